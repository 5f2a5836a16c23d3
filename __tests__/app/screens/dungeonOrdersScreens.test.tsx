import { act, screen, within } from '@testing-library/react-native';

import { dungeonLords as english } from '../../../locales/en/games/dungeon-lords';
import { dungeonLords as japanese } from '../../../locales/ja/games/dungeon-lords';
import { orders } from '../../../rules/games/dungeon-lords/orderTerms';
import { playOf, stateOf } from '../../support/phone';
import { press, settled } from '../../support/renderApp';
import { allChosen, chose, chosenOf, pressAll, renderLords, toOrders } from './lordsOnScreen';

const { refusals } = japanese;

describe('the curtain', () => {
  it('stands before the form of a secret choice and names whose it is', async () => {
    await renderLords('board', { events: toOrders() });
    press('player2.chooseOrders');
    expect(screen.getByTestId('curtain')).toHaveTextContent(/ハルに渡す/);
    expect(screen.queryByTestId('input.orders')).toBeNull();
    expect(screen.queryByTestId('apply')).toBeNull();
    press('curtain.open');
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('input.orders')).toBeTruthy();
    expect(screen.getByText('ハル：命令を選ぶ')).toBeTruthy();
  });

  it('shows nothing when it is closed, and nothing happened', async () => {
    const { store } = await renderLords('board', { events: toOrders() });
    const before = playOf(store).timeline.events.length;
    pressAll('player2.chooseOrders', 'curtain.close');
    await settled(store);
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.queryByTestId('input.orders')).toBeNull();
    expect(playOf(store).timeline.events).toHaveLength(before);
  });

  it('stands there again for whoever comes next, and forgot what was tapped', async () => {
    await renderLords('board', { events: toOrders() });
    pressAll('player2.chooseOrders', 'curtain.open', 'input.orders.gold', 'sheet.close');
    press('player2.chooseOrders');
    expect(screen.getByTestId('curtain')).toBeTruthy();
    expect(screen.queryByTestId('input.orders')).toBeNull();
    press('curtain.open');
    expect(screen.getByTestId('input.orders.gold')).not.toBeChecked();
  });

  it('is not needed where nobody else looks', async () => {
    await renderLords('board', { values: { scope: 'myDungeon' }, events: toOrders(['player1']) });
    press('player1.chooseOrders');
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('input.orders')).toBeTruthy();
  });
});

describe('the cards', () => {
  const drawn = () => chosenOf('input.drawn', orders);

  it('are drawn by a button, three different ones each time, and two of them kept back', async () => {
    const { store } = await renderLords('board');
    press('player1.chooseInaccessible');
    expect(screen.getByTestId('apply')).toBeDisabled();
    for (let time = 0; time < 20; time++) {
      press('draw');
      expect(drawn()).toHaveLength(3);
    }
    const [one, two, three] = drawn();
    expect(screen.getByTestId('apply')).toHaveTextContent(new RegExp(refusals.keepBackTwo));
    const offered: readonly unknown[] = within(screen.getByTestId('input.keptBack')).getAllByRole(
      'checkbox',
    );
    expect(offered).toHaveLength(3);
    pressAll(`input.keptBack.${two}`, `input.keptBack.${three}`);
    expect(screen.getByTestId(`input.keptBack.${one}`)).toBeDisabled();
    press('apply');
    await settled(store);
    const { choices } = stateOf(store);
    expect([choices['player1.inaccessible1'], choices['player1.inaccessible2']].sort()).toEqual(
      [two, three].sort(),
    );
  });

  it('are chosen in the order of taps, with what their spaces cost beside them', async () => {
    const { store } = await renderLords('board', { events: toOrders() });
    pressAll('player3.chooseOrders', 'curtain.open');
    expect(screen.queryByTestId('input.orders.monster')).toBeNull();
    expect(screen.getByTestId('input.orders.imps')).toHaveTextContent(/Ⅰ.食料−1.*Ⅱ.食料−2.*Ⅲ/);
    expect(screen.getByTestId('apply')).toHaveTextContent(new RegExp(refusals.pickThree));
    pressAll('input.orders.traps', 'input.orders.food', 'input.orders.imps');
    expect(screen.getByTestId('input.orders.traps')).toHaveTextContent(/1\. トラップ購入/);
    expect(screen.getByTestId('input.orders.food')).toHaveTextContent(/2\. 食料調達/);
    expect(screen.getByTestId('input.orders.gold')).toBeDisabled();
    press('apply');
    await settled(store);
    expect(stateOf(store).choices).toMatchObject({
      'player3.first': 'traps',
      'player3.second': 'food',
      'player3.third': 'imps',
    });
  });

  it('turn up one by one: minions on their spaces, a fourth left on its card', async () => {
    const { store } = await renderLords('board', { events: allChosen() });
    const row = () => screen.getByTestId('board.orderBoard.tunnels') as unknown;
    expect(row()).not.toHaveTextContent(/アキ|ハル|ナツ|フユ/);
    press('board.reveal');
    await settled(store);
    expect(row()).toHaveTextContent(/Ⅰ[^Ⅱ]*アキⅡ[^Ⅲ]*ハルⅢ.*ナツフユ：カードの上（不発）$/);
    expect(screen.getByTestId('board.orderBoard.gold')).not.toHaveTextContent(/ハル|ナツ/);
    press('board.reveal');
    await settled(store);
    expect(screen.getByTestId('board.orderBoard.gold')).toHaveTextContent(/Ⅰ.*ハルⅡ.*ナツⅢ/);
  });

  it('wait for everybody, and say for whom', async () => {
    await renderLords('board', { events: allChosen().slice(0, -2) });
    expect(screen.getByTestId('board.reveal')).toBeDisabled();
    expect(screen.getByTestId('board.reveal')).toHaveTextContent(/ナツがまだ選んでいません/);
  });
});

describe('the history of a secret choice', () => {
  it.each([
    ['ja', japanese],
    ['en', english],
  ] as const)('does not name the orders, in %s', async (language, game) => {
    const events = [...toOrders(), chose('player1', 'gold', 'traps', 'imps')];
    const { store, texts } = await renderLords('history', { events });
    await act(() => texts.changeLanguage(language));
    await settled(store);
    const entry = screen.getByTestId(`history.${events.length}`) as unknown;
    expect(entry).toHaveTextContent(game.actions.chooseOrders.label, { exact: false });
    expect(entry).toHaveTextContent('アキ', { exact: false });
    for (const order of ['gold', 'traps', 'imps'] as const) {
      expect(entry).not.toHaveTextContent(game.names[order], { exact: false });
    }
    // What lies face up is told: it is the secret that is kept, not every name.
    expect(screen.getByTestId('history.1')).toHaveTextContent(game.names.monster, { exact: false });
  });
});
