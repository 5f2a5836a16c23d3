import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const editionChapter: Chapter = {
  id: 'edition',
  title: { ja: 'この版について', en: 'About this edition' },
  entries: [
    {
      id: 'edition',
      roles: [],
      title: { ja: '2019年からの製品版のルール', en: 'The rules of the published edition of 2019' },
      reading: '2019ねんからのせいひんばんのるーる',
      terms: [
        {
          ja: 'ヴァスト：不思議の館',
          reading: 'ゔぁすと：ふしぎのやかた',
          en: 'Vast: The Mysterious Manor',
          aliases: ['VMM', 'バスト', 'ヴァスト', '不思議の館', 'ミステリアスマナー', 'Vast 2'],
        },
        {
          ja: '製品版',
          reading: 'せいひんばん',
          en: 'published edition',
          aliases: ['市販版', '完成版', 'retail edition', 'final rules', 'published game'],
        },
        {
          ja: 'プレビュー版',
          reading: 'ぷれびゅーばん',
          en: 'preview edition',
          aliases: ['キックスターター版', 'Kickstarter preview', '試作版', 'prototype'],
        },
      ],
      aliases: [
        'どの版',
        'バージョン',
        'which edition',
        'which version',
        '箱の見分け方',
        'tell the editions apart',
      ],
      body: {
        ja: [
          'ここのルールと数値は、2019年から店で売られている製品版のもの。',
          '2018年のプレビュー版とは混ぜて使わない。見分け方は次のとおり。',
          {
            head: ['見るところ', 'プレビュー版', '製品版'],
            rows: [
              ['箱', '2018年のキックスターターの試作版', '店で買った箱'],
              ['5つ目のロール', 'エンチャンター', 'ウォーロック'],
              ['館が集めるもの', 'モールド15', '封印14'],
              ['ヒーローキューブが増える経験値', '5・18・35', '7・18・32・41'],
              ['カード', 'イベントカード', '儀式カード'],
              ['中央のタイル', 'アビスタイル', '横穴（S）'],
            ],
          },
        ],
        en: [
          'The rules and numbers here are those of the published edition, in shops since 2019.',
          'Do not mix them with the preview edition of 2018. This tells them apart.',
          {
            head: ['Look at', 'Preview', 'Published'],
            rows: [
              ['Box', 'prototype of the 2018 Kickstarter', 'box from a shop'],
              ['Fifth role', 'Enchanter', 'Warlock'],
              ['The Manor collects', '15 Mold', '14 Seals'],
              ['Grit that brings a hero cube', '5, 18, 35', '7, 18, 32, 41'],
              ['Cards', 'Event cards', 'ritual cards'],
              ['Center tile', 'Abyss tile', 'Pit (S)'],
            ],
          },
        ],
      },
      related: ['changes-from-preview', 'edition-sources', 'open-questions', 'printed-values'],
      source: ['39-51', '2143', '2419', '2534'],
    },
    {
      id: 'edition-sources',
      roles: [],
      title: {
        ja: '資料で確かめられない内容には注がつく',
        en: 'What is only reported is marked as such',
      },
      reading: 'しりょうでたしかめられないないようにはちゅうがつく',
      aliases: [
        '出典',
        '資料',
        '信頼できるか',
        'source of the rules',
        'reported note',
        'how reliable',
      ],
      body: {
        ja: [
          {
            head: ['もと', '内容'],
            rows: [
              ['出版社の英語ルール資料', '目的、マップの準備、5ロールと拡張ロールの章'],
              ['出版社のカード', 'カードの効果と数値'],
              [
                '公開の早見ページ（注つき）',
                '移動・命中・視線・トークンの共通ルール、ロールの準備、組み合わせ、難易度、ソロ',
              ],
              ['推測、未確定（注つき）', 'どれにも書かれていない点'],
            ],
          },
          '資料の共通ルールの章は水晶洞窟のもので、館には使わない。',
          '手元のルールブックやカードが違えば、そちらに従う。',
        ],
        en: [
          {
            head: ['From', 'What'],
            rows: [
              [
                'Publisher’s rules reference',
                'goals, set-up of the map, chapters of the 5 roles and the expansion roles',
              ],
              ['Publisher’s cards', 'effects and numbers of cards'],
              [
                'Public reference page (with a note)',
                'common rules of moving, hitting, sight and tokens; set-up of roles, mixes, difficulty, solo',
              ],
              ['Inference, unsettled (with a note)', 'what none of them says'],
            ],
          },
          'The common chapter of the rules reference is that of the Crystal Caverns and does not hold here.',
          'If your rulebook or cards differ, follow them.',
        ],
      },
      related: ['edition', 'open-questions', 'printed-values'],
      source: ['39-51', '53-158', 'C', 'R'],
    },
    {
      id: 'open-questions',
      roles: [],
      title: {
        ja: '資料が食い違う点と、アプリの扱い',
        en: 'Where the sources disagree, and what the app does',
      },
      reading: 'しりょうがくいちがうてんと、あぷりのあつかい',
      aliases: ['矛盾', '未確定', 'FAQ', 'contradictions', 'unclear rules', '裁定'],
      body: {
        ja: [
          {
            head: ['どこ', '問題', 'アプリ'],
            rows: [
              ['臆病', '呪いの半分は切り捨てか切り上げか', '切り捨て、切り替え可'],
              ['スタッビィ', '経験値の減少が3か4か', '3（カードも3）'],
              ['ブラッドを取る', '「卵がない」条件が早見ページにない', '条件あり'],
              ['シューティーの遠距離', '安定性がもう1要るか、カードにはない', '+1、切り替え可'],
              ['高笑いする髑髏', '入られたあと、また置けるか', 'ボックスに戻り、置けない'],
              ['呪いを広げる', '置く数と、前からある分もならすか', '未確定、卓で決める'],
              ['行進順番', 'カードが先頭に移ったスケルトンは、もう一度動くか', '1ターンに1回'],
              ['邪魔', 'スペースと書く所とタイルと書く所がある', 'スペース'],
            ],
          },
          {
            head: ['どこ', '問題', 'アプリ'],
            rows: [
              ['館の最後のトラック', '「カードを引く」とも呼ばれる', '同じトラック'],
              ['スパイダーの脱出', '出る方法', 'エントランスタイルから階段の辺を抜け、もう1歩'],
              ['共通ルールの章', '水晶洞窟のもの（エントランス接続、崩落）', '館には使わない'],
              [
                'ポルターガイスト、呪文カード',
                '誤字。呪文が「エンチャンター」に並ぶ',
                'ウォーロックのもの',
              ],
              [
                '最後の蜘蛛の子',
                'パラディン以外がボックスに戻すと、パラディンの勝利か',
                '未確定、卓に聞く',
              ],
              ['経験値13・25', '下回ってまた達したら、また引くか', '引く'],
            ],
          },
        ],
        en: [
          {
            head: ['Where', 'Problem', 'App'],
            rows: [
              ['Skittish', 'half the Curses, rounded down or up', 'down, can be switched'],
              ['Stabby', '3 or 4 Grit lost', '3 (as on the card)'],
              ['Picking up blood', 'the reference page leaves out “no Egg”', 'with the condition'],
              [
                'Shooty at range',
                '1 more Stability, or none as on the card',
                '+1, can be switched',
              ],
              ['Cackling skulls', 'whether entered ones may be placed again', 'to the box, gone'],
              [
                'Spreading Curses',
                'how many, and whether old ones are levelled',
                'open, agree at the table',
              ],
              [
                'March Order',
                'does a Skeleton whose card went to the front act again',
                'once per turn',
              ],
              ['Distracting', 'speaks of spaces here, of tiles there', 'spaces'],
            ],
          },
          {
            head: ['Where', 'Problem', 'App'],
            rows: [
              ['Last track of the Manor', 'also called Draw Card', 'the same track'],
              [
                'The Spider leaves',
                'how',
                'from the Entrance tile by the edge at the stairs, one more step',
              ],
              [
                'Common chapter',
                'that of the Cave (Entrance connection, Collapse)',
                'not used here',
              ],
              [
                'Poltergeist, spell cards',
                'a misprint; spells filed under Enchanter',
                'the Warlock’s',
              ],
              [
                'Last Spiderling',
                'does the Paladin win if somebody else boxes it',
                'open, ask the table',
              ],
              ['Grit 13 and 25', 'falling below and reaching it again: draw again?', 'yes'],
            ],
          },
        ],
      },
      note: {
        ja: '出版社の資料、カード、早見ページの間の食い違い。手元のルールブックで決まるなら、そちらに従う。',
        en: 'These are differences between the rules reference, the cards and the reference page. Where your rulebook settles one, follow it.',
      },
      related: ['edition-sources', 'skittish', 'skeleton-strike', 'spider-goal', 'paladin-goal'],
      source: [
        '53-158',
        '2060',
        '2145',
        '2176',
        '2201',
        '2248-2250',
        '2258',
        '2266',
        '2285',
        '2295',
        '2412',
        '2506',
        '2547',
        '2557',
        '2609',
        'C',
        'R',
        'I',
        'U',
      ],
    },
    {
      id: 'printed-values',
      roles: [],
      title: {
        ja: 'ボードやカードを見るしかない数値',
        en: 'Numbers found only on boards and cards',
      },
      reading: 'ぼーどやかーどをみるしかないすうち',
      aliases: [
        '載っていない数値',
        '数字がない',
        'not in the rules',
        'where is the number',
        'ボードの数字',
      ],
      body: {
        ja: [
          '次の値はどの資料にもないので、手元のボードやカードを見て入れる。',
          {
            head: ['ロール', '見る値'],
            rows: [
              ['パラディン', '経験値とヘルスの最後の値'],
              ['スケルトン', '安定性の最後の値'],
              ['スパイダー', '恐怖ごとの防御力と魂'],
              ['館', '公開・シフト・スワップ・壁・歩くの各トラックの数と長さ、儀式カード13枚の形'],
              ['ウォーロック', '支配トラックの値と効果、呪文トラックの印'],
              ['シャドウパラディン', 'シャドウトラックのコスト、防御力、魂、ヘルス、鎖カード'],
              ['アーマードナイト', 'ステータスのトラック、サイドクエストとアーティファクト'],
              ['マップ', '最初の6枚の絵、スポーンダイスの面、スポーン地点の場所'],
            ],
          },
        ],
        en: [
          'No source gives these; look at your boards and cards and enter them.',
          {
            head: ['Role', 'Look up'],
            rows: [
              ['Paladin', 'last values of Grit and Health'],
              ['Skeletons', 'last value of Stability'],
              ['Spider', 'Defense and Spirit for each Terror'],
              [
                'Manor',
                'numbers and lengths of the tracks Reveal, Shift, Swap, Walls, Move Wraith; shapes of the 13 ritual cards',
              ],
              [
                'Warlock',
                'values and effects of the Dominated Pieces track, symbols of the Spells track',
              ],
              ['Shadow Paladin', 'costs of the Shadow track, Defense, Spirit, Health, chain cards'],
              ['Armored Knight', 'tracks of the statistics, sidequests and artifacts'],
              [
                'Map',
                'picture of the six first tiles, faces of the spawn die, places of the Spawns',
              ],
            ],
          },
        ],
      },
      note: partlyReported,
      related: ['dial-limits', 'edition-sources', 'open-questions', 'figures-table'],
      source: ['43-51', '2302', '2396', '2544', '2602', '2616-2713', 'R'],
    },
  ],
};
