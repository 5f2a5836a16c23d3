/**
 * Whether what is stored stays.
 * - `always`: until the app is removed
 * - `no`: a browser that runs out of room may clear it
 */
export type StorageState = {
  kept: 'yes' | 'no' | 'always' | 'unknown';
  /** Bytes. */
  usage?: number;
  quota?: number;
};

/** A phone keeps what an app stores without being asked. */
export function askToKeep(): Promise<void> {
  return Promise.resolve();
}

export function storageState(): Promise<StorageState> {
  return Promise.resolve({ kept: 'always' });
}
