import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { entriesOf, type Book } from '../../../rules/library/entry';
import { isInScope, type Scope } from '../../../rules/library/search';
import type { EntryRef } from '../../store/libraryStore';
import { useApp } from '../../store/useApp';
import { FoldedCard } from '../shared/foldedCard';
import { EntryRow } from './entryRow';
import { useSay } from './library';

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
  const say = useSay();
  const { bookmarks, notes, recentlyRead } = useApp((state) => state.marks);
  const here = ({ game }: EntryRef) => scope.game === undefined || game === scope.game;
  const withGame = scope.game === undefined;
  const book = books.find(({ game }) => game === scope.game);
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
        hint={book === undefined ? undefined : say(book.title)}
      />
      {book === undefined
        ? books.map((other) => (
            <ListRow
              key={other.game}
              title={say(other.title)}
              subtitle={t('rules.entries', { count: entriesOf(other).length })}
              onPress={() => onChange({ game: other.game })}
              testID={`book.${other.game}`}
            />
          ))
        : book.chapters.map(({ id, title, entries }) => {
            const own = entries.filter((entry) =>
              isInScope({ entry, game: book.game, chapter: id }, scope),
            );
            if (own.length === 0) return null;
            return (
              <FoldedCard
                key={id}
                title={`${say(title)}（${own.length}）`}
                testID={`chapter.${id}`}
              >
                <View>
                  {own.map((entry) => (
                    <EntryRow
                      key={entry.id}
                      at={{ game: book.game, entry: entry.id }}
                      testID={`entry.${entry.id}`}
                    />
                  ))}
                </View>
              </FoldedCard>
            );
          })}
    </>
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
