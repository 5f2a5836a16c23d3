import { deleteDatabaseAsync } from 'expo-sqlite';

import type { Disk } from './driver';
import { openExpoDriver } from './expoDriver';
import { openScratch } from './scratchDriver';

/** The device's own disk, natively and on the web. */
export const expoDisk: Disk = {
  open: openExpoDriver,
  remove: (file) => deleteDatabaseAsync(file),
  openScratch,
};
