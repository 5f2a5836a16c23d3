import { fireEvent, render, screen } from '@testing-library/react-native';

import { Checklist } from '../../components/checklist';
import { ChoiceRow } from '../../components/choiceRow';
import { MultiChoice } from '../../components/multiChoice';
import { ToggleRow } from '../../components/toggleRow';
import { propsOf } from './hostProps';

const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

const kinds = [
  { id: 'evade', label: '回避' },
  { id: 'horror', label: '恐怖', hint: '意志力' },
  { id: 'combat', label: '戦闘' },
] as const;

describe('ChoiceRow', () => {
  it('is a group of radios of which one is checked', () => {
    render(
      <ChoiceRow label="種類" options={kinds} value="horror" onChange={onChange} testID="kind" />,
    );
    expect(propsOf(screen.getByTestId('kind')).role).toBe('radiogroup');
    expect(screen.getByTestId('kind')).toHaveAccessibleName('種類');
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(3);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByTestId('kind.horror'),
    ]);
  });

  it('tells which one was chosen', () => {
    render(<ChoiceRow options={kinds} value="horror" onChange={onChange} testID="kind" />);
    fireEvent.press(screen.getByTestId('kind.combat'));
    expect(onChange.mock.calls).toEqual([['combat']]);
  });

  it('shows the hint of an option', () => {
    render(<ChoiceRow options={kinds} value={undefined} onChange={onChange} />);
    expect(screen.getByText('意志力')).toBeOnTheScreen();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

describe('MultiChoice', () => {
  const multi = (values: readonly (typeof kinds)[number]['id'][]) => (
    <MultiChoice options={kinds} values={values} onChange={onChange} testID="gear" />
  );

  it('is a group of checkboxes', () => {
    render(multi(['evade', 'combat']));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });

  it('adds in the order of the options and takes away', () => {
    render(multi(['combat']));
    fireEvent.press(screen.getByTestId('gear.evade'));
    fireEvent.press(screen.getByTestId('gear.combat'));
    expect(onChange.mock.calls).toEqual([[['evade', 'combat']], [[]]]);
  });
});

describe('ToggleRow', () => {
  it('is a switch that asks for the other state', () => {
    render(<ToggleRow label="暗闇" value={false} onChange={onChange} testID="dark" />);
    fireEvent.press(screen.getByRole('switch', { name: '暗闇', checked: false }));
    screen.rerender(<ToggleRow label="暗闇" value onChange={onChange} testID="dark" />);
    fireEvent.press(screen.getByRole('switch', { checked: true }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('does nothing while disabled, and still says why', () => {
    render(
      <ToggleRow
        label="松明"
        hint="灯りがない"
        value={false}
        onChange={onChange}
        disabled
        testID="t"
      />,
    );
    fireEvent.press(screen.getByTestId('t'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('灯りがない')).toBeOnTheScreen();
  });
});

describe('Checklist', () => {
  it('toggles one row and leaves the others', () => {
    const onToggle = jest.fn();
    render(
      <Checklist
        testIDPrefix="steps"
        onToggle={onToggle}
        items={[
          { id: 'light', label: '灯りを下げる', done: true },
          { id: 'webs', label: '巣を確かめる', detail: '移動に 1 多くかかる', done: false },
        ]}
      />,
    );
    expect(screen.getByTestId('steps.light')).toBeChecked();
    expect(screen.getByTestId('steps.webs')).not.toBeChecked();
    fireEvent.press(screen.getByTestId('steps.webs'));
    fireEvent.press(screen.getByTestId('steps.light'));
    expect(onToggle.mock.calls).toEqual([
      ['webs', true],
      ['light', false],
    ]);
  });
});
