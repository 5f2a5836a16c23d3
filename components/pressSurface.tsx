import type { ReactNode } from 'react';
import {
  Pressable,
  StyleSheet,
  type GestureResponderEvent,
  type PressableProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import { followLink } from './linkPress';
import { themedStyles, useTheme } from './theme/theme';
import { spacing } from './theme/tokens';
import { webProps, webStyle } from './theme/webOnly';

type KeyEvent = { key: string; preventDefault: () => void };

export type PressSurfaceProps = Omit<PressableProps, 'style' | 'children' | 'onPress'> & {
  onPress?: (() => void) | undefined;
  /** Web: answers whether it used the key. */
  onKey?: ((key: string) => boolean) | undefined;
  /** Web: makes it a real link, which the browser can open in a new tab. */
  href?: string | undefined;
  style?: StyleProp<ViewStyle>;
  pressedStyle?: StyleProp<ViewStyle>;
  children?: ReactNode;
};

/** What everything pressable is made of: feedback without delay, focus ring, Space and Enter. */
export function PressSurface({
  onPress,
  onKey,
  href,
  style,
  pressedStyle,
  children,
  ...rest
}: PressSurfaceProps) {
  const look = looks(useTheme());
  const togglesBySpace = rest.role !== undefined && spaceRoles.has(rest.role);

  function handleKey(event: KeyEvent) {
    // react-native-web presses these roles with Enter only.
    const pressed = togglesBySpace && event.key === ' ' && rest.disabled !== true;
    if (pressed) onPress?.();
    if (pressed || onKey?.(event.key) === true) event.preventDefault();
  }

  function handlePress(event: GestureResponderEvent) {
    if (href !== undefined && onPress !== undefined) followLink(event, onPress);
    else onPress?.();
  }

  return (
    <Pressable
      {...rest}
      {...webProps({ onKeyDown: handleKey, delayPressIn: 0, href })}
      onPress={handlePress}
      style={({ pressed }) => [
        styles.surface,
        unselectable,
        look.focus,
        style,
        pressed && (pressedStyle ?? look.pressed),
      ]}
    >
      {children}
    </Pressable>
  );
}

const looks = themedStyles(({ colors }) => ({
  focus: { outlineColor: colors.focus },
  pressed: { backgroundColor: colors.surfacePressed },
}));

const spaceRoles: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

const unselectable = webStyle({ userSelect: 'none' });

const styles = StyleSheet.create({
  surface: { outlineOffset: spacing.xs / 2 },
});
