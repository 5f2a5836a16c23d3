import { fireEvent, render, screen } from '@testing-library/react-native';

import { TapSequence, type TapSequenceProps } from '../../components/tapSequence';

const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

const options = ['move', 'run'].map((id) => ({
  id,
  label: id.toUpperCase(),
  testID: `plan.${id}`,
}));
const sequence = (props: Partial<TapSequenceProps> = {}) => (
  <TapSequence
    {...{ label: '計画', options, chosen: [], most: 3, onChange, place: 'place', testID: 'plan' }}
    spoken={{ add: (label) => `${label}を足す`, remove: (label, at) => `${at}：${label}を外す` }}
    {...props}
  />
);
const placesOf = (): readonly unknown[] => screen.queryAllByTestId(/^plan\.place\d+$/);

describe('TapSequence', () => {
  it('adds at the end, the same one again as well', () => {
    render(sequence({ chosen: ['run'] }));
    fireEvent.press(screen.getByTestId('plan.run'));
    fireEvent.press(screen.getByTestId('plan.move'));
    expect(onChange.mock.calls).toEqual([[['run', 'run']], [['run', 'move']]]);
  });

  it('takes away the one that is tapped and keeps the order of the others', () => {
    render(sequence({ chosen: ['run', 'move', 'run'] }));
    fireEvent.press(screen.getByTestId('plan.place1'));
    expect(onChange.mock.calls).toEqual([[['move', 'run']]]);
  });

  it('takes no more than there may be', () => {
    render(sequence({ chosen: ['run', 'move', 'run'] }));
    expect(screen.getByTestId('plan.move')).toBeDisabled();
    expect(placesOf()).toHaveLength(3);
  });

  it('says how many there are, and what a tap does, by the names of the options', () => {
    render(sequence({ chosen: ['run', 'gone'] }));
    expect(screen.getByTestId('plan')).toHaveAccessibleName('計画 2 / 3');
    expect(screen.getByLabelText('MOVEを足す')).toBeTruthy();
    expect(screen.getByLabelText('1：RUNを外す')).toBeTruthy();
    expect(screen.getByLabelText('2：goneを外す')).toBeTruthy();
  });
});
