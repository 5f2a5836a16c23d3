import fc from 'fast-check';

import type { SqlValue } from '../../app/storage/driver';
import { contentHash } from '../../rules/library/contentHash';
import { hostileTexts } from './hostileTexts';

/** A backup as it is written, to be changed at will. */
export type Raw = {
  [key: string]: unknown;
  made: number;
  schema: number;
  tables: Record<string, { columns: string[]; rows: SqlValue[][] }>;
};

/** The text of a backup whose checksum fits whatever it holds. */
export function signed(raw: Raw): string {
  return signedText(JSON.stringify(raw));
}

/** The text with a checksum over what a reader makes of it. */
function signedText(text: string): string {
  try {
    const { made, schema, tables } = JSON.parse(text) as Raw;
    const checksum = contentHash(JSON.stringify([made, schema, tables]));
    return text.replace(/"checksum":"[0-9a-f]*"/, `"checksum":"${checksum}"`);
  } catch {
    return text;
  }
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const nasty: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 99, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308],
  ...['', '0', 'null', '__proto__', 'constructor', 'lost', 'x'.repeat(10_000), '{"v":1}'],
  ...[[], {}, [[]], [null], { columns: [], rows: [] }, { columns: ['id'], rows: [['x']] }],
  ...[JSON.parse(deep(50)) as unknown, { toString: 1, then: 'x' }, Object.values(hostileTexts)],
  ...Object.values(hostileTexts),
];

type Place = { holder: Record<string, unknown>; key: string };

/** Every place in a tree where something else could stand. */
function placesIn(tree: unknown, found: Place[] = []): Place[] {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const key of Object.keys(tree)) {
    const holder = tree as Record<string, unknown>;
    found.push({ holder, key });
    placesIn(holder[key], found);
  }
  return found;
}

type Pick = <T>(things: readonly T[]) => T;
type Mutation = (raw: Raw, pick: Pick) => void;

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

const anywhere: readonly Mutation[] = [
  (raw, pick) => {
    const { holder, key } = pick(placesIn(raw));
    holder[key] = structuredClone(pick(nasty));
  },
  (raw, pick) => remove(pick(placesIn(raw))),
  (raw, pick) => {
    const one = pick(placesIn(raw));
    const other = pick(placesIn(raw));
    const kept = structuredClone(one.holder[one.key]);
    one.holder[one.key] = structuredClone(other.holder[other.key]);
    other.holder[other.key] = kept;
  },
  (raw, pick) => {
    const { holder, key } = pick(placesIn(raw));
    holder[`${key}${pick(['', '2', ' '])}`] = structuredClone(pick(nasty));
  },
];

type Tables = Raw['tables'];

/** Changes one value of one row by the name of its column. */
const inRow =
  (table: string, column: string, values: readonly unknown[]): Mutation =>
  ({ tables }, pick) => {
    const { columns, rows } = (tables as Partial<Tables>)[table] ?? { columns: [], rows: [] };
    if (rows.length === 0) return;
    pick(rows)[columns.indexOf(column)] = pick(values) as SqlValue;
  };

const numbers = [0, 1, 2, 3, 5, 9, -1, 1000, 2 ** 40, Number.MAX_SAFE_INTEGER];
const ids = ['game1', 'game2', 'game3', 'nobody', '', '__proto__'];

const hostileEvents = [
  { type: 'trackMoved', v: 1, at: 'paladin.health', by: Number.MAX_SAFE_INTEGER },
  { type: 'trackMoved', v: 1, at: 'paladin.health', by: -Number.MAX_SAFE_INTEGER, joined: true },
  { type: 'trackSet', v: 1, at: '__proto__.constructor', to: 1 },
  { type: 'trackSet', v: 1, at: 'paladin.health', to: 1e300 },
  { type: 'orderChanged', v: 1, at: 'table.order', order: ['a', 'a', '__proto__'] },
  { type: 'actionTaken', v: 1, seat: 'paladin', action: 'constructor', inputs: { x: [1e308] } },
  { type: 'stepCompleted', v: 1, seat: '__proto__', step: 'toString' },
  { type: 'turnMoved', v: 1, seat: 'constructor', step: '__proto__' },
  { type: 'counterAdded', v: 1, seat: 'paladin', name: 'x'.repeat(200) },
  { type: 'counterAdded', v: 1, seat: '__proto__', name: '' },
  { type: 'itemAdded', v: 1, to: '__proto__' },
  { type: 'gameRenamed', v: 1, name: '\0\ud800'.repeat(90) },
  { type: 'gameReset', v: 1 },
  { type: 'trackMoved', v: 1e9, at: 'x', by: 1 },
  { type: '__proto__', v: 1 },
].map((event) => JSON.stringify(event));

const bodies = [...hostileEvents, '', 'null', '[]', '{', deep(20_000), '"'.repeat(99), '1e999'];

const setups = [
  ...['', 'null', '[]', '{', '0', '"x"', deep(5_000), '{"values":null}', '{"values":[1,2]}'],
  '{"values":{"players":1e308,"seats":["__proto__","a","a"]},"names":{"paladin":5}}',
  '{"values":{"players":-1,"__proto__":{"x":1}},"names":{"__proto__":"x"},"known":{"__proto__":[]}}',
  '{"values":{"roles":{"length":1e9},"players":"8","seats":9007199254740991},"names":"x"}',
  '{"known":{"units":[{"name":"x","numbers":{"a":9007199254740991}},null,5]},"values":{}}',
  JSON.stringify({
    values: {},
    names: { paladin: 'x'.repeat(10_000), player1: '龍'.repeat(9999) },
  }),
];

const meant: readonly Mutation[] = [
  inRow('events', 'game_id', ids),
  inRow('events', 'seq', numbers),
  inRow('events', 'line', [0, 1, 2, 3, -1, 9]),
  inRow('events', 'body', bodies),
  inRow('events', 'body', bodies),
  inRow('games', 'cursor', numbers),
  inRow('games', 'head', numbers),
  inRow('games', 'id', ids),
  inRow('games', 'game', ['chess', 'dungeon-lords', 'mansions-of-madness', '__proto__', '']),
  inRow('games', 'setup', setups),
  inRow('games', 'setup', setups),
  inRow('games', 'status', ['lost', '', 'deleted', null]),
  inRow('games', 'name', ['x'.repeat(10_000), null, 5]),
  inRow('games', 'touched', [...numbers, -(2 ** 52)]),
  inRow('lines', 'parent', [0, 1, 2, 3, 7, -1]),
  inRow('lines', 'from_seq', numbers),
  inRow('lines', 'line', [0, 1, 2, 3]),
  inRow('settings', 'value', setups),
  (raw, pick) => {
    raw.schema = pick([0, 1, 3, 99, -1, 1.5, 2 ** 40]);
  },
  (raw, pick) => {
    raw.version = pick([0, 2, 99, '1', null]);
  },
  (raw, pick) => {
    raw.made = pick([-1, 8.64e15 + 1, 1e300]);
  },
  ({ tables }, pick) => {
    const { rows } = pick(Object.values(tables));
    if (rows.length > 0) rows.splice(pick([0, rows.length]), 0, [...pick(rows)]);
  },
  ({ tables }, pick) => {
    const { columns, rows } = pick(Object.values(tables));
    const [one, other] = [pick(columns), pick(columns)].map((name) => columns.indexOf(name));
    for (const list of [columns, ...rows] as unknown[][]) {
      [list[one ?? 0], list[other ?? 0]] = [list[other ?? 0], list[one ?? 0]];
    }
  },
  ({ tables }, pick) => {
    tables[pick(['books', 'entries', 'sqlite_schema', 'x"; DROP TABLE games; --', 'x'])] =
      structuredClone(pick(Object.values(tables)));
  },
];

const textual: readonly ((text: string, at: number, pick: Pick) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at, pick) =>
    text.slice(0, at) +
    pick(['"', '\\', '{', '}', '[', ']', ',', ':', '0', 'x', '\0']) +
    text.slice(at + 1),
  (text, at) =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at, at + 40) + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 7),
  (text, at, pick) =>
    text.slice(0, at) + pick([deep(100_000), '\ud800', '\u2028', '1e999']) + text.slice(at),
  (text) => text.replace('"tables":{', '"tables":{"__proto__":{"columns":[],"rows":[]},'),
  (text) => text.replace('"tables":', '"__proto__":{"schema":1},"tables":'),
  (text) => text.replace('"schema":', '"schema":1,"schema":'),
  (text) => text.replace('"games":{', '"games":{"columns":["id"],"columns":["x"],'),
];

/** What becomes of a backup on its way; half of those that can be are signed anew. */
export function mutatedBackup(text: string): fc.Arbitrary<string> {
  const choice = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 });
  return fc
    .tuple(fc.constantFrom('text', 'anywhere', 'meant', 'meant', 'meant'), choice, fc.nat(3))
    .map(([kind, numbersToUse, more]) => {
      let next = 0;
      const number = () => numbersToUse[next++ % numbersToUse.length] ?? 0;
      const pick: Pick = (things) => things[number() % things.length] as never;
      if (kind === 'text') {
        const changed = pick(textual)(text, number() % text.length, pick);
        return more > 1 ? signedText(changed) : changed;
      }
      const raw = JSON.parse(text) as Raw;
      for (let left = 1 + (more % 2); left > 0; left--) {
        try {
          pick(kind === 'meant' ? meant : anywhere)(raw, pick);
        } catch {
          // The change before left nothing to change here.
        }
      }
      return kind === 'meant' || more > 1 ? signed(raw) : JSON.stringify(raw);
    });
}
