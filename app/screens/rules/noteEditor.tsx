import { useState } from 'react';

import { Button } from '../../../components/button';
import { ChoiceRow } from '../../../components/choiceRow';
import { SheetModal } from '../../../components/sheetModal';
import { TextField } from '../../../components/textField';
import { longestNote, tidyText } from '../../../rules/engine/written';
import { useTranslation } from '../../i18n/useTranslation';
import type { OwnNote } from '../../store/libraryStore';

type NoteEditorProps = {
  note: OwnNote | undefined;
  onSave: (note: OwnNote) => void;
  onRemove: () => void;
  onClose: () => void;
};

const kinds = ['note', 'ruling'] as const;
/** Whoever writes this much may want to know where it ends. */
const tellsFrom = longestNote * 0.8;

/** Writes a note or a house ruling on a rule. */
export function NoteEditor({ note, onSave, onRemove, onClose }: NoteEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(note?.text ?? '');
  const [kind, setKind] = useState<OwnNote['kind']>(note?.kind ?? 'note');
  return (
    <SheetModal
      visible
      title={t(note === undefined ? 'rules.writeNote' : 'rules.editNote')}
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      <ChoiceRow
        label={t('rules.noteKind')}
        options={kinds.map((id) => ({ id, label: t(`rules.noteKinds.${id}`) }))}
        value={kind}
        onChange={setKind}
        testID="noteKind"
      />
      <TextField
        label={t('rules.noteLabel')}
        value={text}
        onChange={setText}
        multiline
        autoFocus
        maxLength={longestNote}
        hint={
          text.length > tellsFrom
            ? t('rules.noteLength', { count: text.length, most: longestNote })
            : undefined
        }
        testID="noteText"
      />
      <Button
        label={t('common.save')}
        disabled={tidyText(text) === ''}
        onPress={() => {
          onSave({ kind, text });
          onClose();
        }}
        testID="saveNote"
      />
      {note !== undefined && (
        <Button
          kind="danger"
          label={t('rules.removeNote')}
          onPress={() => {
            onRemove();
            onClose();
          }}
          testID="removeNote"
        />
      )}
    </SheetModal>
  );
}
