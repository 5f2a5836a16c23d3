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

describe('[VMM-T1] Skeletons on a tile defend together (V-1)', () => {
  test.each([
    ['1', 1, 2],
    ['1,1', 2, 3],
    ['1,1,1', 3, 4],
    ['2,1', 3, 4],
    ['1,2', 3, 4],
    ['2,2', 3, 4],
    ['2,1,1,1', 5, 6],
    ['1,1,1,1,1', 5, 6],
  ])('strengths %s: %i, so %i are needed', (strengths, strength, needed) => {
    expect(answer('vast-skeleton-group', { strengths }).headline).toEqual({
      id: 'group',
      params: { strength, needed },
    });
  });

  test('the sum is written out', () => {
    expect(answer('vast-skeleton-group', { strengths: '1 2 1' }).lines).toEqual([
      { id: 'sum', params: { strongest: 2, others: 2, strength: 4 } },
    ]);
  });
});

describe('[VMM-T2] the attack of a Skeleton (V-2)', () => {
  test.each([
    ['Casty alone', { skeleton: 'casty', spaces: '0', target: '1' }, 1, 'miss'],
    ['Casty, one space', { skeleton: 'casty', spaces: '1', target: '1' }, 2, 'hit'],
    ['Slashy alone', { skeleton: 'slashy', spaces: '0', target: '2' }, 3, 'hit'],
    [
      'Slashy with the Great Axe',
      { skeleton: 'slashy', gear: 'axe', spaces: '2', target: '5' },
      6,
      'hit',
    ],
    [
      'Stabby, three on two spaces',
      { skeleton: 'stabby', spaces: '2', bodies: '3', target: '3' },
      3,
      'miss',
    ],
    ['Shooty from afar', { skeleton: 'shooty', spaces: '3', target: '3' }, 4, 'hit'],
    ['Screamy with a light', { skeleton: 'screamy', spaces: '2', target: '2' }, 3, 'hit'],
    [
      'Stabby, one space without a tile',
      { skeleton: 'stabby', spaces: '1', target: '1' },
      2,
      'hit',
    ],
    [
      '[VMM-X8] Slashy with Great Axe and Shield',
      { skeleton: 'slashy', gear: 'great-axe shield', spaces: '0', target: '4' },
      5,
      'hit',
    ],
    [
      'the Great Axe in other hands',
      { skeleton: 'casty', gear: 'axe', spaces: '1', target: '2' },
      2,
      'miss',
    ],
    [
      'the Great Axe named twice',
      { skeleton: 'slashy', gear: 'axe,greatAxe', spaces: '0', target: '4' },
      4,
      'miss',
    ],
  ])('[VMM-G6] %s', (_, link, strength, result) => {
    const target = Number(link.target);
    const found = answer('vast-skeleton-attack', link);
    expect(found.headline).toEqual({
      id: result,
      params: { strength, target, needed: target + 1 },
    });
    expect(found.tone).toBe(result === 'hit' ? 'good' : 'bad');
  });

  test('the sum is written out', () => {
    const link = { skeleton: 'slashy', gear: 'axe', spaces: '2', target: '5' };
    expect(answer('vast-skeleton-attack', link).lines[0]).toEqual({
      id: 'sum',
      params: { strength: 6, skeletonBonus: 2, gearBonus: 1, spaces: 2 },
    });
  });

  test.each([
    ['an attacker scatters', { skeleton: 'casty' }, 'scatters'],
    ['[VMM-SK6] Shooty stays', { skeleton: 'shooty' }, 'staysFromAfar'],
    [
      '[VMM-SK6] Casty with the Fetish stays',
      { skeleton: 'casty', gear: 'fetish' },
      'staysFromAfar',
    ],
    ['[VMM-SK6] the Helmet saves', { skeleton: 'slashy', gear: 'helmet' }, 'scattersFree'],
    ['the Fetish is Casty’s', { skeleton: 'screamy', gear: 'fetish' }, 'scatters'],
  ])('after a hit: %s', (_, link, line) => {
    const ids = lineIds(answer('vast-skeleton-attack', { ...link, spaces: '4', target: '0' }));
    expect(ids.filter((id) => /^(scatters|stays)/.test(id))).toEqual([line]);
    expect(ids).toContain('healthLoss');
  });

  test('after a miss nobody scatters and nobody loses', () => {
    const ids = lineIds(answer('vast-skeleton-attack', { skeleton: 'casty', target: '9' }));
    expect(ids).toEqual(['sum', 'needsStability']);
  });

  test.each([
    ['two spaces', { spaces: '2' }, 2],
    ['two bodies on one space', { spaces: '1', bodies: '2' }, 2],
    ['with the Kukri', { spaces: '2', gear: 'kukri' }, 4],
  ])('[VMM-SK11] Stabby ambushes: %s', (_, link, loss) => {
    const { lines } = answer('vast-skeleton-attack', { skeleton: 'stabby', target: '0', ...link });
    expect(lines).toContainEqual({ id: 'ambush', params: { loss } });
  });

  test('[VMM-SK11] one distractor is no ambush, and Poison needs one', () => {
    const link = { skeleton: 'stabby', spaces: '1', target: '1', gear: 'poison' };
    const ids = lineIds(answer('vast-skeleton-attack', link));
    expect(ids).toContain('noAmbush');
    expect(ids).not.toContain('poison');
    expect(lineIds(answer('vast-skeleton-attack', { ...link, spaces: '2' }))).toContain('poison');
  });

  test('[VMM-X8] the doubt about the Shield is told', () => {
    const shield = { skeleton: 'slashy', gear: 'shield' };
    expect(lineIds(answer('vast-skeleton-attack', shield))).toContain('shieldDoubt');
  });
});

describe('[VMM-T3] [VMM-SP7] an egg (V-3)', () => {
  test.each([
    [0, 0, 1, 2],
    [2, 0, 3, 4],
    [4, 3, 5, 6],
    [5, 0, 6, 7],
    [3, 2, 4, 5],
  ])('%i Blood and %i webs: Defense %i, Strength %i needed', (blood, webs, defence, strength) => {
    const link = { blood: String(blood), webs: String(webs) };
    expect(answer('vast-egg', link).headline).toEqual({
      id: 'holds',
      params: { defence, strength },
    });
  });

  test('5 Blood and a web hatch; the web stays', () => {
    const found = answer('vast-egg', { blood: '5', webs: '1' });
    expect([found.headline.id, lineIds(found)]).toEqual(['hatches', ['websStay']]);
  });

  test.each([
    ['0', '0', { id: 'needsBloodAndWeb', params: { missing: 5 } }],
    ['3', '1', { id: 'needsBlood', params: { missing: 2 } }],
    ['5', '0', { id: 'needsWeb' }],
  ])('%s Blood and %s webs: what is missing', (blood, webs, line) => {
    expect(answer('vast-egg', { blood, webs }).lines.at(-1)).toEqual(line);
  });
});

describe('[VMM-T4] the cost of a move (V-4)', () => {
  test.each([
    ['paladin', 0, '', 1],
    ['paladin', 2, '', 3],
    ['paladin', 3, 'lamp', 4],
    ['paladin', 0, 'lit', 1],
    ['skeleton', 0, '', 1],
    ['skeleton', 0, 'wall', 2],
    ['skeleton', 0, 'lit', 2],
    ['skeleton', 0, 'lamp', 2],
    ['skeleton', 0, 'wall lit lamp', 4],
    ['skeleton', 2, 'lit', 4],
    ['skeleton', 3, 'wall lit lamp', 7],
    ['skeletons', 1, '', 2],
    ['spider', 3, '', 1],
    ['spider', 3, 'wall lit lamp', 1],
  ])('[VMM-G2] [VMM-G3] %s, %i webs, %s: %i', (who, webs, there, cost) => {
    const on = (what: string) => (there.includes(what) ? '1' : '0');
    const link = { who, webs: String(webs), wall: on('wall'), lit: on('lit'), lamp: on('lamp') };
    const found = answer('vast-move-cost', link);
    expect(found.headline).toEqual({ id: 'cost', params: { cost } });
    expect(lineIds(found).includes('needsExtraMovement')).toBe(who === 'skeleton' && cost > 4);
    expect(lineIds(found).includes('websGoBack')).toBe(webs > 0 && who !== 'spider');
  });

  test('[VMM-G2] a wall stops the Paladin', () => {
    const found = answer('vast-move-cost', { who: 'paladin', wall: '1' });
    expect([found.tone, found.headline, lineIds(found)]).toEqual([
      'bad',
      { id: 'blocked' },
      ['breachOpens'],
    ]);
  });

  test('[VMM-SK4] the fifth Movement of a Skeleton costs Stability, the fourth does not', () => {
    const way = { who: 'skeleton', wall: '1', lit: '1', lamp: '1' };
    expect(lineIds(answer('vast-move-cost', way))).not.toContain('needsExtraMovement');
    expect(lineIds(answer('vast-move-cost', { ...way, webs: '1' }))).toContain(
      'needsExtraMovement',
    );
  });
});

describe('[VMM-T6] [VMM-X13] the range of the Manor (V-6)', () => {
  test.each([
    [1, '0', 1, 1],
    [1, '1', 0, 1],
    [2, '1', 1, 1],
    [3, '1', 1, 2],
    [4, '1', 2, 2],
    [5, '1', 2, 3],
    [6, '1', 3, 3],
    [6, '0', 6, 6],
  ])('range %i, occupied %s: %i, or %i rounded up', (range, occupied, down, up) => {
    const reach = (round: string) =>
      answer('vast-manor-range', { range: String(range), occupied, round }).headline.params;
    expect(reach('down')).toEqual({ reach: down });
    expect(reach('up')).toEqual({ reach: up });
  });

  test('rounding is left open only where it matters', () => {
    const open = (range: string) =>
      lineIds(answer('vast-manor-range', { range, occupied: '1' })).includes('roundingOpen');
    expect([open('3'), open('4')]).toEqual([true, false]);
  });
});
