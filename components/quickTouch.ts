import type { GestureResponderEvent, PressableProps } from 'react-native';

import { isWeb, webProps } from './theme/webOnly';

/**
 * Web: a tap acts when the finger leaves, as on a phone, and not when the browser has made a click
 * of it, for which it looks several times what is under the finger. Mouse, keys and screen readers
 * go on clicking, and whatever is not plainly a tap is left to the browser.
 */
export function quickTouch(act: () => void): Pick<PressableProps, 'onPressIn' | 'onPressOut'> {
  return webProps({
    onPressIn: ({ nativeEvent }: GestureResponderEvent) => {
      began = mayBeTap(typeOf(nativeEvent)) ? placeOf(nativeEvent) : undefined;
    },
    onPressOut: (event: GestureResponderEvent) => {
      const from = began;
      began = undefined;
      if (from === undefined || typeOf(event.nativeEvent) !== 'touchend') return;
      if (distance(from, placeOf(event.nativeEvent)) > slop) return;
      // Then there will be no click; where that cannot be had, the click is what acts.
      event.preventDefault();
      if (event.isDefaultPrevented()) act();
    },
  });
}

type Place = { x: number; y: number };

/** Where the finger came down: only one at a time presses anything. */
let began: Place | undefined;

/** A finger that went further did not tap: about what browsers allow. */
const slop = 12;

/** So long after something scrolled a finger may only want to hold it. */
const restMs = 150;

let lastScroll = -Infinity;

if (isWeb) {
  document.addEventListener('scroll', () => (lastScroll = performance.now()), {
    capture: true,
    passive: true,
  });
}

function mayBeTap(type: string): boolean {
  // A click would take the focus from a field, and what was written there would count.
  const isWriting = /^(input|textarea)$/i.test(document.activeElement?.tagName ?? '');
  return type === 'touchstart' && !isWriting && performance.now() - lastScroll > restMs;
}

function typeOf(event: object): string {
  return 'type' in event ? String(event.type) : '';
}

function placeOf({ pageX, pageY }: { pageX: number; pageY: number }): Place {
  return { x: pageX, y: pageY };
}

function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
