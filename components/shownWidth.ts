import { useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

/**
 * How wide a view is. Under another screen it has no width at all; it keeps the one it was shown
 * with, otherwise everything would be laid out anew on the way back and the place lost.
 */
export function useShownWidth(assumed: number) {
  const [width, setWidth] = useState(assumed);
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => {
    if (nativeEvent.layout.width > 0) setWidth(nativeEvent.layout.width);
  };
  return { width, onLayout };
}
