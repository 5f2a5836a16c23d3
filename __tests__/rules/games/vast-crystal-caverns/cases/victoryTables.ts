import type { Params } from '../../../../../rules/engine/definition';
import type { Table } from '../../../playing';
import { ghoulWith, levels, roles, standard, vileWith, type Role } from '../cavernsTable';

/** What wins or loses at a table, with its figures. */
type Ways = Readonly<Record<string, Params | undefined>>;

type Row = readonly [string, Table, Ways];

/** The roles that win by their own rules. */
export const ownWays = (present: readonly Role[], rules = 'ownRules'): Ways =>
  Object.fromEntries(present.map((role) => [`${role}Own`, { rules }]));
const fury = (goal: number): Ways => ({ ghoulEscapes: { goal } });
const bothLose = { collapse: { losers: 'bothLose' } };
/** [GHL-X19] as in the Ghoul’s games of two. */
const vileBothLose = { vileCollapse: { losers: 'bothLose' } };
const aloneLoses = { collapse: { losers: 'youLose' } };

/** Who wins how, by who is there: the tables of the fact sheet (2.2). */
export const victoryTables: readonly Row[] = [
  ['[GHL-V1] [GHL-V2] five with a Cave', ghoulWith(), { ...fury(12), ...ownWays(standard) }],
  [
    '[GHL-V2] seven',
    ghoulWith(roles.filter((role) => role !== 'dragon')),
    { ...fury(14), ...ownWays(roles.filter((role) => role !== 'dragon')) },
  ],
  ...(
    [
      ['knight', 'cave'],
      ['goblins', 'thief'],
      ['dragon', 'ghost'],
      ['unicorn', 'cave'],
    ] as const
  ).map((two): Row => [
    `[GHL-V8] three: Ghoul, ${two.join(' and ')}`,
    ghoulWith(two),
    { ...fury(10), ...ownWays(two, 'twoPlayerRules') },
  ]),
  [
    '[GHL-V3] [GHL-V15] Ghoul and Knight',
    ghoulWith(['knight']),
    { ...fury(9), ghoulKillsKnight: { health: 7 }, knightEscapes: { goal: 5 }, ...bothLose },
  ],
  [
    '[GHL-V4] [GHL-V15] Ghoul and Goblins',
    ghoulWith(['goblins']),
    { ...fury(9), goblinsEscape: { goal: 5 }, ...bothLose },
  ],
  [
    '[GHL-V5] [GHL-V15] Ghoul and Dragon',
    ghoulWith(['dragon']),
    { ...fury(9), ghoulKillsDragon: { health: 5 }, dragonEscapes: undefined, ...bothLose },
  ],
  [
    '[GHL-V6] Ghoul and Cave',
    ghoulWith(['cave']),
    { ...fury(9), ghoulEscapesCrystals: { goal: 6 }, caveCollapses: undefined },
  ],
  [
    '[GHL-V7] [GHL-V15] Ghoul and Thief',
    ghoulWith(['thief']),
    { ...fury(9), thiefStashes: { goal: 6 }, ...bothLose },
  ],
  [
    '[GHL-C12] [GHL-V15] Ghoul and Unicorn',
    ghoulWith(['unicorn']),
    { ...fury(9), ...ownWays(['unicorn']), ...bothLose },
  ],
  [
    '[GHL-C12] [GHL-V15] Ghoul and Ghost',
    ghoulWith(['ghost']),
    { ...fury(9), ...ownWays(['ghost']), ...bothLose },
  ],
  ...(
    [
      ['easy', 7, 5],
      ['medium', 8, 6],
      ['hard', 9, 7],
    ] as const
  ).flatMap(([soloLevel, goal, crystals]): readonly Row[] => [
    [
      `[GHL-V9] [GHL-V15] Ghoul alone, ${soloLevel}`,
      ghoulWith([], { soloLevel }),
      { ...fury(goal), ghoulEscapesCrystals: { goal: crystals }, ...aloneLoses },
    ],
    [
      `[GHL-V14] [GHL-V15] Vile Ghoul alone, ${soloLevel}`,
      vileWith([], { soloLevel }),
      { vileEscapes: { goal: crystals }, vileCollapse: { losers: 'youLose' } },
    ],
  ]),
  [
    '[GHL-V10] Vile Ghoul and Knight',
    vileWith(['knight']),
    { vileKillsKnight: { health: 7 }, ...ownWays(['knight']), ...vileBothLose },
  ],
  [
    '[GHL-V10] Vile Ghoul, Knight, Dragon and Cave',
    vileWith(['knight', 'dragon', 'cave'], { level: 'hunter' }),
    { vileKillsKnight: { health: 8 }, ...ownWays(['knight', 'dragon', 'cave']) },
  ],
  [
    '[GHL-V10] Vile Ghoul and Dragon',
    vileWith(['dragon'], { level: 'scavenger' }),
    { vileKillsDragon: { health: 4 }, ...ownWays(['dragon']), ...vileBothLose },
  ],
  [
    '[GHL-V10] [GHL-X7] Vile Ghoul and Unicorn',
    vileWith(['unicorn'], { unicornHealth: 6 }),
    { vileKillsUnicorn: { health: 6 }, ...ownWays(['unicorn']), ...vileBothLose },
  ],
  [
    '[GHL-V12] Vile Ghoul and Cave, whatever the level',
    vileWith(['cave'], { level: 'ragpicker' }),
    { vileEscapes: { goal: 6 }, caveCollapses: undefined },
  ],
  ...([5, 6] as const).map((thiefStash): Row => [
    `[GHL-V13] Vile Ghoul and Thief who stashes ${thiefStash}`,
    vileWith(['thief'], { thiefStash, level: 'ragpicker' }),
    { vileEscapes: { goal: thiefStash + 1 }, thiefStashes: { goal: thiefStash }, ...vileBothLose },
  ]),
  ...levels.map((level, index): Row => [
    `[GHL-V11] [GHL-L4] Vile Ghoul with neither, ${level}`,
    vileWith(['cave', 'thief', 'ghost'], { level }),
    { vileEscapes: { goal: [3, 4, 5, 5, 6][index] ?? 0 }, ...ownWays(['cave', 'thief', 'ghost']) },
  ]),
  [
    '[GHL-V11] Vile Ghoul and Ghost',
    vileWith(['ghost']),
    { vileEscapes: { goal: 5 }, ...ownWays(['ghost']), ...vileBothLose },
  ],
];
