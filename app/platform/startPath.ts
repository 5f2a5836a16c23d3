/** The path of the app that it is started with; a phone tells it only later. */
export function startPath(): string {
  return '/';
}
