import type { Chapter } from '../../../library/entry';

export const dwellingsChapter: Chapter = {
  id: 'dwellings',
  title: { ja: '住居', en: 'Dwellings' },
  entries: [
    {
      id: 'build-dwelling',
      roles: [],
      title: { ja: '住居の建て方：5つの手順', en: 'Building a dwelling in five steps' },
      reading: 'じゅうきょのたてかた：5つのてじゅん',
      terms: [
        {
          ja: '住居',
          reading: 'じゅうきょ',
          en: 'dwelling',
          aliases: ['家', '建物', '住まい', 'ドウェリング', 'house', 'home', 'building'],
        },
      ],
      aliases: ['住居を建てる', '建築手順', 'how to build', 'build a dwelling', '家を建てる'],
      body: {
        ja: [
          {
            head: ['手順', '内容'],
            rows: [
              ['1', '自分のワーカーがいて、住居がまだない精霊の領土を選ぶ'],
              ['2', 'その領土の居住コストを払う'],
              ['3', 'ワーカーに屋根をかぶせる'],
              ['4', '隣接する住居1つにつき2VP'],
              ['5', '領土の精霊の紋章の数だけ精霊パワーを進める'],
            ],
          },
          '建てる手段は水車小屋と、スタートカードの居住。',
        ],
        en: [
          {
            head: ['Step', 'What'],
            rows: [
              ['1', 'choose an elemental realm with your Worker and no dwelling'],
              ['2', 'pay the dwelling cost of that realm'],
              ['3', 'cover the Worker with a rooftop'],
              ['4', '2 VP for each adjacent dwelling'],
              ['5', 'advance its elemental power by the element symbols of the realm'],
            ],
          },
          'The Mill and the Dwell action of the starter card let you build.',
        ],
      },
      related: ['dwelling-cost', 'dwelling-adjacent-vp', 'dwelling-power', 'mill', 'dwell'],
      source: ['142-150'],
      links: { tracks: ['player1.dwellings'] },
    },
    {
      id: 'dwelling-where',
      roles: [],
      title: {
        ja: '住居は精霊の領土に1つだけ建てられる',
        en: 'One dwelling per elemental realm, never on a ruin',
      },
      reading: 'じゅうきょはせいれいのりょうどに1つだけたてられる',
      aliases: [
        'どこに建てられる',
        '廃墟に住居',
        '相手の住居がある',
        'where to build',
        'dwelling on ruin',
      ],
      body: {
        ja: [
          '建てられるのは精霊の領土だけ。廃墟とビフレストには建てられない。',
          '誰かの住居がすでにある領土には建てられない。',
          '建てる領土に自分のワーカーがいる必要がある。ほかのユニットでは建てられない。',
        ],
        en: [
          'Only elemental realms can take one; ruins and Bifrost cannot.',
          'A realm with anybody’s dwelling is taken.',
          'Your own Worker must stand there; other units do not serve.',
        ],
      },
      related: ['build-dwelling', 'realm-kinds', 'worker'],
      source: ['104', '146', '330'],
    },
    {
      id: 'dwelling-cost',
      roles: [],
      title: {
        ja: '居住コストは領土の家の印の下のリソース',
        en: 'Dwelling cost: the resources below the house symbol',
      },
      reading: 'きょじゅうこすとはりょうどのいえのしるしのしたのりそーす',
      terms: [
        {
          ja: '居住コスト',
          reading: 'きょじゅうこすと',
          en: 'dwelling cost',
          aliases: ['住居のコスト', '建築コスト', '建築費', 'cost of a dwelling', 'building cost'],
        },
      ],
      aliases: ['住居 いくら', 'house symbol', '家シンボル'],
      body: {
        ja: [
          '建てる精霊の領土ごとに違い、家の印の下に印刷されている。',
          '足りない分は金貨で払える。',
          '水車小屋でも居住でも同じ額。',
        ],
        en: [
          'It differs per elemental realm and is printed below the house symbol.',
          'Gold may replace what you lack.',
          'It is the same with the Mill and with Dwell.',
        ],
      },
      related: ['build-dwelling', 'gold'],
      source: ['48', '104', '147'],
    },
    {
      id: 'rooftop',
      roles: [],
      title: {
        ja: '屋根は1人6個、6つ目で終了条件',
        en: 'Six rooftops each; the sixth triggers the end',
      },
      reading: 'やねはひとり6こ、6つめでしゅうりょうじょうけん',
      terms: [
        {
          ja: '屋根',
          reading: 'やね',
          en: 'rooftop',
          aliases: ['住居の屋根', '屋根コマ', 'ルーフ', 'roof'],
        },
      ],
      aliases: ['住居の数', '住居は何軒まで', 'how many dwellings', 'dwelling limit'],
      body: {
        ja: [
          '住居を建てるときはトレイの屋根を1つ取り、領土のワーカーにかぶせる。',
          '屋根は6個なので、住居は1人6つまで。',
          '誰かが6つすべて建てるとゲームの終了条件になる。',
        ],
        en: [
          'To build, take a rooftop from your tray and put it over the Worker on the realm.',
          'You have six rooftops, so six dwellings at most.',
          'When somebody has built all six, the end of the game is triggered.',
        ],
      },
      related: ['build-dwelling', 'end-trigger', 'player-pieces'],
      source: ['148', '275', 'E2'],
      links: { notices: ['lastRoof'] },
    },
    {
      id: 'dwelling-adjacent-vp',
      roles: [],
      title: {
        ja: '建てたとき、隣接する住居1つにつき2VP',
        en: 'On building: 2 VP per adjacent dwelling',
      },
      reading: 'たてたとき、りんせつするじゅうきょ1つにつき2VP',
      aliases: [
        '隣の住居',
        '隣接ボーナス',
        '相手の住居でも',
        'adjacent bonus',
        'neighbour dwellings',
        '廃墟 2点',
      ],
      body: {
        ja: [
          '隣接する領土にある住居1つにつき2VP。自分のでも相手のでも数える。',
          {
            head: ['隣接する住居', 'VP'],
            rows: [
              ['0', '0'],
              ['1', '2'],
              ['3', '6'],
              ['6', '12'],
            ],
          },
          '得るのは建てたプレイヤーだけで、建てたときの1回だけ。',
          'ビフレストに接する領土なら、その辺のVPも加わる（選択ルール）。',
        ],
        en: [
          '2 VP for every dwelling on an adjacent realm, whoever owns it.',
          {
            head: ['Adjacent dwellings', 'VP'],
            rows: [
              ['0', '0'],
              ['1', '2'],
              ['3', '6'],
              ['6', '12'],
            ],
          },
          'Only the builder scores, once, at the moment of building.',
          'Next to Bifrost add the VP of the touching side (option).',
        ],
      },
      note: {
        ja: 'ファンによる早見には、隣接する廃墟も1つ2VPとある。この資料にはなく、未確認。',
        en: 'A fan reference also counts 2 VP per adjacent ruin. The source sheet does not; unconfirmed.',
      },
      related: ['build-dwelling', 'adjacency', 'bifrost-dwelling', 'vp-sources'],
      source: ['149', 'E1'],
    },
    {
      id: 'dwelling-power',
      roles: [],
      title: {
        ja: '建てると領土の紋章の数だけ精霊パワーが進む',
        en: 'Building advances power by the symbols on the realm',
      },
      reading: 'たてるとりょうどのもんしょうのかずだけせいれいぱわーがすすむ',
      aliases: ['住居 精霊パワー', '紋章2つ', 'dwelling power', 'symbols on tile'],
      body: {
        ja: [
          '住居を建てた領土の精霊の紋章1つにつき、その精霊の精霊パワートラックを1つ進める。',
          '例：自分のマーカーが1にあり紋章が2つなら、3へ進む。',
          '紋章の数は最終得点には関係しない。',
        ],
        en: [
          'For each element symbol on the realm advance that elemental power track by one.',
          'Example: with your marker on 1, two symbols take it to 3.',
          'The number of symbols does not matter in the final scoring.',
        ],
      },
      related: ['power-advance', 'build-dwelling', 'score-dwellings'],
      source: ['150', '286'],
    },
    {
      id: 'dwelling-not-unit',
      roles: [],
      title: {
        ja: '住居はユニットでなく、戦闘でも失われない',
        en: 'A dwelling is no unit and is never lost in battle',
      },
      reading: 'じゅうきょはゆにっとでなく、せんとうでもうしなわれない',
      aliases: [
        '住居は壊れる',
        '住居の上に置ける',
        '住居を攻撃',
        'destroy a dwelling',
        'attack a dwelling',
      ],
      body: {
        ja: [
          '屋根をかぶせた時点でワーカーでもユニットでもなくなる。再編成でも戻らない。',
          '戦闘で取り除かれることはない。',
          '配置を妨げず、住居だけの領土は空いている領土として扱う。',
          '自分の住居がある領土かその隣での戦闘では、住居1つにつき戦闘ダイスが1個増える。',
        ],
        en: [
          'Under its rooftop it is neither a Worker nor a unit, and a regroup does not return it.',
          'Battles never remove it.',
          'It does not block placement: a realm with only a dwelling is unoccupied.',
          'Each dwelling of yours adds one battle die in a battle on its realm or next to it.',
        ],
      },
      related: ['what-is-a-unit', 'battle-dice', 'first-placement', 'battle-casualties'],
      source: ['87', '148', '213', '219'],
    },
  ],
};
