import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const roleMixesChapter: Chapter = {
  id: 'role-mixes',
  title: { ja: 'ロールの組み合わせ', en: 'Role mixes' },
  entries: [
    {
      id: 'role-mixes',
      roles: [],
      title: {
        ja: '人数ごとに使えるロールの組み合わせは10通り',
        en: 'The ten role mixes by number of players',
      },
      reading: 'にんずうごとにつかえるろーるのくみあわせは10とおり',
      aliases: [
        '人数',
        '何人',
        '2人で遊ぶ',
        '3人で遊ぶ',
        '4人で遊ぶ',
        'player count',
        'which roles',
        'first game',
      ],
      body: {
        ja: [
          '★は初めて遊ぶ人にすすめる組み合わせ。ここにない組み合わせでは遊ばない。',
          {
            head: ['人数', 'ロール', '変わること'],
            rows: [
              ['5', '全部', 'なし'],
              ['4★', 'ウォーロック以外', 'なし'],
              ['4★', '館以外', 'あり'],
              ['3★', 'パラディン、スケルトン、スパイダー', 'あり'],
              ['3★', 'パラディン、スパイダー、館', 'あり'],
              ['3★', 'パラディン、スパイダー、ウォーロック', 'あり'],
              ['3', 'スケルトン、スパイダー、ウォーロック', 'あり、勝利条件も'],
              ['3', 'スケルトン、スパイダー、館', 'あり、勝利条件も'],
              ['2★', 'パラディン、スパイダー', 'あり'],
              ['2★', 'スケルトン、スパイダー', 'あり、勝利条件も'],
            ],
          },
          'スパイダーはどの組み合わせにもいる。',
        ],
        en: [
          '★ marks mixes advised for new players. No others are played.',
          {
            head: ['Players', 'Roles', 'Changes'],
            rows: [
              ['5', 'all', 'none'],
              ['4★', 'all but the Warlock', 'none'],
              ['4★', 'all but the Manor', 'yes'],
              ['3★', 'Paladin, Skeletons, Spider', 'yes'],
              ['3★', 'Paladin, Spider, Manor', 'yes'],
              ['3★', 'Paladin, Spider, Warlock', 'yes'],
              ['3', 'Skeletons, Spider, Warlock', 'yes, a goal too'],
              ['3', 'Skeletons, Spider, Manor', 'yes, a goal too'],
              ['2★', 'Paladin, Spider', 'yes'],
              ['2★', 'Skeletons, Spider', 'yes, a goal too'],
            ],
          },
          'The Spider is in every mix.',
        ],
      },
      note: reported,
      related: ['mix-changes', 'victory-conditions', 'turn-order', 'difficulty', 'solo'],
      source: ['R'],
    },
    {
      id: 'mix-changes',
      roles: [],
      title: {
        ja: '組み合わせで変わる準備の一覧',
        en: 'What the role mixes change at set-up',
      },
      reading: 'くみあわせでかわるじゅんびのいちらん',
      aliases: [
        '少人数 変更',
        '2人 3人 準備',
        'setup changes',
        'starting spells by mix',
        'ボックスに残すカード',
      ],
      body: {
        ja: [
          {
            head: ['変わること', '組み合わせ'],
            rows: [
              ['スパイダーは恐怖2から', '館かウォーロックを入れた3人の4つと、2人の2つ'],
              ['スパイダーが「拡張」を持つ', 'パラディン・スケルトン・スパイダーの3人と、2人の2つ'],
              ['ウォーロックが「拡張」を持つ', 'ウォーロックがいて、館のいない組み合わせ'],
              ['館は封印3から', '館のいる3人'],
              ['アーマー、輝くランプを除く', 'パラディンがいて、スケルトンがいない'],
              ['侮蔑も除く', '上のうち3人'],
              ['装備4枚を除く', 'スケルトンがいて、パラディンがいない3人'],
              ['スケルトンがスパイダーを狙う', 'パラディンのいない3つ'],
            ],
          },
        ],
        en: [
          {
            head: ['Change', 'Role mixes'],
            rows: [
              ['Spider starts at 2 Terror', 'the four for 3 with Manor or Warlock, both for 2'],
              ['Spider has Expand', 'Paladin, Skeletons, Spider; both for 2'],
              ['Warlock has Expand', 'those with a Warlock and no Manor'],
              ['Manor starts at 3 Seals', 'those for 3 with the Manor'],
              ['Armor, Radiant Lamps out', 'with the Paladin, without Skeletons'],
              ['Disdain out as well', 'of these, the ones for 3'],
              ['4 gear cards out', 'those for 3 with Skeletons, without Paladin'],
              ['Skeletons hunt the Spider', 'the three without Paladin'],
            ],
          },
        ],
      },
      note: reported,
      related: ['role-mixes', 'skeletons-goal', 'set-up-roles'],
      source: ['R'],
    },
    {
      id: 'mix-all-roles',
      roles: [],
      title: {
        ja: '5人と、ウォーロックのいない4人では何も変わらない',
        en: 'Five players, or four without the Warlock: nothing changes',
      },
      reading: '5にんと、うぉーろっくのいない4にんではなにもかわらない',
      aliases: [
        '5人',
        '4人 ウォーロック抜き',
        '標準の準備',
        'five players',
        'without the warlock',
        'normal setup',
      ],
      body: {
        ja: [
          '準備も勝利条件もふつうのとおり。',
          '初めての4人には、ウォーロックを抜くか、館を抜くのがすすめられる。',
        ],
        en: [
          'Set-up and goals are the normal ones.',
          'For a first game with four, leave out the Warlock or the Manor.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'mix-without-manor', 'set-up-roles'],
      source: ['R'],
    },
    {
      id: 'mix-without-manor',
      roles: ['paladin', 'skeletons', 'spider', 'warlock'],
      title: {
        ja: '4人、館なし：ウォーロックが「拡張」を持って始める',
        en: 'Four without the Manor: the Warlock starts with Expand',
      },
      reading: '4にん、やかたなし：うぉーろっくが「かくちょう」をもってはじめる',
      aliases: ['館なし', '館抜き', 'without the Manor', 'no Manor 4 players', 'ウォーロック 4人'],
      body: {
        ja: [
          'パラディン、スケルトン、スパイダー、ウォーロックで遊ぶ。',
          'ウォーロックは、呪文カード「拡張」を最初から持つ。',
          'パラディンがトレジャーを取るときは、館が選ぶかわりに1枚引く。',
        ],
        en: [
          'Paladin, Skeletons, Spider and Warlock play.',
          'The Warlock starts with the spell card Expand.',
          'For a treasure the Paladin draws 1 card himself, as no Manor chooses.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'spells', 'paladin-treasures', 'warlock'],
      source: ['2128-2131', 'R'],
    },
  ],
};
