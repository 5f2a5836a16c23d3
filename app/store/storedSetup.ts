import type { Setup } from '../../rules/engine/game';

/** Reads a stored set-up; field values are checked against the game's fields when it is made. */
export function parseSetup(json: string): Setup {
  try {
    return asSetup(JSON.parse(json));
  } catch {
    return asSetup(undefined);
  }
}

export function asSetup(value: unknown): Setup {
  const given: { values?: unknown; names?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  const names = Object.entries(given.names ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    values: (given.values ?? {}) as Setup['values'],
    names: Object.fromEntries(names),
  };
}
