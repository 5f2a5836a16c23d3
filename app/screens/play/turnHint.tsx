import { useTranslation } from 'react-i18next';

import { ListRow } from '../../../components/listRow';
import { Card } from '../../../components/card';
import { useGameWords } from '../../i18n/gameWords';
import { useOpenGame, usePlay } from '../../store/useApp';
import { useSeatNames } from './seatNames';

/** On another seat's sheet: whose turn it is, and the way there. */
export function TurnHint({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation();
  const words = useGameWords(useOpenGame().definition.id);
  const seatName = useSeatNames();
  const turn = usePlay((state) => state.turn);
  return (
    <Card>
      <ListRow
        title={t('play.goToTurn', { seat: seatName(turn.seat) })}
        subtitle={`${t('play.round', { round: turn.round })} · ${words.text(`steps.${turn.step}.title`)}`}
        onPress={onGo}
        testID="goToTurn"
      />
    </Card>
  );
}
