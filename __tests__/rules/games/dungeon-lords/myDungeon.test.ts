import { chosen, moved, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, noticeIds, play } from '../../playing';
import {
  askedBy,
  atStep,
  awayOf,
  chosenBy,
  goodsAt,
  having,
  inRound,
  linesOf,
  lords,
  offeredTo,
} from './lordsTable';

const mine = (values = {}) => lords({ scope: 'myDungeon', ...values });
const played = chosenBy(mine(), { player1: ['food', 'gold', 'room'] });
const place = (first: string, second: string, third: string) =>
  took('player1', 'placeMinions', {
    ...{ firstSpace: first, secondSpace: second, thirdSpace: third },
  });

describe('[DL-S2] only my dungeon', () => {
  test.each([2, 3, 4])('has one player, with %i at the table', (players) => {
    const { game, state } = mine({ players });
    expect(game.seats.map(({ id }) => id)).toEqual(['board', 'player1', 'combat']);
    expect(state.choices['board.starter']).toBe('player1');
  });

  test('has nothing that needs the others', () => {
    const table = mine();
    for (const step of ['newRound', 'orders', 'adventurers']) {
      expect(offeredTo('board', atStep(table, step, 2))).toEqual([]);
    }
    expect(linesOf(table, 'board.waiting')).toEqual([]);
    expect(linesOf(atStep(table, 'adventurers', 2), 'board.assignment')).toEqual([]);
    expect(linesOf(table, 'board.calendar').map(({ id }) => id)).not.toContain('startsPlay');
  });

  test('keeps the token, wherever it is at the table', () => {
    expect(completeStep(atStep(mine(), 'endRound')).state.choices['board.starter']).toBe('player1');
  });
});

describe('[DL-O4] minions told by hand', () => {
  test('each card has its space, or stays on it', () => {
    expect(askedBy(played, 'player1', 'placeMinions')).toEqual(
      ['firstSpace', 'secondSpace', 'thirdSpace'].map((id) => ({
        ...{ kind: 'choice', id, start: 'space1' },
        options: ['space1', 'space2', 'space3', 'onCard'],
      })),
    );
    expect(effectOf(played, place('space2', 'onCard', 'space3'))).toEqual({
      ...{ 'player1.firstSpace': 'space2', 'player1.secondSpace': 'onCard' },
      ...{ 'player1.thirdSpace': 'space3', 'board.revealed': 3 },
    });
  });

  test('only once cards are chosen, and never with all dungeons here', () => {
    expect(offeredTo('player1', atStep(mine(), 'orders'))).not.toContain('placeMinions');
    expect(offeredTo('player1', played)).toContain('placeMinions');
    expect(offeredTo('player1', atStep(played, 'resolve'))).not.toContain('placeMinions');
    const all = chosenBy(lords(), { player1: ['food', 'gold', 'room'] });
    expect(offeredTo('player1', all)).not.toContain('placeMinions');
  });

  test('going on without it reveals nothing by itself', () => {
    const next = completeStep(played);
    expect(next.state.choices['player1.firstSpace']).toBe('none');
    expect(next.state.values['board.revealed']).toBe(0);
  });

  test('the round goes on as at a whole table', () => {
    const resolving = completeStep(play(played, place('space2', 'space1', 'onCard')));
    expect(offeredTo('player1', resolving)).toContain('resolveFood');
    const done = play(resolving, took('player1', 'resolveFood'), took('player1', 'resolveGold'));
    expect(goodsAt(done, ['food', 'gold', 'evil', 'impsAtWork'])).toEqual([6, 5, 6, 2]);
    expect(linesOf(done, 'board.resolving')).toEqual([{ id: 'allResolved' }]);
    const retrieve = completeStep(completeStep(done));
    const next = completeStep(play(retrieve, took('player1', 'takeBack', { card: 'room' })));
    expect(awayOf(next, 'player1')).toEqual(['food', 'gold']);
  });
});

describe('[DL-A4] adventurers told by hand', () => {
  const table = atStep(mine(), 'adventurers', 2);
  const meet = (kind: string) => took('player1', 'meetAdventurer', { kind });

  test('join like any other', () => {
    expect(effectOf(table, meet('thief'))).toEqual({ 'player1.party1': 'thief' });
    const two = play(table, meet('thief'), meet('warrior'), meet('priest'));
    expect(linesOf(two, 'player1.party').map(({ params }) => params?.['kind'])).toEqual([
      ...['warrior', 'thief', 'priest'],
    ]);
  });

  test('[DL-A3] more than the app has room for are refused', () => {
    const full = play(table, meet('thief'), meet('thief'), meet('thief'), meet('thief'));
    expect(errorOf(full, meet('warrior'))).toEqual({
      code: 'refused',
      refusal: { code: 'partyFull' },
    });
  });

  test('only in their step, and never with all dungeons here', () => {
    expect(offeredTo('player1', table)).toContain('meetAdventurer');
    expect(offeredTo('player1', atStep(table, 'event', 2))).not.toContain('meetAdventurer');
    expect(offeredTo('player1', atStep(lords(), 'adventurers', 2))).not.toContain('meetAdventurer');
  });
});

describe('[DL-PA6] the paladin told by hand', () => {
  test('a notice says when to look', () => {
    const table = having(mine({ paladinSpace: 8 }), { evil: 7 });
    const risen = play(table, moved('player1.evil', 1));
    expect(risen.notices).toEqual([{ id: 'paladinWatches', tone: 'loss' }]);
    expect(risen.state.choices['board.paladin']).toBe('nobody');
    expect(noticeIds(play(risen, moved('player1.evil', 1)))).toEqual([]);
    expect(noticeIds(play(risen, moved('player1.evil', -1)))).toEqual([]);
  });

  test('with all dungeons here he is judged, and no notice says to look', () => {
    const table = having(lords({ paladinSpace: 8 }), { evil: 7 });
    expect(noticeIds(play(table, moved('player1.evil', 1)))).toEqual(['paladinComes']);
  });

  test('he may be with somebody else', () => {
    const table = play(mine(), chosen('board.paladin', 'someoneElse'));
    expect(linesOf(table, 'board.calendar').at(-1)?.params).toEqual({ player: 'someoneElse' });
    expect(errorOf(lords(), chosen('board.paladin', 'someoneElse'))).toMatchObject({
      code: 'unknownTarget',
    });
    const end = inRound(given(table, { turn: 'combat/yearEnd' }), 4);
    expect(completeStep(end).state.choices['board.paladin']).toBe('nobody');
  });
});
