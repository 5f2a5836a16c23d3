import type { GameDefinition } from '../../../rules/engine/definition';
import { chosen, took } from '../eventMakers';
import { effectOf, errorOf, given, play, sitDown } from '../playing';
import { tinyGame } from './tinyGame';

const table = sitDown(tinyGame);
const dressed = play(table, chosen('hero.garb', 'festive'));

describe('what follows from a choice', () => {
  test('knows which choice it was and what was chosen before, and sees what is chosen now', () => {
    expect(effectOf(table, chosen('hero.garb', 'festive'))).toEqual({
      ...{ 'hero.garb': 'festive', 'rival.garb': 'festive' },
      notices: ['hero.garb took off plain', 'rival.garb took off plain'],
    });
    expect(effectOf(dressed, chosen('rival.garb', 'royal'))).toEqual({
      ...{ 'hero.garb': 'royal', 'rival.garb': 'royal' },
      notices: ['rival.garb took off festive', 'hero.garb took off festive'],
    });
  });

  test('follows when a rule chooses as well', () => {
    expect(effectOf(dressed, took('hero', 'dress'))).toEqual({
      ...{ 'hero.garb': 'royal', 'rival.garb': 'royal' },
      notices: ['hero.garb took off festive', 'rival.garb took off festive'],
    });
  });

  test('does not follow where the same is chosen again', () => {
    const odd = given(dressed, { choices: { 'rival.garb': 'plain' } });
    expect(effectOf(odd, chosen('hero.garb', 'festive'))).toEqual({});
    const royal = given(odd, { choices: { 'hero.garb': 'royal' } });
    expect(effectOf(royal, took('hero', 'dress'))).toEqual({});
  });

  test('settles where choices follow each other, also without the other seat', () => {
    const alone = sitDown(tinyGame, { seats: ['hero'] });
    expect(effectOf(alone, chosen('hero.garb', 'royal'))).toEqual({
      'hero.garb': 'royal',
      notices: ['hero.garb took off plain'],
    });
  });

  test('that never ends is a mistake of the game, not a hanging app', () => {
    const endless: GameDefinition = {
      ...tinyGame,
      seats: () => [
        {
          id: 'wavering',
          summary: [],
          sheet: [],
          choices: [
            {
              ...{ id: 'mind', options: ['yes', 'no'], start: 'yes' },
              follows: (at, from) => [{ kind: 'choose', at, option: from }],
            },
          ],
          steps: [],
        },
      ],
    };
    expect(() => play(sitDown(endless), chosen('wavering.mind', 'no'))).toThrow(
      'rules of tiny do not settle',
    );
  });

  test('does not follow from what is not offered', () => {
    expect(errorOf(table, chosen('hero.garb', 'invisible'))).toEqual({
      ...{ code: 'unknownTarget', target: 'hero.garb' },
    });
  });
});

test('all choices are made before numbers start: where one starts and ends may follow from any', () => {
  const track = { id: 'size', shape: 'counter', min: 0, start: 5 } as const;
  const seat = { summary: [], sheet: [], steps: [] };
  const choice = { id: 'scale', options: ['small', 'large'], start: 'large' };
  const scaled: GameDefinition = {
    ...tinyGame,
    consequences: () => [],
    victories: [],
    seats: () => [
      {
        ...{ ...seat, id: 'first' },
        tracks: [{ ...track, max: (view) => (view.choice('second.scale') === 'large' ? 9 : 1) }],
      },
      { ...seat, id: 'second', choices: [choice] },
    ],
  };
  expect(sitDown(scaled).state.values).toEqual({ 'first.size': 5 });
});
