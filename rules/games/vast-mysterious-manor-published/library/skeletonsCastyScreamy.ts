import type { Chapter } from '../../../library/entry';

export const skeletonsCastyScreamyChapter: Chapter = {
  id: 'skeletons-casty-screamy',
  title: { ja: 'スケルトン：5体の能力、髑髏', en: 'Skeletons: the five, skulls' },
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
            head: ['スケルトン', '能力', '安定性'],
            rows: [
              ['キャスティ', '髑髏を置く（2つまで）', '1つにつき1'],
              ['スクリーミー', '仲間1体を5スペースまで動かす。ターンに1回', '1'],
              [
                'シューティー',
                'ちょうど2スペース先をアタックし、その場に残る',
                'さらに1（未確認）',
              ],
              ['スラッシィ', 'このターン筋力2', '1'],
              ['スタッビィ', 'パラディンに命中したら経験値 −3', '1'],
            ],
          },
          '装備はそれぞれ3種類ある。',
        ],
        en: [
          {
            head: ['Skeleton', 'Ability', 'Stability'],
            rows: [
              ['Casty', 'places skulls, up to 2', '1 each'],
              ['Screamy', 'moves another one up to 5 spaces, once a turn', '1'],
              ['Shooty', 'attacks exactly 2 spaces away and stays', '1 more (unconfirmed)'],
              ['Slashy', 'Strength 2 this turn', '1'],
              ['Stabby', 'after hitting the Paladin: Grit −3', '1'],
            ],
          },
          'Each has three gear cards.',
        ],
      },
      note: {
        ja: 'シューティーの追加の1はカードに書かれていない。払うほうを選んだ。',
        en: 'Shooty’s extra 1 is not on the card; the choice here is to pay it.',
      },
      related: ['casty', 'screamy', 'shooty', 'slashy', 'stabby'],
      source: ['2248-2266', 'C', 'U'],
    },
    {
      id: 'casty',
      roles: ['skeletons'],
      title: {
        ja: 'キャスティ：安定性1で髑髏を1つ置く',
        en: 'Casty places a skull for 1 Stability',
      },
      reading: 'きゃすてぃ：あんていせい1でどくろを1つおく',
      terms: [
        {
          ja: 'キャスティ',
          reading: 'きゃすてぃ',
          en: 'Casty',
          aliases: ['キャスティー', '術師のスケルトン', 'casty skeleton'],
        },
      ],
      aliases: [
        'キャスティ 能力',
        'casty ability',
        '髑髏を置く',
        'place a skull',
        'キャスティ 安定性',
      ],
      body: {
        ja: [
          'アクティブの間、安定性1ごとに、隣接スペースへ髑髏を1つ置く。',
          '2つともマップにあれば、もう置けない。',
          '髑髏は邪魔に数えるので、仲間の筋力が上がる。',
          '装備はアッシュスタッフ、ルーンストーン、呪物。',
        ],
        en: [
          'While active, place one skull on an adjacent space for each 1 Stability.',
          'With both on the map no more can be placed.',
          'Skulls are distracting and so raise the Strength of the others.',
          'Gear: Ash Staff, Runestone, Fetish.',
        ],
      },
      note: {
        ja: '隣接スペースに置くことは公開の早見ページによる。',
        en: 'That it is an adjacent space comes from a public reference page.',
      },
      related: ['cackling-skulls', 'skull-entered', 'runestone', 'fetish', 'skeleton-five'],
      source: ['2248-2250', 'C', 'R'],
    },
    {
      id: 'cackling-skulls',
      roles: ['skeletons'],
      title: {
        ja: '高笑いする髑髏：2つ、邪魔に数える',
        en: 'Cackling skulls: two, and they are distracting',
      },
      reading: 'たかわらいするどくろ：2つ、じゃまにかぞえる',
      terms: [
        {
          ja: '高笑いする髑髏',
          reading: 'たかわらいするどくろ',
          en: 'cackling skull',
          aliases: [
            'ダンシングライト',
            '笑う髑髏',
            'ドクロ',
            '頭蓋骨',
            'dancing light',
            'cackling skulls',
          ],
        },
        { ja: '髑髏', reading: 'どくろ', en: 'skull', aliases: ['どくろ', '骸骨の頭', 'skulls'] },
      ],
      aliases: ['髑髏とは', '髑髏 枚数', 'what are the skulls', 'skull marker', '髑髏 邪魔'],
      body: {
        ja: [
          'キャスティが置く髑髏で、全部で2つ。',
          '対象の隣のスペースにあれば、スケルトンと同じく邪魔に数える。',
          '同じスペースにスケルトンがいても、合わせて1。',
          'アタックも防御もせず、アタックの対象にもならない。',
          '誰かが入るまで残る。ルーンストーンがあれば動かせる。',
        ],
        en: [
          'Casty places them; there are 2 in all.',
          'On a space next to the target a skull is distracting like a Skeleton.',
          'Together with a Skeleton on the same space it is still 1.',
          'It neither attacks nor defends, and nobody attacks it.',
          'It stays until somebody enters. The Runestone can move it.',
        ],
      },
      note: {
        ja: 'アタックや防御をしないことは、それを述べるものがないことからの推測。',
        en: 'That it neither attacks nor defends is inferred: nothing says it does.',
      },
      related: ['casty', 'skull-entered', 'distracting-spaces', 'runestone', 'supplies'],
      source: ['2248-2250', 'C', 'R', 'I'],
      links: { tracks: ['skeletons.skulls'] },
    },
    {
      id: 'skull-entered',
      roles: ['skeletons'],
      title: {
        ja: '対戦相手が入った髑髏はボックスへ戻り、もう使えない',
        en: 'A skull an enemy enters goes to the box for good',
      },
      reading: 'たいせんあいてがはいったどくろはぼっくすへもどり、もうつかえない',
      aliases: [
        '髑髏 取り除く',
        '髑髏 なくなる',
        'skull removed',
        'enemy enters skull',
        '髑髏 ボックスに戻す',
      ],
      body: {
        ja: [
          '対戦相手のフィギュアが髑髏のスペースに入ると、その髑髏はボックスに戻す。このゲームでは二度と使えない。',
          '仲間のスケルトンが入っても残る。',
          '2つともなくなれば、キャスティの能力は使えない。',
          'ほかのスケルトンには影響しない。',
        ],
        en: [
          'When an enemy figure enters the space of a skull, return that skull to the box. It is out of the game.',
          'Your own Skeletons may enter; it stays.',
          'With both gone, Casty’s ability is of no use.',
          'No other Skeleton is affected.',
        ],
      },
      note: {
        ja: 'ルール資料は2つとも置いた場合だけを述べ、カードは入られた髑髏をボックスへ送る。カードに従った。',
        en: 'The rules reference speaks only of both being placed; the card sends an entered skull to the box. The card is followed.',
      },
      related: ['cackling-skulls', 'casty', 'open-questions'],
      source: ['2250', 'C'],
      links: { tracks: ['skeletons.skullsLost'] },
    },
    {
      id: 'screamy',
      roles: ['skeletons'],
      title: {
        ja: 'スクリーミー：安定性1で仲間を5スペース動かす',
        en: 'Screamy moves another Skeleton 5 spaces for 1 Stability',
      },
      reading: 'すくりーみー：あんていせい1でなかまを5すぺーすうごかす',
      terms: [
        {
          ja: 'スクリーミー',
          reading: 'すくりーみー',
          en: 'Screamy',
          aliases: ['スクリーミィ', '叫ぶスケルトン', 'screamy skeleton'],
        },
      ],
      aliases: [
        'スクリーミー 能力',
        'screamy ability',
        '仲間を動かす',
        'move another skeleton',
        'もう一度移動 スケルトン',
      ],
      body: {
        ja: [
          'アクティブの間、安定性1で、ほかのスケルトン1体を5スペースまで動かす。',
          'ターンに1回。旗があれば2回。',
          '動いた1体はアクションをしない。自分の番はそれとは別にある。',
          'ランプや蜘蛛の巣で止まった1体も、改めて動ける。',
          '装備はホーン、旗、肩当て。',
        ],
        en: [
          'While active, pay 1 Stability to move another Skeleton up to 5 spaces.',
          'Once a turn; twice with the Banner.',
          'It does no action then; its own activation is another matter.',
          'One that a lamp or web stopped may move again this way.',
          'Gear: Horn, Banner, Pauldrons.',
        ],
      },
      note: {
        ja: 'ホーンがないとき、どのスケルトンに届くかはカードを見る。止まった後にまた動けることは推測。',
        en: 'Which Skeletons are in reach without the Horn is on the card. Moving again after a stop is inferred.',
      },
      related: ['horn', 'banner', 'pauldrons', 'skeleton-move', 'skeleton-stops'],
      source: ['2254', 'C', 'I'],
      links: { tracks: ['skeletons.screams'] },
    },
  ],
};
