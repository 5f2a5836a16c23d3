import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';

import { CounterGrid } from '../../../components/counterGrid';
import { PieceName } from '../../../components/pieceName';
import { spacing } from '../../../components/theme/tokens';
import type { Part } from '../../../rules/engine/definition';
import type { Game } from '../../../rules/engine/game';
import { useOpenGame } from '../../store/useApp';
import { partKey, seatOfPart } from './guideParts';
import { PartView } from './partView';
import { usePieces } from './playWords';

type PartGroupsProps = { seat: string; parts: readonly Part[] };

/** Parts in their order; small ones of a kind stand side by side. */
export function PartGroups({ seat, parts }: PartGroupsProps) {
  const game = useOpenGame();
  return groupsOf(game, seat, parts).map((group) => {
    const views = group.parts.map((part) => (
      <PartView key={partKey(part, seat)} seat={seat} part={part} />
    ));
    return (
      <Fragment key={group.key}>
        {group.person !== undefined && <PersonTitle seat={group.person} />}
        {group.layout === 'grid' ? (
          <CounterGrid>{views}</CounterGrid>
        ) : (
          <View style={group.layout === 'flow' ? styles.flow : styles.section}>{views}</View>
        )}
      </Fragment>
    );
  });
}

/** Whose the following parts are. */
function PersonTitle({ seat }: { seat: string }) {
  return <PieceName {...usePieces()(seat)} testID={`person.${seat}`} />;
}

type Group = {
  /** Its place among those of its layout: a part that comes or goes does not build others anew. */
  key: string;
  layout: 'grid' | 'flow' | 'column';
  seat: string;
  /** Given where somebody else's parts begin. */
  person: string | undefined;
  parts: Part[];
};

function groupsOf(game: Game, seat: string, parts: readonly Part[]): readonly Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const layout = layoutOf(game, seat, part);
    const owner = seatOfPart(part, seat);
    const last = groups.at(-1);
    const isAnother = (other: string) =>
      other !== seat && game.seat(other)?.person !== undefined && last?.seat !== owner;
    const begins = isAnother(owner);
    const joins = last?.layout === layout && !begins && !isAnother(last.seat);
    if (joins) {
      last.parts.push(part);
      continue;
    }
    const place = groups.filter((group) => group.layout === layout).length;
    const person = begins ? owner : undefined;
    groups.push({ key: `${layout}.${place}`, layout, seat: owner, person, parts: [part] });
  }
  return groups;
}

function layoutOf(game: Game, seat: string, part: Part): Group['layout'] {
  if (part.kind === 'action' || part.kind === 'derived') return 'flow';
  const track =
    part.kind === 'track' ? game.track(`${seatOfPart(part, seat)}.${part.id}`) : undefined;
  return track?.shape === 'counter' ? 'grid' : 'column';
}

const styles = StyleSheet.create({
  section: { gap: spacing.m },
  flow: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
