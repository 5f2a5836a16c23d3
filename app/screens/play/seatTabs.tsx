import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Chip } from '../../../components/chip';
import { spacing } from '../../../components/theme/tokens';
import { useGameWords } from '../../i18n/gameWords';
import { useOpenGame, usePlay } from '../../store/useApp';

type SeatTabsProps = { sheet: string; onChoose: (sheet: string) => void };

/** The sheets of a game: the table, every seat, the history. The seat whose turn it is has a mark. */
export const SeatTabs = memo(function SeatTabs({ sheet, onChoose }: SeatTabsProps) {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = useGameWords(game.definition.id);
  const turnSeat = usePlay((state) => state.turn.seat);
  const tabs = [
    { id: 'table', label: t('play.table') },
    ...game.seats.map(({ id }) => ({
      id,
      label: `${id === turnSeat ? '▶ ' : ''}${words.name(id)}`,
    })),
    { id: 'history', label: t('play.history') },
  ];
  const scroll = useRef<ScrollView>(null);
  const places = useRef<Record<string, number>>({});
  const show = (id: string) => {
    const x = places.current[id];
    // A little of the neighbour stays visible, so that one sees there is more.
    if (x !== undefined) scroll.current?.scrollTo({ x: x - spacing.xxxl, animated: false });
  };
  useEffect(() => show(sheet), [sheet]);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.tabs}
    >
      {tabs.map(({ id, label }) => (
        <View
          key={id}
          onLayout={({ nativeEvent }) => {
            places.current[id] = nativeEvent.layout.x;
            if (id === sheet) show(id);
          }}
        >
          <Chip
            label={label}
            selected={id === sheet}
            onPress={() => onChoose(id)}
            testID={`sheet.${id}`}
          />
        </View>
      ))}
    </ScrollView>
  );
});

const styles = StyleSheet.create({ tabs: { gap: spacing.s } });
