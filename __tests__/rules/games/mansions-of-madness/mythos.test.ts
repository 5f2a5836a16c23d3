import fc from 'fast-check';

import { reduce } from '../../../../rules/engine/reduce';
import { completed, setTo, took } from '../../eventMakers';
import {
  completeStep,
  effectOf,
  errorOf,
  given,
  play,
  valueAt,
  type Position,
} from '../../playing';
import { haunted, mansion, offeredTo, refusalOf, who } from './mansionsTable';

const card = (threatCost: number, seat = who) => took(seat, 'playMythos', { threatCost });
const rich: Position['values'] = { 'keeper.threat': 5, 'keeper.mythosHand': 3 };
const windows = ['turnStart', 'move1', 'move2', 'action'];

describe('[MOM-M8] [MOM-M9] a Mythos card in an investigator’s turn', () => {
  test.each(windows)('is paid with threat at %s', (step) => {
    const table = haunted({ turn: `${who}/${step}`, values: rich });
    expect(effectOf(table, card(3))).toEqual({
      ...{ 'keeper.threat': -3, 'keeper.mythosHand': -1, 'happened.mythos': true },
    });
  });

  test('[MOM-M8] there is no other moment', () => {
    const steps = haunted().game.seat(who)?.steps ?? [];
    const guided = steps.filter(({ parts = [] }) => parts.some(({ id }) => id === 'playMythos'));
    expect(guided.map(({ id }) => id)).toEqual(windows);
    const ending = haunted({ turn: `${who}/turnEnd`, values: rich });
    expect(errorOf(ending, card(0)).code).toBe('unknownTarget');
  });

  test('[MOM-M8] none in the turn of somebody who is dead, nor while somebody new comes', () => {
    const dead = haunted({ values: { ...rich, [`${who}.health`]: 0 } });
    expect(errorOf(dead, card(0)).code).toBe('unknownTarget');
    const coming = given(dead, { turn: `${who}/newcomer`, toggles: { [`${who}.awaited`]: true } });
    const came = play(coming, took(who, 'newInvestigator', { newName: 'Jenny' }));
    expect(came.state.turn.step).toBe('newcomer');
    expect(errorOf(came, card(0)).code).toBe('unknownTarget');
  });

  test('[MOM-M10] none in the keeper’s turn, none aimed at somebody else’s', () => {
    const keepers = haunted({ turn: 'keeper/keeperActions', values: rich });
    for (const seat of ['investigator1', 'investigator2', 'investigator3']) {
      expect(errorOf(keepers, card(0, seat)).code).toBe('unknownTarget');
    }
    expect(offeredTo(keepers, 'keeper')).not.toContain('playMythos');
    expect(errorOf(haunted({ values: rich }), card(0, 'investigator2')).code).toBe('unknownTarget');
  });

  test('[MOM-M9] is the only one in this turn, in whatever window', () => {
    const played = play(haunted({ turn: `${who}/turnStart`, values: rich }), card(1));
    expect(refusalOf(played, card(0))).toEqual({ code: 'mythosPlayed' });
    let table = played;
    for (const step of windows.slice(1)) {
      table = completeStep(table);
      expect(table.state.turn.step).toBe(step);
      expect(refusalOf(table, card(0))).toEqual({ code: 'mythosPlayed' });
    }
  });

  test('[MOM-M9] the next investigator’s turn has one again', () => {
    const played = play(haunted({ turn: `${who}/action`, values: rich }), card(1));
    const ended = play(played, completed(who, 'action'), completed(who, 'turnEnd'));
    expect(valueAt(play(ended, card(4, 'investigator2')), 'keeper.threat')).toBe(0);
  });

  test('[MOM-M9] costs no more than there is', () => {
    const table = haunted({ values: rich });
    expect(valueAt(play(table, card(5)), 'keeper.threat')).toBe(0);
    expect(refusalOf(table, card(6))).toEqual({
      code: 'tooLittleThreat',
      params: { cost: 6, have: 5 },
    });
    const poor = given(table, { values: { 'keeper.threat': 0, 'keeper.mythosHand': 0 } });
    expect(effectOf(poor, card(0))).toEqual({ 'happened.mythos': true });
  });
});

test('[MOM-M8] [MOM-M9] [MOM-M10] a Mythos card: one a turn, in its windows, whatever else is done', () => {
  const wish = fc.record({
    what: fc.constantFrom('card', 'card', 'finish', 'finish', 'step', 'stun'),
    cost: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(wish, { minLength: 20, maxLength: 60, size: 'max' }), (wishes) => {
      const { game, ...rich } = play(mansion(), setTo('keeper.threat', 60));
      let { state } = rich;
      let [played, paid] = [false, 0];
      for (const { what, cost } of wishes) {
        const { seat, step, round } = state.turn;
        const event = {
          card: took(seat, 'playMythos', { threatCost: cost }),
          finish: completed(seat, step),
          step: took(seat, 'step'),
          stun: setTo(`${seat}.stun`, cost),
        }[what];
        const outcome = reduce(game, state, event);
        if (outcome.ok) ({ state } = outcome.value);
        if (what === 'card') {
          const isWindow = seat !== 'keeper' && step !== 'turnEnd';
          const isPaid = cost <= 60 - paid;
          expect(outcome.ok).toBe(isWindow && !played && isPaid);
          if (outcome.ok) [played, paid] = [true, paid + cost];
        }
        if (state.turn.seat !== seat || state.turn.round !== round) played = false;
        expect(state.values['keeper.threat']).toBe(60 - paid);
      }
    }),
  );
});
