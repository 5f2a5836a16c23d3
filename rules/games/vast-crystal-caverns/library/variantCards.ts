import type { Chapter } from '../../../library/entry';

export const variantCardsChapter: Chapter = {
  id: 'variant-cards',
  title: { ja: 'ヴァリアントカードと難易度', en: 'Variant cards and difficulty' },
  entries: [
    {
      id: 'flare',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'フレア：移動力1ごとに自分のスペースを対象に',
        en: 'Flare: target your own space for 1 movement each time',
      },
      reading: 'ふれあ：いどうりょく1ごとにじぶんのすぺーすをたいしょうに',
      terms: [
        {
          ja: 'フレア',
          reading: 'ふれあ',
          en: 'Flare',
          aliases: ['フレアカード', 'フレアヴァリアントカード', '照明弾', '信号弾', 'Flare card'],
        },
      ],
      aliases: ['フレア 使い方', '誰がフレア', 'flare cost', 'who gets flare', '何回使える'],
      body: {
        ja: [
          'グールもバイルグールも、移動力ポイントを1払うたびに、今いるスペースをフレアの対象にできる。',
          {
            head: ['ゲーム', '持つ人'],
            rows: [
              ['3人', 'グール（他の人も得るならマップの近く、各自が使う）'],
              ['対ゴブリン、対シーフ', 'マップの近く、両者が使う'],
              ['対洞窟', 'グール'],
              ['ソロ', '自分'],
            ],
          },
          '効果の中身はカードの表示に従う。',
        ],
        en: [
          'For each movement point spent, the Ghoul or Vile Ghoul may target its present space with Flare.',
          {
            head: ['game', 'who has it'],
            rows: [
              ['3 players', 'the Ghoul (by the map for all if others get it too)'],
              ['vs. Goblins, vs. Thief', 'by the map, both use it'],
              ['vs. Cave', 'the Ghoul'],
              ['solo', 'you'],
            ],
          },
          'What it does is as printed on the card.',
        ],
      },
      related: [
        'ghoul-three-players',
        'ghoul-vs-cave',
        'ghoul-solo',
        'vile-ghoul-solo',
        'move-lit-dark',
      ],
      source: ['142', '154', '167', '171', '179-180', '262'],
    },
    {
      id: 'past-plunder',
      roles: ['ghoul'],
      title: {
        ja: '過去の略奪品：得るのはたいていグール',
        en: 'Past Plunder: usually the Ghoul takes it',
      },
      reading: 'かこのりゃくだつひん：えるのはたいていぐーる',
      terms: [
        {
          ja: '過去の略奪品',
          reading: 'かこのりゃくだつひん',
          en: 'Past Plunder',
          aliases: ['略奪品', '過去の略奪', 'パストプランダー', 'plunder card'],
        },
      ],
      aliases: ['誰が得る', '略奪品カード', 'who gets past plunder', '略奪品 グール'],
      body: {
        ja: [
          {
            head: ['ゲーム', '得る人'],
            rows: [
              ['4人以上、洞窟なし', 'グール（使わないヴァリアントでも）'],
              ['3人', '誰かが得る場合、代わりにグール（ゴーストがいればゴースト）'],
              ['対ナイト、対ゴブリン、対ドラゴン', 'グール'],
              ['対洞窟、対シーフ、ソロ', '指定なし'],
            ],
          },
          '効果の中身はカードの表示に従う。',
        ],
        en: [
          {
            head: ['game', 'who takes it'],
            rows: [
              ['4 or more, no Cave', 'the Ghoul (even if the variant has none)'],
              ['3 players', 'if anyone would: the Ghoul instead (a Ghost first)'],
              ['vs. Knight, Goblins or Dragon', 'the Ghoul'],
              ['vs. Cave, vs. Thief, solo', 'none listed'],
            ],
          },
          'What it does is as printed on the card.',
        ],
      },
      related: [
        'ghoul-four-plus-no-cave',
        'ghoul-three-players',
        'ghoul-with-ghost',
        'ghoul-pairings',
      ],
      source: ['136', '143-144', '148', '155', '161'],
    },
    {
      id: 'ash-dragon',
      roles: ['ghoul'],
      title: {
        ja: 'アッシュドラゴン：ドラゴン対グールで使う',
        en: 'Ash Dragon: used in Dragon vs. Ghoul',
      },
      reading: 'あっしゅどらごん：どらごんたいぐーるでつかう',
      terms: [
        {
          ja: 'アッシュドラゴン',
          reading: 'あっしゅどらごん',
          en: 'Ash Dragon',
          aliases: ['灰のドラゴン', '灰の竜', 'アッシュドラゴンカード'],
        },
      ],
      aliases: ['ドラゴン カード', 'ash dragon card'],
      body: {
        ja: [
          'ドラゴン対グールの2人戦で、マップの近くに置くヴァリアントカード。',
          '効果の中身はカードの表示に従う。',
        ],
        en: [
          'A variant card put by the map in the two-player game Dragon vs. Ghoul.',
          'What it does is as printed on the card.',
        ],
      },
      related: ['ghoul-vs-dragon', 'ghoul-pairings'],
      source: ['160'],
    },
    {
      id: 'goblin-infestation',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ゴブリン蔓延：ナイトが受け取り、Aラインで遊ぶ',
        en: 'Goblin Infestation: goes to the Knight, play line A',
      },
      reading: 'ごぶりんまんえん：ないとがうけとり、Aらいんであそぶ',
      terms: [
        {
          ja: 'ゴブリン蔓延',
          reading: 'ごぶりんまんえん',
          en: 'Goblin Infestation',
          aliases: ['蔓延', 'ゴブリンまん延', 'infestation'],
        },
        {
          ja: 'モンスタートークン',
          reading: 'もんすたーとーくん',
          en: 'Monster token',
          aliases: ['モンスター', '怪物トークン', 'monster'],
        },
        {
          ja: 'Aライン',
          reading: 'Aらいん',
          en: 'line A',
          aliases: ['ノーマルゴブリン', 'ノーマルのゴブリン', 'ライン A', 'normal Goblins'],
        },
      ],
      aliases: ['ナイト カード', 'ゴブリンがいない', 'no goblin player', 'which line'],
      body: {
        ja: [
          'ナイト対グールの2人戦、またはナイトがいるバイルグールのゲームで、ナイトがこのカードとモンスタートークンを得る。',
          'どちらもノーマルのゴブリン（Aライン）で遊ぶ。',
          'バイルグールのゲームでは、ナイトが待ち伏せで死ぬとバイルグールの勝利に数えられる。',
        ],
        en: [
          'In Knight vs. Ghoul, and in any game of the Vile Ghoul with a Knight, the Knight gets this card and the Monster tokens.',
          'Use normal Goblins (line A) in both.',
          'With the Vile Ghoul, a Knight killed by an ambush counts for its victory.',
        ],
      },
      related: ['ghoul-vs-knight', 'vile-ghoul-with-knight', 'ghoul-pairings'],
      source: ['147', '257'],
    },
    {
      id: 'alone-in-the-dark',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'アローンインザダークⅡ：ソロ用カード',
        en: 'Alone in the Dark II: the solo card',
      },
      reading: 'あろーんいんざだーくつー：そろようかーど',
      terms: [
        {
          ja: 'アローンインザダークⅡ',
          reading: 'あろーんいんざだーくつー',
          en: 'Alone in the Dark II',
          aliases: [
            'アローンインザダーク2',
            'アローン・イン・ザ・ダーク',
            '暗闇に独り',
            'Alone in the Dark 2',
          ],
        },
      ],
      aliases: ['ソロ カード', '一人用カード', 'solo card'],
      body: {
        ja: [
          'グールまたはバイルグールのソロで、フレアと一緒に取るヴァリアントカード。',
          '効果の中身はカードの表示に従う。',
        ],
        en: [
          'A variant card taken together with Flare for a solo game of the Ghoul or Vile Ghoul.',
          'What it does is as printed on the card.',
        ],
      },
      related: ['ghoul-solo', 'vile-ghoul-solo', 'flare'],
      source: ['178', '262'],
    },
    {
      id: 'ghoul-difficulty',
      roles: ['ghoul'],
      title: { ja: 'グールの難易度5段階', en: 'The five difficulty levels of the Ghoul' },
      reading: 'ぐーるのなんいど5だんかい',
      terms: [
        {
          ja: 'くず拾い',
          reading: 'くずひろい',
          en: 'Ragpicker',
          aliases: ['屑拾い', 'クズ拾い', 'もっとも簡単', 'easiest', 'ラグピッカー'],
        },
        {
          ja: 'スカヴェンジャー',
          reading: 'すかゔぇんじゃー',
          en: 'Scavenger',
          aliases: ['スカベンジャー', 'イージー', 'easy', '漁り屋'],
        },
        {
          ja: 'グール（基本）',
          reading: 'ぐーる（きほん）',
          en: 'Ghoul (Standard)',
          aliases: ['スタンダード', '基本の難易度', '標準の難易度', 'standard level'],
        },
        {
          ja: 'スターカー',
          reading: 'すたーかー',
          en: 'Stalker',
          aliases: ['ストーカー', 'ハード', 'hard', '忍び寄る者'],
        },
        {
          ja: 'ハンター',
          reading: 'はんたー',
          en: 'Hunter',
          aliases: ['エキスパート', 'expert', '狩人'],
        },
      ],
      aliases: ['難易度', '難しさ', 'ハンデ', 'difficulty', 'levels', 'handicap'],
      body: {
        ja: [
          {
            head: ['段階', '怒りの目標値', 'ダイス'],
            rows: [
              ['くず拾い（もっとも簡単）', '5+人数', '3'],
              ['スカヴェンジャー（イージー）', '6+人数', '3'],
              ['グール（基本）', '7+人数', '3'],
              ['スターカー（ハード）', '7+人数', '2'],
              ['ハンター（エキスパート）', '8+人数', '2'],
            ],
          },
          'どの段階でも目標は14を超えない。',
        ],
        en: [
          {
            head: ['level', 'Fury goal', 'dice'],
            rows: [
              ['Ragpicker (Easiest)', '5 + players', '3'],
              ['Scavenger (Easy)', '6 + players', '3'],
              ['Ghoul (Standard)', '7 + players', '3'],
              ['Stalker (Hard)', '7 + players', '2'],
              ['Hunter (Expert)', '8 + players', '2'],
            ],
          },
          'The goal never exceeds 14 at any level.',
        ],
      },
      related: ['ghoul-fury-goal', 'two-dice', 'vile-ghoul-targets'],
      source: ['11', '186-195', 'C'],
    },
  ],
};
