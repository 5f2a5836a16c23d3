import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { Action } from '../../../rules/engine/definition';
import { drawFor, rollFor } from '../../../rules/engine/dice';
import { valuesSoFar, type FieldValues } from '../../../rules/engine/fields';
import { usePlay } from '../../store/useApp';
import { FieldInput, useInvalidFields } from '../shared/fieldInput';
import { usePlayWords } from './playWords';

type ActionFormProps = {
  action: Action;
  title: string;
  onTake: (inputs: FieldValues) => void;
  onClose: () => void;
};

/** What an action has to be told, and what it would do with it. */
export function ActionForm({ action, title, onTake, onClose }: ActionFormProps) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const [given, setGiven] = useState<FieldValues>({});
  const fields = usePlay((_, view) => action.inputs?.(view, given) ?? []);
  const { anyInvalid, markField } = useInvalidFields(fields);
  const values = valuesSoFar(fields, given);
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
  const draw = () => {
    if (action.draw !== undefined) {
      fill(action.draw.into, drawFor(action.draw, fields, Math.random));
    }
  };
  const hint =
    refusal === undefined
      ? words.optional(`actions.${action.id}.effect`, figures)
      : words.refusal(refusal);
  return (
    <SheetModal visible title={title} onClose={onClose} closeLabel={t('common.close')}>
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? field.start}
          onChange={(value) => fill(field.id, value)}
          label={words.label('inputs', field.id)}
          hint={words.hint('inputs', field.id)}
          nameOf={words.name}
          describe={words.phrase}
          onValidity={markField(field.id)}
          testID={`input.${field.id}`}
        />
      ))}
      {dice !== undefined && (
        <Button kind="secondary" label={t('tools.roll')} onPress={roll} testID="roll" />
      )}
      {action.draw !== undefined && (
        <Button kind="secondary" label={t('play.draw')} onPress={draw} testID="draw" />
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
