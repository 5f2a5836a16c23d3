import type { Owner } from './databaseTurn';

/**
 * Resolves when this window alone may open the database. A phone app always may; see the web's own
 * version for the rest.
 */
export function ownDatabase(_owner: Owner): Promise<void> {
  return Promise.resolve();
}

/** Asks the window that has the database for it, because a player wants to go on in this one. */
export function takeOver(): void {}
