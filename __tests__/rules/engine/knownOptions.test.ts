import type { GameDefinition, Track } from '../../../rules/engine/definition';
import type { GameEvent } from '../../../rules/engine/events';
import type { Known, KnownOne } from '../../../rules/engine/game';
import { passOn } from '../../../rules/engine/known';
import { added, chosen, removed, reset, setTo, took, wrote } from '../eventMakers';
import { effectOf, play, sitDown, type Company } from '../playing';
import { showGame } from './showGame';

const seated = (company: Company = {}) => sitDown(showGame, {}, company);
const withDog = (company: Company = {}) => play(seated(company), added('pound.dogs'));
const named = wrote('pound.dog1.name', 'Rex');

function learned(table: ReturnType<typeof seated>, ...events: readonly GameEvent[]): Known {
  return play(table, ...events).state.known;
}

const rex: KnownOne = {
  name: 'Rex',
  numbers: { bark: 2, weight: 30 },
  options: { coat: 'spotted' },
};
const åsa: KnownOne = { name: 'Åsa', numbers: { patience: 8 }, options: { style: 'loud' } };
const known: Known = { dog: [rex], owner1: [åsa] };

describe('a printed choice is learned with the numbers beside it', () => {
  test('when another option is chosen under a name', () => {
    expect(effectOf(play(withDog(), named), chosen('pound.dog1.coat', 'spotted'))).toEqual({
      'pound.dog1.coat': 'spotted',
      'known.dog.Rex': '{"bark":0,"weight":4,"coat":"spotted"}',
    });
    expect(learned(withDog({ known }), named, chosen('pound.dog1.coat', 'plain'))['dog']).toEqual([
      { ...rex, options: { coat: 'plain' } },
    ]);
    const owner = seated({ names: { owner2: 'Åsa' } });
    expect(learned(owner, chosen('owner2.style', 'loud'))).toEqual({
      owner1: [{ ...åsa, numbers: { patience: 3 } }],
    });
  });

  test('when a rule chooses it', () => {
    const crowned = took('pound', 'crown', { item: 'pound.dog1' });
    expect(learned(withDog(), named, crowned)).toEqual({
      dog: [{ name: 'Rex', numbers: { bark: 0, weight: 20 }, options: { coat: 'long' } }],
    });
  });

  test('when a number beside it changes', () => {
    expect(learned(withDog({ known }), named, setTo('pound.dog1.bark', 3))['dog']).toEqual([
      { ...rex, numbers: { bark: 3, weight: 30 } },
    ]);
  });

  test('when what somebody chose gets a name nobody knew', () => {
    const read = play(withDog(), chosen('pound.dog1.coat', 'spotted'));
    expect(learned(read, named)).toEqual({
      dog: [{ name: 'Rex', numbers: { bark: 0, weight: 4 }, options: { coat: 'spotted' } }],
    });
  });

  test('also where no number is printed beside it', () => {
    const bare = ({ printed: _, ...track }: Track): Track => track;
    const numberless = (definition: GameDefinition): GameDefinition => ({
      ...definition,
      seats: (setup) =>
        definition.seats(setup).map(({ tracks = [], collections = [], ...seat }) => ({
          ...seat,
          tracks: tracks.map(bare),
          collections: collections.map((one) => ({ ...one, tracks: one.tracks.map(bare) })),
        })),
    });
    const table = sitDown(numberless(showGame), {}, { names: { owner1: 'Åsa' } });
    const events = [chosen('owner1.style', 'loud'), added('pound.dogs'), named];
    expect(learned(table, ...events, chosen('pound.dog1.coat', 'spotted'))).toEqual({
      owner1: [{ ...åsa, numbers: {} }],
      dog: [{ ...rex, numbers: {} }],
    });
  });

  test.each<[string, readonly GameEvent[]]>([
    ['a choice without a name is made', [chosen('pound.dog1.coat', 'spotted')]],
    ['a choice that is not printed is made', [named, chosen('pound.dog1.pace', 'trot')]],
    ['the same is chosen again', [named, chosen('pound.dog1.coat', 'spotted')]],
    ['a known name is written', [chosen('pound.dog1.coat', 'long'), named]],
    ['the item goes', [named, removed('pound.dog1')]],
  ])('not when %s: it is the very same', (_, events) => {
    expect(learned(withDog({ known }), ...events)).toBe(known);
  });
});

describe('a printed choice of a known name', () => {
  test('is made from the start for whoever sits down under it', () => {
    const { choices, values } = seated({ known, names: { owner1: 'Bo', owner2: 'ÅSA' } }).state;
    expect(choices).toMatchObject({ 'owner1.style': 'quiet', 'owner2.style': 'loud' });
    // What is not printed starts as ever.
    expect(choices).toMatchObject({ 'owner1.mood': 'glad', 'owner2.mood': 'glad' });
    expect(values).toMatchObject({ 'owner1.patience': 3, 'owner2.patience': 8 });
  });

  test('is made with its numbers when the name is written, of a seat and of an item', () => {
    expect(effectOf(withDog({ known }), wrote('pound.dog1.name', 'ｒｅｘ'))).toEqual({
      ...{ 'pound.dog1.name': 'ｒｅｘ', 'pound.dog1.coat': 'spotted' },
      ...{ 'pound.dog1.bark': 2, 'pound.dog1.weight': 26 },
    });
    expect(effectOf(seated({ known }), wrote('owner1.name', 'Åsa'))).toEqual({
      ...{ 'owner1.name': 'Åsa', 'owner1.style': 'loud' },
      ...{ 'owner1.patience': 5, 'owner1.calm': 5 },
    });
  });

  test('lets follow what follows from it, but the numbers read from the card count', () => {
    const long = { ...rex, options: { coat: 'long' } };
    expect(effectOf(withDog({ known: { dog: [long] } }), named)).toMatchObject({
      ...{ 'pound.dog1.coat': 'long', 'pound.dog1.weight': 26 },
    });
    const bare = { ...long, numbers: {} };
    expect(effectOf(withDog({ known: { dog: [bare] } }), named)).toEqual({
      ...{ 'pound.dog1.name': 'Rex', 'pound.dog1.coat': 'long', 'pound.dog1.weight': 16 },
    });
  });

  test('that is no longer offered is at its start, or stays as it is', () => {
    const gone = { owner1: [{ ...åsa, options: { style: 'shrill', hat: 'red' } }] };
    const { choices } = seated({ known: gone, names: { owner1: 'Åsa' } }).state;
    expect(choices).toMatchObject({ 'owner1.style': 'quiet' });
    expect(choices).not.toHaveProperty(['owner1.hat']);
    const woolly = { dog: [{ ...rex, options: { coat: 'woolly', hat: 'red' } }] };
    const table = play(withDog({ known: woolly }), chosen('pound.dog1.coat', 'spotted'));
    expect(effectOf(table, named)).toEqual({
      ...{ 'pound.dog1.name': 'Rex', 'pound.dog1.bark': 2, 'pound.dog1.weight': 26 },
    });
  });

  test('is not undone by a card that was read before there was such a choice', () => {
    const old = { name: 'Rex', numbers: { bark: 2 } };
    const table = play(withDog({ known: { dog: [old] } }), chosen('pound.dog1.coat', 'spotted'));
    expect(effectOf(table, named)).toEqual({ 'pound.dog1.name': 'Rex', 'pound.dog1.bark': 2 });
  });

  test('is still made when the game starts over', () => {
    const table = play(seated({ names: { owner1: 'Åsa' } }), chosen('owner1.style', 'loud'));
    const anew = play(table, chosen('owner1.mood', 'sad'), reset).state;
    expect(anew.known).toBe(table.state.known);
    expect(anew.choices).toMatchObject({ 'owner1.style': 'loud', 'owner1.mood': 'glad' });
  });
});

describe('what is kept for every game', () => {
  test('gets the choices this one learned', () => {
    const after = learned(withDog({ known }), named, chosen('pound.dog1.coat', 'plain'));
    const cat = { name: 'Tom', numbers: { lives: 9 } };
    expect(passOn({ dog: [rex], cat: [cat] }, known, after)).toEqual({
      dog: [{ ...rex, options: { coat: 'plain' } }],
      cat: [cat],
    });
  });

  test('compares choices by their content', () => {
    const kept = { dog: [{ ...rex, options: { coat: 'long' } }] };
    const replayed = { ...known, dog: [{ ...rex, options: { ...rex.options } }] };
    expect(passOn(kept, known, replayed)).toEqual(kept);
    const without = { dog: [{ name: 'Rex', numbers: rex.numbers }] };
    expect(passOn(kept, known, without)).toEqual(without);
    expect(passOn(kept, without, { dog: [rex] })).toEqual({ dog: [rex] });
  });
});
