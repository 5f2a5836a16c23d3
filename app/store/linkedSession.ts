/** The game that a path of the app leads into, if it does. */
export function sessionIn(path: string): string | undefined {
  const [, encoded] = /^\/play\/([^/]+)/.exec(path) ?? [];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    // Such a game there cannot be, and its screen will say so.
    return undefined;
  }
}
