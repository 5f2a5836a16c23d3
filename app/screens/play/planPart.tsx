import { memo, useState } from 'react';

import { Button } from '../../../components/button';
import { FieldFrame } from '../../../components/fieldFrame';
import { SheetModal } from '../../../components/sheetModal';
import { SpaceGrid } from '../../../components/spaceGrid';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { useFeedback } from '../shared/feedback';
import type { PartProps } from './partProps';
import { usePlayWords } from './playWords';

/** A small map; a tap on a space offers what can be done there, and says why not. */
export const PlanPart = memo(function PlanPart({ seat, id, testID }: PartProps) {
  const words = usePlayWords();
  const plan = useOpenGame().plan(`${seat}.${id}`);
  const tiles = usePlay((state) => state.plans[`${seat}.${id}`] ?? {});
  const [open, setOpen] = useState<string>();
  if (plan === undefined) return null;
  const nameOf = (space: string) => {
    const tile = tiles[space];
    const what =
      tile === undefined
        ? words.text(`plans.${id}.empty`)
        : words.text(`plans.${id}.tiles.${tile}.name`);
    return `${space} ${what}`;
  };
  return (
    <FieldFrame label={words.text(`plans.${id}.label`)} hint={words.hint('plans', id)}>
      <SpaceGrid
        rows={plan.spaces.map((row) =>
          row.map((space) => {
            const tile = tiles[space];
            return {
              id: space,
              name: nameOf(space),
              sign: tile === undefined ? '' : words.text(`plans.${id}.tiles.${tile}.sign`),
              look: tile === undefined ? undefined : plan.looks[tile],
            };
          }),
        )}
        onPress={setOpen}
        testID={testID}
      />
      {open !== undefined && (
        <SpaceActions
          seat={seat}
          space={open}
          title={nameOf(open)}
          actions={plan.actions}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FieldFrame>
  );
});

type SpaceActionsProps = {
  seat: string;
  space: string;
  title: string;
  actions: readonly string[];
  onClose: () => void;
};

function SpaceActions({ seat, space, title, actions, onClose }: SpaceActionsProps) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const { tick } = useFeedback();
  const refusals = usePlay((_, view, game) =>
    actions.map((id) =>
      game
        .seat(seat)
        ?.actions?.find((action) => action.id === id)
        ?.refusal?.(view, { space }),
    ),
  );
  return (
    <SheetModal visible title={title} onClose={onClose} closeLabel={t('common.close')}>
      {actions.map((id, index) => {
        const refusal = refusals[index];
        return (
          <Button
            key={id}
            kind="secondary"
            label={words.text(`actions.${id}.label`)}
            hint={
              refusal === undefined
                ? words.optional(`actions.${id}.effect`)
                : words.refusal(refusal)
            }
            disabled={refusal !== undefined}
            onPress={() => {
              tick();
              dispatch({ type: 'actionTaken', v: 1, seat, action: id, inputs: { space } });
              onClose();
            }}
            testID={`${seat}.${id}`}
          />
        );
      })}
    </SheetModal>
  );
}
