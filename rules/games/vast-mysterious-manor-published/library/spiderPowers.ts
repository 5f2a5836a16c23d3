import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderPowersChapter: Chapter = {
  id: 'spider-powers',
  title: { ja: 'スパイダー：パワー', en: 'Spider: powers' },
  entries: [
    {
      id: 'spider-powers',
      roles: ['spider'],
      title: {
        ja: 'スパイダーのパワーと費用の一覧',
        en: 'The Spider’s powers and what they cost',
      },
      reading: 'すぱいだーのぱわーとひようのいちらん',
      aliases: [
        'スパイダー できること',
        'スパイダー コスト',
        'Spider costs',
        'Spider abilities',
        'パワー 一覧表',
      ],
      body: {
        ja: [
          {
            head: ['パワー', '形態', '費用', '効果'],
            rows: [
              ['餌', 'すべて', 'ブラッド3', '恐怖 +1、1ターンに1回'],
              ['不穏', 'すべて', 'カード1（蜘蛛の巣6以上）', '恐怖 +1、1ターンに1回'],
              ['足のパワー', 'すべて', 'カード1', '1スペース多く移動'],
              ['産卵', 'ジャイアントスパイダー', 'カード2、2つ目は1', '卵、1ターンに2つまで'],
              ['管理', 'ソーサラー', 'ブラッド1', 'すべての卵にブラッド1'],
              ['闇の帳', 'ソーサラー', 'カード1', 'ライトタイルを暗くする'],
              ['略奪', '蜘蛛の子', 'カード1', '恐怖 +1〜+3'],
            ],
          },
        ],
        en: [
          {
            head: ['Power', 'Form', 'Cost', 'Effect'],
            rows: [
              ['Feed', 'any', '3 Blood', 'Terror +1, once a turn'],
              ['Scare', 'any', '1 card (6 webs or more)', 'Terror +1, once a turn'],
              ['Legs', 'any', '1 card', 'move 1 space more'],
              ['Lay Egg', 'Giant Spider', '2 cards, then 1', 'an Egg, at most 2 a turn'],
              ['Tend', 'Sorcerer', '1 Blood', '1 Blood on every Egg'],
              ['Veil', 'Sorcerer', '1 card', 'a Lit tile turns Dark'],
              ['Loot', 'Spiderlings', '1 card', 'Terror +1 to +3'],
            ],
          },
        ],
      },
      related: ['power-cards', 'feed', 'scare', 'spider-forms'],
      source: ['2324-2329', '2384-2392'],
    },
    {
      id: 'spider-legs',
      roles: ['spider'],
      title: {
        ja: '足のパワー：カード1枚で1スペース多く動く',
        en: 'Legs: 1 card moves you 1 space more',
      },
      reading: 'あしのぱわー：かーど1まいで1すぺーすおおくうごく',
      terms: [
        {
          ja: '足のパワー',
          reading: 'あしのぱわー',
          en: 'Legs',
          aliases: ['足', '脚', 'レッグ', 'レッグス', 'Legs power'],
        },
      ],
      aliases: ['スパイダー 追加移動', '移動を延ばす', 'Spider extra move', '足カード'],
      body: {
        ja: [
          '好きなカード1枚を捨てるごとに、移動が1スペース延びる。どの形態でも使える。',
          '蜘蛛の子では、1枚で全員がそれぞれ1スペース延びる。',
          '抜けられる壁の数は増えない。',
          'レベル「女家長」では使えない。',
        ],
        en: [
          'Each card discarded, of any kind, adds 1 space to the move, in every form.',
          'For Spiderlings one card adds 1 space to each of them.',
          'It does not add walls to pass.',
          'At the level Matriarch there are no Legs.',
        ],
      },
      note: partlyReported,
      related: ['spider-movement', 'spider-leaving', 'difficulty', 'power-cards'],
      source: ['2390', 'R'],
    },
    {
      id: 'spider-loot',
      roles: ['spider'],
      title: {
        ja: '略奪：蜘蛛の子がトレジャーを恐怖に変える',
        en: 'Loot: Spiderlings turn treasures into Terror',
      },
      reading: 'りゃくだつ：くものこがとれじゃーをきょうふにかえる',
      terms: [
        {
          ja: '略奪',
          reading: 'りゃくだつ',
          en: 'Loot',
          aliases: ['略奪のパワー', 'ルート', '宝を奪う', 'plunder', 'looting'],
        },
      ],
      aliases: ['スパイダー トレジャー', '蜘蛛の子 トレジャー', 'Spider treasure', 'Loot table'],
      body: {
        ja: [
          '蜘蛛の子だけのパワー。好きなカード1枚を捨てる。',
          {
            head: ['取ったトレジャー', '恐怖'],
            rows: [
              ['0・1', '0'],
              ['2', '+1'],
              ['3・4', '+2'],
              ['5以上', '+3'],
            ],
          },
          '1つだけでは恐怖は増えない。',
        ],
        en: [
          'A power of the Spiderlings only; discard any one card.',
          {
            head: ['Treasures looted', 'Terror'],
            rows: [
              ['0 or 1', '0'],
              ['2', '+1'],
              ['3 or 4', '+2'],
              ['5 or more', '+3'],
            ],
          },
          'A single one gives nothing.',
        ],
      },
      note: {
        ja: '数えるのは蜘蛛の子のいるタイルのトレジャーマーカーだと読んだ。1ターンの回数の制限は書かれていない。',
        en: 'Read as counting the treasure markers on tiles with Spiderlings. No limit a turn is given.',
      },
      related: ['spiderlings', 'terror', 'manor-treasures', 'terror-in-a-turn'],
      source: ['2392', 'I'],
    },
    {
      id: 'spider-veil',
      roles: ['spider'],
      title: {
        ja: '闇の帳：カード1枚でライトタイルを暗くする',
        en: 'Veil: 1 card turns a Lit tile Dark',
      },
      reading: 'やみのとばり：かーど1まいでらいとたいるをくらくする',
      terms: [
        {
          ja: '闇の帳',
          reading: 'やみのとばり',
          en: 'Veil',
          aliases: ['ヴェール', 'ベール', 'とばり', 'Veil power', 'vail'],
        },
      ],
      aliases: ['ライトタイルを裏返す', 'タイルを暗くする', 'turn a tile Dark', 'darken a tile'],
      body: {
        ja: [
          'ソーサラーだけのパワー。好きなカード1枚を捨てる。',
          '視線が通る未占領のライトタイル1枚を、ダークタイルに戻す。',
          '駒の載ったタイルは選べない。',
          '暗くなったタイルのブリーチとフォースウォールはなくなる。',
        ],
        en: [
          'A power of the Sorcerer only; discard any one card.',
          'One visible empty Lit tile turns Dark again.',
          'A tile with any piece on it cannot be chosen.',
          'The breaches and force walls of the tile are cleared.',
        ],
      },
      note: partlyReported,
      related: ['sorcerer', 'sight', 'force-wall', 'breach', 'spider-powers'],
      source: ['2384', 'R'],
    },
    {
      id: 'spider-lay-egg',
      roles: ['spider'],
      title: {
        ja: '産卵：1つ目はカード2枚、2つ目は1枚',
        en: 'Lay Egg: the first costs 2 cards, the second 1',
      },
      reading: 'さんらん：1つめはかーど2まい、2つめは1まい',
      terms: [
        {
          ja: '産卵',
          reading: 'さんらん',
          en: 'Lay Egg',
          aliases: ['卵を産む', '卵を置く', 'レイエッグ', 'laying an Egg', 'Egg power'],
        },
      ],
      aliases: ['卵 費用', '卵 何枚', 'cost of an Egg', 'how many Eggs per turn', '産卵 回数'],
      body: {
        ja: [
          'ジャイアントスパイダーだけのパワー。捨てるカードの種類は問わない。',
          {
            head: ['このターンの卵', '捨てるカード'],
            rows: [
              ['1', '2枚'],
              ['2', '合わせて3枚'],
              ['3', 'できない'],
            ],
          },
          '手札が1枚だけなら、産卵できない。',
          'マップの卵は3つまで。',
        ],
        en: [
          'A power of the Giant Spider only; any kinds of cards will do.',
          {
            head: ['Eggs this turn', 'Cards'],
            rows: [
              ['1', '2'],
              ['2', '3 together'],
              ['3', 'not allowed'],
            ],
          },
          'With a single card in hand you cannot lay one.',
          'There are at most 3 Eggs on the map.',
        ],
      },
      note: {
        ja: 'どのタイルに置くかはこの資料にない。プレイヤーボードの文に従う。',
        en: 'The tile it goes on is not in our sources: see your player board.',
      },
      related: ['eggs', 'egg-hatches', 'giant-spider', 'spider-tend'],
      source: ['2388', 'R', 'U'],
      links: { tracks: ['spider.eggsLaid'] },
    },
    {
      id: 'spider-tend',
      roles: ['spider'],
      title: {
        ja: '管理：ブラッド1ですべての卵にブラッドを置く',
        en: 'Tend: 1 Blood puts a blood token on every Egg',
      },
      reading: 'かんり：ぶらっど1ですべてのたまごにぶらっどをおく',
      terms: [
        {
          ja: '管理',
          reading: 'かんり',
          en: 'Tend',
          aliases: ['管理のパワー', '世話', '卵の世話', 'テンド', 'tending'],
        },
      ],
      aliases: ['卵を育てる', '卵にブラッドを置く', 'blood on Eggs', 'tend Eggs', '卵 育て方'],
      body: {
        ja: [
          'ソーサラーだけのパワー。カードは要らない。',
          'ブラッド1を消費し、卵のあるタイルすべてにブラッドトークンを1つずつ置く。',
          '卵が3つあれば、1で3つ置ける。距離や視線は問わない。',
          '蜘蛛の巣と合わせて6になった卵は孵化する。',
        ],
        en: [
          'A power of the Sorcerer only; no card is needed.',
          'Spend 1 Blood: put one blood token on each tile with an Egg.',
          'With 3 Eggs that is 3 tokens for 1, wherever they are.',
          'An Egg whose tile comes to 6 with its webs hatches.',
        ],
      },
      note: {
        ja: '1ターンの回数の制限は書かれていない。距離を問わないという点は、制限が書かれていないことからの推測。',
        en: 'No limit a turn is given. That distance does not matter is inferred: none is given.',
      },
      related: ['egg-hatches', 'eggs', 'blood', 'sorcerer'],
      source: ['2386', 'I'],
    },
  ],
};
