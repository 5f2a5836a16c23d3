import { StyleSheet, View } from 'react-native';

import { DataTable } from '../../../components/dataTable';
import { ReadingText, RuleText, Spans, type RuleSpan } from '../../../components/ruleText';
import { Text, type TextProps } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Book, Language, RuleEntry, Table } from '../../../rules/library/entry';
import { spansOf, withReadings, type Span } from '../../../rules/library/glossary';
import { phrasesOf } from '../../../rules/library/phrases';
import { bookGlossary, readingsIn } from '../../store/libraryIndex';
import { useApp } from '../../store/useApp';
import { useBooks, useEntryLink } from './library';

type EntryTextProps = {
  book: Book;
  entry: RuleEntry;
  language: Language;
  /** A heading's place: the reader's language comes first, the other one below it. */
  level: 1 | 2;
  noteTitle: string;
};

/** An entry in one language: title, lines and tables, and what is to be said about its source. */
export function EntryText({ book, entry, language, level, noteTitle }: EntryTextProps) {
  // Every line is cut at its terms in order; a word is a link where it comes first.
  const linked = new Set([entry.id]);
  const cut = (text: string) => spansOf(bookGlossary(book), language, text, linked);
  const note = entry.note?.[language];
  return (
    <View style={styles.text} testID={`entry.${language}`}>
      <Line
        game={book.game}
        spans={[{ text: entry.title[language] }]}
        language={language}
        variant={level === 1 ? 'title' : 'heading'}
      />
      {entry.body[language].map((block, index) =>
        typeof block === 'string' ? (
          <Line key={index} game={book.game} spans={cut(block)} language={language} />
        ) : (
          <EntryTable key={index} game={book.game} table={block} cut={cut} />
        ),
      )}
      {note !== undefined && (
        <View style={styles.note}>
          <Text variant="label" tone="quiet" language={language}>
            {noteTitle}
          </Text>
          <Line game={book.game} spans={cut(note)} language={language} tone="quiet" />
        </View>
      )}
    </View>
  );
}

type LineProps = Omit<TextProps, 'children'> & {
  game: string;
  spans: readonly Span[];
  language: Language;
};

function Line({ game, spans, language, ...rest }: LineProps) {
  const linkTo = useLinks(game);
  const books = useBooks() ?? [];
  const readings = useApp((state) => state.settings.readings);
  if (language === 'ja' && readings) {
    const phrases = phrasesOf(withReadings(readingsIn(books), spans));
    return <ReadingText {...rest} phrases={phrases.map(linkTo)} />;
  }
  return <RuleText {...rest} language={language} spans={linkTo(spans)} />;
}

type EntryTableProps = { game: string; table: Table; cut: (text: string) => readonly Span[] };

function EntryTable({ game, table, cut }: EntryTableProps) {
  const linkTo = useLinks(game);
  return (
    <DataTable
      head={table.head}
      rows={table.rows}
      firstColumnHeader
      renderCell={(text, row, column) => {
        const entry = table.entries?.[row]?.[column];
        return <Spans spans={linkTo(entry === undefined ? cut(text) : [{ text, entry }])} />;
      }}
    />
  );
}

function useLinks(game: string): (spans: readonly Span[]) => readonly RuleSpan[] {
  const entryLink = useEntryLink();
  return (spans) =>
    spans.map(({ text, reading, entry }) => ({
      text,
      reading,
      link: entry === undefined ? undefined : entryLink({ game, entry }),
    }));
}

const styles = StyleSheet.create({
  text: { gap: spacing.m },
  note: { gap: spacing.xs, paddingTop: spacing.s },
});
