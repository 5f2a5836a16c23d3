/**
 * Lets what is tapped wait while something has to be fetched first, and then happen in the order it
 * was tapped: nothing is lost, and nothing is done to another moment than the one that is coming.
 */
export function createTurns() {
  let waiting: (() => void)[] | undefined;
  let released: Promise<void> = Promise.resolve();

  /** Now, or when its turn has come. */
  const inTurn = (action: () => void) => {
    if (waiting === undefined) action();
    else waiting.push(action);
  };

  const holdWith = async (turn: (() => void)[], work: () => Promise<boolean>) => {
    let arrived = false;
    try {
      arrived = await work();
    } finally {
      // Another game may be on the screen meanwhile, and its taps do not wait for this one.
      if (waiting === turn) {
        waiting = undefined;
        if (arrived) turn.forEach(inTurn);
      }
    }
  };

  return {
    inTurn,
    /** Lets everything wait for this; what waited is dropped where it came to nothing (false). */
    async hold(work: () => Promise<boolean>): Promise<void> {
      while (waiting !== undefined) await released;
      const turn: (() => void)[] = [];
      waiting = turn;
      const done = holdWith(turn, work);
      released = done.catch(() => undefined);
      await done;
    },
    /** Forgets what waits: it was meant for a game that is no longer on the screen. */
    forget() {
      waiting = undefined;
    },
  };
}
