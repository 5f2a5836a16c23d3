import type { Chapter } from '../../../library/entry';

export const manorRoleEventsChapter: Chapter = {
  id: 'manor-role-events',
  title: { ja: '館：イベントカードとトレジャー', en: 'Manor: Event cards and treasure' },
  entries: [
    {
      id: 'manor-role-event-cards',
      roles: ['manor', 'paladin'],
      title: { ja: 'イベントカードの使い道', en: 'What Event cards are for' },
      reading: 'いべんとかーどのつかいみち',
      terms: [
        {
          ja: 'イベントカード',
          reading: 'いべんとかーど',
          en: 'Event card',
          aliases: ['イベント札', 'イベントの手札', 'ritual card', '儀式カード', '儀式'],
        },
      ],
      aliases: [
        'イベントカード 使い方',
        '館 手札',
        'event hand',
        'イベント 手札上限',
        'use event cards',
      ],
      body: {
        ja: [
          '館の手札。1枚を使って、歩く、浮遊する、のどちらかをする。',
          'パラディンがイベントのタイルを公開したときは、館が手札から1枚を使わなければならない。',
          '手札の上限はない。最初は3枚で、ほかのプレイヤーには見せない。',
        ],
        en: [
          'The Manor’s hand. Each card is played to walk or to fly.',
          'When the Paladin reveals an Event tile, the Manor has to play one from the hand.',
          'There is no hand limit; the first hand is 3, kept secret.',
        ],
      },
      related: ['manor-role-walk-fly', 'manor-role-event-tile', 'manor-role-draw'],
      source: ['460', '487', '508', '123', '33'],
      links: { tracks: ['manor.eventHand'] },
    },
    {
      id: 'manor-role-event-tile',
      roles: ['manor', 'paladin'],
      title: {
        ja: 'パラディンがイベントを公開したら館が1枚使う',
        en: 'The Paladin reveals an Event: the Manor plays a card',
      },
      reading: 'ぱらでぃんがいべんとをこうかいしたらやかたが1まいつかう',
      aliases: [
        'イベントタイル 館',
        'event tile',
        '館 相手のターン',
        'play event card on paladin turn',
        'イベント 解決',
      ],
      body: {
        ja: [
          '館プレイヤーは手札からイベントカードを1枚、必ず使う。',
          '館がいないか手札がなければ、パラディンがデッキから1枚引いて解決する。',
        ],
        en: [
          'The Manor player must play one Event card from the hand.',
          'Without a Manor, or with an empty hand, the Paladin draws one from the deck and resolves it.',
        ],
      },
      related: ['manor-role-event-cards', 'manor-role-treasure-choice', 'variant-without-manor'],
      source: ['123'],
    },
    {
      id: 'manor-role-draw',
      roles: ['manor'],
      title: {
        ja: 'ドローとトレジャー：引いてからトレジャーを置く',
        en: 'Draw Events, then place treasures',
      },
      reading: 'どろーととれじゃー：ひいてからとれじゃーをおく',
      aliases: [
        'イベントカードのドロー',
        '館 ドロー',
        'draw event cards',
        'フェイズ3',
        '手札上限 館',
      ],
      body: {
        ja: [
          'イベントの行に割り当てた前兆1個ごとに、イベントカードを1枚引く。手札の上限はない。',
          'その後、このターンに割り当てた前兆の数に応じて、トレジャートークンを置く。',
        ],
        en: [
          'Draw one Event card for each Omen on the Events row. There is no hand limit.',
          'Then place treasure tokens according to the Omens assigned this turn.',
        ],
      },
      related: [
        'manor-role-events-row',
        'manor-role-treasures',
        'manor-role-deck-empty',
        'manor-role-reset',
      ],
      source: ['466', '507-509'],
      links: { steps: ['manorDraw'] },
    },
    {
      id: 'manor-role-deck-empty',
      roles: ['manor'],
      title: {
        ja: 'イベントデッキが尽きたら捨て札を切り直す',
        en: 'Event deck empty: reshuffle the discards',
      },
      reading: 'いべんとでっきがつきたらすてふだをきりなおす',
      aliases: [
        'イベントデッキ 空',
        'デッキがなくなった',
        'event deck empty',
        'reshuffle',
        '山札切れ',
      ],
      body: {
        ja: [
          '捨て札をシャッフルして新しいデッキにし、引き続ける。',
          '捨て札もなければ、それ以上は引けない。',
        ],
        en: [
          'Shuffle the discard pile into a new deck and go on drawing.',
          'If there are no discards either, no more cards are drawn.',
        ],
      },
      related: ['manor-role-draw', 'manor-role-event-cards'],
      source: ['510'],
    },
    {
      id: 'manor-role-treasures',
      roles: ['manor'],
      title: {
        ja: '館は未占領のダークタイルにトレジャーを置く',
        en: 'The Manor places treasures on unoccupied Dark tiles',
      },
      reading: 'やかたはみせんりょうのだーくたいるにとれじゃーをおく',
      aliases: [
        'トレジャー 配置',
        '館 トレジャー',
        'place treasures',
        'treasure placement',
        '宝を置く',
      ],
      body: {
        ja: [
          'このターンに割り当てた前兆の数で、置く数が決まる。数はボードの表示に従う。',
          '置けるのは未占領のダークタイルだけ。',
          'パラディンは集め、スケルトンは奪い、スパイダーは略奪できる。',
        ],
        en: [
          'How many depends on the Omens assigned this turn, as printed on the board.',
          'They go only on unoccupied Dark tiles.',
          'The Paladin collects them; Skeletons and Spider loot them.',
        ],
      },
      related: [
        'manor-role-draw',
        'skeleton-action-loot',
        'spider-loot',
        'manor-role-treasure-choice',
      ],
      source: ['509', '253', '392'],
    },
    {
      id: 'manor-role-treasure-choice',
      roles: ['manor', 'paladin'],
      title: {
        ja: 'パラディンのトレジャーは館が2枚から選ぶ',
        en: 'The Manor picks the Paladin’s treasure out of two',
      },
      reading: 'ぱらでぃんのとれじゃーはやかたが2まいからえらぶ',
      aliases: [
        'トレジャー 2枚引く',
        '館 トレジャーカード',
        'manor draws two treasures',
        'トレジャーを渡す',
      ],
      body: {
        ja: [
          'パラディンがトレジャートークンを集めるたび、館はトレジャーカードを2枚引く。',
          '1枚をパラディンに渡し、もう1枚をデッキの下に戻す。トークンは館のサプライへ。',
          '館がいなければ、パラディンが一番上の1枚を引く。',
        ],
        en: [
          'Each time the Paladin collects a treasure token, the Manor draws two treasure cards.',
          'Give him one and put the other under the deck. The token returns to the Manor’s supply.',
          'Without a Manor the Paladin draws the top card.',
        ],
      },
      related: ['manor-role-treasures', 'manor-role-event-tile', 'variant-without-manor'],
      source: ['184'],
    },
  ],
};
