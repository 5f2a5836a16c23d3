import { memo, useState } from 'react';

import { Button } from '../../../components/button';
import type { FieldValues } from '../../../rules/engine/fields';
import { offerOf } from '../../../rules/engine/offers';
import { useOpenGame, usePlay } from '../../store/useApp';
import { OpenAction, useTakeAction } from './openAction';
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
  const game = useOpenGame();
  const words = usePlayWords();
  const take = useTakeAction(seat, id);
  const [open, setOpen] = useState(false);
  // A long form that was closed by mistake, or to look something up, is as it was; a secret one is not.
  const [draft, setDraft] = useState<FieldValues>(nothing);
  const action = game.seat(seat)?.actions?.find((other) => other.id === id);
  const offer = usePlay((_, view) => action && offerOf(action, view, preset));
  if (action === undefined || offer === undefined) return null;
  const { needsInput, refusal, figures } = offer;

  const label = words.text(`actions.${id}.label`);
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
        onPress={() => (needsInput ? setOpen(true) : take(preset))}
        testID={testID}
      />
      {open && (
        <OpenAction
          seat={seat}
          action={action}
          preset={preset}
          start={draft}
          {...(action.secret === true ? {} : { onFill: setDraft })}
          onTaken={() => setDraft(nothing)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
