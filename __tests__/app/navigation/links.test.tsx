import { act, fireEvent, screen } from '@testing-library/react-native';

import { manor, presetSetup, startManor } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const tabs = { table: '卓', rules: 'ルール', tools: '道具', settings: '設定' } as const;

const selectedTabs = () =>
  Object.entries(tabs).flatMap(([tab, name]) =>
    screen.queryByRole('tab', { selected: true, name }) === null ? [] : [tab],
  );

describe('a link', () => {
  it.each([
    ['/', 'table'],
    ['/rules', 'rules'],
    ['/rules?q=tax&game=dungeon-lords', 'rules'],
    ['/tools', 'tools'],
    ['/settings', 'settings'],
  ])('%s opens the tab %s', async (link, tab) => {
    const { routes } = await renderApp(link);
    expect(selectedTabs()).toEqual([tab]);
    expect(routes()).toEqual(['Tabs']);
  });

  it.each([
    ['/new', `choose.${manor}`],
    [`/new/${manor}`, 'start'],
    ['/rules/dungeon-lords/taxes', 'entry'],
    ['/tools/vast-egg', 'result'],
  ])('%s opens its screen, with the tabs behind it', async (link, testID) => {
    const { store, navigation, routes } = await renderApp(link);
    expect(screen.getByTestId(testID)).toBeOnTheScreen();
    act(() => navigation.goBack());
    await settled(store);
    expect(routes()).toEqual(['Tabs']);
    expect(screen.queryByTestId(testID)).toBeNull();
  });

  it.each([
    ['', 'checklist'],
    ['/table', 'checklist'],
    ['/spider', 'spider.terror'],
    ['/history', 'history.0'],
    ['/nobody', 'checklist'],
  ])('to a game and its sheet “%s” opens it there', async (sheet, testID) => {
    await renderApp(async (store) => `/play/${await startManor(store)}${sheet}`);
    expect(screen.getByTestId(testID)).toBeOnTheScreen();
  });

  it('to a game alone opens it on the sheet that was left', async () => {
    await renderApp(async (store) => {
      const id = await startManor(store);
      store.getState().rememberSheet('spider');
      return `/play/${id}`;
    });
    expect(screen.getByTestId('spider.terror')).toBeOnTheScreen();
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['/nowhere', 'そのページはありません', '卓へ戻る', 'table'],
    ['/new/chess', 'そのページはありません', '卓へ戻る', 'table'],
    ['/play/nobody', 'このゲームは見つかりません', '卓へ戻る', 'table'],
    ['/play/nobody/paladin', 'このゲームは見つかりません', '卓へ戻る', 'table'],
    ['/rules/dungeon-lords/income-tax', 'そのルールはありません', 'ルールの一覧へ', 'rules'],
    ['/rules/chess/castling', 'そのルールはありません', 'ルールの一覧へ', 'rules'],
    ['/rules/chess', 'そのページはありません', '卓へ戻る', 'table'],
    ['/tools/abacus', 'その道具はありません', '道具の一覧へ', 'tools'],
  ])('%s says “%s” and leads on: %s', async (link, title, way, tab) => {
    const { store, routes } = await renderApp(link);
    expect(screen.getByTestId('notFound')).toHaveTextContent(new RegExp(title));
    fireEvent.press(screen.getByText(way));
    await settled(store);
    expect(screen.queryByTestId('notFound')).toBeNull();
    expect(selectedTabs()).toEqual([tab]);
    expect(routes()).toEqual(['Tabs']);
  });

  it('to a game of a kind this version does not know says so and leads on', async () => {
    const { store } = await renderApp(async (ready) => {
      const id = await ready.getState().startGame('vast-third-edition', presetSetup);
      return `/play/${id}`;
    });
    expect(screen.getByTestId('notFound')).toHaveTextContent(/このゲームは開けません/);
    fireEvent.press(screen.getByText('卓へ戻る'));
    await settled(store);
    expect(selectedTabs()).toEqual(['table']);
  });

  it('to a deleted game says so and brings the game back', async () => {
    const { store } = await renderApp(async (ready) => {
      const id = await ready.getState().startGame(manor, presetSetup);
      await ready.getState().changeStatus(id, 'deleted');
      return `/play/${id}/paladin`;
    });
    expect(screen.getByTestId('notFound')).toHaveTextContent(/このゲームは削除されています/);
    expect(screen.getByText('卓へ戻る')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('元に戻す'));
    await settled(store);
    expect(screen.getByTestId('paladin.health')).toBeOnTheScreen();
    expect(store.getState().games[0]?.status).toBe('active');
  });

  it('does not disturb the game that is open', async () => {
    const { store } = await renderApp(async (ready) => {
      await startManor(ready);
      ready.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -3 });
      ready.getState().rememberSheet('paladin');
      return '/play/nobody';
    });
    fireEvent.press(screen.getByText('卓へ戻る'));
    await settled(store);
    press('continue');
    await settled(store);
    expect(screen.getByTestId('paladin.health')).toHaveAccessibilityValue({ now: 4 });
  });
});

describe('going between the table and games', () => {
  it('leaves nothing behind: back at the table there is only the table', async () => {
    const { store, routes } = await renderApp(async (ready) => {
      await startManor(ready);
      return '/';
    });
    for (let times = 0; times < 2; times++) {
      press('continue');
      await settled(store);
      expect(routes()).toEqual(['Tabs', 'Play']);
      press('back');
      await settled(store);
      expect(routes()).toEqual(['Tabs']);
    }
  });

  it('shows each game as it is, however often one goes from one to the other', async () => {
    const { store } = await renderApp(async (ready) => {
      for (const by of [-1, -2]) {
        await startManor(ready);
        ready.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by });
        ready.getState().rememberSheet('paladin');
      }
      return '/';
    });
    const health = async (id: string) => {
      fireEvent.press(screen.queryByTestId(`game.${id}`) ?? screen.getByTestId('continue'));
      await settled(store);
      const figure: unknown = screen.getByTestId('paladin.health');
      const { now } = (figure as { props: { accessibilityValue: { now: number } } }).props
        .accessibilityValue;
      press('back');
      await settled(store);
      return now;
    };
    expect([await health('game1'), await health('game2'), await health('game1')]).toEqual([
      6, 5, 6,
    ]);
  });
});
