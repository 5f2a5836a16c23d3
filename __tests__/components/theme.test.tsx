import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { Text } from '../../components/text';
import { AccentProvider, ThemeProvider } from '../../components/theme/theme';
import { accents, palettes, typeScale } from '../../components/theme/tokens';
import { propsOf } from './hostProps';

function styleOf(text: string): TextStyle {
  return StyleSheet.flatten(propsOf(screen.getByText(text)).style as StyleProp<TextStyle>);
}

describe('the theme', () => {
  it('sets the colours of its scheme', () => {
    render(
      <ThemeProvider scheme="light" textScale={1} reduceMotion>
        <Text>墨</Text>
      </ThemeProvider>,
    );
    expect(styleOf('墨').color).toBe(palettes.light.text);
  });

  it('gives a part of the screen another accent and leaves the rest', () => {
    render(
      <ThemeProvider scheme="dark" textScale={1} accent="moss" reduceMotion>
        <Text tone="accent">外</Text>
        <AccentProvider accent="indigo">
          <Text tone="accent">内</Text>
        </AccentProvider>
      </ThemeProvider>,
    );
    expect(styleOf('外').color).toBe(accents.moss.dark);
    expect(styleOf('内').color).toBe(accents.indigo.dark);
  });

  it('scales size and line together, so that large text is not clipped', () => {
    render(
      <ThemeProvider scheme="dark" textScale={2} reduceMotion>
        <Text variant="figureLarge">12</Text>
      </ThemeProvider>,
    );
    expect(styleOf('12').fontSize).toBe(typeScale.figureLarge.size * 2);
    expect(styleOf('12').lineHeight).toBe(typeScale.figureLarge.line * 2);
    expect(styleOf('12').fontVariant).toContain('tabular-nums');
  });

  it('makes titles and headings headings, and nothing else', () => {
    render(
      <>
        <Text variant="title">題</Text>
        <Text variant="heading">節</Text>
        <Text>文</Text>
      </>,
    );
    expect(screen.getAllByRole('heading').map((one: unknown) => propsOf(one).children)).toEqual([
      '題',
      '節',
    ]);
  });
});
