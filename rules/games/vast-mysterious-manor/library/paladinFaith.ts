import type { Chapter } from '../../../library/entry';

export const paladinFaithChapter: Chapter = {
  id: 'paladin-faith',
  title: { ja: 'パラディン：信仰と炎', en: 'Paladin: faith and Fire' },
  entries: [
    {
      id: 'paladin-faith',
      roles: ['paladin'],
      title: {
        ja: '信仰は炎と光の2つのプール、それぞれ5個まで',
        en: 'Faith: two pools, Fire and Light, 5 cubes each',
      },
      reading: 'しんこうはほのおとひかりの2つのぷーる、それぞれ5こまで',
      terms: [
        {
          ja: '信仰',
          reading: 'しんこう',
          en: 'faith',
          aliases: ['信仰心', 'フェイス', '信仰ポイント'],
        },
        {
          ja: '信仰キューブ',
          reading: 'しんこうきゅーぶ',
          en: 'faith cube',
          aliases: ['白いキューブ', '白キューブ', 'white cube', 'Fury token', 'Light token'],
        },
        {
          ja: '信仰プール',
          reading: 'しんこうぷーる',
          en: 'faith pool',
          aliases: ['プール', 'ライトプール', '炎プール', '光プール', 'Light pool', 'Fire pool'],
        },
      ],
      aliases: ['信仰の上限', '信仰 5個', 'faith limit', 'faith maximum', '信仰 あふれる'],
      body: {
        ja: [
          '白い信仰キューブを、炎と光の2つの信仰プールに集める。',
          'それぞれのプールに入るのは5個まで。あふれた分は得られない。',
          '消費した信仰キューブは自分のサプライに戻る。',
          '炎は壁とアタックに、光はランプ、蜘蛛の巣、回復に使う。',
        ],
        en: [
          'White faith cubes are collected in two faith pools, Fire and Light.',
          'Each pool holds 5 at most; what does not fit is lost.',
          'Faith cubes you spend go back to your supply.',
          'Fire is for walls and attacks, Light for lamps, webs and healing.',
        ],
      },
      related: ['paladin-faith-costs', 'paladin-fire', 'paladin-light', 'shrine'],
      source: ['86', '199-202', '205-207', '211-214'],
    },
    {
      id: 'paladin-faith-costs',
      roles: ['paladin'],
      title: {
        ja: '炎と光の使い道と値段の一覧',
        en: 'What Fire and Light buy',
      },
      reading: 'ほのおとひかりのつかいみちとねだんのいちらん',
      aliases: [
        '信仰 使い道',
        '信仰の消費',
        'faith costs',
        'spend faith',
        '炎 コスト',
        '光 コスト',
      ],
      body: {
        ja: [
          {
            head: ['支払い', '効果'],
            rows: [
              ['炎1', '自分のいるタイルの壁にブリーチを置く'],
              ['炎X', '1回のアタックの間、筋力 +X'],
              ['光1', 'ランプを置く（自分のタイルか、視線の通る隣接タイル）'],
              ['光1', '蜘蛛の巣を1つ取り除く（同じ範囲）'],
              ['光1', 'ランプのあるタイルで使うと、視線の通る隣接タイルを全部公開'],
              ['光5と経験値5', 'ヘルス +1'],
            ],
          },
          'たいまつや神聖カードがあれば、ほかの使い道が増える。',
        ],
        en: [
          {
            head: ['Pay', 'For'],
            rows: [
              ['1 Fire', 'a breach on a wall of your tile'],
              ['X Fire', 'Strength +X for one attack'],
              ['1 Light', 'a lamp on your tile or an adjacent one in line of sight'],
              ['1 Light', 'removing a web there'],
              ['1 Light', 'on a tile with a lamp: reveal all adjacent tiles in line of sight'],
              ['5 Light and 5 Experience', 'Health +1'],
            ],
          },
          'The Torch and Sanctity cards add other uses.',
        ],
      },
      related: [
        'paladin-breach',
        'paladin-fire-strength',
        'paladin-lamp',
        'paladin-remove-web',
        'paladin-heal',
      ],
      source: ['203-217'],
    },
    {
      id: 'paladin-fire',
      roles: ['paladin'],
      title: {
        ja: '炎：壁を開け、アタックの筋力を上げる信仰',
        en: 'Fire: the faith that opens walls and adds Strength',
      },
      reading: 'ほのお：かべをあけ、あたっくのきんりょくをあげるしんこう',
      terms: [
        {
          ja: '炎',
          reading: 'ほのお',
          en: 'Fire',
          aliases: ['炎信仰', '炎の信仰', '火', 'Fury', '炎キューブ', 'flame'],
        },
      ],
      aliases: ['炎とは', '炎の使い方', 'use Fire', 'what is Fire for', '炎 得る'],
      body: {
        ja: [
          '0から始まり、5個まで。',
          '得る：スパイダーもポルターガイストもアタックしなかったターンの終わりに +1。聖痕、神殿、神聖カードでも得る。',
          '使う：炎1でブリーチ、炎Xで1回のアタックの筋力 +X。',
          'たいまつには炎3か炎1、神聖カードの1枚には炎2を使う。',
        ],
        en: [
          'It starts at 0 and holds 5.',
          'Gain: +1 at the end of a turn without an attack on Spider or Poltergeist; also from Stigmata, Shrines and Sanctity cards.',
          'Spend: 1 for a breach, X for Strength +X in one attack.',
          'The Torch takes 3 or 1, one of the Sanctity cards takes 2.',
        ],
      },
      related: [
        'paladin-fire-gain',
        'paladin-breach',
        'paladin-fire-strength',
        'paladin-treasure-torch',
        'paladin-faith',
      ],
      source: ['201', '203-207'],
      links: { tracks: ['paladin.fire'] },
    },
    {
      id: 'paladin-fire-gain',
      roles: ['paladin'],
      title: {
        ja: 'スパイダーもポルターガイストもアタックしなければ炎 +1',
        en: 'No attack on Spider or Poltergeist this turn: Fire +1',
      },
      reading: 'すぱいだーもぽるたーがいすともあたっくしなければほのお +1',
      aliases: ['炎を得る', '炎の増やし方', 'gain Fire', 'ターン終了時 炎', 'スケルトンを攻撃 炎'],
      body: {
        ja: [
          '自分のターンの終わりに、このターンのアタックを確かめる。',
          'スパイダーもポルターガイストもアタックしていなければ、炎を1個得る。',
          'スケルトン、卵、エンチャンターへのアタックは妨げにならない。',
        ],
        en: [
          'At the end of your turn look at what you attacked.',
          'If it was neither the Spider nor a Poltergeist, gain 1 Fire.',
          'Attacks on Skeletons, eggs or the Enchanter do not matter.',
        ],
      },
      note: {
        ja: '卵がスパイダーへのアタックに含まれるかは書かれていない。ここでは含めない（未確認）。',
        en: 'Whether an egg counts as the Spider is not stated; here it does not (unconfirmed).',
      },
      related: ['paladin-fire', 'paladin-end-of-turn', 'paladin-treasure-stigmata'],
      source: ['204'],
    },
    {
      id: 'paladin-breach',
      roles: ['paladin'],
      title: {
        ja: 'ブリーチ：炎1で自分のタイルの壁を開ける',
        en: 'Breach: 1 Fire opens a wall of your tile',
      },
      reading: 'ぶりーち：ほのお1でじぶんのたいるのかべをあける',
      terms: [
        {
          ja: 'ブリーチ',
          reading: 'ぶりーち',
          en: 'breach',
          aliases: [
            'ブリーチトークン',
            '突破口',
            '壁の穴',
            '裂け目',
            '壁を壊す',
            'break wall',
            'hole in the wall',
          ],
        },
      ],
      aliases: ['壁を開ける', '壁を破る', '壁を通る', 'open a wall', 'ブリーチ 足りない'],
      body: {
        ja: [
          '炎1を消費し、自分のいるタイルの壁1つにブリーチトークンを置く。',
          'ブリーチのある壁は通れるようになる。',
          'マジックメイスがあれば、ターンに1回、炎なしで置ける。',
          'トークンが残っていなければ、置いてあるブリーチを1つ取って置き直す。',
        ],
        en: [
          'Spend 1 Fire and put a breach token on one wall of the tile you are on.',
          'A wall with a breach can be passed.',
          'With the Magic Mace you may place one a turn without Fire.',
          'If no token is left, take one from the map and place it anew.',
        ],
      },
      note: {
        ja: 'ブリーチが壁を開くことは、この資料では言葉の意味から読む。',
        en: 'That a breach opens the wall is taken from the word; the source sheet does not spell it out.',
      },
      related: ['walls-block', 'paladin-fire', 'paladin-treasure-magic-mace', 'component-limit'],
      source: ['37', '196', '206'],
    },
    {
      id: 'paladin-fire-strength',
      roles: ['paladin'],
      title: {
        ja: '炎1ごとに、1回のアタックの間だけ筋力 +1',
        en: 'Each Fire adds 1 Strength for one attack',
      },
      reading: 'ほのお1ごとに、1かいのあたっくのあいだだけきんりょく +1',
      aliases: [
        '炎で筋力',
        '筋力を一時的に上げる',
        'Strength by Fire',
        'boost attack',
        '筋力が足りない',
      ],
      body: {
        ja: [
          '炎を好きな数だけ消費し、その数だけ筋力を上げる。',
          '効くのはその1回のアタックだけ。次のアタックには残らない。',
          '例：筋力1でポルターガイスト（筋力2）を倒すには炎2。',
          '公開したポルターガイストと戦う直前にも使える。',
        ],
        en: [
          'Spend any number of Fire; your Strength rises by as much.',
          'It counts for that one attack and not for the next.',
          'Example: with Strength 1, 2 Fire beat a Poltergeist (Strength 2).',
          'You may do so just before fighting a Poltergeist you revealed.',
        ],
      },
      related: [
        'paladin-fire',
        'paladin-strength',
        'attack-strength',
        'paladin-revealed-poltergeist',
      ],
      source: ['145', '207'],
      links: { notices: ['strengthNow'] },
    },
  ],
};
