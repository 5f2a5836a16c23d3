import { memo } from 'react';

import { ToggleRow } from '../../../components/toggleRow';
import type { Address } from '../../../rules/engine/definition';
import { useAppStore, usePlay } from '../../store/useApp';
import { usePlayWords } from './playWords';

/** A switch of a seat or of an item. */
export const TogglePart = memo(function TogglePart({
  at,
  testID,
}: {
  at: Address;
  testID: string;
}) {
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  return (
    <ToggleRow
      label={words.label('toggles', at)}
      hint={words.hint('toggles', at)}
      value={usePlay((state) => state.toggles[at] ?? false)}
      onChange={(on) => dispatch({ type: 'toggleSwitched', v: 1, at, on })}
      testID={testID}
    />
  );
});
