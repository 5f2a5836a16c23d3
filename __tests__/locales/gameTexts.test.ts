import fc from 'fast-check';

import { general as englishGeneral } from '../../locales/en/general';
import { general as japaneseGeneral } from '../../locales/ja/general';
import type { GameTexts } from '../../locales/shape';
import type { GameDefinition, Part, Phrase } from '../../rules/engine/definition';
import { formatValue, parseFields, type Field } from '../../rules/engine/fields';
import { makeGame } from '../../rules/engine/game';
import { initialState } from '../../rules/engine/start';
import { viewOf } from '../../rules/engine/state';
import { setupsOf } from '../rules/everySetup';
import { valueOf } from '../rules/fieldValues';
import { phrasesOf } from './listening';
import { lastPart } from './missing';
import {
  games,
  toolGroups,
  englishTexts as english,
  japaneseTexts as japanese,
} from '../support/everyGame';

type ToolTexts = Pick<GameTexts, 'tools'>;

const languages: readonly [
  string,
  Readonly<Record<string, GameTexts>>,
  Readonly<Record<string, ToolTexts>>,
][] = [
  ['ja', japanese, { ...japanese, general: japaneseGeneral }],
  ['en', english, { ...english, general: englishGeneral }],
];

/** Every text key the definition can ask for, as `group.key`, or deeper where texts are nested. */
function keysOf(definition: GameDefinition): Set<string> {
  const keys = new Set<string>();
  const need = (group: string, id: string) => keys.add(`${group}.${lastPart(id)}`);
  const needNames = (field: Field) => {
    if (field.kind === 'choice' || field.kind === 'choices') {
      for (const option of field.options) if (!/\.|^[A-Z]\d$/.test(option)) need('names', option);
    }
  };
  const part = (item: Part) => {
    if (item.kind === 'note') need('notes', item.id);
    if (item.kind === 'table') need('tables', item.id);
    // Everybody has a name; what it is called has to be said only where it can be written.
    if (item.kind === 'text') need('texts', item.id);
  };

  for (const field of definition.setupFields) {
    need('setupFields', field.id);
    needNames(field);
  }
  for (const values of setupsOf(definition)) {
    for (const item of definition.checklist(values)) need('checklist', item);
    const game = makeGame(definition, { values, names: {} });
    const view = viewOf(game, initialState(game));
    for (const seat of game.seats) {
      need('seats', seat.id);
      const { collections = [] } = seat;
      const inItems = collections.flatMap(({ tracks }) => tracks);
      for (const track of [...(seat.tracks ?? []), ...inItems]) {
        need('tracks', track.id);
        for (const mark of track.marks ?? []) need('marks', mark.id);
      }
      for (const { toggles = [], choices = [], texts = [] } of [seat, ...collections]) {
        for (const toggle of toggles) need('toggles', toggle.id);
        for (const text of texts) need('texts', text.id);
        for (const choice of choices) {
          if (choice.ruled !== true) need('choices', choice.id);
          for (const option of choice.options) need('names', option);
        }
      }
      for (const order of seat.orders ?? []) {
        need('orders', order.id);
        for (const item of order.items) need('names', item);
      }
      for (const collection of collections) {
        need('collections', collection.id);
        need('names', collection.item);
      }
      for (const plan of seat.plans ?? []) {
        need('plans', plan.id);
        for (const tile of Object.keys(plan.looks)) keys.add(`plans.${plan.id}.tiles.${tile}`);
      }
      for (const report of seat.reports ?? []) need('reports', report.id);
      for (const chart of seat.charts ?? []) {
        need('charts', chart.id);
        for (const id of [...chart.columns, ...chart.rows(view).map((row) => row.id)]) {
          need('names', id);
        }
      }
      for (const derived of seat.derived ?? []) need('derived', derived.id);
      for (const action of seat.actions ?? []) {
        need('actions', action.id);
        for (const field of action.inputs?.(view, {}) ?? []) {
          need('inputs', field.id);
          needNames(field);
        }
      }
      for (const step of seat.steps) {
        need('steps', step.id);
        step.parts?.forEach(part);
      }
      for (const section of seat.sheet) {
        need('sections', section.id);
        section.parts.forEach(part);
      }
    }
  }
  for (const victory of definition.victories) need('victories', victory.id);
  for (const tool of definition.tools) tool.fields.forEach(needNames);
  return keys;
}

test.each(games.map((game) => [game.id, game] as const))(
  'what is peculiar to a table of %s is on its checklist',
  (_, definition) => {
    const stray = setupsOf(definition).flatMap((setup) => {
      const lines = definition.checklist(setup);
      return (definition.peculiar?.(setup) ?? []).filter((line) => !lines.includes(line));
    });
    expect(stray).toEqual([]);
  },
);

describe.each(languages)('texts in %s', (_, texts, toolTextsByGroup) => {
  test.each(games.map((game) => [game.id, game] as const))(
    'every id of %s has its text',
    (id, definition) => {
      const missing = [...keysOf(definition)].filter((key) => {
        const [group = '', item = '', ...inside] = key.split('.');
        const kind = item.replace(/\d+$/, '');
        // A name of its own, or that of its kind with its number behind it, or that of a seat.
        const places =
          group === 'names'
            ? [
                [group, item],
                [group, kind],
                ['seats', item],
              ]
            : [[group, item]];
        return places.every((place) => textAt(texts[id], [...place, ...inside]) === undefined);
      });
      expect(missing).toEqual([]);
    },
  );

  test.each(
    toolGroups.flatMap((group) => group.tools.map((tool) => [tool.id, group, tool] as const)),
  )('the tool %s has a text for whatever it may answer', (_id, group, tool) => {
    const toolTexts = toolTextsByGroup[group.id]?.tools[tool.id];
    expect(Object.keys(toolTexts?.fields ?? {}).sort()).toEqual(
      tool.fields.map((field) => field.id).sort(),
    );
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(tool.fields.map((f) => [f.id, valueOf(f).map(formatValue)]))),
        (given) => {
          const { values } = parseFields(tool.fields, given);
          const answer = tool.answer(values);
          for (const phrase of phrasesOf(answer)) {
            expect(unfilled(toolTexts?.answers[phrase.id], phrase)).toEqual([]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

function textAt(texts: unknown, path: readonly string[]): unknown {
  return path.reduce((found, key) => (found as Record<string, unknown> | undefined)?.[key], texts);
}

/** Placeholders of a text that its phrase does not fill; a missing text counts as one. */
function unfilled(text: string | undefined, phrase: Phrase): readonly string[] {
  if (text === undefined) return [`no text for ${phrase.id}`];
  return [...text.matchAll(/{{(\w+)}}/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => phrase.params?.[name] === undefined);
}
