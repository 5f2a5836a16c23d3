/** Numbers that look random and come again with the same seed. */
export type Chance = {
  /** From 0 up to but not including `end`. */
  readonly below: (end: number) => number;
  /** A whole number from 0 up to but not including `end`. */
  readonly whole: (end: number) => number;
  readonly pick: <T>(options: readonly [T, ...T[]]) => T;
};

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => next() * end;
  const whole = (end: number) => Math.floor(below(end));
  return { below, whole, pick: (options) => options[whole(options.length)] ?? options[0] };
}

/** Another one for every run; `BANMEN_SEED` repeats the one a failure names. */
export function freshSeed(): number {
  return Number(process.env.BANMEN_SEED ?? Math.floor(Math.random() * 2 ** 32));
}

/** Runs a check; if it fails, its message says how to come by the same again. */
export async function told<T>(where: string, check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Error) error.message = `${where}: ${error.message}`;
    throw error;
  }
}
