import { Platform, StyleSheet, type TextStyle } from 'react-native';

export const isWeb = Platform.OS === 'web';

/** A style only react-native-web knows: CSS in a browser, nothing on a phone. */
export function webStyle(css: Readonly<Record<string, string | number>>): TextStyle {
  return isWeb ? StyleSheet.create({ css }).css : {};
}

/** Props only react-native-web knows, to be spread; nothing on a phone. */
export function webProps<Props extends object>(props: Props): Partial<Props> {
  return isWeb ? props : {};
}
