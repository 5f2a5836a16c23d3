import { act, fireEvent, screen } from '@testing-library/react-native';

import { manor, presetSetup, startManor, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

async function startNamed(store: Store, name: string): Promise<string> {
  const id = await store.getState().startGame(manor, presetSetup);
  await store.getState().rename(id, name);
  return id;
}

/** The table with one game called 金曜の卓. */
const renderTable = () =>
  renderApp(async (store) => {
    await startNamed(store, '金曜の卓');
    return '/';
  });

describe('the table', () => {
  it('says how to begin where there is no game', async () => {
    await renderApp('/');
    expect(screen.getByText('まだゲームがありません')).toBeOnTheScreen();
    expect(screen.queryByTestId('continue')).toBeNull();
    expect(screen.getByTestId('newGame')).toBeEnabled();
  });

  it('continues the running game where it was left', async () => {
    const { store } = await renderApp(async (ready) => {
      await startManor(ready);
      ready.getState().dispatch({ type: 'trackSet', v: 1, at: 'spider.terror', to: 4 });
      ready.getState().rememberSheet('spider');
      return '/';
    });
    press('continue');
    await settled(store);
    expect(screen.getByTestId('spider.terror')).toHaveAccessibilityValue({ now: 4 });
  });

  it('has the game last played first when one comes back from it', async () => {
    const { store, phone } = await renderTable();
    phone.clock.now += 60_000;
    await act(async () => {
      await startNamed(store, '土曜の卓');
    });
    expect(screen.getByTestId(/^game\./)).toHaveTextContent(/金曜の卓/);
    press('game.game1');
    await settled(store);
    phone.clock.now += 60_000;
    press('sheet.paladin');
    press('paladin.health.minus');
    press('back');
    await settled(store);
    expect(screen.getByTestId(/^game\./)).toHaveTextContent(/土曜の卓/);
  });
});

describe('the menu of a game', () => {
  it('renames it', async () => {
    const { store } = await renderTable();
    press('menu.game1');
    expect(screen.getByTestId('rename')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('gameName'), ' 日曜の卓 ');
    press('rename');
    await settled(store);
    expect(screen.getByText('日曜の卓')).toBeOnTheScreen();
    expect(screen.queryByText('金曜の卓')).toBeNull();
  });

  it('copies it', async () => {
    const { store } = await renderTable();
    press('menu.game1');
    press('duplicate');
    await settled(store);
    expect(screen.getByText('金曜の卓（複製）')).toBeOnTheScreen();
    expect(screen.getByText('金曜の卓')).toBeOnTheScreen();
  });

  it.each([
    ['archive', '「金曜の卓」をしまいました', 'archived'],
    ['delete', '「金曜の卓」を削除しました', 'deleted'],
  ])('has %s, which can be undone at once', async (action, message, status) => {
    const { store } = await renderTable();
    press('menu.game1');
    press(action);
    await settled(store);
    expect(store.getState().games[0]?.status).toBe(status);
    expect(screen.queryByTestId('continue')).toBeNull();
    expect(screen.getByTestId('message')).toHaveTextContent(new RegExp(message));
    press('message.action');
    await settled(store);
    expect(store.getState().games[0]?.status).toBe('active');
    expect(screen.getByTestId('continue')).toBeOnTheScreen();
    expect(screen.queryByTestId('message')).toBeNull();
  });

  it('restores a deleted game, or removes it for good after asking once', async () => {
    const { store } = await renderApp(async (ready) => {
      for (const name of ['一', '二']) {
        await ready.getState().changeStatus(await startNamed(ready, name), 'deleted');
      }
      return '/';
    });
    fireEvent.press(screen.getByText('削除したゲーム (2)'));
    press('game.game1');
    press('restore');
    await settled(store);
    expect(screen.getByTestId('continue')).toBeOnTheScreen();
    press('menu.game2');
    press('removeForGood');
    expect(screen.getByTestId('removeForGood')).toHaveTextContent(/これだけは元に戻せません/);
    await settled(store);
    expect(store.getState().games).toHaveLength(2);
    press('removeForGood');
    await settled(store);
    expect(store.getState().games).toMatchObject([{ id: 'game1', status: 'active' }]);
    expect(screen.queryByText(/削除したゲーム/)).toBeNull();
  });
});
