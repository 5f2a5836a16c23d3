import { loadBooks } from '../../../rules/games';
import { search } from '../../../rules/library/search';
import { makeIndex, type SearchIndex } from '../../../rules/library/searchIndex';
import { otherQueries } from './queries/otherQueries';
import type { SearchCase } from './queries/searchCase';
import { vastQueries } from './queries/vastQueries';

const cases = [...vastQueries, ...otherQueries];

let index: SearchIndex;
beforeAll(async () => {
  const books = await loadBooks();
  const t = performance.now();
  index = makeIndex(books);
  console.log('index', performance.now() - t);
});

function firstThree({ query, game }: SearchCase): readonly string[] {
  return search(index, query, { game })
    .hits.slice(0, 3)
    .map(({ game: own, entry }) => `${own}/${entry.id}`);
}

test('dev', () => {
  const misses: string[] = [];
  const kinds: Record<string, [number, number]> = {};
  const t = performance.now();
  for (const one of cases) {
    const found = firstThree(one);
    const k = (kinds[one.kind] ??= [0, 0]);
    k[1] += 1;
    if (one.answers.some((a) => found.includes(a))) k[0] += 1;
    else misses.push(`${one.kind} ${one.query} [${one.game ?? ''}]\n   want ${one.answers.join(' ')}\n   got ${found.join(' ')}`);
  }
  const ms = (performance.now() - t) / cases.length;
  console.log(JSON.stringify(kinds), cases.length - misses.length, cases.length, ms);
  require('fs').writeFileSync('/tmp/misses.txt', misses.join('\n'));
});
