import { FlatList, StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Chip } from '../../../components/chip';
import { Text } from '../../../components/text';
import { measure, spacing } from '../../../components/theme/tokens';
import type { Book } from '../../../rules/library/entry';
import { nearTerms, type Found, type Scope } from '../../../rules/library/search';
import type { SearchIndex } from '../../../rules/library/searchIndex';
import { useTranslation } from '../../i18n/useTranslation';
import type { EntryRef } from '../../store/libraryStore';
import { HitRow } from './hitRow';
import { useSay } from './library';

type SearchResultsProps = {
  books: readonly Book[];
  index: SearchIndex;
  found: Found;
  query: string;
  scope: Scope;
  onWiden: () => void;
  onSearch: (query: string) => void;
  onChoose?: ((at: EntryRef) => void) | undefined;
  chosen?: EntryRef | undefined;
};

const mostSuggestions = 6;

export function SearchResults({
  books,
  index,
  found,
  query,
  scope,
  onWiden,
  onSearch,
  onChoose,
  chosen,
}: SearchResultsProps) {
  const { t } = useTranslation();
  const { hits, tokens } = found;
  return (
    <FlatList
      data={hits}
      keyExtractor={(document) => `${document.game}/${document.entry.id}`}
      style={styles.list}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
      initialNumToRender={firstHits}
      renderItem={({ item: document }) => (
        <View style={styles.row}>
          <HitRow
            at={{ game: document.game, entry: document.entry.id }}
            books={books}
            lexicon={index.lexicon}
            tokens={tokens}
            onChoose={onChoose}
            chosen={chosen?.game === document.game && chosen.entry === document.entry.id}
          />
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
          {hits.length === 0 && tokens.length > 0 && (
            <Suggestions
              near={nearTerms(index, query, scope, mostSuggestions)}
              onSearch={onSearch}
            />
          )}
        </View>
      }
    />
  );
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
