import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { startValues, type FieldValues } from '../../../rules/engine/fields';
import { isOffered, openFields, standingRefusal } from '../../../rules/engine/offers';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { useFeedback } from '../shared/feedback';
import { ActionForm } from './actionForm';
import { Curtain } from './curtain';
import { usePlayWords } from './playWords';

type ActionPartProps = {
  seat: string;
  id: string;
  testID: string;
  /** What is settled already: the item it was tapped on. */
  preset?: FieldValues;
};

const nothing: FieldValues = {};

/** A quick action: one tap, or a small form where it has to be told more. */
export const ActionPart = memo(function ActionPart(props: ActionPartProps) {
  const { seat, id, testID, preset = nothing } = props;
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const store = useAppStore();
  const { tick } = useFeedback();
  const [open, setOpen] = useState(false);
  const action = game.seat(seat)?.actions?.find((other) => other.id === id);
  const offer = usePlay((_, view) => {
    if (action === undefined || !isOffered(action, view)) return undefined;
    const fields = openFields(action, view, preset);
    return {
      needsInput: fields.length > 0,
      refusal: standingRefusal(action, view, preset),
      figures: action.figures?.(view, { ...startValues(fields), ...preset }),
    };
  });
  if (action === undefined || offer === undefined) return null;
  const { needsInput, refusal, figures } = offer;

  const take = (inputs: FieldValues) => {
    tick();
    store.getState().dispatch({
      type: 'actionTaken',
      v: 1,
      seat,
      action: id,
      inputs: Object.fromEntries(
        Object.entries({ ...inputs, ...preset }).map(([key, value]) => [
          key,
          typeof value === 'object' ? ([...value] as string[] | number[]) : value,
        ]),
      ),
    });
    setOpen(false);
  };
  const label = words.text(`actions.${id}.label`);
  const isPerson = game.seat(seat)?.person !== undefined;
  const title = isPerson ? t('play.titleOf', { name: words.name(seat), title: label }) : label;
  const close = () => setOpen(false);
  const effect = words.optional(`actions.${id}.effect`, figures);
  const why = refusal === undefined ? undefined : words.refusal(refusal);
  return (
    <>
      <Button
        kind="secondary"
        grow
        label={needsInput && why === undefined ? `${label} …` : label}
        hint={why ?? effect}
        disabled={why !== undefined}
        onPress={() => (needsInput ? setOpen(true) : take({}))}
        testID={testID}
      />
      {open && (
        <Curtain closed={action.secret === true} name={words.name(seat)} onClose={close}>
          <ActionForm action={action} preset={preset} title={title} onTake={take} onClose={close} />
        </Curtain>
      )}
    </>
  );
});
