/** What the app does about a new version. */
export type UpdateHandling = {
  /** A new version is there; calling `apply` switches to it, and until then nothing changes. */
  onReady: (apply: () => void) => void;
  /** Whether a reload would take nothing from anybody. */
  mayReload: () => boolean;
};

/** A phone gets new versions from its store: nothing to watch for. */
export function watchForUpdates(_handling: UpdateHandling): void {}
