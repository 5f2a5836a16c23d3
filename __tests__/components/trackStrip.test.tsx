import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet, type StyleProp, type TextStyle, type ViewStyle } from 'react-native';

import type * as Adjustable from '../../components/adjustable';
import { Counter } from '../../components/counter';
import { TrackStrip } from '../../components/trackStrip';
import { propsOf } from './hostProps';

const mockDrawn = jest.fn();

/** Counts how often the figure, which has no memory of its own, is drawn. */
jest.mock('../../components/adjustable', () => {
  const actual = jest.requireActual<typeof Adjustable>('../../components/adjustable');
  const AdjustableFigure: typeof Adjustable.AdjustableFigure = (props) => {
    mockDrawn();
    return actual.AdjustableFigure(props);
  };
  return { ...actual, AdjustableFigure };
});

const onMove = jest.fn();

beforeEach(() => {
  onMove.mockClear();
  mockDrawn.mockClear();
});

const experience = {
  testID: 'paladin.experience',
  label: '経験値',
  value: 5,
  min: 0,
  max: 15,
  onMove,
};

function marks(value: number) {
  return [2, 5, 9].map((at) => ({ at, label: '英雄キューブ', reached: value >= at }));
}

/** Anew each time, as a screen makes them. */
function spoken() {
  return { plus: '増やす', minus: '減らす' };
}

type Change = Partial<typeof experience> & { onOpen?: () => void; goesOn?: boolean };

const controls: readonly [name: string, draw: (change?: Change) => ReactElement][] = [
  [
    'TrackStrip',
    (change) => (
      <TrackStrip {...experience} spoken={spoken()} marks={marks(experience.value)} {...change} />
    ),
  ],
  ['Counter', (change) => <Counter {...experience} spoken={spoken()} {...change} />],
];

describe.each(controls)('%s', (_, draw) => {
  it('is an adjustable that speaks its name and value', () => {
    render(draw());
    const figure: unknown = screen.getByTestId('paladin.experience');
    expect(propsOf(figure).accessibilityRole).toBe('adjustable');
    expect(figure).toHaveAccessibleName('経験値');
    expect(figure).toHaveAccessibilityValue({ now: 5, min: 0, max: 15, text: '5' });
  });

  it('names no maximum where there is none', () => {
    render(draw({ max: Number.POSITIVE_INFINITY }));
    const figure: unknown = screen.getByTestId('paladin.experience');
    expect(propsOf(figure).accessibilityValue).toMatchObject({ now: 5, max: undefined });
    expect(screen.getByTestId('paladin.experience.plus')).toBeEnabled();
  });

  it('moves by the actions of a screen reader, but not past its ends', () => {
    render(draw());
    const act = (actionName: string) =>
      fireEvent(screen.getByTestId('paladin.experience'), 'accessibilityAction', {
        nativeEvent: { actionName },
      });
    act('increment');
    act('decrement');
    expect(onMove.mock.calls).toEqual([[1], [-1]]);

    screen.rerender(draw({ value: 15 }));
    act('increment');
    screen.rerender(draw({ value: 0 }));
    act('decrement');
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it('moves by its buttons', () => {
    render(draw());
    fireEvent.press(screen.getByTestId('paladin.experience.plus'));
    fireEvent.press(screen.getByTestId('paladin.experience.minus'));
    expect(onMove.mock.calls).toEqual([[1], [-1]]);
  });

  it('disables the button at either end', () => {
    render(draw({ value: 0 }));
    expect(screen.getByTestId('paladin.experience.minus')).toBeDisabled();
    expect(screen.getByTestId('paladin.experience.plus')).toBeEnabled();
    fireEvent.press(screen.getByTestId('paladin.experience.minus'));

    screen.rerender(draw({ value: 15 }));
    expect(screen.getByTestId('paladin.experience.plus')).toBeDisabled();
    fireEvent.press(screen.getByTestId('paladin.experience.plus'));
    expect(onMove).not.toHaveBeenCalled();
  });

  it('goes on past its upper end where something comes of it, by hand and by voice', () => {
    render(draw({ value: 15, goesOn: true }));
    const figure: unknown = screen.getByTestId('paladin.experience');
    expect(screen.getByTestId('paladin.experience.plus')).toBeEnabled();
    fireEvent.press(screen.getByTestId('paladin.experience.plus'));
    fireEvent(screen.getByTestId('paladin.experience'), 'accessibilityAction', {
      nativeEvent: { actionName: 'increment' },
    });
    expect(onMove.mock.calls).toEqual([[1], [1]]);
    // The end is where it was.
    expect(figure).toHaveAccessibilityValue({ now: 15, max: 15 });
    screen.rerender(draw({ value: 0, goesOn: true }));
    expect(screen.getByTestId('paladin.experience.minus')).toBeDisabled();
  });

  it('opens the exact entry from the figure', () => {
    const onOpen = jest.fn();
    render(draw({ onOpen }));
    fireEvent.press(screen.getByTestId('paladin.experience'));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('keeps both targets at least 48 high and wide', () => {
    render(draw());
    for (const end of ['plus', 'minus']) {
      const button: unknown = screen.getByTestId(`paladin.experience.${end}`);
      const style = propsOf(button).style as StyleProp<ViewStyle>;
      const { minWidth, minHeight } = StyleSheet.flatten(style);
      expect(minWidth).toBeGreaterThanOrEqual(48);
      expect(minHeight).toBeGreaterThanOrEqual(48);
    }
  });

  it('draws its figure again only if what that is given changes', () => {
    render(draw());
    expect(mockDrawn).toHaveBeenCalledTimes(1);
    screen.rerender(draw());
    expect(mockDrawn).toHaveBeenCalledTimes(1);
    screen.rerender(draw({ value: 6 }));
    expect(mockDrawn).toHaveBeenCalledTimes(2);
    screen.rerender(draw({ value: 6, onMove: jest.fn() }));
    expect(mockDrawn).toHaveBeenCalledTimes(3);
  });
});

describe('TrackStrip', () => {
  it('tells of a mark that is reached without drawing the figure again', () => {
    const track = (reached: boolean) => (
      <TrackStrip {...experience} marks={[{ at: 9, label: '英雄キューブ', reached }]} />
    );
    render(track(false));
    screen.rerender(track(true));
    expect(screen.getByRole('img')).toHaveAccessibleName('0 – 15, ✓ 9 英雄キューブ');
    expect(mockDrawn).toHaveBeenCalledTimes(1);
  });

  it('says which marks are reached, in the order of the track', () => {
    render(
      <TrackStrip
        {...experience}
        marks={[
          { at: 9, label: '影', reached: false },
          { at: 2, label: '英雄', reached: true },
          { at: 99, label: '外', reached: false },
        ]}
      />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName('0 – 15, ✓ 2 英雄, 9 影');
  });

  it('shows marks that share a space as one, reached when all of them are', () => {
    const shared = (second: boolean) => (
      <TrackStrip
        {...experience}
        marks={[
          { at: 4, label: 'カード', reached: true },
          { at: 4, label: '目標', reached: second },
        ]}
      />
    );
    render(shared(false));
    expect(screen.getByRole('img')).toHaveAccessibleName('0 – 15, 4 カード, 目標');
    screen.rerender(shared(true));
    expect(screen.getByRole('img')).toHaveAccessibleName('0 – 15, ✓ 4 カード, 目標');
  });

  it('lets the goal stand out, also where it shares its space', () => {
    const numberAt = (goal: boolean) => {
      const marks = [
        { at: 4, label: 'カード', reached: false },
        { at: 4, label: '目標', reached: false, goal },
      ];
      render(<TrackStrip {...experience} marks={marks} />);
      const number: unknown = screen.getByText('4', { includeHiddenElements: true });
      const { fontSize } = StyleSheet.flatten(propsOf(number).style as StyleProp<TextStyle>);
      screen.unmount();
      return fontSize ?? 0;
    };
    expect(numberAt(true)).toBeGreaterThan(numberAt(false));
  });

  it('uses the spoken names it is given', () => {
    render(
      <TrackStrip
        {...experience}
        marks={[]}
        spoken={{ plus: '経験値を増やす', minus: '減らす' }}
      />,
    );
    expect(screen.getByTestId('paladin.experience.plus')).toHaveAccessibleName('経験値を増やす');
    expect(screen.getByTestId('paladin.experience.minus')).toHaveAccessibleName('減らす');
  });
});
