import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const paladinRoleChapter: Chapter = {
  id: 'paladin-role',
  title: { ja: 'パラディン：目標と準備', en: 'Paladin: goal and set-up' },
  entries: [
    {
      id: 'paladin',
      roles: ['paladin'],
      title: {
        ja: 'パラディン：館を探って強くなり、スパイダーを倒す',
        en: 'Paladin: explore, grow strong and kill the Spider',
      },
      reading: 'ぱらでぃん：やかたをさぐってつよくなり、すぱいだーをたおす',
      terms: [
        {
          ja: 'パラディン',
          reading: 'ぱらでぃん',
          en: 'Paladin',
          aliases: ['聖騎士', 'パラデイン', 'バラディン', '主人公', 'ヒーロー', 'hero', 'palladin'],
        },
      ],
      aliases: ['パラディンとは', 'パラディン 目的', 'what does the Paladin do', 'Paladin role'],
      body: {
        ja: [
          '勝ち：スパイダーの蜘蛛の子5匹がすべてボックスに戻る。',
          'ダークタイルの公開などで経験値をため、ヒーローキューブと神聖カードを増やす。',
          'キューブと炎で筋力を上げ、スパイダーに命中させる。1回で蜘蛛の子1匹。',
          'ヘルスは7。0になるとスケルトンが勝つ。回復する方法はない。',
          'どのゲームでも、最初に手番を行う。',
        ],
        en: [
          'You win when the Spider’s 5 Spiderlings are all in the box.',
          'Reveal Dark tiles and the like for Grit; it brings hero cubes and favor cards.',
          'Raise your Strength with cubes and Fury and hit the Spider: 1 Spiderling a hit.',
          'Health is 7. At 0 the Skeletons win, and nothing heals.',
          'You take the first turn in every game.',
        ],
      },
      note: partlyReported,
      related: ['paladin-win', 'paladin-turn', 'grit', 'paladin-strength', 'paladin-health'],
      source: ['2060', '2064-2068', 'R'],
    },
    {
      id: 'paladin-win',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'パラディンの勝ち：蜘蛛の子5匹をボックスへ',
        en: 'The Paladin wins with all 5 Spiderlings in the box',
      },
      reading: 'ぱらでぃんのかち：くものこ5ひきをぼっくすへ',
      aliases: ['パラディン 勝利条件', 'how does the Paladin win', '蜘蛛の子 何匹', '5 hits'],
      body: {
        ja: [
          'どの形態のスパイダーでも、命中1回で蜘蛛の子1匹がボックスに戻る。',
          'たいまつと炎3を使えば、ジャイアントスパイダーとソーサラーからは2匹。',
          {
            head: ['ゲーム', '必要な数'],
            rows: [
              ['ふつう', '5匹'],
              ['守護者', '4匹（1匹を受け取って始める）'],
              ['従者', '3匹（2匹を受け取って始める）'],
              ['スパイダーの代わりにシャドウパラディン', 'シャドウパラディンのヘルスを0に'],
            ],
          },
        ],
        en: [
          'Whatever the Spider’s form, each hit sends 1 Spiderling to the box.',
          'With the Fire Brand and 3 Fury the Giant Spider and the Sorcerer lose 2.',
          {
            head: ['Game', 'Needed'],
            rows: [
              ['normal', '5'],
              ['Protector', '4 (you start with 1)'],
              ['Squire', '3 (you start with 2)'],
              ['Shadow Paladin instead of the Spider', 'bring the Shadow Paladin’s Health to 0'],
            ],
          },
        ],
      },
      note: {
        ja: '最後の蜘蛛の子をパラディン以外がボックスに送ったとき、パラディンの勝ちかは決まっていない。文面は本人が行うように読める。卓で決めておく。',
        en: 'Whether the Paladin wins when somebody else sends the last Spiderling to the box is not settled; the text speaks of the Paladin doing it. Agree at the table.',
      },
      related: ['paladin-attack-spider', 'treasure-fire-brand', 'victory-conditions', 'difficulty'],
      source: ['2060', '2295', 'C', 'R', 'U'],
      links: { notices: ['victory.paladinKillsSpider'] },
    },
    {
      id: 'paladin-set-up',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの準備：エントランスタイル、キューブ3個から',
        en: 'Paladin set-up: Entrance tile, Health 7, 3 hero cubes',
      },
      reading: 'ぱらでぃんのじゅんび：えんとらんすたいる、きゅーぶ3こから',
      aliases: [
        'パラディン セットアップ',
        'Paladin setup',
        'パラディン どこから',
        'starting space',
      ],
      body: {
        ja: [
          'パラディンの駒をエントランスタイルに置く。',
          'ヘルス7、経験値0、ヒーローキューブ3個で始める。炎と光は0。',
          '神聖カードの「照らす」と「活力」を表向きで持つ。',
          '残りの神聖カード7枚と、トレジャー7枚をそれぞれ切って山札にする。',
        ],
        en: [
          'Put the Paladin on the Entrance tile.',
          'Start with Health 7, Grit 0 and 3 hero cubes. Fury and Light are 0.',
          'Keep the favor cards Illuminate and Vigor face up.',
          'Shuffle the other 7 favor cards and the 7 treasure cards into two decks.',
        ],
      },
      note: {
        ja: '準備は公開されている早見ページが伝える内容。炎と光が0から始まることは推測。',
        en: 'The set-up is reported by a public reference page. That Fury and Light start at 0 is inferred.',
      },
      related: ['paladin-numbers', 'set-up-map', 'favors-always-held', 'paladin-difficulty'],
      source: ['R', 'I'],
    },
    {
      id: 'paladin-numbers',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの数値と駒の数',
        en: 'The Paladin’s numbers: start, limits and pieces',
      },
      reading: 'ぱらでぃんのすうちとこまのかず',
      aliases: [
        'パラディン 上限',
        'Paladin limits',
        'パラディン コンポーネント',
        'how many pieces',
      ],
      body: {
        ja: [
          {
            head: ['数値', '開始', '上限'],
            rows: [
              ['ヘルス', '7', '7'],
              ['経験値', '0', 'ダイヤルの最後'],
              ['ヒーローキューブ', '3', '7'],
              ['炎', '0', '5'],
              ['光', '0', '8'],
              ['筋力と防御力', '0', 'なし'],
            ],
          },
          '駒とカード：ヒーローキューブ7、光8、炎5、トレジャー7枚、神聖カード9枚（照らすと活力を含む）。',
        ],
        en: [
          {
            head: ['Number', 'Start', 'Most'],
            rows: [
              ['Health', '7', '7'],
              ['Grit', '0', 'end of the dial'],
              ['hero cubes', '3', '7'],
              ['Fury', '0', '5'],
              ['Light', '0', '8'],
              ['Strength and Defense', '0', 'no limit'],
            ],
          },
          'Pieces: 7 hero cubes, 8 Light, 5 Fury, 7 treasure cards, 9 favor cards (Illuminate and Vigor included).',
        ],
      },
      note: {
        ja: '開始時の値と駒の数は公開されている早見ページによる。炎と光が0から始まることは推測。ヘルスと経験値の最後はボードの印刷で確かめる。',
        en: 'Start values and piece counts come from a public reference page; that Fury and Light start at 0 is inferred. For the ends of Health and Grit see the board.',
      },
      related: ['paladin-set-up', 'hero-cubes', 'fury', 'light', 'printed-values'],
      source: ['2064-2068', '2135', '2143', '2155', 'R', 'I'],
    },
    {
      id: 'paladin-difficulty',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: '難易度でパラディンが変わるところ',
        en: 'What the difficulty levels change for the Paladin',
      },
      reading: 'なんいどでぱらでぃんがかわるところ',
      aliases: [
        'パラディン 簡単',
        'パラディン 難しい',
        'easier Paladin',
        'harder Paladin',
        'ハンデ',
      ],
      body: {
        ja: [
          {
            head: ['名前', '変わること'],
            rows: [
              ['従者（とても易しい）', '蜘蛛の子2匹を受け取って始める'],
              ['守護者（易しい）', '蜘蛛の子1匹を受け取って始める'],
              ['裁定者（難しい）', '神殿なし'],
              ['領主（とても難しい）', 'ヒーローキューブ2個で始め、1個はゲームから除く'],
              ['スケルトンがならず者・親分', 'ヘルス5・6で始める'],
              ['スケルトンが達人', 'アーマーを持って始める'],
              ['スケルトンが将軍', 'アーマーと後光を持って始める'],
            ],
          },
        ],
        en: [
          {
            head: ['Name', 'Change'],
            rows: [
              ['Squire (very easy)', 'start with 2 Spiderlings'],
              ['Protector (easy)', 'start with 1 Spiderling'],
              ['Justicar (hard)', 'no Shrines'],
              ['Lord (very hard)', 'start with 2 hero cubes; 1 leaves the game'],
              ['Skeletons as Miscreant, Boss', 'start with Health 5, 6'],
              ['Skeletons as Master', 'start with the Armor'],
              ['Skeletons as Warlord', 'start with the Armor and the Halo'],
            ],
          },
        ],
      },
      note: reported,
      related: ['difficulty', 'hero-cubes-lord', 'treasure-armor', 'treasure-halo'],
      source: ['R'],
    },
    {
      id: 'paladin-cards-out',
      roles: ['paladin'],
      title: {
        ja: 'スケルトンのいないゲームで除くカード',
        en: 'Cards that stay out without the Skeletons',
      },
      reading: 'すけるとんのいないげーむでのぞくかーど',
      aliases: [
        'アーマー 抜く',
        '侮蔑 抜く',
        'remove Armor Disdain',
        '3人 抜くカード',
        '2人 抜くカード',
      ],
      body: {
        ja: [
          {
            head: ['ロールの組み合わせ', '除くカード'],
            rows: [
              ['パラディン、スパイダー、館', 'アーマー、侮蔑、輝くランプ'],
              ['パラディン、スパイダー、ウォーロック', 'アーマー、侮蔑、輝くランプ'],
              ['パラディン、スパイダー', 'アーマー、輝くランプ'],
            ],
          },
          'ほかの組み合わせでは、どのカードも除かない。',
        ],
        en: [
          {
            head: ['Roles', 'Out'],
            rows: [
              ['Paladin, Spider, Manor', 'Armor, Disdain, Radiant Lamps'],
              ['Paladin, Spider, Warlock', 'Armor, Disdain, Radiant Lamps'],
              ['Paladin, Spider', 'Armor, Radiant Lamps'],
            ],
          },
          'With any other roles the Paladin plays with all cards.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'treasure-armor', 'favor-disdain', 'favor-radiant-lamps'],
      source: ['R'],
    },
  ],
};
