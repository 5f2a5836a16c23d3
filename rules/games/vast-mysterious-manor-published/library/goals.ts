import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const goalsChapter: Chapter = {
  id: 'goals',
  title: { ja: '手番順と勝利条件', en: 'Turn order and goals' },
  entries: [
    {
      id: 'turn-order',
      roles: [],
      title: {
        ja: '手番順はパラディン、スケルトン、スパイダー、館、ウォーロック',
        en: 'Paladin, Skeletons, Spider, Manor, Warlock take turns',
      },
      reading: 'てばんじゅんはぱらでぃん、すけるとん、すぱいだー、やかた、うぉーろっく',
      terms: [
        {
          ja: '手番順',
          reading: 'てばんじゅん',
          en: 'turn order',
          aliases: ['ターン順', 'プレイ順', '手番の順番', 'order of play'],
        },
      ],
      aliases: ['誰から', 'スタートプレイヤー', 'who goes first', '順番', 'next player'],
      body: {
        ja: [
          'この順は、どのゲームでも変わらない。いないロールは飛ばす。',
          'アーマードナイトはパラディンの、シャドウパラディンはスパイダーの番に動く。',
        ],
        en: [
          'This order is the same in every game. Skip roles that are not played.',
          'The Armored Knight takes the Paladin’s turn, the Shadow Paladin the Spider’s.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'victory-conditions', 'set-up-first-turn', 'paladin-turn'],
      source: ['R'],
    },
    {
      id: 'victory-conditions',
      roles: [],
      title: {
        ja: 'ロールごとの勝利条件の一覧',
        en: 'How each role wins',
      },
      reading: 'ろーるごとのしょうりじょうけんのいちらん',
      aliases: ['勝ち方', '目的', 'ゴール', 'how to win', 'victory', 'goals', '勝利条件'],
      body: {
        ja: [
          {
            head: ['ロール', '勝利条件'],
            rows: [
              ['パラディン', 'スパイダーの蜘蛛の子5匹がすべてボックスにある'],
              ['スケルトン', 'パラディンのヘルスが0'],
              ['スパイダー', '恐怖12になり、館の出口から出る'],
              ['館', '封印14'],
              ['ウォーロック', '支配トラックに駒5つ'],
              ['アーマードナイト', 'スパイダーを倒す（パラディンと同じ）'],
              ['シャドウパラディン', 'シャドウトラックの最後のスペースに進み、館の出口から出る'],
            ],
          },
          'パラディンのいない3つの組み合わせでは、スケルトンがスパイダーを狙う。',
        ],
        en: [
          {
            head: ['Role', 'Wins by'],
            rows: [
              ['Paladin', 'all 5 Spiderlings of the Spider in the box'],
              ['Skeletons', 'Paladin Health 0'],
              ['Spider', '12 Terror, then out through the Manor’s entrance'],
              ['Manor', '14 Seals'],
              ['Warlock', '5 pieces on the Dominated Pieces track'],
              ['Armored Knight', 'killing the Spider, as the Paladin'],
              [
                'Shadow Paladin',
                'the last space of the Shadow track, then out through the Manor’s entrance',
              ],
            ],
          },
          'In the three role mixes without a Paladin the Skeletons hunt the Spider.',
        ],
      },
      related: ['paladin-goal', 'skeletons-goal', 'spider-goal', 'manor-goal', 'warlock-goal'],
      source: ['39', '2060', '2172', '2285', '2419', '2534', '2616', '2720'],
    },
    {
      id: 'paladin-goal',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'パラディンの目的：スパイダーを倒す',
        en: 'The Paladin’s goal: kill the Spider',
      },
      reading: 'ぱらでぃんのもくてき：すぱいだーをたおす',
      aliases: [
        'パラディン 目的',
        'パラディン ゴール',
        'kill the Spider',
        '最後の蜘蛛の子',
        'スパイダーを殺す',
      ],
      body: {
        ja: [
          '蜘蛛の子5匹がすべてボックスにあれば、スパイダーは倒れ、パラディンが勝つ。',
          'どの形態への命中でも、1回に1匹がボックスへ行く。',
          '難易度「守護者」では4匹、「従者」では3匹でよい。',
        ],
        en: [
          'When all 5 Spiderlings are in the box the Spider is dead and the Paladin wins.',
          'A hit on any form sends 1 of them there.',
          'A Protector needs only 4, a Squire 3.',
        ],
      },
      note: {
        ja: '最後の1匹をパラディン以外がボックスに戻したときも勝つかは書かれていない。ルールはパラディンが倒すことを前提にしている。卓で決める。',
        en: 'Whether the Paladin wins when somebody else boxes the last one is not said. The rules speak of him doing it; agree at the table.',
      },
      related: ['victory-conditions', 'difficulty-paladin', 'spider-forms', 'open-questions'],
      source: ['2060', '2295', 'R', 'U'],
    },
    {
      id: 'skeletons-goal',
      roles: ['skeletons', 'paladin', 'spider'],
      title: {
        ja: 'スケルトンの目的：パラディン、いなければスパイダーを倒す',
        en: 'The Skeletons’ goal: the Paladin, or the Spider where there is none',
      },
      reading: 'すけるとんのもくてき：ぱらでぃん、いなければすぱいだーをたおす',
      aliases: [
        'スケルトン 目的',
        'スケルトン パラディンなし',
        'Skeletons hunt the Spider',
        'kill the Paladin',
        'スケルトン スパイダーを倒す',
      ],
      body: {
        ja: [
          'パラディンのヘルスが0になれば、スケルトンが勝つ。',
          'アーマードナイトなら、そのヘルスを0にする。',
          'パラディンのいない3つの組み合わせでは、蜘蛛の子5匹をすべてボックスに戻せば勝つ。',
          'その3つでは、蜘蛛の子もスケルトンにアタックを強いる。',
          'ほかのゲームでもスパイダーにアタックできるが、それでは勝てない。',
        ],
        en: [
          'At Paladin Health 0 the Skeletons win.',
          'Against the Armored Knight it is her Health that counts.',
          'In the three role mixes without a Paladin they win when all 5 Spiderlings are in the box.',
          'There Spiderlings force attacks by Skeletons too.',
          'In other games they may attack the Spider as well, but do not win by it.',
        ],
      },
      note: {
        ja: 'パラディンのいない組み合わせの条件は、公開されている早見ページが伝える内容。',
        en: 'The goal in role mixes without a Paladin is reported by a public reference page.',
      },
      related: [
        'victory-conditions',
        'paladin-health',
        'mix-skeletons-spider',
        'forcing-attacks',
        'difficulty-skeletons',
      ],
      source: ['2172', '2289-2302', 'R'],
    },
    {
      id: 'manor-goal',
      roles: ['manor'],
      title: {
        ja: '館の目的：封印を14集める',
        en: 'The Manor’s goal: 14 Seals',
      },
      reading: 'やかたのもくてき：ふういんを14あつめる',
      aliases: [
        '館 勝利条件',
        '館 勝ち方',
        'Manor victory',
        'how does the Manor win',
        '封印 いくつ',
      ],
      body: {
        ja: [
          '封印は儀式カードで得て、減ることはない。14に届いたら勝つ。',
          '難易度「別荘」では13、「小屋」では11。',
          '館のいる3人の組み合わせでは、封印3から始める。',
        ],
        en: [
          'Seals come from ritual cards and are never lost. At 14 the Manor wins.',
          'A Villa needs 13, a Shack 11.',
          'In the role mixes for 3 with the Manor it starts at 3 Seals.',
        ],
      },
      note: partlyReported,
      related: ['victory-conditions', 'seals', 'rituals', 'difficulty-manor'],
      source: ['2419', 'R'],
      links: { notices: ['victory.manorSeals'] },
    },
    {
      id: 'warlock-goal',
      roles: ['warlock'],
      title: {
        ja: 'ウォーロックの目的：駒を5つ支配する',
        en: 'The Warlock’s goal: dominate 5 pieces',
      },
      reading: 'うぉーろっくのもくてき：こまを5つしはいする',
      aliases: [
        'ウォーロック 目的',
        'Warlock dominate five',
        '支配 いくつ',
        '支配 5つ',
        'five pieces',
      ],
      body: {
        ja: [
          '支配できるのはポルターガイストとトレジャー。どちらがいくつでもよい。',
          '支配トラックの駒が5つになったら勝つ。難易度「いかさま師」では4つ。',
        ],
        en: [
          'Poltergeists and treasures can be dominated, in any numbers of each.',
          'He wins with the 5th piece on the Dominated Pieces track; a Charlatan with the 4th.',
        ],
      },
      note: partlyReported,
      related: ['victory-conditions', 'domination', 'difficulty-warlock', 'curses'],
      source: ['2534', 'R'],
      links: { notices: ['victory.warlockDominates'] },
    },
    {
      id: 'expansion-goals',
      roles: ['armoredKnight', 'shadowPaladin', 'skeletons', 'paladin'],
      title: {
        ja: '拡張のロールが入ると勝利条件の相手が替わる',
        en: 'With an expansion role the goals name another target',
      },
      reading: 'かくちょうのろーるがはいるとしょうりじょうけんのあいてがかわる',
      aliases: [
        '拡張 勝利条件',
        'シャドウパラディン 勝利',
        'アーマードナイト 勝利',
        'expansion goals',
        'Shadow Paladin victory',
      ],
      body: {
        ja: [
          {
            head: ['入るロール', '変わること'],
            rows: [
              ['アーマードナイト（パラディンの代わり）', 'スケルトンは、そのヘルスを0にすれば勝つ'],
              [
                'シャドウパラディン（スパイダーの代わり）',
                'パラディンかアーマードナイトは、そのヘルスを0にすれば勝つ（命中1回で1）',
              ],
              ['両方', '両方とも当てはまる'],
            ],
          },
          'シャドウパラディンは、パラディンかスケルトンがいれば破滅5から始める。',
        ],
        en: [
          {
            head: ['Role in play', 'What changes'],
            rows: [
              ['Armored Knight (for the Paladin)', 'the Skeletons win at her Health 0'],
              [
                'Shadow Paladin (for the Spider)',
                'the Paladin or Armored Knight wins at the Shadow Paladin’s Health 0 (1 per hit)',
              ],
              ['both', 'both of these'],
            ],
          },
          'The Shadow Paladin starts with 5 Ruin if the Paladin or the Skeletons play.',
        ],
      },
      note: {
        ja: 'パラディンの席がないゲームのシャドウパラディンは、書かれているとおりならスケルトンの命中でヘルスが減らない。卓で決める。',
        en: 'Without a Paladin seat the Skeletons’ hits cost the Shadow Paladin no Health as written; agree at the table.',
      },
      related: ['victory-conditions', 'shadow-paladin', 'armored-knight', 'turn-order'],
      source: ['2616', '2620-2630', '2713', '2720', 'R', 'U'],
      links: {
        notices: [
          'victory.paladinKillsShadow',
          'victory.armoredKnightKillsShadow',
          'victory.skeletonsKillKnight',
        ],
      },
    },
  ],
};
