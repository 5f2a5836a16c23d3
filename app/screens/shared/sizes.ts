const units = ['B', 'KB', 'MB', 'GB'];

/** A number of bytes to read: 850 B, 12 KB, 1.2 MB. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  // Below ten of a unit its tenths matter; there are no tenths of a byte.
  const figure = unit > 0 && size < 9.95 ? size.toFixed(1) : Math.round(size);
  return `${figure}\u00A0${units[unit]}`;
}
