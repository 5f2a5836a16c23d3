import type { ToolAnswer } from '../../../../rules/engine/answer';
import { parseFields } from '../../../../rules/engine/fields';
import { toolById } from '../../../support/everyGame';

/** What a tool answers to a link. */
function answer(id: string, link: Readonly<Record<string, string>>): ToolAnswer {
  const found = toolById(id);
  if (found === undefined) throw new Error(`there is no tool ${id}`);
  const { values, errors } = parseFields(found.tool.fields, link);
  expect(errors).toEqual({});
  return found.tool.answer(values);
}

const lineIds = ({ lines }: ToolAnswer) => lines.map(({ id }) => id);
const linesCalled = ({ lines }: ToolAnswer, id: string) =>
  lines.filter((line) => line.id === id).map(({ params }) => params);

describe('[GHL-D2] [GHL-D3] ghoul-dice (G-1)', () => {
  test.each([
    ['1 1 1', 3, 'low', [[1, 1]]],
    [
      '1 2 4',
      7,
      'low',
      [
        [4, 2],
        [4, 1],
        [2, 1],
      ],
    ],
    [
      '2 2 4',
      8,
      'enough',
      [
        [4, 2],
        [2, 2],
      ],
    ],
    [
      '3 5 6',
      14,
      'enough',
      [
        [6, 5],
        [6, 3],
        [5, 3],
      ],
    ],
    [
      '1 6 6',
      13,
      'enough',
      [
        [6, 6],
        [6, 1],
      ],
    ],
    ['6 6 6', 18, 'enough', [[6, 6]]],
    ['1 3', 4, 'low', [[3, 1]]],
    ['2 3', 5, 'enough', [[3, 2]]],
  ])('%s: total %i, %s, pairs %j', (dice, total, result, pairs) => {
    const found = answer('ghoul-dice', { dice });
    const low = dice.length === 3 ? 4 : 7;
    expect(found.headline).toEqual({ id: result, params: { dice: low === 7 ? 3 : 2, total, low } });
    expect(linesCalled(found, 'pair')).toEqual(
      pairs.map(([movement, attack]) => ({ movement, attack })),
    );
  });

  test.each([
    ['threeDice', 35, 216],
    ['twoDice', 6, 36],
  ])('[GHL-D6] %s: a Terror card in %i of %i throws', (count, ways, throws) => {
    const found = answer('ghoul-dice', { count });
    expect(linesCalled(found, 'terrorChance')).toEqual([{ ways, throws }]);
    expect(found.bars?.[0]?.chance).toBeCloseTo(ways / throws, 12);
  });

  test('[GHL-D6] before the roll the odds of a wish: at start movement 4 and Attack 2', () => {
    // 216 less 27 without a 4 or more, less 16 with two 1s, plus the 7 that are both.
    const found = answer('ghoul-dice', {});
    expect(linesCalled(found, 'wishChance')).toEqual([
      { movement: 4, attack: 2, ways: 180, throws: 216 },
    ]);
    expect(found.headline).toEqual({
      id: 'chance',
      params: { movement: 4, attack: 2, percent: 83.3 },
    });
  });

  test('[GHL-L3] the dice entered decide, not the number chosen', () => {
    const found = answer('ghoul-dice', { dice: '1 3', count: 'threeDice' });
    expect(linesCalled(found, 'terrorChance')).toEqual([{ ways: 6, throws: 36 }]);
  });
});

describe('[GHL-F2] ghoul-goal (G-2)', () => {
  test.each([
    ['2', 'ghoul', 9],
    ['5', 'ghoul', 12],
    ['7', 'ghoul', 14],
    ['4', 'ragpicker', 9],
    ['6', 'hunter', 14],
    ['7', 'hunter', 14],
    ['3', 'scavenger', 9],
  ])('%s players, %s: %i', (players, level, goal) => {
    expect(answer('ghoul-goal', { players, level }).headline).toEqual({
      id: 'goal',
      params: { goal },
    });
  });

  test('[GHL-F1] only Hunter with seven is cut at the end of the track', () => {
    const capped = (players: string, level: string) =>
      linesCalled(answer('ghoul-goal', { players, level }), 'capped');
    expect(capped('7', 'hunter')).toEqual([{ end: 14 }]);
    expect(capped('6', 'hunter')).toEqual([]);
    expect(capped('7', 'ghoul')).toEqual([]);
  });

  test.each([
    ['ragpicker', 3, 5, 3, 3],
    ['scavenger', 3, 6, 4, 4],
    ['ghoul', 3, 7, 5, 5],
    ['stalker', 2, 7, 5, 5],
    ['hunter', 2, 8, 6, 6],
  ])('[GHL-L3] [GHL-L4] %s', (level, dice, knight, dragon, crystals) => {
    const found = answer('ghoul-goal', { level });
    expect(linesCalled(found, 'dice')).toEqual([{ dice }]);
    expect(linesCalled(found, 'vile')).toEqual([{ knight, dragon, crystals }]);
  });

  test('[GHL-V9] alone the three solo levels', () => {
    const found = answer('ghoul-goal', { players: '1' });
    expect(found.headline).toEqual({ id: 'solo' });
    expect(linesCalled(found, 'soloGoal')).toEqual([
      { soloLevel: 'easy', fury: 7, crystals: 5 },
      { soloLevel: 'medium', fury: 8, crystals: 6 },
      { soloLevel: 'hard', fury: 9, crystals: 7 },
    ]);
  });
});

describe('[GHL-M1] [GHL-M2] [GHL-M3] [GHL-M4] ghoul-move (G-3)', () => {
  test.each([
    ['0', '0', '0', '0', 1],
    ['1', '0', '0', '0', 2],
    ['0', '1', '1', '0', 1],
    ['0', '1', '0', '0', 2],
    ['0', '2', '1', '1', 2],
    ['1', '1', '0', '0', 3],
    ['1', '2', '1', '0', 2],
  ])('wall %s, pieces %s, attack %s, unattackable %s: %i', (wall, pieces, attack, un, cost) => {
    const found = answer('ghoul-move', { wall, pieces, attack, unattackable: un });
    expect(found.headline).toEqual({ id: 'cost', params: { cost } });
  });

  test('the sum names why', () => {
    const why = (link: Readonly<Record<string, string>>) => lineIds(answer('ghoul-move', link));
    expect(why({})).toEqual(['base', 'never']);
    expect(why({ attack: '1' })).toEqual(['base', 'nobody', 'never']);
    expect(why({ wall: '1', pieces: '1' })).toEqual(['base', 'wall', 'notAttacked', 'never']);
    expect(why({ pieces: '2', attack: '1' })).toEqual(['base', 'attacked', 'never']);
    expect(why({ pieces: '2', attack: '1', unattackable: '1' })).toEqual([
      'base',
      'unattackable',
      'never',
    ]);
  });
});

describe('[GHL-A1] [GHL-A7] ghoul-attack (G-4)', () => {
  test.each([
    ['4 discs, Knight with Strength 3', { discs: '4', defence: '3' }, 4, true, 0],
    ['3 discs, Knight with Strength 3', { discs: '3', defence: '3' }, 4, false, 3],
    ['5 discs, tribe with Strength 1', { discs: '5', defence: '1' }, 2, true, 3],
    ['then 3 discs, Thief with Stealth 1', { discs: '3', defence: '1' }, 2, true, 1],
    ['2 discs, Thief with Stealth 0', { discs: '2', defence: '0' }, 1, true, 1],
    ['3 discs, a Crystal', { discs: '3', crystal: '1' }, 3, true, 0],
    ['6 discs, Dragon with Armor 4', { discs: '6', defence: '4' }, 5, true, 1],
    ['1 disc, Unicorn with Armor 1', { discs: '1', defence: '1' }, 2, false, 1],
    ['2 discs, a Crystal', { discs: '2', crystal: '1', defence: '0' }, 3, false, 2],
  ])('[GHL-A9] %s', (_, link, cost, possible, left) => {
    const found = answer('ghoul-attack', link);
    expect(found.tone).toBe(possible ? 'good' : 'bad');
    expect(found.headline).toEqual(
      possible
        ? { id: 'possible', params: { cost, left } }
        : {
            id: 'impossible',
            params: { cost, discs: Number(link.discs), missing: cost - Number(link.discs) },
          },
    );
    expect(linesCalled(found, 'defenceLeft')).toEqual([{ left }]);
  });

  test('[GHL-A2] it says that a target is attacked once', () => {
    expect(lineIds(answer('ghoul-attack', {}))).toEqual(['sum', 'defenceLeft', 'once']);
    expect(lineIds(answer('ghoul-attack', { crystal: '1' }))[0]).toBe('crystal');
  });
});

describe('[GHL-U6] [GHL-U7] vile-ghoul-attack (G-6)', () => {
  test.each([
    [{ attack: '3', boost: '0', defence: '2' }, 'hits', 1],
    [{ attack: '3', boost: '0', defence: '3' }, 'tooWeak', 2],
    [{ attack: '3', boost: '1', defence: '3' }, 'hits', 1],
    [{ attack: '2', boost: '0', crystal: '1' }, 'tooWeak', 1],
    [{ attack: '3', boost: '0', crystal: '1' }, 'hits', 1],
    [{ attack: '5', boost: '0', defence: '4', passing: '1' }, 'passes', 2],
    [{ attack: '1', boost: '2', defence: '2' }, 'hits', 1],
  ])('%j: %s, entering costs %i', (link, result, entry) => {
    const found = answer('vile-ghoul-attack', link);
    expect([found.headline.id, found.headline.params?.['entry']]).toEqual([result, entry]);
    expect(linesCalled(found, 'entry')).toEqual([{ entry }]);
    expect(found.tone).toBe({ hits: 'good', tooWeak: 'bad', passes: 'plain' }[result]);
  });

  test('[GHL-U7] a bonus does not smash a Crystal, and the doubt is told', () => {
    const found = answer('vile-ghoul-attack', { attack: '2', boost: '3', crystal: '1' });
    expect(found.headline).toEqual({
      id: 'tooWeak',
      params: { strength: 2, needed: 3, entry: 1 },
    });
    expect(lineIds(found)).toContain('crystalBoost');
    expect(lineIds(answer('vile-ghoul-attack', { boost: '0', crystal: '1' }))).not.toContain(
      'crystalBoost',
    );
  });

  test('[GHL-U9] the Defense that stays leaves the bonus out', () => {
    const found = answer('vile-ghoul-attack', { attack: '4', boost: '2' });
    expect(linesCalled(found, 'stays')).toEqual([{ attack: 4 }]);
    expect(linesCalled(found, 'sum')).toEqual([{ attack: 4, boost: 2, strength: 6, defence: 2 }]);
  });
});
