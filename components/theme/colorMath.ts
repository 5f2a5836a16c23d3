type Channels = readonly [number, number, number];

/** Reads `#rrggbb`. */
function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of `tint` laid over `ground`, both `#rrggbb`. */
export function mixColors(ground: string, tint: string, share: number): string {
  const [r, g, b] = channelsOf(ground);
  const [tr, tg, tb] = channelsOf(tint);
  const mixed = [r + (tr - r) * share, g + (tg - g) * share, b + (tb - b) * share];
  return `#${mixed.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(hex: string): number {
  const [r, g, b] = channelsOf(hex).map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminanceOf(one);
  const b = luminanceOf(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
