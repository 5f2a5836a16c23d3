import fc from 'fast-check';

import { createTexts } from '../../../app/i18n/i18n';
import { gameWords } from '../../../app/i18n/gameWords';
import type { Routes, TabRoutes } from '../../../app/screens/routes';
import { presetOf } from '../../../app/screens/setUp/setUpValues';
import { placeOf } from '../../../app/store/libraryIndex';
import {
  checkValues,
  parseFields,
  textOf,
  type Field,
  type ParsedFields,
} from '../../../rules/engine/fields';
import { makeGame } from '../../../rules/engine/game';
import { initialState } from '../../../rules/engine/start';
import { longestQuery, tidyQuery } from '../../../rules/engine/written';
import { loadBooks } from '../../../rules/games';
import type { Book } from '../../../rules/library/entry';
import { nearTerms, search } from '../../../rules/library/search';
import { makeIndex, type SearchIndex } from '../../../rules/library/searchIndex';
import { linkedScreen } from '../../support/linkedScreen';
import { mutated, otherLink, rulesLink, setUpLink, toolLink } from '../../support/mutatedLinks';
import { gameById, toolById } from '../../support/everyGame';

const languages = (['ja', 'en'] as const).map((language) => {
  const texts = createTexts(language);
  return { language, texts, t: texts.getFixedT(language, 'ui') };
});

let books: readonly Book[];
let index: SearchIndex;

beforeAll(async () => {
  books = await loadBooks();
  index = makeIndex(books);
});

/** A bad value is told at its field in both languages, and the field has a good one all the same. */
function expectTold(fields: readonly Field[], { values, errors }: ParsedFields): void {
  expect(checkValues(fields, values)).toMatchObject(
    Object.fromEntries(fields.map(({ id }) => [id, values[id]])),
  );
  for (const [id, error] of Object.entries(errors)) {
    expect([...fields.map((field) => field.id), 'players']).toContain(id);
    for (const { t } of languages) {
      const said = t(`fieldErrors.${error.code}`, { ...error });
      expect(said.length).toBeGreaterThan(5);
      expect([...said].length).toBeLessThan(150);
      expect(said).not.toContain('fieldErrors');
    }
  }
}

/** Everything a screen reads of its link before it shows anything. */
const readers: Readonly<Record<string, (params: object) => void>> = {
  Tool: (params) => {
    const link = params as Routes['Tool'];
    const found = toolById(link.tool);
    if (found === undefined) return;
    const { tool, group } = found;
    const parsed = parseFields(tool.fields, link);
    expectTold(tool.fields, parsed);
    const answer = tool.answer(parsed.values);
    tool.roll?.(parsed.values, parsed.values);
    for (const { texts, language } of languages) {
      const words = gameWords(texts, language, group.id);
      const { id, params: figures } = answer.headline;
      const said = words.text(`tools.${tool.id}.answers.${id}`, figures);
      expect(said).not.toMatch(/NaN|undefined|Infinity|\[object|\{\{/);
    }
  },
  SetUp: (params) => {
    const link = params as Routes['SetUp'];
    const definition = gameById(link.game);
    if (definition === undefined) return;
    const parsed = presetOf(definition, undefined, link);
    expectTold(definition.setupFields, parsed);
    definition.setupRefusal(parsed.values);
    definition.peculiar?.(parsed.values);
    definition.checklist(parsed.values);
    initialState(makeGame(definition, { values: parsed.values, names: {} }));
  },
  Rules: (params) => {
    const { q, game } = params as NonNullable<TabRoutes['Rules']>;
    const query = tidyQuery(textOf(q));
    expect([...query].length).toBeLessThanOrEqual(longestQuery);
    // It becomes part of the address again.
    expect(() => encodeURIComponent(query)).not.toThrow();
    const { hits } = search(index, query, { game: typeof game === 'string' ? game : undefined });
    if (hits.length === 0) nearTerms(index, query, {}, 6);
  },
  Entry: (params) => {
    placeOf(books, params as Routes['Entry']);
  },
  Play: (params) => {
    const { session } = params as Routes['Play'];
    expect(typeof session).toBe('string');
  },
};

/** As long as a screen may take to know what it shows; a busy machine gets some more. */
const patienceMs = 1500;

const reached = new Map<string, number>();
let slowest = { link: '', ms: 0 };

function follow(link: string): void {
  const before = performance.now();
  const { name, params } = linkedScreen(link).top;
  readers[name]?.(params ?? {});
  const ms = performance.now() - before;
  if (ms > slowest.ms) slowest = { link, ms };
  reached.set(name, (reached.get(name) ?? 0) + 1);
}

describe('a link with something wrong in it is read quickly, and each mistake is told', () => {
  it.each([
    ['a tool', toolLink, 4000],
    ['a set-up', setUpLink, 2000],
    ['a search', rulesLink, 1500],
    ['anything else', otherLink, 1000],
  ] as const)(
    '%s',
    (_, link, numRuns) => {
      slowest = { link: '', ms: 0 };
      fc.assert(fc.property(mutated(link), follow), { numRuns });
      if (slowest.ms > patienceMs)
        throw new Error(`${slowest.ms} ms for ${slowest.link.slice(0, 300)}`);
    },
    240_000,
  );

  it('and all of them together reached every kind of screen', () => {
    expect([...reached.keys()].sort()).toEqual(
      [
        ...['Entry', 'NewGame', 'NotFound', 'Play', 'Rules', 'SetUp', 'Settings', 'Table'],
        ...['Tool', 'Tools'],
      ].sort(),
    );
    expect([...reached.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
      8500,
    );
  });

  it('leaves what every object shares as it was', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
