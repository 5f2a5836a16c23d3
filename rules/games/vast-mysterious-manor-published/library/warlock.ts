import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const warlockChapter: Chapter = {
  id: 'warlock',
  title: { ja: 'ウォーロック：目標と特徴', en: 'Warlock: goal and traits' },
  entries: [
    {
      id: 'warlock',
      roles: ['warlock'],
      title: {
        ja: 'ウォーロック：駒を5つ支配すれば勝ち',
        en: 'Warlock: dominate five pieces and win',
      },
      reading: 'うぉーろっく：こまを5つしはいすればかち',
      terms: [
        {
          ja: 'ウォーロック',
          reading: 'うぉーろっく',
          en: 'Warlock',
          aliases: [
            'ワーロック',
            'ウォロック',
            'エンチャンター',
            'Enchanter',
            '魔術師',
            '妖術師',
            '5つ目のロール',
            'fifth role',
          ],
        },
      ],
      aliases: [
        'ウォーロックとは',
        'ウォーロック ルール',
        'ウォーロック 勝ち方',
        'warlock rules',
        'what is the warlock',
        'how does the warlock win',
      ],
      body: {
        ja: [
          'ポルターガイストとトレジャーに呪いマーカーを積み、支配トラックへ移す。5つ目で勝つ。',
          '手番はいちばん最後。プレビュー版のエンチャンターの席に入るロール。',
          '筋力も防御力もなく、アタックせず、アタックもされない。',
          '入ってこられると逃げ、呪いを半分失う（臆病）。',
        ],
        en: [
          'He piles curse markers on poltergeists and treasures and moves them to the Dominated Pieces track. The fifth wins.',
          'He takes the last turn and the seat that the Enchanter has in the preview.',
          'He has neither Strength nor Defense, never attacks and is never attacked.',
          'Walk in on him and he flees, losing half his Curses (Skittish).',
        ],
      },
      note: partlyReported,
      related: ['warlock-turn', 'domination', 'curses', 'skittish', 'warlock-set-up'],
      source: ['2534', '2541', '2547', 'R'],
    },
    {
      id: 'warlock-set-up',
      roles: ['warlock'],
      title: { ja: 'ウォーロックの準備', en: 'Setting up the Warlock' },
      reading: 'うぉーろっくのじゅんび',
      aliases: [
        'ウォーロック セットアップ',
        'ウォーロック 初期配置',
        'warlock setup',
        'where does the warlock start',
        'ウォーロック 最初',
      ],
      body: {
        ja: [
          {
            head: ['もの', '準備'],
            rows: [
              ['魔力キューブ', '5個のうち3個を取る'],
              ['呪いマーカー', '20個を脇に置く。呪い0で始める'],
              ['呪文トラック', 'キューブを一番下に置く'],
              ['呪文カード', '10枚をシャッフルする'],
              ['フィギュア', '最初のターンの始めに、フィギュアのいないタイルに置く'],
            ],
          },
          '難易度「心を曲げる者」では魔力キューブ2個で始め、1個をボックスに戻す。',
        ],
        en: [
          {
            head: ['What', 'Set-up'],
            rows: [
              ['magic cubes', 'take 3 of the 5'],
              ['curse markers', 'all 20 aside; start with 0 Curses'],
              ['Spells track', 'cube at the bottom'],
              ['spell cards', 'shuffle the 10'],
              ['figure', 'at the start of his first turn, on a tile without figures'],
            ],
          },
          'A Mind Bender (very hard) starts with 2 magic cubes; 1 leaves the game.',
        ],
      },
      note: {
        ja: '早見ページが伝える準備。呪い0で始めるのは推測。',
        en: 'Set-up as a public reference page reports it; starting with 0 Curses is inferred.',
      },
      related: ['magic-cubes', 'warlock-starting-spells', 'set-up-map', 'difficulty', 'curses'],
      source: ['R', 'I'],
    },
    {
      id: 'warlock-starting-spells',
      roles: ['warlock', 'spider'],
      title: {
        ja: '呪文を持って始めるロールの組み合わせ',
        en: 'Role mixes that start with a spell',
      },
      reading: 'じゅもんをもってはじめるろーるのくみあわせ',
      aliases: [
        'ウォーロック 最初の呪文',
        'スパイダー 拡張の呪文',
        'starting spells',
        'spider starts with expand',
        '3人 ウォーロック',
      ],
      body: {
        ja: [
          {
            head: ['ロール', '最初から持つ呪文'],
            rows: [
              ['パラディン・スケルトン・スパイダー・ウォーロック', '「拡張」'],
              ['パラディン・スパイダー・ウォーロック', '吸収特化と「拡張」'],
              ['スケルトン・スパイダー・ウォーロック', '「拡張」と囲い込み'],
              ['パラディン・スケルトン・スパイダー', 'スパイダーが「拡張」'],
              ['パラディン・スパイダー', 'スパイダーが「拡張」'],
              ['スケルトン・スパイダー', 'スパイダーが「拡張」'],
            ],
          },
          '5人では誰も持たない。',
        ],
        en: [
          {
            head: ['Roles', 'Spell from the start'],
            rows: [
              ['Paladin, Skeletons, Spider, Warlock', 'Expand'],
              ['Paladin, Spider, Warlock', 'Syphon Specialize and Expand'],
              ['Skeletons, Spider, Warlock', 'Expand and Enclose'],
              ['Paladin, Skeletons, Spider', 'Spider: Expand'],
              ['Paladin, Spider', 'Spider: Expand'],
              ['Skeletons, Spider', 'Spider: Expand'],
            ],
          },
          'With five players nobody has one.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'spell-expand', 'spell-syphon-specialize', 'spell-enclose'],
      source: ['R'],
    },
    {
      id: 'warlock-ethereal',
      roles: ['warlock'],
      title: {
        ja: 'ウォーロックはアタックされず、何にも止められない',
        en: 'The Warlock cannot be attacked, nothing stops him',
      },
      reading: 'うぉーろっくはあたっくされず、なににもとめられない',
      aliases: [
        'ウォーロック アタック',
        'ウォーロック 防御力',
        'ウォーロック 非物質',
        'attack the warlock',
        'warlock ethereal',
        'warlock walls',
      ],
      body: {
        ja: [
          '筋力も防御力もない。アタックできず、アタックされることもない（非物質）。',
          '壁も蜘蛛の巣もランプも、移動を止めない。',
          '入ったタイルのトークンもそのまま残る。',
          '対戦相手のフィギュアが入ってきたときは、臆病で逃げる。',
        ],
        en: [
          'He has no Strength and no Defense; he cannot attack or be attacked (Ethereal).',
          'Walls, webs and lamps do not stop him.',
          'Tokens stay on the tiles that he enters.',
          'If an enemy figure walks in on him, Skittish makes him flee.',
        ],
      },
      related: ['skittish', 'sneak', 'warlock-crypt-walker', 'wraith', 'strength-and-defense'],
      source: ['2541', '2551'],
    },
    {
      id: 'warlock-crypt-walker',
      roles: ['warlock'],
      title: {
        ja: '墓所歩き：空きスペースに入り、そこで止まれる',
        en: 'Crypt Walker: he may enter a crypt and stay there',
      },
      reading: 'ぼしょあるき：あきすぺーすにはいり、そこでとまれる',
      terms: [
        {
          ja: '墓所歩き',
          reading: 'ぼしょあるき',
          en: 'Crypt Walker',
          aliases: ['クリプトウォーカー', 'cryptwalker', '墓場歩き', 'クリプト歩き'],
        },
      ],
      aliases: [
        'ウォーロック 空きスペース',
        'warlock crypt',
        'ウォーロック クリプト',
        'タイルのない所',
      ],
      body: {
        ja: [
          'ウォーロックにとって、タイルのない空きスペースも歩けるスペース。',
          '忍び足をそこで終えてよく、臆病で逃げる先にもなる。',
        ],
        en: [
          'To the Warlock a crypt, a space without a tile, is a space to walk on.',
          'A Sneak may end there, and a crypt is one of the places he flees to.',
        ],
      },
      note: {
        ja: '特徴の文そのものは確かめられていない。忍び足と臆病の決まりからの推測。',
        en: 'The wording of the trait was not at hand; this is inferred from Sneak and Skittish.',
      },
      related: ['sneak', 'skittish-where', 'crypts', 'warlock-ethereal'],
      source: ['2541-2551', '2553-2596', 'I'],
    },
    {
      id: 'warlock-hexomancer',
      roles: ['warlock'],
      title: {
        ja: '呪術師：呪われた駒が取り除かれると呪文トラック +1',
        en: 'Hexomancer: a cursed piece is removed, Spells track +1',
      },
      reading: 'じゅじゅつし：のろわれたこまがとりのぞかれるとじゅもんとらっく +1',
      terms: [
        {
          ja: '呪術師',
          reading: 'じゅじゅつし',
          en: 'Hexomancer',
          aliases: ['ヘクソマンサー', 'hexomancy', 'ヘックス'],
        },
      ],
      aliases: [
        '呪われた駒 取り除く',
        '呪いマーカーのある駒が消えた',
        'cursed poltergeist removed',
        'cursed treasure taken',
        '呪文トラック 進む',
      ],
      body: {
        ja: [
          '呪いマーカーが載った駒が取り除かれるたび、呪文トラックを1つ進める。',
          '誰が取り除いても、誰のターンでもよい。',
          '呪文の印に届いたら、呪文カードを3枚引く。',
        ],
        en: [
          'Each time a piece with curse markers is removed, the Spells track goes up 1.',
          'Whoever removes it, in anyone’s turn.',
          'Reaching a spell symbol draws 3 spell cards.',
        ],
      },
      note: {
        ja: '支配トラックへ移した駒も「取り除かれた」に当たるかは決まっていない。卓で決める。',
        en: 'Whether a piece that goes to the Dominated Pieces track counts as removed is not settled; agree at the table.',
      },
      related: ['spells-track', 'curses', 'skittish', 'poltergeist'],
      source: ['2544-2547', '2602', 'U'],
      links: { notices: ['perhapsCursed'] },
    },
  ],
};
