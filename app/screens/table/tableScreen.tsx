import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { EmptyState } from '../../../components/emptyState';
import { IconButton } from '../../../components/iconButton';
import { Loading } from '../../../components/loading';
import { ScreenFrame } from '../../../components/screenFrame';
import { Snackbar } from '../../../components/snackbar';
import { Text } from '../../../components/text';
import { AccentProvider } from '../../../components/theme/theme';
import { spacing } from '../../../components/theme/tokens';
import { accentOf, isKnownGame } from '../../../rules/games';
import { useTranslation } from '../../i18n/useTranslation';
import type { GameSummary } from '../../store/gameSummary';
import { useApp, useAppStore } from '../../store/useApp';
import { today } from '../shared/dates';
import { useGameTitles } from '../shared/gameTitle';
import { GameActions } from './gameActions';
import { GameList } from './gameList';

type Message = { text: string; undo: () => void };

/** Home: the running game one tap away, then the others, then a new one. */
export function TableScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const games = useApp((state) => state.games);
  const open = useApp(({ phase }) => phase.name === 'ready');
  // Switching starts afresh, and games that are only in memory would be gone.
  const applyUpdate = useApp(({ applyUpdate: apply, keeping, games: all }) =>
    keeping.mode === 'memory' && all.length > 0 ? undefined : apply,
  );
  const store = useAppStore();
  const titleOf = useGameTitles();
  const [day, setDay] = useState(today);
  useFocusEffect(
    useCallback(() => {
      setDay(today);
      // Coming back from a game; at the start the list is on its way already.
      const { phase, refreshGames } = store.getState();
      if (phase.name === 'ready') void refreshGames();
    }, [store]),
  );
  const [chosen, setChosen] = useState<GameSummary>();
  const [message, setMessage] = useState<Message>();

  // One that this version does not know could not go on: it must not stand in the way of those that can.
  const known = games.filter(({ game }) => isKnownGame(game));
  const unknown = games.filter(({ game, status }) => status !== 'deleted' && !isKnownGame(game));
  const [running, ...others] = known.filter((game) => game.status === 'active');
  // The same one at every render, so that no row is drawn again because of it.
  const openGame = useCallback(
    (game: GameSummary) =>
      navigation.navigate('Play', { session: game.id, sheet: game.sheet ?? 'table' }),
    [navigation],
  );
  const putAside = (game: GameSummary, status: 'archived' | 'deleted') => {
    const { changeStatus } = store.getState();
    void changeStatus(game.id, status);
    const key = status === 'deleted' ? 'table.deletedMessage' : 'table.archivedMessage';
    setMessage({
      text: t(key, { name: titleOf(game).title }),
      undo: () => void changeStatus(game.id, game.status),
    });
  };

  return (
    <ScreenFrame
      edges={['top', 'left', 'right']}
      footer={
        <View style={styles.footer}>
          {message !== undefined && (
            <Snackbar
              message={message.text}
              actionLabel={t('common.undo')}
              onAction={() => {
                message.undo();
                setMessage(undefined);
              }}
              onDismiss={() => setMessage(undefined)}
              testID="message"
            />
          )}
          <Button
            label={t('table.newGame')}
            kind={open && running === undefined ? 'primary' : 'secondary'}
            onPress={() => navigation.navigate('NewGame')}
            testID="newGame"
          />
        </View>
      }
    >
      <Text variant="title">{t('app.name')}</Text>
      {applyUpdate !== undefined && (
        <Banner
          tone="info"
          text={t('update.ready')}
          actions={[{ label: t('update.apply'), onPress: applyUpdate }]}
        />
      )}
      {!open ? (
        // Whether there are games is not known yet.
        <Loading label={t('common.loading')} />
      ) : running === undefined ? (
        unknown.length === 0 && (
          <EmptyState title={t('table.emptyTitle')} body={t('table.emptyBody')} />
        )
      ) : (
        <RunningGame game={running} onOpen={openGame} onMenu={setChosen} />
      )}
      <GameList
        title={t('table.others')}
        games={others}
        day={day}
        onOpen={openGame}
        onMenu={setChosen}
      />
      <GameList
        title={t('records.cannotOpen')}
        hint={t('records.cannotOpenHint')}
        games={unknown}
        day={day}
        onOpen={openGame}
        onMenu={setChosen}
      />
      <GameList
        title={t('table.archived')}
        games={known.filter((game) => game.status === 'archived')}
        day={day}
        onOpen={openGame}
        onMenu={setChosen}
        folded
      />
      <GameList
        title={t('table.deleted')}
        games={games.filter((game) => game.status === 'deleted')}
        day={day}
        onOpen={setChosen}
        onMenu={setChosen}
        folded
      />
      {chosen !== undefined && (
        <GameActions game={chosen} onClose={() => setChosen(undefined)} onPutAside={putAside} />
      )}
    </ScreenFrame>
  );
}

type RunningGameProps = {
  game: GameSummary;
  onOpen: (game: GameSummary) => void;
  onMenu: (game: GameSummary) => void;
};

function RunningGame({ game, onOpen, onMenu }: RunningGameProps) {
  const { t } = useTranslation();
  const { title, about } = useGameTitles()(game);
  return (
    <AccentProvider accent={accentOf(game.game)}>
      <Card
        title={title}
        tone="accent"
        right={
          <IconButton
            glyph="⋯"
            label={`${title} ${t('common.more')}`}
            onPress={() => onMenu(game)}
            testID={`menu.${game.id}`}
          />
        }
      >
        <Text variant="caption" tone="quiet">
          {about}
        </Text>
        <Button label={t('table.continue')} onPress={() => onOpen(game)} testID="continue" />
      </Card>
    </AccentProvider>
  );
}

const styles = StyleSheet.create({ footer: { gap: spacing.s } });
