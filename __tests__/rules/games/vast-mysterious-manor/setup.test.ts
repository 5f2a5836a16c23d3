import { checkValues, startValues } from '../../../../rules/engine/fields';
import { vastMysteriousManor as game } from '../../../../rules/games/vast-mysterious-manor';
import { valueAt } from '../../playing';
import { tableOf, roleSets, roles, type Role } from './manorTable';

const checklistOf = (present: readonly Role[]) =>
  game.checklist(checkValues(game.setupFields, { roles: present }));
const everybody = checklistOf(roles);
const missing = (role: Role) => {
  const without = checklistOf(roles.filter((other) => other !== role));
  return {
    gone: everybody.filter((line) => !without.includes(line)),
    instead: without.filter((line) => !everybody.includes(line)),
  };
};

describe('seats', () => {
  test.each(roleSets.map((present) => [present.join(' '), present] as const))(
    '[VMM-S1] %s: those and no others, in turn order',
    (_, present) => {
      const shuffled = [...present].reverse();
      const table = tableOf(shuffled);
      expect(table.game.seats.map(({ id }) => id)).toEqual(present);
      expect(table.state.turn).toMatchObject({ round: 1, seat: present[0] });
      const owners = Object.keys(table.state.values).map((at) => at.split('.')[0]);
      expect(owners.filter((owner) => !present.some((role) => role === owner))).toEqual([]);
    },
  );

  test.each([
    [1, ['paladin']],
    [2, ['paladin', 'skeletons']],
    [3, ['paladin', 'skeletons', 'spider']],
    [4, ['paladin', 'skeletons', 'spider', 'manor']],
    [5, [...roles]],
  ])('[VMM-S10] %i players', (players, present) => {
    expect(game.setupFor(players, startValues(game.setupFields))).toEqual({ roles: present });
  });

  test('[VMM-S10] one to five can play', () => {
    expect(game.players).toEqual({ fewest: 1, most: roles.length });
  });

  test('[VMM-S2] a first game leaves the Enchanter out', () => {
    expect(checkValues(game.setupFields, {})['roles']).toEqual(roles.slice(0, 4));
  });

  test('[VMM-S10] at least one role is played', () => {
    expect(game.setupRefusal({ roles: [] })).toEqual({ code: 'noRole' });
    expect(roleSets.map((present) => game.setupRefusal({ roles: present }))).toEqual(
      roleSets.map(() => undefined),
    );
  });
});

describe('the table at the start', () => {
  test.each([
    ['[VMM-P1] Health', 'paladin.health', 7],
    ['[VMM-P1] Experience', 'paladin.experience', 0],
    ['[VMM-P9] Fire', 'paladin.fire', 0],
    ['[VMM-P9] Light', 'paladin.light', 0],
    ['[VMM-SK1] Stability', 'skeletons.stability', 0],
    ['[VMM-SP1] Terror', 'spider.terror', 0],
    ['[VMM-SP1] Blood', 'spider.blood', 0],
    ['[VMM-SP1] cards', 'spider.hand', 3],
    ['[VMM-B8] Spirit', 'spider.spirit', 3],
    ['[VMM-B1] Spiderlings', 'spider.spiderlings', 5],
    ['[VMM-M1] Mold', 'manor.mold', 0],
    ['[VMM-M1] Omens', 'manor.omens', 4],
    ['[VMM-M1] Events', 'manor.eventHand', 3],
  ])('%s', (_, at, value) => {
    expect(valueAt(tableOf(), at)).toBe(value);
  });

  test('[VMM-SP1] the Giant Spider', () => {
    expect(tableOf().state.choices['spider.form']).toBe('giant');
  });

  test('[VMM-B1] as many Spiderlings as the box has', () => {
    expect(valueAt(tableOf(undefined, { spiderlings: 8 }), 'spider.spiderlings')).toBe(8);
  });

  test('[VMM-E1] [VMM-X2] the Enchanter has nothing to count', () => {
    expect(tableOf(['enchanter']).state.values).toEqual({});
  });
});

describe('the checklist', () => {
  test('[VMM-S3] with everybody starts with the map and goes on in turn order', () => {
    expect(everybody.slice(0, 6)).toEqual([
      'board',
      'abyss',
      'armories',
      'firstTiles',
      'decksByManor',
      'seating',
    ]);
    const owners = everybody.slice(6).map((line) => roles.find((role) => line.startsWith(role)));
    expect(owners).toEqual([...owners].sort((a, b) => roles.indexOf(a!) - roles.indexOf(b!)));
    expect(new Set(owners)).toEqual(new Set(roles));
  });

  test('[VMM-S3] [VMM-S4] [VMM-S8] [VMM-X12] without a Spider the Abyss stays in the box', () => {
    expect(missing('spider')).toEqual({
      gone: [
        'abyss',
        'armories',
        'firstTiles',
        'spiderForm',
        'spiderHand',
        'spiderSupply',
        'spiderPiece',
      ],
      instead: ['abyssToBox', 'armoriesWithoutSpider', 'firstTilesWithoutSpider'],
    });
  });

  test('[VMM-S5] [VMM-S9] without a Manor its decks lie elsewhere', () => {
    expect(missing('manor')).toEqual({
      gone: [
        'decksByManor',
        'manorOmens',
        'manorMold',
        'manorEvents',
        'manorPieces',
        'manorWraith',
      ],
      instead: ['decksWithoutManor'],
    });
  });

  test.each<[Role, readonly string[]]>([
    ['paladin', ['paladinPiece', 'paladinMarkers', 'paladinCubes', 'paladinTasks', 'paladinFaith']],
    ['skeletons', ['skeletonsStability', 'skeletonsMarch', 'skeletonsPieces', 'skeletonsGear']],
    ['enchanter', ['enchanterBoard']],
  ])('[VMM-S6] [VMM-S7] without the %s only their own lines are gone', (role, lines) => {
    expect(missing(role)).toEqual({ gone: lines, instead: [] });
  });

  test('has no line twice, whoever plays', () => {
    for (const present of roleSets) {
      const lines = checklistOf(present);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
