import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView, type Edge } from 'react-native-safe-area-context';

import { useTheme } from './theme/theme';
import { measure, spacing, stroke } from './theme/tokens';
import { webStyle } from './theme/webOnly';

export type ScreenFrameProps = {
  children: ReactNode;
  /** The content scrolls by itself: a long list, or two panes. */
  ownScroll?: boolean | undefined;
  /** Stays at the top while the content scrolls. */
  header?: ReactNode;
  /** Stays in the thumb's reach at the bottom. */
  footer?: ReactNode;
  maxWidth?: number | undefined;
  /** Edges this screen touches itself; leave out those a tab bar or a header already keeps clear. */
  edges?: readonly Edge[] | undefined;
  testID?: string | undefined;
};

/** Every screen's frame: safe area, one scrolling column, a fixed footer. */
export function ScreenFrame({
  children,
  ownScroll = false,
  header,
  footer,
  maxWidth = measure.column,
  edges = allEdges,
  testID,
}: ScreenFrameProps) {
  const { colors } = useTheme();
  return (
    <SafeAreaView
      role="main"
      edges={edges}
      testID={testID}
      style={[styles.frame, { backgroundColor: colors.background }]}
    >
      <KeyboardAvoidingView
        // iOS insets the scroll view itself, browsers scroll on their own.
        enabled={Platform.OS === 'android'}
        behavior="padding"
        style={styles.frame}
      >
        {header !== undefined && header !== null && (
          <View style={[styles.header, { borderBottomColor: colors.line }]}>
            <View style={[styles.column, { maxWidth }]}>{header}</View>
          </View>
        )}
        {ownScroll ? (
          <View style={styles.frame}>{children}</View>
        ) : (
          <ScrollView
            style={styles.frame}
            contentContainerStyle={styles.content}
            keyboardShouldPersistTaps="handled"
            automaticallyAdjustKeyboardInsets
          >
            <View style={[styles.column, styles.stack, { maxWidth }]}>{children}</View>
          </ScrollView>
        )}
        {footer !== undefined && footer !== null && (
          <View style={[styles.footer, ownPlace, { borderTopColor: colors.line }]}>
            <View style={[styles.column, { maxWidth }]}>{footer}</View>
          </View>
        )}
      </KeyboardAvoidingView>
    </SafeAreaView>
  );
}

/** Web: a finger elsewhere is not looked for in here. A focus ring may reach out of it. */
const ownPlace = webStyle({ contain: 'paint', overflowClipMargin: '8px' });

const allEdges: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

const styles = StyleSheet.create({
  frame: { flex: 1 },
  content: { paddingHorizontal: spacing.l, paddingTop: spacing.l, paddingBottom: spacing.xxl },
  column: { width: '100%', alignSelf: 'center' },
  stack: { gap: spacing.l },
  header: {
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.s,
    borderBottomWidth: stroke.hairline,
  },
  footer: {
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.s,
    borderTopWidth: stroke.hairline,
  },
});
