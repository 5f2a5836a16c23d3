/** A phone gets new versions from its store: nothing to watch for. */
export function watchForUpdates(_onReady: (apply: () => void) => void): void {}
