/** What the profile's scripts leave in the page for one another. */
declare global {
  // Only an interface adds to the one the browser declares.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    banmenRenders: Map<string, { renders: number; mounts: number }>;
    banmenTimed: (timed: { sql: string; message: string; ms: number }) => Promise<void>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

export {};
