/** On a phone the system scales every text by itself. */
export function systemTextScale(): number {
  return 1;
}
