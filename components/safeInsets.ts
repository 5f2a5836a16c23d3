import { useContext } from 'react';
import { SafeAreaInsetsContext, type EdgeInsets } from 'react-native-safe-area-context';

const none: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The safe area, or none where no provider stands above, as in a test. */
export function useSafeInsets(): EdgeInsets {
  return useContext(SafeAreaInsetsContext) ?? none;
}
