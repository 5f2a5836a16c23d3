import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const supplyAndLimitsChapter: Chapter = {
  id: 'supply-and-limits',
  title: { ja: 'サプライと上限', en: 'Supply and limits' },
  entries: [
    {
      id: 'supply',
      roles: [],
      title: {
        ja: '消費したものは自分のサプライに戻る',
        en: 'What you spend goes back to your supply',
      },
      reading: 'しょうひしたものはじぶんのさぷらいにもどる',
      terms: [
        {
          ja: 'サプライ',
          reading: 'さぷらい',
          en: 'supply',
          aliases: ['ストック', '手元の山', 'reserve', 'pool of pieces'],
        },
        {
          ja: '消費する',
          reading: 'しょうひする',
          en: 'spend',
          aliases: ['払う', '支払う', '使う', 'pay', 'spent'],
        },
      ],
      aliases: [
        'サプライとは',
        '共通のサプライ',
        'what is the supply',
        'コストを払う',
        'paying costs',
      ],
      body: {
        ja: [
          'サプライは、まだ使われていない駒の置き場。',
          '消費したキューブやトークンはそこへ戻り、また得られる。',
          'ポルターガイスト、トレジャーマーカー、ブリーチ、フォースウォールは全員のサプライから取る。',
        ],
        en: [
          'The supply holds the pieces not in use.',
          'Cubes and tokens you spend go back there and can be gained again.',
          'Poltergeists, treasure markers, breaches and force walls come from supplies for everybody.',
        ],
      },
      note: {
        ja: '消費したものがサプライに戻ることは、言葉の意味からの推測。',
        en: 'That spent pieces return to the supply is inferred from the words.',
      },
      related: ['supplies', 'component-limit', 'remove', 'set-up-map'],
      source: ['51', 'R', 'I'],
    },
    {
      id: 'remove',
      roles: [],
      title: {
        ja: '取り除いた駒は持ち主のサプライに戻る',
        en: 'A removed piece goes back to its owner’s supply',
      },
      reading: 'とりのぞいたこまはもちぬしのさぷらいにもどる',
      terms: [
        {
          ja: '取り除く',
          reading: 'とりのぞく',
          en: 'remove',
          aliases: ['除去', 'マップから外す', '離散', 'take off the map', 'removed', 'scatter'],
        },
      ],
      aliases: [
        '取り除かれたら',
        '駒が消える',
        'what does remove mean',
        'マップから消す',
        '戻る場所',
      ],
      body: {
        ja: [
          'あとでまた使える。二度と使えない「ボックスに戻す」とは違う。',
          {
            head: ['駒', '取り除くと'],
            rows: [
              ['スケルトン', 'すぐスポーンダイスで戻り、カードは先頭へ'],
              ['卵', 'ブラッドもいっしょにサプライへ'],
              ['ポルターガイスト、トークン', 'サプライへ'],
              ['呪いマーカーのある駒', 'ウォーロックの呪文トラック +1'],
            ],
          },
        ],
        en: [
          'It can be used again, unlike what returns to the box.',
          {
            head: ['Piece', 'When removed'],
            rows: [
              ['Skeleton', 'respawns at once by die, card to the front'],
              ['Egg', 'to the supply with its blood'],
              ['poltergeist, token', 'to the supply'],
              ['piece with curse markers', 'the Warlock’s Spells track +1'],
            ],
          },
        ],
      },
      note: partlyReported,
      related: ['return-to-box', 'supply', 'undead', 'eggs', 'spells-track'],
      source: ['2189-2191', '2298-2305', '2602', 'R'],
    },
    {
      id: 'return-to-box',
      roles: [],
      title: {
        ja: 'ボックスに戻した駒はもうゲームに出ない',
        en: 'What returns to the box is out of the game',
      },
      reading: 'ぼっくすにもどしたこまはもうげーむにでない',
      terms: [
        {
          ja: 'ボックスに戻す',
          reading: 'ぼっくすにもどす',
          en: 'return to the box',
          aliases: [
            '箱に戻す',
            'ゲームから除く',
            '除外',
            'out of the game',
            'to the box',
            'box it',
          ],
        },
      ],
      aliases: [
        '箱に戻るもの',
        '二度と使えない',
        'removed from the game',
        'gone for good',
        'ボックスへ',
      ],
      body: {
        ja: [
          {
            head: ['駒', 'いつ'],
            rows: [
              ['蜘蛛の子', 'スパイダーに命中するごとに1匹'],
              ['高笑いする髑髏', '対戦相手のフィギュアが入ったとき'],
              ['トレジャーのカード', '拒否したとき'],
              ['毒、アイアンスパイク', '使ったとき'],
              ['数珠', '神殿で使ったとき'],
            ],
          },
        ],
        en: [
          {
            head: ['Piece', 'When'],
            rows: [
              ['Spiderling', 'one for each hit on the Spider'],
              ['cackling skulls', 'when an enemy figure enters'],
              ['treasure card', 'when refused'],
              ['Poison, Iron Spike', 'when used'],
              ['Prayer Beads', 'when used at a Shrine'],
            ],
          },
        ],
      },
      note: partlyReported,
      related: ['remove', 'cackling-skulls', 'paladin-treasures', 'paladin-goal'],
      source: ['2128-2131', '2248-2250', '2295', 'C', 'R'],
    },
    {
      id: 'empty-decks',
      roles: [],
      title: {
        ja: '山札がなくなったら捨て札をシャッフル',
        en: 'When a deck runs out, shuffle its discards',
      },
      reading: 'やまふだがなくなったらすてふだをしゃっふる',
      aliases: [
        'デッキ 切れ',
        '山札 切れ',
        'deck runs out',
        'empty deck',
        'reshuffle',
        'もう引けない',
      ],
      body: {
        ja: [
          '捨て札をシャッフルして、新しい山札にする。',
          '山札も捨て札もなければ、引かない。',
          'パラディンのトレジャーの山札がなければ、かわりに経験値 +5。',
        ],
        en: [
          'Shuffle the discards into a new deck.',
          'With neither deck nor discards, nothing is drawn.',
          'If the Paladin has no treasure deck left, he gets Grit +5 instead.',
        ],
      },
      note: reported,
      related: ['hand-limits', 'paladin-treasures', 'rituals', 'favors'],
      source: ['2128-2131', 'R'],
    },
    {
      id: 'hand-limits',
      roles: [],
      title: {
        ja: '手札は書かれていなければ何枚でも',
        en: 'Hands are unlimited unless a limit is given',
      },
      reading: 'てふだはかかれていなければなんまいでも',
      aliases: ['手札 枚数', '手札の上限', 'hand limit', 'how many cards', '手札 何枚'],
      body: {
        ja: [
          '上限が書かれたロールだけが従う。',
          '館は儀式カードを引いたあと、5枚まで捨てる。',
          'スパイダーは毎ターン、手札をすべて捨てて魂の枚数を引く。',
        ],
        en: [
          'Only the roles with a stated limit have one.',
          'The Manor discards down to 5 ritual cards after drawing.',
          'The Spider discards its whole hand each turn and draws Spirit cards.',
        ],
      },
      note: reported,
      related: ['empty-decks', 'rituals', 'power-cards', 'spells'],
      source: ['2396', '2513', 'R'],
    },
    {
      id: 'dial-limits',
      roles: [],
      title: {
        ja: 'ダイヤルとトラックは印刷された両端を越えない',
        en: 'Dials and tracks never pass their printed ends',
      },
      reading: 'だいやるととらっくはいんさつされたりょうはしをこえない',
      aliases: ['上限', '下限', '最大値', '0より下', 'maximum', 'minimum', 'track limits'],
      body: {
        ja: [
          '越える分の増減は無視する。',
          {
            head: ['値', '最小', '最大'],
            rows: [
              ['ヘルス', '0', '7（ボードを見る）'],
              ['炎', '0', '5'],
              ['光', '0', '8'],
              ['ヒーローキューブ', '3（領主は2）', '7（領主は6）'],
              ['経験値、安定性、恐怖', '0', 'ボードを見る'],
              ['封印', '0', '14'],
              ['支配した駒', '0', '5'],
            ],
          },
          '例：安定性1で、横穴以外のライトタイルに3体いれば0になり、ターンの終わりに2になる。',
        ],
        en: [
          'Ignore gains and losses beyond them.',
          {
            head: ['Value', 'Least', 'Most'],
            rows: [
              ['Health', '0', '7 (see the board)'],
              ['Fury', '0', '5'],
              ['Light', '0', '8'],
              ['hero cubes', '3 (Lord 2)', '7 (Lord 6)'],
              ['Grit, Stability, Terror', '0', 'see the board'],
              ['Seals', '0', '14'],
              ['dominated pieces', '0', '5'],
            ],
          },
          'Example: at Stability 1 with 3 Skeletons on Lit tiles that are no Pits you fall to 0 and end the turn at 2.',
        ],
      },
      note: reported,
      related: ['printed-values', 'grit', 'stability', 'terror', 'seals'],
      source: ['2064', '2143', '2197', '2419', '2534', 'R'],
    },
  ],
};
