import { Platform, type TextStyle } from 'react-native';

export const isWeb = Platform.OS === 'web';

/** A style only react-native-web knows: CSS in a browser, nothing on a phone. */
export function webStyle(css: Readonly<Record<string, string | number>>): TextStyle {
  return isWeb ? css : {};
}

/** Props only react-native-web knows, to be spread; nothing on a phone. */
export function webProps<Props extends object>(props: Props): Partial<Props> {
  return isWeb ? props : {};
}

/**
 * Web: a part of a long screen that costs nothing while it is scrolled away, neither layout nor a
 * look for what is under a finger. Until it has been there it counts as this high. What reaches out
 * of it a little, such as a focus ring, is still drawn.
 */
export const restsOffScreen = webStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
  overflowClipMargin: '8px',
});
