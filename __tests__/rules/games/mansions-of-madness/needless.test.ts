import { added, jumped, setTo, took, wrote } from '../../eventMakers';
import { completeStep, effectOf, given, play, type Table } from '../../playing';
import { askedBy, haunted, monster, refusalOf, startsOf, who } from './mansionsTable';
import {
  evade,
  evaded,
  failedBy,
  fought,
  horror,
  horrorToken,
  hurtBy,
  seen,
  worked,
} from './testCases';

const failing = (inputs: Parameters<typeof took>[2]) =>
  took(who, 'test', { ...inputs, roll: [10] });
const other = 'keeper.monster2';
const twoMonsters = play(haunted(), added('keeper.monsters'));

/** Everybody's steps completed, until the first investigator has the turn again. */
function nextTurn(table: Table): Table {
  let now = completeStep(table);
  while (now.state.turn.seat === who) now = completeStep(now);
  while (now.state.turn.seat !== who) now = completeStep(now);
  return now;
}

describe('[MOM-T13] [MOM-T14] [MOM-X14] evade tests that are not needed', () => {
  test('[MOM-T13] against a stunned monster; none is recorded', () => {
    const table = haunted({ values: { [`${monster}.stun`]: 1 } });
    expect(refusalOf(table, failing(evade))).toEqual({ code: 'noEvadeStunned' });
    const awake = play(table, setTo(`${monster}.stun`, 0));
    expect(effectOf(awake, failing(evade))).toEqual({ ...evaded, ...hurtBy(2) });
  });

  test('[MOM-T14] a second one against the same monster in a turn', () => {
    const table = play(haunted(), took(who, 'test', { ...evade, roll: [1] }));
    expect(refusalOf(table, failing(evade))).toEqual({ code: 'noSecondEvade' });
    expect(refusalOf(completeStep(table), failing(evade))).toEqual({ code: 'noSecondEvade' });
  });

  test('[MOM-T14] but against another monster, by another investigator, or of another kind', () => {
    const table = play(twoMonsters, failing(evade));
    expect(effectOf(table, failing({ kind: 'evade', monster: other }))).toEqual({
      ...{ [`happened.evade.${who}.${other}`]: true, [`${who}.health`]: -1 },
      ...failedBy('evade', 'hurt'),
    });
    const second = took('investigator2', 'test', { ...evade, roll: [1] });
    expect(effectOf(table, second)).toEqual({
      ...{ [`happened.evade.investigator2.${monster}`]: true, ...worked },
    });
    expect(effectOf(table, failing({ ...horror, together: false }))).toEqual({
      ...seen,
      ...horrorToken('horror'),
    });
  });

  test('[MOM-T14] in the next turn it is needed again', () => {
    const later = nextTurn(play(haunted(), took(who, 'test', { ...evade, roll: [1] })));
    expect(later.state.turn).toEqual({ round: 2, seat: who, step: 'turnStart' });
    expect(effectOf(later, failing(evade))).toEqual({ ...evaded, ...hurtBy(2) });
  });
});

describe('[MOM-T18] [MOM-T19] [MOM-X3] horror tests that are not needed', () => {
  const met = { texts: { [`${who}.room`]: 'Hall', [`${monster}.room`]: 'hall' } };
  const together = completeStep(haunted({ ...met, turn: `${who}/turnStart` }));

  test('[MOM-T18] a second one against the same monster in a turn', () => {
    const table = play(twoMonsters, took(who, 'test', { ...horror, roll: [1] }));
    expect(refusalOf(table, failing(horror))).toEqual({ code: 'noSecondHorror' });
    expect(effectOf(table, failing({ kind: 'horror', monster: other }))).toEqual({
      ...{ [`happened.horror.${who}.${other}`]: true, ...horrorToken('horror') },
    });
    expect(effectOf(nextTurn(table), failing(horror))).toEqual({
      ...seen,
      ...horrorToken('horror'),
    });
  });

  test('[MOM-T19] in one written room since the turn began', () => {
    expect(startsOf(together, who, 'test', horror)).toMatchObject({ together: true });
    expect(refusalOf(together, failing(horror))).toEqual({ code: 'noHorrorTogether' });
    expect(effectOf(together, failing({ ...horror, together: false }))).toEqual({
      ...seen,
      ...horrorToken('horror'),
    });
  });

  test('[MOM-T19] who is in the room while the turn begins, and nobody who came later', () => {
    const start = haunted({ ...met, turn: `${who}/turnStart` });
    expect(refusalOf(start, failing(horror))).toEqual({ code: 'noHorrorTogether' });
    const gone = play(start, wrote(`${monster}.room`, 'Attic'));
    expect(startsOf(gone, who, 'test', horror)).toMatchObject({ together: false });
    const later = completeStep(gone);
    expect(later.state.turn.step).toBe('move1');
    const back = play(later, wrote(`${monster}.room`, 'Hall'));
    expect(startsOf(back, who, 'test', horror)).toMatchObject({ together: false });
    expect(effectOf(back, failing(horror))).toEqual({ ...seen, ...horrorToken('horror') });
  });

  test('[MOM-T19] a monster placed later in the turn calls for a test', () => {
    const placed = play(together, added('keeper.monsters'), wrote(`${other}.room`, 'Hall'));
    const horrorOf = { kind: 'horror', monster: other };
    expect(startsOf(placed, who, 'test', horrorOf)).toMatchObject({ together: false });
    expect(startsOf(placed, who, 'test', horror)).toMatchObject({ together: true });
  });

  test('[MOM-T19] or where the players say so, with no room written down', () => {
    expect(startsOf(haunted(), who, 'test', horror)).toMatchObject({ together: false });
    expect(refusalOf(haunted(), failing({ ...horror, together: true }))).toEqual({
      code: 'noHorrorTogether',
    });
  });

  test('[MOM-T19] rooms without a name are not one and the same', () => {
    const unwritten = { [`${who}.room`]: '', [`${monster}.room`]: '' };
    const blank = completeStep(haunted({ texts: unwritten, turn: `${who}/turnStart` }));
    expect(effectOf(blank, failing(horror))).toEqual({ ...seen, ...horrorToken('horror') });
  });

  test('[MOM-T19] [MOM-X3] whoever left and came back has to, once', () => {
    const away = play(together, took(who, 'enterRoom', { room: 'Attic', pay: 'movementStep' }));
    const back = play(away, took(who, 'enterRoom', { room: 'HALL', pay: 'movementStep' }));
    expect(startsOf(back, who, 'test', horror)).toMatchObject({ together: false });
    const tested = play(back, failing(horror));
    expect(effectOf(back, failing(horror))).toEqual({ ...seen, ...horrorToken('horror') });
    expect(refusalOf(tested, failing(horror))).toEqual({ code: 'noSecondHorror' });
  });

  test('[MOM-T19] the next turn begins together again', () => {
    const entered = play(haunted({ texts: { [`${monster}.room`]: 'Hall' } }), {
      ...took(who, 'enterRoom', { room: 'Hall', pay: 'movementStep' }),
    });
    expect(startsOf(entered, who, 'test', horror)).toMatchObject({ together: false });
    expect(refusalOf(nextTurn(entered), failing(horror))).toEqual({ code: 'noHorrorTogether' });
  });

  test('[MOM-T19] a monster that comes in the turn of somebody else calls for one', () => {
    const keepers = play(together, jumped('keeper', 'keeperActions'));
    expect(askedBy(keepers, who, 'test', horror).map(({ id }) => id)).not.toContain('together');
    expect(effectOf(keepers, failing(horror))).toEqual({ ...seen, ...horrorToken('horror') });
  });
});

describe('[MOM-Z8] a test that starts from the monster', () => {
  const aimed = { item: monster, investigator: who };
  const keepers = given(twoMonsters, { turn: 'keeper/keeperActions' });

  test('has the numbers of both', () => {
    const starts = startsOf(keepers, 'keeper', 'testFor', { ...aimed, kind: 'horror' });
    expect(starts).toEqual({
      ...{ item: monster, investigator: who, kind: 'horror' },
      ...{ attribute: 6, modifier: -1, skill: false, roll: [] },
    });
    const evading = startsOf(keepers, 'keeper', 'testFor', { ...aimed, kind: 'evade' });
    expect(evading).toMatchObject({ attribute: 4, modifier: 1 });
    const asking = startsOf(keepers, 'keeper', 'testFor', {
      ...{ item: other, investigator: 'investigator2', kind: 'evade' },
    });
    expect(asking).toMatchObject({ attribute: 5, modifier: 0 });
  });

  test('is about whoever has the turn, and only those who live', () => {
    const second = given(twoMonsters, { turn: 'investigator2/move1' });
    expect(startsOf(second, 'keeper', 'testFor')).toMatchObject({ investigator: 'investigator2' });
    const fewer = given(keepers, { values: { 'investigator1.health': 0 } });
    const [, asked] = askedBy(fewer, 'keeper', 'testFor');
    expect(asked).toMatchObject({
      ...{ options: ['investigator2', 'investigator3'], start: 'investigator2' },
    });
  });

  test.each([
    ['evade', [6], { ...evaded, ...hurtBy(2) }],
    ['horror', [6], { ...seen, ...horrorToken('horror') }],
    ['combat', [6], { ...fought, ...worked, [`${monster}.wounds`]: 1 }],
  ])('%s has the same effect as from the sheet', (kind, roll, does) => {
    const event = took('keeper', 'testFor', { ...aimed, kind, with: 'strength', roll });
    expect(effectOf(keepers, event)).toEqual(does);
  });

  test('is refused for the same reasons, on either side', () => {
    const horrorFor = took('keeper', 'testFor', { ...aimed, kind: 'horror', roll: [10] });
    expect(refusalOf(play(keepers, horrorFor), horrorFor)).toEqual({ code: 'noSecondHorror' });
    expect(refusalOf(play(keepers, horrorFor), failing(horror))).toEqual({
      code: 'noSecondHorror',
    });
    const room = wrote(`${monster}.room`, 'Hall');
    const begun = play(haunted({ turn: `${who}/turnStart` }), room, wrote(`${who}.room`, 'Hall'));
    const own = completeStep(begun);
    expect(refusalOf(own, horrorFor)).toEqual({ code: 'noHorrorTogether' });
  });
});
