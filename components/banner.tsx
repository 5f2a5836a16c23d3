import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

export type BannerAction = {
  readonly label: string;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
};

export type BannerProps = {
  tone: 'info' | 'danger';
  text: string;
  /** More about it, a line each. */
  lines?: readonly string[] | undefined;
  actions?: readonly BannerAction[] | undefined;
  testID?: string | undefined;
};

/** A state that lasts: stands until its cause is gone. */
export function Banner({ tone, text, lines = [], actions = [], testID }: BannerProps) {
  const { colors } = useTheme();
  const serious = tone === 'danger';
  return (
    <View
      role={serious ? 'alert' : 'status'}
      aria-live={serious ? 'assertive' : 'polite'}
      testID={testID}
      style={[
        styles.banner,
        {
          backgroundColor: serious ? colors.dangerSurface : colors.noticeSurface,
          borderLeftColor: serious ? colors.danger : colors.accent,
        },
      ]}
    >
      <Text variant="label" tone={serious ? 'danger' : 'normal'}>
        {serious ? `⚠\uFE0E\u00A0${text}` : text}
      </Text>
      {lines.map((line) => (
        <Text key={line} variant="caption">
          {line}
        </Text>
      ))}
      {actions.length > 0 && (
        <View style={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action.label}
              kind="secondary"
              label={action.label}
              onPress={action.onPress}
              testID={action.testID}
            />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    gap: spacing.s,
    paddingVertical: spacing.m,
    paddingHorizontal: spacing.l,
    borderLeftWidth: stroke.bar,
    borderRadius: radius.small,
  },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
