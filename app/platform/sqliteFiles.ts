/** A phone's SQLite makes its files as it needs them. */
export function sqliteFiles(): Promise<void> {
  return Promise.resolve();
}
