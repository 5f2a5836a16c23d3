import { ListRow } from '../../../components/listRow';
import { Card } from '../../../components/card';
import { usePlay } from '../../store/useApp';
import { usePlayWords, useRoundName, useTurnTitle } from './playWords';

/** On another seat's sheet: whose turn it is, and the way there. */
export function TurnHint({ onGo }: { onGo: () => void }) {
  const words = usePlayWords();
  const roundName = useRoundName();
  const turn = usePlay((state) => state.turn);
  const { way } = useTurnTitle(turn.seat);
  return (
    <Card>
      <ListRow
        title={way}
        subtitle={`${roundName} · ${words.text(`steps.${turn.step}.title`)}`}
        onPress={onGo}
        testID="goToTurn"
      />
    </Card>
  );
}
