/** A phone app can simply open its records again: no fresh start needed by itself. */
export function freshStart(): boolean {
  return false;
}

/** The records are open: what it took to get here no longer counts. */
export function startedWell(): void {}

/** Tries again from the beginning, because a player asked for it. */
export function startAgain(open: () => void): void {
  open();
}
