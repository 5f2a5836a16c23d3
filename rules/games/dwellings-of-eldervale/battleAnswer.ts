import type { Hand, ToolAnswer } from '../../engine/answer';
import type { Params, Phrase } from '../../engine/definition';
import { battleOdds, type Side } from './battleOdds';
import { percent } from '../../engine/phrase';
import { judge, mostDice, sorted } from './battleRules';

/** One side of a battle as far as it has come. */
export type Fighter = {
  /** Whose it is: a player, a monster, or a letter of the tool. */
  who: Params[string];
  dice: number;
  /** Nothing until all of them fell. */
  rolled: readonly number[];
  /** Whether a sword more could be paid for a die more. */
  mayAdd: boolean;
  /** It is one of the players. */
  isPlayer: boolean;
};

/** All its dice have fallen; whoever has none waits for nothing. */
export function isRolled({ dice, rolled }: Fighter): boolean {
  return rolled.length === dice;
}

function sideOf(fighter: Fighter): Side {
  return isRolled(fighter) ? { rolled: fighter.rolled } : { dice: fighter.dice };
}

/** What one more die would do for each who may still add one [ELD-B4], [ELD-B14]. */
function oneMore(fighters: readonly Fighter[], wins: readonly number[]): readonly Phrase[] {
  return fighters.flatMap((fighter, index) => {
    if (!fighter.mayAdd || fighter.dice >= mostDice || fighter.rolled.length > 0) return [];
    const more = fighters.map((other, at) =>
      at === index ? { dice: fighter.dice + 1 } : sideOf(other),
    );
    const after = battleOdds(more).wins[index] ?? 0;
    const now = wins[index] ?? 0;
    // The difference of what is shown, so that the three figures agree.
    const gained = (Math.round(after * 1000) - Math.round(now * 1000)) / 10;
    const figures = { now: percent(now), after: percent(after), gained };
    return [{ id: 'oneMore', params: { who: fighter.who, ...figures } }];
  });
}

/** The odds before the roll, the winner after it [ELD-B8], [ELD-B9]. */
export function battleAnswer(
  fighters: readonly Fighter[],
  notes: readonly Phrase[] = [],
  decided?: boolean,
): ToolAnswer {
  if (fighters.length < 2) {
    return { tone: 'plain', headline: { id: 'needTwo' }, lines: notes };
  }
  // Before anybody has a die there is nothing to judge, unless it came to that in a battle.
  const isDecided = fighters.every(isRolled) && (decided ?? fighters.some(({ dice }) => dice > 0));
  if (isDecided) return resultOf(fighters, notes);
  const { wins, nobody } = battleOdds(fighters.map(sideOf));
  const most = Math.max(...wins);
  const leaders = fighters.filter((_, index) => wins[index] === most);
  return {
    tone: 'plain',
    headline:
      leaders.length > 1
        ? { id: 'even', params: { count: leaders.length, percent: percent(most) } }
        : { id: 'favourite', params: { who: leaders[0]?.who ?? '', percent: percent(most) } },
    lines: [...notes, ...oneMore(fighters, wins)],
    barsFirst: true,
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
    // A monster that wins is nobody's victory.
    tone: isWon && winner?.isPlayer === true ? 'good' : 'bad',
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
      // Whoever fell behind before that place has no part in it.
      ...(isWon && isLevel(winner, fighter, place) ? { decidedAt: place } : {}),
    })),
  };
}

/** Whether a rival was still even before a place. */
function isLevel(winner: Fighter | undefined, rival: Fighter, place: number): boolean {
  const [one, other] = [sorted(winner?.rolled ?? []), sorted(rival.rolled)];
  return one.slice(0, place).every((die, index) => die === other[index]);
}
