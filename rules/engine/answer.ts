import type { Phrase } from './phrase';

/** A part of a sum: what it adds, or why it adds nothing here. */
export type SumPart = Phrase & {
  amount: number;
  /** It has no part in this sum; its text says why. */
  idle?: true;
};

/** A face of the die and what it would mean. */
export type Face = { face: number; good: boolean; rolled: boolean };

/** The dice of one side, the highest first, as they are compared place by place. */
export type Hand = Phrase & {
  dice: readonly number[];
  outcome: 'won' | 'lost';
  /** The place, from 0, at which it was decided. */
  decidedAt?: number;
};

/** An answer of a tool: one headline with its figures, then the sum written out. */
export type ToolAnswer = {
  tone: 'good' | 'bad' | 'plain';
  /** What to read from across the table. */
  figure?: Phrase;
  headline: Phrase;
  lines: readonly Phrase[];
  sum?: readonly SumPart[];
  faces?: readonly Face[];
  hands?: readonly Hand[];
  /** Chances from 0 to 1, drawn as a small chart. */
  bars?: readonly (Phrase & { chance: number })[];
  /** The chances are what was asked for, not an aside: they come right after the headline. */
  barsFirst?: true;
};
