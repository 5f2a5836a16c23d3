import type { GameDefinition, Seat, Step } from '../../../rules/engine/definition';
import { viewOf } from '../../../rules/engine/state';
import { added, completed, jumped, reset, took } from '../eventMakers';
import { completeStep, effectOf, errorOf, given, noticeIds, play, sitDown } from '../playing';
import { kennelGame } from './kennelGame';

const table = sitDown(kennelGame);
const walked = play(table, took('owner1', 'walk'));
const turnOf = ({ state }: typeof table) =>
  `${state.turn.round} ${state.turn.seat}/${state.turn.step}`;

describe('what happened this turn', () => {
  test('is remembered as soon as it happened, and refuses what happens once', () => {
    expect(effectOf(table, took('owner1', 'walk'))).toEqual({ 'happened.walked.owner1': true });
    expect(errorOf(walked, took('owner1', 'walk'))).toEqual({
      code: 'refused',
      refusal: { code: 'walkedAlready' },
    });
    const view = viewOf(walked.game, walked.state);
    expect(view.happened('walked.owner1')).toBe(true);
    expect(view.happened('walked.owner2')).toBe(false);
  });

  test.each(['constructor', '__proto__', 'toString'])('%s never happened by itself', (what) => {
    expect(viewOf(table.game, table.state).happened(what)).toBe(false);
  });

  test('lasts through every step of the turn, and steps ask for it', () => {
    const evening = completeStep(walked);
    expect(turnOf(evening)).toBe('1 owner1/evening');
    expect(evening.state.happened).toEqual({ 'walked.owner1': true });
  });

  test('is over when the turn passes to another seat', () => {
    const next = completeStep(completeStep(walked));
    expect(turnOf(next)).toBe('1 owner2/morning');
    expect(next.state.happened).toEqual({});
    expect(effectOf(next, took('owner1', 'walk'))).toEqual({ 'happened.walked.owner1': true });
  });

  test('is over after one turn even where the same seat goes on', () => {
    const alone: GameDefinition = {
      ...kennelGame,
      seats: (setup) => kennelGame.seats(setup).slice(0, 1),
    };
    let now = play(sitDown(alone), took('owner1', 'walk'));
    now = completeStep(completeStep(now));
    expect(turnOf(now)).toBe('2 owner1/morning');
    expect(now.state.happened).toEqual({});
  });

  test('stays where somebody jumps within the turn, and goes where they jump to another one', () => {
    expect(effectOf(walked, jumped('owner1', 'evening'))).toEqual({ turn: '1/owner1/evening' });
    expect(effectOf(walked, jumped('owner2', 'noon'))).toEqual({
      'happened.walked.owner1': 'gone',
      turn: '1/owner2/noon',
    });
  });

  test('is forgotten when the game starts over', () => {
    expect(play(walked, reset).state).toEqual(table.state);
  });

  test('a game does not start with a step that does not happen', () => {
    const late: GameDefinition = {
      ...kennelGame,
      seats: (setup) =>
        kennelGame.seats(setup).map((seat) => ({
          ...seat,
          steps: seat.steps.map((step) => ({
            ...step,
            when: (view) =>
              seat.id !== 'owner1' && view.text('owner1.name') !== '' && step.id !== 'morning',
          })),
        })),
    };
    expect(turnOf(sitDown(late, {}, { names: { owner1: 'Åsa' } }))).toBe('1 owner2/noon');
    expect(turnOf(sitDown(late))).toBe('1 /');
  });
});

describe('a rule that goes to another step', () => {
  test.each(['noon', 'evening'])('goes to %s, a step of the same turn', (step) => {
    expect(effectOf(table, took('owner1', `goTo.${step}`))).toEqual({ turn: `1/owner1/${step}` });
  });

  test('may go back, and does not do what the steps between would have done', () => {
    const evening = given(table, { turn: 'owner1/evening' });
    const back = play(evening, took('owner1', 'goTo.morning'));
    expect(turnOf(back)).toBe('1 owner1/morning');
    expect(noticeIds(back)).toEqual([]);
    const over = play(table, took('owner1', 'goTo.evening'));
    expect(noticeIds(over)).toEqual([]);
    expect(noticeIds(completeStep(over))).toEqual(['goodNight']);
  });

  test.each([
    ['another seat’s step', 'closing'],
    ['a step nobody has', 'nowhere'],
  ])('stays where it is instead of going to %s', (_, step) => {
    expect(effectOf(table, took('owner1', `goTo.${step}`))).toEqual({});
  });

  test('stays where it is instead of going to a step that does not happen', () => {
    expect(effectOf(walked, took('owner1', 'goTo.noon'))).toEqual({});
  });

  test('means the seat whose turn it is, whoever takes the action', () => {
    expect(effectOf(table, took('owner2', 'goTo.evening'))).toEqual({ turn: '1/owner1/evening' });
    const closing = given(play(table, added('pound.dogs')), { turn: 'pound/closing' });
    expect(effectOf(closing, took('owner1', 'goTo.evening'))).toEqual({});
  });

  test('keeps what happened this turn', () => {
    expect(play(walked, took('owner1', 'goTo.evening')).state.happened).toEqual(
      walked.state.happened,
    );
  });
});

/** The kennel with other steps. */
function kennelWith(edit: (step: Step, seat: Seat) => Step): GameDefinition {
  return {
    ...kennelGame,
    seats: (setup) =>
      kennelGame
        .seats(setup)
        .map((seat) => ({ ...seat, steps: seat.steps.map((step) => edit(step, seat)) })),
  };
}

describe('what happened in a turn is of no concern to the next one', () => {
  // A morning only for those who did not walk, whoever has the turn.
  const lazy = kennelWith((step) => ({ ...step, when: (view) => !view.happened('walked.owner1') }));
  const out = play(sitDown(lazy), jumped('owner1', 'evening'), took('owner1', 'walk'));

  test('it is forgotten before the first step of the next turn is asked for', () => {
    expect(effectOf(out, completed('owner1', 'evening'))).toEqual({
      ...{ 'happened.walked.owner1': 'gone', turn: '1/owner2/morning' },
      notices: ['goodNight'],
    });
  });

  test('a jump to another turn asks in that turn, one within the turn in this one', () => {
    expect(effectOf(out, jumped('owner2', 'noon'))).toEqual({
      ...{ 'happened.walked.owner1': 'gone', turn: '1/owner2/noon' },
    });
    expect(errorOf(out, jumped('owner1', 'morning'))).toEqual({
      ...{ code: 'unknownTarget', target: 'morning' },
    });
    expect(out.state.happened).toEqual({ 'walked.owner1': true });
  });

  test('a step that asks whose turn it is is asked in its own', () => {
    const own = kennelWith((step, seat) => ({
      ...step,
      when: (view) => view.turn.seat === seat.id && view.turn.step === step.id,
    }));
    const asked = given(sitDown(own), { turn: 'owner1/noon' });
    expect(effectOf(asked, jumped('owner2', 'noon'))).toEqual({ turn: '1/owner2/noon' });
  });
});

describe('a step whose end goes somewhere by itself', () => {
  const rule = (step: string) =>
    kennelWith((one, { id }) =>
      id === 'owner1' && one.id === 'morning'
        ? { ...one, onDone: () => [{ kind: 'goTo', step }] }
        : one,
    );

  test('stays where the rule went, however far', () => {
    expect(turnOf(completeStep(sitDown(rule('evening'))))).toBe('1 owner1/evening');
    expect(turnOf(completeStep(sitDown(rule('noon'))))).toBe('1 owner1/noon');
  });

  test('stays even where the rule went back to the step itself', () => {
    expect(turnOf(completeStep(sitDown(rule('morning'))))).toBe('1 owner1/morning');
  });

  test('goes on as ever where the rule could not go', () => {
    expect(turnOf(completeStep(sitDown(rule('closing'))))).toBe('1 owner1/noon');
  });
});
