import type { Database } from './database';

/**
 * Every setting by its key. A row whose JSON cannot be read is left out and named to
 * `onUnreadable`: one bad row must not cost the others.
 */
export async function readSettings(
  db: Database,
  onUnreadable: (key: string) => void = () => {},
): Promise<Record<string, unknown>> {
  const rows = await db.read((sql) =>
    sql.all<{ key: string; value: string }>('SELECT key, value FROM settings'),
  );
  const readable: [string, unknown][] = [];
  for (const { key, value } of rows) {
    try {
      readable.push([key, JSON.parse(value)]);
    } catch {
      onUnreadable(key);
    }
  }
  return Object.fromEntries(readable);
}

/** Stores a setting; `undefined` removes it. */
export function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value) as string | undefined;
  return db.write((sql) =>
    json === undefined
      ? sql.run('DELETE FROM settings WHERE key = ?', [key])
      : sql.run(
          `INSERT INTO settings (key, value) VALUES (?, ?)
           ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
          [key, json],
        ),
  );
}
