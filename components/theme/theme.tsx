import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo, StyleSheet, useWindowDimensions } from 'react-native';

import { mixColors } from './colorMath';
import {
  accents,
  accentSoftShare,
  palettes,
  wideFrom,
  type AccentName,
  type ColorScheme,
  type Palette,
} from './tokens';

export type ThemeColors = Palette & { readonly accent: string; readonly accentSoft: string };

export type Theme = {
  readonly scheme: ColorScheme;
  readonly colors: ThemeColors;
  /** The app's own text size, on top of the system's. */
  readonly textScale: number;
  /** How much larger than designed text comes out: the app's and the system's scale together. */
  readonly drawnScale: number;
  readonly reduceMotion: boolean;
  /** The window has room for two panes. */
  readonly wide: boolean;
};

/** The palette of a scheme together with one accent. */
export function colorsFor(scheme: ColorScheme, accentName: AccentName): ThemeColors {
  const palette = palettes[scheme];
  const accent = accents[accentName][scheme];
  const accentSoft = mixColors(palette.surface, accent, accentSoftShare[scheme]);
  return { ...palette, accent, accentSoft };
}

const ThemeContext = createContext<Theme>({
  scheme: 'dark',
  colors: colorsFor('dark', 'gold'),
  textScale: 1,
  drawnScale: 1,
  reduceMotion: false,
  wide: false,
});

type ThemeProviderProps = {
  scheme: ColorScheme;
  textScale: number;
  accent?: AccentName | undefined;
  /** Left out, the system's setting holds. */
  reduceMotion?: boolean | undefined;
  children: ReactNode;
};

export function ThemeProvider({
  scheme,
  textScale,
  accent = 'gold',
  reduceMotion,
  children,
}: ThemeProviderProps) {
  const systemReducesMotion = useSystemReduceMotion();
  const { width, fontScale } = useWindowDimensions();
  const wide = width >= wideFrom;
  const drawnScale = textScale * fontScale;
  const calm = reduceMotion ?? systemReducesMotion;
  const theme = useMemo<Theme>(
    () => ({
      scheme,
      colors: colorsFor(scheme, accent),
      textScale,
      drawnScale,
      reduceMotion: calm,
      wide,
    }),
    [scheme, accent, textScale, drawnScale, calm, wide],
  );
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

/** Gives one part of the screen another accent, everything else stays. */
export function AccentProvider({ accent, children }: { accent: AccentName; children: ReactNode }) {
  const outer = useTheme();
  const theme = useMemo<Theme>(
    () => ({ ...outer, colors: colorsFor(outer.scheme, accent) }),
    [outer, accent],
  );
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

/**
 * Styles that follow from the theme, made once for each. Written where they are used they would be
 * new ones at every render, and a browser would be told each property of each of them again.
 */
export function themedStyles<Styles extends StyleSheet.NamedStyles<Styles>>(
  make: (theme: Theme) => Styles,
): (theme: Theme) => Styles {
  const made = new WeakMap<Theme, Styles>();
  return (theme) => {
    const known = made.get(theme) ?? StyleSheet.create(make(theme));
    made.set(theme, known);
    return known;
  };
}

function useSystemReduceMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let current = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((on) => {
      if (current) setReduced(on);
    });
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      current = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}
