import type { GameEvent } from '../../../rules/engine/events';
import type { Known } from '../../../rules/engine/game';
import { kindOf, knownNames } from '../../../rules/engine/known';
import { initialState } from '../../../rules/engine/start';
import { viewOf } from '../../../rules/engine/state';
import { chosen, reset, setTo, wrote } from '../eventMakers';
import { effectOf, play, sitDown, type Company } from '../playing';
import { showGame } from './showGame';

const seated = (club: string, company: Company = {}) => sitDown(showGame, { club }, company);
const north = { name: 'north', numbers: { rigour: 7 }, options: { prefers: 'large' } };
const west = { name: 'west', numbers: { rigour: 4 }, options: { prefers: 'small' } };
const known: Known = { judge1: [north, west] };
const atStart = { 'judge1.rigour': 2, 'judge1.points': 0 };

describe('a seat that is known as something else than its name', () => {
  test('has its printed numbers remembered under that, whatever name was written', () => {
    for (const name of ['Åsa', 'west', '']) {
      const named = play(seated('north'), wrote('judge1.name', name));
      expect(effectOf(named, setTo('judge1.rigour', 7))).toEqual({
        'judge1.rigour': 5,
        'known.judge1.north': '{"rigour":7,"prefers":"small"}',
      });
    }
    const events: readonly GameEvent[] = [
      setTo('judge1.rigour', 7),
      chosen('judge1.prefers', 'large'),
      setTo('judge2.rigour', 4),
    ];
    const company = { names: { judge1: 'Åsa', judge2: 'Bo' } };
    expect(play(seated('north', company), ...events).state.known).toEqual(known);
  });

  test('is learned from nothing else: neither a name nor what is not printed', () => {
    const table = play(seated('north', { known }), setTo('judge1.points', 12));
    expect(table.state.known).toBe(known);
    expect(play(table, wrote('judge1.name', 'Åsa')).state.known).toBe(known);
    // Nothing was entered under the name it is called by.
    const read = play(seated('north'), setTo('judge1.rigour', 7)).state.known;
    expect(read['judge1']?.map(({ name }) => name)).toEqual(['north']);
  });

  test('starts the next game with them, at any seat like it, and only under the same', () => {
    const { values, choices } = seated('north', { known }).state;
    expect(values).toMatchObject({ 'judge1.rigour': 7, 'judge2.rigour': 4 });
    expect(choices).toMatchObject({ 'judge1.prefers': 'large', 'judge2.prefers': 'small' });
    expect(seated('south', { known }).state.values).toMatchObject(atStart);
    expect(seated('south', { known, names: { judge1: 'north' } }).state.values).toMatchObject(
      atStart,
    );
    const swapped: Known = { judge1: [{ ...north, name: 'west' }] };
    expect(seated('north', { known: swapped }).state.values).toMatchObject({
      ...{ 'judge1.rigour': 2, 'judge2.rigour': 7 },
    });
  });

  test('starts with what the table is given to know', () => {
    const { game } = seated('north');
    expect(initialState(game, { known }).values).toMatchObject({ 'judge1.rigour': 7 });
    expect(initialState(game).values).toMatchObject(atStart);
  });

  test('keeps them when the game starts over', () => {
    const table = play(seated('north'), setTo('judge1.rigour', 7), setTo('judge1.points', 9));
    const anew = play(table, reset).state;
    expect(anew.values).toMatchObject({ 'judge1.rigour': 7, 'judge1.points': 0 });
  });

  test('gets no numbers with a name that is written', () => {
    for (const name of ['north', 'west']) {
      expect(effectOf(seated('south', { known }), wrote('judge1.name', name))).toEqual({
        'judge1.name': name,
      });
    }
  });

  test('has no names to suggest', () => {
    const table = seated('north', { known: { ...known, owner1: [{ name: 'Åsa', numbers: {} }] } });
    const { game, state } = table;
    expect(kindOf(game, 'judge2')).toBe('judge1');
    expect(knownNames(game, state.known, 'judge1')).toEqual([]);
    expect(viewOf(game, state).knownNames('judge2')).toEqual([]);
    // Those who are known by their names do.
    expect(viewOf(game, state).knownNames('owner2')).toEqual(['Åsa']);
  });
});
