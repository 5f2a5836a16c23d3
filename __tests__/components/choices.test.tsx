import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';

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

  it('can stand one below the other, their hints to be read from the left', () => {
    render(<ChoiceRow options={kinds} value="evade" onChange={onChange} stacked />);
    expect(screen.getByText('意志力')).toHaveStyle({ textAlign: 'left' });
    for (const radio of screen.getAllByRole('radio') as unknown[]) {
      expect(radio).toHaveStyle({ width: '100%' });
    }
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

  it('lets as many be chosen as there are, and shows no places, where nothing else is said', () => {
    render(multi(['combat', 'evade']));
    expect(screen.getByTestId('gear.combat')).toHaveTextContent(/^✓?戦闘$/);
    expect(screen.getByTestId('gear.horror')).toBeEnabled();
  });
});

const orders = [
  { id: 'food', label: '食料調達', hint: '金−1' },
  { id: 'tunnels', label: 'トンネル建設' },
  { id: 'gold', label: '金貨採掘' },
  { id: 'imps', label: 'インプ雇用' },
] as const;

type Order = (typeof orders)[number]['id'];

/** A choice whose owner keeps what it is told, as a screen does. */
function Owned({ ranked = true, start = [] }: { ranked?: boolean; start?: readonly Order[] }) {
  const [values, setValues] = useState(start);
  return (
    <MultiChoice
      options={orders}
      values={values}
      ranked={ranked}
      most={3}
      testID="orders"
      onChange={(next) => {
        onChange(next);
        setValues(next);
      }}
    />
  );
}

const tap = (...ids: readonly Order[]) => {
  for (const id of ids) fireEvent.press(screen.getByTestId(`orders.${id}`));
};

/** What the options say exactly: an option without a place has none before its name. */
const expectLabels = (...expected: readonly string[]) => {
  for (const label of expected) expect(screen.getByText(label)).toBeOnTheScreen();
};

describe('a MultiChoice that is ranked, with room for three', () => {
  it('keeps the order of the taps, not of the options', () => {
    render(<Owned />);
    tap('imps', 'food', 'gold');
    expect(onChange.mock.calls).toEqual([
      [['imps']],
      [['imps', 'food']],
      [['imps', 'food', 'gold']],
    ]);
  });

  it('shows the place of each before its name, and of no other', () => {
    render(<Owned />);
    expectLabels('食料調達', 'トンネル建設', '金貨採掘', 'インプ雇用');
    tap('imps', 'food');
    expectLabels('2. 食料調達', 'トンネル建設', '金貨採掘', '1. インプ雇用');
  });

  it('speaks the place too', () => {
    render(<Owned start={['imps', 'tunnels']} />);
    expect(screen.getByRole('checkbox', { name: /1\. インプ雇用/, checked: true })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /2\. トンネル建設/, checked: true })).toBeTruthy();
  });

  it('lets the others wait while it is full, and not before', () => {
    render(<Owned start={['imps', 'food']} />);
    expect(screen.getByTestId('orders.tunnels')).toBeEnabled();
    tap('gold');
    expect(screen.getByTestId('orders.tunnels')).toBeDisabled();
    onChange.mockClear();
    tap('tunnels');
    expect(onChange).not.toHaveBeenCalled();
    for (const id of ['imps', 'food', 'gold'] as const) {
      expect(screen.getByTestId(`orders.${id}`)).toBeEnabled();
    }
  });

  it('closes the gap of one that is taken back, which then comes last', () => {
    render(<Owned start={['imps', 'food', 'gold']} />);
    tap('imps');
    expectLabels('1. 食料調達', 'トンネル建設', '2. 金貨採掘', 'インプ雇用');
    expect(screen.getByTestId('orders.tunnels')).toBeEnabled();
    tap('imps');
    expectLabels('1. 食料調達', 'トンネル建設', '2. 金貨採掘', '3. インプ雇用');
  });

  it('unranked keeps its limit, in the order of the options and without places', () => {
    render(<Owned ranked={false} start={['tunnels', 'imps']} />);
    tap('food');
    expect(onChange.mock.calls).toEqual([[['food', 'tunnels', 'imps']]]);
    expect(screen.getByTestId('orders.gold')).toBeDisabled();
    expectLabels('食料調達', 'トンネル建設', '金貨採掘', 'インプ雇用');
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
