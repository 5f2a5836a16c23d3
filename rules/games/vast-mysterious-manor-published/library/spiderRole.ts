import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderRoleChapter: Chapter = {
  id: 'spider-role',
  title: { ja: 'スパイダー：ロールと勝敗', en: 'Spider: role, winning and losing' },
  entries: [
    {
      id: 'spider',
      roles: ['spider'],
      title: {
        ja: 'スパイダー：恐怖を集めて外へ出るロール',
        en: 'Spider: the role that gathers Terror and gets out',
      },
      reading: 'すぱいだー：きょうふをあつめてそとへでるろーる',
      terms: [
        {
          ja: 'スパイダー',
          reading: 'すぱいだー',
          en: 'Spider',
          aliases: ['蜘蛛', 'クモ', '大蜘蛛', 'スパイダープレイヤー', 'Spider player', 'spyder'],
        },
      ],
      aliases: ['スパイダーとは', 'スパイダー 目的', 'what does the Spider do', 'Spider role'],
      body: {
        ja: [
          '恐怖を12まで集め、館の出口から外へ出ると勝つ。',
          '3つの形態があり、ターンの始めに1つを選ぶ。',
          '筋力の値はなく、アタックは必ず命中する。',
          '防御力は2から始まり、恐怖とともに上がる。',
          '蜘蛛の子5匹が命の代わり。すべてボックスに戻されると負ける。',
          '拡張では、シャドウパラディンがこの席に入ることがある。',
        ],
        en: [
          'Gather 12 Terror, then go out through the Manor’s entrance to win.',
          'There are three forms; choose one at the start of a turn.',
          'It has no Strength: its attacks always hit.',
          'Its Defense starts at 2 and rises with Terror.',
          'Five Spiderlings stand for its life. With all of them in the box it loses.',
          'In the expansion the Shadow Paladin may take this seat.',
        ],
      },
      related: ['spider-goal', 'spider-turn', 'spider-forms', 'terror', 'shadow-paladin'],
      source: ['2060', '2285', '2295-2302', '2307-2396'],
    },
    {
      id: 'spider-goal',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの勝利：恐怖12になってから外へ出る',
        en: 'The Spider wins: 12 Terror first, then out of the Manor',
      },
      reading: 'すぱいだーのしょうり：きょうふ12になってからそとへでる',
      aliases: [
        'スパイダー 勝利条件',
        'スパイダー 勝ち方',
        'how does the Spider win',
        'Spider victory',
        '恐怖 いくつで勝ち',
      ],
      body: {
        ja: [
          '必要な恐怖に届き、そのあと館の出口から出た時点で勝つ。',
          {
            head: ['レベル', '必要な恐怖'],
            rows: [
              ['標準', '12'],
              ['貪る者', '10'],
              ['孵りたて', '8'],
            ],
          },
          '足りないうちは、外へ出ても勝てない。',
          '12に届いただけでは勝ちにならない。',
        ],
        en: [
          'Reach the Terror needed, then leave through the Manor’s entrance: that moment you win.',
          {
            head: ['Level', 'Terror needed'],
            rows: [
              ['standard', '12'],
              ['Consumer', '10'],
              ['Hatchling', '8'],
            ],
          },
          'With less Terror leaving does not win.',
          'Reaching 12 alone does not win either.',
        ],
      },
      note: partlyReported,
      related: ['spider-leaving', 'terror', 'difficulty', 'victory-conditions'],
      source: ['2285', 'R'],
      links: { notices: ['victory.spiderLeaves'] },
    },
    {
      id: 'spider-leaving',
      roles: ['spider'],
      title: {
        ja: '外へ出るには、エントランスタイルからもう1スペース',
        en: 'Leaving takes one more space past the Entrance tile',
      },
      reading: 'そとへでるには、えんとらんすたいるからもう1すぺーす',
      aliases: [
        'スパイダー 脱出',
        '館から出る',
        'スパイダー 出口',
        '家から出る',
        'how does the Spider leave',
        'leave the house',
        'Spider escape',
      ],
      body: {
        ja: [
          '館の出口は、エントランスタイルの階段側にある開いた側面。',
          'エントランスタイルに着いただけでは出たことにならない。そこから外へ、移動を1スペース使う。',
          '例：エントランスタイルまで2スペースなら、移動は3必要。',
          '移動が足りなければ、足のパワーで延ばす。',
        ],
        en: [
          'The Manor’s entrance is the open edge of the Entrance tile at the stairs.',
          'Standing on the Entrance tile is not enough: going out costs one more space.',
          'Example: 2 spaces away from the Entrance tile, you need a move of 3.',
          'Legs make a short move longer.',
        ],
      },
      note: {
        ja: '蜘蛛の子の形態のとき、1匹が出れば足りるのかは書かれていない。始める前に決めておく。',
        en: 'Whether one Spiderling going out is enough is not stated. Agree on it before the game.',
      },
      related: ['spider-goal', 'spider-movement', 'spider-legs'],
      source: ['2285', 'U'],
      links: { notices: ['mayLeave'] },
    },
    {
      id: 'spiderlings-left',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '残りの蜘蛛の子：5匹、0になるとスパイダーの負け',
        en: 'Spiderlings left: 5, and at 0 the Spider has lost',
      },
      reading: 'のこりのくものこ：5ひき、0になるとすぱいだーのまけ',
      aliases: [
        'スパイダー ヘルス',
        'スパイダー 体力',
        'スパイダー 負け',
        'Spider health',
        'how does the Spider lose',
        '蜘蛛の子 何匹',
      ],
      body: {
        ja: [
          'どの形態でも、命中を受けるたびに1匹をボックスに戻す。取り戻す方法はない。',
          {
            head: ['レベル', '最初の数'],
            rows: [
              ['標準', '5'],
              ['パラディンが守護者', '4'],
              ['パラディンが従者', '3'],
            ],
          },
          'たいまつを持つパラディンは、炎3でジャイアントスパイダーかソーサラーからもう1匹を奪う。',
          '最後の1匹がボックスに戻ると、狩る側が勝つ。ふつうはパラディン、3つの組み合わせではスケルトン。',
        ],
        en: [
          'In any form each hit sends one to the box. None ever come back.',
          {
            head: ['Level', 'At the start'],
            rows: [
              ['standard', '5'],
              ['Paladin is a Protector', '4'],
              ['Paladin is a Squire', '3'],
            ],
          },
          'With the Fire Brand the Paladin pays 3 Fury to take one more from the Giant Spider or Sorcerer.',
          'With the last one in the box the hunter wins: usually the Paladin, in three role mixes the Skeletons.',
        ],
      },
      note: partlyReported,
      related: ['spider-hit', 'last-spiderling', 'spiderlings', 'paladin', 'role-mixes'],
      source: ['2060', '2295', 'R', 'C'],
      links: { tracks: ['spider.spiderlings'] },
    },
    {
      id: 'last-spiderling',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '最後の蜘蛛の子をパラディン以外が倒したとき',
        en: 'When somebody else than the Paladin takes the last Spiderling',
      },
      reading: 'さいごのくものこをぱらでぃんいがいがたおしたとき',
      aliases: [
        '最後の1匹',
        'スケルトンがスパイダーを倒す',
        'Skeletons kill the Spider',
        'last Spiderling who wins',
        '蜘蛛の子 全滅',
      ],
      body: {
        ja: [
          '書かれているのは、パラディンが蜘蛛の子をすべてボックスに送ると勝つことだけ。',
          'スケルトンなどが最後の1匹を送ったときもパラディンの勝ちなのかは、決まっていない。',
          'スケルトンがスパイダーを倒して勝つ3つの組み合わせでは、スケルトンの勝ち。',
        ],
        en: [
          'The rules only say that the Paladin wins by sending all Spiderlings to the box.',
          'Whether he also wins when the Skeletons, say, send the last one is open.',
          'In the three role mixes where the Skeletons win by killing the Spider, they win.',
        ],
      },
      note: {
        ja: '文面はパラディン自身が行うものとして読めるが、結論は出ていない。始める前に全員で決める。',
        en: 'The wording speaks of the Paladin doing it himself, but nothing settles it. Agree on it before the game.',
      },
      related: ['spiderlings-left', 'skeleton-hit-spider', 'role-mixes', 'open-questions'],
      source: ['2060', '2295', 'U'],
      links: { notices: ['lastSpiderlingOpen'] },
    },
  ],
};
