import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

export type DiceHand = {
  readonly name: string;
  /** The highest first, as they are compared place by place. */
  readonly dice: readonly number[];
  readonly outcome: 'won' | 'lost';
  /** The place, from 0, at which it was decided; there may be no die there. */
  readonly decidedAt?: number | undefined;
};

export type DiceHandsProps = {
  hands: readonly DiceHand[];
  /** What is spoken of a hand: whose it is, its dice, and how it went. */
  spoken: (hand: DiceHand) => string;
};

/** The dice of every side, one below the other, and the place where they part. */
export function DiceHands({ hands, spoken }: DiceHandsProps) {
  return (
    <View style={styles.hands}>
      {hands.map((hand, index) => (
        <View
          key={index}
          // Bare figures say little one by one: a hand is spoken as a whole.
          accessible
          role="img"
          aria-label={spoken(hand)}
          testID={`hand.${index}`}
          style={styles.hand}
        >
          <Text variant="label">{`${signs[hand.outcome]}${hand.name}`}</Text>
          <View style={styles.dice}>
            {placesOf(hand).map((face, place) => (
              <Die key={place} face={face} decides={place === hand.decidedAt} />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** Every die, and the place that decided even where this side had none left for it. */
function placesOf({ dice, decidedAt = -1 }: DiceHand): readonly (number | undefined)[] {
  const length = Math.max(dice.length, decidedAt + 1);
  return Array.from({ length }, (_, place) => dice[place]);
}

function Die({ face, decides }: { face: number | undefined; decides: boolean }) {
  const { colors, drawnScale } = useTheme();
  const side = dieSide * drawnScale;
  return (
    <View style={styles.place}>
      <View
        style={[
          styles.die,
          { minWidth: side, minHeight: side, borderColor: colors.lineStrong },
          face === undefined ? styles.missing : { backgroundColor: colors.surfaceRaised },
          decides && [styles.deciding, { borderColor: colors.text }],
        ]}
      >
        <Text variant="label" align="center" style={styles.figure}>
          {face ?? '–'}
        </Text>
      </View>
      {/* A frame is easily overlooked among others: the mark points at it. */}
      {decides && (
        <Text variant="caption" align="center">
          ▲
        </Text>
      )}
    </View>
  );
}

const signs = { open: '', won: '○ ', lost: '× ' } as const;

const dieSide = spacing.xxl;

const styles = StyleSheet.create({
  hands: { gap: spacing.m },
  hand: { gap: spacing.xs },
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  place: { alignItems: 'center' },
  die: {
    padding: spacing.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.small,
    borderWidth: stroke.hairline,
  },
  missing: { borderStyle: 'dashed' },
  // Thicker inwards: dice that decide stand in line with the others.
  deciding: { borderWidth: stroke.bar, padding: spacing.xs + stroke.hairline - stroke.bar },
  figure: { fontVariant: ['tabular-nums'] },
});
