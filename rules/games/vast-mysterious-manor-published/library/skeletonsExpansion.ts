import type { Chapter } from '../../../library/entry';

export const skeletonsExpansionChapter: Chapter = {
  id: 'skeletons-expansion',
  title: { ja: 'スケルトン：追加の4体', en: 'Skeletons: four more of the expansion' },
  entries: [
    {
      id: 'skeleton-expansion',
      roles: ['skeletons'],
      title: {
        ja: 'ホーンテッド・ホールウェイズで加わる4体',
        en: 'The four Skeletons of Haunted Hallways',
      },
      reading: 'ほーんてっど・ほーるうぇいずでくわわる4たい',
      aliases: [
        '追加のスケルトン',
        'シャイニー シンギー スニッフィー スマッシー',
        'expansion skeletons',
        'haunted hallways skeletons',
        '新しいスケルトン 4体',
      ],
      body: {
        ja: [
          {
            head: ['スケルトン', '違うところ'],
            rows: [
              ['シャイニー', 'スポーン地点を選ぶ'],
              ['シンギー', '2スペース先まで邪魔する'],
              ['スニッフィー', '移動6、突破！は使えない'],
              ['スマッシー', '安定性1で横穴マーカー'],
            ],
          },
          'ほかはどの1体とも同じで、筋力1、防御力1。',
        ],
        en: [
          {
            head: ['Skeleton', 'What differs'],
            rows: [
              ['Shiny', 'chooses her Spawn'],
              ['Singy', 'distracts up to 2 spaces away'],
              ['Sniffy', 'moves 6, no BREACH!!'],
              ['Smashy', 'pit marker for 1 Stability'],
            ],
          },
          'Otherwise they are like the rest: Strength 1, Defense 1.',
        ],
      },
      note: {
        ja: 'どのように5体に混ぜるか、最大の数が変わるか、装備があるかは、この資料で確かめられない。冊子を見る。',
        en: 'How they are mixed with the five, whether the most in play changes and what gear they have could not be checked; see the booklet.',
      },
      related: ['shiny', 'singy', 'sniffy', 'smashy', 'iron-spike'],
      source: ['C', 'I'],
    },
    {
      id: 'shiny',
      roles: ['skeletons'],
      title: {
        ja: 'シャイニー：出るスポーン地点を自分で選ぶ',
        en: 'Shiny chooses her Spawn',
      },
      reading: 'しゃいにー：でるすぽーんちてんをじぶんでえらぶ',
      terms: [
        {
          ja: 'シャイニー',
          reading: 'しゃいにー',
          en: 'Shiny',
          aliases: ['シャイニィ', 'shiny skeleton'],
        },
      ],
      aliases: ['スポーン地点を選ぶ', 'シャイニー 能力', 'shiny ability', 'choose the spawn'],
      body: {
        ja: [
          'シャイニーを置くときはスポーンダイスに従わず、地点を選ぶ。',
          '召喚のときも、取り除かれて戻るときも選べる。',
        ],
        en: [
          'She does not follow the spawn die: choose the Spawn.',
          'On a summon and when she comes back after a removal alike.',
        ],
      },
      note: {
        ja: '召喚でも選べることは、同じスポーンの手順であることからの推測。',
        en: 'That it holds for a summon is inferred: it is the same spawning.',
      },
      related: ['skeleton-expansion', 'skeleton-respawn', 'spawn', 'summon'],
      source: ['C', 'I'],
      links: { notices: ['shinyRespawns', 'shinySummoned'] },
    },
    {
      id: 'singy',
      roles: ['skeletons'],
      title: {
        ja: 'シンギー：2スペース先まで邪魔する',
        en: 'Singy distracts up to 2 spaces away',
      },
      reading: 'しんぎー：2すぺーすさきまでじゃまする',
      terms: [
        {
          ja: 'シンギー',
          reading: 'しんぎー',
          en: 'Singy',
          aliases: ['シンギィ', 'singy skeleton'],
        },
      ],
      aliases: ['離れて邪魔', 'シンギー 能力', 'singy ability', 'distract from 2 spaces'],
      body: {
        ja: [
          '対象から2スペース以内にいれば、邪魔の +1 に数える。',
          'ほかのスケルトンは隣接していなければ数えない。',
          '距離は斜めには数えない。',
        ],
        en: [
          'Within 2 spaces of the target Singy counts for the +1 of Distracting.',
          'All others must be adjacent.',
          'Distance is never diagonal.',
        ],
      },
      note: {
        ja: 'シンギーがいると最大の +4 を越えるかは、この資料で確かめられない。',
        en: 'Whether Singy can bring it above +4 could not be checked.',
      },
      related: ['skeleton-expansion', 'distracting', 'distracting-spaces', 'distance'],
      source: ['C', 'U'],
    },
    {
      id: 'sniffy',
      roles: ['skeletons'],
      title: {
        ja: 'スニッフィー：移動6、突破！は使えない',
        en: 'Sniffy moves 6 spaces but has no BREACH!!',
      },
      reading: 'すにっふぃー：いどう6、とっぱ！はつかえない',
      terms: [
        {
          ja: 'スニッフィー',
          reading: 'すにっふぃー',
          en: 'Sniffy',
          aliases: ['スニッフィ', 'sniffy skeleton'],
        },
      ],
      aliases: ['スニッフィー 能力', 'スニッフィー 移動', 'sniffy ability', 'sniffy movement'],
      body: {
        ja: [
          '5スペースではなく6スペースまで移動する。',
          '突破！のアクションは選べない。ほかの4つは使える。',
        ],
        en: [
          'Moves up to 6 spaces instead of 5.',
          'BREACH!! is closed to Sniffy; the other four actions are not.',
        ],
      },
      related: ['skeleton-expansion', 'skeleton-move', 'skeleton-breach', 'skeleton-actions'],
      source: ['C'],
    },
    {
      id: 'smashy',
      roles: ['skeletons'],
      title: {
        ja: 'スマッシー：安定性1で横穴マーカーを置く',
        en: 'Smashy places a pit marker for 1 Stability',
      },
      reading: 'すまっしー：あんていせい1でよこあなまーかーをおく',
      terms: [
        {
          ja: 'スマッシー',
          reading: 'すまっしー',
          en: 'Smashy',
          aliases: ['スマッシィ', 'smashy skeleton'],
        },
      ],
      aliases: ['スマッシー 能力', 'スマッシー 横穴', 'smashy ability', 'smashy pit'],
      body: {
        ja: ['安定性1で、横穴マーカー1枚を置く。', 'マーカーはボムバッグと共通で、全部で4枚。'],
        en: [
          'Places one pit marker for 1 Stability.',
          'The markers are the Bomb Bag’s too, 4 in all.',
        ],
      },
      related: ['skeleton-expansion', 'skeleton-pit-markers', 'bomb-bag', 'skeleton-tunnel'],
      source: ['2276-2278', 'C'],
    },
    {
      id: 'iron-spike',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'アイアンスパイク：毒と同じ、ヘルスをもう1減らす',
        en: 'Iron Spike: like Poison, 1 Health more',
      },
      reading: 'あいあんすぱいく：どくとおなじ、へるすをもう1へらす',
      terms: [
        {
          ja: 'アイアンスパイク',
          reading: 'あいあんすぱいく',
          en: 'Iron Spike',
          aliases: ['スパイク', 'spike'],
        },
      ],
      aliases: ['アイアンスパイク 効果', 'ヘルス もう1', 'iron spike gear', 'one more health'],
      body: {
        ja: [
          '追加の装備。命中のとき安定性1を払うと、ヘルスの損が1増える。',
          '使ったカードはボックスに戻す。',
          'パラディンのいない3人ゲームでは、盾、ククリ、肩当て、毒とともに除く。',
        ],
        en: [
          'A further gear card: on a hit pay 1 Stability, and the loss of Health is 1 more.',
          'The card then goes to the box.',
          'In three-player games without a Paladin it is out, with Shield, Kukri, Pauldrons and Poison.',
        ],
      },
      note: {
        ja: '誰の装備かは、この資料に書かれていない。カードの名前を見る。除くことは公開の早見ページによる。',
        en: 'Whose gear it is is not in the sources; look at the card. That it is left out comes from a public reference page.',
      },
      related: ['poison', 'skeleton-gear-out', 'skeleton-expansion', 'stability-costs'],
      source: ['C', 'R'],
    },
  ],
};
