import type { GameTexts } from '../../locales/shape';
import type { ToolAnswer } from '../../rules/engine/answer';
import type { GameDefinition, Phrase } from '../../rules/engine/definition';
import { took } from '../rules/eventMakers';
import { sitDown } from '../rules/playing';
import { hear, listen, nothingSaid, phrasesOf } from './listening';
import { missingIn } from './missing';

const answer: ToolAnswer = {
  tone: 'plain',
  figure: { id: 'figure' },
  headline: { id: 'headline' },
  lines: [{ id: 'line' }],
  hands: [{ id: 'hand', params: { who: 'fox' }, dice: [6, 1], outcome: 'won', decidedAt: 0 }],
  sum: [{ id: 'part', amount: 1 }],
  bars: [{ id: 'bar', chance: 1 }],
};

/** A game that says something in every place where games speak by themselves. */
const talkative: GameDefinition = {
  id: 'talkative',
  players: { fewest: 1, most: 1 },
  setupFields: [],
  seats: () => [
    {
      id: 'fox',
      summary: [],
      sheet: [],
      status: () => [{ id: 'awake' }],
      sums: [{ id: 'score', tool: 'counting', of: () => answer }],
      actions: [
        {
          id: 'fight',
          inputs: () => [{ kind: 'toggle', id: 'fox.bite', start: true }],
          run: () => [],
        },
      ],
      steps: [{ id: 'hunt' }],
    },
  ],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => ['den', 'food'],
  checklistFigures: () => ({ count: 3, kind: 'eggs' }),
  victories: [],
  ranking: () => [
    {
      ...{ seat: 'fox', place: 1, total: 2 },
      parts: [{ id: 'forHens', amount: 2, params: { hens: 2 } }],
      tieBreak: { id: 'byCunning' },
    },
  ],
  tools: [],
};

const none: GameTexts = {
  ...{ name: '', edition: '', about: '', seats: {}, names: {}, setupFields: {}, checklist: {} },
  ...{ tracks: {}, marks: {}, toggles: {}, choices: {}, orders: {}, collections: {}, derived: {} },
  ...{ actions: {}, inputs: {}, steps: {}, sections: {}, notices: {}, refusals: {} },
  ...{ victories: {}, phrases: {}, notes: {}, tables: {}, tools: {} },
};

const all: GameTexts = {
  ...none,
  seats: { fox: 'Fox' },
  names: { eggs: 'Eggs' },
  checklist: { den: { label: 'A den' }, food: { label: '{{kind}}', detail: '{{count}} of them' } },
  inputs: { bite: { label: 'Bites' } },
  phrases: { awake: 'Awake', forHens: '{{hens}} hens', byCunning: 'By cunning' },
  tools: {
    counting: {
      ...{ name: '', lead: '', fields: {} },
      answers: {
        ...{ figure: '', headline: '', line: '', hand: '{{who}}', part: '', bar: '' },
      },
    },
  },
};

function heard() {
  const said = nothingSaid();
  const { game, state } = sitDown(talkative);
  listen(game, state, said);
  hear(game, state, took('fox', 'fight', { 'fox.bite': true }), said);
  return said;
}

const idsOf = (phrases: Iterable<Phrase>) => [...phrases].map(({ id }) => id);

test('every sentence of an answer is one to be said, hands of dice as well', () => {
  expect(idsOf(phrasesOf(answer))).toEqual([
    ...['figure', 'headline', 'line', 'hand', 'part', 'bar'],
  ]);
});

test('what a table says by itself is heard: of a seat, in sums, in a ranking, on the checklist', () => {
  const said = heard();
  expect(idsOf(said.phrases.values())).toEqual(['awake', 'forHens', 'byCunning']);
  expect([...said.answers.values()].map(({ tool, id }) => `${tool}.${id}`)).toEqual(
    idsOf(phrasesOf(answer)).map((id) => `counting.${id}`),
  );
  expect([...said.checklist.values()]).toEqual(
    ['den', 'food'].map((id) => ({ id, params: { count: 3, kind: 'eggs' } })),
  );
  expect(missingIn(all, said)).toEqual([]);
});

test.each<[string, Partial<GameTexts>, readonly string[]]>([
  ['a line of the checklist', { checklist: {} }, ['no text den', 'no text food']],
  [
    'a figure of the checklist',
    { checklist: { den: { label: '' }, food: { label: '{{weight}}', detail: '{{size}}' } } },
    ['food has a gap weight nobody fills', 'food has a gap size nobody fills'],
  ],
  ['the name of such a figure', { names: {} }, ['no name for eggs']],
  ['a part of a score', { phrases: { awake: '', byCunning: '' } }, ['no text forHens']],
  ['what decides between equals', { phrases: { awake: '', forHens: '' } }, ['no text byCunning']],
  ['the name of a hand', { seats: {} }, ['no name for fox']],
  ['the last part of a field', { inputs: { 'fox.bite': { label: '' } } }, ['no text fox.bite']],
])('without a text for %s it is missed', (_, lost, missing) => {
  expect(missingIn({ ...all, ...lost }, heard())).toEqual(missing);
});
