import { dwellingsOfEldervale as game } from '../../../../rules/games/dwellings-of-eldervale';
import type { FieldValues } from '../../../../rules/engine/fields';
import { valueAt, type Table } from '../../playing';
import {
  courseOf,
  elements,
  goods,
  isOnAt,
  players,
  seatedAt,
  setupFor,
  setupOf,
  vale,
  viewAt,
  who,
  type Player,
} from './valeTable';

const counts = [2, 3, 4, 5];
const everyStart = counts.flatMap((count) =>
  players.slice(0, count).map((starter) => [count, starter] as const),
);
const seatsOf = (table: Table) => table.game.seats.map(({ id }) => id);
/** Clockwise from whoever starts. */
const clockwise = (count: number, starter: Player) => {
  const first = players.indexOf(starter);
  return Array.from({ length: count }, (_, index) => players[(first + index) % count]!);
};

describe('the set-up', () => {
  test('[ELD-S1] [ELD-S2] [ELD-S3] [ELD-S4] [ELD-X2] [ELD-X3] starts with a table of four', () => {
    expect(setupOf()).toEqual({
      ...{ players: 4, starter: 'player1', extraElements: ['light', 'dark'], options: [] },
      ...{ player1Element: 'fire', player2Element: 'water', player3Element: 'earth' },
      ...{ player4Element: 'air', player5Element: 'light' },
      ...Object.fromEntries(players.map((player) => [`${player}Side`, 'sideA'])),
      ...Object.fromEntries(players.map((player) => [`${player}Color`, 'asElement'])),
      ...{ newMarkerSpace: 2, ruinPoints: false },
    });
    expect(game.setupRefusal(setupOf())).toBeUndefined();
    expect(game.players).toEqual({ fewest: 2, most: 5 });
  });

  test('[ELD-S1] [ELD-X2] its numbers have these ends', () => {
    const ends = game.setupFields.flatMap((field) =>
      field.kind === 'number' ? [`${field.id} ${field.min}..${field.max} ${field.start}`] : [],
    );
    expect(ends).toEqual(['players 2..5 4', 'newMarkerSpace 1..2 2']);
  });

  test('[ELD-O1] these rules may be added', () => {
    const field = game.setupFields.find(({ id }) => id === 'options');
    expect(field).toMatchObject({
      options: [
        ...['mercenaries', 'oracle', 'motherOfDragons', 'frostGiant', 'magicDraft', 'noDoors'],
        'tactics',
      ],
    });
  });

  test.each(counts)('[ELD-S1] of %i players only they are asked for anything', (count) => {
    const setup = setupFor(count);
    const asked = game.setupFields.filter((field) => field.when?.(setup) ?? true);
    const own = asked.map(({ id }) => id).filter((id) => /^player\d/.test(id));
    expect(own.sort()).toEqual(
      players
        .slice(0, count)
        .flatMap((player) => ['Color', 'Element', 'Side'].map((what) => `${player}${what}`)),
    );
    expect(asked.filter(({ detail }) => detail !== true)).toHaveLength(4 + count);
  });
});

describe('the players', () => {
  test.each(everyStart)('[ELD-S2] of %i play clockwise from %s, the board last', (count, first) => {
    const table = vale(setupFor(count, { starter: first }));
    const order = clockwise(count, first);
    expect(seatsOf(table)).toEqual([...order, 'board']);
    expect(table.state.turn).toEqual({ round: 1, seat: first, step: 'choose' });
    const seats = courseOf(table, 3 * (count + 1)).map((at) => at.split('/')[0]);
    const turns = seats.filter((seat, index) => seat !== seats[index - 1]);
    expect(turns).toEqual([...order, first]);
  });

  test.each(everyStart)('[ELD-S13] of %i have points by position from %s', (count, first) => {
    const table = vale(setupFor(count, { starter: first }));
    const points = clockwise(count, first).map((player) => valueAt(table, `${player}.vp`));
    expect(points).toEqual([1, 2, 3, 4, 5].slice(0, count));
  });

  test.each(counts)(
    '[ELD-S12] [ELD-U1] [ELD-P2] [ELD-X10] of %i each start with the same',
    (count) => {
      const table = vale(setupFor(count));
      expect(seatedAt(table)).toHaveLength(count);
      for (const player of seatedAt(table)) {
        const own = String(table.game.setup.values[`${player}Element`]);
        const numbers = Object.entries(table.state.values)
          .filter(([at, value]) => at.startsWith(`${player}.`) && value !== 0)
          .map(([at, value]) => [at.slice(player.length + 1), value]);
        expect(Object.fromEntries(numbers)).toEqual({
          vp: players.indexOf(player) + 1,
          ...{ gem: 1, potion: 1, scroll: 1, tool: 1, sword: 1, gold: 1, magic: 5 },
          ...{ [own]: 1, [`${own}Cards`]: 1, workersReady: 3 },
          ...{ workerDice: 1, warriorDice: 2, wizardDice: 3, dragonDice: 3 },
        });
        expect(isOnAt(table, `${player}.onGlory`)).toBe(false);
        const { choices } = table.state;
        const heroes = ['warrior', 'wizard', 'dragon'].map((hero) => choices[`${player}.${hero}`]);
        expect(heroes).toEqual(['inTray', 'inTray', 'inTray']);
      }
      expect(Object.values(table.state.items).flat()).toEqual([]);
    },
  );

  test('[ELD-S3] [ELD-S4] have tracks for the elements in use, and for no others', () => {
    const table = vale(setupFor(2, { extraElements: ['order', 'chaos'] }));
    const there = elements.filter((element) => `${who}.${element}` in table.state.values);
    expect(there).toEqual(['fire', 'water', 'order', 'chaos']);
    const orbs = elements.filter((element) => `board.${element}Orb` in table.state.choices);
    expect(orbs).toEqual(there);
    expect(orbs.map((element) => table.state.choices[`board.${element}Orb`])).toEqual(
      orbs.map(() => 'onTrack'),
    );
  });

  test('[ELD-O7] have a Tactics token only where it is used, face up', () => {
    expect('player1.tactics' in vale().state.toggles).toBe(false);
    const table = vale({ options: ['tactics'] });
    expect(seatedAt(table).map((player) => isOnAt(table, `${player}.tactics`))).toEqual([
      ...[true, true, true, true],
    ]);
  });

  test('[ELD-S10] [ELD-X12] look like their element unless they choose otherwise', () => {
    const colorsOf = (values: FieldValues) =>
      vale(values)
        .game.seats.filter(({ id }) => id !== 'board')
        .map(({ person }) => person?.color);
    expect(colorsOf({})).toEqual(['red', 'blue', 'green', 'yellow']);
    const others = { player1Element: 'light', player2Element: 'dark', player3Element: 'order' };
    const extraElements = ['fire', 'water'];
    expect(colorsOf({ ...others, player4Element: 'chaos', extraElements })).toEqual([
      ...['white', 'black', 'orange', 'purple'],
    ]);
    expect(colorsOf({ player1Color: 'blue' })).toEqual(['blue', 'blue', 'green', 'yellow']);
  });

  test('their numbers have these ends', () => {
    const { track } = vale().game;
    for (const good of goods.filter((one) => one !== 'magic')) {
      expect(track(`${who}.${good}`)).toMatchObject({ min: 0, max: 5 });
    }
    expect(track(`${who}.treasure`)).toMatchObject({ min: 0, start: 0, max: 4 });
    expect(track(`${who}.dwellings`)).toMatchObject({ min: 0, start: 0, max: 6 });
    expect(track('board.gloryLength')).toMatchObject({ min: 1, start: 8, max: 12, printed: true });
    for (const space of [1, 2, 3, 4, 5]) {
      expect(track(`board.space${space}Points`)).toMatchObject({ start: space, printed: true });
    }
  });

  test('[ELD-B1] the peaceful start is said, with whom it waits for', () => {
    const table = vale({ players: 2 });
    const { status } = table.game.seat('board')!;
    expect(status?.(viewAt(table))).toEqual([{ id: 'peacefulStart' }]);
    const own = table.game.seat('player2')!.status?.(viewAt(table));
    expect(own).toEqual([
      { id: 'ofElement', params: { element: 'water' } },
      { id: 'notRegrouped' },
    ]);
  });
});
