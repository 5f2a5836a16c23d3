import { moved, setTo, took } from '../../eventMakers';
import { effectOf, given, play, textAt, valueAt, type Table } from '../../playing';
import {
  answered,
  askedBy,
  atWar,
  choiceAt,
  fieldOf,
  lineIds,
  linesOf,
  monster,
  monsterComes,
  offeredTo,
  optionsOf,
  refusalOf,
  toldBy,
  vale,
  viewAt,
  who,
} from './valeTable';

const reveal = (inputs: Parameters<typeof took>[2] = {}) => took(who, 'revealRealm', inputs);
/** A monster that is new on the map. */
const came = (name: string, element: string, dice = 3) => ({
  ...{ 'board.monsters': ['monster1'], 'serials.board.monsters': 1 },
  ...{ [`${monster}.name`]: name, [`${monster}.monsterElement`]: element },
  [`${monster}.monsterDice`]: `new ${dice}`,
});
const told = [{ id: 'newMonster', tone: 'info', params: { monster } }] as const;

describe('[ELD-A8] a realm of the stack', () => {
  test('joins the map', () => {
    expect(effectOf(vale(), reveal({ tile: 'dark' }))).toEqual({ 'board.stack': -1 });
    expect(effectOf(vale(), reveal())).toEqual({ 'board.stack': -1 });
  });

  test('is of an element in use, or of a mini-expansion in use', () => {
    const plain = ['air', 'earth', 'fire', 'water', 'light', 'dark'];
    expect(optionsOf('tile', vale(), who, 'revealRealm')).toEqual(plain);
    const both = vale({ options: ['frostGiant', 'motherOfDragons'] });
    expect(optionsOf('tile', both, who, 'revealRealm')).toEqual([
      ...[...plain, 'dragonsDen', 'bifrost'],
    ]);
  });

  test('[ELD-M1] [ELD-M8] with a lair brings the monster of its element', () => {
    const event = reveal({ tile: 'water', lair: true, monsterName: 'Kraken' });
    expect(effectOf(vale(), event)).toEqual({
      ...{ 'board.stack': -1, ...came('Kraken', 'water'), notices: ['newMonster'] },
    });
    expect(toldBy(vale(), event)).toEqual(told);
  });

  test('asks for a name only where a monster comes', () => {
    expect(askedBy(vale(), who, 'revealRealm')).toEqual(['tile', 'lair']);
    expect(askedBy(vale(), who, 'revealRealm', { lair: true })).toEqual([
      ...['tile', 'lair', 'monsterName'],
    ]);
    const dragons = vale({ options: ['motherOfDragons'] });
    const den = { tile: 'dragonsDen' };
    expect(askedBy(dragons, who, 'revealRealm', den)).toEqual([
      ...['tile', 'motherArrives', 'monsterName'],
    ]);
    expect(askedBy(dragons, who, 'revealRealm', { ...den, motherArrives: false })).toEqual([
      ...['tile', 'motherArrives'],
    ]);
    const cold = vale({ options: ['frostGiant'] });
    expect(askedBy(cold, who, 'revealRealm', { tile: 'bifrost' })).toEqual(['tile', 'monsterName']);
    // A lair that was ticked before the tile turned out to be another one is no lair.
    expect(answered(dragons, [who, 'revealRealm'], { lair: true }, den)).toEqual({
      ...{ ...den, motherArrives: true, monsterName: '' },
    });
  });

  test('is refused where none is left', () => {
    const empty = given(vale(), { values: { 'board.stack': 0 } });
    expect(refusalOf(empty, reveal())).toEqual({ code: 'stackEmpty' });
  });
});

describe('the tiles of the mini-expansions', () => {
  test('[ELD-O5] [ELD-X17] [ELD-X19] the Dragon’s Den brings a monster of no element', () => {
    const table = vale({ options: ['motherOfDragons'] });
    expect(effectOf(table, reveal({ tile: 'dragonsDen', monsterName: 'Mother' }))).toEqual({
      ...{ 'board.stack': -1, ...came('Mother', 'noElement'), notices: ['newMonster'] },
    });
  });

  test('[ELD-X17] the Mother of Dragons comes with it unless her card says otherwise', () => {
    const table = vale({ options: ['motherOfDragons'] });
    const event = reveal({ tile: 'dragonsDen', motherArrives: false, monsterName: 'Mother' });
    expect(effectOf(table, event)).toEqual({ 'board.stack': -1 });
  });

  test('[ELD-O6] Bifrost brings its Giant, and another realm is to be drawn', () => {
    const table = vale({ options: ['frostGiant'] });
    const event = reveal({ tile: 'bifrost', monsterName: 'Giant' });
    expect(effectOf(table, event)).toEqual({
      ...{ 'board.stack': -1, ...came('Giant', 'noElement') },
      notices: ['bifrostFound', 'newMonster'],
    });
    expect(toldBy(table, event)).toEqual([
      {
        ...{ id: 'bifrostFound', tone: 'info', params: {} },
        offers: { seat: who, action: 'revealRealm', given: {} },
      },
      ...told,
    ]);
  });

  test('[ELD-O5] [ELD-O6] are tiles only where they are used', () => {
    const strange = reveal({ tile: 'bifrost', lair: true });
    expect(effectOf(vale(), strange)).toMatchObject({ 'board.stack': -1 });
  });
});

describe('[ELD-M2] a monster’s card', () => {
  const read = play(
    vale(),
    reveal({ tile: 'water', lair: true, monsterName: 'Kraken' }),
    setTo(`${monster}.monsterDice`, 8),
  );

  test('is remembered by name, its dice with it', () => {
    const next = vale({ players: 2 }, { known: read.state.known });
    const event = took('player2', 'revealRealm', {
      ...{ tile: 'water', lair: true, monsterName: 'kraken' },
    });
    expect(effectOf(next, event)).toMatchObject(came('kraken', 'water', 8));
    expect(fieldOf('monsterName', next, who, 'revealRealm', { lair: true })).toMatchObject({
      suggestions: ['Kraken'],
    });
  });

  test('shows up to twelve dice: no cap of six', () => {
    const most = play(read, setTo(`${monster}.monsterDice`, 99));
    expect(valueAt(most, `${monster}.monsterDice`)).toBe(12);
  });

  test('[ELD-M8] says its element', () => {
    const { status } = read.game.collection('board.monsters')!;
    expect(status?.(viewAt(read), monster)).toEqual([
      { id: 'monsterOf', params: { element: 'water' } },
    ]);
    const strange = given(read, { choices: { [`${monster}.monsterElement`]: 'noElement' } });
    expect(status?.(viewAt(strange), monster)).toEqual([
      { id: 'monsterOf', params: { element: 'noElement' } },
    ]);
  });
});

describe('[ELD-M5] a monster that is destroyed', () => {
  const two = play(
    atWar(),
    ...monsterComes('Kraken', 'water', 5),
    took(who, 'revealRealm', { tile: 'fire', lair: true, monsterName: 'Phoenix' }),
  );

  test('leaves the map with its card, and brings nobody anything', () => {
    const event = took('board', 'removeMonster', { item: monster });
    expect(effectOf(two, event)).toEqual({
      ...{ 'board.monsters': ['monster2'], [`${monster}.name`]: 'gone' },
      ...{ [`${monster}.monsterElement`]: 'gone', [`${monster}.monsterDice`]: 'gone' },
      notices: ['monsterGone'],
    });
    expect(toldBy(two, event)).toEqual([
      { id: 'monsterGone', tone: 'info', params: { monster: { written: 'Kraken' } } },
    ]);
    expect(textAt(play(two, event), 'board.monster2.name')).toBe('Phoenix');
  });

  test('has to be there', () => {
    for (const id of ['removeMonster', 'controlMonster']) {
      expect(offeredTo(vale(), 'board')).not.toContain(id);
      expect(offeredTo(two, 'board')).toContain(id);
      expect(optionsOf('item', two, 'board', id)).toEqual([monster, 'board.monster2']);
    }
  });

  test('those that are there are told with their dice', () => {
    expect(linesOf(two, 'board.monstersHere')).toEqual([
      { id: 'monsterDice', params: { monster, dice: 5 } },
      { id: 'monsterDice', params: { monster: 'board.monster2', dice: 3 } },
    ]);
    expect(lineIds(vale(), 'board.monstersHere')).toEqual([]);
  });
});

test('[ELD-E1] the last realm begins the end of the game', () => {
  const last: Table = given(vale(), { values: { 'board.stack': 1 } });
  for (const event of [reveal({ tile: 'fire' }), moved('board.stack', -1)]) {
    expect(effectOf(last, event)).toEqual({
      ...{ 'board.stack': -1, 'board.ending': true, 'board.turnsLeft': 5 },
      notices: ['stackEmpty'],
    });
    expect(choiceAt(play(last, event), 'board.fireOrb')).toBe('onTrack');
  }
});
