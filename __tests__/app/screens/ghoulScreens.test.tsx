import { fireEvent, screen } from '@testing-library/react-native';

import { stateOf } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const caverns = 'vast-crystal-caverns';

/** A new game on one of its sheets. */
function renderCaverns(
  values: Readonly<Record<string, string | boolean | string[]>>,
  sheet: string,
) {
  return renderApp(async (store) => {
    const id = await store.getState().startGame(caverns, { values, names: {} });
    await store.getState().openGame(id);
    return `/play/${id}/${sheet}`;
  });
}

/** Taps dice into the form that is open. */
function enterDice(...faces: readonly number[]): void {
  for (const face of faces) press(`input.dice.face${face}`);
}

describe('the set-up asks only what matters at this table', () => {
  it('alone: a solo level, nobody’s turns to follow', async () => {
    await renderApp(`/new/${caverns}?roles=`);
    expect(screen.getByTestId('setup.soloLevel')).toBeTruthy();
    expect(screen.queryByTestId('setup.everyTurn')).toBeNull();
    press('setup.roles.knight');
    expect(screen.queryByTestId('setup.soloLevel')).toBeNull();
    expect(screen.getByTestId('setup.everyTurn')).toBeTruthy();
  });

  it('names the variant cards and every way to win, and follows the roles', async () => {
    await renderApp(`/new/${caverns}?roles=knight`);
    expect(screen.getByTestId('peculiar.infestation')).toBeTruthy();
    expect(screen.getByTestId('goal.ghoulEscapes')).toHaveTextContent(/怒り9に届き/);
    expect(screen.getByTestId('goal.knightEscapes')).toHaveTextContent(/クリスタルを5個砕き/);
    expect(screen.getByTestId('goal.collapse')).toHaveTextContent(/敗北.*2人とも敗北/);
    press('setup.roles.knight');
    press('setup.roles.cave');
    expect(screen.queryByTestId('peculiar.infestation')).toBeNull();
    expect(screen.getByTestId('peculiar.flareGhoul')).toBeTruthy();
    expect(screen.getByTestId('goal.ghoulEscapesCrystals')).toHaveTextContent(/クリスタルを6個/);
    expect(screen.queryByTestId('goal.collapse')).toBeNull();
  });

  it('lets the Goblins go when the Vile Ghoul takes their place, but not a choice just made', async () => {
    await renderApp(`/new/${caverns}`);
    expect(screen.getByTestId('setup.roles.goblins')).toBeChecked();
    press('setup.ghoul.vileGhoul');
    expect(screen.getByTestId('setup.roles.goblins')).not.toBeChecked();
    expect(screen.getByTestId('setup.roles.knight')).toBeChecked();
    expect(screen.getByTestId('start')).toBeEnabled();
    press('setup.roles.goblins');
    expect(screen.getByTestId('setup.roles.goblins')).toBeChecked();
    expect(screen.getByTestId('start')).toBeDisabled();
  });

  it('starts from a link that names the Vile Ghoul alone', async () => {
    await renderApp(`/new/${caverns}?ghoul=vile`);
    expect(screen.getByTestId('setup.roles.goblins')).not.toBeChecked();
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('forgets a mistake in a field that is no longer asked for', async () => {
    await renderApp(`/new/${caverns}?ghoul=vile&roles=knight`);
    fireEvent.changeText(screen.getByTestId('setup.chartAttack'), '1 2 x');
    expect(screen.getByTestId('start')).toBeDisabled();
    press('setup.ghoul.ghoul');
    expect(screen.queryByTestId('setup.chartAttack')).toBeNull();
    expect(screen.getByTestId('start')).toBeEnabled();
    press('setup.ghoul.vileGhoul');
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('reads a number of players with the Vile Ghoul in the Goblins’ place', async () => {
    await renderApp(`/new/${caverns}?players=4&ghoul=vile`);
    expect(screen.getByTestId('setup.roles.goblins')).not.toBeChecked();
    expect(screen.getByTestId('setup.roles.cave')).toBeChecked();
    expect(screen.getByTestId('start')).toBeEnabled();
    press('setup.roles.goblins');
    expect(screen.getByTestId('start')).toHaveTextContent(/ゴブリンを外してください/);
  });
});

describe('the dice of a turn', () => {
  it('are entered face by face, and the form waits for all of them', async () => {
    const { store } = await renderCaverns({ everyTurn: false }, 'ghoul');
    press('ghoul.rollDice');
    enterDice(1, 2);
    expect(screen.getByTestId('apply')).toBeDisabled();
    expect(screen.getByTestId('apply')).toHaveTextContent(/ダイス3個/);
    enterDice(4);
    press('apply');
    await settled(store);
    expect(stateOf(store).values).toMatchObject({ 'ghoul.die3': 4, 'ghoul.terrorCards': 1 });
    expect(screen.getByTestId('ghoul.keepEnds')).toHaveTextContent(/移動力 4、攻撃 1/);
  });

  it('taken away again are missed, and said to be', async () => {
    await renderCaverns({ everyTurn: false }, 'ghoul');
    press('ghoul.rollDice');
    enterDice(6, 6, 6);
    expect(screen.getByTestId('apply')).toBeEnabled();
    press('input.dice.die2');
    expect(screen.getByTestId('apply')).toBeDisabled();
    expect(screen.getByTestId('apply')).toHaveTextContent(/ダイス3個/);
    expect(screen.getByTestId('input.dice.die2')).toBeTruthy();
    expect(screen.queryByTestId('input.dice.die3')).toBeNull();
  });

  it('can be rolled here: one roll fills the form', async () => {
    const { store } = await renderCaverns({ everyTurn: false, level: 'stalker' }, 'ghoul');
    press('ghoul.rollDice');
    press('roll');
    expect(screen.getByTestId('input.dice.die2')).toBeTruthy();
    expect(screen.queryByTestId('input.dice.die3')).toBeNull();
    press('apply');
    await settled(store);
    expect(stateOf(store).values['ghoul.die1']).toBeGreaterThan(0);
  });
});

describe('an action', () => {
  it('says what it would take as its form is filled in', async () => {
    const { store } = await renderCaverns({ everyTurn: false }, 'ghoul');
    press('ghoul.rollDice');
    enterDice(6, 5, 1);
    press('apply');
    press('ghoul.keepHighest');
    press('next');
    await settled(store);
    press('ghoul.enter');
    expect(screen.getByTestId('apply')).toHaveTextContent(/移動力 −1/);
    press('input.wall');
    press('input.occupied');
    expect(screen.getByTestId('apply')).toHaveTextContent(/移動力 −3/);
    press('input.attackNow');
    expect(screen.getByTestId('apply')).toHaveTextContent(/移動力 −2/);
  });

  it('that no form can make possible says why on its button', async () => {
    const { store } = await renderCaverns({ everyTurn: false }, 'ghoul');
    press('next');
    await settled(store);
    expect(screen.getByTestId('ghoul.attackKnight')).toBeDisabled();
    expect(screen.getByTestId('ghoul.attackKnight')).toHaveTextContent(/ディスクが2枚必要/);
  });

  it('is decided by a number of another seat, which stands beside it', async () => {
    const { store } = await renderCaverns({ everyTurn: false }, 'ghoul');
    press('next');
    await settled(store);
    press('knight.strength.plus');
    await settled(store);
    expect(screen.getByTestId('ghoul.attackKnight')).toHaveTextContent(/ディスクが3枚必要/);
    expect(stateOf(store).values['knight.strength']).toBe(2);
  });
});

it('a defeat stands among the goals as what it is', async () => {
  const { store } = await renderCaverns({ roles: ['thief'] }, 'table');
  expect(screen.getByTestId('goal.collapse')).toHaveTextContent(/敗北/);
  press('sheet.ghoul');
  await settled(store);
  press('ghoul.collapsed');
  await settled(store);
  expect(screen.getByTestId('notice')).toHaveTextContent(/勝者はいない/);
  // How the game ended stays, whatever is done next.
  press('next');
  await settled(store);
  expect(screen.getByTestId('notice')).toHaveTextContent(/勝者はいない/);
});

it('what one change means is told in the order it happens', async () => {
  const { store } = await renderCaverns({ everyTurn: false }, 'ghoul');
  press('ghoul.rollDice');
  enterDice(1, 2, 4);
  press('apply');
  await settled(store);
  const told: readonly unknown[] = screen.getAllByTestId('notice');
  expect(told[0]).toHaveTextContent(/合計7は7以下/);
  expect(told[1]).toHaveTextContent(/恐怖カードを1枚引く/);
});

describe('the dice tool', () => {
  it('goes back to the odds when its dice are taken away', async () => {
    await renderApp('/tools/ghoul-dice?dice=1,2,4');
    expect(screen.getByTestId('result')).toHaveTextContent(/3個の合計7/);
    press('field.dice.die1');
    expect(screen.getByTestId('result')).toHaveTextContent(/2個の合計6/);
    press('field.dice.die1');
    expect(screen.getByTestId('result')).not.toHaveTextContent(/合計/);
    expect(screen.getByTestId('result')).toHaveTextContent(/83.3 %/);
    expect(screen.getByTestId('field.dice.die1')).toBeTruthy();
  });

  it('says what is wrong with dice of a link', async () => {
    await renderApp('/tools/ghoul-dice?dice=5');
    expect(screen.getByTestId('field.dice.error')).toHaveTextContent(/2.*3/);
    expect(screen.getByTestId('result')).toHaveTextContent(/%/);
  });
});
