import { memo, useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '../../../components/button';
import { IconButton } from '../../../components/iconButton';
import { NoticeCard } from '../../../components/noticeCard';
import { Snackbar } from '../../../components/snackbar';
import { spacing } from '../../../components/theme/tokens';
import type { Notice } from '../../../rules/engine/definition';
import { isOffered } from '../../../rules/engine/offers';
import { previewStep } from '../../../rules/engine/preview';
import type { ReduceError } from '../../../rules/engine/reduce';
import { currentStep } from '../../../rules/engine/turn';
import { useTranslation } from '../../i18n/useTranslation';
import type { ReadOnly } from '../../store/play';
import { useAppStore, useOpenGame, usePlay, useShownPlay } from '../../store/useApp';
import { useEntryLink } from '../rules/library';
import { useRuleFor } from '../rules/ruleRow';
import { useFeedback } from '../shared/feedback';
import { OpenAction } from './openAction';
import { usePlayWords } from './playWords';

/** Always in reach of the thumb: what just happened, undo, redo, and on with the turn. */
export const PlayFooter = memo(function PlayFooter() {
  return (
    <View style={styles.footer}>
      <Notices />
      <Refused />
      <View style={styles.bar}>
        <UndoRedo />
        <NextStep />
      </View>
    </View>
  );
});

function Notices() {
  const { height } = useWindowDimensions();
  const { knock } = useFeedback();
  const notices = useShownPlay((play) => play?.notices ?? none);
  const { dismissNotice } = useAppStore().getState();
  const newest = notices.at(-1)?.seq ?? 0;
  const felt = useRef(newest);
  useEffect(() => {
    if (newest > felt.current) knock();
    felt.current = newest;
  }, [newest, knock]);
  if (notices.length === 0) return null;
  return (
    <ScrollView style={{ maxHeight: height * noticeShare }} contentContainerStyle={styles.notices}>
      {inOrder(notices).map(({ key, notice }) => (
        <ShownNotice key={key} notice={notice} onDismiss={() => dismissNotice(key)} />
      ))}
    </ScrollView>
  );
}

/** What is to be done before what is only said; then the newest change first, each in its order. */
function inOrder<T extends { seq: number; notice: Notice }>(notices: readonly T[]): readonly T[] {
  const isSaid = ({ notice }: T) => Number(notice.offers === undefined);
  return [...notices].sort((one, other) => isSaid(one) - isSaid(other) || other.seq - one.seq);
}

function ShownNotice({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { t } = useTranslation();
  const table = useOpenGame();
  const game = table.definition.id;
  const words = usePlayWords();
  const entryLink = useEntryLink();
  const rule = useRuleFor(game, 'notices', notice.id);
  const [open, setOpen] = useState(false);
  const { offers } = notice;
  const offered =
    offers && table.seat(offers.seat)?.actions?.find(({ id }) => id === offers.action);
  const canBeTaken = usePlay(
    (_, view) =>
      offered !== undefined &&
      isOffered(offered, view) &&
      offered.blocked?.(view, {}) === undefined,
  );
  return (
    <>
      <NoticeCard
        {...words.notice(notice)}
        tone={notice.tone}
        act={
          offered === undefined || !canBeTaken
            ? undefined
            : { label: words.text(`actions.${offered.id}.label`), onPress: () => setOpen(true) }
        }
        more={
          rule === undefined
            ? undefined
            : { label: t('rules.title'), onPress: entryLink(rule).onPress }
        }
        onDismiss={onDismiss}
        dismissLabel={t('common.dismiss')}
      />
      {open && offers !== undefined && offered !== undefined && (
        <OpenAction
          seat={offers.seat}
          action={offered}
          start={offers.given}
          onTaken={onDismiss}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const none: readonly [] = [];

/** Notices never push the numbers off the screen. */
const noticeShare = 0.3;

function Refused() {
  const { t } = useTranslation();
  const words = usePlayWords();
  const refused = useShownPlay((play) => play?.refused);
  const { dismissRefusal } = useAppStore().getState();
  if (refused === undefined) return null;
  return <Snackbar message={reason(refused)} onDismiss={dismissRefusal} testID="refused" />;

  function reason(error: ReduceError | ReadOnly): string {
    switch (error.code) {
      case 'refused':
        return words.refusal(error.refusal);
      case 'atItsEnd':
        return t('play.refusedEnd');
      case 'notTheCurrentStep':
      case 'nothingComesAfter':
        return t('play.refusedStep');
      case 'unknownTarget':
      case 'unreadable':
        return t('play.refusedTarget');
      case 'readOnly':
        return t('play.refusedReadOnly');
    }
  }
}

function UndoRedo() {
  const { t } = useTranslation();
  const { canUndo, canRedo } = useShownPlay((play) => ({
    canUndo: (play?.timeline.cursor ?? 0) > 0,
    canRedo: play !== undefined && play.timeline.cursor < play.timeline.head,
  }));
  const { undo, redo } = useAppStore().getState();
  const { tick } = useFeedback();
  const felt = (action: () => void) => () => {
    tick();
    action();
  };
  return (
    <>
      <IconButton
        glyph="↶"
        label={t('common.undo')}
        onPress={felt(undo)}
        disabled={!canUndo}
        testID="undo"
      />
      <IconButton
        glyph="↷"
        label={t('common.redo')}
        onPress={felt(redo)}
        disabled={!canRedo}
        testID="redo"
      />
    </>
  );
}

/** Completes the step; says beforehand what happens by itself, and who is next. */
function NextStep() {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const { tick } = useFeedback();
  const turn = usePlay((state) => state.turn);
  const isLast = usePlay((state) => currentStep(game, state)?.last === true);
  const { changed, next } = usePlay((state) => previewStep(game, state));
  const effects = changed.map(({ at, from, to }) =>
    t('history.change', { name: words.labelled('tracks', at), from, to }),
  );
  const goal =
    next.seat === turn.seat
      ? words.text(`steps.${next.step}.title`)
      : t('play.nextSeat', { seat: words.name(next.seat) });
  if (isLast) return <View style={styles.next} />;
  return (
    <View style={styles.next}>
      <Button
        label={t('play.next')}
        hint={[...effects, `→ ${goal}`].join(' · ')}
        onPress={() => {
          tick();
          dispatch({ type: 'stepCompleted', v: 1, seat: turn.seat, step: turn.step });
        }}
        testID="next"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { gap: spacing.s },
  notices: { gap: spacing.s },
  bar: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  next: { flex: 1 },
});
