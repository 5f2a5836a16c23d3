import type { Action } from '../../../rules/engine/definition';
import { parseField, valuesSoFar, type Field } from '../../../rules/engine/fields';
import { formOf, standingRefusal } from '../../../rules/engine/offers';
import { viewOf } from '../../../rules/engine/state';
import { added, removed, setTo, switched, took, wrote } from '../eventMakers';
import { effectOf, errorOf, noticeIds, play, sitDown, type Table } from '../playing';
import { kennelGame } from './kennelGame';

const table = sitDown(kennelGame);
const twoDogs = play(table, added('pound.dogs'), added('pound.dogs'));
const viewAt = ({ game, state }: Table) => viewOf(game, state);

function actionOf({ game }: Table, id: string): Action {
  const action = game.seat('pound')?.actions?.find((other) => other.id === id);
  if (action === undefined) throw new Error(`the pound cannot ${id}`);
  return action;
}
const feed = actionOf(table, 'feed');
const idsOf = (fields: readonly Field[]) => fields.map(({ id }) => id);

describe('an item', () => {
  test('comes with its tracks, switches and texts at their start', () => {
    expect(effectOf(table, added('pound.dogs'))).toEqual({
      'pound.dogs': ['dog1'],
      'serials.pound.dogs': 1,
      'pound.dog1.bark': 'new 0',
      'pound.dog1.weight': 'new 4',
      'pound.dog1.tired': 'new 1',
      'pound.dog1.asleep': false,
      'pound.dog1.tame': true,
      'pound.dog1.name': '',
      'pound.dog1.basket': '',
    });
  });

  test('takes all of it along when it goes, and leaves the others alone', () => {
    const named = play(
      twoDogs,
      wrote('pound.dog2.name', 'Rex'),
      switched('pound.dog2.asleep', true),
    );
    const after = play(named, removed('pound.dog1')).state;
    expect(Object.keys(after.values).filter((at) => at.includes('dog1'))).toEqual([]);
    expect(after.toggles).toEqual({ 'pound.dog2.asleep': true, 'pound.dog2.tame': true });
    expect(after.texts['pound.dog2.name']).toBe('Rex');
    expect(Object.keys(after.texts).filter((at) => at.includes('dog1'))).toEqual([]);
  });

  test('has switches of its own', () => {
    expect(effectOf(twoDogs, switched('pound.dog2.tame', false))).toEqual({
      'pound.dog2.tame': false,
    });
  });

  test.each([
    ['an item that is not there', 'pound.dog3.asleep'],
    ['a switch items do not have', 'pound.dog1.loud'],
    ['a collection that is not there', 'pound.cat1.asleep'],
    ['an item of another seat', 'owner1.dog1.asleep'],
  ])('a switch of %s is refused', (_, at) => {
    expect(errorOf(twoDogs, switched(at, true))).toEqual({ code: 'unknownTarget', target: at });
  });

  test('tells its tracks apart: what follows knows which one moved', () => {
    expect(effectOf(twoDogs, setTo('pound.dog2.weight', 50))).toEqual({
      'pound.dog2.weight': 46,
      'pound.dog2.tired': 8,
    });
  });

  test('that is gone has no numbers, switches or texts to change any more', () => {
    const gone = play(twoDogs, removed('pound.dog1'));
    for (const event of [
      setTo('pound.dog1.tired', 3),
      switched('pound.dog1.asleep', true),
      wrote('pound.dog1.name', 'Rex'),
      removed('pound.dog1'),
    ]) {
      expect(errorOf(gone, event)).toMatchObject({ code: 'unknownTarget' });
    }
  });
});

describe('an action on an item', () => {
  const preset = { item: 'pound.dog2' };

  test('asks only for what is not settled', () => {
    expect(idsOf(formOf(feed, viewAt(twoDogs), {}).fields)).toEqual(['item', 'portions', 'gently']);
    expect(idsOf(formOf(feed, viewAt(twoDogs), preset).fields)).toEqual(['portions', 'gently']);
    expect(
      idsOf(formOf(feed, viewAt(twoDogs), { ...preset, portions: 1, gently: true }).fields),
    ).toEqual([]);
  });

  test('asks by what is settled, whatever was given beside it', () => {
    const asking: Action = {
      id: 'ask',
      inputs: (_, given) => [
        { kind: 'choice', id: 'item', options: ['a', 'b'], start: 'a' },
        { kind: 'toggle', id: `about.${String(given['item'])}`, start: false },
        { kind: 'toggle', id: `with.${String(given['mood'])}`, start: false },
      ],
      run: () => [],
    };
    const fields = formOf(asking, viewAt(table), { item: 'b' }, { item: 'a', mood: 'glad' }).fields;
    // An answer no field asks for is not heard: the reducer would not hear it either.
    expect(idsOf(fields)).toEqual(['about.b', 'with.undefined']);
  });

  test('is refused for this item only if it cannot be done with this very one', () => {
    const asleep = play(twoDogs, switched('pound.dog2.asleep', true));
    const refused = { code: 'asleep', params: { dog: 'pound.dog2' } };
    expect(standingRefusal(feed, viewAt(asleep), preset)).toEqual(refused);
    expect(standingRefusal(feed, viewAt(asleep), { item: 'pound.dog1' })).toBeUndefined();
    // Another dog may still be fed, so the action itself is not refused.
    expect(standingRefusal(feed, viewAt(asleep))).toBeUndefined();
    const allAsleep = play(asleep, switched('pound.dog1.asleep', true));
    expect(standingRefusal(feed, viewAt(allAsleep))).toMatchObject({ code: 'asleep' });
  });

  test('is not refused while another way to fill in the rest works', () => {
    const greedy: Action = {
      ...feed,
      refusal: (_, { item, portions }) =>
        item === 'pound.dog2' && portions === 3 ? undefined : { code: 'no' },
    };
    expect(standingRefusal(greedy, viewAt(twoDogs), preset)).toBeUndefined();
    expect(standingRefusal(greedy, viewAt(twoDogs), { ...preset, portions: 2 })).toEqual({
      code: 'no',
    });
  });

  test('a text can be anything, so a form with one is never hopeless', () => {
    const never: Action = { ...actionOf(table, 'label'), refusal: () => ({ code: 'no' }) };
    expect(standingRefusal(never, viewAt(twoDogs), preset)).toBeUndefined();
    expect(standingRefusal(never, viewAt(twoDogs), { ...preset, called: 'Rex' })).toEqual({
      code: 'no',
    });
  });

  test('does what it does to that item', () => {
    expect(effectOf(twoDogs, took('pound', 'feed', { ...preset, portions: 1 }))).toEqual({
      'pound.dog2.tired': 1,
    });
    expect(errorOf(table, took('pound', 'feed', preset))).toMatchObject({
      refusal: { code: 'noDog' },
    });
  });
});

describe('options that may be chosen more than once', () => {
  const plan: Field = {
    ...{ kind: 'choices', id: 'plan', options: ['move', 'explore', 'hide'], start: [] },
    ...{ most: 4, repeats: true, aliases: { search: 'explore' } },
  };

  test.each([
    ['', []],
    ['move,move,explore', ['move', 'move', 'explore']],
    ['explore move move', ['explore', 'move', 'move']],
    ['move、Move、MOVE、search', ['move', 'move', 'move', 'explore']],
  ])('"%s" is %j, in its order', (text, value) => {
    expect(parseField(plan, text)).toEqual({ ok: true, value });
  });

  test('too many are an error that says how many there may be', () => {
    expect(parseField(plan, 'move,move,move,move,move')).toEqual({
      ok: false,
      error: { code: 'wrongCount', given: 'move,move,move,move,move', fewest: 0, most: 4 },
    });
    expect(parseField({ ...plan, fewest: 2 }, 'move')).toMatchObject({
      error: { code: 'wrongCount', fewest: 2, most: 4 },
    });
    expect(parseField(plan, 'move,fly')).toMatchObject({ error: { code: 'unknownOption' } });
  });

  test('without a limit there may be as many as there are options', () => {
    const { most: _, ...open } = plan;
    expect(parseField(open, 'move,move,move')).toMatchObject({ ok: true });
    expect(parseField(open, 'move,move,move,move')).toMatchObject({ ok: false });
  });

  test('a form half filled in keeps them all, as far as they are offered', () => {
    expect(valuesSoFar([plan], { plan: ['move', 'fly', 'move'] })).toEqual({
      plan: ['move', 'move'],
    });
  });

  test('an action gets them in their order', () => {
    const shown = play(table, took('pound', 'show', { tricks: ['sit', 'fetch', 'sit'] }));
    expect(noticeIds(shown)).toEqual(['sit', 'fetch', 'sit']);
    expect(errorOf(table, took('pound', 'show', { tricks: Array(5).fill('sit') }))).toMatchObject({
      refusal: { code: 'noTrick' },
    });
  });
});

describe('a text in a form', () => {
  const field: Field = { kind: 'text', id: 'room', start: '', suggestions: ['Hall'] };

  test('is taken as it was written, only tidied', () => {
    expect(parseField(field, '  Ｈａｌｌ\u202e 1,2 ')).toEqual({
      ok: true,
      value: 'Ｈａｌｌ  1,2',
    });
    expect(parseField(field, '')).toEqual({ ok: true, value: '' });
    expect(parseField(field, 'x'.repeat(10_000))).toEqual({ ok: true, value: 'x'.repeat(60) });
  });

  test('need not be one of those suggested', () => {
    expect(valuesSoFar([field], { room: 'Attic' })).toEqual({ room: 'Attic' });
  });
});
