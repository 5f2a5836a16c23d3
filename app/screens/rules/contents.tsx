import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { spacing } from '../../../components/theme/tokens';
import { entriesOf, type Book, type Chapter } from '../../../rules/library/entry';
import { isInScope, type Scope } from '../../../rules/library/search';
import { useTranslation } from '../../i18n/useTranslation';
import type { EntryRef } from '../../store/libraryStore';
import { useApp } from '../../store/useApp';
import { EntryRow } from './entryRow';
import { ChangesRow } from './changesRow';
import { useBookTitle, useInOrder, useSay } from './library';

/** How many recently read rules are worth the room. */
const shownRecent = 5;

type ContentsProps = {
  books: readonly Book[];
  scope: Scope;
  onChange: (scope: Scope) => void;
};

/** What to read without searching: what was marked and read, then every chapter. */
export function Contents({ books, scope, onChange }: ContentsProps) {
  const { t } = useTranslation();
  const titleOf = useBookTitle();
  const { bookmarks, notes, recentlyRead } = useApp((state) => state.marks);
  const here = ({ game }: EntryRef) => scope.game === undefined || game === scope.game;
  const withGame = scope.game === undefined;
  const book = books.find(({ game }) => game === scope.game);
  const inOrder = useInOrder(books);
  return (
    <>
      <Marked title={t('rules.bookmarks')} marks={bookmarks.filter(here)} withGame={withGame} />
      <Marked title={t('rules.notes')} marks={notes.filter(here)} withGame={withGame} />
      <Marked
        title={t('rules.recent')}
        marks={recentlyRead.filter(here).slice(0, shownRecent)}
        withGame={withGame}
      />
      <SectionTitle
        title={t('rules.contents')}
        hint={book === undefined ? undefined : titleOf(book)}
      />
      {book !== undefined && <ChangesRow game={book.game} />}
      {book === undefined
        ? inOrder.map((other) => (
            <ListRow
              key={other.game}
              title={titleOf(other)}
              subtitle={t('rules.entries', { count: entriesOf(other).length })}
              onPress={() => onChange({ game: other.game })}
              testID={`book.${other.game}`}
            />
          ))
        : book.chapters.map((chapter) => (
            <ChapterRows key={chapter.id} book={book} chapter={chapter} scope={scope} />
          ))}
    </>
  );
}

type ChapterRowsProps = { book: Book; chapter: Chapter; scope: Scope };

/** A chapter: its title until it is opened, then its rules. */
function ChapterRows({ book, chapter, scope }: ChapterRowsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { id, title } = chapter;
  const entries = chapter.entries.filter((entry) =>
    isInScope({ entry, game: book.game, chapter: id }, scope),
  );
  if (entries.length === 0) return null;
  return (
    <View>
      <ListRow
        title={say(title)}
        subtitle={t('rules.entries', { count: entries.length })}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID={`chapter.${id}`}
      />
      {open && (
        <View style={styles.entries}>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              at={{ game: book.game, entry: entry.id }}
              testID={`entry.${entry.id}`}
            />
          ))}
        </View>
      )}
    </View>
  );
}

type Mark = EntryRef & { text?: string };

function Marked({
  title,
  marks,
  withGame,
}: {
  title: string;
  marks: readonly Mark[];
  withGame: boolean;
}) {
  if (marks.length === 0) return null;
  return (
    <View>
      <SectionTitle title={title} />
      {marks.map((mark) => (
        <EntryRow
          key={`${mark.game}/${mark.entry}`}
          at={{ game: mark.game, entry: mark.entry }}
          withGame={withGame}
          subtitle={mark.text}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ entries: { paddingLeft: spacing.l } });
