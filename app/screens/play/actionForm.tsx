import { useState } from 'react';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { Action } from '../../../rules/engine/definition';
import { drawFor } from '../../../rules/engine/dice';
import type { FieldValues } from '../../../rules/engine/fields';
import { formOf, refilled, refusalOf } from '../../../rules/engine/offers';
import { useTranslation } from '../../i18n/useTranslation';
import { usePlay, usePlayNow } from '../../store/useApp';
import { AnswerBars, AnswerCard, headlineOf } from '../shared/answerCard';
import { useInvalidFields } from '../shared/fieldInput';
import { FormFields, isChartable, ownerOfField } from '../shared/formFields';
import { chartedDie, rollingOf } from '../shared/rolling';
import { usePieces, usePlayWords } from './playWords';

type ActionFormProps = {
  action: Action;
  preset: FieldValues;
  /** What is filled in already, and may be changed. */
  start?: FieldValues;
  title: string;
  /** Told what is filled in so far. */
  onFill?: ((given: FieldValues) => void) | undefined;
  onTake: (inputs: FieldValues) => void;
  onClose: () => void;
};

/** What an action has to be told, and what it would do with it. */
export function ActionForm(props: ActionFormProps) {
  const { action, preset, start = {}, title, onFill, onTake, onClose } = props;
  const { t } = useTranslation();
  const words = usePlayWords();
  const pieceOf = usePieces();
  const [given, setGiven] = useState<FieldValues>(start);
  const { fields, values } = usePlay((_, view) => formOf(action, view, preset, given));
  const { anyInvalid, markField } = useInvalidFields(fields);
  const { refusal, figures, dice, answer } = usePlay((_, view) => {
    const inputs = { ...values, ...preset };
    return {
      refusal: refusalOf(action, view, inputs),
      figures: action.figures?.(view, inputs),
      dice: action.roll?.(view, inputs) ?? [],
      answer: action.answer?.of(view, inputs),
    };
  });
  const shown = answer && { answer, words, tool: action.answer?.tool ?? '' };
  const { view } = usePlayNow();
  const fill = (answers: FieldValues) => {
    const next = refilled(action, view(), preset, given, answers);
    setGiven(next);
    onFill?.(next);
  };
  const rolling = rollingOf(dice, fields, (rolled) => {
    // Whatever was mistyped there before, dice are always good.
    for (const id of Object.keys(rolled)) markField(id)(true);
    fill(rolled);
  });
  const die = chartedDie(rolling, answer, fill, {
    labelOf: (id) => words.label('inputs', id),
    testIDOf: (id) => `input.${id}`,
  });
  const draw = () => {
    if (action.draw !== undefined) {
      fill({ [action.draw.into]: drawFor(action.draw, fields, Math.random) });
    }
  };
  // Several sides make a long form: what it comes to stands where it ends, above the thumb.
  const answerLast = fields.some((field) => ownerOfField(field) !== undefined);
  const hint =
    refusal !== undefined
      ? words.refusal(refusal)
      : shown !== undefined && answerLast
        ? headlineOf(shown)
        : words.optional(`actions.${action.id}.effect`, figures);
  const card = shown !== undefined && <AnswerCard {...shown} die={die} />;
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
      {!answerLast && card}
      <FormFields
        fields={die === undefined ? fields : fields.filter((field) => !isChartable(field))}
        propsOf={(field) => ({
          value: values[field.id] ?? field.start,
          onChange: (value) => fill({ [field.id]: value }),
          label: words.label('inputs', field.id),
          hint: words.hint('inputs', field.id),
          nameOf: words.name,
          describe: words.phrase,
          onValidity: markField(field.id),
          testID: `input.${field.id}`,
        })}
        pieceOf={pieceOf}
        rolling={die === undefined ? rolling : undefined}
      />
      {action.draw !== undefined && (
        <Button kind="secondary" label={t('play.draw')} onPress={draw} testID="draw" />
      )}
      {answerLast && card}
      {shown !== undefined && <AnswerBars {...shown} />}
    </SheetModal>
  );
}
