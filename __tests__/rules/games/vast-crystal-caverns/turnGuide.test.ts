import { completed, took } from '../../eventMakers';
import { completeStep, derivedAt, effectOf, given, play, type Table, valueAt } from '../../playing';
import {
  ghoulWith,
  holding,
  offeredTo,
  rolls,
  rollsSupply,
  standard,
  vileWith,
  type Role,
} from './cavernsTable';

const ghoulSteps = ['ghoul/ghoulRoll', 'ghoul/ghoulAct', 'ghoul/ghoulDefend'];
const vileSteps = ['vilePrepare', 'vileSelect', 'vileAct', 'vileDefend'].map(
  (step) => `vileGhoul/${step}`,
);

/** Where the guide goes in this many steps. */
function visited(table: Table, count: number): readonly string[] {
  const places: string[] = [];
  for (let at = table; places.length < count; at = completeStep(at)) {
    const { round, seat, step } = at.state.turn;
    places.push(`${round}/${seat}/${step}`);
  }
  return places;
}

function twice(round: readonly string[]): readonly string[] {
  return [1, 2].flatMap((number) => round.map((step) => `${number}/${step}`));
}

const turnsOf = (...present: readonly Role[]) => present.map((role) => `${role}/${role}Turn`);

describe('[GHL-S1] the guide goes round in turn order', () => {
  test.each<[string, Table, readonly string[]]>([
    ['five with the Ghoul', ghoulWith(), [...turnsOf(...standard), ...ghoulSteps]],
    [
      'the Ghoul before the Ghost',
      ghoulWith(['thief', 'ghost']),
      [...turnsOf('thief'), ...ghoulSteps, ...turnsOf('ghost')],
    ],
    [
      '[GHL-U1] the Vile Ghoul after the Knight',
      vileWith(['knight', 'unicorn', 'cave']),
      [...turnsOf('knight'), ...vileSteps, ...turnsOf('unicorn', 'cave')],
    ],
    ['the Ghoul alone', ghoulWith([]), ghoulSteps],
    ['the Vile Ghoul alone', vileWith([]), vileSteps],
    ['[GHL-S9] without the others’ turns', ghoulWith(undefined, { everyTurn: false }), ghoulSteps],
    ['[GHL-S9] nor with the Vile Ghoul', vileWith(undefined, { everyTurn: false }), vileSteps],
  ])('%s', (_, table, round) => {
    expect(visited(table, 2 * round.length)).toEqual(twice(round));
  });

  test('[GHL-S9] the others can act without a turn of their own', () => {
    const table = ghoulWith(['thief'], { everyTurn: false });
    expect(table.game.seat('thief')?.steps).toEqual([]);
    expect(offeredTo('thief', table)).toEqual(['pickpocket', 'backstabs']);
  });

  test('a turn of another shows what that one can do to the Ghoul', () => {
    const shown = (role: Role) =>
      ghoulWith(['knight', 'goblins', 'dragon', 'cave', 'thief'])
        .game.seat(role)
        ?.steps.flatMap(({ actions }) => actions);
    expect(shown('knight')).toEqual(['knightAttacks', 'knightShoots']);
    expect(shown('goblins')).toEqual(['tribeAttacks']);
    expect(shown('dragon')).toEqual(['dragonClaws', 'dragonScratches']);
    expect(shown('cave')).toEqual(['spores']);
    expect(shown('thief')).toEqual(['pickpocket', 'backstabs']);
  });
});

const figures = (table: Table, seat: string, ...ids: readonly string[]) =>
  ids.map((id) => valueAt(table, `${seat}.${id}`));

test('[GHL-D1] [GHL-A3] [GHL-A9] [GHL-X11] two rounds of the Ghoul and a Thief', () => {
  let table = given(ghoulWith(['thief']), { turn: 'ghoul/ghoulRoll' });
  const shown = () => figures(table, 'ghoul', 'movement', 'attack', 'rage', 'terrorCards');
  const act = (id: string, inputs = {}) => {
    table = play(table, took('ghoul', id, inputs));
  };
  const next = () => {
    table = completeStep(table);
  };

  table = rolls(table, 2, 5, 6);
  act('keepHighest');
  next();
  expect(table.state.turn.step).toBe('ghoulAct');
  expect(shown()).toEqual([6, 5, 0, 0]);

  // In through a wall to the Thief, attack, skitter, and on: a token, a Crystal.
  act('enter', { wall: true, occupied: true, attackNow: true });
  act('attackThief');
  expect(shown()).toEqual([4, 4, 1, 1]);
  act('collectTreasure');
  act('smashCrystal');
  expect(shown()).toEqual([2, 1, 2, 2]);
  next();
  expect(derivedAt(table, 'ghoul.defence')).toBe(1);

  // The Thief's turn: Stealth 2 is above Defense 1, and nothing comes off.
  next();
  expect(table.state.turn).toEqual({ round: 2, seat: 'thief', step: 'thiefTurn' });
  table = play(given(table, { values: { 'thief.stealth': 2 } }), took('thief', 'backstabs'));
  expect(derivedAt(table, 'ghoul.defence')).toBe(1);
  next();

  expect(table.state.turn).toEqual({ round: 2, seat: 'ghoul', step: 'ghoulRoll' });
  expect(shown()).toEqual([0, 1, 2, 2]);
  table = rolls(table, 1, 3, 3);
  expect(shown()).toEqual([0, 0, 2, 3]);
  act('keepHighest');
  expect(shown()).toEqual([2, 3, 2, 3]);
  next();
  act('attackThief');
  expect(shown()).toEqual([2, 0, 3, 4]);
  next();
  expect(derivedAt(table, 'ghoul.defence')).toBe(0);
});

describe('the Vile Ghoul', () => {
  const chart = { chartMovement: [6, 5, 4, 4, 3, 2], chartAttack: [1, 2, 2, 3, 4, 5] };
  const places = ({ state }: Table) =>
    ['die1', 'die2', 'die3'].flatMap((die) => state.choices[`vileGhoul.${die}Place`] ?? []);

  test('[GHL-U1] [GHL-U2] [GHL-U3] [GHL-U4] [GHL-U5] [GHL-U9] four turns: dice slide and boost', () => {
    let table = vileWith(['knight'], { ...chart, everyTurn: false });
    const shown = () => figures(table, 'vileGhoul', 'movement', 'attack', 'boost');
    const act = (id: string, inputs = {}) => {
      table = play(table, took('vileGhoul', id, inputs));
    };
    const next = () => {
      table = completeStep(table);
    };

    expect(places(table)).toEqual(['unrolled', 'unrolled', 'unrolled']);
    table = rollsSupply(table, 4, 4, 4);
    next();
    expect(places(table)).toEqual(['supply', 'supply', 'supply']);
    act('takeFace4');
    next();
    expect([places(table), shown()]).toEqual([
      ['left', 'supply', 'supply'],
      [4, 3, 0],
    ]);
    act('attackKnight');
    next();
    expect(derivedAt(table, 'vileGhoul.defence')).toBe(3);
    next();

    // The second turn: the discs stay as Defense until the board is prepared.
    expect(table.state.turn).toMatchObject({ round: 2, step: 'vilePrepare' });
    expect(shown()).toEqual([0, 3, 0]);
    expect(offeredTo('vileGhoul', table)).not.toContain('rollSupply');
    next();
    expect([places(table), shown()]).toEqual([
      ['right', 'supply', 'supply'],
      [0, 0, 0],
    ]);
    act('takeFace4');
    next();
    expect(shown()).toEqual([4, 3, 1]);
    act('boostAttack');
    expect(derivedAt(table, 'vileGhoul.strength')).toBe(4);
    expect(derivedAt(table, 'vileGhoul.defence')).toBe(3);
    next();
    next();

    // The third: two dice on the right boost, each once.
    next();
    expect(places(table)).toEqual(['right', 'right', 'supply']);
    act('takeFace4');
    next();
    expect(shown()).toEqual([4, 3, 2]);
    expect(valueAt(table, 'vileGhoul.attackBonus')).toBe(0);
    act('boostMove');
    act('boostMove');
    expect(shown()).toEqual([6, 3, 0]);
    next();
    next();

    // The fourth: nothing in the supply, so all are gathered and rolled.
    expect([table.state.turn.round, offeredTo('vileGhoul', table)]).toEqual([
      4,
      expect.arrayContaining(['rollSupply']),
    ]);
    table = rollsSupply(table, 1, 2, 6);
    next();
    expect(places(table)).toEqual(['supply', 'supply', 'supply']);
    act('takeFace6');
    expect(shown()).toEqual([2, 5, 0]);
  });

  test('[GHL-L3] [GHL-U2] with two dice the third turn rolls again', () => {
    let table = vileWith([], { ...chart, level: 'stalker' });
    table = completeStep(rollsSupply(table, 2, 5));
    const round = (face: number) => {
      table = play(table, took('vileGhoul', `takeFace${face}`));
      for (const _ of ['select', 'act', 'defend']) table = completeStep(table);
    };
    round(5);
    table = completeStep(table);
    expect(places(table)).toEqual(['supply', 'right']);
    round(2);
    expect(places(table)).toEqual(['left', 'right']);
    expect(offeredTo('vileGhoul', table)).toContain('rollSupply');
    expect(table.state.values).not.toHaveProperty(['vileGhoul.die3']);
  });

  test('[GHL-U2] [GHL-X13] completing the preparation slides the left die and takes the discs off', () => {
    const table = given(vileWith(undefined, chart), {
      turn: 'vileGhoul/vilePrepare',
      values: { 'vileGhoul.attack': 3, 'vileGhoul.die1': 4, 'vileGhoul.die2': 6 },
      choices: {
        'vileGhoul.die1Place': 'left',
        'vileGhoul.die2Place': 'right',
        'vileGhoul.die3Place': 'supply',
      },
    });
    expect(effectOf(table, completed('vileGhoul', 'vilePrepare'))).toEqual({
      'vileGhoul.die1Place': 'right',
      'vileGhoul.attack': -3,
      turn: '1/vileGhoul/vileSelect',
    });
  });

  test('[GHL-U4] [GHL-D4] what belongs to one turn is over with the next', () => {
    let table = given(vileWith([], chart), {
      turn: 'vileGhoul/vileDefend',
      values: {
        ...{ 'vileGhoul.movement': 3, 'vileGhoul.boost': 2, 'vileGhoul.attackBonus': 1 },
        'vileGhoul.attack': 4,
      },
      toggles: { 'vileGhoul.justRolled': true, 'vileGhoul.statisticsSet': true },
    });
    table = completeStep(table);
    expect(figures(table, 'vileGhoul', 'movement', 'boost', 'attackBonus', 'attack')).toEqual([
      0, 0, 0, 4,
    ]);
    expect(table.state.toggles).toMatchObject({
      'vileGhoul.justRolled': false,
      'vileGhoul.statisticsSet': false,
    });
  });
});

test('[GHL-A2] [GHL-D4] an attacked target can be attacked again in the next own turn, not before', () => {
  let table = given(ghoulWith(['knight', 'cave']), {
    turn: 'ghoul/ghoulDefend',
    toggles: { 'ghoul.attacked.knight': true },
  });
  table = completeStep(table);
  while (table.state.turn.seat !== 'ghoul') {
    expect(table.state.toggles['ghoul.attacked.knight']).toBe(true);
    table = completeStep(table);
  }
  expect(table.state.toggles['ghoul.attacked.knight']).toBe(false);
});

describe('steps left out or taken in another order', () => {
  const chart = { chartMovement: [6, 5, 4, 4, 3, 2], chartAttack: [1, 2, 3, 3, 4, 5] };
  const preparing = given(vileWith(['knight'], chart), { turn: 'vileGhoul/vilePrepare' });
  const take5 = took('vileGhoul', 'takeFace5');

  test('[GHL-U2] a die taken before the board was prepared stays where it was put', () => {
    const taken = play(rollsSupply(preparing, 3, 5, 5), take5);
    const next = completeStep(taken);
    expect(valueAt(next, 'vileGhoul.attack')).toBe(4);
    expect(next.state.choices['vileGhoul.die2Place']).toBe('left');
  });

  test('[GHL-U2] [GHL-U3] the die of the last turn slides even if its step is jumped over', () => {
    const first = play(rollsSupply(preparing, 3, 5, 5), take5);
    const second = play(
      given(first, {
        turn: 'vileGhoul/vileSelect',
        toggles: { 'vileGhoul.statisticsSet': false },
      }),
      take5,
    );
    expect(valueAt(second, 'vileGhoul.boost')).toBe(1);
    expect(second.state.choices).toMatchObject({
      'vileGhoul.die2Place': 'right',
      'vileGhoul.die3Place': 'left',
    });
  });

  const rolling = given(ghoulWith(), {
    turn: 'ghoul/ghoulRoll',
    values: { 'ghoul.attack': 3 },
  });

  test('[GHL-D1] a turn without a roll has no discs of the last one', () => {
    expect(valueAt(completeStep(rolling), 'ghoul.attack')).toBe(0);
  });

  test('[GHL-D2] a low total draws its card even if no dice are kept', () => {
    const low = rolls(holding(rolling, 'ghoul', { cheat: 1 }), 1, 2, 2);
    expect(valueAt(low, 'ghoul.terrorCards')).toBe(1);
    expect(valueAt(completeStep(low), 'ghoul.terrorCards')).toBe(2);
  });
});
