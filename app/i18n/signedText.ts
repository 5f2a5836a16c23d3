/** A number with its sign, a true minus below zero. */
export function signedText(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
