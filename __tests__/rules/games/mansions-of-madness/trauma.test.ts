import { jumped, took } from '../../eventMakers';
import { effectOf, given, play, type Position } from '../../playing';
import { askedBy, haunted, optionsOf, refusalOf, who } from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const trauma = (kind: string, more: Parameters<typeof took>[2] = {}) =>
  took('keeper', 'playTrauma', { investigator: who, trauma: kind, ...more });
const holding = (position: Position = {}) =>
  haunted({ ...position, values: { 'keeper.traumaHand': 3, ...position.values } });

describe('a Trauma card', () => {
  test('[MOM-K8] [MOM-K11] without a number is played whenever it may be, and costs nothing', () => {
    const rich = holding({ values: { 'keeper.threat': 4 } });
    expect(effectOf(rich, trauma('physical'))).toEqual({
      ...{ 'keeper.traumaHand': -1, [at('physicalTrauma')]: true },
    });
    expect(effectOf(rich, trauma('mental', { traumaCard: 'Fear' }))).toEqual({
      ...{ 'keeper.traumaHand': -1, [at('mentalTrauma')]: true, [at('mentalCard')]: 'Fear' },
    });
  });

  test.each([
    ['[MOM-K6]', 'physical', 'health', 'tooHealthy', 'physicalTrauma'],
    ['[MOM-K7]', 'mental', 'sanity', 'tooSane', 'mentalTrauma'],
  ])('%s %s with a number only at that %s or less', (_, kind, track, code, toggle) => {
    const table = (now: number) => holding({ values: { [at(track)]: now } });
    const four = trauma(kind, { traumaNumber: 4 });
    const played = { 'keeper.traumaHand': -1, [at(toggle)]: true };
    expect(refusalOf(table(5), four)).toEqual({ code, params: { who, number: 4, now: 5 } });
    expect(effectOf(table(4), four)).toEqual(played);
    expect(effectOf(table(3), four)).toEqual(played);
    expect(effectOf(table(5), trauma(kind))).toEqual(played);
  });

  test('[MOM-K6] [MOM-K7] each kind looks at its own number', () => {
    const table = holding({ values: { [at('health')]: 2, [at('sanity')]: 7 } });
    expect(effectOf(table, trauma('physical', { traumaNumber: 2 }))).toBeDefined();
    expect(refusalOf(table, trauma('mental', { traumaNumber: 2 })).code).toBe('tooSane');
  });

  test('[MOM-K9] one of each kind: a new one replaces the old', () => {
    const leg = play(holding(), trauma('physical', { traumaCard: 'Leg' }));
    expect(effectOf(leg, trauma('mental', { traumaCard: 'Fear' }))).toEqual({
      ...{ 'keeper.traumaHand': -1, [at('mentalTrauma')]: true, [at('mentalCard')]: 'Fear' },
    });
    const arm = trauma('physical', { traumaCard: 'Arm' });
    expect(effectOf(leg, arm)).toEqual({
      ...{ 'keeper.traumaHand': -1, [at('physicalCard')]: 'Arm' },
      notices: ['namedTraumaReplaced'],
    });
    expect(play(leg, arm).notices[0]?.params).toEqual({ who, card: { written: 'Leg' } });
    const nameless = play(holding(), trauma('physical'));
    expect(effectOf(nameless, trauma('physical'))).toEqual({
      ...{ 'keeper.traumaHand': -1, notices: ['traumaReplaced'] },
    });
    const other = took('keeper', 'playTrauma', { investigator: 'investigator2' });
    expect(effectOf(leg, other)).toEqual({
      ...{ 'keeper.traumaHand': -1, 'investigator2.physicalTrauma': true },
    });
  });

  test('is played on the living, and an empty hand need not be counted', () => {
    const fewer = holding({ values: { [at('health')]: 0 } });
    expect(optionsOf(askedBy(fewer, 'keeper', 'playTrauma'), 'investigator')).toEqual([
      ...['investigator2', 'investigator3'],
    ]);
    expect(effectOf(haunted(), trauma('physical'))).toEqual({ [at('physicalTrauma')]: true });
  });
});

describe('[MOM-K10] as an action on the insane', () => {
  const asAction = trauma('mentalAsAction');
  const insane = { [at('sanity')]: 0, 'investigator2.sanity': 0 };
  const keepers = holding({ turn: 'keeper/keeperActions', values: insane });
  const played = {
    ...{ 'keeper.traumaHand': -1, [at('mentalTrauma')]: true },
    [`happened.insaneTrauma.${who}`]: true,
  };

  test('in the keeper’s turn', () => {
    expect(effectOf(keepers, asAction)).toEqual(played);
    expect(effectOf(keepers, trauma('mentalAsAction', { traumaNumber: 1 }))).toEqual(played);
  });

  test('once a turn on each of them', () => {
    const once = play(keepers, asAction);
    expect(refusalOf(once, asAction)).toEqual({ code: 'insaneOnce', params: { who } });
    const other = { investigator: 'investigator2', trauma: 'mentalAsAction' };
    expect(effectOf(once, took('keeper', 'playTrauma', other))).toEqual({
      ...{ 'keeper.traumaHand': -1, 'investigator2.mentalTrauma': true },
      'happened.insaneTrauma.investigator2': true,
    });
    const next = play(once, jumped(who, 'turnStart'), jumped('keeper', 'keeperActions'));
    expect(effectOf(next, asAction)).toEqual({
      ...{ 'keeper.traumaHand': -1, notices: ['traumaReplaced'] },
      [`happened.insaneTrauma.${who}`]: true,
    });
  });

  test('not on the sane, not in an investigator’s turn', () => {
    const sane = given(keepers, { values: { [at('sanity')]: 1 } });
    expect(refusalOf(sane, asAction)).toEqual({ code: 'notInsane', params: { who } });
    const early = given(keepers, { turn: `${who}/move1` });
    expect(refusalOf(early, asAction)).toEqual({ code: 'onlyKeeperTurn' });
    expect(effectOf(early, trauma('mental'))).toEqual({
      ...{ 'keeper.traumaHand': -1, [at('mentalTrauma')]: true },
    });
  });
});
