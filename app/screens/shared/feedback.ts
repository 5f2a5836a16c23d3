import { useMemo } from 'react';

import { knock, tick } from '../../platform/haptics';
import { useApp } from '../../store/useApp';

const silent = { tick: () => undefined, knock: () => undefined };

/** What a tap feels like, unless the player switched it off. */
export function useFeedback(): { tick: () => void; knock: () => void } {
  const on = useApp((state) => state.settings.haptics);
  return useMemo(() => (on ? { tick, knock } : silent), [on]);
}
