import type { Chapter } from '../../../library/entry';

export const firstOrdersChapter: Chapter = {
  id: 'first-orders',
  title: { ja: '命令の内容：一覧、食料から採掘まで', en: 'The orders: table, food to mining' },
  entries: [
    {
      id: 'orders-overview',
      roles: [],
      title: { ja: '命令8種の費用と効果一覧', en: 'All eight orders: costs and gains by space' },
      reading: 'めいれい8しゅのひようとこうかいちらん',
      aliases: [
        'コスト表',
        '命令一覧',
        'アクション一覧',
        'cost table',
        'order table',
        'list of orders',
        '必要コスト',
        'オーダー早見表',
      ],
      body: {
        ja: [
          {
            head: ['命令', 'Ⅰ', 'Ⅱ', 'Ⅲ'],
            rows: [
              ['食料調達', '1ゴールド払い食料2', '邪悪度+1で食料3', '邪悪度+2で食料3と1ゴールド'],
              ['評判改善', '邪悪度−1、スパイ', '邪悪度−2', '1ゴールド払い邪悪度−2、スパイ'],
              ['トンネル建設', '2枚まで', '3枚まで', '4枚まで（4枚はインプ5体）'],
              ['金貨採掘', '2ゴールドまで', '3ゴールドまで', '4ゴールドまで（4はインプ5体）'],
              ['インプ雇用', '食料1で1体', '食料2で2体', '食料1と1ゴールドで2体'],
              ['トラップ購入', '1ゴールドで1枚', '無料で1枚', '2ゴールドで2枚'],
              ['モンスター雇用', '1ゴールドと雇用費', '雇用費のみ', '食料1と雇用費'],
              ['部屋建設', '1ゴールド', '1ゴールド', '1ゴールド'],
            ],
          },
          '掘る・採るときはインプ1体につき1枚か1ゴールド。',
          'モンスター雇用と部屋建設だけはⅢから解決する。',
        ],
        en: [
          {
            head: ['Order', 'I', 'II', 'III'],
            rows: [
              ['Get Food', 'pay 1 gold: 2 food', 'Evil +1: 3 food', 'Evil +2: 3 food, 1 gold'],
              ['Improve Reputation', 'Evil −1, spy', 'Evil −2', 'pay 1 gold: Evil −2, spy'],
              ['Dig Tunnels', 'up to 2', 'up to 3', 'up to 4 (4 need 5 imps)'],
              ['Mine Gold', 'up to 2 gold', 'up to 3 gold', 'up to 4 gold (4 need 5 imps)'],
              ['Recruit Imps', '1 food: 1 imp', '2 food: 2 imps', '1 food and 1 gold: 2 imps'],
              ['Buy Traps', '1 gold: 1 trap', 'free: 1 trap', '2 gold: 2 traps'],
              ['Hire Monster', '1 gold and its cost', 'its cost only', '1 food and its cost'],
              ['Build Room', '1 gold', '1 gold', '1 gold'],
            ],
          },
          'Digging and mining take one imp for each tunnel or gold.',
          'Only Hire Monster and Build Room are resolved from III down.',
        ],
      },
      note: {
        ja: '食料調達、評判改善、トンネル、採掘、トラップの値と、インプ雇用Ⅲ、モンスター雇用Ⅰ、部屋建設は公式資料では未確認。食い違うときはボードの表示に従う。',
        en: 'The values of food, reputation, tunnels, mining and traps, and of Recruit Imps III, Hire Monster I and Build Room, are unconfirmed by an official source; the board decides.',
      },
      related: ['order-resolution', 'get-food', 'dig-tunnels', 'hire-monster', 'build-room'],
      source: ['72-90', 'D3'],
      links: { tools: ['dungeon-lords-order'] },
    },
    {
      id: 'get-food',
      roles: [],
      title: {
        ja: '食料調達：食料2か3。ⅡとⅢは邪悪度が上がる',
        en: 'Get Food: 2 or 3 food; II and III raise Evil',
      },
      reading: 'しょくりょうちょうたつ：しょくりょう2か3。2と3はじゃあくどがあがる',
      terms: [
        {
          ja: '食料調達',
          reading: 'しょくりょうちょうたつ',
          en: 'Get Food',
          aliases: ['食料の調達', '食糧調達', '食べ物の命令', 'food order'],
        },
      ],
      aliases: ['食料を得る', '食料 増やす', 'how to get food', 'gain food', '食料 コスト'],
      body: {
        ja: [
          {
            head: ['マス', '費用', '得るもの'],
            rows: [
              ['Ⅰ', '1ゴールド', '食料2'],
              ['Ⅱ', '邪悪度+1', '食料3'],
              ['Ⅲ', '邪悪度+2', '食料3と1ゴールド'],
            ],
          },
          'Ⅰはゴールドが無ければ使えない。',
          'ⅡとⅢは、邪悪度が上限に達していると使えない。',
        ],
        en: [
          {
            head: ['Space', 'Cost', 'Gain'],
            rows: [
              ['I', '1 gold', '2 food'],
              ['II', 'Evil +1', '3 food'],
              ['III', 'Evil +2', '3 food and 1 gold'],
            ],
          },
          'Space I is of no use without gold.',
          'Spaces II and III cannot be used while your Evil is at its maximum.',
        ],
      },
      note: {
        ja: '数値は公式資料では未確認。邪悪度が上限の1つ手前でⅢを使えるかは、この資料にはない。',
        en: 'The values are unconfirmed by an official source. The source sheet does not say whether III may be used one step below the maximum.',
      },
      related: ['orders-overview', 'evil-maximum', 'food'],
      source: ['74', '114', 'D3'],
    },
    {
      id: 'improve-reputation',
      roles: [],
      title: {
        ja: '評判改善：邪悪度を1か2下げる',
        en: 'Improve Reputation: lower your Evil by 1 or 2',
      },
      reading: 'ひょうばんかいぜん：じゃあくどを1か2さげる',
      terms: [
        {
          ja: '評判改善',
          reading: 'ひょうばんかいぜん',
          en: 'Improve Reputation',
          aliases: ['悪評の改善', '評判の改善', '評判アップ', 'reputation order', 'reputation'],
        },
      ],
      aliases: ['邪悪度を下げる', '評判を上げる', 'lower evil', 'reduce evil', '善行'],
      body: {
        ja: [
          {
            head: ['マス', '費用', '得るもの'],
            rows: [
              ['Ⅰ', 'なし', '邪悪度−1、スパイ'],
              ['Ⅱ', 'なし', '邪悪度−2'],
              ['Ⅲ', '1ゴールド', '邪悪度−2、スパイ'],
            ],
          },
          '邪悪度は0より下がらない。',
          '下がった直後にパラディンの移動を確かめる。',
        ],
        en: [
          {
            head: ['Space', 'Cost', 'Gain'],
            rows: [
              ['I', 'none', 'Evil −1, spy'],
              ['II', 'none', 'Evil −2'],
              ['III', '1 gold', 'Evil −2, spy'],
            ],
          },
          'Evil never drops below 0.',
          'Check at once whether the paladin moves.',
        ],
      },
      note: {
        ja: '数値は公式資料では未確認。',
        en: 'The values are unconfirmed by an official source.',
      },
      related: ['spy', 'evil-changes', 'paladin-moves'],
      source: ['76', 'D3'],
    },
    {
      id: 'spy',
      roles: [],
      title: {
        ja: 'スパイ：評判改善のⅠとⅢに付く',
        en: 'Spy: comes with Improve Reputation I and III',
      },
      reading: 'すぱい：ひょうばんかいぜんの1と3につく',
      terms: [
        {
          ja: 'スパイ',
          reading: 'すぱい',
          en: 'spy',
          aliases: ['密偵', '偵察', '覗き見', 'のぞき見', '諜報', 'peek', 'scout'],
        },
      ],
      aliases: ['スパイの効果', '戦闘カードを見る', 'spy effect', 'look at combat cards'],
      body: {
        ja: [
          '評判改善のⅠかⅢに入ると使える。Ⅱには付かない。',
          '何を見られるかはボードの表示に従う。',
        ],
        en: [
          'You get it on spaces I and III of Improve Reputation, not on II.',
          'What you may look at is as printed on the board.',
        ],
      },
      note: {
        ja: 'この資料は名前を挙げるだけで、効果を説明していない。伏せられたものを覗き見る効果とみられる（未確認）。',
        en: 'The source sheet only names it. It seems to let you peek at something face down (unconfirmed).',
      },
      related: ['improve-reputation', 'setup-combat-cards'],
      source: ['76'],
      links: { notices: ['spy'] },
    },
    {
      id: 'dig-tunnels',
      roles: [],
      title: {
        ja: 'トンネル建設：Ⅰは2枚、Ⅱは3枚、Ⅲは4枚まで',
        en: 'Dig Tunnels: up to 2 on I, 3 on II, 4 on III',
      },
      reading: 'とんねるけんせつ：1は2まい、2は3まい、3は4まいまで',
      terms: [
        {
          ja: 'トンネル建設',
          reading: 'とんねるけんせつ',
          en: 'Dig Tunnels',
          aliases: ['トンネル掘り', 'トンネルを掘る', '掘削', '穴掘り', 'tunnel order', 'digging'],
        },
      ],
      aliases: ['トンネル 何枚', '掘る 枚数', 'how many tunnels', 'dig', 'トンネル インプ'],
      body: {
        ja: [
          {
            head: ['マス', '働くインプ', '得るもの'],
            rows: [
              ['Ⅰ', '2体まで', 'トンネル2枚まで'],
              ['Ⅱ', '3体まで', 'トンネル3枚まで'],
              ['Ⅲ', '4体まで（4体なら監督インプ1体も要る）', 'トンネル4枚まで'],
            ],
          },
          'インプ1体がトンネル1枚を掘る。少ないインプで少なく掘ってもよい。',
          '使ったインプは、このラウンドの残りは働けない。',
        ],
        en: [
          {
            head: ['Space', 'Working imps', 'Gain'],
            rows: [
              ['I', 'up to 2', 'up to 2 tunnels'],
              ['II', 'up to 3', 'up to 3 tunnels'],
              ['III', 'up to 4 (4 need 1 foreman more)', 'up to 4 tunnels'],
            ],
          },
          'Each imp digs one tunnel. You may dig fewer with fewer imps.',
          'Imps used here do no other work this round.',
        ],
      },
      note: {
        ja: 'この資料はトンネルの行の単位をゴールドとしているが誤りで、トンネルの枚数である。枚数は公式資料では未確認。',
        en: 'The source sheet gives this row in gold by mistake: it yields tunnels. The numbers are unconfirmed by an official source.',
      },
      related: ['foreman', 'dig-table', 'tunnel-placement', 'two-by-two'],
      source: ['78', 'D3'],
    },
    {
      id: 'mine-gold',
      roles: [],
      title: {
        ja: '金貨採掘：Ⅰは2、Ⅱは3、Ⅲは4ゴールドまで',
        en: 'Mine Gold: up to 2 gold on I, 3 on II, 4 on III',
      },
      reading: 'きんかさいくつ：1は2、2は3、3は4ごーるどまで',
      terms: [
        {
          ja: '金貨採掘',
          reading: 'きんかさいくつ',
          en: 'Mine Gold',
          aliases: ['金の採掘', '採掘', '採金', '金掘り', 'gold mining', 'mining'],
        },
      ],
      aliases: ['ゴールドを得る', '金を掘る', 'how to get gold', 'gain gold', 'お金を増やす'],
      body: {
        ja: [
          {
            head: ['マス', '働くインプ', '得るもの'],
            rows: [
              ['Ⅰ', '2体まで', '2ゴールドまで'],
              ['Ⅱ', '3体まで', '3ゴールドまで'],
              ['Ⅲ', '4体まで（4体なら監督インプ1体も要る）', '4ゴールドまで'],
            ],
          },
          'インプ1体が1ゴールドを採る。',
          '制圧されていないトンネル1枚につき1ゴールドが上限で、部屋では採れない。',
        ],
        en: [
          {
            head: ['Space', 'Working imps', 'Gain'],
            rows: [
              ['I', 'up to 2', 'up to 2 gold'],
              ['II', 'up to 3', 'up to 3 gold'],
              ['III', 'up to 4 (4 need 1 foreman more)', 'up to 4 gold'],
            ],
          },
          'Each imp mines 1 gold.',
          'At most 1 gold for each unconquered tunnel; rooms yield none.',
        ],
      },
      note: {
        ja: 'マスごとの数と監督インプは公式資料では未確認。',
        en: 'The numbers by space and the foreman are unconfirmed by an official source.',
      },
      related: ['mine-limit', 'foreman', 'gold', 'orders-overview'],
      source: ['80', 'D1', 'D3'],
    },
  ],
};
