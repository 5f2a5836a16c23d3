import { StackActions, useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';

import type { Tab } from '../routes';

/** Back to the tabs beneath, rather than to another copy of them on top. */
export function useToTab(): (tab: Tab) => void {
  const navigation = useNavigation();
  return useCallback(
    (tab) => navigation.dispatch(StackActions.popTo('Tabs', { screen: tab })),
    [navigation],
  );
}
