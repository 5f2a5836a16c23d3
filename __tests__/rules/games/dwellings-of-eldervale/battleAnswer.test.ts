import {
  battleAnswer,
  type Fighter,
} from '../../../../rules/games/dwellings-of-eldervale/battleAnswer';

const written = (text: string) => ({ written: text });
const player = (who: string, dice: number, rolled: readonly number[] = []): Fighter => ({
  ...{ who, dice, rolled, mayAdd: true, isPlayer: true },
});
const monster = (dice: number, rolled: readonly number[] = []): Fighter => ({
  ...player('monster', dice, rolled),
  mayAdd: false,
  isPlayer: false,
});
const oneMore = (who: string, now: string, after: string, gained: number) => ({
  id: 'oneMore',
  params: { who, now: written(now), after: written(after), gained },
});

describe('[ELD-B8] [ELD-B14] a side without any dice', () => {
  test('loses for certain, and is told what a die would bring it', () => {
    const found = battleAnswer([player('player1', 0), player('player2', 1)]);
    expect(found.headline).toEqual({
      id: 'favourite',
      params: { who: 'player2', percent: written('100') },
    });
    expect(found.bars?.map(({ chance }) => chance)).toEqual([0, 1, 0]);
    expect(found.lines).toEqual([
      oneMore('player1', '0', '41.7', 41.7),
      oneMore('player2', '100', '100', 0),
    ]);
  });

  test('waits for nothing: the others have rolled, so it is over', () => {
    const fighters = [player('player1', 0), player('player2', 2, [3, 1])];
    const found = battleAnswer(fighters);
    expect(found.headline).toEqual({ id: 'winner', params: { who: 'player2' } });
    expect(found.lines).toEqual([{ id: 'decided', params: { place: 1, die: 3, next: 0 } }]);
    expect(found.hands?.map(({ dice, outcome }) => [dice, outcome])).toEqual([
      [[], 'lost'],
      [[3, 1], 'won'],
    ]);
  });

  test('a monster without dice gets none', () => {
    const { lines } = battleAnswer([player('player1', 6), monster(0)]);
    expect(lines).toEqual([]);
  });

  test('nobody has any: nothing is decided, and a die would win', () => {
    const fighters = [player('player1', 0), player('player2', 0), monster(0)];
    const found = battleAnswer(fighters);
    expect(found.tone).toBe('plain');
    expect(found.headline.id).toBe('even');
    expect(found.hands).toBeUndefined();
    expect(found.bars?.map(({ chance }) => chance)).toEqual([0, 0, 0, 1]);
    expect(found.lines).toEqual([
      oneMore('player1', '0', '100', 100),
      oneMore('player2', '0', '100', 100),
    ]);
  });
});

describe('[ELD-B8] [ELD-B14] how far a battle has come', () => {
  test('it is decided when the last die fell, not before', () => {
    const headline = (...fighters: readonly Fighter[]) => battleAnswer(fighters).headline.id;
    expect(headline(player('player1', 2, [6]), player('player2', 1, [1]))).toBe('favourite');
    expect(headline(player('player1', 2, [6, 1]), player('player2', 1))).toBe('favourite');
    expect(headline(player('player1', 2, [6, 1]), player('player2', 1, [1]))).toBe('winner');
    expect(headline()).toBe('needTwo');
  });

  test('[ELD-B9] where it came to no dice at all in a battle, everybody loses', () => {
    const nobody = [player('player1', 0), player('player2', 0)];
    expect(battleAnswer(nobody, [], true).headline.id).toBe('everyoneLoses');
    expect(battleAnswer(nobody, [], false).headline.id).toBe('even');
  });

  test('dice of which some are still to fall count as none of them fell', () => {
    const half = battleAnswer([player('player1', 2, [6]), player('player2', 1)]);
    const none = battleAnswer([player('player1', 2), player('player2', 1)]);
    expect(half.bars).toEqual(none.bars);
    // Whoever rolls already has no say in it any more.
    expect(half.lines).toEqual(none.lines.slice(1));
  });

  test('bars stand above what is filled in, hands have none', () => {
    const open = battleAnswer([player('player1', 1), monster(2)]);
    expect(open.barsFirst).toBe(true);
    expect(open.bars).toEqual([
      { id: 'barWins', params: { who: 'player1', dice: 1 }, chance: 55 / 216 },
      { id: 'barWins', params: { who: 'monster', dice: 2 }, chance: 161 / 216 },
      { id: 'barNobody', chance: 0 },
    ]);
    const over = battleAnswer([player('player1', 1, [6]), monster(1, [5])]);
    expect([over.bars, over.barsFirst]).toEqual([undefined, undefined]);
  });

  test('a victory is good, that of a monster or of nobody is bad', () => {
    const toneOf = (one: number, other: number, of: typeof player) =>
      battleAnswer([player('player1', 1, [one]), { ...of('player2', 1, [other]) }]).tone;
    const beast: typeof player = (_, dice, rolled) => monster(dice, rolled);
    expect([toneOf(6, 5, player), toneOf(5, 6, player), toneOf(6, 5, beast)]).toEqual([
      ...['good', 'good', 'good'],
    ]);
    expect([toneOf(5, 6, beast), toneOf(5, 5, player), toneOf(5, 5, beast)]).toEqual([
      ...['bad', 'bad', 'bad'],
    ]);
  });

  test('notes stand first before the roll and last after it', () => {
    const found = (...hands: readonly (readonly number[])[]) =>
      battleAnswer(
        hands.map((hand, index) => ({ ...monster(1, hand), who: `player${index + 1}` })),
        [{ id: 'note' }],
      ).lines.map(({ id }) => id);
    expect(found([])).toEqual(['note']);
    expect(found([], [])).toEqual(['note']);
    expect(found([5], [])).toEqual(['note']);
    expect(found([5], [4])).toEqual(['decided', 'note']);
    expect(found([5], [5])).toEqual(['sameDice', 'note']);
    const [note, more] = battleAnswer([player('player1', 1), monster(1)], [{ id: 'note' }]).lines;
    expect([note?.id, more?.id]).toEqual(['note', 'oneMore']);
  });
});
