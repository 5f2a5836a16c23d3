import { memo, useEffect, useMemo, useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { Text } from '../../../components/text';
import { measure, spacing } from '../../../components/theme/tokens';
import {
  entriesOf,
  replayLog,
  type HistoryEntry,
  type KnownEvents,
} from '../../../rules/engine/history';
import type { GameState } from '../../../rules/engine/state';
import { useTranslation } from '../../i18n/useTranslation';
import { unreadableTold } from '../../store/openHistory';
import { useAppStore, useOpenGame, useShownPlay } from '../../store/useApp';
import { momentText } from '../shared/dates';
import { ExportButton } from '../shared/exporting';
import { changesOf, sentenceOf } from './sentences';
import { useSeatNamesIn, useWordsWith } from './playWords';

/** Everything that happened, newest first; a tap goes back (or forward again) to that moment. */
export function HistoryView() {
  const { t } = useTranslation();
  const { goTo, openHistory, readEarlier, closeHistory } = useAppStore().getState();
  const game = useOpenGame();
  const cursor = useShownPlay((play) => play?.timeline.cursor ?? 0);
  const told = useShownPlay((play) => play?.history);
  const isClosed = told === undefined;
  useEffect(() => {
    if (isClosed) void openHistory();
  }, [isClosed, openHistory]);
  // Whoever does not read it need not keep it at hand.
  useEffect(() => closeHistory, [closeHistory]);
  // Undo and redo move only the cursor: what was replayed once stays as it is.
  const [known] = useState<KnownEvents>(() => new WeakMap());
  const happened = useMemo(
    () => (told === undefined ? [] : replayLog(game, told, known)),
    [game, told, known],
  );
  const entries = useMemo(() => [...entriesOf(happened, cursor)].reverse(), [happened, cursor]);
  return (
    <FlatList
      data={entries}
      keyExtractor={(entry) => String(entry.logged.seq)}
      contentContainerStyle={styles.list}
      onEndReached={() => void readEarlier()}
      ListHeaderComponent={
        <>
          {told !== undefined && <UnreadableEntries count={unreadableTold(told)} />}
          <SetAsideLines />
          <SectionTitle title={t('history.title')} />
          {told?.events.length === 0 && <Text tone="quiet">{t('history.empty')}</Text>}
        </>
      }
      ListFooterComponent={
        <ListRow
          title={`${cursor === 0 ? '▶ ' : ''}${t('history.start')}`}
          onPress={() => goTo(0)}
          testID="history.0"
        />
      }
      renderItem={({ item }) => (
        <Entry entry={item} current={item.logged.seq === cursor} onGo={goTo} />
      )}
    />
  );
}

function namesAt({ logged, before, after }: HistoryEntry): GameState['texts'] {
  // Who gets a name did not have it yet.
  return logged.event.type === 'textWritten' ? before.texts : { ...before.texts, ...after.texts };
}

type EntryProps = { entry: HistoryEntry; current: boolean; onGo: (cursor: number) => void };

const Entry = memo(function Entry({ entry, current, onGo }: EntryProps) {
  const { t } = useTranslation();
  const game = useOpenGame();
  // Everybody is called as they were called then, and so is what went with this entry.
  const texts = useMemo(() => namesAt(entry), [entry]);
  const words = useWordsWith(game, texts);
  const seatName = useSeatNamesIn(words);
  const speech = { t, words, seatName, game };
  const { seq, time } = entry.logged;
  const notices = entry.notices.map((notice) => words.notice(notice).title);
  const details = [...changesOf(entry, speech), ...notices];
  const states = [
    momentText(time, t),
    ...(current ? [t('history.now')] : []),
    ...(entry.counts ? [] : [t('history.undone')]),
    ...(entry.ignored ? [t('history.ignored')] : []),
  ];
  return (
    <ListRow
      title={`${current ? '▶ ' : ''}${entry.counts ? '' : '↷ '}${sentenceOf(entry, speech)}`}
      subtitle={[states.join(' · '), ...details].join('\n')}
      onPress={() => onGo(seq)}
      testID={`history.${seq}`}
    />
  );
});

/** Nothing is lost by entries that cannot be read; whoever can read them may want the game. */
function UnreadableEntries({ count }: { count: number }) {
  const { t } = useTranslation();
  const id = useShownPlay((play) => play?.id);
  const { exportGame } = useAppStore().getState();
  if (id === undefined || count === 0) return null;
  return (
    <View style={styles.unreadable} testID="unreadable">
      <Text variant="label">{`⚠\uFE0E\u00A0${t('records.unreadable', { count })}`}</Text>
      <ExportButton file={() => exportGame(id)} testID="export" />
    </View>
  );
}

/** What was undone and then overtaken by something else: kept, and brought back by one tap. */
function SetAsideLines() {
  const { t } = useTranslation();
  const lines = useShownPlay((play) => play?.setAside);
  const { bringBack } = useAppStore().getState();
  if (lines === undefined || lines.length === 0) return null;
  return (
    <View>
      <SectionTitle title={t('history.setAside')} />
      {lines.map(({ line, count, lastTime }) => (
        <ListRow
          key={line}
          title={t('history.setAsideLine', {
            count,
            date: momentText(lastTime, t),
          })}
          beside={
            <Button
              kind="secondary"
              label={t('history.bringBack')}
              onPress={() => void bringBack(line)}
              testID={`bringBack.${line}`}
            />
          }
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  unreadable: { gap: spacing.s, paddingBottom: spacing.m },
  list: {
    width: '100%',
    maxWidth: measure.column,
    alignSelf: 'center',
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.l,
  },
});
