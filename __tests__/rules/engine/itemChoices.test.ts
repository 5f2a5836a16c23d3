import { viewOf } from '../../../rules/engine/state';
import { added, chosen, removed, took } from '../eventMakers';
import { effectOf, errorOf, play, sitDown } from '../playing';
import { showGame } from './showGame';

const table = sitDown(showGame);
const twoDogs = play(table, added('pound.dogs'), added('pound.dogs'));
const start = { coat: 'plain', pace: 'walk', rank: 'unplaced' };
const choicesOf = (dog: string, choices: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(choices).map(([id, option]) => [`pound.${dog}.${id}`, option]));

describe('choices of an item', () => {
  test('come with it, at their start', () => {
    expect(effectOf(table, added('pound.dogs'))).toMatchObject(choicesOf('dog1', start));
    const before = Object.keys(table.state.choices);
    expect(before.filter((at) => at.startsWith('pound.'))).toEqual([]);
  });

  test('are its own: what is chosen for one is not chosen for another', () => {
    expect(effectOf(twoDogs, chosen('pound.dog2.coat', 'spotted'))).toEqual({
      'pound.dog2.coat': 'spotted',
    });
  });

  test('are seen by the rules', () => {
    const { game, state } = play(twoDogs, chosen('pound.dog2.coat', 'spotted'));
    const view = viewOf(game, state);
    expect(view.items('pound.dogs').map((dog) => view.choice(`${dog}.coat`))).toEqual([
      ...['plain', 'spotted'],
    ]);
    expect(view.choice('pound.dog3.coat')).toBe('');
  });

  test('let follow what follows from them, for that very item', () => {
    expect(effectOf(twoDogs, chosen('pound.dog2.pace', 'trot'))).toEqual({
      'pound.dog2.pace': 'trot',
      'pound.dog2.tired': 2,
    });
    expect(effectOf(twoDogs, chosen('pound.dog2.pace', 'walk'))).toEqual({});
  });

  test('are made by rules, also those nobody picks by hand, and only where the item is', () => {
    const crowned = { 'pound.dog2.rank': 'best', 'pound.dog2.coat': 'long' };
    expect(effectOf(twoDogs, took('pound', 'crown', { item: 'pound.dog2' }))).toEqual({
      ...crowned,
      'pound.dog2.weight': 16,
    });
    const first = play(twoDogs, took('pound', 'crown', { item: 'pound.dog1' }));
    expect(effectOf(first, took('pound', 'crown', { item: 'pound.dog2' }))).toEqual({
      ...{ ...crowned, 'pound.dog1.rank': 'unplaced', 'pound.dog2.weight': 16 },
    });
  });

  test('go with it, and leave those of the others alone', () => {
    const best = play(
      twoDogs,
      chosen('pound.dog2.coat', 'spotted'),
      chosen('pound.dog1.coat', 'long'),
    );
    const { choices } = play(best, removed('pound.dog1')).state;
    const ofDogs = Object.entries(choices).filter(([at]) => at.startsWith('pound.'));
    expect(Object.fromEntries(ofDogs)).toEqual(choicesOf('dog2', { ...start, coat: 'spotted' }));
    // The next one has a number of its own, and starts anew.
    const next = play(best, removed('pound.dog1'), added('pound.dogs')).state.choices;
    expect(next).toMatchObject(choicesOf('dog3', start));
  });

  test.each([
    ['of an item that is not there', 'pound.dog3.coat', 'spotted'],
    ['items do not have', 'pound.dog1.colour', 'spotted'],
    ['of a collection that is not there', 'pound.cat1.coat', 'spotted'],
    ['of another seat’s item', 'owner1.dog1.coat', 'spotted'],
    ['for an option that is not offered', 'pound.dog1.coat', 'woolly'],
    ['only rules make', 'pound.dog1.rank', 'best'],
  ])('a choice %s is refused', (_, at, option) => {
    expect(errorOf(twoDogs, chosen(at, option))).toEqual({ code: 'unknownTarget', target: at });
  });

  test('a choice of an item that is gone is refused', () => {
    const gone = play(twoDogs, removed('pound.dog1'));
    const at = 'pound.dog1.coat';
    expect(errorOf(gone, chosen(at, 'spotted'))).toEqual({ code: 'unknownTarget', target: at });
  });
});
