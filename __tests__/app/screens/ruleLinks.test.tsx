import { act, fireEvent, screen } from '@testing-library/react-native';

import { manor, newPhone, startManor, stateOf, type Store } from '../../support/phone';
import { press, renderApp, renderManor, settled } from '../../support/renderApp';

/** A table that was just opened asks for the rules only after a second. */
async function rulesThere(store: Store) {
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await settled(store);
}

async function tap(store: Store, testID: string) {
  press(testID);
  await settled(store);
}

type Shown = Awaited<ReturnType<typeof renderApp>>;

function expectRule({ navigation }: Shown, entry: string, title: string) {
  expect(navigation.getCurrentRoute()).toMatchObject({
    name: 'Entry',
    params: { game: manor, entry },
  });
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
}

describe('from the table to the rule', () => {
  it('the sheet of a number leads to the rule of its track and is gone when one returns', async () => {
    const app = await renderManor('paladin');
    press('paladin.experience');
    await rulesThere(app.store);
    expect(screen.getByTestId('rule.paladin.experience')).toHaveTextContent(
      'ルール：経験値：5・18・35でキューブ、11・26でタスク',
    );
    await tap(app.store, 'rule.paladin.experience');
    expectRule(app, 'paladin-experience', '経験値：5・18・35でキューブ、11・26でタスク');
    expect(app.routes()).toEqual(['Tabs', 'Play', 'Entry']);
    await tap(app.store, 'goBack');
    expect(screen.getByTestId('paladin.experience')).toBeOnTheScreen();
    expect(screen.queryByTestId('paladin.experience.entry.exact')).toBeNull();
  });

  it('the turn card leads to the rule of the step it stands on', async () => {
    const app = await renderManor('paladin');
    await rulesThere(app.store);
    expect(screen.getByTestId('rule.paladinPickUp')).toBeOnTheScreen();
    press('next');
    expect(screen.queryByTestId('rule.paladinPickUp')).toBeNull();
    await tap(app.store, 'rule.paladinAct');
    expectRule(app, 'paladin-move-and-act', '移動とアクション：移動とエンカウンターを好きな順で');
    await tap(app.store, 'goBack');
    expect(screen.getByTestId('step')).toHaveTextContent('2/3 移動とアクション');
  });

  it('a notice leads to its rule and is still there when one returns', async () => {
    const app = await renderManor('paladin');
    for (let taps = 0; taps < 5; taps++) press('paladin.experience.plus');
    await rulesThere(app.store);
    await tap(app.store, 'notice.more');
    expectRule(
      app,
      'paladin-hero-cube-gained',
      '経験値5・18・35に届くとヒーローキューブをすぐ使える',
    );
    await tap(app.store, 'goBack');
    expect(screen.getByTestId('notice')).toHaveTextContent(/経験値5：ヒーローキューブを得る/);
    expect(stateOf(app.store).values['paladin.experience']).toBe(5);
  });

  it('things that come and go lead to the rule of their kind', async () => {
    const app = await renderManor('spider');
    await rulesThere(app.store);
    await tap(app.store, 'rule.spider.eggs');
    expectRule(app, 'spider-eggs', '卵：育てて孵化させると恐怖 +2');
  });

  it('a tool leads to its rule', async () => {
    const app = await renderApp('/tools/vast-egg');
    await rulesThere(app.store);
    await tap(app.store, 'rule.vast-egg');
    expectRule(app, 'spider-egg-defense', '卵の防御力は1＋ブラッドの数');
    expect(app.routes()).toEqual(['Tabs', 'Tool', 'Entry']);
  });

  it('a tool inside a game leads to its rule and is closed when one returns', async () => {
    const app = await renderManor('spider');
    press('open.vast-egg');
    await rulesThere(app.store);
    await tap(app.store, 'rule.vast-egg');
    expectRule(app, 'spider-egg-defense', '卵の防御力は1＋ブラッドの数');
    await tap(app.store, 'goBack');
    expect(screen.getByTestId('spider.terror')).toBeOnTheScreen();
    expect(screen.queryByTestId('result')).toBeNull();
  });

  it('nothing is asked of the library in the first second, and it arrives by itself', async () => {
    const { store } = await renderManor('paladin');
    for (let taps = 0; taps < 5; taps++) press('paladin.experience.plus');
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(store.getState().books).toBeUndefined();
    expect(screen.queryByTestId(/^rule\./)).toBeNull();
    expect(screen.queryByTestId('notice.more')).toBeNull();
    await rulesThere(store);
    expect(screen.getByTestId('rule.paladinPickUp')).toBeOnTheScreen();
    expect(screen.getByTestId('notice.more')).toBeOnTheScreen();
  });

  it('what no rule is about leads nowhere', async () => {
    const { store } = await renderManor('paladin');
    press('paladin.addCounter');
    fireEvent.changeText(screen.getByTestId('counterName'), '祈り');
    press('saveCounter');
    press('paladin.counter1');
    await rulesThere(store);
    expect(screen.getByTestId('paladin.counter1.entry.exact')).toBeOnTheScreen();
    expect(screen.queryByTestId('rule.paladin.counter1')).toBeNull();
  });
});

describe('from the rule to the table', () => {
  const rule = (entry: string) => `/rules/${manor}/${entry}`;

  /** A rule while a game is being played, which is not on the screen. */
  const whilePlaying = (entry: string, roles?: readonly string[]) =>
    renderApp(async (store) => {
      await startManor(store, roles === undefined ? undefined : { values: { roles }, names: {} });
      return rule(entry);
    });

  it('the track it is about opens on its sheet of the running game', async () => {
    const { store, navigation } = await whilePlaying('spider-terror');
    expect(screen.getByTestId('use.spider.terror')).toHaveTextContent('卓の「恐怖」を開く');
    await tap(store, 'use.spider.terror');
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'Play',
      params: { session: 'game1', sheet: 'spider' },
    });
    press('spider.terror.plus');
    expect(stateOf(store).values['spider.terror']).toBe(1);
  });

  it('the step it is about opens on the sheet of whose turn it is part of', async () => {
    const { store, navigation } = await whilePlaying('skeleton-spawn');
    expect(screen.getByTestId('use.skeletonsSpawn')).toHaveTextContent(/^手番の「.+」を開く$/);
    await tap(store, 'use.skeletonsSpawn');
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'Play',
      params: { session: 'game1', sheet: 'skeletons' },
    });
    expect(screen.getByTestId('skeletons.stability')).toBeOnTheScreen();
  });

  it('the tool it is about opens, also when nothing is being played', async () => {
    const { store, navigation } = await renderApp(rule('spider-egg-defense'));
    expect(screen.getByTestId('use.vast-egg')).toHaveTextContent(/^道具「.+」を開く$/);
    await tap(store, 'use.vast-egg');
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'Tool',
      params: { tool: 'vast-egg' },
    });
    expect(screen.getByTestId('result')).toHaveTextContent(/防御力 1/);
  });

  it('things that come and go are named as the table names them', async () => {
    await whilePlaying('spider-eggs');
    expect(screen.getByTestId('use.spider.eggs')).toHaveTextContent('卓の「卵」を開く');
  });

  it('no track or step is offered while its game is not being played', async () => {
    const { store } = await renderApp(rule('spider-terror'));
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
    expect(screen.queryByTestId(/^use\./)).toBeNull();
    expect(screen.queryByText('卓で使う')).toBeNull();
    await act(() => startManor(store));
    await settled(store);
    expect(screen.getByTestId('use.spider.terror')).toBeOnTheScreen();
  });

  it('nor one of a role that nobody plays', async () => {
    const { store, navigation } = await whilePlaying('spider-terror', ['paladin', 'skeletons']);
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
    expect(screen.queryByTestId(/^use\./)).toBeNull();
    act(() => navigation.navigate('Entry', { game: manor, entry: 'paladin-health' }));
    await settled(store);
    expect(screen.getByTestId('use.paladin.health')).toBeOnTheScreen();
  });

  it('one returns to the game one came from, however often, and to no copy of it', async () => {
    const { store, routes } = await renderManor('paladin');
    press('paladin.health.minus');
    await rulesThere(store);
    for (let times = 0; times < 2; times++) {
      press('paladin.health');
      await tap(store, 'rule.paladin.health');
      await tap(store, 'use.paladin.health');
      expect(routes()).toEqual(['Tabs', 'Play']);
      expect(screen.getByTestId('paladin.health')).toHaveAccessibilityValue({ now: 6 });
    }
  });

  it('of several games it is the one that is open, not the one that was played last', async () => {
    const phone = newPhone();
    const { store, navigation } = await renderApp(async (ready) => {
      const first = await startManor(ready);
      phone.clock.now += 60_000;
      await startManor(ready);
      return `/play/${first}/paladin`;
    }, phone);
    expect(store.getState().games[0]?.id).toBe('game2');
    await rulesThere(store);
    press('paladin.health');
    await tap(store, 'rule.paladin.health');
    await tap(store, 'use.paladin.health');
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ session: 'game1' });
    expect(store.getState().play?.id).toBe('game1');
  });
});
