import { Suspense, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { SectionTitle } from '../../../components/sectionTitle';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import type { Place } from '../../store/libraryIndex';
import { useApp, useAppStore } from '../../store/useApp';
import { AtTheTable } from './atTheTable';
import { EntryActions } from './entryActions';
import { EntryRow } from './entryRow';
import { EntryText } from './entryText';
import { useLanguages, useSay, useWhereabouts } from './library';
import { OwnNoteCard } from './ownNoteCard';
import { useSourceOf } from './sources';

type EntryBodyProps = {
  place: Place;
  /** There is room for both languages beside each other. */
  sideBySide: boolean;
};

/** A rule with everything around it. */
export function EntryBody({ place, sideBySide }: EntryBodyProps) {
  const { t } = useTranslation();
  const say = useSay();
  const { own, other } = useLanguages();
  const { markRead } = useAppStore().getState();
  const both = useApp((state) => state.settings.bothLanguages);
  const sourceOf = useSourceOf();
  const whereabouts = useWhereabouts();
  const { book, entry } = place;
  const game = book.game;
  useEffect(() => markRead({ game, entry: entry.id }), [markRead, game, entry.id]);
  const roles = book.roles.filter((role) => entry.roles.includes(role.id));
  const text = { book, entry, noteTitle: t('rules.note') };
  return (
    <>
      <Text variant="caption" tone="accent">
        {[whereabouts(place), ...roles.map((role) => say(role.name))].join(' · ')}
      </Text>
      <View style={[styles.languages, sideBySide && styles.columns]}>
        <View style={sideBySide && styles.half}>
          <EntryText {...text} language={own} level={1} />
        </View>
        {both && (
          <View style={sideBySide && styles.half}>
            <EntryText {...text} language={other} level={2} />
          </View>
        )}
      </View>
      <OwnNoteCard at={{ game, entry: entry.id }} />
      <EntryActions place={place} />
      {/* The game itself is not needed to read its rules. */}
      <Suspense fallback={null}>
        <AtTheTable place={place} />
      </Suspense>
      {entry.related.length > 0 && (
        <View>
          <SectionTitle title={t('rules.related')} />
          {entry.related.map((id) => (
            <EntryRow key={id} at={{ game, entry: id }} testID={`related.${id}`} />
          ))}
        </View>
      )}
      <Text variant="caption" tone="quiet" selectable>
        {sourceOf(book, entry)}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  languages: { gap: spacing.xl },
  columns: { flexDirection: 'row' },
  half: { flex: 1 },
});
