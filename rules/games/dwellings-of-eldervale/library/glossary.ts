import type { Chapter } from '../../../library/entry';

export const glossaryChapter: Chapter = {
  id: 'glossary',
  title: { ja: '用語と早見', en: 'Glossary and quick tables' },
  entries: [
    {
      id: 'limits',
      roles: [],
      title: { ja: '上限の一覧', en: 'All limits in one table' },
      reading: 'じょうげんのいちらん',
      aliases: ['最大', '持てる数', 'maximums', 'caps', '上限表', 'how many can I hold'],
      body: {
        ja: [
          {
            head: ['もの', '上限'],
            rows: [
              ['リソース（各種）', '5'],
              ['魔法カードの手札', '7'],
              ['トレイの宝物トークン', '4'],
              ['戦闘ダイス', '6'],
              ['精霊パワーの種類', '4'],
              ['精霊パワーの位置', '5'],
              ['住居', '6'],
              ['得点になるカード', '住居×3'],
              ['1枚のカードのオーラ', '1'],
              ['1つの領土のモンスター、住居', '各1'],
            ],
          },
        ],
        en: [
          {
            head: ['Thing', 'Limit'],
            rows: [
              ['each resource', '5'],
              ['Magic cards in hand', '7'],
              ['treasure tokens in the tray', '4'],
              ['battle dice', '6'],
              ['elements with your marker', '4'],
              ['position on an elemental power track', '5'],
              ['dwellings', '6'],
              ['cards that score', '3 per dwelling'],
              ['Auras on one card', '1'],
              ['monsters and dwellings on one realm', '1 each'],
            ],
          },
        ],
      },
      related: ['resource-limit', 'magic-limit', 'treasure-limit', 'dice-cap', 'score-cards'],
      source: ['46', '60', '101', '146', '200', '214', '235', '239', '251', '275', '288'],
    },
    {
      id: 'adjacency',
      roles: [],
      title: { ja: '隣接が関わるルール', en: 'Where adjacency matters' },
      reading: 'りんせつがかかわるるーる',
      terms: [
        {
          ja: '隣接',
          reading: 'りんせつ',
          en: 'adjacent',
          aliases: ['隣', 'となり', '隣り合う', '接する', 'next to', 'neighbouring', 'adjacency'],
        },
      ],
      aliases: ['隣の領土', '何マス', 'adjacent realms', 'distance'],
      body: {
        ja: [
          '隣接する領土とは、タイルの辺どうしが接している領土。',
          {
            head: ['場面', '隣接の役割'],
            rows: [
              ['配置', '自分のユニットに隣接する領土に置く'],
              ['突進', '隣接するモンスター1体が来る'],
              ['合流', '隣接するユニットを戦闘に加える'],
              ['戦闘ダイス', '戦闘の領土と隣接する自分の住居で+1ずつ'],
              ['住居の建築', '隣接する住居1つにつき2VP'],
            ],
          },
        ],
        en: [
          'Adjacent realms are tiles that share a side.',
          {
            head: ['Case', 'Role of adjacency'],
            rows: [
              ['placing', 'go next to a unit of yours'],
              ['charge', 'one adjacent monster comes'],
              ['join', 'adjacent units may enter the battle'],
              ['battle dice', '+1 per own dwelling in the battle realm or adjacent'],
              ['building a dwelling', '2 VP per adjacent dwelling'],
            ],
          },
        ],
      },
      note: {
        ja: '隣接の定義は書かれていない。六角形の辺を共有するタイルと読む。',
        en: 'Adjacency is not defined in the source sheet; it is read as sharing a side of the hexagon.',
      },
      related: ['placement-rules', 'charge', 'battle-join', 'battle-dice', 'dwelling-adjacent-vp'],
      source: ['83', '89', '149', '212-213', '249', '336'],
    },
    {
      id: 'clockwise',
      roles: [],
      title: {
        ja: '戦闘では手番プレイヤーが最後に決める',
        en: 'In battles the active player decides last',
      },
      reading: 'せんとうではてばんぷれいやーがさいごにきめる',
      aliases: ['時計回り', '左隣から', 'decision sequence', 'clockwise', '決める順番'],
      body: {
        ja: [
          {
            head: ['場面', '順番'],
            rows: [
              ['ターン', '開始プレイヤーから時計回り'],
              ['合流、追加ダイス', '手番プレイヤーの左隣から時計回り'],
              ['ダイスを振る', '全員同時'],
              ['預言の公開', 'その時点のVPが低い人から'],
              ['魔法ドラフト', '左隣へ渡す'],
            ],
          },
        ],
        en: [
          {
            head: ['Case', 'Sequence'],
            rows: [
              ['turns', 'clockwise from the start player'],
              ['join, extra dice', 'clockwise from the active player’s left'],
              ['rolling', 'all at once'],
              ['revealing Prophecies', 'lowest VP first'],
              ['magic draft', 'pass to the left'],
            ],
          },
        ],
      },
      related: ['battle-steps', 'prophecy', 'setup-start-vp', 'magic-draft'],
      source: ['9', '212', '214-215', '290', '346'],
    },
    {
      id: 'easily-confused',
      roles: [],
      title: { ja: '間違えやすい用語', en: 'Terms that are easily mixed up' },
      reading: 'まちがえやすいようご',
      aliases: ['用語の違い', '宝箱と宝物庫', 'difference between', '似た言葉', '召喚と召喚の扉'],
      body: {
        ja: [
          {
            head: ['用語', '意味'],
            rows: [
              ['宝箱', '任意のリソースのアイコン'],
              ['宝物トークン', '精霊の領土で得る正方形のトークン'],
              ['宝物庫', '終了時に得点になる冒険カード'],
              ['ドア', '冒険カードの一種'],
              ['召喚の扉', '廃墟のタイル'],
              ['召喚', 'スタートカードのアクション'],
              ['ドラゴン', '自分の上級ユニット'],
              ['ドラゴンの大母', 'ミニ拡張のモンスター'],
            ],
          },
        ],
        en: [
          {
            head: ['Term', 'Meaning'],
            rows: [
              ['chest', 'icon for any resource'],
              ['treasure token', 'square token gained on elemental realms'],
              ['Vault', 'Adventure card that scores at the end'],
              ['Door', 'a kind of Adventure card'],
              ['Portal', 'a ruin tile'],
              ['Summon', 'an action of the starter card'],
              ['Dragon', 'your advanced unit'],
              ['Mother of Dragons', 'a monster of a mini-expansion'],
            ],
          },
        ],
      },
      related: ['chest', 'treasure-token', 'vault', 'door', 'portal'],
      source: ['50', '56', '95', '103', '137', '188', '194', '316'],
    },
    {
      id: 'printed-values',
      roles: [],
      title: { ja: 'ボードやカードで確かめる数値', en: 'Values to read from boards and cards' },
      reading: 'ぼーどやかーどでたしかめるすうち',
      aliases: ['数値が書いていない', 'どこを見る', 'where is it printed', 'printed numbers'],
      body: {
        ja: [
          {
            head: ['数値', '見る場所'],
            rows: [
              ['ユニットの戦闘ダイス', 'プレイヤーボード'],
              ['上級ユニットの召喚コスト', 'スタートカード'],
              ['ワーカーの召喚コスト', 'トレイの★'],
              ['居住コスト、精霊の紋章の数', '精霊の領土'],
              ['モンスターのダイスと能力', 'モンスターカード'],
              ['冒険カードのコスト', 'カードの右上'],
              ['栄光の報酬、精霊パワーのVP', '得点ボード'],
              ['オーブ報酬の内容', 'オーブ報酬の各スペース'],
            ],
          },
        ],
        en: [
          {
            head: ['Value', 'Look at'],
            rows: [
              ['battle dice of units', 'player board'],
              ['summon costs of advanced units', 'starter card'],
              ['summon cost of a Worker', 'stars in the tray'],
              ['dwelling cost, element symbols', 'elemental realm'],
              ['dice and abilities of a monster', 'monster card'],
              ['cost of an Adventure card', 'its top right'],
              ['Glory rewards, VP of elemental power', 'score board'],
              ['Orb Rewards', 'the Orb Reward spaces'],
            ],
          },
        ],
      },
      related: ['battle-dice', 'portal', 'dwelling-cost', 'monster', 'power-track'],
      source: ['103', '110', '147', '150', '159', '213', '227', '235'],
    },
    {
      id: 'not-covered',
      roles: [],
      title: { ja: 'この資料にないルール', en: 'What the source sheet does not cover' },
      reading: 'このしりょうにないるーる',
      aliases: [
        'ソロプレイ',
        '種族の能力',
        'カードの文章',
        'solo mode',
        'faction powers',
        'missing rules',
      ],
      body: {
        ja: [
          '1人用ルール、プレイヤーボードごとの能力、個々のカードの文章は扱わない。',
          'それぞれボード、カード、ルールブックで確かめる。',
          '傭兵、ドラゴンの大母、霜の巨人の能力も各カードに従う。',
        ],
        en: [
          'A solo mode, the powers of each player board and the texts of single cards are not included.',
          'Check the boards, the cards and the printed rulebook.',
          'The abilities of mercenaries, the Mother of Dragons and the Frost Giant are on their cards, too.',
        ],
      },
      related: ['player-count', 'printed-values', 'mercenaries'],
      source: ['302', '322', '8'],
    },
  ],
};
