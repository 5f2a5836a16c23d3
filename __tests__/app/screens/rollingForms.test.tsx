import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';

import { ActionPart } from '../../../app/screens/play/actionPart';
import { ToolForm } from '../../../app/screens/tools/toolForm';
import { startValues, type FieldValues } from '../../../rules/engine/fields';
import { pieceColors } from '../../../components/theme/tokens';
import { dotsIn, propsOf } from '../../components/hostProps';
import { press } from '../../support/renderApp';
import { renderGame } from '../../support/renderGame';
import { marketTable } from './marketGame';

const chance = jest.spyOn(Math, 'random');
/** What the next dice show. */
function nextFaces(...faces: readonly number[]): void {
  for (const face of faces) chance.mockReturnValueOnce((face - 1) / 6);
}

afterEach(() => chance.mockReset());
afterAll(() => chance.mockRestore());

async function openForm(action: string) {
  const rendered = await renderGame(
    marketTable,
    <ActionPart seat="player1" id={action} testID={action} />,
  );
  press(action);
  return rendered;
}

const shown = (testID: string) => screen.queryByTestId(testID) !== null;
/** Everything of the form that has a name of its own, from the top. */
const order = () =>
  screen
    .getAllByTestId(/^(rollAll|owner\.\w+|roll\..+|input\.((player\d|monster)\.)?[a-z]+)$/)
    .map((element: unknown) => String(propsOf(element)['testID']));

describe('a form whose dice fill several fields', () => {
  it('rolls for everybody in one go, each as many dice as they have', async () => {
    await openForm('fight');
    press('input.player2.units.plus');
    nextFaces(6, 2, 5, 4, 1);
    press('rollAll');
    expect(screen.getByTestId('input.player1.dice.die1')).toHaveTextContent('6');
    expect(screen.getByTestId('input.player1.dice.die2')).toHaveTextContent('2');
    expect(shown('input.player1.dice.die3')).toBe(false);
    expect(screen.getByTestId('input.player2.dice')).toHaveDisplayValue('5 4 1');
    expect(screen.getByTestId('apply')).toBeEnabled();
  });

  it('rolls for one alone and leaves what the others have', async () => {
    await openForm('fight');
    press('input.player1.dice.face3');
    press('input.player1.dice.face4');
    nextFaces(5, 2);
    press('roll.player2.dice');
    expect(screen.getByTestId('input.player2.dice')).toHaveDisplayValue('5 2');
    expect(screen.getByTestId('input.player1.dice.die1')).toHaveTextContent('3');
    expect(screen.getByTestId('input.player1.dice.die2')).toHaveTextContent('4');
  });

  it('forgets what was mistyped in a field the dice then fill', async () => {
    await openForm('fight');
    fireEvent.changeText(screen.getByTestId('input.player2.dice'), '5 x');
    expect(screen.getByTestId('apply')).toBeDisabled();
    press('roll.player2.dice');
    expect(screen.getByTestId('apply')).toBeEnabled();
    fireEvent.changeText(screen.getByTestId('input.player2.dice'), '5 x');
    press('rollAll');
    expect(screen.getByTestId('apply')).toBeEnabled();
  });

  it('charts none of them: a single die is entered in its field', async () => {
    await openForm('fight');
    press('input.monster.dice.face5');
    expect(screen.getByTestId('input.monster.dice.die1')).toHaveTextContent('5');
  });

  it('for everybody leaves alone whoever has tapped theirs in, until all have fallen', async () => {
    await openForm('duel');
    press('input.player1.faces.face6');
    nextFaces(2);
    press('rollAll');
    expect(screen.getByTestId('input.player1.faces.die1')).toHaveTextContent('6');
    expect(screen.getByTestId('input.player2.faces.die1')).toHaveTextContent('2');
    nextFaces(3, 4);
    press('rollAll');
    expect(screen.getByTestId('input.player1.faces.die1')).toHaveTextContent('3');
    expect(screen.getByTestId('input.player2.faces.die1')).toHaveTextContent('4');
  });

  it('says whose dice a button rolls, and has none that says only “roll”', async () => {
    await openForm('fight');
    expect(screen.getByTestId('roll.player1.dice')).toHaveAccessibleName('アキ ダイスを振る');
    expect(screen.getByTestId('roll.player2.dice')).toHaveAccessibleName('ベン ダイスを振る');
    expect(screen.getByTestId('rollAll')).toHaveTextContent('全員分を振る');
    expect(shown('roll')).toBe(false);
  });

  it('in a tool fills them all with one change', async () => {
    const onChange = jest.fn();
    const [tool] = marketTable.definition.tools;
    if (tool === undefined) throw new Error('the market has a tool');
    function Tool() {
      const [values, setValues] = useState(startValues(tool?.fields ?? []));
      const change = (changes: FieldValues) => {
        onChange(changes);
        setValues({ ...values, ...changes });
      };
      return tool && <ToolForm gameId="market" tool={tool} values={values} onChange={change} />;
    }
    await renderGame(marketTable, <Tool />);
    nextFaces(4, 2);
    press('rollAll');
    expect(onChange.mock.calls).toEqual([[{ left: 4, right: 2 }]]);
    nextFaces(6);
    press('roll.right');
    expect(screen.getByTestId('field.left')).toHaveDisplayValue('4');
    expect(screen.getByTestId('field.right')).toHaveDisplayValue('6');
  });
});

describe('a form whose dice fill one field', () => {
  it('has one button beside it, which says no more than it has to', async () => {
    await openForm('throwOne');
    expect(shown('rollAll')).toBe(false);
    expect(shown('roll.dice')).toBe(false);
    expect(screen.getByTestId('roll')).toHaveTextContent('振る');
    nextFaces(3, 6);
    press('roll');
    expect(screen.getByTestId('input.dice')).toHaveDisplayValue('3 6');
  });
});

describe('fields that are somebody’s', () => {
  it('stand together under their name, with the colour of their pieces', async () => {
    await openForm('fight');
    expect(screen.getByTestId('owner.player1')).toHaveTextContent('アキ');
    expect(screen.getByTestId('owner.player2')).toHaveTextContent('ベン');
    expect(screen.getByTestId('owner.monster')).toHaveTextContent('怪物');
    const dots = (who: string) => dotsIn(screen.getByTestId(`owner.${who}`));
    expect(dots('player1')).toEqual([pieceColors.white]);
    expect(dots('player2')).toEqual([pieceColors.purple]);
    expect(dots('monster')).toEqual([]);
  });

  it('are not mixed with those of others, nor with those of nobody', async () => {
    await openForm('fight');
    expect(order()).toEqual([
      'input.round',
      ...['owner.player1', 'input.player1.units', 'input.player1.swords'],
      ...['input.player1.dice', 'roll.player1.dice'],
      ...['owner.player2', 'input.player2.units', 'input.player2.swords'],
      ...['input.player2.dice', 'roll.player2.dice'],
      // For everybody who rolls, after the last of them.
      'rollAll',
      ...['owner.monster', 'input.monster.flees', 'input.monster.dice'],
    ]);
    const own = within(screen.getByLabelText('ベン'));
    expect(own.getByTestId('input.player2.units')).toBeOnTheScreen();
    expect(own.getByTestId('input.player2.dice')).toBeOnTheScreen();
    expect(own.queryByTestId('input.player1.swords')).toBeNull();
    expect(own.queryByTestId('input.monster.flees')).toBeNull();
  });
});
