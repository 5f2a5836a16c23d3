import { memo } from 'react';

import { ChoiceRow } from '../../../components/choiceRow';
import { FieldFrame } from '../../../components/fieldFrame';
import type { Address } from '../../../rules/engine/definition';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { usePlayWords } from './playWords';

type ChoicePartProps = { at: Address; testID: string };

/** A choice of a seat or of an item. */
export const ChoicePart = memo(function ChoicePart({ at, testID }: ChoicePartProps) {
  const game = useOpenGame();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const options = game.choice(at)?.options ?? [];
  return (
    <FieldFrame hint={words.hint('choices', at)}>
      <ChoiceRow
        label={words.label('choices', at)}
        options={options.map((option) => ({ id: option, label: words.name(option) }))}
        value={usePlay((state) => state.choices[at] ?? '')}
        onChange={(option) => dispatch({ type: 'optionChosen', v: 1, at, option })}
        testID={testID}
      />
    </FieldFrame>
  );
});
