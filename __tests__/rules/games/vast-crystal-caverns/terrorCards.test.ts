import { took } from '../../eventMakers';
import { completeStep, derivedAt, errorOf, given, play, type Table, valueAt } from '../../playing';
import {
  acting,
  askedBy,
  figuresOf,
  ghoulWith,
  holding,
  isOnAt,
  offeredTo,
  vileWith,
  type Ghoul,
} from './cavernsTable';

/** Acting with plenty of movement and these cards. */
function actingWith(seat: Ghoul, cards: Readonly<Record<string, number>>): Table {
  const table = acting(seat === 'ghoul' ? ghoulWith() : vileWith(), seat);
  return given(holding(table, seat, cards), { values: { [`${seat}.movement`]: 20 } });
}

/** To the end of this turn, round the table, to where the next own one moves and acts. */
function nextTurn(table: Table): Table {
  const { seat, round } = table.state.turn;
  let next = table;
  do next = completeStep(next);
  while (next.state.turn.round === round || next.state.turn.seat !== seat);
  return acting(next, seat as Ghoul);
}

const refusal = (code: string, card: string) => ({
  code: 'refused',
  refusal: { code, params: { card } },
});

const oncePerTurn = ['chase', 'hunt', 'scour'] as const;
const thrice = ['chase', 'hunt'] as const;

describe.each<Ghoul>(['ghoul', 'vileGhoul'])('the cards of the %s', (seat) => {
  const act = (id: string, inputs = {}) => took(seat, id, inputs);
  const at = (id: string) => `${seat}.${id}`;

  test.each(oncePerTurn)('[GHL-T5] %s works once a card and turn', (card) => {
    const used = play(actingWith(seat, { [card]: 1 }), act(`${card}Turn`));
    expect(errorOf(used, act(`${card}Turn`))).toEqual(refusal('cardUsed', card));
  });

  test.each(thrice)('[GHL-T5] three %s cards work three times', (card) => {
    const used = play(actingWith(seat, { [card]: 3 }), ...[1, 2, 3].map(() => act(`${card}Turn`)));
    expect(valueAt(used, at(`${card}Used`))).toBe(3);
    expect(errorOf(used, act(`${card}Turn`))).toEqual(refusal('cardUsed', card));
  });

  test('[GHL-T5] Sneak is offered once a card and turn', () => {
    const asked = (table: Table) => askedBy(table, seat, 'enter').map(({ id }) => id);
    const sneak = act('enter', { wall: true, useSneak: true });
    const two = actingWith(seat, { sneak: 2 });
    expect(asked(two)).toContain('useSneak');
    expect(asked(play(two, sneak))).toContain('useSneak');
    expect(asked(play(two, sneak, sneak))).not.toContain('useSneak');
    // What is not offered does nothing: the wall costs 2 again.
    const third = play(two, sneak, sneak, sneak);
    expect(valueAt(third, at('movement'))).toBe(20 - 1 - 1 - 2);
  });

  test('[GHL-T5] [GHL-T12] Blink works each time', () => {
    const often = play(actingWith(seat, { blink: 1 }), ...[1, 2, 3].map(() => act('blinkTurn')));
    expect(valueAt(often, at('movement'))).toBe(20 - 6);
    expect(valueAt(often, at('blinkUsed'))).toBe(1);
  });

  test('[GHL-T5] [GHL-T11] Seize works each time', () => {
    const seize = act('collectTreasure');
    const often = play(actingWith(seat, { seize: 1 }), seize, seize, seize);
    expect(valueAt(often, at('movement'))).toBe(20 - 3);
  });

  test('[GHL-T5] [GHL-T9] Adapt works for each card drawn', () => {
    const often = play(actingWith(seat, { adapt: 1 }), act('drawTerror'), act('drawTerror'));
    expect(often.notices.map(({ id }) => id)).toEqual(['terrorDrawnAdapt', 'terrorDrawnAdapt']);
  });

  test.each([
    ['chase', 'chaseTurn', {}],
    ['hunt', 'huntTurn', {}],
    ['scour', 'scourTurn', {}],
    ['blink', 'blinkTurn', {}],
    ['sneak', 'enter', { wall: true, useSneak: true }],
    ['seize', 'collectTreasure', { useSeize: true }],
    ['adapt', 'drawTerror', {}],
  ])('[GHL-T4] not both effects of one %s in a turn', (card, action, inputs) => {
    const used = play(actingWith(seat, { [card]: 1 }), act(action, inputs));
    expect(errorOf(used, act(`${card}Once`))).toEqual(refusal('bothEffects', card));
    expect(offeredTo(seat, nextTurn(used))).toContain(`${card}Once`);
  });

  test.each(thrice)('[GHL-T4] of two %s cards each may give one effect', (card) => {
    const two = actingWith(seat, { [card]: 2 });
    const first = play(two, act(`${card}Turn`), act(`${card}Once`));
    expect(errorOf(first, act(`${card}Turn`))).toEqual(refusal('cardUsed', card));
    const other = play(two, act(`${card}Once`), act(`${card}Turn`));
    expect(errorOf(other, act(`${card}Turn`))).toEqual(refusal('cardUsed', card));
  });

  test.each([...thrice, 'sneak'])('[GHL-T6] not two %s cards used up in a turn', (card) => {
    const used = play(actingWith(seat, { [card]: 2 }), act(`${card}Once`));
    expect(errorOf(used, act(`${card}Once`))).toEqual(refusal('identicalCard', card));
  });

  test('[GHL-T6] but two of different names (001:92)', () => {
    const used = play(actingWith(seat, { chase: 2, hunt: 1 }), act('chaseOnce'), act('huntOnce'));
    expect(valueAt(used, at('movement'))).toBe(24);
    expect(valueAt(used, at(seat === 'ghoul' ? 'attack' : 'attackBonus'))).toBe(3);
  });

  test('[GHL-D4] [GHL-T4] a new turn starts over, and what left the game stays out', () => {
    const used = play(
      actingWith(seat, { chase: 3, scour: 1 }),
      ...['chaseTurn', 'chaseOnce', 'chaseTurn', 'scourTurn'].map((id) => act(id)),
    );
    const fresh = nextTurn(used);
    expect(valueAt(fresh, at('chaseUsed')) + valueAt(fresh, at('scourUsed'))).toBe(0);
    expect(isOnAt(fresh, at('chaseOnce'))).toBe(false);
    expect([valueAt(fresh, at('chase')), valueAt(fresh, at('chaseGone'))]).toEqual([2, 1]);
    expect(valueAt(play(fresh, act('chaseOnce')), at('chaseGone'))).toBe(2);
  });

  test.each(['sneak', 'scour'])(
    '[GHL-T6] %s “this turn” is out of the game by the next',
    (card) => {
      const fresh = nextTurn(play(actingWith(seat, { [card]: 1 }), act(`${card}Once`)));
      expect([valueAt(fresh, at(card)), valueAt(fresh, at(`${card}Gone`))]).toEqual([0, 1]);
      expect(valueAt(fresh, at('terrorCards'))).toBe(0);
      expect(offeredTo(seat, fresh)).not.toContain(`${card}Once`);
    },
  );

  test('[GHL-T7] Sneak for a turn waives every extra of that turn, none of the next', () => {
    const way = { wall: true, occupied: true };
    const cost = (table: Table) => figuresOf(table, seat, 'enter', way)['cost'];
    const sneaking = play(actingWith(seat, { sneak: 1 }), act('sneakOnce'));
    expect([cost(sneaking), cost(play(sneaking, act('enter', way)))]).toEqual([1, 1]);
    expect(cost(nextTurn(sneaking))).toBe(3);
  });

  test('[GHL-T11] Seize tells what a token and a Gem cost', () => {
    const table = actingWith(seat, { seize: 1 });
    const cost = (action: string, inputs = {}) => figuresOf(table, seat, action, inputs)['cost'];
    for (const action of ['collectTreasure', 'collectGem']) {
      expect([cost(action), cost(action, { useSeize: false })]).toEqual([1, 2]);
    }
    expect(cost('seizeGem')).toBe(2);
    expect(offeredTo(seat, actingWith(seat, {}))).not.toContain('seizeGem');
  });

  test('[GHL-T14] cards wait for the step in which the Ghoul moves and acts', () => {
    const everything = actingWith(seat, { chase: 1, hunt: 1, sneak: 1, blink: 1, scour: 1 });
    const effects = (table: Table) =>
      offeredTo(seat, table).filter((id) => /(Turn|Once)$/.test(id));
    expect(effects(everything)).toHaveLength(9);
    const steps = seat === 'ghoul' ? ['ghoulRoll', 'ghoulDefend'] : ['vilePrepare', 'vileDefend'];
    for (const turn of [...steps.map((step) => `${seat}/${step}`), 'knight/knightTurn']) {
      expect(effects(given(everything, { turn }))).toEqual([]);
    }
  });

  test('[GHL-T7] Sneak is not used up where there is no extra to skip', () => {
    const table = actingWith(seat, { sneak: 1 });
    expect(errorOf(table, act('enter', { useSneak: true }))).toEqual({
      code: 'refused',
      refusal: { code: 'nothingToSneak' },
    });
  });

  test('no button for a card that is not in hand', () => {
    const ids = offeredTo(seat, actingWith(seat, {})).filter((id) => /(Turn|Once)$/.test(id));
    expect(ids).toEqual([]);
  });
});

test('[GHL-T8] Hunt gives the Vile Ghoul a bonus for one attack, not Defense', () => {
  const table = play(actingWith('vileGhoul', { hunt: 1 }), took('vileGhoul', 'huntOnce'));
  expect([valueAt(table, 'vileGhoul.attack'), valueAt(table, 'vileGhoul.attackBonus')]).toEqual([
    0, 3,
  ]);
  expect(derivedAt(table, 'vileGhoul.strength')).toBe(3);
  expect(derivedAt(table, 'vileGhoul.defence')).toBe(0);
  const after = play(table, took('vileGhoul', 'attackKnight'));
  expect(valueAt(after, 'vileGhoul.attackBonus')).toBe(0);
});
