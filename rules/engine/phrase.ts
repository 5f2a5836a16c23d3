/**
 * Figures that fill the gaps of a text; a string is an id and shown by its name, what players wrote
 * is shown as it is.
 */
export type Params = Readonly<Record<string, string | number | Written>>;

/** Words of the players, in their own language. */
export type Written = { readonly written: string };

/** A sentence for the players; its id is the key of its text in both languages. */
export type Phrase = { id: string; params?: Params };

/** A modifier with its sign, the same in every language; a true minus below zero. */
export function signed(value: number): Written {
  return { written: value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0' };
}

/** A chance in percent; what is not certain never reads like it. */
export function percent(chance: number): Written {
  const shown = Math.round(chance * 1000) / 10;
  if (shown === 0 && chance > 0) return { written: '<0.1' };
  return { written: shown === 100 && chance < 1 ? '>99.9' : String(shown) };
}
