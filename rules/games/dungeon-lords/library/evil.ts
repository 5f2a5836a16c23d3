import type { Chapter } from '../../../library/entry';

export const evilChapter: Chapter = {
  id: 'evil',
  title: { ja: '邪悪度', en: 'Evil' },
  entries: [
    {
      id: 'evil',
      roles: [],
      title: {
        ja: '邪悪度：どれほど邪悪な主かを示す値',
        en: 'Evil: how wicked a dungeon lord you are',
      },
      reading: 'じゃあくど：どれほどじゃあくなあるじかをしめすあたい',
      terms: [
        {
          ja: '邪悪度',
          reading: 'じゃあくど',
          en: 'Evil',
          aliases: ['評判', '悪評', '邪悪', '悪さ', 'evilness', 'evil level'],
        },
        {
          ja: '邪悪度カウンター',
          reading: 'じゃあくどかうんたー',
          en: 'Evil Counter',
          aliases: ['邪悪度マーカー', 'evil marker', 'evil token'],
        },
        {
          ja: '邪悪度メーター',
          reading: 'じゃあくどめーたー',
          en: 'Evilometer',
          aliases: ['邪悪度トラック', '邪悪メーター', 'evil track', 'evil meter', 'evil-o-meter'],
        },
      ],
      aliases: ['邪悪度とは', 'what is evil', '邪悪度 何に使う'],
      body: {
        ja: [
          '中央ボードの邪悪度メーターで、各自の邪悪度カウンターが示す。',
          '開始時は全員5である。',
          '低い人ほど弱い冒険者を受け持ち、高い人には強い冒険者が来る。',
          'パラディンマス以上になると、パラディンが来ることがある。',
        ],
        en: [
          'Your Evil Counter shows it on the Evilometer of the Central Board.',
          'Everyone starts at 5.',
          'The lower it is, the weaker the adventurer you get; the highest gets the strongest.',
          'On or above the paladin space the paladin may come for you.',
        ],
      },
      related: ['evil-changes', 'evil-maximum', 'adventurer-assignment', 'paladin-enters'],
      source: ['33', '115-116', 'D1', 'D6'],
      links: { tracks: ['player1.evil'] },
    },
    {
      id: 'evil-changes',
      roles: [],
      title: { ja: '邪悪度が上がるとき、下がるとき', en: 'What raises and lowers Evil' },
      reading: 'じゃあくどがあがるとき、さがるとき',
      aliases: [
        '邪悪度 上がる',
        '邪悪度 下がる',
        '邪悪度 増減',
        'evil up',
        'evil down',
        'change evil',
      ],
      body: {
        ja: [
          {
            head: ['きっかけ', '増減'],
            rows: [
              ['食料調達Ⅱ', '+1'],
              ['食料調達Ⅲ', '+2'],
              ['雇用費に邪悪度を含むモンスター', 'タイルの表示'],
              ['給料日に払わないモンスター1枚', '+1'],
              ['評判改善Ⅰ', '−1'],
              ['評判改善Ⅱ・Ⅲ', '−2'],
              ['タイル1枚が制圧された（戦闘）', '−1'],
            ],
          },
          '動くたびにパラディンを確かめる。建設でも戦闘でも同じ。',
        ],
        en: [
          {
            head: ['Cause', 'Change'],
            rows: [
              ['Get Food II', '+1'],
              ['Get Food III', '+2'],
              ['monster with Evil in its hiring cost', 'as printed'],
              ['each monster unpaid on Pay Day', '+1'],
              ['Improve Reputation I', '−1'],
              ['Improve Reputation II or III', '−2'],
              ['each tile conquered (combat)', '−1'],
            ],
          },
          'Check the paladin after every change, in building and in combat.',
        ],
      },
      related: ['evil', 'get-food', 'improve-reputation', 'pay-day-unpaid', 'paladin-moves'],
      source: ['74-76', '108', '114', 'D1'],
    },
    {
      id: 'evil-maximum',
      roles: [],
      title: {
        ja: '邪悪度が上限だと、邪悪度で払う行動はできない',
        en: 'At maximum Evil you cannot do what costs Evil',
      },
      reading: 'じゃあくどがじょうげんだと、じゃあくどではらうこうどうはできない',
      terms: [
        {
          ja: '邪悪度の上限',
          reading: 'じゃあくどのじょうげん',
          en: 'maximum Evil',
          aliases: ['上限値', '邪悪度 最大', '邪悪度MAX', 'evil maximum', 'evil cap', 'max evil'],
        },
      ],
      aliases: ['上限でできないこと', '邪悪度 上限 食料', 'cannot pay evil', 'evil limit'],
      body: {
        ja: [
          {
            head: ['できないこと', '補足'],
            rows: [
              ['食料調達のⅡとⅢ', 'Ⅰはゴールドで払うので使える'],
              ['邪悪度の要るモンスターの雇用', '要らないものは雇える'],
              ['給料日と提案で邪悪度を払うこと', 'ほかの払い方は使える'],
            ],
          },
          '評判改善などで下げれば、またできるようになる。',
        ],
        en: [
          {
            head: ['Not possible', 'Remark'],
            rows: [
              ['Get Food II and III', 'I is paid with gold and works'],
              ['hiring a monster that costs Evil', 'others may be hired'],
              ['paying with Evil on Pay Day or for Proposition', 'other payments work'],
            ],
          },
          'Lower your Evil, for instance with Improve Reputation, and you can again.',
        ],
      },
      related: ['evil-range', 'get-food', 'hire-monster', 'pay-day-maximum', 'proposition'],
      source: ['114'],
    },
    {
      id: 'evil-range',
      roles: [],
      title: { ja: '邪悪度は0から15まで（未確認）', en: 'Evil ranges from 0 to 15 (unconfirmed)' },
      reading: 'じゃあくどは0から15まで（みかくにん）',
      aliases: [
        '邪悪度 範囲',
        '邪悪度 最小',
        '邪悪度 最大値',
        'evil range',
        'minimum evil',
        'highest evil',
      ],
      body: {
        ja: [
          '0より下には下がらない。残りの減少は失われる。',
          '上限は15とみられるが、ボードの表示に従う。',
        ],
        en: [
          'It never drops below 0; any further loss is ignored.',
          'The maximum seems to be 15, but go by what is printed on the board.',
        ],
      },
      note: {
        ja: 'この資料に範囲の記載はない。0から15は非公式の翻案によるもので未確認。',
        en: 'The source sheet gives no range; 0 to 15 comes from an unofficial adaptation and is unconfirmed.',
      },
      related: ['evil', 'evil-maximum', 'setup-evil'],
      links: { tracks: ['board.evilMaximum'] },
      source: ['33', '114', 'D3'],
    },
    {
      id: 'evil-order',
      roles: [],
      title: {
        ja: '邪悪度の順位が決めるもの',
        en: 'What the ranking by Evil decides',
      },
      reading: 'じゃあくどのじゅんいがきめるもの',
      aliases: ['一番邪悪', '最も邪悪', '邪悪度 高いと', 'most evil', 'least evil', '邪悪度 損得'],
      body: {
        ja: [
          '低い順に、左（弱い）の冒険者から受け持つ。',
          '一番高い人は、一番強い冒険者を受け持つ。',
          'パラディンマス以上の人の中で一番高い人に、パラディンが来る。',
        ],
        en: [
          'From the lowest up, players take the adventurers from the left (weak) on.',
          'The highest gets the strongest adventurer.',
          'Of those on or above the paladin space, the highest gets the paladin.',
        ],
      },
      related: ['adventurer-assignment', 'adventurer-ties', 'paladin-enters', 'paladin-moves'],
      source: ['115-116', 'D1'],
    },
  ],
};
