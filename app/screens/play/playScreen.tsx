import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useCallback, useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/emptyState';
import { Loading } from '../../../components/loading';
import { ScreenFrame } from '../../../components/screenFrame';
import { AccentProvider, useTheme } from '../../../components/theme/theme';
import { measure, spacing } from '../../../components/theme/tokens';
import { accentOf } from '../../../rules/games';
import { useTranslation } from '../../i18n/useTranslation';
import { KeepAwake } from '../../platform/keepAwake';
import type { PlayProblem } from '../../store/openedRecord';
import { useApp, useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import type { Routes } from '../routes';
import { bringGame } from '../shared/bringGame';
import { ExportButton } from '../shared/exporting';
import { useToTab } from '../shared/toTab';
import { HistoryView } from './historyView';
import { PlayFooter } from './playFooter';
import { PlayHeader } from './playHeader';
import { SeatTabs } from './seatTabs';
import { SheetView } from './sheetView';
import { TableView } from './tableView';
import { TurnCard } from './turnCard';
import { TurnHint } from './turnHint';

/** A game on the screen: loads it, then hands over to the table it finds there. */
export function PlayScreen() {
  const { t } = useTranslation();
  const { session } = useRoute<RouteProp<Routes, 'Play'>>().params;
  const { openGame } = useAppStore().getState();
  const open = useApp(({ play }) => (play?.id === session ? play.timeline.game : undefined));
  const problem = useApp(({ playProblem }) =>
    playProblem?.id === session ? playProblem.code : undefined,
  );
  const keepAwake = useApp((state) => state.settings.keepAwake);
  const kind = useApp(({ games }) => games.find(({ id }) => id === session)?.game);
  useEffect(() => {
    if (kind !== undefined) bringGame(kind);
  }, [kind]);
  useEffect(() => {
    void openGame(session);
  }, [openGame, session]);

  if (problem !== undefined) return <NoPlay id={session} problem={problem} />;
  if (open === undefined) return <Loading label={t('common.loading')} />;
  return (
    <AccentProvider accent={accentOf(open.definition.id)}>
      {keepAwake && <KeepAwake />}
      <OpenPlay id={session} />
    </AccentProvider>
  );
}

/** Why there is nothing to play here, and the way on. */
function NoPlay({ id, problem }: { id: string; problem: PlayProblem }) {
  const { t } = useTranslation();
  const toTab = useToTab();
  const { openGame, changeStatus, exportGame } = useAppStore().getState();
  const toTable = { label: t('common.toTable'), onPress: () => toTab('Table') };
  const ways: Readonly<Partial<Record<PlayProblem, typeof toTable>>> = {
    unavailable: { label: t('common.retry'), onPress: () => void openGame(id) },
    deleted: {
      label: t('table.restore'),
      onPress: () => void changeStatus(id, 'active').then(() => openGame(id)),
    },
  };
  const way = ways[problem];
  return (
    <ScreenFrame>
      <EmptyState
        title={t(`play.${problem}Title`)}
        body={t(`play.${problem}Body`)}
        action={way ?? toTable}
        testID="notFound"
      />
      {way !== undefined && <Button kind="secondary" {...toTable} />}
      {(problem === 'unknownGame' || problem === 'notReplayable') && (
        <ExportButton file={() => exportGame(id)} testID="export" />
      )}
    </ScreenFrame>
  );
}

function OpenPlay({ id }: { id: string }) {
  const navigation = useNavigation();
  const { params } = useRoute<RouteProp<Routes, 'Play'>>();
  const { wide } = useTheme();
  const game = useOpenGame();
  const { rememberSheet } = useAppStore().getState();
  const left = useApp(({ games }) => games.find((other) => other.id === id)?.sheet);
  const known = ['table', 'history', ...game.seats.map((seat) => seat.id)];
  // A link without a sheet, or with one this table does not have, opens the one that was left.
  const sheet = [params.sheet, left].find((name) => known.includes(name ?? '')) ?? 'table';
  useEffect(() => rememberSheet(sheet), [rememberSheet, sheet]);
  const choose = useCallback((next: string) => navigation.setParams({ sheet: next }), [navigation]);
  useFollowedTurn(sheet, choose);
  return (
    <ScreenFrame
      ownScroll
      maxWidth={wide ? wideWidth : measure.column}
      header={
        <>
          <PlayHeader id={id} />
          <SeatTabs sheet={sheet} onChoose={choose} />
        </>
      }
      footer={<PlayFooter />}
    >
      {wide ? (
        <View style={styles.panes}>
          <Pane>
            {sheet === 'history' ? (
              <TableView onOpen={choose} />
            ) : (
              <SheetContent sheet={sheet} onChoose={choose} />
            )}
          </Pane>
          {sheet === 'history' ? (
            <HistoryView />
          ) : (
            <Pane>
              <TurnCard />
            </Pane>
          )}
        </View>
      ) : sheet === 'history' ? (
        <HistoryView />
      ) : (
        <Pane key={sheet}>
          <SheetContent sheet={sheet} onChoose={choose} guided />
        </Pane>
      )}
    </ScreenFrame>
  );
}

/** Whoever looks at the sheet of the seat whose turn it is goes on with the turn. */
function useFollowedTurn(sheet: string, choose: (sheet: string) => void): void {
  const seat = usePlay((state) => state.turn.seat);
  const before = useRef(seat);
  useEffect(() => {
    if (before.current !== seat && before.current === sheet) choose(seat);
    before.current = seat;
  }, [seat, sheet, choose]);
}

type SheetContentProps = { sheet: string; onChoose: (sheet: string) => void; guided?: boolean };

/** On a phone the guide stands on the sheet of the seat whose turn it is; others lead there. */
function SheetContent({ sheet, onChoose, guided = false }: SheetContentProps) {
  const turnSeat = usePlay((state) => state.turn.seat);
  const guide = !guided ? null : turnSeat === sheet ? (
    <TurnCard />
  ) : (
    <TurnHint onGo={() => onChoose(turnSeat)} />
  );
  if (sheet === 'table') {
    return (
      <>
        {guide}
        <TableView onOpen={onChoose} />
      </>
    );
  }
  return <SheetView key={sheet} seat={sheet} guide={guide} />;
}

/** Scrolls by itself, and back to its head when the turn goes on. */
function Pane({ children }: { children: React.ReactNode }) {
  const scroll = useRef<ScrollView>(null);
  const turn = usePlay((state) => state.turn);
  const known = useRef(turn);
  useEffect(() => {
    if (known.current !== turn) scroll.current?.scrollTo({ y: 0, animated: false });
    known.current = turn;
  }, [turn]);
  return (
    <ScrollView
      ref={scroll}
      style={styles.pane}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
    >
      {children}
    </ScrollView>
  );
}

const wideWidth = 1280;

const styles = StyleSheet.create({
  panes: { flex: 1, flexDirection: 'row', width: '100%', maxWidth: wideWidth, alignSelf: 'center' },
  pane: { flex: 1 },
  content: {
    width: '100%',
    maxWidth: measure.column,
    alignSelf: 'center',
    gap: spacing.l,
    paddingHorizontal: spacing.l,
    paddingTop: spacing.l,
    paddingBottom: spacing.xxl,
  },
});
