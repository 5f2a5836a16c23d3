import type { GestureResponderEvent } from 'react-native';

import { isWeb } from './theme/webOnly';

/**
 * What a press on a link does: the app's own way, unless the browser should open it elsewhere. A
 * click with a modifier belongs to the browser: a new tab, a new window, a download.
 */
export function followLink(event: GestureResponderEvent, onPress: () => void): void {
  if (isWeb) {
    const click = event as unknown as Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey', boolean>>;
    if (click.metaKey === true || click.ctrlKey === true || click.shiftKey === true) return;
    event.preventDefault();
  }
  onPress();
}
