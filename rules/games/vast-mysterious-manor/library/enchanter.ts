import type { Chapter } from '../../../library/entry';

export const enchanterChapter: Chapter = {
  id: 'enchanter',
  title: { ja: 'エンチャンター', en: 'Enchanter' },
  entries: [
    {
      id: 'enchanter-missing',
      roles: ['enchanter'],
      title: {
        ja: 'エンチャンターの章はプレビュー版にない',
        en: 'The preview has no chapter for the Enchanter',
      },
      reading: 'えんちゃんたーのしょうはぷれびゅーばんにない',
      terms: [
        {
          ja: 'エンチャンター',
          reading: 'えんちゃんたー',
          en: 'Enchanter',
          aliases: ['Warlock', 'ウォーロック', '魔術師', '妖術師', '5つ目のロール', 'fifth role'],
        },
      ],
      aliases: [
        'エンチャンター ルール',
        'エンチャンター ターン',
        'enchanter rules',
        'enchanter turn',
        'エンチャンター 勝利条件',
        'how does the enchanter win',
      ],
      body: {
        ja: [
          'ほかのキャラクターたちを支配するのが目的、とだけ書かれている。',
          '準備、ターンの手順、能力、防御力、勝利条件の数値は、この資料にない。',
          '手番は館の後、最後になる。',
          '初めて遊ぶときは、エンチャンターを除いた4つのロールが勧められている。',
        ],
        en: [
          'All that is said of its aim is that it wants to control the other characters.',
          'Set-up, turn, abilities, Defense and the number needed to win are missing.',
          'Its turn is the last, after the Manor.',
          'A first game is recommended with the other four roles only.',
        ],
      },
      note: {
        ja: '2018年の試作版にはこのロールが入っていなかった。製品版ではウォーロックがその席にいるが、別のルールなので混ぜない。',
        en: 'The prototype of 2018 did not include this role. The published game has the Warlock in its place, with rules of its own: do not mix them.',
      },
      related: ['enchanter-others', 'enchanter-discs', 'roles-by-players', 'turn-order'],
      source: ['3', '6-7', 'V4'],
      links: { steps: ['enchanterTurn'] },
    },
    {
      id: 'enchanter-others',
      roles: ['enchanter'],
      title: {
        ja: 'ほかのロールがエンチャンターにできること',
        en: 'What the other roles do to the Enchanter',
      },
      reading: 'ほかのろーるがえんちゃんたーにできること',
      aliases: [
        'エンチャンター アタック',
        'エンチャンター 離散',
        'attack the enchanter',
        'effects on enchanter',
        'エンチャンターのスペースに入る',
      ],
      body: {
        ja: [
          {
            head: ['相手', '条件と効果'],
            rows: [
              ['パラディン', '感知力が防御力より高ければアタックでき、離散させて光 +1'],
              ['パラディンの神聖カード（炎2）', '選んだタイルにいれば、ディスク1つを取り除く'],
              ['スケルトン', '筋力が防御力より高ければアタックでき、離散させて安定性 +2'],
              ['スタッビィの奇襲', 'さらにディスク1枚を失う（ククリがあれば2枚）'],
              ['ジャイアントスパイダーの牙カード', '離散。追加1枚ごとにディスク1枚を取り除く'],
              ['キャスターの牙カード', 'ディスク1つを取り除く'],
              ['蜘蛛の子の牙カード', 'アタックされ、1スペース動かされることがある'],
              ['歩くレイス', '離散'],
            ],
          },
          'パラディンもスケルトンも、エンチャンターのいるスペースには自由に入れる。',
        ],
        en: [
          {
            head: ['Who', 'Condition and effect'],
            rows: [
              ['Paladin', 'may attack with Perception above its Defense; it scatters, Light +1'],
              ['a Sanctity card of the Paladin (2 Fire)', 'on the chosen tile: 1 disc is removed'],
              [
                'Skeletons',
                'may attack with Strength above its Defense; it scatters, Stability +2',
              ],
              ['Stabby’s ambush', '1 more disc lost (2 with the Kukri)'],
              ['Fangs of the Giant Spider', 'scatters; 1 disc removed for each extra card'],
              ['Fangs of the Caster', '1 disc removed'],
              ['Fangs of the Spiderlings', 'attacked, and may be pushed 1 space'],
              ['a walking Wraith', 'scatters'],
            ],
          },
          'The Paladin and the Skeletons may enter the Enchanter’s space freely.',
        ],
      },
      note: {
        ja: 'エンチャンターが離散すると何が起こるかは、章がないのでわからない。',
        en: 'What scattering means for the Enchanter is unknown, as its chapter is missing.',
      },
      related: [
        'enchanter-missing',
        'paladin-attack-enchanter',
        'skeleton-attack-enchanter',
        'spider-giant-fangs-enchanter',
        'manor-role-walk-pieces',
      ],
      source: ['117', '153', '181', '283-285', '328', '331', '385', '408', '427', '500'],
    },
    {
      id: 'enchanter-discs',
      roles: ['enchanter'],
      title: {
        ja: 'エンチャンターディスク：取り除かれるとだけある',
        en: 'Enchanter discs: only their removal is mentioned',
      },
      reading: 'えんちゃんたーでぃすく：とりのぞかれるとだけある',
      terms: [
        {
          ja: 'エンチャンターディスク',
          reading: 'えんちゃんたーでぃすく',
          en: 'Enchanter disc',
          aliases: ['ディスク', '円盤', 'disc', 'disk', 'エンチャンターの円盤'],
        },
        {
          ja: '不可解な円盤',
          reading: 'ふかかいなえんばん',
          en: 'mysterious disc',
          aliases: ['謎の円盤', '不思議な円盤', 'mysterious disk'],
        },
      ],
      aliases: ['ディスクとは', 'what are discs', 'ディスクを取り除く', 'remove discs'],
      body: {
        ja: [
          'エンチャンターの部品で、ほかのプレイヤーの手元やボードにも置かれるらしい。',
          '牙カード、奇襲、パラディンの神聖カードで取り除かれる。',
          '不可解な円盤は、パラディンの神聖カードで蜘蛛の巣などと一緒に壊せるものとして1回だけ出てくる。',
        ],
        en: [
          'Pieces of the Enchanter that seem to lie with other players or on their boards too.',
          'Fangs, an ambush and a Sanctity card remove them.',
          'The mysterious disc appears once, as something a Sanctity card destroys together with webs and the like.',
        ],
      },
      note: {
        ja: '置かれる場所は手札ともボードとも書かれ、働きの説明もない。未確認。',
        en: 'They are said to be in a hand in one place and on a board in another, and what they do is not explained. Unconfirmed.',
      },
      related: [
        'enchanter-missing',
        'enchanter-others',
        'paladin-sanctity-cleanse',
        'skeleton-ambush',
      ],
      source: ['179-181', '328', '385', '408'],
    },
  ],
};
