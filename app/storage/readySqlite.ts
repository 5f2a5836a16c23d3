/** SQLite is there from the start; only on the web does it have to be fetched. */
export function readySqlite(): void {
  // Nothing to do.
}
