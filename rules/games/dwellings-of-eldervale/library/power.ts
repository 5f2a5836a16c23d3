import type { Chapter } from '../../../library/entry';
import { elements } from '../table';

export const powerChapter: Chapter = {
  id: 'power',
  title: { ja: '精霊パワー', en: 'Elemental power' },
  entries: [
    {
      id: 'elements',
      roles: [],
      title: { ja: '精霊は8種類', en: 'There are eight elements' },
      reading: 'せいれいは8しゅるい',
      terms: [
        {
          ja: '精霊',
          reading: 'せいれい',
          en: 'element',
          aliases: ['属性', 'エレメント', 'elemental'],
        },
        { ja: '風', reading: 'かぜ', en: 'Air', aliases: ['風の精霊', 'エア', 'wind'] },
        {
          ja: '土',
          reading: 'つち',
          en: 'Earth',
          aliases: ['土の精霊', '大地', 'アース', 'ground'],
        },
        { ja: '火', reading: 'ひ', en: 'Fire', aliases: ['火の精霊', '炎', 'ファイア', 'flame'] },
        { ja: '水', reading: 'みず', en: 'Water', aliases: ['水の精霊', 'ウォーター', 'aqua'] },
        { ja: '光', reading: 'ひかり', en: 'Light', aliases: ['光の精霊', 'ライト', 'holy'] },
        {
          ja: '闇',
          reading: 'やみ',
          en: 'Dark',
          aliases: ['闇の精霊', 'ダーク', 'Darkness', 'shadow'],
        },
        {
          ja: '秩序',
          reading: 'ちつじょ',
          en: 'Order',
          aliases: ['秩序の精霊', 'オーダー', 'law'],
        },
        {
          ja: '混沌',
          reading: 'こんとん',
          en: 'Chaos',
          aliases: ['混沌の精霊', 'カオス', '混とん'],
        },
      ],
      aliases: ['属性一覧', '精霊の種類', '色', 'colours', 'list of elements', 'how many elements'],
      body: {
        ja: [
          '風、土、火、水、光、闇、秩序、混沌の8種類。',
          '1回のゲームで使うのは人数＋2種類。',
          '各精霊に領土3枚、モンスター1体、冒険デッキ、宝物トークン、精霊パワートラック、オーブ1個がある。',
        ],
        en: [
          'Air, Earth, Fire, Water, Light, Dark, Order and Chaos.',
          'A game uses as many as there are players, plus two.',
          'Each has three realms, a monster, an Adventure deck, treasure tokens, an elemental power track and an Orb.',
        ],
      },
      related: ['setup-elements', 'element-symbol', 'power-track'],
      source: ['10-15', '36-39'],
    },
    {
      id: 'element-symbol',
      roles: [],
      title: { ja: '精霊の紋章', en: 'Element symbol' },
      reading: 'せいれいのもんしょう',
      terms: [
        {
          ja: '精霊の紋章',
          reading: 'せいれいのもんしょう',
          en: 'element symbol',
          aliases: ['紋章', '精霊アイコン', '属性アイコン', 'element icon', 'emblem'],
        },
      ],
      aliases: ['任意の精霊', 'any element', '紋章の意味', 'symbol meaning'],
      body: {
        ja: [
          '8種の精霊それぞれの印と、任意の精霊を表す印がある。',
          {
            head: ['場所', '意味'],
            rows: [
              ['精霊の領土', '住居を建てたときに進む精霊パワーの数'],
              ['冒険カードの右上', '得たときに進む精霊（1つ）'],
              ['呪文の斜線の右', '無料で使うための精霊パワーの条件'],
              ['ドアの枠', '単独首位を求める精霊'],
              ['宝物トークンの裏', 'どの精霊の領土に置くか'],
            ],
          },
        ],
        en: [
          'Each of the eight elements has one, and there is one for “any element”.',
          {
            head: ['Place', 'Meaning'],
            rows: [
              ['elemental realm', 'steps of elemental power when you build a dwelling'],
              ['Adventure card, top right', 'element you advance by one when gaining it'],
              ['Spell, right of the slash', 'elemental power needed to cast it for free'],
              ['frame of a Door', 'element in which you must lead alone'],
              ['back of a treasure token', 'on which element’s realms it goes'],
            ],
          },
        ],
      },
      related: ['elements', 'dwelling-power', 'spell-cost', 'door'],
      source: ['36-39', '56', '66', '150', '168', '188'],
    },
    {
      id: 'power-track',
      roles: [],
      title: {
        ja: '精霊パワートラックは5スペース、外へ進む',
        en: 'Elemental power tracks have 5 spaces, moving outwards',
      },
      reading: 'せいれいぱわーとらっくは5すぺーす、そとへすすむ',
      terms: [
        {
          ja: '精霊パワートラック',
          reading: 'せいれいぱわーとらっく',
          en: 'elemental power track',
          aliases: [
            '精霊トラック',
            '属性トラック',
            'パワートラック',
            'element track',
            'power track',
          ],
        },
        {
          ja: '精霊パワー',
          reading: 'せいれいぱわー',
          en: 'elemental power',
          aliases: ['精霊の力', '属性パワー', 'パワー', 'element power', 'power'],
        },
      ],
      aliases: ['トラックの数字', '何点になる', 'track length', 'numbers beside the track'],
      body: {
        ja: [
          '精霊ごとに5スペースのトラックがあり、内側から外側へ進む。',
          '脇の数字は、そこにいるマーカーの終了時のVP。数値はボードの表示に従う。',
          '位置はゲーム終了時にマーカー、住居、カードの3つの得点を決める。',
          '精霊パワーを進めるのは、冒険カードの獲得、住居の建築、モンスターとの戦闘の勝利など。',
        ],
        en: [
          'Every element has a track of five spaces; markers move from the inside out.',
          'The number beside a space is the VP of a marker there at the end, as printed on the board.',
          'At the end your position sets the VP of the marker itself, of dwellings and of cards.',
          'Gaining Adventure cards, building dwellings and beating monsters advance it.',
        ],
      },
      related: ['power-advance', 'power-orb', 'score-tracks', 'score-dwellings', 'score-cards'],
      source: ['233-237', '285-288'],
      links: { tracks: elements.map((element) => `player1.${element}`) },
    },
    {
      id: 'power-advance',
      roles: [],
      title: {
        ja: '新しい精霊は2のスペースから始まる',
        en: 'A new element starts on space 2',
      },
      reading: 'あたらしいせいれいは2のすぺーすからはじまる',
      aliases: [
        '精霊パワーを進める',
        '初めての精霊',
        'first step',
        'advance power',
        'new element',
        '最初のスペース',
      ],
      body: {
        ja: [
          {
            head: ['今の位置', '進む数', '結果'],
            rows: [
              ['自分の精霊の1', '1', '2'],
              ['自分の精霊の1', '2', '3'],
              ['マーカーなし', '1', '2'],
              ['マーカーなし', '2', '3'],
              ['4', '1', '5（最初ならオーブ）'],
              ['5', '1', '5のまま'],
            ],
          },
          'マーカーがない精霊なら、控えの得点マーカー1個を2のスペースに置く。これが1歩目。',
          'すでにあれば、1歩につき1スペース外へ進める。',
        ],
        en: [
          {
            head: ['Now', 'Steps', 'Result'],
            rows: [
              ['own element, 1', '1', '2'],
              ['own element, 1', '2', '3'],
              ['no marker', '1', '2'],
              ['no marker', '2', '3'],
              ['4', '1', '5 (Orb if first)'],
              ['5', '1', 'stays on 5'],
            ],
          },
          'Without a marker on that element put a spare scoring marker on space 2: that is the first step.',
          'Otherwise move one space outwards per step.',
        ],
      },
      note: {
        ja: 'この資料は新しいマーカーを「2のスペース」、置き直しを「最初のスペース」と書く。同じ場所かどうかは未確認。',
        en: 'The source sheet says “space 2” for a new marker but “first space” for a relocated one. Whether both are the same is unconfirmed.',
      },
      related: ['power-track', 'power-fifth-element', 'power-orb', 'setup-markers'],
      source: ['28', '237-239'],
    },
    {
      id: 'power-fifth-element',
      roles: [],
      title: {
        ja: '5種類目の精霊は、マーカーを移すか無視する',
        en: 'A fifth element: relocate a marker or ignore it',
      },
      reading: '5しゅるいめのせいれいは、まーかーをうつすかむしする',
      aliases: [
        'マーカーが足りない',
        '精霊は4種類まで',
        'no marker left',
        'move a marker',
        'max four elements',
      ],
      body: {
        ja: [
          '精霊パワーに使える得点マーカーは4個で、進められる精霊は4種類まで。',
          '5種類目を進める指示では、次のどちらかを選ぶ。',
          'ほかの精霊のマーカー1個を、その精霊の最初のスペースに置き直す。元の精霊の位置は失う。',
          'または、その指示を無視する。',
        ],
        en: [
          'You have four scoring markers for elemental power, so four elements at most.',
          'When a fifth is to advance, choose one of two.',
          'Relocate a marker of another element to the first space of the new one, losing its old position.',
          'Or ignore the instruction.',
        ],
      },
      note: {
        ja: '「最初のスペース」が1か、新しい精霊と同じ2かは未確認。2で扱うのがほかの記述と合う。',
        en: 'Whether “first space” means 1 or, as for a new element, 2 is unconfirmed. Treating it as 2 agrees with the other rule.',
      },
      related: ['power-advance', 'scoring-markers'],
      source: ['239'],
      links: { notices: ['fifthElement', 'powerIgnored'] },
    },
    {
      id: 'power-orb',
      roles: [],
      title: {
        ja: 'トラックの端に最初に着くとオーブを得る',
        en: 'First to the end of a power track takes its Orb',
      },
      reading: 'とらっくのはしにさいしょにつくとおーぶをえる',
      aliases: ['精霊パワー 5', '最大', 'オーブの入手', 'max power', 'end of track'],
      body: {
        ja: [
          '各精霊パワートラックの最後のスペースに最初に着いたプレイヤーが、そこのオーブを得る。',
          '2人目以降は得られない。',
          '最後のスペースからさらに進める指示があっても、何も起こらない。',
        ],
        en: [
          'The first player to reach the last space of an elemental power track takes the Orb there.',
          'Later arrivals get none.',
          'Further steps on the last space have no effect.',
        ],
      },
      note: {
        ja: '端からさらに進める場合は明記されていない。進む先がないので効果なしと読む。',
        en: 'Advancing beyond the last space is not mentioned; with nowhere to go it is read as no effect.',
      },
      related: ['orb', 'power-advance', 'setup-orbs'],
      source: ['24', '237'],
      links: { notices: ['trackOrb', 'powerAtEnd'] },
    },
    {
      id: 'power-not-lost',
      roles: [],
      title: {
        ja: 'カードを失っても精霊パワーは下がらない',
        en: 'Losing a card does not lower elemental power',
      },
      reading: 'かーどをうしなってもせいれいぱわーはさがらない',
      aliases: ['精霊パワー 減る', 'カードを捨てた', 'power goes down', 'lose power'],
      body: {
        ja: [
          '冒険カードで進んだマーカーは、そのカードがなくなってもそのまま。',
          '失ったカードは最終得点の対象から外れるだけ。',
        ],
        en: [
          'A marker advanced by an Adventure card stays when that card is lost.',
          'The card merely no longer scores at the end.',
        ],
      },
      related: ['adventure-card', 'score-cards'],
      source: ['241'],
    },
  ],
};
