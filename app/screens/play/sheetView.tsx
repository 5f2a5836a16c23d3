import { Fragment, memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SectionTitle } from '../../../components/sectionTitle';
import { useTheme } from '../../../components/theme/theme';
import { spacing } from '../../../components/theme/tokens';
import type { Section } from '../../../rules/engine/definition';
import { useFirstSeen, useOpenGame, usePlay } from '../../store/useApp';
import { FoldedCard } from '../shared/foldedCard';
import { FreeCounters } from './freeCounters';
import { guideParts, partKey } from './guideParts';
import { PartGroups } from './partGroups';
import { isShown } from './shownParts';
import { usePlayWords } from './playWords';

type SheetViewProps = {
  seat: string;
  /** Comes after the numbers, which are always first. */
  guide?: ReactNode;
};

/** A seat's sheet: its sections as the game declares them, then counters of the players' own. */
export const SheetView = memo(function SheetView({ seat, guide }: SheetViewProps) {
  const sections = useOpenGame().seat(seat)?.sheet ?? [];
  const { wide } = useTheme();
  const seen = useFirstSeen();
  // Where sheets are compared side by side, the next one is to stand where the last one did.
  const whole = seen || wide;
  return (
    <View style={styles.sheet}>
      {(whole ? sections : sections.slice(0, screenful)).map((section, index) => (
        <Fragment key={section.id}>
          <SectionView seat={seat} section={section} titled={index > 0} />
          {index === 0 && guide}
        </Fragment>
      ))}
      {whole && <FreeCounters seat={seat} />}
    </View>
  );
});

/** With the guide, so many sections fill a phone and more. */
const screenful = 2;

type SectionViewProps = { seat: string; section: Section; titled: boolean };

const SectionView = memo(function SectionView({ seat, section, titled }: SectionViewProps) {
  const words = usePlayWords();
  const { wide } = useTheme();
  const shown = usePlay((state, view, game) => {
    if (section.when?.(view) === false) return [];
    const { turn } = state;
    // On a wide screen the guide stands beside every sheet, on a phone on that of its own seat.
    const inGuide =
      wide || turn.seat === seat
        ? guideParts(game.seat(turn.seat), turn.step)
            .filter((part) => isShown(game, view, turn.seat, part))
            .map((part) => partKey(part, turn.seat))
        : [];
    return section.parts.filter(
      (part) => !inGuide.includes(partKey(part, seat)) && isShown(game, view, seat, part),
    );
  });
  if (shown.length === 0) return null;
  const title = words.text(`sections.${section.id}`);
  const content = <PartGroups seat={seat} parts={shown} />;
  if (section.folded === true) return <FoldedCard title={title}>{content}</FoldedCard>;
  return (
    <View style={styles.section}>
      {titled && <SectionTitle title={title} />}
      {content}
    </View>
  );
});

const styles = StyleSheet.create({
  sheet: { gap: spacing.xl },
  section: { gap: spacing.m },
});
