import { useNavigation } from '@react-navigation/native';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { dividedByUse } from '../../../rules/games/editions';
import type { Book, Both, Language } from '../../../rules/library/entry';
import type { SearchIndex } from '../../../rules/library/searchIndex';
import { useTranslation } from '../../i18n/useTranslation';
import { searchIndexOf, searchWithNotes, type BookSet, type Place } from '../../store/libraryIndex';
import type { EntryRef } from '../../store/libraryStore';
import { useApp, useAppStore } from '../../store/useApp';
import { useEditionMark, useWithEdition } from '../shared/gameTitle';

/** The rules of every game; asks for them if nobody did yet. */
export function useBooks(): readonly Book[] | undefined {
  const { openLibrary } = useAppStore().getState();
  useEffect(() => {
    void openLibrary();
  }, [openLibrary]);
  return useApp((state) => state.books);
}

/** The searches over these sets of books, each once it is ready: a later one waits for those before it. */
export function useSearchIndexes(sets: readonly BookSet[]): readonly (SearchIndex | undefined)[] {
  const [ready, setReady] = useState<ReadonlyMap<BookSet, SearchIndex>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const makeAll = async () => {
      for (const set of sets) {
        const index = await searchIndexOf(set);
        if (!isWanted) return;
        setReady((before) => (before.has(set) ? before : new Map(before).set(set, index)));
      }
    };
    void makeAll();
    return () => {
      isWanted = false;
    };
  }, [sets]);
  const notes = useApp((state) => state.marks.notes);
  return useMemo(
    () =>
      sets.map((set) => {
        const index = ready.get(set);
        return index === undefined ? undefined : searchWithNotes(index, notes);
      }),
    [sets, ready, notes],
  );
}

/** Books as they are offered: those of the editions in use before the others. */
export function useInOrder(books: readonly Book[]): readonly Book[] {
  const chosen = useApp((state) => state.chosenEditions);
  const { inUse, others } = dividedByUse(chosen, books, ({ game }) => game);
  return [...inUse, ...others];
}

/** What a book is called, its edition included where there are several. */
export function useBookTitle(): (book: Book) => string {
  const say = useSay();
  const withEdition = useWithEdition();
  return ({ game, title }) => withEdition(game, say(title));
}

/** Where an entry stands, from its game on. */
export function useWhereabouts(): (place: Pick<Place, 'book' | 'chapter'>) => string {
  const say = useSay();
  const markOf = useEditionMark();
  return ({ book, chapter }) =>
    [say(book.title), markOf(book.game) ?? [], say(chapter.title)].flat().join(' · ');
}

/** The language the reader has chosen, and the other one. */
export function useLanguages(): { own: Language; other: Language } {
  const { i18n } = useTranslation();
  return i18n.language === 'ja' ? { own: 'ja', other: 'en' } : { own: 'en', other: 'ja' };
}

/** Says a text of the library in the reader's language. */
export function useSay(): (text: Both) => string {
  const { own } = useLanguages();
  return useCallback((text) => text[own], [own]);
}

export function entryPath({ game, entry }: EntryRef): string {
  return `/rules/${game}/${entry}`;
}

/** A way to an entry: where it leads and how to go there. */
export function useEntryLink(): (at: EntryRef) => { href: string; onPress: () => void } {
  const navigation = useNavigation();
  return useCallback(
    (at) => ({ href: entryPath(at), onPress: () => navigation.navigate('Entry', at) }),
    [navigation],
  );
}
