import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { useLinkBuilder } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { PressSurface } from '../../components/pressSurface';
import { Text } from '../../components/text';
import { useTheme } from '../../components/theme/theme';
import { measure, spacing, stroke, touch, typeScale } from '../../components/theme/tokens';
import { useTranslation } from '../i18n/useTranslation';

/** A kanji as the sign of each tab: drawn by the system's font, so it costs nothing. */
const signs = { table: '卓', rules: '則', tools: '具', settings: '設' } as const;

type Tab = keyof typeof signs;

function tabOf(route: string): Tab {
  const tab = route.toLowerCase();
  return tab in signs ? (tab as Tab) : 'table';
}

/** The tabs at the bottom; they grow with the text. */
export function TabBar({ state, navigation }: BottomTabBarProps) {
  const { t } = useTranslation();
  const { colors, textScale } = useTheme();
  const { buildHref } = useLinkBuilder();
  return (
    <SafeAreaView
      edges={['left', 'right', 'bottom']}
      style={[styles.bar, { backgroundColor: colors.surface, borderTopColor: colors.line }]}
    >
      <View role="tablist" style={styles.tabs}>
        {state.routes.map((route, index) => {
          const tab = tabOf(route.name);
          const focused = index === state.index;
          return (
            <PressSurface
              key={route.key}
              role="tab"
              aria-selected={focused}
              aria-label={t(`tabs.${tab}`)}
              href={buildHref(route.name)}
              testID={`tab.${tab}`}
              onPress={() => navigation.navigate(route.name)}
              style={styles.tab}
            >
              <Text variant="heading" tone={focused ? 'accent' : 'quiet'} aria-hidden>
                {signs[tab]}
              </Text>
              <Text
                variant="caption"
                tone={focused ? 'accent' : 'quiet'}
                numberOfLines={1}
                style={{ fontSize: typeScale.caption.size * Math.min(textScale, roomyScale) }}
              >
                {t(`tabs.${tab}`)}
              </Text>
            </PressSurface>
          );
        })}
      </View>
    </SafeAreaView>
  );
}

/** Four names beside each other find room up to this size; beyond it they would be cut off. */
const roomyScale = 1.7;

const styles = StyleSheet.create({
  bar: { borderTopWidth: stroke.hairline },
  tabs: { flexDirection: 'row', width: '100%', maxWidth: measure.column, alignSelf: 'center' },
  tab: {
    flex: 1,
    minHeight: touch.target,
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: spacing.xs,
  },
});
