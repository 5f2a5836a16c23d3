import {
  useNavigation,
  useRoute,
  type NavigationProp,
  type RouteProp,
} from '@react-navigation/native';
import { useDeferredValue, useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Loading } from '../../../components/loading';
import { ScreenFrame } from '../../../components/screenFrame';
import { SearchField } from '../../../components/searchField';
import { Text } from '../../../components/text';
import { AccentProvider, useTheme } from '../../../components/theme/theme';
import { measure, spacing } from '../../../components/theme/tokens';
import { accentOf } from '../../../rules/games';
import { textOf } from '../../../rules/engine/fields';
import { tidyQuery } from '../../../rules/engine/written';
import type { Book } from '../../../rules/library/entry';
import type { Scope } from '../../../rules/library/search';
import { useTranslation } from '../../i18n/useTranslation';
import { placeOf } from '../../store/libraryIndex';
import type { EntryRef } from '../../store/libraryStore';
import { useApp } from '../../store/useApp';
import type { TabRoutes } from '../routes';
import { Contents } from './contents';
import { EntryBody } from './entryBody';
import { useFindings, type Findings } from './findings';
import { useBooks } from './library';
import { NoRules } from './noRules';
import { ScopeChips } from './scopeChips';
import { SearchResults } from './searchResults';

/** How long nothing is typed before the address follows. */
const settledMs = 400;

/** The library: search as you type, or leaf through the chapters. */
export function RulesScreen() {
  const { t } = useTranslation();
  const books = useBooks();
  const missing = useApp((state) => state.booksMissing);
  if (books === undefined) {
    return missing ? <NoRules /> : <Loading label={t('common.loading')} />;
  }
  return <Library books={books} />;
}

function Library({ books }: { books: readonly Book[] }) {
  const { t } = useTranslation();
  const navigation = useNavigation<NavigationProp<TabRoutes, 'Rules'>>();
  const { params } = useRoute<RouteProp<TabRoutes, 'Rules'>>();
  const { wide } = useTheme();
  const scope = useScope(books, params);
  const asked = tidyQuery(textOf(params?.q));
  const [typed, setTyped] = useState(asked);
  /** A search that was not typed, from a link or a suggestion, starts the box anew each time. */
  const [given, setGiven] = useState({ text: asked, time: 0 });
  const [chosen, setChosen] = useState<EntryRef>();
  /** The box keeps what was typed as it is; this is what is looked for. */
  const sought = tidyQuery(typed);
  const query = useDeferredValue(sought);
  const findings = useFindings(books, scope, query);

  const searchFor = (text: string) => {
    setTyped(text);
    setGiven(({ time }) => ({ text, time: time + 1 }));
  };
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked !== sought) searchFor(asked);
  }
  useEffect(() => {
    if (sought === asked) return undefined;
    const timer = setTimeout(() => {
      setKnown(sought);
      navigation.setParams({ q: sought });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [navigation, sought, asked]);

  const changeScope = ({ game, role }: Scope) =>
    navigation.setParams({ game: game ?? everyGame, role: role ?? '' });

  const spokenCount = ({ first, otherHits, complete }: Findings) => {
    const { tokens, hits } = first.found;
    if (otherHits > 0) return t('rules.countWithOthers', { count: hits.length, others: otherHits });
    if (tokens.length === 0) return t('rules.goOn');
    if (hits.length > 0) return t('rules.count', { count: hits.length });
    return complete ? t('rules.none', { query: query.trim() }) : '';
  };
  // That there is nothing is said once every edition was searched.
  const isSearching =
    findings === undefined || (findings.first.found.hits.length === 0 && !findings.complete);

  const list =
    query.trim() === '' ? (
      <ScrollView
        style={styles.fill}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
      >
        <View style={styles.column}>
          <Contents books={books} scope={scope} onChange={changeScope} />
        </View>
      </ScrollView>
    ) : isSearching ? (
      <Loading label={t('common.loading')} />
    ) : (
      <SearchResults
        books={books}
        findings={findings}
        query={query}
        scope={scope}
        onWiden={() => changeScope({})}
        onSearch={searchFor}
        onChoose={wide ? setChosen : undefined}
        chosen={wide ? chosen : undefined}
      />
    );
  const place = chosen === undefined ? undefined : placeOf(books, chosen);

  return (
    <ScreenFrame
      ownScroll
      edges={['top', 'left', 'right']}
      maxWidth={wide ? 2 * measure.column : measure.column}
      header={
        <View style={styles.header}>
          <SearchField
            key={given.time}
            label={t('rules.search')}
            placeholder={t('rules.placeholder')}
            clearLabel={t('rules.clear')}
            start={given.text}
            onChange={setTyped}
          />
          <ScopeChips books={books} scope={scope} onChange={changeScope} />
          {/* Always there, so that a screen reader hears every change of it. */}
          <Text variant="caption" tone="quiet" role="status" aria-live="polite" testID="count">
            {findings === undefined ? '' : spokenCount(findings)}
          </Text>
        </View>
      }
    >
      {wide && place !== undefined ? (
        <View style={styles.panes}>
          <View style={styles.fill}>{list}</View>
          <ScrollView style={styles.fill} contentContainerStyle={styles.content}>
            <AccentProvider accent={accentOf(place.book.game)}>
              <View style={[styles.column, styles.stack]} testID="entry">
                <EntryBody key={place.entry.id} place={place} sideBySide={false} />
              </View>
            </AccentProvider>
          </ScrollView>
        </View>
      ) : (
        list
      )}
    </ScreenFrame>
  );
}

const everyGame = 'all';

/** Where to search: as the link says, otherwise in the game that is being played. */
function useScope(books: readonly Book[], params: TabRoutes['Rules']): Scope {
  const running = useApp(({ games }) => games.find(({ status }) => status === 'active')?.game);
  const wanted = params?.game ?? running;
  const book = books.find(({ game }) => game === wanted);
  const role = book?.roles.find(({ id }) => id === params?.role)?.id;
  return { game: book?.game, role };
}

const styles = StyleSheet.create({
  header: { gap: spacing.s },
  fill: { flex: 1 },
  panes: {
    flex: 1,
    flexDirection: 'row',
    width: '100%',
    maxWidth: 2 * measure.column,
    alignSelf: 'center',
  },
  content: { padding: spacing.l, paddingBottom: spacing.xxl },
  column: { width: '100%', maxWidth: measure.column, alignSelf: 'center', gap: spacing.m },
  stack: { gap: spacing.l },
});
