/** The address of a path of the app that others can open. */
export function addressOf(path: string): string {
  return `${window.location.origin}${path}`;
}
