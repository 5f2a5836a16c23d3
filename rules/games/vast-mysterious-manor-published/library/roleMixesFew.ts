import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const roleMixesFewChapter: Chapter = {
  id: 'role-mixes-few',
  title: { ja: '3人と2人の準備', en: 'Set-up for three and two' },
  entries: [
    {
      id: 'mix-paladin-skeletons-spider',
      roles: ['paladin', 'skeletons', 'spider'],
      title: {
        ja: '3人、パラディン・スケルトン・スパイダー：「拡張」はスパイダーに',
        en: 'Paladin, Skeletons, Spider: the Spider starts with Expand',
      },
      reading: '3にん、ぱらでぃん・すけるとん・すぱいだー：「かくちょう」はすぱいだーに',
      aliases: [
        '3人 おすすめ',
        'three players first game',
        'スパイダー 呪文',
        'Spider with Expand',
        '館もウォーロックもなし',
      ],
      body: {
        ja: [
          'スパイダーは、ウォーロックの呪文カード「拡張」を持って始める。',
          'ほかはふつうのとおり。恐怖も0から。',
        ],
        en: [
          'The Spider starts with the Warlock’s spell card Expand.',
          'All else is normal; Terror starts at 0.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'mix-changes', 'spells', 'spider'],
      source: ['R'],
    },
    {
      id: 'mix-paladin-spider-manor',
      roles: ['paladin', 'spider', 'manor'],
      title: {
        ja: '3人、パラディン・スパイダー・館：恐怖2、封印3から',
        en: 'Paladin, Spider, Manor: 2 Terror and 3 Seals to start',
      },
      reading: '3にん、ぱらでぃん・すぱいだー・やかた：きょうふ2、ふういん3から',
      aliases: ['3人 館', 'three players Manor', 'スケルトンなし', 'no Skeletons', '封印3'],
      body: {
        ja: [
          'ボックスに戻す：トレジャーのアーマー、神聖カードの侮蔑と輝くランプ。',
          'スパイダーは恐怖2、手札3枚で始める。',
          '館は封印3で始める。',
        ],
        en: [
          'Return to the box: the treasure Armor, the favor cards Disdain and Radiant Lamps.',
          'The Spider starts at 2 Terror with 3 cards.',
          'The Manor starts at 3 Seals.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'mix-changes', 'terror', 'seals', 'favors'],
      source: ['R'],
    },
    {
      id: 'mix-paladin-spider-warlock',
      roles: ['paladin', 'spider', 'warlock'],
      title: {
        ja: '3人、パラディン・スパイダー・ウォーロック：呪文2枚から',
        en: 'Paladin, Spider, Warlock: the Warlock starts with two spells',
      },
      reading: '3にん、ぱらでぃん・すぱいだー・うぉーろっく：じゅもん2まいから',
      aliases: [
        '3人 ウォーロック',
        'three players Warlock',
        '吸収特化',
        'Syphon Specialize start',
        'スケルトンも館もなし',
      ],
      body: {
        ja: [
          'ボックスに戻す：トレジャーのアーマー、神聖カードの侮蔑と輝くランプ。',
          'スパイダーは恐怖2、手札3枚で始める。',
          'ウォーロックは「吸収特化」と「拡張」を持って始める。',
        ],
        en: [
          'Return to the box: the treasure Armor, the favor cards Disdain and Radiant Lamps.',
          'The Spider starts at 2 Terror with 3 cards.',
          'The Warlock starts with Syphon Specialize and Expand.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'mix-changes', 'terror', 'spells', 'favors'],
      source: ['R'],
    },
    {
      id: 'mix-skeletons-spider-warlock',
      roles: ['skeletons', 'spider', 'warlock'],
      title: {
        ja: '3人、スケルトン・スパイダー・ウォーロック：狙いはスパイダー',
        en: 'Skeletons, Spider, Warlock: the Skeletons hunt the Spider',
      },
      reading: '3にん、すけるとん・すぱいだー・うぉーろっく：ねらいはすぱいだー',
      aliases: [
        'パラディンなし 3人',
        'no Paladin',
        '囲い込み',
        'Enclose start',
        'スケルトン 3人 ウォーロック',
      ],
      body: {
        ja: [
          'スケルトンはスパイダーを倒せば勝つ。蜘蛛の子もスケルトンにアタックを強いる。',
          'ボックスに戻す装備：盾、ククリ、肩当て、毒（拡張ではアイアンスパイクも）。',
          'スパイダーは恐怖2、手札3枚で始める。',
          'ウォーロックは「拡張」と「囲い込み」を持って始める。',
        ],
        en: [
          'The Skeletons win by killing the Spider; Spiderlings force attacks by Skeletons too.',
          'Gear to return to the box: Shield, Kukri, Pauldrons, Poison (with the expansion Iron Spike too).',
          'The Spider starts at 2 Terror with 3 cards.',
          'The Warlock starts with Expand and Enclose.',
        ],
      },
      note: reported,
      related: ['skeletons-goal', 'role-mixes', 'skeleton-gear', 'forcing-attacks', 'spells'],
      source: ['R'],
    },
    {
      id: 'mix-skeletons-spider-manor',
      roles: ['skeletons', 'spider', 'manor'],
      title: {
        ja: '3人、スケルトン・スパイダー・館：狙いはスパイダー',
        en: 'Skeletons, Spider, Manor: the Skeletons hunt the Spider',
      },
      reading: '3にん、すけるとん・すぱいだー・やかた：ねらいはすぱいだー',
      aliases: [
        'パラディンなし 館',
        'no Paladin Manor',
        '装備 抜く',
        'gear out',
        'スケルトン 3人 館',
      ],
      body: {
        ja: [
          'スケルトンはスパイダーを倒せば勝つ。蜘蛛の子もスケルトンにアタックを強いる。',
          'ボックスに戻す装備：盾、ククリ、肩当て、毒（拡張ではアイアンスパイクも）。',
          'スパイダーは恐怖2、手札3枚で始める。',
          '館は封印3で始める。',
        ],
        en: [
          'The Skeletons win by killing the Spider; Spiderlings force attacks by Skeletons too.',
          'Gear to return to the box: Shield, Kukri, Pauldrons, Poison (with the expansion Iron Spike too).',
          'The Spider starts at 2 Terror with 3 cards.',
          'The Manor starts at 3 Seals.',
        ],
      },
      note: reported,
      related: ['skeletons-goal', 'role-mixes', 'skeleton-gear', 'forcing-attacks', 'seals'],
      source: ['R'],
    },
    {
      id: 'mix-paladin-spider',
      roles: ['paladin', 'spider'],
      title: {
        ja: '2人、パラディン・スパイダー：恐怖2と「拡張」から',
        en: 'Two players, Paladin and Spider: 2 Terror and Expand',
      },
      reading: 'ふたり、ぱらでぃん・すぱいだー：きょうふ2と「かくちょう」から',
      aliases: ['2人 パラディン', 'two players', '2人プレイ', 'duel', 'アーマー 除く'],
      body: {
        ja: [
          'ボックスに戻す：トレジャーのアーマー、神聖カードの輝くランプ。',
          'スパイダーは恐怖2、呪文カード「拡張」を持って始める。',
          '侮蔑は残る。',
        ],
        en: [
          'Return to the box: the treasure Armor and the favor card Radiant Lamps.',
          'The Spider starts at 2 Terror with the spell card Expand.',
          'Disdain stays in.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'mix-changes', 'terror', 'favors'],
      source: ['R'],
    },
    {
      id: 'mix-skeletons-spider',
      roles: ['skeletons', 'spider'],
      title: {
        ja: '2人、スケルトン・スパイダー：スパイダーを倒せば勝ち',
        en: 'Two players, Skeletons and Spider: kill the Spider to win',
      },
      reading: 'ふたり、すけるとん・すぱいだー：すぱいだーをたおせばかち',
      aliases: [
        '2人 スケルトン',
        'two players skeletons',
        'スケルトン対スパイダー',
        'Skeletons versus Spider',
        'パラディンなし 2人',
      ],
      body: {
        ja: [
          'スケルトンはスパイダーを倒せば勝つ。蜘蛛の子もスケルトンにアタックを強いる。',
          'スパイダーは恐怖2、呪文カード「拡張」を持って始める。',
          '装備は全部使う。',
        ],
        en: [
          'The Skeletons win by killing the Spider; Spiderlings force attacks by Skeletons too.',
          'The Spider starts at 2 Terror with the spell card Expand.',
          'All gear is in.',
        ],
      },
      note: reported,
      related: ['skeletons-goal', 'role-mixes', 'forcing-attacks', 'terror'],
      source: ['R'],
    },
  ],
};
