import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const skeletonsGearChapter: Chapter = {
  id: 'skeletons-gear',
  title: { ja: 'スケルトン：装備とキャスティ', en: 'Skeletons: gear, and Casty’s' },
  entries: [
    {
      id: 'skeleton-gear',
      roles: ['skeletons'],
      title: {
        ja: '装備：1体に3種類ずつ、全部で15枚',
        en: 'Gear: three cards for each Skeleton, 15 in all',
      },
      reading: 'そうび：1たいに3しゅるいずつ、ぜんぶで15まい',
      terms: [
        {
          ja: '装備',
          reading: 'そうび',
          en: 'gear',
          aliases: ['ギア', '武器', 'アイテム', '装備カード', 'gear card', 'equipment', 'item'],
        },
      ],
      aliases: [
        'スケルトン 装備',
        '装備 使い方',
        'skeleton gear',
        'how does gear work',
        '装備 枚数',
      ],
      body: {
        ja: [
          '武器庫で集める！を使うと手に入る。',
          '装備はカードに名前のあるスケルトンだけが使う。',
          '持ち主が取り除かれても失わない。何枚でも持てる。',
          '毒とアイアンスパイクだけは、使うとボックスに戻す。',
        ],
        en: [
          'You get it by ARM!! on an Armory.',
          'Only the Skeleton named on the card uses it.',
          'It is not lost when its owner is removed, and one may own several.',
          'Only Poison and Iron Spike go to the box when used.',
        ],
      },
      note: {
        ja: '15枚という数は公開の早見ページ、効果はカードによる。失わないこと、何枚でも持てることは、禁じるものがないことからの推測。',
        en: 'The number 15 comes from a public reference page, the effects from the cards. That it is kept and that several may be owned is inferred: nothing forbids it.',
      },
      related: ['skeleton-gear-table', 'skeleton-arm', 'skeleton-gear-out', 'skeleton-five'],
      source: ['C', 'R', 'I'],
    },
    {
      id: 'skeleton-gear-table',
      roles: ['skeletons'],
      title: { ja: '装備15種の一覧', en: 'All 15 gear cards' },
      reading: 'そうび15しゅのいちらん',
      aliases: ['装備 一覧', '装備 効果', 'gear list', 'all equipment', '装備カード 表'],
      body: {
        ja: [
          {
            head: ['持ち主', '装備', '効果'],
            rows: [
              ['キャスティ', 'アッシュスタッフ', '安定性1：隣のタイルの蜘蛛の巣とランプを取り除く'],
              ['キャスティ', 'ルーンストーン', '髑髏を動かす'],
              ['キャスティ', '呪物', 'ちょうど2スペース先をアタック、残る'],
              ['スクリーミー', 'ホーン', 'マップのどのスケルトンにも届く'],
              ['スクリーミー', '旗', '能力がターンに2回'],
              ['スクリーミー', '肩当て', '防御力 +1'],
              ['シューティー', 'ボムバッグ', '安定性1：見える壁にブリーチ、または横穴マーカー'],
              ['シューティー', 'ロングボウ', '2〜4スペース先をアタック'],
              ['シューティー', '枯死の矢', '安定性1：1方向の蜘蛛の巣とランプを取り除く'],
              ['スラッシィ', 'グレートアックス', 'アタック！が安定性0'],
              ['スラッシィ', 'ヘルメット', 'ライトタイルで安定性を失わない'],
              ['スラッシィ', '盾', '防御力 +1'],
              ['スタッビィ', '毒', '安定性1：ヘルスをさらに −1、1回きり'],
              ['スタッビィ', 'レザーブーツ', '移動が6スペース'],
              ['スタッビィ', 'ククリ', '能力が2倍（経験値 −6）'],
            ],
          },
        ],
        en: [
          {
            head: ['Owner', 'Gear', 'Effect'],
            rows: [
              ['Casty', 'Ash Staff', '1 Stability: clear webs and lamps on an adjacent tile'],
              ['Casty', 'Runestone', 'move skulls'],
              ['Casty', 'Fetish', 'attack exactly 2 spaces away, and stay'],
              ['Screamy', 'Horn', 'reaches any Skeleton on the map'],
              ['Screamy', 'Banner', 'ability twice a turn'],
              ['Screamy', 'Pauldrons', '+1 Defense'],
              ['Shooty', 'Bomb Bag', '1 Stability: breach on a visible wall, or a pit marker'],
              ['Shooty', 'Longbow', 'attack 2 to 4 spaces away'],
              ['Shooty', 'Blight Arrow', '1 Stability: clear webs and lamps in one direction'],
              ['Slashy', 'Great Axe', 'STRIKE!! costs 0'],
              ['Slashy', 'Helmet', 'no Stability lost on Lit tiles'],
              ['Slashy', 'Shield', '+1 Defense'],
              ['Stabby', 'Poison', '1 Stability: Health −1 more, once only'],
              ['Stabby', 'Leather Boots', 'moves 6 spaces'],
              ['Stabby', 'Kukri', 'ability doubled (Grit −6)'],
            ],
          },
        ],
      },
      related: ['skeleton-gear', 'skeleton-five', 'iron-spike', 'skeleton-gear-out'],
      source: ['C'],
    },
    {
      id: 'skeleton-gear-out',
      roles: ['skeletons'],
      title: {
        ja: 'パラディンのいない3人ゲームでは装備を4枚除く',
        en: 'Three players without a Paladin: four gear cards are out',
      },
      reading: 'ぱらでぃんのいない3にんげーむではそうびを4まいのぞく',
      aliases: [
        '装備 除く',
        '使わない装備',
        'gear removed from the game',
        'which gear is out',
        '3人 装備',
      ],
      body: {
        ja: [
          'スケルトン、スパイダーに、ウォーロックか館が加わる3人ゲームで除く。',
          '除くのは盾、ククリ、肩当て、毒。アイアンスパイクがあればそれも除く。',
          'スパイダーとの2人ゲームでは除かない。',
        ],
        en: [
          'In the three-player games of Skeletons and Spider with Warlock or Manor.',
          'Out are Shield, Kukri, Pauldrons and Poison, and the Iron Spike if you have it.',
          'With the Spider alone all stay in.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'skeleton-hit-spider-wins', 'skeleton-gear-table'],
      source: ['R'],
    },
    {
      id: 'ash-staff',
      roles: ['skeletons'],
      title: {
        ja: 'アッシュスタッフ：隣のタイルの蜘蛛の巣とランプを取り除く',
        en: 'Ash Staff clears webs and lamps next door',
      },
      reading: 'あっしゅすたっふ：となりのたいるのくものすとらんぷをとりのぞく',
      terms: [
        {
          ja: 'アッシュスタッフ',
          reading: 'あっしゅすたっふ',
          en: 'Ash Staff',
          aliases: ['灰の杖', 'トネリコの杖', 'アシュスタッフ', 'staff'],
        },
      ],
      aliases: ['キャスティ 杖', 'ランプを消す装備', 'casty staff', 'remove webs gear'],
      body: {
        ja: [
          'キャスティの装備。安定性1を払い、隣接するタイル1枚の蜘蛛の巣とランプを取り除く。',
          'その後の仲間は、そのタイルで止まらずに進める。',
        ],
        en: [
          'Casty’s gear: pay 1 Stability and clear the webs and lamps of one adjacent tile.',
          'The others can then cross that tile without stopping.',
        ],
      },
      related: ['casty', 'blight-arrow', 'skeleton-stops', 'skeleton-gear-table'],
      source: ['C'],
    },
    {
      id: 'runestone',
      roles: ['skeletons'],
      title: { ja: 'ルーンストーン：髑髏を動かす', en: 'Runestone moves skulls' },
      reading: 'るーんすとーん：どくろをうごかす',
      terms: [
        {
          ja: 'ルーンストーン',
          reading: 'るーんすとーん',
          en: 'Runestone',
          aliases: ['ルーン', '魔石', 'ルーン石', 'rune'],
        },
      ],
      aliases: ['髑髏 移動', 'キャスティ 石', 'move skulls', 'casty runestone'],
      body: {
        ja: [
          'キャスティの装備。マップにある髑髏を動かせる。',
          '置いた髑髏を対象の隣へ運べば、邪魔が増える。',
        ],
        en: [
          'Casty’s gear: skulls on the map can be moved.',
          'Brought next to a target, they add to Distracting.',
        ],
      },
      note: {
        ja: 'いつ、どこまで動かせるかは手元のカードを見る。',
        en: 'For when and how far look at your card.',
      },
      related: ['cackling-skulls', 'casty', 'distracting', 'skeleton-gear-table'],
      source: ['C'],
    },
    {
      id: 'fetish',
      roles: ['skeletons'],
      title: {
        ja: '呪物：キャスティもちょうど2スペース先をアタック',
        en: 'Fetish: Casty attacks exactly 2 spaces away',
      },
      reading: 'じゅぶつ：きゃすてぃもちょうど2すぺーすさきをあたっく',
      terms: [
        {
          ja: '呪物',
          reading: 'じゅぶつ',
          en: 'Fetish',
          aliases: ['フェティッシュ', '呪いの品', '護符', 'charm'],
        },
      ],
      aliases: ['キャスティ 遠隔', 'キャスティ アタック', 'casty ranged attack', 'casty fetish'],
      body: {
        ja: [
          'キャスティの装備。ちょうど2スペース離れた相手をアタックできる。',
          'このアタックでは取り除かれない。',
          '安定性はシューティーと同じに、アタック！の1と、もう1（未確認）。',
        ],
        en: [
          'Casty’s gear: attack a target exactly 2 spaces away.',
          'Casty is not removed by this.',
          'The Stability is as for Shooty: the 1 of STRIKE!! and 1 more (unconfirmed).',
        ],
      },
      note: {
        ja: 'もう1の費用はカードにない。シューティーにそろえて払うほうを選んだ。',
        en: 'The 1 more is not on the card; it is paid here as for Shooty.',
      },
      related: ['casty', 'skeleton-ranged', 'skeleton-ranged-cost', 'skeleton-gear-table'],
      source: ['C', 'U'],
    },
  ],
};
