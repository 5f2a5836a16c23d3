import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { FaceChart, type FaceChartProps } from '../../components/faceChart';
import { propsOf } from './hostProps';

const faces = (rolled?: number): FaceChartProps['faces'] =>
  Array.from({ length: 10 }, (_, index) => ({
    face: index + 1,
    good: index < 4,
    rolled: index + 1 === rolled,
  }));

const label = '成功する出目：1 2 3 4。失敗する出目：5 6 7 8 9 10。';
const chart = (rolled?: number) => <FaceChart label={label} faces={faces(rolled)} testID="faces" />;

type Drawn = { props: { style?: StyleProp<ViewStyle> }; children: (Drawn | string)[] | null };

/** The frames around the faces, in their order. */
function frames(): readonly ViewStyle[] {
  const { children } = screen.toJSON() as Drawn;
  return (children ?? []).flatMap((child) =>
    typeof child === 'string' ? [] : [StyleSheet.flatten(child.props.style)],
  );
}

const wordsOf = (node: Drawn | string): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(wordsOf).join('');

describe('FaceChart', () => {
  it('is one picture with one spoken sentence', () => {
    render(chart());
    expect(propsOf(screen.getByTestId('faces'))).toMatchObject({ role: 'img', accessible: true });
    expect(screen.getByTestId('faces')).toHaveAccessibleName(label);
  });

  it('marks every face as succeeding or failing with a sign, not only with a colour', () => {
    render(chart());
    const signs = ((screen.toJSON() as Drawn).children ?? []).map(wordsOf);
    expect(signs).toEqual([...['1○', '2○', '3○', '4○', '5×', '6×', '7×', '8×', '9×', '10×']]);
    const [good, bad] = [frames()[0], frames()[9]];
    expect(good?.backgroundColor).toBeTruthy();
    expect(bad?.backgroundColor).toBeUndefined();
  });

  it.each([2, 8])('frames the face that fell, %i, and no other', (rolled) => {
    render(chart());
    const plain = frames();
    expect(new Set(plain.map(({ borderWidth }) => borderWidth)).size).toBe(1);
    screen.rerender(chart(rolled));
    const changed = frames().flatMap((frame, index) =>
      frame.borderWidth === plain[index]?.borderWidth ? [] : [index + 1],
    );
    expect(changed).toEqual([rolled]);
    expect(Number(frames()[rolled - 1]?.borderWidth)).toBeGreaterThan(
      Number(plain[rolled - 1]?.borderWidth),
    );
    // It still shows whether it succeeds.
    expect(frames()[rolled - 1]?.backgroundColor).toBe(plain[rolled - 1]?.backgroundColor);
  });

  it('lets ten faces break into rows where the letters are large', () => {
    render(chart());
    const drawn = propsOf(screen.getByTestId('faces')).style as StyleProp<ViewStyle>;
    expect(StyleSheet.flatten(drawn)).toMatchObject({ flexDirection: 'row', flexWrap: 'wrap' });
  });
});
