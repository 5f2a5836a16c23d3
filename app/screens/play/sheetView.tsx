import { Fragment, memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CounterGrid } from '../../../components/counterGrid';
import { SectionTitle } from '../../../components/sectionTitle';
import { spacing } from '../../../components/theme/tokens';
import type { Part, Section } from '../../../rules/engine/definition';
import type { Game } from '../../../rules/engine/game';
import { useGameWords } from '../../i18n/gameWords';
import { useOpenGame, usePlay } from '../../store/useApp';
import { FoldedCard } from '../shared/foldedCard';
import { FreeCounters } from './freeCounters';
import { PartView } from './partView';

type SheetViewProps = {
  seat: string;
  /** Comes after the numbers, which are always first. */
  guide?: ReactNode;
};

/** A seat's sheet: its sections as the game declares them, then counters of the players' own. */
export const SheetView = memo(function SheetView({ seat, guide }: SheetViewProps) {
  const sections = useOpenGame().seat(seat)?.sheet ?? [];
  return (
    <View style={styles.sheet}>
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          <SectionView seat={seat} section={section} titled={index > 0} />
          {index === 0 && guide}
        </Fragment>
      ))}
      <FreeCounters seat={seat} />
    </View>
  );
});

type SectionViewProps = { seat: string; section: Section; titled: boolean };

const SectionView = memo(function SectionView({ seat, section, titled }: SectionViewProps) {
  const words = useGameWords(useOpenGame().definition.id);
  const shown = usePlay(
    (_, view, game) =>
      (section.when?.(view) ?? true) && section.parts.some((part) => isOffered(game, seat, part)),
  );
  if (!shown) return null;
  const title = words.text(`sections.${section.id}`);
  const content = <PartGroups seat={seat} parts={section.parts} />;
  if (section.folded === true) return <FoldedCard title={title}>{content}</FoldedCard>;
  return (
    <View style={styles.section}>
      {titled && <SectionTitle title={title} />}
      {content}
    </View>
  );
});

/** A section of actions that none of the seats present can take is not worth its title. */
function isOffered(game: Game, seat: string, part: Part): boolean {
  if (part.kind !== 'action') return true;
  return game.seat(seat)?.actions?.some((action) => action.id === part.id) ?? false;
}

type PartGroupsProps = { seat: string; parts: readonly Part[]; scope?: string };

/** Parts in their order; small ones of a kind stand side by side. */
export function PartGroups({ seat, parts, scope = '' }: PartGroupsProps) {
  const game = useOpenGame();
  return groupsOf(game, seat, parts).map((group) => {
    const views = group.parts.map((part) => (
      <PartView key={`${part.kind}.${part.id}`} seat={seat} part={part} scope={scope} />
    ));
    const key = group.parts.map((part) => part.id).join();
    if (group.layout === 'grid') return <CounterGrid key={key}>{views}</CounterGrid>;
    return (
      <View key={key} style={group.layout === 'flow' ? styles.flow : styles.section}>
        {views}
      </View>
    );
  });
}

type Group = { layout: 'grid' | 'flow' | 'column'; parts: Part[] };

function groupsOf(game: Game, seat: string, parts: readonly Part[]): readonly Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const layout = layoutOf(game, seat, part);
    const last = groups.at(-1);
    if (last?.layout === layout) last.parts.push(part);
    else groups.push({ layout, parts: [part] });
  }
  return groups;
}

function layoutOf(game: Game, seat: string, part: Part): Group['layout'] {
  if (part.kind === 'action' || part.kind === 'derived') return 'flow';
  const track = part.kind === 'track' ? game.track(`${seat}.${part.id}`) : undefined;
  return track?.shape === 'counter' ? 'grid' : 'column';
}

const styles = StyleSheet.create({
  sheet: { gap: spacing.xl },
  section: { gap: spacing.m },
  flow: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
