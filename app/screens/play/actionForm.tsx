import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { Action } from '../../../rules/engine/definition';
import { rollFor } from '../../../rules/engine/dice';
import { startValues, type FieldValues } from '../../../rules/engine/fields';
import { useGameWords } from '../../i18n/gameWords';
import { useOpenGame, usePlay } from '../../store/useApp';
import { FieldInput, useInvalidFields } from '../shared/fieldInput';

type ActionFormProps = {
  action: Action;
  label: string;
  onTake: (inputs: FieldValues) => void;
  onClose: () => void;
};

/** What an action has to be told, and what it would do with it. */
export function ActionForm({ action, label, onTake, onClose }: ActionFormProps) {
  const { t } = useTranslation();
  const words = useGameWords(useOpenGame().definition.id);
  const [given, setGiven] = useState<FieldValues>({});
  const fields = usePlay((_, view) => action.inputs?.(view) ?? []);
  const { anyInvalid, markField } = useInvalidFields(fields);
  const values = { ...startValues(fields), ...given };
  const { refusal, figures, dice } = usePlay((_, view) => ({
    refusal: action.refusal?.(view, values),
    figures: action.figures?.(view, values),
    dice: action.roll?.dice(view),
  }));
  const fill = (id: string, value: FieldValues[string]) => setGiven({ ...given, [id]: value });
  const roll = () => {
    if (action.roll === undefined || dice === undefined) return;
    const { into } = action.roll;
    markField(into)(true);
    fill(into, rollFor(into, dice, fields, Math.random));
  };
  const hint =
    refusal === undefined
      ? words.optional(`actions.${action.id}.effect`, figures)
      : words.refusal(refusal);
  return (
    <SheetModal visible title={label} onClose={onClose} closeLabel={t('common.close')}>
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? field.start}
          onChange={(value) => fill(field.id, value)}
          label={words.label('inputs', field.id)}
          hint={words.hint('inputs', field.id)}
          nameOf={words.name}
          onValidity={markField(field.id)}
          testID={`input.${field.id}`}
        />
      ))}
      {dice !== undefined && (
        <Button kind="secondary" label={t('tools.roll')} onPress={roll} testID="roll" />
      )}
      <Button
        label={t('common.apply')}
        hint={hint}
        disabled={refusal !== undefined || anyInvalid}
        onPress={() => onTake(values)}
        testID="apply"
      />
    </SheetModal>
  );
}
