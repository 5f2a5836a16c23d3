import { act, fireEvent, screen } from '@testing-library/react-native';
import { FlatList } from 'react-native';

import type { HistoryEntry } from '../../../rules/engine/history';
import { faultyDriver } from '../storage/faultyDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';
import { newPhone, playOf, stateOf, type Store } from '../../support/phone';
import { adjust, press, renderManor, settled } from '../../support/renderApp';

afterAll(removeTemporaryFiles);

const figure = (testID: string) => screen.getByTestId(testID) as unknown;
const pressTimes = (testID: string, times: number) => {
  for (let time = 0; time < times; time++) press(testID);
};
const notices = () => screen.queryAllByTestId('notice') as unknown[];

/** Plays without the screen. */
const play = (
  store: Store,
  ...events: Parameters<ReturnType<Store['getState']>['dispatch']>[0][]
) => act(() => events.forEach(store.getState().dispatch));

describe('the sheet of the Paladin', () => {
  it('counts five taps, says what the fifth means, and gives the third hero cube', async () => {
    await renderManor('paladin');
    expect(screen.getByTestId('paladin.heroCubes')).toHaveTextContent(/2$/);
    pressTimes('paladin.experience.plus', 4);
    expect(notices()).toHaveLength(0);
    press('paladin.experience.plus');
    expect(figure('paladin.experience')).toHaveAccessibilityValue({ now: 5, text: '5' });
    expect(figure('paladin.experience')).toHaveTextContent(/5/);
    expect(screen.getByTestId('notice')).toHaveTextContent(/経験値5：ヒーローキューブを得る/);
    expect(screen.getByTestId('paladin.heroCubes')).toHaveTextContent(/3$/);
  });

  it('takes a wrong tap back with one tap, notice and cube included, and does it again', async () => {
    await renderManor('paladin');
    expect(screen.getByTestId('undo')).toBeDisabled();
    expect(screen.getByTestId('redo')).toBeDisabled();
    pressTimes('paladin.experience.plus', 5);
    press('undo');
    expect(figure('paladin.experience')).toHaveAccessibilityValue({ now: 4 });
    expect(screen.getByTestId('paladin.heroCubes')).toHaveTextContent(/2$/);
    expect(notices()).toHaveLength(0);
    press('redo');
    expect(figure('paladin.experience')).toHaveAccessibilityValue({ now: 5 });
    expect(screen.getByTestId('redo')).toBeDisabled();
  });

  it('is adjusted by a screen reader, which hears name, value and ends', async () => {
    await renderManor('paladin');
    expect(figure('paladin.experience')).toHaveAccessibleName('経験値');
    adjust('paladin.experience', 'increment');
    adjust('paladin.experience', 'increment');
    adjust('paladin.experience', 'decrement');
    expect(figure('paladin.experience')).toHaveAccessibilityValue({
      now: 1,
      min: 0,
      max: 50,
      text: '1',
    });
    expect(screen.getByTestId('paladin.experience.plus')).toHaveAccessibleName('経験値を1増やす');
  });

  it('stops a track at its end', async () => {
    await renderManor('paladin');
    expect(screen.getByTestId('paladin.health.plus')).toBeDisabled();
    press('paladin.health.plus');
    adjust('paladin.health', 'increment');
    expect(figure('paladin.health')).toHaveAccessibilityValue({ now: 7, max: 7 });
    expect(screen.queryByTestId('refused')).toBeNull();
  });

  it('takes an exact number, with everything that is passed on the way', async () => {
    await renderManor('paladin');
    press('paladin.experience');
    fireEvent.changeText(screen.getByTestId('paladin.experience.entry.exact'), '18');
    press('paladin.experience.entry.set');
    press('sheet.close');
    expect(figure('paladin.experience')).toHaveAccessibilityValue({ now: 18 });
    expect(screen.getByTestId('paladin.heroCubes')).toHaveTextContent(/4$/);
    expect(screen.getByText('経験値5：ヒーローキューブを得る')).toBeOnTheScreen();
    expect(screen.getByText('経験値18：ヒーローキューブを得る')).toBeOnTheScreen();
    expect(screen.getByText('タスク達成：経験値11')).toBeOnTheScreen();
  });

  it('lets a notice be dismissed', async () => {
    await renderManor('paladin');
    pressTimes('paladin.experience.plus', 5);
    press('notice.dismiss');
    expect(notices()).toHaveLength(0);
  });
});

describe('an action', () => {
  it('has its whole effect in one tap, and says it beforehand', async () => {
    await renderManor('paladin');
    expect(screen.getByTestId('paladin.rejectTreasure')).toHaveTextContent(/経験値 \+5/);
    press('paladin.rejectTreasure');
    expect(figure('paladin.experience')).toHaveAccessibilityValue({ now: 5 });
  });

  it('that has to be told more opens a form and applies what was chosen', async () => {
    await renderManor('paladin');
    press('paladin.shrineFaith');
    expect(figure('paladin.fire')).toHaveAccessibilityValue({ now: 0 });
    expect(screen.getByTestId('input.pool.light')).toBeChecked();
    press('input.pool.fire');
    press('apply');
    expect(screen.queryByTestId('apply')).toBeNull();
    expect(figure('paladin.fire')).toHaveAccessibilityValue({ now: 1 });
    expect(figure('paladin.light')).toHaveAccessibilityValue({ now: 0 });
  });

  it('does nothing when its form is closed', async () => {
    const { store } = await renderManor('paladin');
    press('paladin.shrineFaith');
    press('input.pool.fire');
    press('sheet.close');
    expect(screen.queryByTestId('apply')).toBeNull();
    expect(stateOf(store).values['paladin.fire']).toBe(0);
    expect(screen.getByTestId('undo')).toBeDisabled();
  });

  it('that cannot be taken says why and stays away', async () => {
    const { store } = await renderManor('paladin');
    expect(screen.getByTestId('paladin.heal')).toBeDisabled();
    expect(screen.getByTestId('paladin.heal')).toHaveTextContent(/ヘルスはもう上限/);
    press('paladin.health.minus');
    expect(screen.getByTestId('paladin.heal')).toHaveTextContent(/経験値が5必要（今は0）/);
    press('paladin.heal');
    expect(stateOf(store).values['paladin.health']).toBe(6);
    play(
      store,
      { type: 'trackSet', v: 1, at: 'paladin.experience', to: 5 },
      { type: 'trackSet', v: 1, at: 'paladin.light', to: 5 },
    );
    press('paladin.heal');
    expect(stateOf(store).values).toMatchObject({
      'paladin.health': 7,
      'paladin.experience': 0,
      'paladin.light': 0,
    });
  });

  it('says why in its form while that is filled in wrongly', async () => {
    const { store } = await renderManor('paladin');
    expect(screen.getByTestId('paladin.strengthByFire')).toBeDisabled();
    expect(screen.getByTestId('paladin.strengthByFire')).toHaveTextContent(/炎が1必要（今は0）/);
    play(store, { type: 'trackSet', v: 1, at: 'paladin.fire', to: 3 });
    press('paladin.strengthByFire');
    expect(screen.getByTestId('apply')).toBeEnabled();
    play(store, { type: 'trackSet', v: 1, at: 'paladin.fire', to: 0 });
    expect(screen.getByTestId('apply')).toBeDisabled();
    expect(screen.getByTestId('apply')).toHaveTextContent(/炎が1必要（今は0）/);
    play(store, { type: 'trackSet', v: 1, at: 'paladin.fire', to: 3 });
    fireEvent.changeText(screen.getByTestId('input.fire'), '9');
    expect(screen.getByTestId('apply')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('input.fire'), '1');
    press('input.fire.plus');
    press('apply');
    expect(figure('paladin.fire')).toHaveAccessibilityValue({ now: 1 });
    expect(screen.getByTestId('notice')).toHaveTextContent(/筋力は3/);
  });

  it('refused by the rules all the same is explained for a while', async () => {
    const { store } = await renderManor('paladin');
    play(store, { type: 'actionTaken', v: 1, seat: 'paladin', action: 'placeLamp', inputs: {} });
    expect(screen.getByTestId('refused')).toHaveTextContent('光が1必要（今は0）');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByTestId('refused')).toBeNull();
  });
});

describe('the turn guide', () => {
  it('completes step after step, says what will happen by itself, and goes to the next seat', async () => {
    await renderManor('paladin');
    expect(screen.getByTestId('step')).toHaveTextContent('1/3 ヒーローキューブのピックアップ');
    expect(screen.getByTestId('next')).toHaveTextContent(/→ 移動とアクション/);
    press('next');
    expect(screen.getByTestId('step')).toHaveTextContent('2/3 移動とアクション');
    press('next');
    expect(screen.getByTestId('step')).toHaveTextContent('3/3 ターン終了');
    expect(screen.getByTestId('next')).toHaveTextContent(/炎 0→1.*→ 次はスケルトン/);
    press('next');
    // Whoever was with the turn goes on with it.
    expect(screen.getByTestId('step')).toHaveTextContent('1/3 安定性を得る');
    expect(screen.getByTestId('skeletons.stability')).toBeOnTheScreen();

    press('sheet.paladin');
    expect(figure('paladin.fire')).toHaveAccessibilityValue({ now: 1 });
    expect(screen.queryByTestId('step')).toBeNull();
    expect(screen.getByTestId('goToTurn')).toHaveTextContent(/今はスケルトンの手番です/);
    press('goToTurn');
    expect(screen.getByTestId('step')).toHaveTextContent('1/3 安定性を得る');
  });

  it('leaves alone whoever looks at another sheet while the turn goes on', async () => {
    await renderManor('spider');
    press('next');
    press('next');
    press('next');
    expect(screen.getByTestId('spider.blood')).toBeOnTheScreen();
    expect(screen.getByTestId('goToTurn')).toHaveTextContent(/今はスケルトンの手番です/);
  });

  it('can be moved to any step without its effects', async () => {
    await renderManor('paladin');
    press('steps');
    press('step.paladinEnd');
    expect(screen.getByTestId('step')).toHaveTextContent('3/3 ターン終了');
    expect(figure('paladin.fire')).toHaveAccessibilityValue({ now: 0 });
  });

  it('offers what its step needs there, and nowhere else on the sheet', async () => {
    await renderManor('paladin');
    expect(screen.getAllByTestId('paladin.revealTile')).toHaveLength(1);
    press('next');
    expect(screen.getAllByTestId('paladin.revealTile')).toHaveLength(1);
  });
});

describe('the history', () => {
  it('lists sentences, newest first, and goes to the moment tapped', async () => {
    const { store, phone } = await renderManor('paladin');
    press('paladin.experience.plus');
    phone.clock.now += 5_000;
    press('paladin.health.minus');
    press('paladin.rejectTreasure');
    press('sheet.history');
    const line = (seq: number) => screen.getByTestId(`history.${seq}`) as unknown;
    expect(line(1)).toHaveTextContent(/パラディン：経験値 \+1（1）/);
    expect(line(2)).toHaveTextContent(/パラディン：ヘルス −1（6）/);
    expect(line(3)).toHaveTextContent(
      /▶ パラディン：トレジャーを拒否.*経験値 1→6.*経験値5：ヒーローキューブを得る/,
    );
    const order = screen
      .getAllByTestId(/^history\./)
      .map((row: unknown) => (row as { props: { testID: string } }).props.testID);
    expect(order).toEqual(['history.3', 'history.2', 'history.1', 'history.0']);

    press('history.1');
    expect(stateOf(store).values).toMatchObject({ 'paladin.experience': 1, 'paladin.health': 7 });
    expect(line(1)).toHaveTextContent(/▶/);
    expect(line(3)).toHaveTextContent(/↷.*取り消し中/);
    press('history.3');
    expect(stateOf(store).values).toMatchObject({ 'paladin.experience': 6, 'paladin.health': 6 });
    press('history.0');
    expect(stateOf(store).values).toMatchObject({ 'paladin.experience': 0, 'paladin.health': 7 });
  });

  it('of a long game goes further back when its end is reached, down to the start', async () => {
    const { store } = await renderManor('paladin');
    const up = (at: number) => (at % 2 === 0 ? 1 : -1);
    const taps = Array.from({ length: 730 }, (_, at) => at).map(
      (at) => ({ type: 'trackMoved', v: 1, at: 'paladin.experience', by: up(at) }) as const,
    );
    play(store, ...taps);
    await settled(store);
    press('sheet.history');
    type List = { props: { data: readonly HistoryEntry[]; onEndReached: () => void } };
    const list = () => screen.UNSAFE_getByType(FlatList) as unknown as List;
    const seqs = () => list().props.data.map(({ logged }) => logged.seq);
    expect(seqs()[0]).toBe(730);
    const held = seqs().length;
    expect(held).toBeLessThanOrEqual(600);
    for (let pages = 0; pages < 5; pages++) {
      act(() => list().props.onEndReached());
      await settled(store);
    }
    expect(seqs()).toEqual(Array.from({ length: 730 }, (_, at) => 730 - at));
    press('history.0');
    await settled(store);
    expect(playOf(store).timeline).toMatchObject({ cursor: 0, head: 730 });
    expect(screen.getByTestId('history.0')).toHaveTextContent(/▶/);
    press('sheet.paladin');
    expect(playOf(store).history).toBeUndefined();
  });

  it('keeps what was undone and overtaken, and brings it back', async () => {
    const { store, phone } = await renderManor('paladin');
    press('paladin.experience.plus');
    phone.clock.now += 5_000;
    press('paladin.experience.plus');
    press('undo');
    press('paladin.health.minus');
    await settled(store);
    press('sheet.history');
    press('bringBack.1');
    await settled(store);
    expect(stateOf(store).values).toMatchObject({ 'paladin.experience': 2, 'paladin.health': 7 });
    expect(screen.getByTestId('history.2')).toHaveTextContent(/経験値 \+1（2）/);
  });
});

it('lets players add, name, count, rename and remove a counter of their own', async () => {
  const { store } = await renderManor('paladin');
  press('paladin.addCounter');
  fireEvent.changeText(screen.getByTestId('counterName'), ' 祈り ');
  press('saveCounter');
  expect(figure('paladin.counter1')).toHaveAccessibleName('祈り');
  expect(stateOf(store).counters).toEqual({ paladin: [{ id: 'counter1', name: '祈り' }] });
  pressTimes('paladin.counter1.plus', 3);
  press('paladin.counter1.minus');
  expect(figure('paladin.counter1')).toHaveAccessibilityValue({ now: 2 });

  fireEvent.press(screen.getByText('名前を変える'));
  fireEvent.changeText(screen.getByTestId('counterName'), '賛歌');
  press('saveCounter');
  expect(figure('paladin.counter1')).toHaveAccessibleName('賛歌');
  expect(figure('paladin.counter1')).toHaveAccessibilityValue({ now: 2 });

  fireEvent.press(screen.getByText('名前を変える'));
  press('removeCounter');
  expect(screen.queryByTestId('paladin.counter1')).toBeNull();
  press('undo');
  expect(figure('paladin.counter1')).toHaveAccessibilityValue({ now: 2 });
  expect(stateOf(store).counters).toEqual({ paladin: [{ id: 'counter1', name: '賛歌' }] });
});

it('grows an egg until it hatches by itself', async () => {
  await renderManor('spider');
  press('spider.eggs.add');
  pressTimes('spider.egg1.blood.plus', 5);
  expect(screen.getByTestId('spider.egg1')).toHaveTextContent(/防御力 6/);
  press('spider.egg1.webs.plus');
  expect(screen.queryByTestId('spider.egg1')).toBeNull();
  expect(figure('spider.terror')).toHaveAccessibilityValue({ now: 2 });
  expect(screen.getByTestId('notice')).toHaveTextContent(/卵が孵化/);
});

it('renames the game and starts it over from its menu, and both can be undone', async () => {
  const { store } = await renderManor('paladin');
  press('paladin.health.minus');
  press('gameMenu');
  fireEvent.changeText(screen.getByTestId('gameName'), '金曜の卓');
  press('rename');
  await settled(store);
  expect(screen.getByText('金曜の卓')).toBeOnTheScreen();
  press('gameMenu');
  press('reset');
  expect(figure('paladin.health')).toHaveAccessibilityValue({ now: 7 });
  expect(screen.getByText('金曜の卓')).toBeOnTheScreen();
  press('undo');
  expect(figure('paladin.health')).toHaveAccessibilityValue({ now: 6 });
  press('undo');
  expect(screen.queryByText('金曜の卓')).toBeNull();
});

it('says plainly that changes are not saved, on every screen, and saves them on a retry', async () => {
  let faulty!: ReturnType<typeof faultyDriver>;
  const phone = newPhone({
    path: temporaryFile(),
    wrap: (open) => {
      faulty = faultyDriver(open);
      return faulty.open;
    },
  });
  const { store } = await renderManor('paladin', phone);
  faulty.fail('COMMIT', 'disk I/O error');
  press('paladin.health.minus');
  expect(await screen.findByTestId('failing')).toHaveTextContent(/保存できていません（1件）/);
  expect(figure('paladin.health')).toHaveAccessibilityValue({ now: 6 });
  press('back');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByTestId('newGame')).toBeOnTheScreen();
  expect(screen.getByTestId('failing')).toBeOnTheScreen();

  faulty.mend();
  fireEvent.press(screen.getByText('もう一度試す'));
  await settled(store);
  expect(screen.queryByTestId('failing')).toBeNull();
  press('continue');
  await settled(store);
  expect(figure('paladin.health')).toHaveAccessibilityValue({ now: 6 });
});

it('says that a change was not saved where the game was changed behind the screen', async () => {
  const { store } = await renderManor('paladin');
  await act(() => store.getState().nameStored('game1', '裏で改名'));
  press('paladin.health.minus');
  await settled(store);
  expect(screen.getByTestId('notSaved')).toHaveTextContent(/保存できなかった操作があります/);
  expect(figure('paladin.health')).toHaveAccessibilityValue({ now: 7 });
  expect(screen.getByText('裏で改名')).toBeOnTheScreen();
  fireEvent.press(screen.getByText('消す'));
  expect(screen.queryByTestId('notSaved')).toBeNull();
});
