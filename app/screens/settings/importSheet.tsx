import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import { TextField } from '../../../components/textField';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import type { Preview } from '../../store/recordsStore';
import { useAppStore } from '../../store/useApp';
import { FaultText, notKept, type Fault } from './faultText';
import { gamesTaken, ImportPreview, isAnythingChosen, presetChoices } from './importPreview';
import type { Outcome } from './recordsOutcome';

type ImportSheetProps = {
  /** What a file holds; left out, a text is asked for first. */
  given: Preview | undefined;
  onClose: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** From a text to what is in it, and from there to the choice what to take. */
export function ImportSheet({ given, onClose, onOutcome }: ImportSheetProps) {
  const { t } = useTranslation();
  const store = useAppStore();
  const opened = (preview: Preview) => ({
    preview,
    choices: presetChoices(preview, store.getState().games.length === 0),
  });
  const [text, setText] = useState('');
  const [inside, setInside] = useState(() => (given === undefined ? undefined : opened(given)));
  const [fault, setFault] = useState<Fault>();
  const [working, setWorking] = useState(false);

  const read = async () => {
    setWorking(true);
    const found = await store.getState().readImport(text).catch(notKept);
    setWorking(false);
    setFault(found.ok ? undefined : found.error);
    if (found.ok) setInside(opened(found.value));
  };
  const apply = async ({ preview, choices }: NonNullable<typeof inside>) => {
    setWorking(true);
    setFault(undefined);
    const applied = await store.getState().applyImport(preview, choices).catch(notKept);
    setWorking(false);
    if (!applied.ok) {
      setFault(applied.error);
      return;
    }
    onOutcome({
      text: t('records.imported', { games: gamesTaken(choices) }),
      undo: applied.value > 0 ? { backup: applied.value, testID: 'undoImport' } : undefined,
    });
    onClose();
  };
  const chosen = inside !== undefined && isAnythingChosen(inside.preview, inside.choices);
  return (
    <SheetModal
      visible
      title={t(inside === undefined ? 'records.pasteTitle' : 'records.importTitle')}
      onClose={onClose}
      closeLabel={t('common.close')}
      testID="importSheet"
      footer={
        <View style={styles.footer}>
          {fault !== undefined && <FaultText fault={fault} testID="importFault" />}
          {inside === undefined ? (
            <Button
              label={t('records.read')}
              disabled={text.trim() === '' || working}
              onPress={() => void read()}
              testID="importRead"
            />
          ) : (
            <View style={styles.actions}>
              <Button
                kind="secondary"
                label={t('records.cancel')}
                onPress={onClose}
                testID="importCancel"
              />
              <Button
                grow
                label={t('records.apply')}
                hint={chosen ? undefined : t('records.nothingChosen')}
                disabled={!chosen || working}
                onPress={() => void apply(inside)}
                testID="importApply"
              />
            </View>
          )}
        </View>
      }
    >
      {inside === undefined ? (
        <TextField
          label={t('records.pasteLabel')}
          hint={t('records.pasteHint')}
          value={text}
          onChange={setText}
          multiline
          testID="importText"
        />
      ) : (
        <ImportPreview
          preview={inside.preview}
          choices={inside.choices}
          onChange={(choices) => setInside({ ...inside, choices })}
        />
      )}
    </SheetModal>
  );
}

const styles = StyleSheet.create({
  footer: { gap: spacing.m },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
