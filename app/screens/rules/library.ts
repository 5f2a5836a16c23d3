import { useNavigation } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';

import type { Book, Both, Language } from '../../../rules/library/entry';
import type { SearchIndex } from '../../../rules/library/searchIndex';
import { useTranslation } from '../../i18n/useTranslation';
import { searchIndexOf, searchWithNotes } from '../../store/libraryIndex';
import type { EntryRef } from '../../store/libraryStore';
import { useApp, useAppStore } from '../../store/useApp';

/** The rules of every game; asks for them if nobody did yet. */
export function useBooks(): readonly Book[] | undefined {
  const { openLibrary } = useAppStore().getState();
  useEffect(() => {
    void openLibrary();
  }, [openLibrary]);
  return useApp((state) => state.books);
}

/** The search, once it is ready. */
export function useSearchIndex(books: readonly Book[]): SearchIndex | undefined {
  const [ready, setReady] = useState<{ books: readonly Book[]; index: SearchIndex }>();
  useEffect(() => {
    let isWanted = true;
    void searchIndexOf(books).then((index) => {
      if (isWanted) setReady({ books, index });
    });
    return () => {
      isWanted = false;
    };
  }, [books]);
  const notes = useApp((state) => state.marks.notes);
  return ready?.books === books ? searchWithNotes(ready.index, notes) : undefined;
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
