/** A phone app can simply open its records again: no fresh start needed by itself. */
export function freshStart(): boolean {
  return false;
}

/** Tries again from the beginning, because a player asked for it. */
export function startAgain(open: () => void): void {
  open();
}
