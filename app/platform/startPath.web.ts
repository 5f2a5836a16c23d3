/** The path of the app that it is started with. */
export function startPath(): string {
  return window.location.pathname;
}
