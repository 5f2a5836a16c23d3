import { chosen, took } from '../../eventMakers';
import { completeStep, derivedAt, effectOf, given, play, valueAt, type Table } from '../../playing';
import { drawn } from './drawnMap';
import {
  askedBy,
  atStep,
  figuresOf,
  goodsAt,
  having,
  inCombat,
  lords,
  offeredTo,
  players,
} from './lordsTable';
import { answer, fieldsOf, lineCalled, lineIds } from './toolAnswers';

/** Taxes are due in Spring. */
function taxed(goods: Readonly<Record<string, number>>, values = {}): Table {
  const table = given(lords(values), { choices: { 'board.springEvent': 'taxes' } });
  return having(atStep(table, 'event', 2), goods);
}

const pay = (paid: number) => took('player1', 'payTax', { paid });

/** D-4: tunnels, rooms, tiles, tax, paid, dead letters, points. */
const rows = [
  [3, 0, 3, 2, 2, 0, 0],
  [4, 1, 5, 3, 1, 2, -6],
  [5, 1, 6, 3, 3, 0, 0],
  [6, 2, 8, 4, 0, 4, -12],
  [7, 0, 7, 4, 3, 1, -3],
  [9, 3, 12, 6, 6, 0, 0],
  [8, 2, 10, 5, 2, 3, -9],
] as const;

describe('[DL-E2] [DL-E3] [DL-E4] Taxes (D-4)', () => {
  test.each(rows)(
    '%i tunnels and %i rooms, %i tiles: tax %i, paid %i, %i dead letters, %i points',
    (tunnels, rooms, _, tax, paid, letters, points) => {
      const table = taxed({ tunnels, rooms, gold: 9 });
      expect(derivedAt(table, 'player1.tax')).toBe(tax);
      expect(figuresOf(table, 'player1', 'payTax', { paid })).toEqual({ tax, paid, letters });
      const done = play(table, pay(paid));
      expect(goodsAt(done, ['gold', 'deadLetters'])).toEqual([9 - paid, letters]);
      expect(derivedAt(done, 'player1.letterPoints')).toBe(letters === 0 ? undefined : points);
      expect(done.notices).toEqual(
        letters === 0
          ? []
          : [{ id: 'deadLetters', tone: 'loss', params: { player: 'player1', letters, points } }],
      );
    },
  );

  test.each(rows)(
    '[DL-K2] the calculator: %i tunnels, %i rooms, %i tiles: tax %i, paid %i, %i letters, %i points',
    (tunnels, rooms, tiles, tax, paid, letters, points) => {
      const told = answer('dungeon-lords-tax', { tunnels, rooms, paid });
      expect(told.tone).toBe(letters === 0 ? 'good' : 'bad');
      expect(told.headline).toEqual({
        id: letters === 0 ? 'paid' : 'unpaid',
        params: { tax, letters, points },
      });
      expect(lineCalled(told, 'sum')).toEqual({ tunnels, rooms, tiles, tax });
      expect(lineCalled(told, 'letters')).toEqual({ tax, paid, letters, points });
      expect(lineIds(told)).not.toContain('tooMuch');
    },
  );

  test('[DL-K2] what is paid beyond the tax is handed back', () => {
    const told = answer('dungeon-lords-tax', { tunnels: 3, paid: 7 });
    expect(told.headline).toEqual({ id: 'paid', params: { tax: 2, letters: 0, points: 0 } });
    expect(lineCalled(told, 'tooMuch')).toEqual({ back: 5 });
    expect(lineCalled(told, 'letters')).toMatchObject({ paid: 2 });
  });

  test('[DL-K2] the fields of the calculator', () => {
    expect(fieldsOf('dungeon-lords-tax')).toEqual([
      'tunnels starts at 3 of 0..99',
      'rooms starts at 0 of 0..99',
      'paid starts at 0 of 0..99',
    ]);
  });
});

describe('paying them', () => {
  test.each([
    [9, 3],
    [3, 3],
    [1, 1],
    [0, 0],
  ])('with %i gold at most %i of 3, and all of it at first', (gold, most) => {
    const [field] = askedBy(taxed({ tunnels: 5, gold }), 'player1', 'payTax');
    expect(field).toEqual({ kind: 'number', id: 'paid', min: 0, max: most, start: most });
  });

  test('dead letters add up over the years', () => {
    const table = taxed({ tunnels: 6, gold: 1, deadLetters: 2 });
    expect(effectOf(table, pay(1))).toEqual({
      ...{ 'player1.gold': -1, 'player1.deadLetters': 2, 'player1.settled': 'taxes' },
      notices: ['deadLetters'],
    });
    expect(derivedAt(play(table, pay(1)), 'player1.letterPoints')).toBe(-12);
  });

  test('[DL-E6] once a round each, and again in another season', () => {
    const once = play(taxed({ tunnels: 5, gold: 9 }), pay(3));
    expect(offeredTo('player1', once)).not.toContain('payTax');
    for (const player of players.slice(1)) expect(offeredTo(player, once)).toContain('payTax');
    const next = completeStep(given(once, { turn: 'board/endRound' }));
    const again = atStep(play(next, chosen('board.summerEvent', 'taxes')), 'event');
    expect(offeredTo('player1', again)).toContain('payTax');
  });

  test('only when they are due', () => {
    const table = taxed({});
    expect(offeredTo('player1', table)).toContain('payTax');
    expect(offeredTo('player1', table)).not.toContain('payMonsters');
    expect(offeredTo('player1', atStep(table, 'adventurers'))).not.toContain('payTax');
    expect(offeredTo('player1', atStep(table, 'event', 3))).not.toContain('payTax');
    expect(offeredTo('player1', atStep(table, 'event', 6))).toContain('payTax');
    for (const event of ['unknownEvent', 'payDay', 'specialEvent']) {
      const other = given(table, { choices: { 'board.springEvent': event } });
      expect(offeredTo('player1', other)).not.toContain('payTax');
    }
  });

  test('[DL-X17] conquered tiles are taxed, unless the table says otherwise', () => {
    const rows = ['tRTTT', 'T....', 'r....'];
    const tax = (values: object) => derivedAt(drawn(lords({ ...values }), rows), 'player1.tax');
    expect(tax({})).toBe(4);
    expect(tax({ taxConquered: false })).toBe(3);
    const table = drawn(taxed({}, { taxConquered: false }), rows);
    expect(valueAt(play(table, pay(0)), 'player1.deadLetters')).toBe(3);
    const lost = inCombat(having(lords({ taxConquered: false }), { conqueredTunnels: 3 }));
    expect(derivedAt(lost, 'player1.tax')).toBe(0);
  });
});

test('[DL-E5] a Special event is a note, and the card says what happens', () => {
  const table = given(taxed({ monsters: 0 }), { choices: { 'board.springEvent': 'specialEvent' } });
  const part = (at: Table) =>
    at.game
      .seat('board')
      ?.steps.find(({ id }) => id === 'event')
      ?.parts?.find(({ kind }) => kind === 'note');
  const shown = (at: Table) =>
    part(at)?.when?.({
      turn: at.state.turn,
      choice: (address: string) => at.state.choices[address] ?? '',
    } as never);
  expect(part(table)?.id).toBe('specialEvent');
  expect(shown(table)).toBe(true);
  expect(shown(taxed({}))).toBe(false);
});
