import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { Action } from '../../../rules/engine/definition';
import { drawFor, rollFor, rollTarget } from '../../../rules/engine/dice';
import { valuesSoFar, type FieldValues } from '../../../rules/engine/fields';
import { openFields, refusalOf } from '../../../rules/engine/offers';
import { usePlay } from '../../store/useApp';
import { AnswerBars, AnswerCard } from '../shared/answerCard';
import { useInvalidFields } from '../shared/fieldInput';
import { FormFields } from '../shared/formFields';
import { usePlayWords } from './playWords';

type ActionFormProps = {
  action: Action;
  preset: FieldValues;
  title: string;
  onTake: (inputs: FieldValues) => void;
  onClose: () => void;
};

/** What an action has to be told, and what it would do with it. */
export function ActionForm({ action, preset, title, onTake, onClose }: ActionFormProps) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const [given, setGiven] = useState<FieldValues>({});
  const fields = usePlay((_, view) => openFields(action, view, preset, given));
  const { anyInvalid, markField } = useInvalidFields(fields);
  const values = valuesSoFar(fields, given);
  const { refusal, figures, dice, answer } = usePlay((_, view) => {
    const inputs = { ...values, ...preset };
    return {
      refusal: refusalOf(action, view, inputs),
      figures: action.figures?.(view, inputs),
      dice: action.roll?.dice(view),
      answer: action.answer?.of(view, inputs),
    };
  });
  const shown = answer && { answer, words, tool: action.answer?.tool ?? '' };
  const fill = (id: string, value: FieldValues[string]) => setGiven({ ...given, [id]: value });
  const into = action.roll && rollTarget(action.roll, values);
  const roll = into !== undefined &&
    dice !== undefined && {
      into,
      onRoll: () => {
        markField(into)(true);
        fill(into, rollFor(into, dice, fields, Math.random));
      },
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
      {shown !== undefined && <AnswerCard {...shown} />}
      <FormFields
        fields={fields}
        propsOf={(field) => ({
          value: values[field.id] ?? field.start,
          onChange: (value) => fill(field.id, value),
          label: words.label('inputs', field.id),
          hint: words.hint('inputs', field.id),
          nameOf: words.name,
          describe: words.phrase,
          onValidity: markField(field.id),
          testID: `input.${field.id}`,
        })}
        roll={roll || undefined}
      />
      {action.draw !== undefined && (
        <Button kind="secondary" label={t('play.draw')} onPress={draw} testID="draw" />
      )}
      {shown !== undefined && <AnswerBars {...shown} />}
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
