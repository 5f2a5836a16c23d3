import { StyleSheet, View } from 'react-native';

import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme, type ThemeColors } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

type Look = 'plain' | 'strong' | 'lost';

export type SpaceGridProps = {
  rows: readonly (readonly {
    readonly id: string;
    /** Said aloud: the space and what lies there. */
    readonly name: string;
    /** What lies there in a letter or two; empty for nothing. */
    readonly sign: string;
    readonly look: Look | undefined;
  }[])[];
  onPress: (id: string) => void;
  testID: string;
};

/** A small map of square spaces to tap. */
export function SpaceGrid({ rows, onPress, testID }: SpaceGridProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.grid} testID={testID}>
      {rows.map((row, index) => (
        <View key={index} style={styles.row}>
          {row.map(({ id, name, sign, look }) => (
            <PressSurface
              key={id}
              role="button"
              aria-label={name}
              testID={`${testID}.${id}`}
              onPress={() => onPress(id)}
              style={[styles.space, look === undefined ? empty(colors) : looks[look](colors)]}
              pressedStyle={{ backgroundColor: colors.surfacePressed }}
            >
              <Text
                variant={sign === '' ? 'caption' : 'label'}
                tone={look === undefined || look === 'lost' ? 'quiet' : 'normal'}
              >
                {sign === '' ? id : sign}
              </Text>
            </PressSurface>
          ))}
        </View>
      ))}
    </View>
  );
}

function empty(colors: ThemeColors) {
  return { borderColor: colors.line, borderStyle: 'dashed' } as const;
}

const looks: Readonly<
  Record<Look, (colors: ThemeColors) => { borderColor: string; backgroundColor: string }>
> = {
  plain: (colors) => ({ borderColor: colors.lineStrong, backgroundColor: colors.surfaceRaised }),
  strong: (colors) => ({ borderColor: colors.accent, backgroundColor: colors.accentSoft }),
  lost: (colors) => ({ borderColor: colors.danger, backgroundColor: colors.dangerSurface }),
};

const widest = 72;

const styles = StyleSheet.create({
  grid: { gap: spacing.xs, alignItems: 'center' },
  row: { flexDirection: 'row', gap: spacing.xs, alignSelf: 'stretch', justifyContent: 'center' },
  space: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    maxWidth: widest,
    minHeight: touch.target,
    minWidth: touch.target,
    aspectRatio: 1.2,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.small,
    borderWidth: stroke.hairline,
  },
});
