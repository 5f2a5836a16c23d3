import { View } from 'react-native';

import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { Text } from '../../../components/text';
import { happens } from '../../../rules/engine/state';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { usePlayWords, useSeatNames } from './playWords';

/** The whole round, seat by seat; any step can be jumped to, without its effects. */
export function StepList() {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const seatName = useSeatNames();
  const turn = usePlay((state) => state.turn);
  const leftOut = usePlay((_, view) =>
    game.seats.flatMap(({ id, steps }) =>
      steps.filter((step) => !happens(step, view)).map((step) => `${id}.${step.id}`),
    ),
  );
  const { dispatch } = useAppStore().getState();
  const taking = game.seats.filter((seat) => seat.steps.length > 0);
  return (
    <View>
      {taking.map((seat) => (
        <View key={seat.id}>
          <SectionTitle title={seatName(seat.id)} />
          {seat.steps.map((step, index) => {
            const current = turn.seat === seat.id && turn.step === step.id;
            const title = words.text(`steps.${step.id}.title`);
            const left = leftOut.includes(`${seat.id}.${step.id}`);
            return (
              <ListRow
                key={step.id}
                title={`${current ? '▶ ' : ''}${index + 1}. ${title}`}
                subtitle={left ? t('play.notThisRound') : undefined}
                testID={`step.${step.id}`}
                {...(current || left
                  ? {}
                  : {
                      right: <Text variant="caption">{t('play.jumpHere')}</Text>,
                      onPress: () =>
                        dispatch({ type: 'turnMoved', v: 1, seat: seat.id, step: step.id }),
                    })}
              />
            );
          })}
        </View>
      ))}
    </View>
  );
}
