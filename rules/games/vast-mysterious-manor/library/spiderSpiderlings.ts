import type { Chapter } from '../../../library/entry';

export const spiderSpiderlingsChapter: Chapter = {
  id: 'spider-spiderlings',
  title: { ja: 'スパイダー：蜘蛛の子', en: 'Spider: Spiderlings' },
  entries: [
    {
      id: 'spider-spiderlings',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の子：1匹ごとに移動力4、どのカードも巣に',
        en: 'Spiderlings: Movement 4 each, any card as Webs',
      },
      reading: 'くものこ：1ぴきごとにいどうりょく4、どのかーどもすに',
      terms: [
        {
          ja: '蜘蛛の子',
          reading: 'くものこ',
          en: 'Spiderling',
          aliases: ['子蜘蛛', 'クモの子', '子グモ', 'Spiderlings', '小蜘蛛', 'こぐも'],
        },
      ],
      aliases: ['蜘蛛の子 能力', 'spiderlings powers', '蜘蛛の子形態', 'spiderling form'],
      body: {
        ja: [
          '何匹もの小さな駒に分かれる形態。スパイダーの残りの命でもある。',
          '1匹ごとに移動力4で、壁を自由に抜けられる。',
          '目カードも牙カードも蜘蛛の巣カードとして使える。',
          'ほかのパワー：不穏（蜘蛛の巣8以上）、足（1枚）、餌（ブラッド3）。卵、略奪、管理はない。',
        ],
        en: [
          'The form of many small pieces, which are also the Spider’s lives.',
          'Movement 4 each, through any walls.',
          'Eyes and Fangs cards may be played as Webs.',
          'Other powers: Unsettle (8 webs or more), Legs (1 card), Feed (3 Blood). No egg, Loot or Tend.',
        ],
      },
      note: {
        ja: '蜘蛛の子のことを「蜘蛛の巣たち」と書いた箇所があるが、蜘蛛の子のこと。',
        en: 'In a few places the source sheet writes webs where Spiderlings are meant.',
      },
      related: [
        'spider-spiderlings-move',
        'spider-spiderlings-fangs',
        'spider-spiderlings-eyes',
        'spider-loses',
        'spider-forms',
      ],
      source: ['418-423', '427', '431-434'],
      links: { tracks: ['spider.spiderlings'] },
    },
    {
      id: 'spider-spiderlings-move',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の子は1匹ずつ動かし、ほかの駒を無視できる',
        en: 'Spiderlings move one by one and ignore other pieces',
      },
      reading: 'くものこは1ぴきずつうごかし、ほかのこまをむしできる',
      aliases: [
        '蜘蛛の子 移動',
        'spiderlings movement',
        '蜘蛛の子 壁',
        '蜘蛛の子 アタックされる',
        'spiderlings ignore',
      ],
      body: {
        ja: [
          '1匹の移動をすべて終えてから、次の1匹をアクティブにする。',
          'ある1匹がアクティブの間に、その1匹のためのパワーカードを使える。',
          '移動の間はほかのプレイヤーの駒を無視し、相手も蜘蛛の子を無視できる。',
        ],
        en: [
          'Finish the movement of one before activating the next.',
          'While one is active you may play power cards for it.',
          'On the move they ignore the pieces of other players, and others may ignore them.',
        ],
      },
      related: ['spider-spiderlings', 'spider-attacked-on-entering', 'spider-legs'],
      source: ['419-421'],
    },
    {
      id: 'spider-spiderlings-eyes',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の子の目：いるタイルをすべて公開',
        en: 'Spiderlings’ Eyes: reveal every tile they are on',
      },
      reading: 'くものこのめ：いるたいるをすべてこうかい',
      aliases: ['蜘蛛の子 目', 'spiderlings eyes', '蜘蛛の子 公開'],
      body: {
        ja: [
          '目カード1枚で、蜘蛛の子のいるタイルをすべて公開する。',
          '公開したイベントのシンボルごとにブラッド1を得る。',
        ],
        en: [
          'One Eyes card reveals every tile with a Spiderling on it.',
          'Gain 1 Blood for each Event symbol revealed.',
        ],
      },
      related: ['spider-eyes', 'spider-spiderlings', 'spider-blood'],
      source: ['424-425'],
    },
    {
      id: 'spider-spiderlings-fangs',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の子の牙：同じスペースの駒すべて、1つ押せる',
        en: 'Spiderlings’ Fangs: all pieces there, each pushed 1',
      },
      reading: 'くものこのきば：おなじすぺーすのこますべて、1つおせる',
      aliases: ['蜘蛛の子 牙', 'spiderlings fangs', '蜘蛛の子 アタック', 'push pieces', '強制移動'],
      body: {
        ja: [
          '蜘蛛の子のいるすべてのスペースで、ほかの駒をまとめてアタックする。',
          'アタックした駒をそれぞれ1スペース動かしてもよい。',
          'アタックしたほかのプレイヤーの駒1つごとにブラッド1を得る。',
        ],
        en: [
          'Attack the other pieces on all spaces with Spiderlings.',
          'You may move each piece attacked 1 space.',
          'Gain 1 Blood for each player piece attacked.',
        ],
      },
      note: {
        ja: '経験値や離散など、ほかの形態の牙にある効果はこの形態には書かれていない。',
        en: 'The effects the other forms’ Fangs have (Experience, scattering) are not given for this form.',
      },
      related: ['spider-fangs', 'spider-spiderlings', 'spider-blood'],
      source: ['426-427'],
    },
    {
      id: 'spider-spiderlings-webs',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の子の巣：いるスペースに1つずつ',
        en: 'Spiderlings’ Webs: 1 on each of their spaces',
      },
      reading: 'くものこのす：いるすぺーすに1つずつ',
      aliases: ['蜘蛛の子 蜘蛛の巣', 'spiderlings webs', '蜘蛛の巣 一度にたくさん'],
      body: {
        ja: [
          '蜘蛛の巣カード1枚で、蜘蛛の子のいる各スペースに蜘蛛の巣を1つずつ置く。',
          '同じスペースに何匹いても1つ。ばらけるほど多く置ける。',
        ],
        en: [
          'One Webs card places 1 web on each space with a Spiderling.',
          'Several on one space still give 1: spread out to place more.',
        ],
      },
      related: ['spider-webs-card', 'spider-spiderlings', 'spider-unsettle'],
      source: ['428-429'],
    },
  ],
};
