import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet } from 'react-native';

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
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.tabs}
      role="tablist"
    >
      {tabs.map(({ id, label }) => (
        <Chip
          key={id}
          label={label}
          selected={id === sheet}
          onPress={() => onChoose(id)}
          testID={`sheet.${id}`}
        />
      ))}
    </ScrollView>
  );
});

const styles = StyleSheet.create({ tabs: { gap: spacing.s } });
