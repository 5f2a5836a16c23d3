import type { EntryRef, OwnNote } from '../../store/libraryStore';
import { useApp } from '../../store/useApp';

/** The reader's note on an entry, if there is one. */
export function useOwnNote({ game, entry }: EntryRef): OwnNote | undefined {
  return useApp(({ marks }) =>
    marks.notes.find((note) => note.game === game && note.entry === entry),
  );
}
