import type { Chapter } from '../../../library/entry';

export const terrorChapter: Chapter = {
  id: 'terror',
  title: { ja: '恐怖カードの使い方', en: 'Using Terror cards' },
  entries: [
    {
      id: 'terror-card',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '恐怖カードは引いたら表向きに並べて使う',
        en: 'Terror cards lie face up beside your board',
      },
      reading: 'きょうふかーどはひいたらおもてむきにならべてつかう',
      terms: [
        {
          ja: '恐怖カード',
          reading: 'きょうふかーど',
          en: 'Terror card',
          aliases: ['恐怖', 'テラーカード', 'テラー', 'グールカード', 'terror', 'fear card'],
        },
        {
          ja: '恐怖デッキ',
          reading: 'きょうふでっき',
          en: 'Terror deck',
          aliases: ['恐怖カードの山札', '恐怖の山', 'terror pile'],
        },
      ],
      aliases: [
        '恐怖カード とは',
        '手札',
        '公開',
        '置き場所',
        'face up',
        'where to put terror cards',
      ],
      body: {
        ja: [
          '引いた恐怖カードは表向きで自分のボードの近くに置く。手札にはしない。',
          'どのカードにも効果が2つある：永続効果（またはターンごとに一度の効果）と、ゲームごとに一度の効果。',
          '使うのは主に移動とアクションのフェイズ。',
        ],
        en: [
          'Put each Terror card you draw face up near your board; you have no hand.',
          'Every card has two effects: a persistent (or once-per-turn) one and a once-per-game one.',
          'You use them mainly in the Move and Act phase.',
        ],
      },
      related: [
        'terror-two-effects',
        'terror-draw',
        'terror-deck',
        'terror-not-both',
        'terror-lost',
      ],
      source: ['25', '49', '84-88'],
      links: { tracks: ['ghoul.terrorCards'] },
    },
    {
      id: 'terror-draw',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: '恐怖カードを引くとき', en: 'When to draw a Terror card' },
      reading: 'きょうふかーどをひくとき',
      aliases: ['恐怖カード 引く', 'いつ引く', 'draw terror', 'how to get terror cards', 'ドロー'],
      body: {
        ja: [
          {
            head: ['きっかけ', 'グール', 'バイルグール'],
            rows: [
              ['ダイスの合計が7以下（2個なら4以下）', '1枚', 'なし'],
              ['怒りが偶数に上がった', '1枚', 'なし'],
              ['攻撃が成功した', '怒りを通じて', '1枚'],
              ['トレジャートークンかドラゴンジェムを2つ集めた', '怒りを通じて', '1枚'],
              ['シーフを殺した', 'ルートドロップレベル分から1枚', '同じ'],
            ],
          },
          'アダプトがあれば、引くたびに2枚見て1枚残せる。',
        ],
        en: [
          {
            head: ['cause', 'Ghoul', 'Vile Ghoul'],
            rows: [
              ['dice total 7 or less (4 with two dice)', '1', 'none'],
              ['Fury rises to an even space', '1', 'none'],
              ['successful attack', 'through Fury', '1'],
              ['two Treasure tokens or Dragon Gems collected', 'through Fury', '1'],
              ['Thief killed', 'Loot Drop Level, keep 1', 'same'],
            ],
          },
          'With Adapt you draw two and keep one each time.',
        ],
      },
      related: [
        'ghoul-low-roll',
        'ghoul-fury-terror',
        'vile-ghoul-terror',
        'attack-thief',
        'terror-adapt',
      ],
      source: ['41', '74', '82', '252'],
      links: { notices: ['terrorDrawn'] },
    },
    {
      id: 'terror-two-effects',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '恐怖カードの効果：永続・毎ターン・1回限り',
        en: 'Terror effects: persistent, once per turn, once per game',
      },
      reading: 'きょうふかーどのこうか：えいぞく・まいたーん・1かいかぎり',
      terms: [
        {
          ja: '永続効果',
          reading: 'えいぞくこうか',
          en: 'persistent effect',
          aliases: ['常時効果', '継続効果', 'permanent effect', 'lasting effect'],
        },
        {
          ja: 'ターンごとに一度の効果',
          reading: 'たーんごとにいちどのこうか',
          en: 'once-per-turn effect',
          aliases: ['ターン毎に一度', '毎ターン1回', 'ターン1回', 'once per turn'],
        },
        {
          ja: 'ゲームごとに一度の効果',
          reading: 'げーむごとにいちどのこうか',
          en: 'once-per-game effect',
          aliases: ['ゲームに1回', '使い切り', '一度だけの効果', 'once per game'],
        },
      ],
      aliases: ['カードの移動力', '条件', '発動', 'card movement cost', 'card effects'],
      body: {
        ja: [
          '1つ目は、永続効果かターンごとに一度の効果のどちらか。',
          '永続効果は、その条件に合っている間ずっと働く。',
          '2つ目はゲームごとに一度の効果で、使うとカードを失う。',
          '一部の効果は移動力ポイントを払う。カードには略して「移動力」と書かれている。',
        ],
        en: [
          'The first effect is either a persistent effect or a once-per-turn effect.',
          'A persistent effect works whenever its condition is met.',
          'The second is a once-per-game effect; using it costs you the card.',
          'Some effects ask for movement points; the cards just say "movement" for short.',
        ],
      },
      related: ['terror-card', 'terror-once-per-game', 'terror-not-both'],
      source: ['86-89', '94'],
    },
    {
      id: 'terror-once-per-game',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ゲームに1回の効果を使ったカードは取り除く',
        en: 'A once-per-game effect removes the card',
      },
      reading: 'げーむに1かいのこうかをつかったかーどはとりのぞく',
      aliases: [
        'カードを捨てる',
        'ゲームから除外',
        'このターン時',
        'remove from game',
        'during this turn',
        '使用後',
      ],
      body: {
        ja: [
          'ゲームごとに一度の効果を解決したら、そのカードはゲームから取り除く。デッキには戻らない。',
          '「このターン」で始まる効果なら、自分のターンが終わるときに取り除く。',
        ],
        en: [
          'After resolving a once-per-game effect remove that card from the game; it does not return to the deck.',
          'If the effect begins with "during this turn", remove it at the end of your turn instead.',
        ],
      },
      related: ['terror-two-effects', 'terror-not-both', 'terror-identical'],
      source: ['90'],
    },
    {
      id: 'terror-not-both',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '1枚の2つの効果は同じターンに使えない',
        en: 'Not both effects of one card in the same turn',
      },
      reading: '1まいの2つのこうかはおなじたーんにつかえない',
      aliases: ['両方の効果', '同じカード 2効果', 'both effects', 'same card twice'],
      body: {
        ja: [
          '1枚の恐怖カードからは、1ターンにどちらか一方の効果しか使えない。',
          '別のカードの効果とは自由に組み合わせられる。',
        ],
        en: [
          'From one Terror card you may use only one of its two effects in a turn.',
          'Effects of different cards combine freely.',
        ],
      },
      related: ['terror-identical', 'terror-two-effects', 'terror-once-per-game'],
      source: ['91-92'],
    },
    {
      id: 'terror-identical',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '同名2枚の1回限りの効果は同じターンに不可',
        en: 'Not the once-per-game effects of two identical cards in a turn',
      },
      reading: 'どうめい2まいの1かいかぎりのこうかはおなじたーんにふか',
      aliases: [
        '同じ名前 2枚',
        'チェイス 2枚',
        '重ねて使う',
        'two chase cards',
        'identical cards',
        'duplicate',
      ],
      body: {
        ja: [
          '同じ名前の恐怖カードを2枚持っていても、ゲームごとに一度の効果は1ターンに1枚分だけ。',
          '例：チェイスとハントの1回限りの効果は同じターンに使える。チェイス2枚分は使えない。',
        ],
        en: [
          'With two Terror cards of the same name you may use the once-per-game effect of only one in a turn.',
          'Example: those of Chase and Hunt together are fine, those of two Chase cards are not.',
        ],
      },
      related: ['terror-not-both', 'terror-chase', 'terror-hunt'],
      source: ['91-92'],
    },
    {
      id: 'terror-lost',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: '恐怖カードを失う場合', en: 'When you lose Terror cards' },
      reading: 'きょうふかーどをうしなうばあい',
      aliases: ['恐怖カード 破棄', '捨てさせられる', 'discard terror card', 'lose terror card'],
      body: {
        ja: [
          {
            head: ['原因', '起きること'],
            rows: [
              ['ドラゴンの叩き潰す', '1枚捨てる'],
              ['憤り3のユニコーンの攻撃', '1枚捨てる'],
              ['シーフのスリ（恐怖カードを選んだとき）', '1枚を恐怖デッキに戻して切り直す'],
              ['ゲームごとに一度の効果を使った', 'ゲームから取り除く'],
              ['洞窟の催眠胞子', '失わない（怒りだけ減る）'],
            ],
          },
        ],
        en: [
          {
            head: ['cause', 'what happens'],
            rows: [
              ['Scratch of the Dragon', 'discard 1'],
              ['attack of the Unicorn at 3 Anger', 'discard 1'],
              ['Pickpocket of the Thief (if he chooses it)', 'shuffle 1 back into the Terror deck'],
              ['once-per-game effect used', 'remove it from the game'],
              ['Soporific Spores of the Cave', 'none lost (only Fury)'],
            ],
          },
        ],
      },
      related: ['others-scratch', 'others-unicorn', 'others-pickpocket', 'ghoul-others-spores'],
      source: ['90', '103', '106-107', '109'],
      links: { notices: ['cardLost'] },
    },
  ],
};
