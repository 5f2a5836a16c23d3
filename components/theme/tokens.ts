import type { Accent, PieceColor } from '../../rules/engine/definition';

/** Space in steps of 4. */
export const spacing = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48 } as const;

export const radius = { small: 4, medium: 6, large: 12, round: 999 } as const;

/** Sizes that a finger needs; text may make a control larger, never smaller. */
export const touch = { target: 48, thumb: 64 } as const;

export const stroke = { hairline: 1, mark: 2, bar: 4, icon: 2 } as const;

/** Milliseconds. */
export const motion = { quietStart: 300, snackbar: 8000 } as const;

/** Windows at least this wide show two panes. */
export const wideFrom = 840;

/** How wide a column of text or controls may grow. */
export const measure = { narrow: 480, column: 640 } as const;

type TypeStep = {
  readonly size: number;
  readonly line: number;
  readonly weight: '400' | '500' | '600';
  /** Tenths of a pixel matter only for the large steps. */
  readonly tracking: number;
};

/** Japanese needs more leading than Latin text: lines are about 1.6 times the size. */
export const typeScale = {
  title: { size: 24, line: 34, weight: '600', tracking: 0.2 },
  heading: { size: 18, line: 28, weight: '600', tracking: 0.2 },
  body: { size: 16, line: 26, weight: '400', tracking: 0 },
  label: { size: 15, line: 22, weight: '500', tracking: 0.2 },
  caption: { size: 13, line: 20, weight: '400', tracking: 0.2 },
  figure: { size: 28, line: 36, weight: '500', tracking: 0 },
  figureLarge: { size: 44, line: 52, weight: '500', tracking: -0.5 },
} as const satisfies Record<string, TypeStep>;

export type TextVariant = keyof typeof typeScale;

export type ColorScheme = 'dark' | 'light';

export type Palette = {
  readonly background: string;
  readonly surface: string;
  readonly surfaceRaised: string;
  /** What a surface turns into under the finger. */
  readonly surfacePressed: string;
  /** Hairlines that only divide. */
  readonly line: string;
  /** Edges one has to see to find a control: at least 3:1. */
  readonly lineStrong: string;
  readonly text: string;
  readonly textQuiet: string;
  readonly textOnAccent: string;
  readonly danger: string;
  readonly dangerSurface: string;
  readonly success: string;
  readonly successSurface: string;
  readonly warning: string;
  readonly noticeSurface: string;
  readonly focus: string;
  readonly overlay: string;
};

/** 漆: lacquer at night, ivory on warm black. */
const dark: Palette = {
  background: '#17130f',
  surface: '#1e1914',
  surfaceRaised: '#28221b',
  surfacePressed: '#3a3127',
  line: '#352d24',
  lineStrong: '#80725f',
  text: '#f1e8d6',
  textQuiet: '#b9ac96',
  textOnAccent: '#17130f',
  danger: '#f39a8c',
  dangerSurface: '#361c17',
  success: '#a8c98f',
  successSurface: '#20281a',
  warning: '#e6b65f',
  noticeSurface: '#2b2419',
  focus: '#f3d890',
  overlay: 'rgba(8, 6, 4, 0.72)',
};

/** 和紙: ink on warm paper. */
const light: Palette = {
  background: '#f6f0e3',
  surface: '#fbf7ee',
  surfaceRaised: '#fffdf8',
  surfacePressed: '#e9dfcb',
  line: '#ddd2bd',
  lineStrong: '#8b7d68',
  text: '#211b14',
  textQuiet: '#645845',
  textOnAccent: '#fffaf0',
  danger: '#9c2a1b',
  dangerSurface: '#f9e3db',
  success: '#3b6126',
  successSurface: '#e8eed8',
  warning: '#7d5410',
  noticeSurface: '#f3e8cf',
  focus: '#6d4c08',
  overlay: 'rgba(33, 27, 20, 0.48)',
};

export const palettes: Readonly<Record<ColorScheme, Palette>> = { dark, light };

/** One accent a game; gold is the app's own. */
export const accents = {
  gold: { dark: '#d9b46c', light: '#875a08' },
  vermilion: { dark: '#f0906f', light: '#a5361d' },
  moss: { dark: '#aec37f', light: '#4b5e20' },
  indigo: { dark: '#a3b8e8', light: '#31498a' },
  violet: { dark: '#c9abe2', light: '#683d8c' },
  copper: { dark: '#e0a683', light: '#874823' },
  teal: { dark: '#84c8be', light: '#1e615a' },
} as const satisfies Record<Accent, Readonly<Record<ColorScheme, string>>>;

/** The core knows the names, the colours are ours. */
export type AccentName = Accent;

/** Pieces as they are in the box; a ring in the colour of text sets them off either theme. */
export const pieceColors = {
  red: '#c43d33',
  blue: '#3a6fc4',
  green: '#3f9150',
  yellow: '#e3b93a',
  white: '#f4f1ea',
  black: '#2b2826',
  orange: '#dd7424',
  purple: '#7b4aa6',
} as const satisfies Record<PieceColor, string>;

export type PieceColorName = PieceColor;

/** How much of the accent tints a surface that belongs to it. */
export const accentSoftShare: Readonly<Record<ColorScheme, number>> = { dark: 0.14, light: 0.12 };

/** System fonts only: nothing is downloaded, and Japanese comes from what the device has. */
export const webFontStack =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Hiragino Sans', 'Noto Sans JP', " +
  "'Noto Sans CJK JP', 'Yu Gothic UI', Meiryo, system-ui, sans-serif";
