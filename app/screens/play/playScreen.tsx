import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';

import { EmptyState } from '../../../components/emptyState';
import { IconButton } from '../../../components/iconButton';
import { Loading } from '../../../components/loading';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { AccentProvider, useTheme } from '../../../components/theme/theme';
import { measure, spacing, type AccentName } from '../../../components/theme/tokens';
import { useGameWords } from '../../i18n/gameWords';
import { KeepAwake } from '../../platform/keepAwake';
import { useApp, useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import type { Routes } from '../routes';
import { useToTab } from '../shared/toTab';
import { GameMenu } from './gameMenu';
import { HistoryView } from './historyView';
import { PlayFooter } from './playFooter';
import { SeatTabs } from './seatTabs';
import { SheetView } from './sheetView';
import { TableView } from './tableView';
import { TurnCard } from './turnCard';
import { TurnHint } from './turnHint';

/** A game on the screen: loads it, then hands over to the table it finds there. */
export function PlayScreen() {
  const { t } = useTranslation();
  const toTab = useToTab();
  const { session } = useRoute<RouteProp<Routes, 'Play'>>().params;
  const { openGame } = useAppStore().getState();
  const openId = useApp((state) => state.play?.id);
  const accent = useApp((state) => state.play?.timeline.game.definition.accent);
  const problem = useApp((state) => state.playProblem);
  const keepAwake = useApp((state) => state.settings.keepAwake);
  useEffect(() => {
    void openGame(session);
  }, [openGame, session]);

  if (problem?.id === session) {
    return (
      <ScreenFrame>
        <EmptyState
          title={t(`play.${problem.code}Title`)}
          body={t(`play.${problem.code}Body`)}
          action={{
            label: t('common.toTable'),
            onPress: () => toTab('Table'),
          }}
          testID="notFound"
        />
      </ScreenFrame>
    );
  }
  if (openId !== session) return <Loading label={t('common.loading')} />;
  return (
    <AccentProvider accent={accent as AccentName}>
      {keepAwake && <KeepAwake />}
      <OpenPlay id={session} />
    </AccentProvider>
  );
}

function OpenPlay({ id }: { id: string }) {
  const navigation = useNavigation();
  const { params } = useRoute<RouteProp<Routes, 'Play'>>();
  const { wide } = useTheme();
  const game = useOpenGame();
  const { rememberSheet } = useAppStore().getState();
  const known = ['table', 'history', ...game.seats.map((seat) => seat.id)];
  const sheet = known.includes(params.sheet ?? '') ? (params.sheet ?? 'table') : 'table';
  useEffect(() => rememberSheet(sheet), [rememberSheet, sheet]);
  const choose = useCallback((next: string) => navigation.setParams({ sheet: next }), [navigation]);
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

function Pane({ children }: { children: React.ReactNode }) {
  return (
    <ScrollView
      style={styles.pane}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
    >
      {children}
    </ScrollView>
  );
}

function PlayHeader({ id }: { id: string }) {
  const { t } = useTranslation();
  const toTab = useToTab();
  const words = useGameWords(useOpenGame().definition.id);
  const name = usePlay((state) => state.name);
  const [menu, setMenu] = useState(false);
  return (
    <View style={styles.header}>
      <IconButton
        glyph="‹"
        label={t('common.toTable')}
        onPress={() => toTab('Table')}
        testID="back"
      />
      <View style={styles.title}>
        <Text variant="label" numberOfLines={1}>
          {name === '' ? words.text('name') : name}
        </Text>
        <Text variant="caption" tone="quiet" numberOfLines={1}>
          {words.text('edition')}
        </Text>
      </View>
      <IconButton
        glyph="⋯"
        label={t('play.menu')}
        onPress={() => setMenu(true)}
        testID="gameMenu"
      />
      {menu && <GameMenu id={id} name={name} onClose={() => setMenu(false)} />}
    </View>
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
  header: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  title: { flex: 1 },
});
