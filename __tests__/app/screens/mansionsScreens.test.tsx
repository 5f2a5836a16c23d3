import { act, screen } from '@testing-library/react-native';

import type { GameEvent } from '../../../rules/engine/events';
import { added, setTo, switched, took, wrote } from '../../rules/eventMakers';
import { propsOf } from '../../components/hostProps';
import { stateOf } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const who = 'investigator1';
const monster = 'keeper.monster1';
const readMonster = [
  added('keeper.monsters'),
  wrote(`${monster}.name`, 'Cultist'),
  setTo(`${monster}.awareness`, -2),
];

/** A new game on one of its sheets, after these events. */
function renderMansions(sheet: string, ...events: readonly GameEvent[]) {
  return renderApp(async (store) => {
    const setup = { values: { investigators: 2 }, names: {} };
    const id = await store.getState().startGame('mansions-of-madness', setup);
    await store.getState().openGame(id);
    events.forEach(store.getState().dispatch);
    return `/play/${id}/${sheet}`;
  });
}

const shown = (testID: string) => screen.queryByTestId(testID) !== null;
/** The faces of a chart that are shown as fallen. */
const fell = (die: string): readonly number[] =>
  screen
    .queryAllByRole('button', { selected: true })
    .map((face) => String(propsOf(face)['testID']))
    .filter((testID) => testID.startsWith(`${die}.face`))
    .map((testID) => Number(testID.slice(`${die}.face`.length)));

describe('a die is entered where its faces are judged', () => {
  it('in a tool: a tap enters the face, a tap on it takes it back', async () => {
    await renderApp('/tools/mansions-test?attribute=5');
    press('field.roll.face3');
    expect(screen.getByTestId('result')).toHaveTextContent(/成功/);
    expect(fell('field.roll')).toEqual([3]);
    press('field.roll.face8');
    expect(fell('field.roll')).toEqual([8]);
    press('field.roll.face8');
    expect(fell('field.roll')).toEqual([]);
    expect(screen.getByTestId('result')).toHaveTextContent(/50/);
  });

  it('in a tool: there is no second place to enter it', async () => {
    await renderApp('/tools/mansions-test?attribute=5');
    expect(screen.getAllByTestId('field.roll')).toHaveLength(1);
    expect(shown('field.roll.die1')).toBe(false);
    expect(screen.getAllByTestId('roll')).toHaveLength(1);
  });

  it('in a tool: the field is there beside it where its link holds something bad', async () => {
    await renderApp('/tools/mansions-test?roll=eleven');
    expect(screen.getByTestId('field.roll.error')).toHaveTextContent(/eleven/);
    expect(screen.getAllByTestId('field.roll')).toHaveLength(2);
  });

  it('in a tool: the die of the app falls into the chart', async () => {
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0.65);
    await renderApp('/tools/mansions-test');
    press('roll');
    expect(fell('field.roll')).toEqual([7]);
    chance.mockRestore();
  });

  it('in a form: the test follows the face that was tapped', async () => {
    const { store } = await renderMansions(who);
    press(`${who}.test`);
    expect(screen.getByTestId('apply')).toBeDisabled();
    press('input.roll.face9');
    expect(fell('input.roll')).toEqual([9]);
    expect(screen.getByTestId('result')).toHaveTextContent(/失敗/);
    press('input.roll.face9');
    expect(screen.getByTestId('apply')).toBeDisabled();
    press('input.roll.face2');
    press('apply');
    await settled(store);
    expect(screen.getByTestId('notice')).toHaveTextContent(/成功/);
  });

  it('in a form: without the first die there is no reroll, and no second one', async () => {
    await renderMansions(who);
    press(`${who}.test`);
    expect(shown('input.reroll.own')).toBe(false);
    press('input.roll.face9');
    press('input.reroll.own');
    press('input.second.face2');
    expect(fell('input.second')).toEqual([2]);
    press('input.reroll.noReroll');
    expect(fell('input.roll')).toEqual([9]);
    press('input.roll.face9');
    expect(shown('input.reroll.own')).toBe(false);
    press('input.roll.face9');
    expect(screen.getByTestId('input.reroll.noReroll')).toBeChecked();
  });
});

describe('what an answer hides is as if nobody had said it', () => {
  it('a tool falls back to the start of a field that does not matter any more', async () => {
    const { navigation } = await renderApp('/tools/mansions-turn?dark=1&light=1&plan=explore');
    press('field.dark');
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ dark: '0', light: '0' });
    press('field.dark');
    expect(screen.getByTestId('field.light')).not.toBeChecked();
  });

  it('a tool forgets the second die with the first', async () => {
    const { navigation } = await renderApp('/tools/mansions-test?roll=9&reroll=own&second=2');
    press('field.reroll.noReroll');
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ second: '' });
    press('field.roll.face9');
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ roll: '', reroll: 'noReroll' });
  });

  it('a form asks anew what was about something else', async () => {
    await renderMansions(who, ...readMonster, wrote(`${who}.room`, 'Hall'));
    press(`${who}.test`);
    press('input.kind.evade');
    press(`input.monster.${monster}`);
    expect(screen.getByTestId('input.modifier')).toHaveDisplayValue('-2');
    press('input.modifier.plus');
    expect(screen.getByTestId('input.modifier')).toHaveDisplayValue('-1');
    press('input.kind.horror');
    expect(screen.getByTestId('input.modifier')).toHaveDisplayValue('0');
  });
});

describe('a notice leads to what is to be done', () => {
  it('with the form filled in as far as it is known', async () => {
    const { store } = await renderMansions(who, setTo(`${who}.health`, 6));
    press('notice.act');
    expect(screen.getByTestId('input.trauma.physical')).toBeChecked();
    expect(screen.getByTestId(`input.investigator.${who}`)).toBeChecked();
    press('apply');
    expect(stateOf(store).toggles[`${who}.physicalTrauma`]).toBe(true);
  });

  it('as long as it can be done', async () => {
    const { store } = await renderMansions(who, setTo(`${who}.health`, 6));
    expect(shown('notice.act')).toBe(true);
    act(() => {
      for (const seat of [who, 'investigator2'])
        store.getState().dispatch(setTo(`${seat}.health`, 0));
    });
    expect(shown('notice.act')).toBe(false);
  });
});

describe('a line of the history', () => {
  const linesAfter = async (...events: readonly GameEvent[]) => {
    await renderMansions('history', ...events);
    return screen.getAllByTestId(/^history\.\d+$/).map((line: unknown) => line);
  };

  it('leaves out what goes without saying, and tidies what was written', async () => {
    const fire = took(who, 'test', { kind: 'fire', roll: [2], reroll: 'noReroll' });
    const room = took(who, 'enterRoom', { room: '  Hall\u202e ', pay: 'movementStep' });
    const [entered, tested] = await linesAfter(fire, room);
    expect(tested).not.toHaveTextContent(/振り直さない|noReroll/);
    expect(entered).toHaveTextContent(/· Hall ·/);
  });
});

it('the overview says at a glance who is where, in what state', async () => {
  await renderMansions(
    'table',
    ...[
      wrote(`${who}.room`, 'Hall'),
      switched(`${who}.dark`, true),
      setTo('investigator2.health', 0),
    ],
  );
  expect(screen.getByTestId(`seat.${who}`)).toHaveTextContent(/Hall/);
  expect(screen.getByTestId(`seat.${who}`)).toHaveTextContent(/暗/);
  expect(screen.getByTestId('seat.investigator2')).toHaveTextContent(/死/);
});
