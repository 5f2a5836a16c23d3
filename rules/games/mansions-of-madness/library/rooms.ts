import type { Chapter } from '../../../library/entry';

export const roomsChapter: Chapter = {
  id: 'rooms',
  title: { ja: '部屋と視線', en: 'Rooms and line of sight' },
  entries: [
    {
      id: 'room',
      roles: [],
      title: {
        ja: '部屋は壁・ドア・黄色線・タイルの端で区切る',
        en: 'A room is bounded by walls, doors, yellow lines, tile edges',
      },
      reading: 'へやはかべ・どあ・きいろせん・たいるのはしでくぎる',
      terms: [
        { ja: '部屋', reading: 'へや', en: 'room', aliases: ['ルーム', '部屋の定義', 'chamber'] },
        {
          ja: 'マス',
          reading: 'ます',
          en: 'space',
          aliases: ['升目', 'マス目', 'スペース', 'square'],
        },
        {
          ja: '黄色線',
          reading: 'きいろせん',
          en: 'yellow line',
          aliases: ['黄色の線', '黄色い線', '黄線', 'yellow border'],
        },
      ],
      aliases: ['部屋の境', '同じ部屋か', 'same room', 'room definition', 'room border'],
      body: {
        ja: [
          'タイルに名前が書かれ、茶色い壁、ドア、黄色線、マップタイルの端で囲まれた所が1部屋（CotW）。',
          '黄色線は実線も点線も部屋の境。',
          '部屋は1つ以上のマスからなる。恐怖判定、炎上、暗闇、探索は部屋で、回避判定とモンスターの攻撃はマスで見る。',
        ],
        en: [
          'A room is a named part of a tile enclosed by brown walls, doors, yellow lines or the edge of the map tile (Call of the Wild).',
          'A yellow line, solid or dotted, is a room border.',
          'A room has one or more spaces. Horror tests, Fire, Darkness and exploring go by room, evade tests and monster attacks by space.',
        ],
      },
      related: ['indoors', 'dotted-line', 'horror-test', 'evade-test', 'mythos-requirement'],
      source: ['16', '31', '77-78', '87', '110', '155'],
    },
    {
      id: 'indoors',
      roles: [],
      title: {
        ja: '1辺が全て茶色の線なら室内、それ以外は室外',
        en: 'Indoors if one side is wholly brown, otherwise outdoors',
      },
      reading: '1へんがすべてちゃいろのせんならしつない、それいがいはしつがい',
      terms: [
        {
          ja: '室内',
          reading: 'しつない',
          en: 'indoors',
          aliases: ['屋内', '建物の中', 'inside', 'interior'],
        },
        {
          ja: '室外',
          reading: 'しつがい',
          en: 'outdoors',
          aliases: ['屋外', '野外', '庭', 'outside', 'exterior'],
        },
      ],
      aliases: ['室内か室外か', 'indoor or outdoor', '茶色の線', 'brown line'],
      body: {
        ja: [
          '部屋の少なくとも1辺が端から端まで茶色の線なら室内（CotW）。',
          'その線は隣のタイルのものでもよい。',
          '当てはまらない部屋は室外。',
        ],
        en: [
          'A room with at least one side covered from end to end by a brown line is indoors (Call of the Wild).',
          'The line may belong to the tile next to it.',
          'Any other room is outdoors.',
        ],
      },
      related: ['room', 'cotw-rules'],
      source: ['111'],
    },
    {
      id: 'dotted-line',
      roles: [],
      title: {
        ja: '点線は通れないが、視線は通り攻撃できる',
        en: 'A dotted line stops moves, not sight or attacks',
      },
      reading: 'てんせんはとおれないが、しせんはとおりこうげきできる',
      terms: [
        {
          ja: '点線',
          reading: 'てんせん',
          en: 'dotted line',
          aliases: ['破線', 'dashed line', '点線の境'],
        },
      ],
      aliases: [
        '点線 移動',
        '点線 攻撃',
        'cross a dotted line',
        'shoot over dotted line',
        '手すり',
      ],
      body: {
        ja: [
          '点線で仕切られたマスへは移動できない。特別なアイテムなどの効果があれば越えられる。',
          '視線は遮られないので、武器で向こう側を攻撃できる。',
        ],
        en: [
          'No moving across a dotted line between spaces, except by a special item or the like.',
          'It does not block line of sight, so weapons can attack across it.',
        ],
      },
      note: {
        ja: '黄色の点線は部屋の境でもある。通行も妨げるかはこの資料に明記が無い。',
        en: 'A yellow dotted line is a room border too; whether it also stops moves is not stated in the source sheet.',
      },
      related: ['line-of-sight', 'movement-step', 'room'],
      source: ['15-16', '20'],
    },
    {
      id: 'line-of-sight',
      roles: [],
      title: {
        ja: 'ドア越しには視線が通らず攻撃できない',
        en: 'No line of sight through a door, so no attack',
      },
      reading: 'どあごしにはしせんがとおらずこうげきできない',
      terms: [
        {
          ja: '視線',
          reading: 'しせん',
          en: 'line of sight',
          aliases: ['LoS', '視界', '射線', 'sight', '見える'],
        },
      ],
      aliases: ['ドアの向こう', '扉越し', 'through a door', 'shoot through door', '遠距離攻撃'],
      body: {
        ja: [
          'ドアは視線を遮る。ドアの向こうのモンスターは攻撃の対象にできない。',
          '点線は視線を遮らない。',
        ],
        en: [
          'A door blocks line of sight; a monster behind it cannot be attacked.',
          'A dotted line does not block it.',
        ],
      },
      related: ['ranged-through-door', 'dotted-line', 'combat'],
      source: ['19-20', '124'],
    },
    {
      id: 'ranged-through-door',
      roles: ['investigator'],
      title: {
        ja: '聖水などの遠距離アイテムや魔法もドア越しは不可',
        en: 'Holy Water and other ranged effects stop at doors',
      },
      reading: 'せいすいなどのえんきょりあいてむやまほうもどあごしはふか',
      terms: [
        {
          ja: '聖水',
          reading: 'せいすい',
          en: 'Holy Water',
          aliases: ['ホーリーウォーター', '清めの水'],
        },
      ],
      aliases: ['魔法 ドア', '呪文 扉越し', 'throw through door', 'spell through door', '飛び道具'],
      body: {
        ja: [
          '離れた相手に使える武器、アイテム、魔法は、相手との間にドアがあると使えない。',
          '例：聖水をドア越しのモンスターに使うことはできない（BGGのFAQ）。',
        ],
        en: [
          'Weapons, items and magic used at a distance cannot be used if a door lies between user and target.',
          'Example: Holy Water cannot be used on a monster behind a door (BoardGameGeek FAQ).',
        ],
      },
      related: ['line-of-sight', 'combat', 'faq-answers'],
      source: ['124'],
    },
  ],
};
