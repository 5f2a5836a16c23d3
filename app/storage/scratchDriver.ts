import type { OpenDriver } from './driver';
import { openExpoDriver } from './expoDriver';

/** A database in memory; on a phone expo-sqlite has one. */
export const openScratch: OpenDriver = () => openExpoDriver(':memory:');
