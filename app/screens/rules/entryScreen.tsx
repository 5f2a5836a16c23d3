import { useRoute, type RouteProp } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/emptyState';
import { Loading } from '../../../components/loading';
import { ScreenFrame } from '../../../components/screenFrame';
import { AccentProvider, useTheme } from '../../../components/theme/theme';
import { measure, spacing } from '../../../components/theme/tokens';
import { accentOf } from '../../../rules/games';
import { useTranslation } from '../../i18n/useTranslation';
import { placeOf, type Place } from '../../store/libraryIndex';
import { useApp } from '../../store/useApp';
import type { Routes } from '../routes';
import { useToTab } from '../shared/toTab';
import { EntryBody } from './entryBody';
import { useBooks, useEntryLink, useSay } from './library';
import { NoRules } from './noRules';

/** One rule: the answer, its other language, and everything it leads to. */
export function EntryScreen() {
  const { t } = useTranslation();
  const toTab = useToTab();
  const { game, entry } = useRoute<RouteProp<Routes, 'Entry'>>().params;
  const books = useBooks();
  const missing = useApp((state) => state.booksMissing);
  if (books === undefined) {
    return missing ? <NoRules /> : <Loading label={t('common.loading')} />;
  }
  const place = placeOf(books, { game, entry });
  if (place === undefined) {
    return (
      <ScreenFrame edges={['left', 'right', 'bottom']}>
        <EmptyState
          title={t('rules.unknownTitle')}
          action={{ label: t('rules.allRules'), onPress: () => toTab('Rules') }}
          testID="notFound"
        />
      </ScreenFrame>
    );
  }
  return (
    <AccentProvider accent={accentOf(game)}>
      <OpenEntry key={`${game}/${entry}`} place={place} />
    </AccentProvider>
  );
}

function OpenEntry({ place }: { place: Place }) {
  const { wide } = useTheme();
  const both = useApp((state) => state.settings.bothLanguages);
  return (
    <ScreenFrame
      edges={['left', 'right', 'bottom']}
      maxWidth={wide && both ? 2 * measure.column : measure.column}
      footer={<Neighbours place={place} />}
      testID="entry"
    >
      <EntryBody place={place} sideBySide={wide} />
    </ScreenFrame>
  );
}

/** The entry before and the one after, as in a book. */
function Neighbours({ place }: { place: Place }) {
  const { t } = useTranslation();
  const say = useSay();
  const entryLink = useEntryLink();
  const game = place.book.game;
  return (
    <View style={styles.neighbours}>
      {(['previous', 'next'] as const).map((side) => {
        const neighbour = place[side];
        if (neighbour === undefined) return <View key={side} style={styles.half} />;
        const title = say(neighbour.title);
        return (
          <View key={side} style={styles.half}>
            <Button
              kind="quiet"
              label={side === 'previous' ? `‹ ${title}` : `${title} ›`}
              accessibilityLabel={t(`rules.${side}`, { title })}
              onPress={entryLink({ game, entry: neighbour.id }).onPress}
              testID={side === 'previous' ? 'previousEntry' : 'nextEntry'}
              oneLine
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  half: { flex: 1 },
  neighbours: { flexDirection: 'row', gap: spacing.s },
});
