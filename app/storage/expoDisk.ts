import { deleteDatabaseAsync } from 'expo-sqlite/build/SQLiteDatabase';

import type { Disk } from './driver';
import { openExpoDriver } from './expoDriver';
import { openScratch } from './scratchDriver';

/** The device's own disk, natively and on the web. */
export const expoDisk: Disk = {
  open: openExpoDriver,
  remove: async (file) => {
    await deleteDatabaseAsync(file);
    // A journal that stays behind would be rolled back into the next file of this name.
    for (const part of ['-journal', '-wal', '-shm']) {
      await deleteDatabaseAsync(`${file}${part}`).catch(() => undefined);
    }
  },
  openScratch,
};
