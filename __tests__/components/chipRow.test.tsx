import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

import { ChipRow } from '../../components/chipRow';

const onChoose = jest.fn();
// The test renderer does not scroll: where it is told to scroll counts.
const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo');

beforeEach(() => {
  onChoose.mockClear();
  scrollTo.mockClear();
});

const places = { all: 0, manor: 140, caverns: 400 } as const;
type Id = keyof typeof places;

const row = (selected: Id) => (
  <ChipRow
    items={[
      { id: 'all', label: 'すべてのゲーム', testID: 'game.all' },
      { id: 'manor', label: 'ミステリアスマナー', testID: 'game.manor' },
      { id: 'caverns', label: 'クリスタルの洞窟', testID: 'game.caverns' },
    ]}
    selected={selected}
    onChoose={onChoose}
  />
);

/** What a device reports once the chips stand somewhere. */
function layOut(id: Id) {
  fireEvent(screen.getByTestId(`game.${id}`), 'layout', {
    nativeEvent: { layout: { x: places[id] } },
  });
}

/** The left edge after each scroll. */
const edges = () => scrollTo.mock.calls.map(([to]) => (to as { x: number }).x);

describe('ChipRow', () => {
  it('has exactly one chosen chip, and says which to a screen reader', () => {
    render(row('manor'));
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getAllByRole('button', { selected: true })).toEqual([
      screen.getByTestId('game.manor'),
    ]);
    screen.rerender(row('caverns'));
    expect(screen.getAllByRole('button', { selected: true })).toEqual([
      screen.getByTestId('game.caverns'),
    ]);
  });

  it('tells which one was tapped and leaves the choice to its owner', () => {
    render(row('manor'));
    fireEvent.press(screen.getByTestId('game.all'));
    fireEvent.press(screen.getByTestId('game.caverns'));
    expect(onChoose.mock.calls).toEqual([['all'], ['caverns']]);
    expect(screen.getByTestId('game.manor')).toBeSelected();
  });

  it('brings the chosen chip into sight as soon as it stands somewhere, and no other', () => {
    render(row('caverns'));
    layOut('all');
    layOut('manor');
    expect(edges()).toEqual([]);
    layOut('caverns');
    expect(edges()).toHaveLength(1);
    // Its left edge is visible, with a little of its neighbour.
    expect(edges()[0]).toBeLessThan(places.caverns);
    expect(edges()[0]).toBeGreaterThan(places.manor);
  });

  it('follows the choice', () => {
    render(row('all'));
    (['all', 'manor', 'caverns'] as const).forEach(layOut);
    scrollTo.mockClear();
    screen.rerender(row('caverns'));
    expect(edges()).toHaveLength(1);
    expect(edges()[0]).toBeGreaterThan(places.manor);
    screen.rerender(row('caverns'));
    expect(edges()).toHaveLength(1);
  });
});
