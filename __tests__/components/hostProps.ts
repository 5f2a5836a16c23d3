import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { pieceColors } from '../../components/theme/tokens';

/** The props a rendered element ended up with; react-test-renderer comes without types. */
export function propsOf(element: unknown): Readonly<Record<string, unknown>> {
  return (element as { props: Record<string, unknown> }).props;
}

type Drawn = { type: unknown; props: { style?: StyleProp<ViewStyle> } };

/** The colours of the dots that stand for pieces in an element, in their order. */
export function dotsIn(element: unknown): readonly unknown[] {
  const { findAll } = element as { findAll: (holds: (node: Drawn) => boolean) => Drawn[] };
  return findAll
    .call(element, ({ type }) => typeof type === 'string')
    .map(({ props }) => StyleSheet.flatten([props.style]).backgroundColor)
    .filter((color) => Object.values<unknown>(pieceColors).includes(color));
}
