import { took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, valueAt } from '../../playing';
import { drawn } from './drawnMap';
import {
  askedBy,
  atStep,
  awayOf,
  choiceAt,
  chosenBy,
  inCombat,
  linesOf,
  lords,
  offeredTo,
  placed,
  without,
  type Order,
  type Player,
} from './lordsTable';

const move = (player: Player, minion: Order, place: string) =>
  took(player, 'moveMinion', { minion, place });

describe('[DL-X14] a minion put right by hand', () => {
  const table = placed(
    lords(),
    { player: 'player1', order: 'food', space: 1 },
    { player: 'player1', order: 'gold', space: 2, rank: 'second' },
    { player: 'player2', order: 'food', space: 2 },
    { player: 'player3', order: 'food', space: 'onCard' },
  );

  test('goes to any space of its order, or onto its card', () => {
    expect(askedBy(table, 'player1', 'moveMinion')).toEqual([
      { kind: 'choice', id: 'minion', options: ['food', 'gold'], start: 'food' },
      {
        ...{ kind: 'choice', id: 'place', start: 'space1' },
        options: ['space1', 'space2', 'space3', 'onCard'],
      },
    ]);
    expect(effectOf(table, move('player1', 'food', 'space3'))).toEqual({
      'player1.firstSpace': 'space3',
    });
    expect(effectOf(table, move('player1', 'gold', 'space1'))).toEqual({
      'player1.secondSpace': 'space1',
    });
    // Any number of them may be left on their cards.
    expect(effectOf(table, move('player1', 'food', 'onCard'))).toEqual({
      'player1.firstSpace': 'onCard',
    });
  });

  test('but not where somebody else’s stands', () => {
    expect(errorOf(table, move('player1', 'food', 'space2'))).toEqual({
      code: 'refused',
      refusal: { code: 'minionThere', params: { player: 'player2' } },
    });
    expect(effectOf(table, move('player1', 'food', 'space1'))).toEqual({});
  });

  test('only while it matters, and never a card that lies face down', () => {
    for (const step of ['newRound', 'production', 'retrieve', 'endRound']) {
      expect(offeredTo('player1', atStep(table, step))).not.toContain('moveMinion');
    }
    expect(offeredTo('player4', table)).not.toContain('moveMinion');
    const first = given(table, { values: { 'board.revealed': 1 } });
    expect(askedBy(first, 'player1', 'moveMinion')[0]).toMatchObject({ options: ['food'] });
    const none = given(table, { values: { 'board.revealed': 0 } });
    expect(offeredTo('player1', none)).not.toContain('moveMinion');
  });
});

describe('[DL-O2] cards that were never revealed', () => {
  const some = chosenBy(without(lords(), 'player1', 'imps', 'room'), {
    player1: ['food', 'gold', 'traps'],
  });

  test('[DL-O3] stay face down while somebody has not chosen, even if the table goes on', () => {
    const gone = completeStep(some);
    expect(valueAt(gone, 'board.revealed')).toBe(0);
    expect(linesOf(gone, 'board.resolving')).toEqual([{ id: 'cardsFaceDown' }]);
  });

  test.each(['retrieve', 'endRound'])('[DL-R4] go back to the hand unseen (%s)', (step) => {
    const hidden = atStep(some, step);
    expect(offeredTo('player1', hidden)).not.toContain('takeBack');
    expect(linesOf(hidden, 'board.retrieval')[0]?.id).toBe('nothingToRetrieve');
    const next = completeStep(hidden);
    expect(awayOf(next, 'player1')).toEqual(['imps', 'room']);
    expect(choiceAt(next, 'player1.first')).toBe('none');
  });
});

test('[DL-R3] a wish to take back what was done after all is forgotten', () => {
  const table = atStep(
    placed(
      without(lords(), 'player1', 'imps', 'room'),
      { order: 'food', space: 1 },
      { order: 'gold', space: 1, rank: 'second' },
      { order: 'traps', space: 1, rank: 'third' },
    ),
    'retrieve',
  );
  const wished = play(table, took('player1', 'takeBack', { card: 'gold' }));
  expect(awayOf(completeStep(wished), 'player1')).toEqual(['food', 'traps']);
  const done = given(wished, { choices: { 'player1.secondState': 'done' } });
  expect(awayOf(completeStep(done), 'player1')).toEqual(['gold', 'traps']);
});

test('[DL-A3] where a party has no room left nobody is assigned', () => {
  const full = given(atStep(lords(), 'adventurers', 2), {
    choices: Object.fromEntries([1, 2, 3, 4].map((slot) => [`player3.party${slot}`, 'thief'])),
  });
  expect(errorOf(full, took('board', 'assignAdventurers'))).toEqual({
    code: 'refused',
    refusal: { code: 'partyFull' },
  });
});

test('[DL-CB2] without a way in nothing can be told, so any tile may fall', () => {
  const table = drawn(inCombat(lords()), ['T...T']);
  const mark = took('player1', 'markConquered', { space: 'E1' });
  expect(effectOf(table, mark)).toMatchObject({ 'player1.conqueredTunnels': 1 });
});
