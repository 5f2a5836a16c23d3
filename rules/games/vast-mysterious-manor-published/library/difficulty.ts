import type { Chapter } from '../../../library/entry';
import {
  paladinLevels,
  skeletonsLevels,
  spiderLevels,
  manorLevels,
  warlockLevels,
} from './difficultyNames';
import { reported } from './reported';

export const difficultyChapter: Chapter = {
  id: 'difficulty',
  title: { ja: '難易度', en: 'Difficulty' },
  entries: [
    {
      id: 'difficulty',
      roles: [],
      title: {
        ja: 'ロールごとに選べる4つの難易度',
        en: 'Four difficulty levels for each role',
      },
      reading: 'ろーるごとにえらべる4つのなんいど',
      terms: [
        {
          ja: '難易度',
          reading: 'なんいど',
          en: 'difficulty',
          aliases: [
            'ハンデ',
            'ハンディキャップ',
            'レベル',
            '難しさ',
            'difficulty level',
            'handicap',
          ],
        },
      ],
      aliases: [
        'ハンデをつける',
        'ヴァリアント',
        '簡単にする',
        '難しくする',
        'handicap',
        'variants',
        'easier or harder',
      ],
      body: {
        ja: [
          {
            head: ['ロール', 'とても易しい', '易しい', '難しい', 'とても難しい'],
            rows: [
              ['パラディン', '従者', '守護者', '裁定者', '領主'],
              ['スケルトン', 'ならず者', '親分', '達人', '将軍'],
              ['スパイダー', '孵りたて', '貪る者', '女家長', '魔の女王'],
              ['館', '小屋', '別荘', '砦', '城'],
              ['ウォーロック', 'いかさま師', '操る者', '惑わす者', '心を曲げる者'],
            ],
          },
          '名前のない「ふつう」が、どの変更もない標準のゲーム。',
          '4人か5人のゲームのためのもの。',
        ],
        en: [
          {
            head: ['Role', 'Very easy', 'Easy', 'Hard', 'Very hard'],
            rows: [
              ['Paladin', 'Squire', 'Protector', 'Justicar', 'Lord'],
              ['Skeletons', 'Miscreant', 'Boss', 'Master', 'Warlord'],
              ['Spider', 'Hatchling', 'Consumer', 'Matriarch', 'Demon Queen'],
              ['Manor', 'Shack', 'Villa', 'Keep', 'Castle'],
              ['Warlock', 'Charlatan', 'Controller', 'Beguiler', 'Mind Bender'],
            ],
          },
          'The normal game, without any change, has no name of its own.',
          'The levels are meant for games with 4 or 5 players.',
        ],
      },
      note: reported,
      related: [
        'difficulty-paladin',
        'difficulty-skeletons',
        'difficulty-spider',
        'difficulty-manor',
        'difficulty-warlock',
      ],
      source: ['R'],
    },
    {
      id: 'difficulty-paladin',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの難易度：従者、守護者、裁定者、領主',
        en: 'Paladin levels: Squire, Protector, Justicar, Lord',
      },
      reading: 'ぱらでぃんのなんいど：じゅうしゃ、しゅごしゃ、さいていしゃ、りょうしゅ',
      terms: paladinLevels,
      aliases: [
        'パラディン ハンデ',
        'easier Paladin',
        'harder Paladin',
        '蜘蛛の子を受け取る',
        '神殿を使わない',
      ],
      body: {
        ja: [
          {
            head: ['名前', '変わること'],
            rows: [
              ['従者（とても易しい）', '蜘蛛の子2匹を受け取る。3回の命中で勝つ'],
              ['守護者（易しい）', '蜘蛛の子1匹を受け取る。4回の命中で勝つ'],
              ['裁定者（難しい）', '神殿がない'],
              ['領主（とても難しい）', 'ヒーローキューブ2個で始め、1個はゲームから除く'],
            ],
          },
        ],
        en: [
          {
            head: ['Name', 'Change'],
            rows: [
              ['Squire (very easy)', 'gets 2 Spiderlings; 3 hits win'],
              ['Protector (easy)', 'gets 1 Spiderling; 4 hits win'],
              ['Justicar (hard)', 'no Shrines'],
              ['Lord (very hard)', 'starts with 2 hero cubes, 1 leaves the game'],
            ],
          },
        ],
      },
      note: reported,
      related: ['difficulty', 'paladin-goal', 'hero-cubes', 'shrine'],
      source: ['R'],
    },
    {
      id: 'difficulty-skeletons',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'スケルトンの難易度：ならず者、親分、達人、将軍',
        en: 'Skeleton levels: Miscreant, Boss, Master, Warlord',
      },
      reading: 'すけるとんのなんいど：ならずもの、おやぶん、たつじん、しょうぐん',
      terms: skeletonsLevels,
      aliases: [
        'スケルトン ハンデ',
        'easier Skeletons',
        'harder Skeletons',
        'パラディンのヘルスを減らす',
        'スケルトン 強さ',
      ],
      body: {
        ja: [
          {
            head: ['名前', '変わること'],
            rows: [
              ['ならず者（とても易しい）', 'パラディンのヘルスは5から'],
              ['親分（易しい）', 'パラディンのヘルスは6から'],
              ['達人（難しい）', 'パラディンがアーマーを持って始める'],
              ['将軍（とても難しい）', 'パラディンがアーマーと後光を持って始める'],
            ],
          },
        ],
        en: [
          {
            head: ['Name', 'Change'],
            rows: [
              ['Miscreant (very easy)', 'the Paladin starts at Health 5'],
              ['Boss (easy)', 'the Paladin starts at Health 6'],
              ['Master (hard)', 'the Paladin has Armor'],
              ['Warlord (very hard)', 'the Paladin has Armor and Halo'],
            ],
          },
        ],
      },
      note: reported,
      related: ['difficulty', 'skeletons-goal', 'paladin-health', 'paladin-treasures'],
      source: ['R'],
    },
    {
      id: 'difficulty-spider',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの難易度：恐怖8・10、足なし、形態1つ',
        en: 'Spider levels: 8 or 10 Terror, no Legs, one form',
      },
      reading: 'すぱいだーのなんいど：きょうふ8・10、あしなし、けいたい1つ',
      terms: spiderLevels,
      aliases: ['スパイダー ハンデ', 'easier Spider', 'harder Spider', '足のパワーなし', '恐怖8'],
      body: {
        ja: [
          {
            head: ['名前', '変わること'],
            rows: [
              ['孵りたて（とても易しい）', '恐怖8で出られる'],
              ['貪る者（易しい）', '恐怖10で出られる'],
              ['女家長（難しい）', '足のパワーがない'],
              ['魔の女王（とても難しい）', 'ゲーム中ずっとジャイアントスパイダー'],
            ],
          },
        ],
        en: [
          {
            head: ['Name', 'Change'],
            rows: [
              ['Hatchling (very easy)', 'may leave at 8 Terror'],
              ['Consumer (easy)', 'may leave at 10 Terror'],
              ['Matriarch (hard)', 'no Legs'],
              ['Demon Queen (very hard)', 'Giant Spider all game'],
            ],
          },
        ],
      },
      note: reported,
      related: ['difficulty', 'spider-goal', 'terror', 'spider-forms'],
      source: ['R'],
    },
    {
      id: 'difficulty-manor',
      roles: ['manor'],
      title: {
        ja: '館の難易度：小屋、別荘、砦、城',
        en: 'Manor levels: Shack, Villa, Keep, Castle',
      },
      reading: 'やかたのなんいど：こや、べっそう、とりで、しろ',
      terms: manorLevels,
      aliases: [
        '館 ハンデ',
        'easier Manor',
        'harder Manor',
        '儀式カード 抜く',
        '封印 いくつ 難易度',
      ],
      body: {
        ja: [
          {
            head: ['名前', '変わること'],
            rows: [
              ['小屋（とても易しい）', '封印11で勝つ'],
              ['別荘（易しい）', '封印13で勝つ'],
              ['砦（難しい）', '封印3の儀式カードを除く'],
              ['城（とても難しい）', '封印1の儀式カードを除く。予兆は1つも得られない'],
            ],
          },
        ],
        en: [
          {
            head: ['Name', 'Change'],
            rows: [
              ['Shack (very easy)', '11 Seals win'],
              ['Villa (easy)', '13 Seals win'],
              ['Keep level (hard)', 'no 3-Seal rituals'],
              ['Castle (very hard)', 'no 1-Seal rituals, so no Portents ever'],
            ],
          },
        ],
      },
      note: reported,
      related: ['difficulty', 'manor-goal', 'seals', 'rituals'],
      source: ['R', 'C'],
    },
    {
      id: 'difficulty-warlock',
      roles: ['warlock'],
      title: {
        ja: 'ウォーロックの難易度：支配4つから魔力キューブ2個まで',
        en: 'Warlock levels: Charlatan, Controller, Beguiler, Mind Bender',
      },
      reading: 'うぉーろっくのなんいど：しはい4つからまりょくきゅーぶ2こまで',
      terms: warlockLevels,
      aliases: [
        'ウォーロック ハンデ',
        'easier Warlock',
        'harder Warlock',
        '呪文を引いて始める',
        '魔力キューブ2個',
      ],
      body: {
        ja: [
          {
            head: ['名前', '変わること'],
            rows: [
              ['いかさま師（とても易しい）', '支配した駒4つで勝つ'],
              ['操る者（易しい）', '最初のターンの前に呪文カードを3枚引く'],
              ['惑わす者（難しい）', '最初のターンの前に呪文トラック +2。カードは引かない'],
              ['心を曲げる者（とても難しい）', '魔力キューブ2個で始め、1個はゲームから除く'],
            ],
          },
        ],
        en: [
          {
            head: ['Name', 'Change'],
            rows: [
              ['Charlatan (very easy)', '4 dominated pieces win'],
              ['Controller (easy)', 'draws 3 spell cards before turn 1'],
              ['Beguiler (hard)', 'Spells track +2 before turn 1, without drawing'],
              ['Mind Bender (very hard)', 'starts with 2 magic cubes, 1 leaves the game'],
            ],
          },
        ],
      },
      note: reported,
      related: ['difficulty', 'warlock-goal', 'spells-track', 'magic-cubes'],
      source: ['R'],
    },
  ],
};
