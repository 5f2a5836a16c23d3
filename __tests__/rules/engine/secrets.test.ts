import type { GameDefinition } from '../../../rules/engine/definition';
import type { GameEvent } from '../../../rules/engine/events';
import { textIn } from '../../../rules/engine/fields';
import { historyOf } from '../../../rules/engine/history';
import { openTimeline } from '../../../rules/engine/timeline';
import { chosen, completed, moved, took } from '../eventMakers';
import { effectOf, errorOf, play, sitDown } from '../playing';

const hands = ['none', 'rock', 'paper'];

/** Two players show a hand at once. */
const duel: GameDefinition = {
  id: 'duel',
  players: { fewest: 1, most: 1 },
  setupFields: [],
  seats: () => [
    {
      id: 'player',
      summary: [],
      sheet: [],
      tracks: [{ id: 'wins', shape: 'counter', min: 0, start: 0, max: 9 }],
      choices: [
        { id: 'hand', options: hands, start: 'none', ruled: true },
        { id: 'mood', options: ['calm', 'sure'], start: 'calm' },
      ],
      actions: [
        {
          id: 'pick',
          secret: true,
          inputs: () => [{ kind: 'choice', id: 'hand', options: hands, start: 'none' }],
          run: (_, inputs) => [
            { kind: 'choose', at: 'player.hand', option: textIn(inputs, 'hand') },
          ],
        },
        { id: 'show', secret: false, run: () => [] },
        { id: 'win', run: () => [{ kind: 'move', at: 'player.wins', by: 1 }] },
      ],
      steps: [{ id: 'bout' }],
    },
  ],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  tools: [],
};
const table = sitDown(duel);
const pick = took('player', 'pick', { hand: 'rock' });

describe('a choice that only rules change', () => {
  test('is changed by them', () => {
    expect(effectOf(table, pick)).toEqual({ 'player.hand': 'rock' });
  });

  test.each(hands)('and is not picked by hand, not even as it is (%s)', (option) => {
    const error = { code: 'unknownTarget', target: 'player.hand' };
    expect(errorOf(table, chosen('player.hand', option))).toEqual(error);
    expect(errorOf(play(table, pick), chosen('player.hand', option))).toEqual(error);
  });

  test('other choices are', () => {
    expect(effectOf(table, chosen('player.mood', 'sure'))).toEqual({ 'player.mood': 'sure' });
  });
});

describe('what the history keeps to itself', () => {
  const secretsOf = (...events: readonly GameEvent[]) =>
    historyOf(
      openTimeline(
        table.game,
        events.map((event, index) => ({ seq: index + 1, time: 0, event })),
      ),
    ).map(({ secret, ignored }) => [secret, ignored]);

  test('is what was filled in for a secret action, and nothing else', () => {
    expect(
      secretsOf(
        ...[pick, took('player', 'show'), took('player', 'win'), moved('player.wins', 1)],
        ...[chosen('player.mood', 'sure'), completed('player', 'bout')],
      ),
    ).toEqual([[true, false], ...Array.from({ length: 5 }, () => [false, false])]);
  });

  test('stays so where the rules no longer know what was picked', () => {
    expect(secretsOf(took('player', 'pick', { hand: 'scissors' }))).toEqual([[true, false]]);
  });

  test('an action of nobody is no secret', () => {
    expect(secretsOf(took('stranger', 'pick'), took('player', 'nap'))).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('a secret keeps what it told and changed apart from other changes', () => {
    const [entry] = historyOf(openTimeline(table.game, [{ seq: 1, time: 0, event: pick }]));
    expect(entry).toMatchObject({ secret: true, notices: [], changed: [] });
  });
});
