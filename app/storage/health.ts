/** Whether what the players did is reaching the disk; `pending` counts writes not yet there. */
export type Health =
  { state: 'ok'; pending: number } | { state: 'failing'; pending: number; detail: string };

/** Calls `run` after `ms` unless the returned function is called first. */
export type SetTimer = (run: () => void, ms: number) => () => void;

/** Keeps the health and tells those who want to know. */
export function createHealth(setTimer: SetTimer) {
  let health: Health = { state: 'ok', pending: 0 };
  const listeners = new Set<(health: Health) => void>();
  return {
    get: () => health,
    report(pending: number, failure: string | null) {
      health =
        failure === null
          ? { state: 'ok', pending }
          : { state: 'failing', pending, detail: failure };
      for (const listener of listeners) {
        try {
          listener(health);
        } catch (error) {
          // A listener's bug is thrown where it cannot stop the queue.
          setTimer(() => {
            throw error;
          }, 0);
        }
      }
    },
    subscribe(listener: (health: Health) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
