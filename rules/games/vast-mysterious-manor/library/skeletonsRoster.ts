import type { Chapter } from '../../../library/entry';

export const skeletonsRosterChapter: Chapter = {
  id: 'skeletons-roster',
  title: { ja: 'スケルトン：5体と装備の一覧', en: 'Skeletons: the five and their gear' },
  entries: [
    {
      id: 'skeleton-five',
      roles: ['skeletons'],
      title: { ja: '5体のスケルトンの能力一覧', en: 'The five Skeletons and their abilities' },
      reading: '5たいのすけるとんののうりょくいちらん',
      aliases: [
        'スケルトンの種類',
        'スケルトン 能力',
        'skeleton abilities',
        'list of skeletons',
        'スケルトン 名前',
      ],
      body: {
        ja: [
          {
            head: ['スケルトン', '能力'],
            rows: [
              ['キャスティ', '安定性1：隣接タイルにダンシングライト1つ（ターンに1回）'],
              ['スクリーミー', '安定性1：2スペース以内の見える1体に移動力4'],
              ['シューティー', 'ちょうど2スペース先の見える対象をアタックでき、離散しない'],
              ['スラッシィ', 'アタック時に筋力 +2'],
              ['スタッビィ', '2体以上に邪魔された対象を奇襲できる'],
            ],
          },
          '筋力は全員1。装備はそれぞれ3種類ずつある。',
        ],
        en: [
          {
            head: ['Skeleton', 'Ability'],
            rows: [
              ['Casty', '1 Stability: a dancing light on an adjacent tile (once a turn)'],
              ['Screamy', '1 Stability: Movement 4 for a visible Skeleton within 2 spaces'],
              ['Shooty', 'attacks a visible target exactly 2 spaces away without scattering'],
              ['Slashy', 'Strength +2 when attacking'],
              ['Stabby', 'may ambush a target distracted by two or more'],
            ],
          },
          'All have Strength 1, and each has three pieces of gear.',
        ],
      },
      related: [
        'skeleton-gear-table',
        'skeleton-casty',
        'skeleton-screamy',
        'skeleton-shooty',
        'skeleton-stabby',
      ],
      source: ['292-293', '298-332'],
    },
    {
      id: 'skeleton-abilities',
      roles: ['skeletons'],
      title: {
        ja: '能力と装備はタイルの上でだけ使える',
        en: 'Abilities and gear work only on a tile',
      },
      reading: 'のうりょくとそうびはたいるのうえでだけつかえる',
      aliases: [
        '能力 いつ使える',
        '装備 いつ使える',
        'when can abilities be used',
        '安定性 能力 コスト',
        'ability timing',
      ],
      body: {
        ja: [
          'スケルトンの能力は、タイルにいる間は常に効くか、いつでも使える。',
          '空きスペースやプレイヤーボードにいる間は使えない。',
          '安定性を払う能力や装備は、特に書かれていない限り、その持ち主がアクティブの間だけ使える。',
        ],
        en: [
          'An ability is always in effect, or ready for use, while its Skeleton is on a tile.',
          'It does not work on an empty space or on the player board.',
          'Abilities and gear that cost Stability can be used only while their owner is active, unless stated otherwise.',
        ],
      },
      related: ['skeleton-empty-spaces', 'skeleton-gear', 'skeleton-activate'],
      source: ['293-294', '250'],
    },
    {
      id: 'skeleton-gear',
      roles: ['skeletons'],
      title: { ja: '装備：付けた瞬間から使える', en: 'Gear works from the moment it is gained' },
      reading: 'そうび：つけたしゅんかんからつかえる',
      terms: [
        {
          ja: '装備',
          reading: 'そうび',
          en: 'gear',
          aliases: ['ギア', '武器', 'アイテム', 'equipment', 'item', '装備品'],
        },
        {
          ja: '装備カード',
          reading: 'そうびかーど',
          en: 'gear card',
          aliases: ['ギアカード', '装備デッキ', 'gear deck', 'equipment card'],
        },
      ],
      aliases: ['装備の使い方', 'スケルトン 装備', 'skeleton gear', '装備 枚数'],
      body: {
        ja: [
          '装備カードは1枚ごとに決まったスケルトンのもので、その1体に新しい能力を足す。',
          '集める！で引いたら、持ち主のカードの下に置き、すぐに使える。',
          '5体に3枚ずつ、合わせて15種類。何枚でも重ねて持てる。',
          '安定性を払う装備は、持ち主がアクティブの間だけ使える。',
        ],
        en: [
          'Each gear card belongs to one particular Skeleton and gives it another ability.',
          'Drawn by GATHER!!, it goes under that Skeleton’s card and works at once.',
          'There are three for each of the five, fifteen in all; a Skeleton may hold several.',
          'Gear that costs Stability works only while its owner is active.',
        ],
      },
      related: ['skeleton-action-gather', 'skeleton-gear-table', 'skeleton-abilities'],
      source: ['293-294', '254', '229'],
    },
    {
      id: 'skeleton-gear-table',
      roles: ['skeletons'],
      title: { ja: '装備15種の一覧', en: 'All 15 pieces of gear' },
      reading: 'そうび15しゅのいちらん',
      aliases: ['装備 一覧', 'gear list', '装備 表', 'all equipment', '装備カード 効果'],
      body: {
        ja: [
          {
            head: ['持ち主', '装備', '効果'],
            rows: [
              ['キャスティ', 'アッシュスタッフ', '安定性1：2スペースまでテレポート'],
              ['キャスティ', 'ルーンストーン', 'ダンシングライトのスペースへ移動'],
              ['キャスティ', '呪物', 'ちょうど2スペース先をアタック、離散しない'],
              ['スクリーミー', 'ホーン', '安定性1：もう1体に移動力4'],
              ['スクリーミー', '旗', '視線なしで、どのスケルトンにも'],
              ['スクリーミー', 'たすき', '相手のターンに筋力 +1'],
              ['シューティー', 'ボムバッグ', '安定性1：横穴を置く'],
              ['シューティー', 'ロングボウ', '2〜4スペース先をアタック'],
              ['シューティー', 'ウルフ', 'ウルフの駒を得る'],
              ['スラッシィ', 'グレートアックス', 'アタック時に筋力 +1'],
              ['スラッシィ', 'ヘルメット', 'アタックで安定性を失わない'],
              ['スラッシィ', 'シールド', 'アタック時に筋力 +1（疑わしい）'],
              ['スタッビィ', '毒', '奇襲でヘルスをさらに −1、1回きり'],
              ['スタッビィ', 'レザーブーツ', '移動力 +2'],
              ['スタッビィ', 'ククリ', '奇襲の効果が2倍'],
            ],
          },
        ],
        en: [
          {
            head: ['Owner', 'Gear', 'Effect'],
            rows: [
              ['Casty', 'Ash Staff', '1 Stability: teleport up to 2 spaces'],
              ['Casty', 'Runestone', 'move to a space with a dancing light'],
              ['Casty', 'Fetish', 'attack exactly 2 spaces away, no scattering'],
              ['Screamy', 'Horn', '1 Stability: Movement 4 for one more'],
              ['Screamy', 'Banner', 'any Skeleton, seen or not'],
              ['Screamy', 'Sash', 'Strength +1 outside your turn'],
              ['Shooty', 'Bomb Bag', '1 Stability: place a Pit'],
              ['Shooty', 'Longbow', 'attack 2 to 4 spaces away'],
              ['Shooty', 'Wolf', 'gain the Wolf piece'],
              ['Slashy', 'Great Axe', 'Strength +1 when attacking'],
              ['Slashy', 'Helmet', 'attacking costs no Stability'],
              ['Slashy', 'Shield', 'Strength +1 when attacking (doubtful)'],
              ['Stabby', 'Poison', 'Health −1 more in an ambush, once'],
              ['Stabby', 'Leather Boots', 'Movement +2'],
              ['Stabby', 'Kukri', 'doubles an ambush'],
            ],
          },
        ],
      },
      related: ['skeleton-gear', 'skeleton-five', 'skeleton-shield'],
      source: ['300-304', '307-309', '312-314', '321-323', '329-332'],
    },
  ],
};
