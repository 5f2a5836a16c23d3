import { memo } from 'react';

import { ChipRow } from '../../../components/chipRow';
import { useTranslation } from '../../i18n/useTranslation';
import { useOpenGame, usePlay } from '../../store/useApp';
import { usePlayWords } from './playWords';

type SeatTabsProps = { sheet: string; onChoose: (sheet: string) => void };

/** The sheets of a game: the table, every seat, the history. The seat whose turn it is has a mark. */
export const SeatTabs = memo(function SeatTabs({ sheet, onChoose }: SeatTabsProps) {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const turnSeat = usePlay((state) => state.turn.seat);
  const tabs = [
    { id: 'table', label: t('play.table') },
    ...game.seats.map(({ id, person }) => ({
      id,
      dot: person?.color,
      label: `${id === turnSeat ? '▶ ' : ''}${words.name(id)}`,
    })),
    { id: 'history', label: t('play.history') },
  ];
  return (
    <ChipRow
      items={tabs.map((tab) => ({ ...tab, testID: `sheet.${tab.id}` }))}
      selected={sheet}
      onChoose={onChoose}
    />
  );
});
