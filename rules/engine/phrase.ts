/** Figures that fill the gaps of a text; a string is an id and shown by its name. */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence for the players; its id is the key of its text in both languages. */
export type Phrase = { id: string; params?: Params };
