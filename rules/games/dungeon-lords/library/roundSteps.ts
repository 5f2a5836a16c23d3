import type { Chapter } from '../../../library/entry';

export const roundStepsChapter: Chapter = {
  id: 'round-steps',
  title: { ja: 'ラウンドの手順：3から8', en: 'Round: steps 3 to 8' },
  entries: [
    {
      id: 'step-resolve',
      roles: [],
      title: {
        ja: '手順3 命令の実行：食料から部屋へ順に解決',
        en: 'Step 3, resolving: from food down to rooms',
      },
      reading: 'てじゅん3めいれいのじっこう：しょくりょうからへやへじゅんにかいけつ',
      terms: [
        {
          ja: '命令の実行',
          reading: 'めいれいのじっこう',
          en: 'resolving orders',
          aliases: ['命令の解決', 'オーダーの解決', '実行フェイズ', 'resolve orders', 'execution'],
        },
      ],
      aliases: ['解決フェイズ', 'step 3', '手順3', 'フェイズ3', 'resolve'],
      body: {
        ja: [
          '命令は種類ごとに、決まった順で解決する。',
          '前の6種はⅠ→Ⅱ→Ⅲ、モンスター雇用と部屋建設はⅢ→Ⅱ→Ⅰの順。',
          '先の命令で得た食料やゴールドは、後の命令の支払いに使える。',
          'カードの上に置かれた下僕コマの命令は解決しない。',
        ],
        en: [
          'Resolve the orders kind by kind in fixed sequence.',
          'The first six go I, II, III; Hire Monster and Build Room go III, II, I.',
          'Food and gold from an earlier order can pay for a later one.',
          'An order whose minion stands on its card is not resolved.',
        ],
      },
      related: ['order-resolution', 'reverse-orders', 'orders-overview', 'fourth-minion'],
      source: ['66-70'],
      links: { steps: ['resolve'] },
    },
    {
      id: 'step-production',
      roles: [],
      title: {
        ja: '手順4 生産：余ったインプで生産部屋を動かす',
        en: 'Step 4, production: run production rooms with spare imps',
      },
      reading: 'てじゅん4せいさん：あまったいんぷでせいさんべやをうごかす',
      aliases: ['step 4', '手順4', 'フェイズ4', '生産フェイズ', 'production step'],
      body: {
        ja: [
          '生産部屋と、このラウンドに働いていないインプがあれば稼動できる。',
          'トロルもインプの代わりに働ける。',
          '1年目は各部屋1回、2年目は1年目の部屋を2回まで使える。',
        ],
        en: [
          'You may run a production room if you own one and have imps that have not worked this round.',
          'Trolls can do the work of imps here.',
          'Year 1: each room once. Year 2: a first-year room up to twice.',
        ],
      },
      note: {
        ja: '回数はこの資料の記述を公式FAQで訂正した。詳しくは生産の上限の項目を見る。',
        en: 'The number of uses corrects the source sheet after the official FAQ; see the entry on the production limit.',
      },
      related: ['production', 'production-limit', 'free-imps', 'trolls'],
      source: ['96-100', 'D1'],
      links: { steps: ['production'] },
    },
    {
      id: 'step-retrieve',
      roles: [],
      title: {
        ja: '手順5 回収：1枚目は手札へ、2・3枚目は出せない命令へ',
        en: 'Step 5, retrieval: card 1 to hand, cards 2 and 3 become inaccessible',
      },
      reading: 'てじゅん5かいしゅう：1まいめはてふだへ、2・3まいめはだせないめいれいへ',
      terms: [
        {
          ja: 'オーダーカードの回収',
          reading: 'おーだーかーどのかいしゅう',
          en: 'retrieving orders',
          aliases: [
            '回収',
            'カード回収',
            '命令の回収',
            'retrieve orders',
            'retrieval',
            'take back cards',
          ],
        },
      ],
      aliases: [
        'カードが戻る',
        '手札に戻す',
        'step 5',
        '手順5',
        'フェイズ5',
        'which cards come back',
      ],
      body: {
        ja: [
          'これまで出せない命令だった2枚を手札に戻す。',
          '今回出したカードのうち、一番左の1枚も手札に戻す。',
          '2枚目と3枚目は、次のラウンドの出せない命令として表向きに並べる。',
          '手札は必ず6枚になる。',
        ],
        en: [
          'Take the two cards that were inaccessible back into your hand.',
          'Take back the leftmost card you played as well.',
          'Cards two and three become your inaccessible orders for the next round, face up.',
          'Your hand always ends up at 6 cards.',
        ],
      },
      note: {
        ja: 'この資料は「未使用の2枚」を戻すと書くが、出せない命令だった2枚のこと。出さなかった3枚は手札に残っている。',
        en: 'The source sheet speaks of “2 unused cards”: the two inaccessible ones. The 3 cards you did not play never left your hand.',
      },
      related: ['retrieval-examples', 'unresolved-order', 'inaccessible-orders'],
      source: ['102'],
      links: { steps: ['retrieve'] },
    },
    {
      id: 'step-event',
      roles: [],
      title: {
        ja: '手順6 イベント：その季節のタイルを解決する',
        en: 'Step 6, event: resolve the tile of the season',
      },
      reading: 'てじゅん6いべんと：そのきせつのたいるをかいけつする',
      aliases: ['step 6', '手順6', 'フェイズ6', 'イベントフェイズ', 'event step'],
      body: {
        ja: [
          'その季節のマスにあるイベントタイルの効果に従う。',
          '給料日、税金、スペシャルイベントのどれかが起きる。',
          '冬にはタイルがないので何も起きない。',
        ],
        en: [
          'Do what the event tile on the space of the season says.',
          'It is Pay Day, Taxes or Special Event.',
          'Winter has no tile, so nothing happens.',
        ],
      },
      related: ['events-overview', 'pay-day', 'taxes', 'special-event'],
      source: ['36', '106-112'],
      links: { steps: ['event'] },
    },
    {
      id: 'step-adventurers',
      roles: [],
      title: {
        ja: '手順7 冒険者：各ダンジョンに1枚ずつ来る',
        en: 'Step 7, adventurers: one comes to each dungeon',
      },
      reading: 'てじゅん7ぼうけんしゃ：かくだんじょんに1まいずつくる',
      aliases: ['step 7', '手順7', 'フェイズ7', '冒険者フェイズ', 'adventurer step'],
      body: {
        ja: [
          '邪悪度が一番低い人から順に、列の左端の冒険者を取る。',
          '取った冒険者は自分のパーティの後ろに並べる。戦士だけは先頭。',
          '冬には行わない。',
        ],
        en: [
          'From the least evil player up, each takes the leftmost adventurer of the row.',
          'Put it at the back of your party; only a warrior goes to the front.',
          'Skip this step in Winter.',
        ],
      },
      note: {
        ja: '冬に行わない点は公式資料では未確認。この資料は冬の注記を引く手順に付けている。',
        en: 'Skipping Winter is unconfirmed by an official source; the source sheet puts its remark on winter beside the draw.',
      },
      related: ['adventurer-assignment', 'adventurer-ties', 'warrior', 'party-order'],
      source: ['61', '115', 'D4', 'D5'],
      links: { steps: ['adventurers'] },
    },
    {
      id: 'step-end',
      roles: [],
      title: {
        ja: '手順8 終了：インプを戻し、開始マーカーを左へ',
        en: 'Step 8, end: imps go home, the starting token moves left',
      },
      reading: 'てじゅん8しゅうりょう：いんぷをもどし、かいしまーかーをひだりへ',
      terms: [
        {
          ja: 'ラウンド終了',
          reading: 'らうんどしゅうりょう',
          en: 'end of the round',
          aliases: ['ラウンドの終わり', '終了フェイズ', 'round end', 'cleanup', '片付け'],
        },
      ],
      aliases: ['step 8', '手順8', 'フェイズ8', '後片付け', 'end of round'],
      body: {
        ja: [
          'スタートプレイヤーマーカーを左隣の人に渡す。秋は渡さない。',
          '全員のインプを巣穴に戻す。',
          '次のラウンドの手順1へ進む。4ラウンド目なら戦闘フェイズへ。',
        ],
        en: [
          'Pass the Starting Player Token to the left, except in Autumn.',
          'All imps return to the den.',
          'Go on with step 1 of the next round; after the 4th round with the Combat phase.',
        ],
      },
      related: ['starting-player-passes', 'imps-home', 'building-phase-end'],
      source: ['116-118'],
      links: { steps: ['endRound'] },
    },
  ],
};
