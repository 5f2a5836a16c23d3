import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';
import { create } from 'zustand';

type Counter = {
  /** Undefined until the database has told it. */
  count: number | undefined;
  open: () => Promise<void>;
  plus: () => void;
};

let database: SQLiteDatabase | undefined;

/** One number: shown at once when it changes, and written after that. */
export const useCounter = create<Counter>()((set, get) => ({
  count: undefined,
  open: async () => {
    database = await openDatabaseAsync('floor.db');
    await database.execAsync(
      `CREATE TABLE IF NOT EXISTS counter (id INTEGER PRIMARY KEY, count INTEGER NOT NULL);
       INSERT OR IGNORE INTO counter VALUES (1, 0);`,
    );
    const row = await database.getFirstAsync<{ count: number }>('SELECT count FROM counter');
    set({ count: row?.count ?? 0 });
  },
  plus: () => {
    const count = (get().count ?? 0) + 1;
    set({ count });
    void database?.runAsync('UPDATE counter SET count = ?', count);
  },
}));
