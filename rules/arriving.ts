/** A part of the app that arrives when it is first asked for, and stays. */
export type Arriving<T> = {
  /** What has arrived; nothing while it is on its way. Throws where it did not come. */
  readonly now: () => T | undefined;
  /** The same promise each time, so that whoever waits need not begin anew. */
  readonly wait: () => Promise<T>;
};

/** Forgets of every part whether it failed to come: asking again fetches it anew. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

const failed = new Set<() => void>();

export function arriving<T>(fetch: () => Promise<T>): Arriving<T> {
  let coming: Promise<T> | undefined;
  let now: () => T | undefined = () => undefined;
  const begin = async () => {
    try {
      const value = await fetch();
      now = () => value;
      return value;
    } catch (error) {
      now = () => {
        throw error;
      };
      failed.add(() => {
        coming = undefined;
        now = () => undefined;
      });
      throw error;
    }
  };
  return {
    now: () => now(),
    wait: () => (coming ??= begin()),
  };
}
