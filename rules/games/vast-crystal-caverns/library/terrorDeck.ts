import type { Chapter } from '../../../library/entry';

export const terrorDeckChapter: Chapter = {
  id: 'terror-cards',
  title: { ja: '恐怖カード一覧', en: 'The Terror deck card by card' },
  entries: [
    {
      id: 'terror-deck',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: '恐怖デッキ13枚の一覧', en: 'The 13 cards of the Terror deck' },
      reading: 'きょうふでっき13まいのいちらん',
      aliases: ['カード一覧', '恐怖カード 枚数', 'card list', 'deck list', '何枚入っている'],
      body: {
        ja: [
          {
            head: ['カード', '枚数', '永続・毎ターン', 'ゲームに1回'],
            rows: [
              ['チェイス', '3', '毎ターン移動力+1', '移動力+4'],
              ['ハント', '3', '攻撃+1', '攻撃+3'],
              ['スニーク', '2', '毎ターン、壁かコマの追加を1回免除', 'このターンすべて免除'],
              ['チート', '1', '振るたび1個振り直し', '1個の目を選ぶ'],
              ['ブリンク', '1', '移動力2でクリスタル間を移動', 'クリスタルから好きな空きへ'],
              ['アダプト', '1', '2枚引いて1枚残す', 'デッキから1枚選ぶ'],
              ['シーズ', '1', '収集が移動力1（ジェム確実は2）', '次は無料、恐怖カード2枚'],
              ['スカウア', '1', '毎ターン、今いるダークタイルを見る', 'このターン入った全部を見る'],
            ],
          },
          '細かい文面はカードの表示に従う。',
        ],
        en: [
          {
            head: ['card', 'copies', 'persistent or each turn', 'once per game'],
            rows: [
              ['Chase', '3', '+1 movement each turn', '+4 movement'],
              ['Hunt', '3', '+1 attack', '+3 attack'],
              [
                'Sneak',
                '2',
                'each turn one wall or occupied space without extra',
                'all of them this turn',
              ],
              ['Cheat', '1', 'reroll one die each time', 'choose one die'],
              [
                'Blink',
                '1',
                '2 movement: Crystal tile to Crystal tile',
                'Crystal tile to any free place',
              ],
              ['Adapt', '1', 'draw 2, keep 1', 'take any card of the deck'],
              ['Seize', '1', 'collect for 1 (a sure Gem for 2)', 'next one free, 2 Terror cards'],
              ['Scour', '1', 'each turn look at your Dark tile', 'look at all you enter this turn'],
            ],
          },
          'For the exact wording follow the cards.',
        ],
      },
      note: {
        ja: 'チェイスとハント以外の日本語名は英語名の読みで、未確認。',
        en: 'The Japanese names, except those of Chase and Hunt, render the English ones and are unconfirmed.',
      },
      related: ['terror-card', 'terror-chase', 'terror-hunt', 'terror-sneak', 'terror-adapt'],
      source: ['8', '92', 'C', 'G2'],
      links: { notices: ['terrorDeckEmpty'] },
    },
    {
      id: 'terror-chase',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'チェイス：毎ターン移動+1、1回だけ+4',
        en: 'Chase: +1 movement each turn, +4 once',
      },
      reading: 'ちぇいす：まいたーんいどう+1、1かいだけ+4',
      terms: [
        {
          ja: 'チェイス',
          reading: 'ちぇいす',
          en: 'Chase',
          aliases: ['追跡', '追いかける', 'チェース'],
        },
      ],
      aliases: ['移動 増やす', '足りない移動力', 'more movement', 'extra movement'],
      body: {
        ja: [
          '恐怖カード、全3枚。',
          '毎ターン、移動力ポイントを1得る。',
          'ゲームに1回：移動力ポイントを4得て、このカードを取り除く。',
        ],
        en: [
          'A Terror card; there are 3 copies.',
          'Each turn gain 1 movement point.',
          'Once per game: gain 4 movement points and remove this card.',
        ],
      },
      related: ['terror-identical', 'ghoul-record-movement', 'terror-hunt', 'terror-deck'],
      source: ['92', 'C'],
      links: {
        tracks: [
          'ghoul.chase',
          'ghoul.chaseUsed',
          'ghoul.chaseGone',
          'vileGhoul.chase',
          'vileGhoul.chaseUsed',
          'vileGhoul.chaseGone',
        ],
      },
    },
    {
      id: 'terror-hunt',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: 'ハント：攻撃+1、1回だけ+3', en: 'Hunt: +1 attack, +3 once' },
      reading: 'はんと：こうげき+1、1かいだけ+3',
      terms: [{ ja: 'ハント', reading: 'はんと', en: 'Hunt', aliases: ['狩り', '狩猟'] }],
      aliases: ['攻撃 増やす', '攻撃力アップ', 'more attack', 'attack bonus'],
      body: {
        ja: [
          '恐怖カード、全3枚。',
          '攻撃ポイントを1得る効果と、ゲームに1回だけ3得る効果を持つ。',
          'グールは得た分のグールディスクを攻撃スペースに足す。',
          'バイルグールでは、その移動と入った直後の攻撃にだけ効く一時的な攻撃力になる。ディスクは足さない。',
        ],
        en: [
          'A Terror card; there are 3 copies.',
          'One effect gives 1 attack point, the once-per-game effect gives 3.',
          'The Ghoul adds that many Ghoul discs to the Attack space.',
          'For the Vile Ghoul it is a temporary Attack bonus for the current move and the attack on entering; no discs are added.',
        ],
      },
      related: [
        'terror-identical',
        'ghoul-record-attack',
        'vile-ghoul-boost-attack',
        'terror-deck',
      ],
      source: ['92', '229', '235', 'C'],
      links: {
        tracks: [
          'ghoul.hunt',
          'ghoul.huntUsed',
          'ghoul.huntGone',
          'vileGhoul.hunt',
          'vileGhoul.huntUsed',
          'vileGhoul.huntGone',
        ],
      },
    },
    {
      id: 'terror-sneak',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'スニーク：壁やコマの追加移動力を免れる',
        en: 'Sneak: skip the extra cost of walls and pieces',
      },
      reading: 'すにーく：かべやこまのついかいどうりょくをまぬがれる',
      terms: [
        {
          ja: 'スニーク',
          reading: 'すにーく',
          en: 'Sneak',
          aliases: ['忍び足', '忍び寄る', 'こっそり'],
        },
      ],
      aliases: ['壁 無料', '追加移動力なし', 'free wall', 'ignore occupied cost'],
      body: {
        ja: [
          '恐怖カード、全2枚。',
          '毎ターン1回、壁1つ、または他のコマのいるスペース1つの追加移動力を払わない。',
          'ゲームに1回：このターンの間、そうした追加を一切払わない。',
        ],
        en: [
          'A Terror card; there are 2 copies.',
          'Once each turn ignore the extra cost of one wall or one occupied space.',
          'Once per game: during this turn ignore all such extra costs.',
        ],
      },
      note: {
        ja: '日本語のカード名は未確認（英語名の読み）。',
        en: 'The Japanese card name is unconfirmed.',
      },
      related: ['move-wall', 'ghoul-move-occupied', 'terror-two-effects', 'terror-deck'],
      source: ['C'],
      links: {
        tracks: [
          'ghoul.sneak',
          'ghoul.sneakUsed',
          'ghoul.sneakGone',
          'vileGhoul.sneak',
          'vileGhoul.sneakUsed',
          'vileGhoul.sneakGone',
        ],
        notices: ['sneaking'],
      },
    },
    {
      id: 'terror-cheat',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: 'チート：ダイスを1個振り直せる', en: 'Cheat: reroll one die' },
      reading: 'ちーと：だいすを1こふりなおせる',
      terms: [
        { ja: 'チート', reading: 'ちーと', en: 'Cheat', aliases: ['いかさま', 'ズル', 'インチキ'] },
      ],
      aliases: ['振り直し', 'リロール', 'reroll', '出目を選ぶ', 'choose die'],
      body: {
        ja: [
          '恐怖カード、全1枚。',
          '振るたびに、ダイスを1個振り直せる。',
          'ゲームに1回：ダイス1個の出目を選べる。',
        ],
        en: [
          'A Terror card; there is 1 copy.',
          'Each time you roll you may reroll one die.',
          'Once per game: choose the result of one die.',
        ],
      },
      note: {
        ja: '日本語のカード名は未確認（英語名の読み）。',
        en: 'The Japanese card name is unconfirmed.',
      },
      related: ['ghoul-phase-roll', 'ghoul-choose-dice', 'vile-ghoul-prepare-board', 'terror-deck'],
      source: ['C'],
      links: {
        tracks: [
          'ghoul.cheat',
          'ghoul.cheatUsed',
          'ghoul.cheatGone',
          'vileGhoul.cheat',
          'vileGhoul.cheatUsed',
          'vileGhoul.cheatGone',
        ],
        notices: ['mayCheat'],
      },
    },
    {
      id: 'terror-blink',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: 'ブリンク：クリスタルのタイルから跳ぶ', en: 'Blink: jump from a Crystal tile' },
      reading: 'ぶりんく：くりすたるのたいるからとぶ',
      terms: [
        {
          ja: 'ブリンク',
          reading: 'ぶりんく',
          en: 'Blink',
          aliases: ['瞬間移動', 'テレポート カード', 'またたき'],
        },
      ],
      aliases: ['ワープ', 'クリスタルタイル 移動', 'warp', 'teleport'],
      body: {
        ja: [
          '恐怖カード、全1枚。',
          '移動力ポイント2で、クリスタルのタイルから、コマのいない別のクリスタルのタイルへ移る。',
          'ゲームに1回：クリスタルのタイルから、未占領の好きな場所へ無料で移る。',
        ],
        en: [
          'A Terror card; there is 1 copy.',
          'For 2 movement points go from a Crystal tile to another Crystal tile without pieces.',
          'Once per game: go from a Crystal tile to any unoccupied place for free.',
        ],
      },
      note: {
        ja: '日本語のカード名は未確認（英語名の読み）。',
        en: 'The Japanese card name is unconfirmed.',
      },
      related: ['ghoul-move-cost', 'ghoul-attack-crystal', 'terror-two-effects', 'terror-deck'],
      source: ['C'],
      links: {
        tracks: [
          'ghoul.blink',
          'ghoul.blinkUsed',
          'ghoul.blinkGone',
          'vileGhoul.blink',
          'vileGhoul.blinkUsed',
          'vileGhoul.blinkGone',
        ],
        notices: ['blinked', 'blinkedAnywhere'],
      },
    },
    {
      id: 'terror-adapt',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'アダプト：恐怖カードを2枚引いて1枚残す',
        en: 'Adapt: draw two Terror cards, keep one',
      },
      reading: 'あだぷと：きょうふかーどを2まいひいて1まいのこす',
      terms: [{ ja: 'アダプト', reading: 'あだぷと', en: 'Adapt', aliases: ['適応', '順応'] }],
      aliases: ['カードを選ぶ', 'サーチ', 'search the deck', 'pick a card', '好きな恐怖カード'],
      body: {
        ja: [
          '恐怖カード、全1枚。',
          '恐怖カードを引くときは、いつも2枚引いて1枚を残す。',
          'ゲームに1回：恐怖デッキから好きなカードを1枚取る。',
        ],
        en: [
          'A Terror card; there is 1 copy.',
          'Whenever you draw a Terror card, draw two and keep one.',
          'Once per game: take any card you like from the Terror deck.',
        ],
      },
      note: {
        ja: '日本語のカード名は未確認（英語名の読み）。',
        en: 'The Japanese card name is unconfirmed.',
      },
      related: ['terror-draw', 'terror-two-effects', 'terror-deck'],
      source: ['C'],
      links: {
        tracks: [
          'ghoul.adapt',
          'ghoul.adaptUsed',
          'ghoul.adaptGone',
          'vileGhoul.adapt',
          'vileGhoul.adaptUsed',
          'vileGhoul.adaptGone',
        ],
        notices: ['terrorDrawnAdapt'],
      },
    },
    {
      id: 'terror-seize',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'シーズ：収集は移動力1、ジェムは2で振らずに',
        en: 'Seize: collect for 1 movement, a Gem for 2 without rolling',
      },
      reading: 'しーず：しゅうしゅうはいどうりょく1、じぇむは2でふらずに',
      terms: [
        {
          ja: 'シーズ',
          reading: 'しーず',
          en: 'Seize',
          aliases: ['奪取', '掴み取る', 'つかみ取り', 'シーズカード'],
        },
      ],
      aliases: ['収集 安く', 'ジェム 罠なし', 'cheap collecting', 'gem without roll', '宝 無料'],
      body: {
        ja: [
          '恐怖カード、全1枚。',
          '収集の費用が移動力ポイント1になる。または2でドラゴンジェムをダイスなしで収集できる。',
          'ゲームに1回：次の1つを無料、ダイスなしで収集し、恐怖カードを2枚引く。',
        ],
        en: [
          'A Terror card; there is 1 copy.',
          'Collecting costs 1 movement point, or 2 for a Dragon Gem without rolling.',
          'Once per game: collect the next one free and without rolling, and draw 2 Terror cards.',
        ],
      },
      note: {
        ja: '日本語のカード名は未確認（英語名の読み）。',
        en: 'The Japanese card name is unconfirmed.',
      },
      related: ['collect-cost', 'collect-gem', 'terror-draw', 'terror-deck'],
      source: ['C'],
      links: {
        tracks: [
          'ghoul.seize',
          'ghoul.seizeUsed',
          'ghoul.seizeGone',
          'vileGhoul.seize',
          'vileGhoul.seizeUsed',
          'vileGhoul.seizeGone',
        ],
      },
    },
    {
      id: 'terror-scour',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'スカウア：今いるダークタイルを見て、めくれる',
        en: 'Scour: look at your Dark tile and reveal it',
      },
      reading: 'すかうあ：いまいるだーくたいるをみて、めくれる',
      terms: [
        {
          ja: 'スカウア',
          reading: 'すかうあ',
          en: 'Scour',
          aliases: ['探し回る', 'くまなく探す', 'スカウアー'],
        },
      ],
      aliases: ['タイルを見る', 'ダークタイル めくる', 'peek tile', 'reveal dark tile'],
      body: {
        ja: [
          '恐怖カード、全1枚。',
          '毎ターン1回、自分のいるダークタイルの表を見て、望むなら公開する。',
          'ゲームに1回：このターンに入ったダークタイルすべてに同じことができる。',
        ],
        en: [
          'A Terror card; there is 1 copy.',
          'Once each turn look at the Dark tile you are on; you may reveal it.',
          'Once per game: do so with every Dark tile you enter this turn.',
        ],
      },
      note: {
        ja: '日本語のカード名は未確認（英語名の読み）。',
        en: 'The Japanese card name is unconfirmed.',
      },
      related: ['move-lit-dark', 'tiles', 'terror-deck'],
      source: ['C'],
      links: {
        tracks: [
          'ghoul.scour',
          'ghoul.scourUsed',
          'ghoul.scourGone',
          'vileGhoul.scour',
          'vileGhoul.scourUsed',
          'vileGhoul.scourGone',
        ],
        notices: ['scoured', 'scouredAll'],
      },
    },
  ],
};
