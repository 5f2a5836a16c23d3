import type { Chapter } from '../../../library/entry';
import { spacePoints } from '../score';
import { elements, perElement } from '../table';

export const endChapter: Chapter = {
  id: 'end',
  title: { ja: 'ゲームの終了と得点', en: 'End of the game and scoring' },
  entries: [
    {
      id: 'end-trigger',
      roles: [],
      title: {
        ja: '終了条件は住居6つか領土スタック切れ',
        en: 'The end: six dwellings, or the realm stack is used up',
      },
      reading: 'しゅうりょうじょうけんはじゅうきょ6つかりょうどすたっくぎれ',
      terms: [
        {
          ja: '終了条件',
          reading: 'しゅうりょうじょうけん',
          en: 'end condition',
          aliases: ['ゲーム終了', '終わり', 'エンドトリガー', 'end trigger', 'game end'],
        },
      ],
      aliases: ['いつ終わる', 'ゲームが終わる', 'when does the game end', 'how does it end'],
      body: {
        ja: [
          '次のどちらかが起こると終了条件を満たす。',
          '誰かが6つの住居をすべて建てた。',
          '領土スタックの領土がすべてエルダーヴェイルに置かれた。',
        ],
        en: [
          'Either of these triggers the end.',
          'Somebody has built all six dwellings.',
          'All realms of the realm stack have been laid into Eldervale.',
        ],
      },
      related: ['final-turns', 'final-scoring', 'rooftop', 'realm-stack'],
      source: ['271-276'],
      links: { notices: ['stackEmpty'] },
    },
    {
      id: 'final-turns',
      roles: [],
      title: {
        ja: '終了条件が満たされたら、本人も含め全員あと1ターン',
        en: 'Once the end is triggered everyone, that player included, has one more turn',
      },
      reading: 'しゅうりょうじょうけんがみたされたら、ほんにんもふくめぜんいんあと1たーん',
      aliases: ['最後のターン', '最終ターン', 'last turn', 'final round', 'あと何ターン'],
      body: {
        ja: [
          '条件を満たしたターンは最後まで行う。',
          'その後、条件を満たしたプレイヤーも含めて全員がもう1ターンずつ行い、ゲームが終わる。',
        ],
        en: [
          'Finish the turn that met the condition.',
          'Then every player takes one more turn, the one who triggered it included, and the game ends.',
        ],
      },
      related: ['end-trigger', 'final-scoring'],
      source: ['278'],
      links: { tracks: ['board.turnsLeft'], notices: ['turnsLeft'] },
    },
    {
      id: 'final-scoring',
      roles: [],
      title: { ja: '最終得点の一覧', en: 'Final scoring at a glance' },
      reading: 'さいしゅうとくてんのいちらん',
      terms: [
        {
          ja: '最終得点',
          reading: 'さいしゅうとくてん',
          en: 'final scoring',
          aliases: ['最終得点計算', '得点計算', '終了時得点', 'end scoring', 'final score'],
        },
      ],
      aliases: ['点数計算', '集計', 'count points', 'score calculation'],
      body: {
        ja: [
          {
            head: ['項目', 'VP'],
            rows: [
              ['ゲーム中のVP', 'そのまま'],
              ['未使用のオーブ', '1個1'],
              ['精霊パワートラックのマーカー', '位置の脇の数字'],
              ['住居', '同じ精霊の自分のマーカーの数字'],
              ['カード置場のカード', '同じ精霊のマーカーの数字、住居1つにつき3枚まで'],
              ['宝物庫', 'カードの表示'],
              ['預言（最後）', 'カードの表示'],
            ],
          },
          '例：VP20、オーブ1、マーカー3と2、住居3と3、カード3,3,2,2,2,1,1なら、カードは6枚で13、合計45。',
        ],
        en: [
          {
            head: ['Item', 'VP'],
            rows: [
              ['VP during the game', 'as they stand'],
              ['unused Orb', '1 each'],
              ['marker on an elemental power track', 'number beside its space'],
              ['dwelling', 'number of your marker on its element'],
              ['card of the tableau', 'number of your marker on its element; 3 cards per dwelling'],
              ['Vault', 'as printed'],
              ['Prophecy (last)', 'as printed'],
            ],
          },
          'Example: 20 VP, 1 Orb, markers 3 and 2, dwellings 3 and 3, cards 3,3,2,2,2,1,1: six cards give 13, total 45.',
        ],
      },
      related: ['score-tracks', 'score-dwellings', 'score-cards', 'prophecy', 'winner'],
      source: ['280-292'],
      links: { steps: ['finalScore'], notices: ['gameOver'], tools: ['eldervale-score'] },
    },
    {
      id: 'score-tracks',
      roles: [],
      title: {
        ja: 'マーカーは位置の脇のVP、オーブは1VP',
        en: 'Markers score the number beside them, Orbs 1 VP',
      },
      reading: 'まーかーはいちのわきのVP、おーぶは1VP',
      aliases: ['精霊パワーの得点', 'オーブの得点', 'score markers', 'unused orbs'],
      body: {
        ja: [
          '精霊パワートラックの自分のマーカーごとに、そのスペースの左右に書かれたVPを得る。',
          '使わなかったオーブは1個1VP。カードやオーブ報酬に置いたオーブは数えない。',
        ],
        en: [
          'For each of your markers on an elemental power track gain the VP printed beside its space.',
          'An unused Orb is worth 1 VP. Orbs on cards or Orb Reward spaces do not count.',
        ],
      },
      related: ['final-scoring', 'power-track', 'orb'],
      source: ['284-285'],
      links: { tracks: spacePoints.map(({ id }) => `board.${id}`) },
    },
    {
      id: 'score-dwellings',
      roles: [],
      title: {
        ja: '住居の得点はその精霊のマーカーの位置',
        en: 'A dwelling scores your marker’s value on its element',
      },
      reading: 'じゅうきょのとくてんはそのせいれいのまーかーのいち',
      aliases: ['住居 何点', '住居の点数', 'dwelling points', 'score dwellings', '紋章の数'],
      body: {
        ja: [
          '住居1つごとに、領土と同じ精霊の自分のマーカーの位置にあるVPを得る。',
          '領土の精霊の紋章がいくつあっても変わらない。',
          'その精霊にマーカーがなければ得点はない。',
        ],
        en: [
          'Each dwelling gives the VP at your marker on the element of its realm.',
          'The number of element symbols on the realm makes no difference.',
          'Without a marker on that element it gives nothing.',
        ],
      },
      related: ['final-scoring', 'power-track', 'dwelling-power'],
      source: ['286'],
      links: {
        tracks: elements.map((element) => `player1.${perElement(element, 'Dwellings')}`),
        notices: ['dwellingTakenFrom'],
      },
    },
    {
      id: 'score-cards',
      roles: [],
      title: {
        ja: 'カードは住居1つにつき3枚まで得点になる',
        en: 'Cards score, at most three per dwelling',
      },
      reading: 'かーどはじゅうきょ1つにつき3まいまでとくてんになる',
      aliases: [
        'カードの得点',
        'カードの上限',
        '住居がない',
        'score cards',
        'card cap',
        'no dwellings',
      ],
      body: {
        ja: [
          'カード置場のカード1枚ごとに、カードの精霊の自分のマーカーの位置にあるVPを得る。',
          'スタートカードも1枚に数える。',
          '得点できる枚数は住居の数×3まで。得点の高いカードから数える。',
          {
            head: ['住居', '得点できるカード'],
            rows: [
              ['0', '0'],
              ['1', '3'],
              ['2', '6'],
              ['3', '9'],
              ['6', '18'],
            ],
          },
        ],
        en: [
          'Each card of your tableau gives the VP at your marker on the card’s element.',
          'The starter card counts as a card.',
          'Only three cards per dwelling score; count the best ones.',
          {
            head: ['Dwellings', 'Cards that score'],
            rows: [
              ['0', '0'],
              ['1', '3'],
              ['2', '6'],
              ['3', '9'],
              ['6', '18'],
            ],
          },
        ],
      },
      related: ['final-scoring', 'tableau', 'starter-card', 'adventure-card'],
      source: ['135', '288'],
      links: { tracks: elements.map((element) => `player1.${perElement(element, 'Cards')}`) },
    },
    {
      id: 'winner',
      roles: [],
      title: {
        ja: '同点ならリソースの合計が多い人の勝ち',
        en: 'Tie: the player with more resources wins',
      },
      reading: 'どうてんならりそーすのごうけいがおおいひとのかち',
      aliases: ['勝者', '同点', 'タイブレーク', 'tie-breaker', 'tiebreak', 'who wins the game'],
      body: {
        ja: [
          '合計VPが最も高いプレイヤーの勝ち。',
          '同点なら、残っているリソースの総数で比べる。魔法カードも1枚1つと数える。',
        ],
        en: [
          'The highest total VP wins.',
          'If tied, compare all resources you still have; each Magic card counts as one.',
        ],
      },
      related: ['final-scoring', 'resources'],
      source: ['292'],
      links: { steps: ['ranking'], notices: ['winner', 'sharedVictory'] },
    },
    {
      id: 'vp-sources',
      roles: [],
      title: { ja: 'ゲーム中にVPを得る方法', en: 'Ways to gain VP during the game' },
      reading: 'げーむちゅうにVPをえるほうほう',
      aliases: ['点の取り方', '得点方法', 'how to score', 'sources of points', 'VPの入手'],
      body: {
        ja: [
          {
            head: ['きっかけ', 'VP'],
            rows: [
              ['開始時', '手番の順位（1から5）'],
              ['住居の建築', '隣接する住居1つにつき2'],
              ['栄光トラック', 'スペースの表示、端では1回2'],
              ['オーブ報酬', '★の数字'],
              ['クエストなどのカード', 'カードの表示'],
              ['ビフレストの隣に居住（選択）', '接する辺の2か10'],
            ],
          },
          'これらはその場で勝利ポイントトラックに記録する。',
        ],
        en: [
          {
            head: ['Occasion', 'VP'],
            rows: [
              ['start', 'your turn position (1 to 5)'],
              ['building a dwelling', '2 per adjacent dwelling'],
              ['Glory Track', 'as printed; 2 per advance at its end'],
              ['Orb Reward', 'the number with a star'],
              ['Quests and other cards', 'as printed'],
              ['dwelling next to Bifrost (option)', '2 or 10 by the touching side'],
            ],
          },
          'Record them at once on the victory point track.',
        ],
      },
      related: ['dwelling-adjacent-vp', 'glory-end', 'orb-reward', 'bifrost-dwelling', 'goal'],
      source: ['9', '149', '159', '227-229', '340'],
    },
  ],
};
