/**
 * Figures that fill the gaps of a text; a string is an id and shown by its name, what players wrote
 * is shown as it is.
 */
export type Params = Readonly<Record<string, string | number | Written>>;

/** Words of the players, in their own language. */
export type Written = { readonly written: string };

/** A sentence for the players; its id is the key of its text in both languages. */
export type Phrase = { id: string; params?: Params };
