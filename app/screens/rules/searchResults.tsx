import { useMemo } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Chip } from '../../../components/chip';
import { Text } from '../../../components/text';
import { measure, spacing } from '../../../components/theme/tokens';
import type { Book } from '../../../rules/library/entry';
import { nearTerms, type Scope } from '../../../rules/library/search';
import { useTranslation } from '../../i18n/useTranslation';
import type { EntryRef } from '../../store/libraryStore';
import { EditionTitle } from '../shared/editionTitle';
import type { Finding, Findings } from './findings';
import { HitRow } from './hitRow';
import { useSay } from './library';

type SearchResultsProps = {
  books: readonly Book[];
  findings: Findings;
  query: string;
  scope: Scope;
  onWiden: () => void;
  onSearch: (query: string) => void;
  onChoose?: ((at: EntryRef) => void) | undefined;
  chosen?: EntryRef | undefined;
};

const mostSuggestions = 6;

/** A rule that was found, or the title above those of another edition. */
export type Row =
  | { kind: 'hit'; finding: Finding; at: EntryRef; otherEdition: boolean }
  | { kind: 'edition'; game: string };

/** What was found, and below it what other editions have to say. */
export function SearchResults({
  books,
  findings,
  query,
  scope,
  onWiden,
  onSearch,
  onChoose,
  chosen,
}: SearchResultsProps) {
  const { t } = useTranslation();
  const { first, others } = findings;
  const rows = useMemo(
    () => [
      ...hitRows(first, false),
      ...others.flatMap((finding): readonly Row[] => [
        { kind: 'edition', game: finding.game },
        ...hitRows(finding, true),
      ]),
    ],
    [first, others],
  );
  return (
    <FlatList
      data={rows}
      keyExtractor={(row) => (row.kind === 'hit' ? `${row.at.game}/${row.at.entry}` : row.game)}
      style={styles.list}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
      initialNumToRender={firstHits}
      renderItem={({ item: row }) => (
        <View style={styles.row}>
          {row.kind === 'edition' ? (
            <EditionTitle game={row.game} />
          ) : (
            <HitRow
              at={row.at}
              books={books}
              lexicon={row.finding.index.lexicon}
              tokens={row.finding.found.tokens}
              otherEdition={row.otherEdition}
              onChoose={onChoose}
              chosen={chosen?.game === row.at.game && chosen.entry === row.at.entry}
            />
          )}
        </View>
      )}
      ListFooterComponent={
        <View style={styles.row}>
          {scope.game !== undefined && (
            <Button
              kind="secondary"
              label={t('rules.searchAll')}
              onPress={onWiden}
              testID="widen"
            />
          )}
          {rows.length === 0 && first.found.tokens.length > 0 && (
            <Suggestions
              near={nearTerms(first.index, query, scope, mostSuggestions)}
              onSearch={onSearch}
            />
          )}
        </View>
      }
    />
  );
}

function hitRows(finding: Finding, otherEdition: boolean): readonly Row[] {
  return finding.found.hits.map(({ game, entry }) => ({
    kind: 'hit',
    finding,
    at: { game, entry: entry.id },
    otherEdition,
  }));
}

/** Words that come near one that stands nowhere. */
function Suggestions({
  near,
  onSearch,
}: {
  near: ReturnType<typeof nearTerms>;
  onSearch: (query: string) => void;
}) {
  const { t } = useTranslation();
  const say = useSay();
  return (
    <View style={styles.suggestions}>
      <Text variant="label">{t('rules.nearTerms')}</Text>
      <View style={styles.terms}>
        {near.map((term) => (
          <Chip
            key={term.ja}
            label={say(term)}
            onPress={() => onSearch(say(term))}
            testID="nearTerm"
          />
        ))}
      </View>
    </View>
  );
}

/** A screenful. */
const firstHits = 8;

const styles = StyleSheet.create({
  list: { flex: 1 },
  content: { padding: spacing.l, paddingBottom: spacing.xxl, gap: spacing.s },
  row: { width: '100%', maxWidth: measure.column, alignSelf: 'center', gap: spacing.m },
  suggestions: { gap: spacing.s },
  terms: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
