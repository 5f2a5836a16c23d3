import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { FaceChart, type ChartedFace } from '../../components/faceChart';
import { touch } from '../../components/theme/tokens';
import { propsOf } from './hostProps';

const onPress = jest.fn();

beforeEach(() => onPress.mockClear());

const faces = (rolled?: number): readonly ChartedFace[] =>
  Array.from({ length: 10 }, (_, index) => ({
    face: index + 1,
    good: index < 4,
    rolled: index + 1 === rolled,
  }));

const chart = (rolled?: number) => (
  <FaceChart
    label="出目"
    faces={faces(rolled)}
    spoken={({ face, good }) => `${face}、${good ? '成功' : '失敗'}`}
    onPress={onPress}
    testID="die"
  />
);

const faceOf = (face: number) => screen.getByTestId(`die.face${face}`) as unknown;
const tap = (face: number) => fireEvent.press(screen.getByTestId(`die.face${face}`));
const styleOf = (element: unknown) =>
  StyleSheet.flatten(propsOf(element).style as StyleProp<ViewStyle>);
const all = Array.from({ length: 10 }, (_, index) => index + 1);

describe('FaceChart', () => {
  it('is a group of buttons, one for each face, under the name of the die', () => {
    render(chart());
    expect(propsOf(screen.getByTestId('die'))).toMatchObject({ role: 'group' });
    expect(screen.getByTestId('die')).toHaveAccessibleName('出目');
    expect(screen.getAllByRole('button')).toHaveLength(10);
  });

  it('says of each face what it would mean', () => {
    render(chart());
    expect(faceOf(4)).toHaveAccessibleName('4、成功');
    expect(faceOf(5)).toHaveAccessibleName('5、失敗');
  });

  it('enters the face that is tapped, the one that fell as well', () => {
    render(chart(7));
    tap(3);
    tap(7);
    expect(onPress.mock.calls).toEqual([[3], [7]]);
  });

  it('marks every face as succeeding or failing with a sign, not only with a colour', () => {
    render(chart());
    for (const face of all)
      expect(faceOf(face)).toHaveTextContent(`${face}${face < 5 ? '○' : '×'}`);
    expect(styleOf(faceOf(1)).backgroundColor).not.toBe(styleOf(faceOf(10)).backgroundColor);
  });

  it.each([2, 8])('frames the face that fell, %i, and no other, and says so', (rolled) => {
    render(chart());
    const plain = all.map((face) => styleOf(faceOf(face)));
    expect(screen.queryAllByRole('button', { selected: true })).toEqual([]);
    screen.rerender(chart(rolled));
    const changed = all.filter(
      (face) => styleOf(faceOf(face)).borderWidth !== plain[face - 1]?.borderWidth,
    );
    expect(changed).toEqual([rolled]);
    for (const face of all.filter((one) => one !== rolled)) expect(faceOf(face)).not.toBeSelected();
    expect(faceOf(rolled)).toBeSelected();
    // It still shows whether it succeeds.
    expect(styleOf(faceOf(rolled)).backgroundColor).toBe(plain[rolled - 1]?.backgroundColor);
  });

  it('lets ten faces break into rows, each large enough for a thumb', () => {
    render(chart());
    const drawn = propsOf(screen.getByTestId('die')).style as StyleProp<ViewStyle>;
    expect(StyleSheet.flatten(drawn)).toMatchObject({ flexDirection: 'row', flexWrap: 'wrap' });
    for (const face of all) {
      expect(styleOf(faceOf(face))).toMatchObject({
        minWidth: touch.target,
        minHeight: touch.target,
      });
    }
  });
});
