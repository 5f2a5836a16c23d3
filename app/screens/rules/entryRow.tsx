import { ListRow } from '../../../components/listRow';
import { placeOf } from '../../store/libraryIndex';
import type { EntryRef } from '../../store/libraryStore';
import { useBooks, useBookTitle, useEntryLink, useSay } from './library';

type EntryRowProps = {
  at: EntryRef;
  /** Says which game it is of. */
  withGame?: boolean;
  subtitle?: string | undefined;
  testID?: string;
};

/** A rule in a list. One that this version of the texts no longer has is not shown. */
export function EntryRow({ at, withGame = false, subtitle, testID }: EntryRowProps) {
  const say = useSay();
  const titleOf = useBookTitle();
  const entryLink = useEntryLink();
  const place = placeOf(useBooks() ?? [], at);
  if (place === undefined) return null;
  return (
    <ListRow
      title={say(place.entry.title)}
      subtitle={subtitle ?? (withGame ? titleOf(place.book) : undefined)}
      testID={testID}
      {...entryLink(at)}
    />
  );
}
