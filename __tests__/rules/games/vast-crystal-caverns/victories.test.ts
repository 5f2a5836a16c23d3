import type { Params } from '../../../../rules/engine/definition';
import type { GameEvent } from '../../../../rules/engine/events';
import { victoriesAt } from '../../../../rules/engine/reduce';
import { viewOf } from '../../../../rules/engine/state';
import { moved, renamed, setTo, switched, took } from '../../eventMakers';
import { errorOf, noticeIds, play, type Table } from '../../playing';
import { ownWays, victoryTables } from './cases/victoryTables';
import { ghoulWith, roles, vileWith } from './cavernsTable';

const applying = ({ game, state }: Table) =>
  victoriesAt(game, viewOf(game, state)).map(({ id }) => id);
const endings = (table: Table) => table.notices.filter(({ id }) => id.startsWith('victory.'));
const goalIn = (params: Params | undefined) => Number(params?.['goal']);

/** One short of the end, and what ends it. */
function waysTo(id: string, params: Params | undefined): readonly [GameEvent, GameEvent] {
  const goal = goalIn(params);
  const dies = (role: string): [GameEvent, GameEvent] => [
    setTo(`${role}.health`, 1),
    moved(`${role}.health`, -1),
  ];
  const known: Readonly<Record<string, readonly [GameEvent, GameEvent]>> = {
    ghoulEscapes: [setTo('ghoul.rage', goal), took('ghoul', 'escape')],
    ghoulEscapesCrystals: [setTo('ghoul.crystals', goal), took('ghoul', 'escape')],
    ghoulKillsKnight: dies('knight'),
    ghoulKillsDragon: dies('dragon'),
    vileKillsKnight: dies('knight'),
    vileKillsDragon: dies('dragon'),
    vileKillsUnicorn: dies('unicorn'),
    vileEscapes: [setTo('vileGhoul.crystals', goal), took('vileGhoul', 'escape')],
    knightEscapes: [setTo('ghoul.crystals', goal), switched('knight.escaped', true)],
    goblinsEscape: [setTo('ghoul.crystals', goal), switched('goblins.escaped', true)],
    dragonEscapes: [switched('dragon.surfaced', true), switched('dragon.escaped', true)],
    caveCollapses: [renamed('the last tile'), switched('cave.collapsed', true)],
    thiefStashes: [setTo('thief.stash', goal - 1), moved('thief.stash', 1)],
    collapse: [setTo('ghoul.crystals', 1), switched('ghoul.collapsed', true)],
    vileCollapse: [setTo('vileGhoul.crystals', 1), switched('vileGhoul.collapsed', true)],
  };
  const seat = id.replace(/Own$/, '');
  return known[id] ?? [renamed('the last round'), switched(`${seat}.won`, true)];
}

describe('who wins how', () => {
  test.each(victoryTables)('%s', (_, table, ways) => {
    expect([...applying(table)].sort()).toEqual(Object.keys(ways).sort());
    for (const [id, params] of Object.entries(ways)) {
      const [almost, last] = waysTo(id, params);
      const before = play(table, almost);
      expect(endings(before)).toEqual([]);
      expect(endings(play(before, last))).toEqual([
        {
          id: `victory.${id}`,
          tone: id.toLowerCase().endsWith('collapse') ? 'loss' : 'victory',
          ...(params === undefined ? {} : { params }),
        },
      ]);
    }
  });

  test('[GHL-C11] with the Vile Ghoul three play by the rules for the Goblins, not by those for two', () => {
    const { game, state } = vileWith(['cave', 'thief']);
    const view = viewOf(game, state);
    const figures = victoriesAt(game, view).map(({ id, figures: of }) => [id, of?.(view)]);
    expect(Object.fromEntries(figures)).toEqual({
      vileEscapes: { goal: 5 },
      ...ownWays(['cave', 'thief']),
    });
  });
});

describe('not before everything is there', () => {
  const refusedTo = (table: Table, seat: string) => errorOf(table, took(seat, 'escape'));

  test.each([
    ['knight', 'knightEscapes'],
    ['goblins', 'goblinsEscape'],
  ] as const)('[GHL-V3] [GHL-V4] the %s leaves with 4 Crystals: the fifth wins', (role, id) => {
    const four = play(
      ghoulWith([role]),
      setTo('ghoul.crystals', 4),
      switched(`${role}.escaped`, true),
    );
    expect(endings(four)).toEqual([]);
    const five = play(four, took(role, 'otherSmashes'));
    expect(noticeIds(five)).toEqual(['crystalsOpen', `victory.${id}`]);
  });

  test('[GHL-V3] [GHL-A8] a Crystal the Ghoul smashes helps the Knight', () => {
    const table = play(ghoulWith(['knight']), setTo('ghoul.crystals', 4), setTo('ghoul.attack', 3));
    const { notices } = play(table, took('ghoul', 'smashCrystal'));
    expect(notices.find(({ id }) => id === 'crystalsOpen')?.params).toEqual({
      ...{ goal: 5, who: 'knight' },
    });
  });

  test.each([
    ['easy', 7, 5],
    ['medium', 8, 6],
    ['hard', 9, 7],
  ])('[GHL-V9] alone, %s: one less of either', (soloLevel, goal, crystals) => {
    const table = play(
      ghoulWith([], { soloLevel }),
      setTo('ghoul.rage', goal - 1),
      setTo('ghoul.crystals', crystals - 1),
    );
    expect(refusedTo(table, 'ghoul')).toMatchObject({
      refusal: {
        code: 'needsFuryOrCrystals',
        params: { goal, have: goal - 1, crystals, smashed: crystals - 1 },
      },
    });
  });

  test('[GHL-X18] alone the level of the dice changes no goal', () => {
    const table = play(ghoulWith([], { level: 'hunter' }), setTo('ghoul.rage', 7));
    expect(noticeIds(play(table, took('ghoul', 'escape')))).toEqual(['victory.ghoulEscapes']);
  });

  test('[GHL-V6] Fury and Crystals together are one victory', () => {
    const table = play(ghoulWith(['cave']), setTo('ghoul.rage', 9), setTo('ghoul.crystals', 6));
    expect(noticeIds(play(table, took('ghoul', 'escape')))).toEqual(['victory.ghoulEscapes']);
  });

  test('[GHL-V1] Crystals alone open no way out at a table of five', () => {
    const table = play(ghoulWith(), setTo('ghoul.crystals', 20));
    expect(refusedTo(table, 'ghoul')).toMatchObject({ refusal: { code: 'needsFury' } });
  });

  test('[GHL-V10] a dead Dragon is no victory while there is a Knight, nor for the Ghoul of five', () => {
    const dead = setTo('dragon.health', 0);
    expect(endings(play(vileWith(['knight', 'dragon']), dead))).toEqual([]);
    expect(endings(play(ghoulWith(), dead, setTo('knight.health', 0)))).toEqual([]);
  });

  test('[GHL-V15] the Collapse is no defeat of its own where a Cave or others play on', () => {
    for (const table of [ghoulWith(), ghoulWith(['cave']), vileWith(['cave']), vileWith()]) {
      expect(applying(table).filter((id) => /^(vileC|c)ollapse$/.test(id))).toEqual([]);
    }
  });

  /** Fact sheet 2.2: 2 to 7 players. */
  test.each([
    ['ragpicker', [7, 8, 9, 10, 11, 12]],
    ['scavenger', [8, 9, 10, 11, 12, 13]],
    ['ghoul', [9, 10, 11, 12, 13, 14]],
    ['stalker', [9, 10, 11, 12, 13, 14]],
    ['hunter', [10, 11, 12, 13, 14, 14]],
  ])('[GHL-F2] [GHL-L2] the goal at the table, %s: %j', (level, goals) => {
    const seated = roles.filter((role) => role !== 'unicorn');
    const progress = goals.map((_, index) => {
      const { game, state } = ghoulWith(seated.slice(0, index + 1), { level });
      const [escapes] = victoriesAt(game, viewOf(game, state));
      return escapes?.progress?.(viewOf(game, state));
    });
    expect(progress).toEqual(goals.map((goal) => ({ value: 0, goal })));
  });
});

describe('progress', () => {
  test.each<[Table, string, GameEvent, { value: number; goal: number }]>([
    [
      ghoulWith(['cave']),
      'ghoulEscapesCrystals',
      setTo('ghoul.crystals', 2),
      { value: 2, goal: 6 },
    ],
    [ghoulWith(['knight']), 'ghoulKillsKnight', setTo('knight.health', 5), { value: 2, goal: 7 }],
    [ghoulWith(['knight']), 'knightEscapes', setTo('ghoul.crystals', 3), { value: 3, goal: 5 }],
    [vileWith(['knight']), 'vileKillsKnight', setTo('knight.health', 9), { value: 0, goal: 7 }],
    [vileWith(['cave']), 'vileEscapes', setTo('vileGhoul.crystals', 1), { value: 1, goal: 6 }],
    [vileWith(['thief']), 'thiefStashes', setTo('thief.stash', 4), { value: 4, goal: 6 }],
  ])('%#: %s', (table, id, event, expected) => {
    const { game, state } = play(table, event);
    const victory = victoriesAt(game, viewOf(game, state)).find((other) => other.id === id);
    expect(victory?.progress?.(viewOf(game, state))).toEqual(expected);
  });
});
