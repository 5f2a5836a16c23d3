import type { Hand, ToolAnswer } from '../../engine/answer';
import type { Params, Phrase } from '../../engine/definition';
import { battleOdds, type Side } from './battleOdds';
import { judge, mostDice, sorted } from './battleRules';

/** One side of a battle as far as it has come. */
export type Fighter = {
  /** Whose it is: a player, a monster, or a letter of the tool. */
  who: Params[string];
  dice: number;
  /** Nothing until all of them fell. */
  rolled: readonly number[];
  /** A player may add dice up to the cap; a monster has what is printed. */
  mayAdd: boolean;
};

function isRolled({ dice, rolled }: Fighter): boolean {
  return rolled.length === dice;
}

function sideOf(fighter: Fighter): Side {
  return isRolled(fighter) ? { rolled: fighter.rolled } : { dice: fighter.dice };
}

function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}

/** What one more die would do for each who may still add one [ELD-B4], [ELD-B14]. */
function oneMore(fighters: readonly Fighter[], wins: readonly number[]): readonly Phrase[] {
  return fighters.flatMap((fighter, index) => {
    if (!fighter.mayAdd || fighter.dice >= mostDice || isRolled(fighter)) return [];
    const more = fighters.map((other, at) =>
      at === index ? { dice: fighter.dice + 1 } : sideOf(other),
    );
    const after = battleOdds(more).wins[index] ?? 0;
    const now = wins[index] ?? 0;
    const gained = Math.round((percent(after) - percent(now)) * 10) / 10;
    return [
      {
        id: 'oneMore',
        params: { who: fighter.who, now: percent(now), after: percent(after), gained },
      },
    ];
  });
}

/** The odds before the roll, the winner after it [ELD-B8], [ELD-B9]. */
export function battleAnswer(
  fighters: readonly Fighter[],
  notes: readonly Phrase[] = [],
): ToolAnswer {
  if (fighters.length < 2) {
    return { tone: 'plain', headline: { id: 'needTwo' }, lines: notes };
  }
  if (fighters.every(isRolled)) return resultOf(fighters, notes);
  const { wins, nobody } = battleOdds(fighters.map(sideOf));
  const [best = 0] = wins
    .map((_, index) => index)
    .sort((one, other) => (wins[other] ?? 0) - (wins[one] ?? 0));
  return {
    tone: 'plain',
    headline: {
      id: 'favourite',
      params: { who: fighters[best]?.who ?? '', percent: percent(wins[best] ?? 0) },
    },
    lines: [...notes, ...oneMore(fighters, wins)],
    bars: [
      ...fighters.map(({ who, dice }, index) => ({
        id: 'barWins',
        params: { who, dice },
        chance: wins[index] ?? 0,
      })),
      { id: 'barNobody', chance: nobody },
    ],
  };
}

function resultOf(fighters: readonly Fighter[], notes: readonly Phrase[]): ToolAnswer {
  const verdict = judge(fighters.map(({ rolled }) => rolled));
  const [first = 0, second] = verdict.best;
  const isWon = second === undefined;
  const winner = fighters[first];
  const place = verdict.decidedAt ?? 0;
  const rivals = fighters.filter((_, index) => index !== first);
  const dieOf = (fighter: Fighter | undefined) => sorted(fighter?.rolled ?? [])[place] ?? 0;
  return {
    tone: isWon ? 'good' : 'bad',
    headline: isWon
      ? { id: 'winner', params: { who: winner?.who ?? '' } }
      : { id: 'everyoneLoses' },
    lines: [
      isWon
        ? {
            id: 'decided',
            params: {
              place: place + 1,
              die: dieOf(winner),
              next: Math.max(...rivals.filter((rival) => isLevel(winner, rival, place)).map(dieOf)),
            },
          }
        : { id: 'sameDice', params: { count: verdict.best.length } },
      ...notes,
    ],
    hands: fighters.map((fighter, index): Hand => ({
      id: 'hand',
      params: { who: fighter.who },
      dice: sorted(fighter.rolled),
      outcome: isWon && index === first ? 'won' : 'lost',
      ...(verdict.decidedAt === undefined ? {} : { decidedAt: verdict.decidedAt }),
    })),
  };
}

/** Whether a rival was still even before a place. */
function isLevel(winner: Fighter | undefined, rival: Fighter, place: number): boolean {
  const [one, other] = [sorted(winner?.rolled ?? []), sorted(rival.rolled)];
  return one.slice(0, place).every((die, index) => die === other[index]);
}
