import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import { TextField } from '../../../components/textField';
import { longestText, tidyText } from '../../../rules/engine/written';
import type { GameSummary } from '../../store/gameSummary';
import { useAppStore } from '../../store/useApp';
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
  const [name, setName] = useState(game.name);
  const [sure, setSure] = useState(false);
  const { rename, duplicate, changeStatus, removeForGood } = useAppStore().getState();
  const thenClose = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <SheetModal visible title={title} onClose={onClose} closeLabel={t('common.close')}>
      {game.status === 'deleted' ? (
        <>
          <Button
            label={t('table.restore')}
            onPress={thenClose(() => void changeStatus(game.id, 'active'))}
            testID="restore"
          />
          <Button
            kind="danger"
            label={t(sure ? 'table.reallyRemove' : 'table.removeForGood')}
            hint={sure ? t('table.noWayBack') : undefined}
            onPress={sure ? thenClose(() => void removeForGood(game.id)) : () => setSure(true)}
            testID="removeForGood"
          />
        </>
      ) : (
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
          <Button
            kind="danger"
            label={t('table.delete')}
            onPress={thenClose(() => onPutAside(game, 'deleted'))}
            testID="delete"
          />
        </>
      )}
    </SheetModal>
  );
}
