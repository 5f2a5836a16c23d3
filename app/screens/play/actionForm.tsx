import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { Action } from '../../../rules/engine/definition';
import { drawFor, rollFor, rollTarget } from '../../../rules/engine/dice';
import type { FieldValues } from '../../../rules/engine/fields';
import { formOf, refilled, refusalOf } from '../../../rules/engine/offers';
import { usePlay, usePlayNow } from '../../store/useApp';
import { AnswerBars, AnswerCard } from '../shared/answerCard';
import { useInvalidFields } from '../shared/fieldInput';
import { FormFields, isChartable } from '../shared/formFields';
import { usePlayWords } from './playWords';

type ActionFormProps = {
  action: Action;
  preset: FieldValues;
  /** What is filled in already, and may be changed. */
  start?: FieldValues;
  title: string;
  onTake: (inputs: FieldValues) => void;
  onClose: () => void;
};

/** What an action has to be told, and what it would do with it. */
export function ActionForm(props: ActionFormProps) {
  const { action, preset, start = {}, title, onTake, onClose } = props;
  const { t } = useTranslation();
  const words = usePlayWords();
  const [given, setGiven] = useState<FieldValues>(start);
  const { fields, values } = usePlay((_, view) => formOf(action, view, preset, given));
  const { anyInvalid, markField } = useInvalidFields(fields);
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
  const { view } = usePlayNow();
  const fill = (id: string, value: FieldValues[string]) =>
    setGiven(refilled(action, view(), preset, given, { [id]: value }));
  const into = action.roll && rollTarget(action.roll, values);
  const roll =
    into === undefined || dice === undefined
      ? undefined
      : {
          into,
          onRoll: () => {
            markField(into)(true);
            fill(into, rollFor(into, dice, fields, Math.random));
          },
        };
  const isCharted = answer?.faces !== undefined && roll !== undefined;
  const die = isCharted
    ? {
        label: words.label('inputs', roll.into),
        onFace: (face: number | undefined) => fill(roll.into, face === undefined ? [] : [face]),
        onRoll: roll.onRoll,
        testID: `input.${roll.into}`,
      }
    : undefined;
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
    <SheetModal
      visible
      title={title}
      onClose={onClose}
      closeLabel={t('common.close')}
      footer={
        <Button
          label={t('common.apply')}
          hint={hint}
          disabled={refusal !== undefined || anyInvalid}
          onPress={() => onTake(values)}
          testID="apply"
        />
      }
    >
      {shown !== undefined && <AnswerCard {...shown} die={die} />}
      <FormFields
        fields={shown === undefined ? fields : fields.filter((field) => !isChartable(field))}
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
        roll={isCharted ? undefined : roll}
      />
      {action.draw !== undefined && (
        <Button kind="secondary" label={t('play.draw')} onPress={draw} testID="draw" />
      )}
      {shown !== undefined && <AnswerBars {...shown} />}
    </SheetModal>
  );
}
