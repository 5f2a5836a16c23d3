import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { Action } from '../../../rules/engine/definition';
import { startValues, type Field, type FieldValues } from '../../../rules/engine/fields';
import { isOffered } from '../../../rules/engine/reduce';
import { useGameWords } from '../../i18n/gameWords';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { useFeedback } from '../shared/feedback';
import { FieldInput, useInvalidFields } from '../shared/fieldInput';

type ActionPartProps = { seat: string; id: string; testID: string };

/** A quick action: one tap, or a small form where it has to be told more. */
export const ActionPart = memo(function ActionPart({ seat, id, testID }: ActionPartProps) {
  const game = useOpenGame();
  const words = useGameWords(game.definition.id);
  const store = useAppStore();
  const { tick } = useFeedback();
  const [open, setOpen] = useState(false);
  const action = game.seat(seat)?.actions?.find((other) => other.id === id);
  const { offered, needsInput, refusal } = usePlay((_, view) => {
    const fields = action?.inputs?.(view) ?? [];
    const refused = action?.refusal?.(view, startValues(fields));
    const fillable = fields.length > 0 && !fields.some(isEmptyChoice);
    return {
      offered: action !== undefined && isOffered(action, view),
      needsInput: fillable,
      // A form can still be filled in so that the refusal goes away; it says so itself.
      refusal: fillable ? undefined : refused,
    };
  });
  if (action === undefined || !offered) return null;

  const take = (inputs: FieldValues) => {
    tick();
    store.getState().dispatch({
      type: 'actionTaken',
      v: 1,
      seat,
      action: id,
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([key, value]) => [
          key,
          typeof value === 'object' ? ([...value] as string[] | number[]) : value,
        ]),
      ),
    });
    setOpen(false);
  };
  const label = words.text(`actions.${id}.label`);
  const effect = words.optional(`actions.${id}.effect`);
  const why = refusal === undefined ? undefined : words.refusal(refusal);
  return (
    <>
      <Button
        kind="secondary"
        grow
        label={needsInput ? `${label} …` : label}
        hint={why ?? effect}
        disabled={why !== undefined}
        onPress={() => (needsInput ? setOpen(true) : take({}))}
        testID={testID}
      />
      {open && (
        <ActionForm action={action} label={label} onTake={take} onClose={() => setOpen(false)} />
      )}
    </>
  );
});

function isEmptyChoice(field: Field): boolean {
  return (field.kind === 'choice' || field.kind === 'choices') && field.options.length === 0;
}

type ActionFormProps = {
  action: Action;
  label: string;
  onTake: (inputs: FieldValues) => void;
  onClose: () => void;
};

function ActionForm({ action, label, onTake, onClose }: ActionFormProps) {
  const { t } = useTranslation();
  const words = useGameWords(useOpenGame().definition.id);
  const [given, setGiven] = useState<FieldValues>({});
  const { anyInvalid, markField } = useInvalidFields();
  const fields = usePlay((_, view) => action.inputs?.(view) ?? []);
  const values = { ...startValues(fields), ...given };
  const refusal = usePlay((_, view) => {
    const refused = action.refusal?.(view, values);
    return refused === undefined ? undefined : words.refusal(refused);
  });
  return (
    <SheetModal visible title={label} onClose={onClose} closeLabel={t('common.close')}>
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? field.start}
          onChange={(value) => setGiven({ ...given, [field.id]: value })}
          label={words.label('inputs', field.id)}
          hint={words.hint('inputs', field.id)}
          nameOf={words.name}
          onValidity={markField(field.id)}
          testID={`input.${field.id}`}
        />
      ))}
      <Button
        label={t('common.apply')}
        hint={refusal ?? words.optional(`actions.${action.id}.effect`)}
        disabled={refusal !== undefined || anyInvalid}
        onPress={() => onTake(values)}
        testID="apply"
      />
    </SheetModal>
  );
}
