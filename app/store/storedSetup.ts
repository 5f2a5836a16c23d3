import type { Known, Setup } from '../../rules/engine/game';
import {
  anObject,
  aText,
  aWhole,
  has,
  listOf,
  recordOf,
  withoutInherited,
} from '../../rules/engine/shape';
import { tidyText } from '../../rules/engine/written';

/** A stored set-up for a list: what was known at its start is many numbers, and of no concern there. */
export function parseSetupForList(json: string): Setup {
  const { values, names } = readJson(json);
  return asSetup({ values, names });
}

/** Reads a stored set-up; field values are checked against the game's fields when it is made. */
export function parseSetup(json: string): Setup {
  return asSetup(readJson(json));
}

type Stored = { values?: unknown; names?: unknown; known?: unknown };

function readJson(json: string): Stored {
  try {
    return asStored(JSON.parse(json));
  } catch {
    return {};
  }
}

function asStored(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? value : {};
}

export function asSetup(value: unknown): Setup {
  const given = asStored(value);
  const names = Object.entries(given.names ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    values: (given.values ?? {}) as Setup['values'],
    names: tidyNames(Object.fromEntries(names)),
    known: asKnown(given.known),
  };
}

/** Names as they are kept and shown, whoever stored them. */
export function tidyNames(names: Setup['names']): Setup['names'] {
  return Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, tidyText(name)]));
}

const kinds = recordOf(
  aText(),
  listOf<unknown>(() => undefined),
);

const knownOne = anObject(
  { name: aText(), numbers: recordOf(aText(), aWhole()) },
  { options: recordOf(aText(), aText()) },
);

/** Printed numbers by kind; a name that cannot be read is as if nobody had entered it. */
export function asKnown(value: unknown): Known {
  const given = withoutInherited(value);
  if (!has(kinds, given)) return {};
  return Object.fromEntries(
    Object.entries(given).map(([kind, ones]) => [
      kind,
      ones.flatMap((one) => {
        if (!has(knownOne, one)) return [];
        const { name, numbers, options } = one;
        return [{ name, numbers, ...(options !== undefined && { options }) }];
      }),
    ]),
  );
}
