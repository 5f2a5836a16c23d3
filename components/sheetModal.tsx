import type { ReactNode } from 'react';
import {
  KeyboardAvoidingView,
  Modal,
  Pressable,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';

import { IconButton } from './iconButton';
import { useSafeInsets } from './safeInsets';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { measure, radius, spacing, stroke, touch } from './theme/tokens';
import { isWeb, webProps, webStyle } from './theme/webOnly';

export type SheetModalProps = {
  visible: boolean;
  title: string;
  onClose: () => void;
  closeLabel: string;
  testID?: string | undefined;
  /** Stays in reach of the thumb while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A bottom sheet on phones, a centred panel on wide windows. */
export function SheetModal({
  visible,
  title,
  onClose,
  closeLabel,
  testID = 'sheet',
  footer,
  children,
}: SheetModalProps) {
  const { colors, reduceMotion, wide } = useTheme();
  const { height } = useWindowDimensions();
  const insets = useSafeInsets();
  const bottom = wide ? 0 : insets.bottom;
  const sides = {
    paddingLeft: spacing.l + (wide ? 0 : insets.left),
    paddingRight: spacing.l + (wide ? 0 : insets.right),
  };
  return (
    <Modal
      visible={visible}
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      animationType={reduceMotion ? 'none' : 'fade'}
      onRequestClose={onClose}
      aria-label={title}
    >
      <KeyboardAvoidingView
        {...(isWeb ? {} : { behavior: 'padding' as const })}
        style={[styles.stage, wide ? styles.centred : styles.bottom]}
      >
        <View
          testID={testID}
          accessibilityViewIsModal
          onAccessibilityEscape={onClose}
          style={[
            styles.panel,
            wide ? styles.panelWide : styles.panelPhone,
            {
              backgroundColor: colors.surface,
              borderColor: colors.line,
              maxHeight: (height - insets.top) * panelShare,
            },
          ]}
        >
          {/* The first element that takes focus: a screen reader starts at the title. */}
          <View style={[styles.head, { borderBottomColor: colors.line }]}>
            <View style={[styles.title, noRing]} {...webProps({ tabIndex: -1 })}>
              <Text variant="heading">{title}</Text>
            </View>
            <IconButton glyph="✕" label={closeLabel} onPress={onClose} testID={`${testID}.close`} />
          </View>
          <ScrollView
            keyboardShouldPersistTaps="handled"
            style={styles.scroll}
            contentContainerStyle={[
              styles.content,
              {
                paddingBottom: spacing.xl + (footer === undefined ? bottom : 0),
                ...sides,
              },
            ]}
          >
            {children}
          </ScrollView>
          {footer !== undefined && (
            <View
              style={[
                styles.footer,
                sides,
                { borderTopColor: colors.line, paddingBottom: spacing.m + bottom },
              ]}
            >
              {footer}
            </View>
          )}
        </View>
        {/* After the panel, so that it is not the first to be focused. */}
        <Pressable
          testID={`${testID}.backdrop`}
          aria-hidden
          accessible={false}
          onPress={onClose}
          {...webProps({ tabIndex: -1 as const })}
          style={[styles.backdrop, noRing, { backgroundColor: colors.overlay }]}
        />
      </KeyboardAvoidingView>
    </Modal>
  );
}

/** The rest shows what is beneath, and closes the sheet. */
const panelShare = 0.88;

const noRing = webStyle({ outlineStyle: 'none', cursor: 'auto' });

const styles = StyleSheet.create({
  stage: { flex: 1 },
  bottom: { justifyContent: 'flex-end' },
  centred: { justifyContent: 'center', alignItems: 'center', padding: spacing.xl },
  backdrop: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  panel: { zIndex: 1, width: '100%', borderWidth: stroke.hairline },
  panelPhone: {
    borderTopLeftRadius: radius.large,
    borderTopRightRadius: radius.large,
    borderBottomWidth: 0,
  },
  panelWide: { maxWidth: measure.column, borderRadius: radius.large },
  head: {
    minHeight: touch.target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.s,
    paddingLeft: spacing.l,
    paddingRight: spacing.xs,
    paddingVertical: spacing.xs,
    borderBottomWidth: stroke.hairline,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  footer: { paddingTop: spacing.m, borderTopWidth: stroke.hairline },
  content: { paddingTop: spacing.l, gap: spacing.l },
});
