import { useState, type ReactNode } from 'react';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import { Text } from '../../../components/text';
import { TextField } from '../../../components/textField';
import { longestText, tidyText } from '../../../rules/engine/written';
import { isKnownGame } from '../../../rules/games';
import { useTranslation } from '../../i18n/useTranslation';
import type { GameSummary } from '../../store/gameSummary';
import { useApp, useAppStore } from '../../store/useApp';
import { ExportButton } from '../shared/exporting';
import { useGameTitles } from '../shared/gameTitle';

type GameActionsProps = {
  game: GameSummary;
  onClose: () => void;
  onPutAside: (game: GameSummary, status: 'archived' | 'deleted') => void;
};

/** What can be done with a game in the list. */
export function GameActions({ game, onClose, onPutAside }: GameActionsProps) {
  const { t } = useTranslation();
  const { title } = useGameTitles()(game);
  const readOnly = useApp(({ keeping }) => keeping.mode === 'readOnly');
  const { exportGame } = useAppStore().getState();
  const exporting = <ExportButton file={() => exportGame(game.id)} testID="export" />;
  return (
    <SheetModal visible title={title} onClose={onClose} closeLabel={t('common.close')}>
      {readOnly ? (
        <>
          <Text tone="quiet">{t('records.readOnly')}</Text>
          {exporting}
        </>
      ) : game.status === 'deleted' ? (
        <DeletedGame game={game} onClose={onClose}>
          {exporting}
        </DeletedGame>
      ) : (
        <>
          {isKnownGame(game.game) && (
            <KnownGame game={game} title={title} onClose={onClose} onPutAside={onPutAside} />
          )}
          {exporting}
          <Button
            kind="danger"
            label={t('table.delete')}
            onPress={() => {
              onPutAside(game, 'deleted');
              onClose();
            }}
            testID="delete"
          />
        </>
      )}
    </SheetModal>
  );
}

type DeletedGameProps = { game: GameSummary; onClose: () => void; children: ReactNode };

/** Back to the table, or away for ever. */
function DeletedGame({ game, onClose, children }: DeletedGameProps) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const { changeStatus, removeForGood } = useAppStore().getState();
  const thenClose = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <>
      <Button
        label={t('table.restore')}
        onPress={thenClose(() => void changeStatus(game.id, 'active'))}
        testID="restore"
      />
      {children}
      <Button
        kind="danger"
        label={t(sure ? 'table.reallyRemove' : 'table.removeForGood')}
        hint={sure ? t('table.noWayBack') : undefined}
        onPress={sure ? thenClose(() => void removeForGood(game.id)) : () => setSure(true)}
        testID="removeForGood"
      />
    </>
  );
}

type KnownGameProps = GameActionsProps & { title: string };

/** What only a game that can be opened is good for. */
function KnownGame({ game, title, onClose, onPutAside }: KnownGameProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(game.name);
  const { rename, duplicate, changeStatus } = useAppStore().getState();
  const thenClose = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <>
      <TextField
        label={t('table.gameName')}
        value={name}
        onChange={setName}
        maxLength={longestText}
        onSubmit={thenClose(() => void rename(game.id, name))}
        testID="gameName"
      />
      <Button
        label={t('table.rename')}
        onPress={thenClose(() => void rename(game.id, name))}
        disabled={tidyText(name) === game.name}
        testID="rename"
      />
      <Button
        kind="secondary"
        label={t('table.duplicate')}
        onPress={thenClose(() => void duplicate(game.id, t('table.copyName', { name: title })))}
        testID="duplicate"
      />
      {game.status === 'archived' ? (
        <Button
          kind="secondary"
          label={t('table.unarchive')}
          onPress={thenClose(() => void changeStatus(game.id, 'active'))}
          testID="unarchive"
        />
      ) : (
        <Button
          kind="secondary"
          label={t('table.archive')}
          onPress={thenClose(() => onPutAside(game, 'archived'))}
          testID="archive"
        />
      )}
    </>
  );
}
