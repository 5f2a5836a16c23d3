const usualFontSize = 16;

/** How much larger than usual the browser is set to show text; our sizes are in pixels. */
export function systemTextScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / usualFontSize : 1;
}
