import type { FieldValues } from '../../../../rules/engine/fields';
import { evadeRows, horrorRows } from './cases/toolMonsterRows';
import { attributeRows, combatRows, fireRows, type TestRow } from './cases/toolTestRows';
import { answer, barsText, fieldTexts, lineIds, sumText, toolCalled } from './toolAnswers';

const ask = (link: string) => answer('mansions-test', link);

/** The target and the percentage a row ends in. */
function figuresOf({ says }: TestRow): { target: number; percent: number } {
  const [, target, percent] = /target (-?\d+), (\d+)%/.exec(says) ?? [];
  return { target: Number(target), percent: Number(percent) };
}

/** What is said when the sum goes past the faces that always or never succeed. */
function edgeLines(target: number): readonly string[] {
  if (target < 1) return ['oneAlways'];
  return target > 9 ? ['tenNever'] : [];
}

describe.each([
  ['M-1', 'attribute', attributeRows],
  ['M-2', 'evade', evadeRows],
  ['M-3', 'horror', horrorRows],
  ['M-4', 'combat', combatRows],
  ['M-5', 'fire', fireRows],
] as const)('[MOM-C1] mansions-test, %s', (_, kind, rows) => {
  test.each(rows)('$rule: sum, chance, bars and faces', (row) => {
    const { target, percent } = figuresOf(row);
    const before = ask(row.link);
    expect(before.tone).toBe('plain');
    expect(before.figure).toEqual({ id: 'percent', params: { target, percent } });
    expect(before.headline).toEqual(
      target < 1 || target > 9
        ? { id: 'targetBeyond', params: { target, most: percent / 10 } }
        : { id: 'target', params: { target } },
    );
    expect(sumText(before)).toBe(row.sum);
    expect(barsText(before)).toBe(row.bars);
    expect(lineIds(before)).toEqual(edgeLines(target));
    expect(before.faces).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => ({
        face,
        good: face * 10 <= percent,
        rolled: false,
      })),
    );
  });

  test.each(rows)('$rule: rolled $roll, $says', (row) => {
    const { target, percent } = figuresOf(row);
    const isGood = row.says.startsWith('success');
    const after = ask(`${row.link}&roll=${row.roll}`);
    expect(after.tone).toBe(isGood ? 'good' : 'bad');
    expect(after.figure).toEqual({ id: isGood ? 'success' : 'failure' });
    expect(after.headline).toEqual({ id: 'rolled', params: { roll: row.roll, target } });
    expect(after.lines.slice(0, 2)).toEqual([
      { id: 'chanceWas', params: { target, percent } },
      { id: `${kind}${isGood ? 'Succeeded' : 'Failed'}` },
    ]);
    expect(lineIds(after).slice(2)).toEqual(edgeLines(target));
    expect(sumText(after)).toBe(row.sum);
    expect(barsText(after)).toBe(row.bars);
    expect(after.faces?.filter(({ rolled }) => rolled)).toEqual([
      { face: row.roll, good: isGood, rolled: true },
    ]);
  });
});

describe('mansions-test, M-6: rolling again', () => {
  test.each([
    ['attribute=3&modifier=-4', -1, 10, 1, 19],
    ['attribute=2', 2, 20, 4, 36],
    ['attribute=4', 4, 40, 16, 64],
    ['attribute=5', 5, 50, 25, 75],
    ['attribute=7', 7, 70, 49, 91],
    ['attribute=12', 12, 90, 81, 99],
  ])(
    '[MOM-R3] [MOM-R4] %s, target %i: %i %%, under a Curse %i %%, with an own reroll %i %%',
    (link, target, percent, curse, reroll) => {
      const found = ask(link);
      expect(found.figure?.params).toEqual({ target, percent });
      expect(barsText(found)).toBe(`barPlain ${percent}, barReroll ${reroll}, barCurse ${curse}`);
    },
  );

  test('[MOM-R3] under a Curse 50 % becomes 25 %', () => {
    const bars = ask('attribute=4&kind=evade&modifier=+1').bars ?? [];
    expect(bars.map(({ chance }) => chance)).toEqual([0.5, 0.75, 0.25]);
  });

  test.each(['curse', 'own', 'permitted'])(
    '[MOM-R5] reroll=%s: the same target, Skill Point included; the second result stands',
    (reroll) => {
      const link = `kind=horror&attribute=5&modifier=-3&luck=3&roll=9&reroll=${reroll}`;
      const between = ask(link);
      expect([between.tone, between.figure?.id]).toEqual(['plain', 'percent']);
      expect(between.lines).toEqual([{ id: 'rollAgain', params: { roll: 9 } }]);
      // The die that is rolled again has not fallen yet: any face may be tapped, the same one too.
      expect(between.faces?.some(({ rolled }) => rolled)).toBe(false);

      const good = ask(`${link}&second=5`);
      expect(good.headline).toEqual({ id: 'rolled', params: { roll: 5, target: 5 } });
      expect([good.tone, good.figure?.id]).toEqual(['good', 'success']);
      expect(sumText(good)).toBe(
        'horrorBase 5, horrorModifier -3, (notStunned), (notDark), skillPoint 3',
      );
      const bad = ask(`${link}&second=6`);
      expect(bad.headline).toEqual({ id: 'rolled', params: { roll: 6, target: 5 } });
      expect([bad.tone, bad.figure?.id]).toEqual(['bad', 'failure']);
    },
  );

  test('[MOM-R5] a good first roll does not count once the die is rolled again', () => {
    expect(ask('attribute=5&roll=2&reroll=curse&second=6').tone).toBe('bad');
    expect(ask('attribute=5&roll=2&reroll=none&second=6').tone).toBe('good');
  });

  test('[MOM-X17] one reroll a test: by a Curse or an own one, and one second roll', () => {
    const { fields, roll } = toolCalled('mansions-test');
    const reroll = fields.find(({ id }) => id === 'reroll');
    expect(reroll?.kind === 'choice' && reroll.options).toEqual(['noReroll', 'curse', 'own']);
    expect(fields.filter(({ kind }) => kind === 'numbers').map(({ id }) => id)).toEqual([
      'roll',
      'second',
    ]);
    const rolled = (values: FieldValues) => roll?.(values, values);
    const oneInto = (into: string) => [{ into, count: 1, sides: 10 }];
    expect(rolled({ roll: [], reroll: 'curse' })).toEqual(oneInto('roll'));
    expect(rolled({ roll: [7], reroll: 'noReroll' })).toEqual(oneInto('roll'));
    expect(rolled({ roll: [7], reroll: 'curse' })).toEqual(oneInto('second'));
    expect(rolled({ roll: [7], reroll: 'own' })).toEqual(oneInto('second'));
  });

  test('[MOM-C1] the ends of its fields', () => {
    expect(fieldTexts('mansions-test')).toEqual([
      ...['kind choice', 'attribute 0..99', 'modifier -99..99', 'stunned toggle', 'dark toggle'],
      ...['light toggle', 'monsterStunned toggle', 'tested toggle', 'together toggle'],
      ...['luck 0..99', 'roll numbers', 'reroll choice', 'second numbers'],
    ]);
  });
});
