import { contrastRatio, mixColors } from '../../components/theme/colorMath';
import { colorsFor, type ThemeColors } from '../../components/theme/theme';
import {
  accents,
  pieceColors,
  type AccentName,
  type ColorScheme,
} from '../../components/theme/tokens';

type Name = keyof ThemeColors;

const grounds: readonly Name[] = ['background', 'surface', 'surfaceRaised', 'surfacePressed'];

/** Every text colour on every ground the components put it on. */
const textPairs: readonly (readonly [ink: Name, ground: Name])[] = [
  ...(['text', 'textQuiet', 'accent'] as const).flatMap((ink) =>
    [...grounds, 'accentSoft' as const, 'noticeSurface' as const].map((on) => [ink, on] as const),
  ),
  ...(['danger', 'success', 'warning'] as const).flatMap((ink) =>
    [...grounds, 'noticeSurface' as const].map((on) => [ink, on] as const),
  ),
  ['text', 'dangerSurface'],
  ['danger', 'dangerSurface'],
  ['text', 'successSurface'],
  ['success', 'successSurface'],
  ['textOnAccent', 'accent'],
  // The primary button under the finger.
  ['textOnAccent', 'text'],
];

/** Edges and signs one has to see to use a control. */
const signPairs: readonly (readonly [ink: Name, ground: Name])[] = [
  ...(['lineStrong', 'accent', 'focus'] as const).flatMap((ink) =>
    (['background', 'surface', 'surfaceRaised'] as const).map((on) => [ink, on] as const),
  ),
  ['accent', 'accentSoft'],
  ['accent', 'noticeSurface'],
  ['danger', 'surfaceRaised'],
  ['textQuiet', 'surface'],
];

const themes = (['dark', 'light'] as const).flatMap((scheme) =>
  (Object.keys(accents) as AccentName[]).map((accent) => [scheme, accent] as const),
);

function tooFaint(
  pairs: readonly (readonly [Name, Name])[],
  colors: ThemeColors,
  least: number,
): string[] {
  return pairs
    .map(([ink, on]) => ({
      pair: `${ink} on ${on}`,
      ratio: contrastRatio(colors[ink], colors[on]),
    }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
}

describe.each(themes)('the %s theme in %s', (scheme: ColorScheme, accent: AccentName) => {
  const colors = colorsFor(scheme, accent);

  it('keeps every text at 4.5:1', () => {
    expect(tooFaint(textPairs, colors, 4.5)).toEqual([]);
  });

  it('keeps every edge and sign of a control at 3:1', () => {
    expect(tooFaint(signPairs, colors, 3)).toEqual([]);
  });
});

describe('the colours of pieces', () => {
  const pieces = Object.values(pieceColors);
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const distance = (one: string, other: string) =>
    Math.hypot(...channels(one).map((channel, index) => channel - (channels(other)[index] ?? 0)));

  it('are those of the box, each told from every other', () => {
    expect(Object.keys(pieceColors).sort()).toEqual([
      ...['black', 'blue', 'green', 'orange', 'purple', 'red', 'white', 'yellow'],
    ]);
    const alike = pieces.flatMap((one, index) =>
      pieces.slice(index + 1).filter((other) => distance(one, other) < 60),
    );
    expect(alike).toEqual([]);
  });
});

describe('the measure itself', () => {
  it('agrees with the values WCAG gives', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is the same both ways round and finds a pair that is too faint', () => {
    expect(contrastRatio('#d9b46c', '#17130f')).toBe(contrastRatio('#17130f', '#d9b46c'));
    const faded = { ...colorsFor('dark', 'gold'), textQuiet: '#4a4036' };
    expect(tooFaint(textPairs, faded, 4.5)).not.toEqual([]);
  });

  it('mixes two colours by share', () => {
    expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mixColors('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mixColors('#102030', '#302010', 0.5)).toBe('#202020');
  });
});
