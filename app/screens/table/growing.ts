import { useFocusEffect } from '@react-navigation/native';
import { startTransition, useCallback, useState } from 'react';

/** More than a phone shows beneath the running game. */
export const firstRows = 12;

/** Few enough to be drawn between two frames. */
const moreRows = 8;

/** Time for a tap and for the frames of scrolling, which come first. */
const restMs = 30;

/**
 * How many rows of a long list are drawn: a screenful at once, the others a few at a time while
 * nothing else is to be done. They stay, so that scrolling costs nothing, finds no gaps and comes
 * back to where it was. A screen that is covered by another one does not grow.
 */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(firstRows);
  const isWhole = drawn >= count;
  useFocusEffect(
    useCallback(() => {
      if (isWhole) return undefined;
      const timer = setTimeout(() => startTransition(() => setDrawn(drawn + moreRows)), restMs);
      return () => clearTimeout(timer);
    }, [drawn, isWhole]),
  );
  return Math.min(drawn, count);
}
