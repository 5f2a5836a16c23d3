import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Glyph } from './glyph';
import { IconButton } from './iconButton';
import { PressSurface } from './pressSurface';
import { Text } from './text';
import { mixColors } from './theme/colorMath';
import { useTheme, type ThemeColors } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

export type NoticeTone = 'info' | 'gain' | 'loss' | 'victory';

export type NoticeCardProps = {
  title: string;
  body?: string | undefined;
  tone: NoticeTone;
  onDismiss?: (() => void) | undefined;
  dismissLabel: string;
  /** What to read about it. */
  more?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What to do about it. */
  act?: { readonly label: string; readonly onPress: () => void } | undefined;
  testID?: string | undefined;
};

/** What a change means, said once where the eye already is, and spoken. */
export function NoticeCard({
  title,
  body,
  tone,
  onDismiss,
  dismissLabel,
  more,
  act,
  testID = 'notice',
}: NoticeCardProps) {
  const { colors } = useTheme();
  const { ground, ink, sign } = looks[tone](colors);
  const words = (
    <>
      <Text variant="label">{title}</Text>
      {body !== undefined && <Text variant="caption">{body}</Text>}
    </>
  );
  return (
    <View
      role="status"
      aria-live="polite"
      testID={testID}
      style={[
        styles.notice,
        { backgroundColor: ground, borderColor: mixColors(ground, ink, edgeShare) },
      ]}
    >
      <View style={[styles.sign, { borderColor: ink }]}>
        <Glyph glyph={sign} size={spacing.m} color={ink} />
      </View>
      <View style={styles.main}>
        {more === undefined ? (
          <View style={styles.words}>{words}</View>
        ) : (
          <PressSurface
            role="link"
            onPress={more.onPress}
            testID={`${testID}.more`}
            style={styles.words}
          >
            {words}
            <Text variant="caption" tone="accent">
              {`${more.label} ›`}
            </Text>
          </PressSurface>
        )}
        {act !== undefined && <Button kind="secondary" {...act} testID={`${testID}.act`} />}
      </View>
      {onDismiss !== undefined && (
        <IconButton
          glyph="✕"
          label={dismissLabel}
          onPress={onDismiss}
          testID={`${testID}.dismiss`}
        />
      )}
    </View>
  );
}

type Look = { ground: string; ink: string; sign: string };

const looks: Readonly<Record<NoticeTone, (colors: ThemeColors) => Look>> = {
  info: (colors) => ({ ground: colors.noticeSurface, ink: colors.accent, sign: '›' }),
  gain: (colors) => ({ ground: colors.successSurface, ink: colors.success, sign: '＋' }),
  loss: (colors) => ({ ground: colors.dangerSurface, ink: colors.danger, sign: '−' }),
  victory: (colors) => ({ ground: colors.accentSoft, ink: colors.accent, sign: '✓' }),
};

/** The sign carries the tone; the edge only hints at it. */
const edgeShare = 0.35;

const signSize = 28;

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: spacing.m,
    paddingLeft: spacing.m,
    paddingVertical: spacing.xs,
    paddingRight: spacing.xs,
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
  sign: {
    marginTop: spacing.s,
    minWidth: signSize,
    minHeight: signSize,
    borderWidth: stroke.hairline,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
  main: { flex: 1, paddingBottom: spacing.xs },
  words: { minHeight: touch.target, paddingVertical: spacing.s },
});
