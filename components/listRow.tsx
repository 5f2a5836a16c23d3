import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from './glyph';
import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, touch } from './theme/tokens';

export type ListRowProps = {
  title: string;
  subtitle?: string | undefined;
  /** Replaces the arrow of a row that leads somewhere. */
  right?: ReactNode;
  leading?: ReactNode;
  onPress?: (() => void) | undefined;
  /** Web: a real link; `onPress` still decides what a plain click does. */
  href?: string | undefined;
  testID?: string | undefined;
};

export function ListRow({ title, subtitle, right, leading, onPress, href, testID }: ListRowProps) {
  const { colors } = useTheme();
  const leads = onPress !== undefined || href !== undefined;
  const content = (
    <>
      {leading}
      <View style={styles.words}>
        <Text>{title}</Text>
        {subtitle !== undefined && (
          <Text variant="caption" tone="quiet">
            {subtitle}
          </Text>
        )}
      </View>
      {right ?? (leads && <Glyph glyph="›" size={spacing.l} color={colors.textQuiet} />)}
    </>
  );
  if (!leads) {
    return (
      <View testID={testID} style={styles.row}>
        {content}
      </View>
    );
  }
  return (
    <PressSurface
      role={href === undefined ? 'button' : 'link'}
      href={href}
      testID={testID}
      onPress={onPress}
      style={styles.row}
    >
      {content}
    </PressSurface>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.target + spacing.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    paddingVertical: spacing.s,
    borderRadius: radius.small,
  },
  words: { flex: 1 },
});
