/** The same keys with other words: what a translation has to be, checked by the compiler. */
export type SameShape<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends readonly (readonly string[])[]
      ? readonly (readonly string[])[]
      : { readonly [Key in keyof T]: SameShape<T[Key]> };

type Labelled = { readonly label: string; readonly hint?: string };

export type GameTitle = {
  readonly name: string;
  readonly edition: string;
  /** The edition in a word, for wherever the game's name alone would not say which one it is. */
  readonly mark?: string | undefined;
  /** How to tell the edition by its box and board. */
  readonly tell?: string | undefined;
  readonly about: string;
};

/**
 * All texts of one game, by the ids of its definition. Where an id is dotted (`casty.kukri`) the
 * last part is the key. Parameters stand as {{param}}; a parameter that is an id is shown by its
 * name in `names`.
 */
export type GameTexts = {
  readonly seats: Readonly<Record<string, string>>;
  /** Options of choices and everything else that is an id and needs a name. */
  readonly names: Readonly<Record<string, string>>;
  /** What is asked where people have names, where it is not just who plays. */
  readonly people?: { readonly label: string; readonly hint: string };
  readonly setupFields: Readonly<Record<string, Labelled>>;
  readonly checklist: Readonly<
    Record<string, { readonly label: string; readonly detail?: string }>
  >;
  readonly tracks: Readonly<Record<string, Labelled>>;
  /** What a mark of a track stands for, in a word. */
  readonly marks: Readonly<Record<string, string>>;
  readonly toggles: Readonly<Record<string, Labelled>>;
  readonly choices: Readonly<Record<string, Labelled>>;
  readonly orders: Readonly<Record<string, Labelled>>;
  readonly collections: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly item: string;
        readonly add: string;
        readonly empty: string;
      }
    >
  >;
  /** What the players write down. */
  readonly texts?: Readonly<Record<string, Labelled>>;
  /** What lies on the spaces of a plan, as a sign of one or two letters and in words. */
  readonly plans?: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly hint?: string;
        readonly empty: string;
        readonly tiles: Readonly<Record<string, { readonly sign: string; readonly name: string }>>;
      }
    >
  >;
  readonly reports?: Readonly<Record<string, { readonly label: string }>>;
  readonly charts?: Readonly<Record<string, { readonly label: string }>>;
  readonly derived: Readonly<Record<string, Labelled>>;
  readonly actions: Readonly<Record<string, { readonly label: string; readonly effect?: string }>>;
  readonly inputs: Readonly<Record<string, Labelled>>;
  readonly steps: Readonly<
    Record<string, { readonly title: string; readonly points: readonly string[] }>
  >;
  readonly sections: Readonly<Record<string, string>>;
  readonly notices: Readonly<Record<string, { readonly title: string; readonly body?: string }>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly victories: Readonly<
    Record<string, { readonly condition: string; readonly won: string }>
  >;
  readonly phrases: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
  readonly tables: Readonly<
    Record<
      string,
      { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
    >
  >;
  readonly tools: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly lead: string;
        readonly fields: Readonly<Record<string, Labelled>>;
        readonly answers: Readonly<Record<string, string>>;
      }
    >
  >;
};
