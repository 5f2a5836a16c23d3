import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '../../../components/card';
import { ListRow } from '../../../components/listRow';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { happens } from '../../../rules/engine/state';
import { useTranslation } from '../../i18n/useTranslation';
import { useApp, useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { RuleRow } from '../rules/ruleRow';
import { guideParts } from './guideParts';
import { PartGroups } from './partGroups';
import { useShownParts } from './shownParts';
import { StepList } from './stepList';
import { usePlayWords, useRoundName, useTurnTitle } from './playWords';

/** The turn guide: the step the table stands on, what is easily forgotten, the buttons it needs. */
export const TurnCard = memo(function TurnCard() {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const roundName = useRoundName();
  const [open, setOpen] = useState(false);
  const turn = usePlay((state) => state.turn);
  const { caption } = useTurnTitle(turn.seat);
  // What does not happen this time is not counted.
  const steps = usePlay((_, view) =>
    (game.seat(turn.seat)?.steps ?? [])
      .filter((step) => step.id === turn.step || happens(step, view))
      .map(({ id }) => id),
  );
  const index = steps.indexOf(turn.step);
  const step = steps[index];
  const parts = useShownParts(turn.seat, guideParts(game.seat(turn.seat), turn.step));
  if (step === undefined) return null;
  return (
    <Card tone="accent" testID="turn">
      <Text variant="caption" tone="accent">
        {`${roundName} · ${caption}`}
      </Text>
      <Text variant="heading" testID="step">
        {t('play.step', {
          number: index + 1,
          count: steps.length,
          title: words.text(`steps.${step}.title`),
        })}
      </Text>
      <Points step={step} />
      <PartGroups seat={turn.seat} parts={parts} />
      <RuleRow game={game.definition.id} kind="steps" id={step} />
      <ListRow
        title={t('play.steps')}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID="steps"
      />
      {open && <StepList />}
    </Card>
  );
});

/** What is easily forgotten in a step; a table that knows it folds it away, here and from now on. */
function Points({ step }: { step: string }) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const open = useApp((state) => state.settings.guidePoints);
  const { changeSetting } = useAppStore().getState();
  return (
    <View>
      <ListRow
        title={t('play.points')}
        expanded={open}
        onPress={() => changeSetting('guidePoints', !open)}
        testID="points"
      />
      {open && (
        <View style={styles.points}>
          {words.list(`steps.${step}.points`).map((point) => (
            <View key={point} style={styles.point}>
              <Text tone="accent" aria-hidden>
                ・
              </Text>
              <View style={styles.words}>
                <Text>{point}</Text>
              </View>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  points: { gap: spacing.xs },
  point: { flexDirection: 'row' },
  words: { flex: 1 },
});
