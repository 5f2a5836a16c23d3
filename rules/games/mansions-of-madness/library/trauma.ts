import type { Chapter } from '../../../library/entry';

export const traumaChapter: Chapter = {
  id: 'trauma',
  title: { ja: 'トラウマカード', en: 'Trauma cards' },
  entries: [
    {
      id: 'trauma-card',
      roles: ['keeper'],
      title: { ja: 'トラウマカードは費用なしで使える', en: 'Trauma cards cost nothing to play' },
      reading: 'とらうまかーどはひようなしでつかえる',
      terms: [
        {
          ja: 'トラウマカード',
          reading: 'とらうまかーど',
          en: 'Trauma card',
          aliases: ['トラウマ', 'trauma', '後遺症'],
        },
      ],
      aliases: ['トラウマ コスト', 'trauma cost', 'トラウマ いつ', 'when to play trauma'],
      body: {
        ja: [
          {
            head: ['種類', '右上の絵', '使う時'],
            rows: [
              ['負傷', '心臓', '探索者がダメージを受けた時'],
              ['狂気', '脳', '探索者が恐怖トークンを受け取った時'],
            ],
          },
          '脅威を払う必要はない。数字があっても無くても同じ。',
          '絵の上の数字は費用ではなく、使える上限を示す。',
        ],
        en: [
          {
            head: ['Kind', 'Icon, top right', 'Played when the investigator'],
            rows: [
              ['physical', 'heart', 'suffers damage'],
              ['mental', 'brain', 'takes a Horror token'],
            ],
          },
          'No threat is paid, number or not.',
          'A number above the icon is a limit for playing it, not a cost.',
        ],
      },
      related: ['trauma-physical', 'trauma-mental', 'trauma-number', 'trauma-limit', 'hand-limits'],
      source: ['95-98'],
    },
    {
      id: 'trauma-physical',
      roles: ['keeper'],
      title: {
        ja: '負傷トラウマカードはダメージを受けた時',
        en: 'Physical Trauma card: when damage is suffered',
      },
      reading: 'ふしょうとらうまかーどはだめーじをうけたとき',
      terms: [
        {
          ja: '負傷トラウマカード',
          reading: 'ふしょうとらうまかーど',
          en: 'physical Trauma card',
          aliases: [
            '負傷',
            '負傷カード',
            '怪我',
            'けが',
            'injury',
            'physical trauma',
            '心臓のアイコン',
            'heart',
          ],
        },
      ],
      aliases: ['怪我をさせる', 'heart icon', '負傷 いつ'],
      body: {
        ja: [
          '探索者がダメージを受けた時、その探索者に使える。',
          '心臓の絵に数字があれば、HPがその数字以下の探索者にだけ使える。',
          '1人が持つのは1枚まで。新しいものが古いものと入れ替わる。',
        ],
        en: [
          'Play it on an investigator who suffers damage.',
          'With a number on the heart, Health must be that number or less.',
          'An investigator has at most 1; a new one replaces the old.',
        ],
      },
      related: ['trauma-card', 'trauma-number', 'trauma-limit', 'health'],
      source: ['95', '98-99'],
      links: { notices: ['hurt'] },
    },
    {
      id: 'trauma-mental',
      roles: ['keeper'],
      title: {
        ja: '狂気トラウマカードは恐怖トークンを受け取った時',
        en: 'Mental Trauma card: when a Horror token is taken',
      },
      reading: 'きょうきとらうまかーどはきょうふとーくんをうけとったとき',
      terms: [
        {
          ja: '狂気トラウマカード',
          reading: 'きょうきとらうまかーど',
          en: 'mental Trauma card',
          aliases: [
            '狂気カード',
            '精神トラウマ',
            'mental trauma',
            'insanity card',
            '脳のアイコン',
            'brain',
          ],
        },
      ],
      aliases: ['brain icon', '狂気トラウマ いつ', '精神的ショック'],
      body: {
        ja: [
          '探索者が恐怖トークンを受け取った時、その探索者に使える。',
          '脳の絵に数字があれば、正気度がその数字以下の探索者にだけ使える。',
          '狂気状態の探索者には、マスターのアクションとして使える。',
          '1人が持つのは1枚まで。',
        ],
        en: [
          'Play it on an investigator who takes a Horror token.',
          'With a number on the brain, Sanity must be that number or less.',
          'On an insane investigator it is played as an action of the keeper.',
          'An investigator has at most 1.',
        ],
      },
      related: ['trauma-insane', 'trauma-number', 'trauma-limit', 'sanity'],
      source: ['96-99'],
      links: { notices: ['frightened'] },
    },
    {
      id: 'trauma-number',
      roles: ['keeper'],
      title: {
        ja: 'トラウマの数字はHP・正気度がそれ以下の時に使える',
        en: 'A Trauma number: Health or Sanity must be that or less',
      },
      reading: 'とらうまのすうじはHP・しょうきどがそれいかのときにつかえる',
      aliases: ['心臓の数字', '脳の数字', 'number on trauma', 'トラウマ 条件', '数字が無い'],
      body: {
        ja: [
          '心臓の数字は今のHP、脳の数字は今の正気度と比べる。',
          '数字以下なら使え、数字より多く残っていれば使えない。',
          '数字の無いカードは、使う時さえ合えばいつでもよい。',
        ],
        en: [
          'Compare the heart number with present Health, the brain number with present Sanity.',
          'At that number or below it may be played, above it may not.',
          'A card without a number only needs the right occasion.',
        ],
      },
      related: ['trauma-card', 'health', 'sanity'],
      source: ['95-96', '98'],
    },
    {
      id: 'trauma-insane',
      roles: ['keeper'],
      title: {
        ja: '正気度0の探索者には狂気トラウマを1枚ずつ使える',
        en: 'Sanity 0: the keeper may play 1 mental Trauma on each',
      },
      reading: 'しょうきど0のたんさくしゃにはきょうきとらうまを1まいずつつかえる',
      aliases: [
        '狂気状態 トラウマ',
        '正気度0 マスターアクション',
        'trauma on insane',
        '発狂 トラウマ',
      ],
      body: {
        ja: [
          '狂気状態の探索者はもう恐怖トークンを受け取らないので、別の使い方がある。',
          'マスターは自分のアクションとして、正気度0の探索者1人につき狂気トラウマカードを1枚使える（英語版ルールブック25ページ）。',
          '既に持っている狂気トラウマカードは入れ替わる。',
        ],
        en: [
          'An insane investigator takes no more Horror tokens, so there is another way.',
          'As an action the keeper may play 1 mental Trauma card on each investigator at Sanity 0 (English rulebook page 25).',
          'It replaces a mental Trauma card the investigator already has.',
        ],
      },
      related: ['insane', 'trauma-mental', 'trauma-limit', 'keeper-turn'],
      source: ['97', '99'],
    },
    {
      id: 'trauma-limit',
      roles: [],
      title: {
        ja: 'トラウマは1人に負傷1枚と狂気1枚まで',
        en: 'At most 1 physical and 1 mental Trauma per investigator',
      },
      reading: 'とらうまはひとりにふしょう1まいときょうき1まいまで',
      aliases: ['トラウマ 何枚', '2枚目のトラウマ', 'trauma limit', 'second trauma', '入れ替え'],
      body: {
        ja: [
          '負傷トラウマカード1枚と狂気トラウマカード1枚、合わせて2枚まで。',
          '同じ種類の2枚目を受けたら、古い方を捨てて新しい方を持つ。',
        ],
        en: [
          '1 physical Trauma card and 1 mental Trauma card, 2 in all.',
          'A second of the same kind replaces the old one, which is discarded.',
        ],
      },
      related: ['trauma-physical', 'trauma-mental', 'trauma-card'],
      source: ['99'],
      links: { notices: ['traumaReplaced', 'namedTraumaReplaced'] },
    },
  ],
};
