import { StyleSheet, View } from 'react-native';

import { Glyph } from './glyph';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

type ChoiceMarkProps = { kind: 'one' | 'any'; on: boolean };

/** Says "chosen" by its form: a diamond, hollow or filled, for one of several; a box with a tick for any. */
export function ChoiceMark({ kind, on }: ChoiceMarkProps) {
  const { colors } = useTheme();
  const look = {
    borderColor: on ? colors.accent : colors.lineStrong,
    backgroundColor: on ? colors.accent : 'transparent',
  };
  if (kind === 'one') return <View aria-hidden style={[styles.diamond, look]} />;
  return (
    <View aria-hidden style={[styles.box, look]}>
      {on && <Glyph glyph="✓" size={spacing.m} color={colors.textOnAccent} />}
    </View>
  );
}

const diamondSize = 11;
const boxSize = 18;

const styles = StyleSheet.create({
  diamond: {
    width: diamondSize,
    height: diamondSize,
    borderWidth: stroke.mark,
    transform: [{ rotate: '45deg' }],
  },
  box: {
    minWidth: boxSize,
    minHeight: boxSize,
    borderWidth: stroke.mark,
    borderRadius: radius.small,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
