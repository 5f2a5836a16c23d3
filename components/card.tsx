import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme, type ThemeColors } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

export type CardTone = 'plain' | 'accent' | 'notice' | 'danger';

export type CardProps = {
  title?: string | undefined;
  right?: ReactNode;
  tone?: CardTone | undefined;
  testID?: string | undefined;
  children?: ReactNode;
};

export function Card({ title, right, tone = 'plain', testID, children }: CardProps) {
  const { colors } = useTheme();
  const { ground, edge } = looks[tone](colors);
  return (
    <View testID={testID} style={[styles.card, { backgroundColor: ground, borderColor: edge }]}>
      {(title !== undefined || right !== undefined) && (
        <View style={styles.head}>
          <View style={styles.title}>
            {title !== undefined && <Text variant="heading">{title}</Text>}
          </View>
          {right}
        </View>
      )}
      {children}
    </View>
  );
}

const looks: Readonly<Record<CardTone, (colors: ThemeColors) => { ground: string; edge: string }>> =
  {
    plain: (colors) => ({ ground: colors.surface, edge: colors.line }),
    accent: (colors) => ({ ground: colors.accentSoft, edge: colors.accent }),
    notice: (colors) => ({ ground: colors.noticeSurface, edge: colors.lineStrong }),
    danger: (colors) => ({ ground: colors.dangerSurface, edge: colors.danger }),
  };

const styles = StyleSheet.create({
  card: {
    padding: spacing.l,
    gap: spacing.m,
    borderRadius: radius.large,
    borderWidth: stroke.hairline,
  },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: spacing.m,
  },
  title: { flexShrink: 1, flexGrow: 1 },
});
