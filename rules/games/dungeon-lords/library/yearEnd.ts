import type { Chapter } from '../../../library/entry';

export const yearEndChapter: Chapter = {
  id: 'year-end',
  title: { ja: 'ラウンドと年の終わり、2年目', en: 'End of round and year, second year' },
  entries: [
    {
      id: 'starting-player-passes',
      roles: [],
      title: {
        ja: '開始マーカーは毎ラウンド左隣へ（秋を除く）',
        en: 'The starting token moves left each round, except in Autumn',
      },
      reading: 'かいしまーかーはまいらうんどひだりどなりへ（あきをのぞく）',
      aliases: [
        'スタートプレイヤー 交代',
        '親の交代',
        'next starting player',
        'pass the token',
        'マーカー 移動',
      ],
      body: {
        ja: [
          '手順8で、スタートプレイヤーマーカーを左隣の人に渡す。',
          '秋には動かさない。戦闘フェイズには同じ持ち主のまま入る。',
          'このため1年のうちに3回動く。',
        ],
        en: [
          'In step 8 pass the Starting Player Token to the player on your left.',
          'It does not move in Autumn: the same player keeps it into the Combat phase.',
          'So it moves three times a year in this phase.',
        ],
      },
      related: ['step-end', 'autumn', 'play-order'],
      source: ['116-118'],
    },
    {
      id: 'building-phase-end',
      roles: [],
      title: {
        ja: '4ラウンド目が終わると戦闘フェイズに入る',
        en: 'After the 4th round the Combat phase begins',
      },
      reading: '4らうんどめがおわるとせんとうふぇいずにはいる',
      aliases: [
        '建設フェイズの終わり',
        '秋の後',
        'end of the building phase',
        'after autumn',
        '建設 終了',
      ],
      body: {
        ja: [
          '秋の手順8でインプを巣穴に戻し、スタートプレイヤーマーカーは動かさない。',
          'パラディンが正しい人のもとにいるかを確かめる。',
          'それから戦闘フェイズ4ラウンドを行う。',
        ],
        en: [
          'In step 8 of Autumn imps return to the den; the Starting Player Token stays.',
          'Make sure the paladin is with the right player.',
          'Then play the 4 rounds of the Combat phase.',
        ],
      },
      note: {
        ja: 'この資料ではここで初めてパラディンを置くが、公式FAQでは邪悪度が動くたびに来たり移ったりする。',
        en: 'In the source sheet the paladin is placed only now; by the official FAQ he enters and moves after every change of Evil.',
      },
      related: ['step-end', 'paladin-enters', 'combat-handover', 'autumn'],
      source: ['116-118', 'D1'],
    },
    {
      id: 'second-year-setup',
      roles: [],
      title: {
        ja: '2年目の準備：金色のものに替える',
        en: 'Setting up year 2: change to the golden tiles and cards',
      },
      reading: '2ねんめのじゅんび：きんいろのものにかえる',
      aliases: [
        '2年目 準備',
        '2年目 セットアップ',
        'second year set-up',
        'year 2 setup',
        '年が変わる',
      ],
      body: {
        ja: [
          {
            head: ['もの', '2年目'],
            rows: [
              ['モンスター・部屋・冒険者', '金色の山から引く'],
              ['戦闘カード', '金色から無作為に4枚'],
              ['パラディン', '金色のものを置く'],
              ['イベントタイル', '1年目と同じ順のまま'],
              ['邪悪度', '戻さず続ける'],
            ],
          },
          '1年目の戦闘で倒れたモンスターは、2年目の前にまた使えるようになる。',
        ],
        en: [
          {
            head: ['Item', 'Year 2'],
            rows: [
              ['monsters, rooms, adventurers', 'from the golden piles'],
              ['combat cards', '4 golden ones at random'],
              ['paladin', 'the golden one'],
              ['event tiles', 'in the same seasons as in year 1'],
              ['Evil', 'not reset'],
            ],
          },
          'Monsters knocked out in the combat of year 1 are available again before year 2.',
        ],
      },
      note: {
        ja: '邪悪度を5に戻すという記載はこの資料になく、続けるものとした（未確認）。',
        en: 'The source sheet does not mention a reset of Evil, so it is taken to carry on (unconfirmed).',
      },
      related: ['second-year-changes', 'silver-and-golden', 'paladin-second-year', 'event-tiles'],
      source: ['17', '23-29', '59', 'D1'],
      links: { steps: ['yearEnd'] },
    },
    {
      id: 'second-year-changes',
      roles: [],
      title: { ja: '1年目と2年目の違い', en: 'Differences between year 1 and year 2' },
      reading: '1ねんめと2ねんめのちがい',
      aliases: [
        '2年目の変更点',
        '2年目 違い',
        'year 2 changes',
        'second year rules',
        '1年目 2年目 比較',
      ],
      body: {
        ja: [
          {
            head: ['項目', '1年目', '2年目'],
            rows: [
              ['タイルとカード', '銀色', '金色'],
              ['トラップ購入', '表の枚数', '1枚多く引き、1枚捨てる'],
              ['生産', '各部屋1回', '1年目の部屋は2回まで'],
              ['新しい部屋', '配置区域の中だけ', '区域の制限なし'],
              ['部屋の隣接', '不可', '不可'],
              ['イベントの順', '混ぜて決める', '1年目と同じ'],
              ['戦闘のあと', '2年目へ', '得点計算'],
            ],
          },
        ],
        en: [
          {
            head: ['Item', 'Year 1', 'Year 2'],
            rows: [
              ['tiles and cards', 'silver', 'golden'],
              ['Buy Traps', 'as in the table', 'draw one more, give one back'],
              ['Production', 'each room once', 'first-year rooms up to twice'],
              ['new rooms', 'placement zone only', 'no zone'],
              ['adjacent rooms', 'forbidden', 'forbidden'],
              ['sequence of events', 'shuffled', 'as in year 1'],
              ['after combat', 'year 2', 'scoring'],
            ],
          },
        ],
      },
      note: {
        ja: '生産の回数はこの資料の記述を公式FAQで訂正した。1年目の1回は推定。',
        en: 'The number of production uses corrects the source sheet after the official FAQ; once in year 1 is inferred.',
      },
      related: ['second-year-setup', 'buy-traps-year-two', 'production-limit', 'room-zone'],
      source: ['11-17', '59', '84-86', '98', 'D1'],
    },
    {
      id: 'knocked-out-monsters',
      roles: [],
      title: {
        ja: '1年目に倒れたモンスターは2年目にまた使える',
        en: 'Monsters knocked out in year 1 are back for year 2',
      },
      reading: '1ねんめにたおれたもんすたーは2ねんめにまたつかえる',
      terms: [
        {
          ja: '倒れたモンスター',
          reading: 'たおれたもんすたー',
          en: 'knocked-out monster',
          aliases: [
            '気絶',
            '気絶したモンスター',
            '倒されたモンスター',
            'knocked out',
            'stunned monster',
          ],
        },
      ],
      aliases: ['モンスター 復活', 'モンスター 回復', 'monsters recover', '2年目 モンスター'],
      body: {
        ja: ['1年目の戦闘で倒れたモンスターは失われない。', '2年目が始まる前に復帰する。'],
        en: [
          'Monsters knocked out in the combat of year 1 are not lost.',
          'They are available again before year 2 begins.',
        ],
      },
      related: ['second-year-setup', 'monster', 'combat-handover'],
      source: ['D1'],
      links: { notices: ['monstersReturn'] },
    },
  ],
};
