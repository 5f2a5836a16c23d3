import { useState } from 'react';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import { TextField } from '../../../components/textField';
import { longestText, tidyText } from '../../../rules/engine/written';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore } from '../../store/useApp';

type GameMenuProps = { id: string; name: string; onClose: () => void };

/** What concerns the game as a whole. */
export function GameMenu({ id, name, onClose }: GameMenuProps) {
  const { t } = useTranslation();
  const { rename, dispatch } = useAppStore().getState();
  const [text, setText] = useState(name);
  const saveName = () => {
    void rename(id, text);
    onClose();
  };
  return (
    <SheetModal visible title={t('play.menu')} onClose={onClose} closeLabel={t('common.close')}>
      <TextField
        label={t('table.gameName')}
        value={text}
        onChange={setText}
        onSubmit={saveName}
        maxLength={longestText}
        testID="gameName"
      />
      <Button
        label={t('table.rename')}
        onPress={saveName}
        disabled={tidyText(text) === name}
        testID="rename"
      />
      <Button
        kind="danger"
        label={t('play.reset')}
        hint={t('play.resetHint')}
        onPress={() => {
          dispatch({ type: 'gameReset', v: 1 });
          onClose();
        }}
        testID="reset"
      />
    </SheetModal>
  );
}
