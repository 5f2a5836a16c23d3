/** Where expo-sqlite keeps its files on the web, and how many it makes on its very first start. */
const folderName = 'expo-sqlite';
const enough = 6;

/**
 * Makes files that are missing: SQLite on the web takes all of its own, journals included, from
 * those of its very first start. A page that was closed in that moment left too few for good, and
 * with them nothing could ever be saved. To be done before SQLite starts.
 */
export async function sqliteFiles(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(folderName);
    const present = await Array.fromAsync(folder.keys());
    for (let missing = enough - present.length; missing > 0; missing--) {
      await folder.getFileHandle(crypto.randomUUID(), { create: true });
    }
  } catch {
    // No folder yet, or no storage at all: opening makes the one and tells the other.
  }
}
