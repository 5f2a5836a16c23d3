/**
 * Resolves when this window alone may open the database. A phone app always may; see the web's own
 * version for the rest.
 */
export function ownDatabase(_onWaiting: () => void): Promise<void> {
  return Promise.resolve();
}
