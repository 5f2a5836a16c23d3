import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '../../../components/card';
import { Checklist } from '../../../components/checklist';
import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Seat } from '../../../rules/engine/definition';
import { victoriesAt } from '../../../rules/engine/reduce';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { FoldedCard } from '../shared/foldedCard';
import { usePlayWords, useSeatNames } from './playWords';

/** The whole table at a glance: set-up, everybody's numbers, who is how close to winning. */
export const TableView = memo(function TableView({ onOpen }: { onOpen: (seat: string) => void }) {
  const { t } = useTranslation();
  const game = useOpenGame();
  return (
    <View style={styles.table}>
      <SetUpChecklist />
      <SectionTitle title={t('play.overview')} />
      {game.seats.map((seat) => (
        <SeatCard key={seat.id} seat={seat} onOpen={() => onOpen(seat.id)} />
      ))}
      <Goals />
    </View>
  );
});

function SetUpChecklist() {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const ticks = usePlay((state) => state.ticks);
  const untouched = usePlay(
    (state) => state.turn.round === 1 && state.turn.seat === game.seats[0]?.id,
  );
  const items = game.definition.checklist(game.setup.values);
  const figures = game.definition.checklistFigures?.(game.setup.values);
  const done = items.filter((item) => ticks[item] === true).length;
  const title =
    done === items.length
      ? t('play.checklistDone', { count: done })
      : t('play.checklistLeft', { done, count: items.length });
  return (
    <FoldedCard title={title} startsOpen={untouched && done < items.length} testID="checklist">
      <Checklist
        items={items.map((id) => ({
          id,
          label: words.text(`checklist.${id}.label`, figures),
          detail: words.optional(`checklist.${id}.detail`, figures),
          done: ticks[id] === true,
        }))}
        onToggle={(item, on) => dispatch({ type: 'itemTicked', v: 1, item, on })}
        testIDPrefix="check"
      />
    </FoldedCard>
  );
}

function SeatCard({ seat, onOpen }: { seat: Seat; onOpen: () => void }) {
  const words = usePlayWords();
  const seatName = useSeatNames();
  const isTurn = usePlay((state) => state.turn.seat === seat.id);
  const values = usePlay((state) =>
    seat.summary.map((id) => state.values[`${seat.id}.${id}`] ?? 0),
  );
  const status = usePlay((_, view) => seat.status?.(view) ?? []);
  return (
    <Card tone={isTurn ? 'accent' : 'plain'}>
      <ListRow
        title={`${isTurn ? '▶ ' : ''}${seatName(seat.id)}`}
        onPress={onOpen}
        {...(status.length === 0 ? {} : { subtitle: status.map(words.phrase).join(' · ') })}
        testID={`seat.${seat.id}`}
      />
      <View style={styles.figures}>
        {seat.summary.map((id, index) => (
          <View key={id} style={styles.figure}>
            <Text variant="caption" tone="quiet">
              {words.label('tracks', id)}
            </Text>
            <Text variant="figure" testID={`summary.${seat.id}.${id}`}>
              {values[index]}
            </Text>
          </View>
        ))}
      </View>
    </Card>
  );
}

function Goals() {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const goals = usePlay((_, view) =>
    victoriesAt(game, view).map((victory) => ({
      id: victory.id,
      seat: victory.seat,
      party: victory.party,
      defeat: victory.defeat === true,
      isMet: victory.isMet(view),
      progress: victory.progress?.(view),
      figures: victory.figures?.(view),
    })),
  );
  if (goals.length === 0) return null;
  return (
    <Card title={t('play.goals')} testID="goals">
      {goals.map(({ id, seat, party, defeat, isMet, progress, figures }) => {
        const states = [
          ...(isMet ? [t('play.goalMet')] : []),
          ...(progress === undefined ? [] : [`${progress.value} / ${progress.goal}`]),
        ];
        return (
          <ListRow
            key={id}
            title={defeat ? t('play.defeat') : words.name(party ?? seat)}
            subtitle={words.text(`victories.${id}.condition`, figures)}
            right={<Text variant="label">{states.join(' · ')}</Text>}
            testID={`goal.${id}`}
          />
        );
      })}
    </Card>
  );
}

const styles = StyleSheet.create({
  table: { gap: spacing.l },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.l },
  figure: { minWidth: 64 },
});
