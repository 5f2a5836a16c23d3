import type { Chapter } from '../../../library/entry';

export const spiderWebsChapter: Chapter = {
  id: 'spider-webs',
  title: { ja: 'スパイダー：蜘蛛の巣と形態変化', en: 'Spider: webs and change of form' },
  entries: [
    {
      id: 'spider-webs',
      roles: ['spider'],
      title: { ja: '蜘蛛の巣：入るのに1つごとに移動力 +1', en: 'Webs: +1 Movement each to enter' },
      reading: 'くものす：はいるのに1つごとにいどうりょく +1',
      terms: [
        {
          ja: '蜘蛛の巣',
          reading: 'くものす',
          en: 'web',
          aliases: [
            'クモの巣',
            '蜘蛛の巣トークン',
            '巣',
            'ウェブ',
            '糸',
            'web token',
            'spiderweb',
            'cobweb',
          ],
        },
      ],
      aliases: ['蜘蛛の巣 効果', 'web effect', '蜘蛛の巣 移動', '蜘蛛の巣とは'],
      body: {
        ja: [
          'スパイダー以外の駒は、蜘蛛の巣1つごとに移動力をもう1払って入る。',
          'スパイダーは無視できる。',
          '卵の孵化に1つ、不穏に6つか8つが必要。',
        ],
        en: [
          'Pieces other than the Spider’s pay 1 more Movement for each web to enter.',
          'The Spider ignores them.',
          'An egg needs 1 to hatch; Unsettle needs 6 or 8 on the map.',
        ],
      },
      related: [
        'spider-web-limit',
        'spider-web-removed',
        'spider-web-walker',
        'spider-webs-card',
        'spider-unsettle',
      ],
      source: ['60', '364', '412', '432', '442', '445'],
      links: { tracks: ['spider.webs'] },
    },
    {
      id: 'spider-web-limit',
      roles: ['spider'],
      title: { ja: '蜘蛛の巣はタイル1枚に3つまで', en: 'At most 3 webs on a tile' },
      reading: 'くものすはたいる1まいに3つまで',
      aliases: ['蜘蛛の巣 上限', '蜘蛛の巣 何個', 'web limit', 'three webs', 'maximum webs'],
      body: {
        ja: ['1枚のタイルに置ける蜘蛛の巣は3つまで。', 'マップ全体の数は、箱のトークンの数まで。'],
        en: [
          'A tile holds at most three webs.',
          'On the whole map the number of tokens in the box is the limit.',
        ],
      },
      related: ['spider-webs', 'spider-webs-card'],
      source: ['445-446', '36'],
    },
    {
      id: 'spider-web-removed',
      roles: ['spider'],
      title: {
        ja: '相手が入ると、そこの蜘蛛の巣は全部なくなる',
        en: 'An opponent entering removes all webs there',
      },
      reading: 'あいてがはいると、そこのくものすはぜんぶなくなる',
      aliases: [
        '蜘蛛の巣 取り除く',
        '蜘蛛の巣 消える',
        'remove webs',
        'webs removed',
        '蜘蛛の巣を壊す',
      ],
      body: {
        ja: [
          '対戦相手の駒が入ったタイルの蜘蛛の巣は、すべてスパイダーに戻る。',
          'パラディンは光1で、今いるタイルか視線の通る隣接タイルの蜘蛛の巣を1つ除ける。',
          '歩くレイスが入っても取り除かれる。',
          'スパイダー自身が入っても、卵が孵化しても残る。',
        ],
        en: [
          'All webs on a tile an opponent’s piece enters go back to the Spider.',
          'The Paladin may spend 1 Light to remove a web on his own tile or an adjacent one in line of sight.',
          'A walking Wraith removes them too.',
          'They stay when the Spider itself enters and when an egg hatches.',
        ],
      },
      related: ['spider-webs', 'spider-web-walker', 'manor-role-walk-tokens'],
      source: ['447', '60', '213', '364', '442', '492'],
    },
    {
      id: 'spider-change-when-attacked',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '形態変化：アタックされたら蜘蛛の子になれる',
        en: 'Change of form: when attacked, become Spiderlings',
      },
      reading: 'けいたいへんか：あたっくされたらくものこになれる',
      terms: [
        {
          ja: '形態変化',
          reading: 'けいたいへんか',
          en: 'change of form',
          aliases: ['変形', 'Shapeshifter', 'シェイプシフト', 'transform'],
        },
      ],
      aliases: [
        'スパイダー アタックされた',
        '蜘蛛の子に変わる',
        'spider attacked',
        'become spiderlings',
        '逃げる スパイダー',
      ],
      body: {
        ja: [
          'ジャイアントスパイダーかキャスターがアタックされたら、スパイダーが選んだ蜘蛛の子1匹をゲームから除く。',
          'その後、蜘蛛の子の形態に変わってもよい。変わらなくてもよい。',
          '変わるなら、1匹を今のスペースに隣接して置き、残りは別の蜘蛛の子に隣接するように置いていく。',
          '蜘蛛の子の形態カードを表向きで置く。次の自分のターンが終わるまでこの形態のまま。',
        ],
        en: [
          'When the Giant Spider or the Caster is attacked, one Spiderling of the Spider’s choice leaves the game.',
          'Then the Spider may turn into Spiderlings, or not.',
          'To do so, place one adjacent to the present space and each other adjacent to another Spiderling.',
          'Put the Spiderlings form card face up. The form stays through the Spider’s next turn.',
        ],
      },
      related: [
        'spider-spiderling-attacked',
        'spider-loses',
        'spider-forms',
        'skeleton-attack-spider',
      ],
      source: ['448-449', '139', '274'],
      links: { notices: ['spiderMayChangeForm'] },
    },
    {
      id: 'spider-spiderling-attacked',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '蜘蛛の子がアタックされると、残りは2移動して逃げる',
        en: 'A Spiderling attacked: the others flee 2',
      },
      reading: 'くものこがあたっくされると、のこりは2いどうしてにげる',
      aliases: [
        '蜘蛛の子 アタックされた',
        '蜘蛛の子 逃げる',
        'spiderlings flee',
        'attack spiderling',
        '移動力2 直ちに',
      ],
      body: {
        ja: [
          'アタックされた1匹をゲームから除く。どれを除くかは選べない。',
          '残った蜘蛛の子は1匹ずつ移動力2を得て、その場で使わなければならない。',
          '最後の1匹だったら、アタックした側の勝利。',
        ],
        en: [
          'The Spiderling attacked leaves the game; there is no choice.',
          'Each one left gets Movement 2 and must spend it at once.',
          'If it was the last, the attacker wins.',
        ],
      },
      related: ['spider-change-when-attacked', 'spider-loses', 'spider-spiderlings'],
      source: ['137-138', '140', '273', '275'],
      links: { notices: ['spiderlingsFlee'] },
    },
    {
      id: 'spider-threats',
      roles: ['spider'],
      title: {
        ja: 'ほかのロールがスパイダーにできること',
        en: 'What the other roles do to the Spider',
      },
      reading: 'ほかのろーるがすぱいだーにできること',
      aliases: [
        'スパイダー 弱点',
        'スパイダー 受ける効果',
        'effects on spider',
        'who attacks the spider',
      ],
      body: {
        ja: [
          {
            head: ['相手', '効果'],
            rows: [
              ['パラディンのアタック', '蜘蛛の子1匹を失う'],
              ['パラディンのたいまつ（炎3）', 'ジャイアントスパイダーかキャスターなら合わせて2匹'],
              ['パラディンの神聖カード（炎2）', '選んだタイルにいれば、カードを捨てる'],
              ['スケルトンのアタック（パラディン不在のとき）', '蜘蛛の子1匹を失う'],
              [
                'スタッビィの奇襲（パラディン不在のとき）',
                'パワーカード2枚を捨てる（ククリがあれば4枚）',
              ],
              ['歩くレイス', '隣接スペースへ移動させられる'],
            ],
          },
        ],
        en: [
          {
            head: ['Who', 'Effect'],
            rows: [
              ['the Paladin attacks', 'loses one Spiderling'],
              ['the Paladin’s Torch (3 Fire)', 'Giant Spider or Caster: two in all'],
              ['a Sanctity card of the Paladin (2 Fire)', 'on the chosen tile: discards cards'],
              ['the Skeletons attack (no Paladin)', 'loses one Spiderling'],
              ['Stabby’s ambush (no Paladin)', 'discards 2 power cards (4 with the Kukri)'],
              ['a walking Wraith', 'has to move to an adjacent space'],
            ],
          },
        ],
      },
      related: [
        'spider-loses',
        'spider-change-when-attacked',
        'manor-role-walk-spider',
        'skeleton-ambush',
      ],
      source: ['137-139', '181', '192', '271-274', '327', '331', '449', '497'],
    },
  ],
};
