import { useTranslation } from 'react-i18next';

import { useGameWords } from '../../i18n/gameWords';
import { useOpenGame } from '../../store/useApp';

/** What a seat is called: its role, with the player's name where one was given. */
export function useSeatNames(): (seat: string) => string {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = useGameWords(game.definition.id);
  return (seat) => {
    const role = words.name(seat);
    const name = game.setup.names[seat];
    return name === undefined ? role : t('play.players', { name, seat: role });
  };
}
