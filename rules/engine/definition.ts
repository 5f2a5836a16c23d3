import type { ToolAnswer } from './answer';
import type { Field, FieldValues } from './fields';
import type { Params, Phrase } from './phrase';

export type { Params, Phrase };

/**
 * Where a value stands: `paladin.experience`, or inside an item of a collection
 * `spider.egg1.blood`. Stable: events in saved games name it.
 */
export type Address = string;

/** What game rules may read. */
export type View = {
  readonly setup: FieldValues;
  readonly turn: TurnPosition;
  /** Whether the seat is at the table. */
  hasSeat(seat: string): boolean;
  value(address: Address): number;
  isOn(address: Address): boolean;
  choice(address: Address): string;
  order(address: Address): readonly string[];
  /** What the players wrote there. */
  text(address: Address): string;
  /** The names that are known for what is at this address, the newest first. */
  knownNames(at: Address): readonly string[];
  /** Whether this was marked as having happened in the turn that is being played. */
  happened(what: string): boolean;
  /** The addresses of a collection's items, `spider.eggs` → `spider.egg1`, `spider.egg2`. */
  items(collection: Address): readonly Address[];
  /** What lies on a plan, by its space. */
  tiles(plan: Address): Readonly<Partial<Record<string, string>>>;
  /** Whether a once-only mark was ever reached. */
  hasReached(track: Address, mark: string): boolean;
};

export type TurnPosition = { round: number; seat: string; step: string };

/** What a rule does to the table. Changes of a seat that is not at the table do nothing. */
export type Change =
  /** `paid`: spent by choice, which is not a loss. */
  | { kind: 'move'; at: Address; by: number; paid?: true }
  | { kind: 'set'; at: Address; to: number }
  | { kind: 'switch'; at: Address; on: boolean }
  | { kind: 'choose'; at: Address; option: string }
  /** Whoever gets another name also gets what is known of it. */
  | { kind: 'write'; at: Address; text: string }
  /** Marks something as having happened, until the turn passes on. */
  | { kind: 'happen'; what: string }
  /** Goes to another step of the turn that is being played. */
  | { kind: 'goTo'; step: string }
  /** Puts the items of an order into another one. */
  | { kind: 'arrange'; at: Address; order: readonly string[] }
  | { kind: 'add'; to: Address }
  | { kind: 'remove'; item: Address }
  /** Puts a tile on a space of a plan; without one the space is cleared. */
  | { kind: 'lay'; on: Address; space: string; tile?: string }
  | { kind: 'notice'; notice: Notice }
  /** Whatever follows from the table as the changes before this one left it. */
  | { kind: 'then'; rule: Rule };

export type Notice = Phrase & {
  tone: 'info' | 'gain' | 'loss' | 'victory';
  /** What is to be done about it, one tap away and filled in as far as it is known. */
  offers?: Offer;
};
export type Offer = { seat: string; action: string; given: FieldValues };

export type Rule = (view: View) => readonly Change[];
/** A number, or how it follows from the table; `at` is the address of the track it belongs to. */
export type Amount = number | ((view: View, at: Address) => number);

/** A space on a track where something happens. */
export type Mark = {
  id: string;
  /** Its space, or how it follows from the table; `undefined`: nowhere yet. */
  at: number | ((view: View) => number | undefined);
  /** It counts only the first time it is reached, whatever happens later. */
  once?: boolean;
  /** What the track is played for: it stands out among the others. */
  goal?: true;
  up?: Rule;
  down?: Rule;
};

/**
 * A move of a track as one whole; `joined` if it only continues the change before it, `paid` if it
 * was spent by choice, `set` if the number was put right and nothing moved at the table.
 */
export type Move = {
  at: Address;
  from: number;
  to: number;
  joined: boolean;
  paid: boolean;
  set: boolean;
};

export type Track = {
  id: string;
  shape: 'track' | 'counter';
  min: Amount;
  start: Amount;
  max: Amount;
  marks?: readonly Mark[];
  /** What follows from a change once, however large it is. */
  follows?: (move: Move, view: View) => readonly Change[];
  /** What comes of going on past its upper end, however far; without it the end is the end. */
  beyond?: (over: number, view: View) => readonly Change[];
  resets?: 'ownTurn';
  /** Printed on the card of somebody or something with a name, and remembered by that name. */
  printed?: true;
  /** A modifier: shown with its sign. */
  signed?: true;
};

export type Toggle = {
  id: string;
  start?: boolean;
  resets?: 'ownTurn';
  /** What follows when it is switched; `at` is its address. */
  follows?: (at: Address, on: boolean, view: View) => readonly Change[];
};

/** `ruled`: only rules change it, nobody picks it by hand. */
export type Choice = {
  id: string;
  options: readonly string[];
  start: string;
  ruled?: true;
  /** Printed on a card or a board, and remembered with its numbers. */
  printed?: true;
  /** What follows when another option is chosen; `at` is its address, `from` what it was. */
  follows?: (at: Address, from: string, view: View) => readonly Change[];
};
/** A sequence the players may rearrange. */
export type Order = {
  id: string;
  items: readonly string[];
  /** What to say beside an item. */
  status?: (view: View, item: string) => readonly Phrase[];
  /** An item that has no part in the game yet. */
  isWaiting?: (view: View, item: string) => boolean;
};

/**
 * Something the players write down. One called `name` says what its seat or item is called from then
 * on.
 */
export type Writing = {
  id: string;
  suggestions?: (view: View) => readonly string[];
  /** What follows when it is written; `at` is its address. */
  follows?: (at: Address, view: View) => readonly Change[];
};

/** Things that come and go during play, each with its own tracks, switches, choices and texts. */
export type Collection = {
  id: string;
  item: string;
  most: number;
  tracks: readonly Track[];
  toggles?: readonly Omit<Toggle, 'resets'>[];
  choices?: readonly Choice[];
  texts?: readonly Writing[];
  /** What can be done with an item: actions of the same seat with an input called `item`. */
  actions?: readonly string[];
  status?: (view: View, item: Address) => readonly Phrase[];
};

/** A number that follows from others and is only shown; `undefined` hides it. */
export type Derived = {
  id: string;
  value: (view: View) => number | undefined;
  of?: (view: View) => number;
};

/** A small map of spaces; what lies on them is tapped there, space by space. */
export type Plan = {
  id: string;
  /** Row by row from the top. */
  spaces: readonly (readonly string[])[];
  start: Readonly<Record<string, string>>;
  /** What can lie on a space, and how it stands out. */
  looks: Readonly<Record<string, 'plain' | 'strong' | 'lost'>>;
  /** What a tap on a space offers: actions with an input called `space`. */
  actions: readonly string[];
};

/** A few sentences that follow from the table. */
export type Report = { id: string; lines: (view: View) => readonly Phrase[] };

/** A board of rows with the same spaces in each: what a space says, and who stands there. */
export type Chart = {
  id: string;
  columns: readonly string[];
  rows: (view: View) => readonly ChartRow[];
};

/** A sum that follows from the table, written out in the words of one of the game's tools. */
export type Sum = { id: string; tool: string; of: (view: View) => ToolAnswer };

/** Where somebody stands at the end, and what their score is made of. */
export type Standing = {
  seat: string;
  /** From 1; those who share a place have the same. */
  place: number;
  total: number;
  parts: readonly (Phrase & { amount: number })[];
  /** What decides between equal totals. */
  tieBreak?: Phrase;
};

export type ChartRow = {
  id: string;
  cells: readonly { text: Phrase; seats: readonly string[] }[];
  /** Said below the row. */
  notes: readonly Phrase[];
};

/** Why an action cannot be taken now; the code is also the key of its message. */
export type Refusal = { code: string; params?: Params };

/** Dice that fill a field. */
export type Dice = { into: string; count: number; sides: number };
/**
 * What the app rolls for players who do not roll at the table; which dice and into which fields may
 * follow from what was filled in.
 */
export type Roll<From> = (from: From, filled: FieldValues) => readonly Dice[];
/** Options the app draws at random into a field, for players who leave the shuffling to it. */
export type Draw = { into: string; count: number };

/** Something a player does at the table, with its whole effect in one tap. */
export type Action = {
  id: string;
  /** Whether it is offered at all. */
  when?: (view: View) => boolean;
  /** Its form, which may follow what has been filled in so far. */
  inputs?: (view: View, given: FieldValues) => readonly Field[];
  /** What is filled in is nobody else's business: behind a curtain, and not in the history. */
  secret?: boolean;
  roll?: Roll<View>;
  draw?: Draw;
  /** What it comes to with what was filled in, in the words of one of the game's tools. */
  answer?: { tool: string; of: (view: View, inputs: FieldValues) => ToolAnswer };
  /** What it would cost and give now: fills the gaps of its effect's text. */
  figures?: (view: View, inputs: FieldValues) => Params;
  /** Why it cannot be taken now, whatever else its form says beside what is settled already. */
  blocked?: (view: View, settled: FieldValues) => Refusal | undefined;
  /** Why it cannot be taken with what was filled in. */
  refusal?: (view: View, inputs: FieldValues) => Refusal | undefined;
  run: (view: View, inputs: FieldValues) => readonly Change[];
};

/** A step of a seat's turn. */
export type Step = {
  id: string;
  /** Left out of rounds in which it does not happen. */
  when?: (view: View) => boolean;
  /** Nothing comes after it. */
  last?: true;
  /** Actions and controls a player needs in this step. */
  actions?: readonly string[];
  parts?: readonly Part[];
  /** What happens by itself when the step is completed. */
  onDone?: Rule;
};

/**
 * One thing on a sheet; with a `seat` it belongs to another place at the table, with a `when` it is
 * there only while it matters.
 */
export type Part = { id: string; when?: (view: View) => boolean } & (
  | {
      kind:
        | 'track'
        | 'toggle'
        | 'choice'
        | 'order'
        | 'collection'
        | 'derived'
        | 'action'
        | 'plan'
        | 'report'
        | 'chart'
        | 'sum'
        | 'text';
      seat?: string;
    }
  | { kind: 'tool'; preset?: (view: View) => FieldValues }
  | { kind: 'note' | 'table' }
  /** Who stands where, with the parts of everybody's score: the game's `ranking`. */
  | { kind: 'ranking' }
  /** An entry of the game's rules, one tap away. */
  | { kind: 'rule' }
);

export type Section = {
  id: string;
  parts: readonly Part[];
  when?: (view: View) => boolean;
  /** Rarely needed at the table: folded until opened. */
  folded?: boolean;
};

/** The colour of somebody's pieces. */
export type PieceColor =
  'red' | 'blue' | 'green' | 'yellow' | 'white' | 'black' | 'orange' | 'purple';

/** One place at the table: a role or a player. */
export type Seat = {
  id: string;
  /** Somebody with a name of their own, not a role. */
  person?: { color?: PieceColor };
  /** Another seat that is the same in everything but its place: what to read there holds here. */
  like?: string;
  /** What its printed numbers are remembered by, where that is not the name it is called. */
  knownAs?: string;
  tracks?: readonly Track[];
  toggles?: readonly Toggle[];
  choices?: readonly Choice[];
  orders?: readonly Order[];
  /** Beside these a person has a `name`. */
  texts?: readonly Writing[];
  collections?: readonly Collection[];
  plans?: readonly Plan[];
  reports?: readonly Report[];
  charts?: readonly Chart[];
  sums?: readonly Sum[];
  derived?: readonly Derived[];
  actions?: readonly Action[];
  steps: readonly Step[];
  sheet: readonly Section[];
  /** The tracks worth seeing from across the table. */
  summary: readonly string[];
  /** What else the table should know of it at a glance. */
  status?: (view: View) => readonly Phrase[];
};

/** A way the game ends. */
export type Victory = {
  id: string;
  seat: string;
  /** Who wins by it, where that is more than the seat. */
  party?: string;
  /** The seat loses by it, and nobody wins. */
  defeat?: true;
  /** Whether this condition counts with the seats at the table. */
  applies: (view: View) => boolean;
  isMet: (view: View) => boolean;
  /** Missing where there is nothing to count. */
  progress?: (view: View) => { value: number; goal: number };
  /** Fills the gaps of its text. */
  figures?: (view: View) => Params;
};

/** A parameter of a tool; `when` leaves out of the form what does not matter so far. */
export type ToolField = Field & { when?: (values: FieldValues) => boolean };

/** A calculator that works alone, from a link, and inside a game. */
export type Tool = {
  id: string;
  fields: readonly ToolField[];
  roll?: Roll<FieldValues>;
  answer: (values: FieldValues) => ToolAnswer;
};

/**
 * A set-up field; a `detail` has a sensible default and waits behind a fold: values to look up on a
 * board. `when` leaves out what does not matter at this table.
 */
export type SetupField = Field & {
  detail?: true;
  when?: (setup: FieldValues) => boolean;
  /** Leaves out options that do not fit what else was chosen. */
  allows?: (setup: FieldValues, option: string) => boolean;
};

/** The colour a game is recognised by. */
export type Accent = 'gold' | 'vermilion' | 'moss' | 'indigo' | 'violet' | 'copper' | 'teal';

/** A whole game. Everything about it that is not a text is in here. */
export type GameDefinition = {
  id: string;
  /** How many can play. */
  players: { fewest: number; most: number };
  setupFields: readonly SetupField[];
  /** The seats at the table for this set-up, in turn order. */
  seats: (setup: FieldValues) => readonly Seat[];
  /** Reads a number of players into set-up values (`/new/<game>?players=4`), given the others. */
  setupFor: (players: number, setup: FieldValues) => FieldValues;
  /**
   * The nearest set-up whose fields go together, where one choice rules out another; the field
   * changed last stays as it is.
   */
  fitting?: (setup: FieldValues, changed?: string) => FieldValues;
  /** Whether the game can be played with this set-up. */
  setupRefusal: (setup: FieldValues) => Refusal | undefined;
  /** What to put on the table, in order. */
  checklist: (setup: FieldValues) => readonly string[];
  /** The lines of the checklist that this very table brings, worth knowing before the start. */
  peculiar?: (setup: FieldValues) => readonly string[];
  /** Fills the gaps in the texts of the checklist. */
  checklistFigures?: (setup: FieldValues) => Params;
  /** What a round is called, where it has a name and not only a number. */
  roundName?: (view: View) => Phrase;
  /** What follows from the state of the table by itself, applied until nothing more follows. */
  consequences?: Rule;
  victories: readonly Victory[];
  /** Everybody's score, the best first, where a game ends with one. */
  ranking?: (view: View) => readonly Standing[];
  tools: readonly Tool[];
};
