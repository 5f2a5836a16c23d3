import {
  grown,
  loadBooks,
  ownSearcher,
  stockSearcher,
  typingTimes,
  type Searcher,
} from './searchers';

export type PageTimes = { making: number; typing: readonly number[] };

type Search = 'own' | 'stock' | 'ownGrown' | 'stockGrown';

const bigLibrary = 10_000;
/** Typing every query in a large library would take longer than it tells. */
const everyQuery = 1;
const everyTenth = 10;

const searches: Readonly<
  Record<Search, { entries?: number; each: number; make: typeof ownSearcher }>
> = {
  own: { each: everyQuery, make: ownSearcher },
  stock: { each: everyQuery, make: stockSearcher },
  ownGrown: { entries: bigLibrary, each: everyTenth, make: ownSearcher },
  stockGrown: { entries: bigLibrary, each: everyTenth, make: stockSearcher },
};

/** Called from outside the page. */
async function measure(which: Search): Promise<PageTimes> {
  const { entries, each, make } = searches[which];
  const library = await loadBooks();
  const books = entries === undefined ? library : grown(library, entries);
  const started = performance.now();
  const searcher: Searcher = make(books);
  const making = performance.now() - started;
  // Once to warm up, as after the first words of an evening.
  typingTimes(searcher, everyTenth);
  return { making, typing: typingTimes(searcher, each) };
}

Object.assign(globalThis, { measure });
