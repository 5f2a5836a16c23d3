const key = 'banmen.look';

/**
 * How the app looked last, known before the database answers: the first picture must not be in the
 * wrong language or colour. Only a copy; what the database says counts.
 */
export function lastLook(): Readonly<Record<string, unknown>> | undefined {
  try {
    const look: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof look === 'object' ? { ...look } : {};
  } catch {
    // Not allowed, or not ours: then it is not known.
    return undefined;
  }
}

export function keepLook(look: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch {
    // Then the next start waits for the database.
  }
}
