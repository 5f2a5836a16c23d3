import { useMemo } from 'react';

import type { Book } from '../../../rules/library/entry';
import { search, type Found, type Scope } from '../../../rules/library/search';
import type { SearchIndex } from '../../../rules/library/searchIndex';
import { setsIn } from '../../store/libraryIndex';
import { useApp } from '../../store/useApp';
import { useSearchIndexes } from './library';

/** What a query found among books that are searched together. */
export type Finding = { readonly index: SearchIndex; readonly found: Found };

export type Findings = {
  /** In what was asked for: the editions in use, or one book. */
  readonly first: Finding;
  /** In other editions of the same works, those that have anything. */
  readonly others: readonly (Finding & { readonly game: string })[];
  /** How many of the other editions' entries there are. */
  readonly otherHits: number;
  /** Whether every edition was searched. */
  readonly complete: boolean;
};

/** What the query finds here; nothing without a query, or before the first search is ready. */
export function useFindings(
  books: readonly Book[],
  { game, role }: Scope,
  query: string,
): Findings | undefined {
  const chosen = useApp((state) => state.chosenEditions);
  const sets = setsIn(books, game, chosen);
  const indexes = useSearchIndexes(sets);
  const [index] = indexes;
  const asked = query.trim() !== '';
  const first = useMemo(
    () =>
      index === undefined || !asked
        ? undefined
        : { index, found: search(index, query, { game, role }) },
    [index, asked, query, game, role],
  );
  return useMemo(() => {
    if (first === undefined) return undefined;
    const others = sets.slice(1).flatMap(([book], place): Findings['others'] => {
      const other = indexes[place + 1];
      if (book === undefined || other === undefined) return [];
      const found = search(other, query, { role });
      return found.hits.length === 0 ? [] : [{ game: book.game, index: other, found }];
    });
    return {
      first,
      others,
      otherHits: others.reduce((sum, { found }) => sum + found.hits.length, 0),
      complete: !indexes.includes(undefined),
    };
  }, [first, sets, indexes, query, role]);
}
