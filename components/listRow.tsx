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
  /** A control of its own beside the row: inside it, a screen reader could not reach it. */
  beside?: ReactNode;
  onPress?: (() => void) | undefined;
  /** Web: a real link; `onPress` still decides what a plain click does. */
  href?: string | undefined;
  /** Whether what the row opens beneath itself is open. */
  expanded?: boolean | undefined;
  testID?: string | undefined;
};

export function ListRow({
  title,
  subtitle,
  right,
  beside,
  onPress,
  href,
  expanded,
  testID,
}: ListRowProps) {
  const { colors } = useTheme();
  const leads = onPress !== undefined || href !== undefined;
  const arrow = leads && <Glyph glyph="›" size={spacing.l} color={colors.textQuiet} />;
  const content = (
    <>
      <View style={styles.words}>
        <Text>{title}</Text>
        {subtitle !== undefined && (
          <Text variant="caption" tone="quiet">
            {subtitle}
          </Text>
        )}
      </View>
      {right ??
        (expanded === undefined ? arrow : <Text tone="quiet">{expanded ? '−' : '＋'}</Text>)}
    </>
  );
  const row = leads ? (
    <PressSurface
      role={href === undefined ? 'button' : 'link'}
      href={href}
      aria-expanded={expanded}
      testID={testID}
      onPress={onPress}
      style={styles.row}
    >
      {content}
    </PressSurface>
  ) : (
    <View testID={testID} style={styles.row}>
      {content}
    </View>
  );
  if (beside === undefined) return row;
  return (
    <View style={styles.pair}>
      <View style={styles.words}>{row}</View>
      {beside}
    </View>
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
  pair: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1 },
});
