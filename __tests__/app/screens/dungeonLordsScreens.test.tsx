import { act, fireEvent, screen } from '@testing-library/react-native';

import { dungeonLords as japanese } from '../../../locales/ja/games/dungeon-lords';
import { ui } from '../../../locales/ja/ui';
import { stateOf } from '../../support/phone';
import { press, renderApp, renderManor, settled } from '../../support/renderApp';
import { allChosen, chosenOf, lords, people, pressAll, renderLords } from './lordsOnScreen';

const { names, refusals, steps } = japanese;

const where = () => screen.getByTestId('whereWeAre') as unknown;

describe('names typed at set-up', () => {
  it('are what people are called there, at once', async () => {
    await renderApp(`/new/${lords}`);
    expect(screen.getByTestId('setup.starter.player2')).toHaveTextContent(names.player2);
    fireEvent.changeText(screen.getByTestId('name.player2'), 'ハル');
    expect(screen.getByTestId('setup.starter.player2')).toHaveTextContent('ハル');
    expect(screen.getByTestId('setup.starter.player1')).toHaveTextContent(names.player1);
    fireEvent.changeText(screen.getByTestId('name.player2'), '  ');
    expect(screen.getByTestId('setup.starter.player2')).toHaveTextContent(names.player2);
  });

  it('are what people are called in the game, from the first tab to the history', async () => {
    const { store } = await renderApp(`/new/${lords}?starter=player2`);
    for (const [seat, name] of Object.entries(people)) {
      fireEvent.changeText(screen.getByTestId(`name.${seat}`), ` ${name} `);
    }
    press('start');
    await settled(store);
    expect(screen.getByTestId('seat.player3')).toHaveTextContent('ナツ', { exact: false });
    press('sheet.board');
    await settled(store);
    for (const [seat, name] of Object.entries(people)) {
      expect(screen.getByTestId(`sheet.${seat}`)).toHaveTextContent(name);
      expect(screen.getByTestId(`person.${seat}`)).toHaveTextContent(name);
    }
    expect(screen.getByTestId('board.calendar')).toHaveTextContent(/スタートプレイヤー：ハル/);
    act(() => allChosen().forEach(store.getState().dispatch));
    press('board.reveal');
    await settled(store);
    expect(screen.getByTestId('board.orderBoard.tunnels')).toHaveTextContent(
      /Ⅰ.*ハル.*Ⅱ.*ナツ.*Ⅲ.*フユ.*アキ：カードの上/,
    );
    press('sheet.history');
    await settled(store);
    expect(screen.getByText(/^アキ：命令を選ぶ$/)).toBeTruthy();
    expect(screen.queryByText(/プレイヤー\d/)).toBeNull();
  });
});

describe('the set-up', () => {
  const colors = () =>
    Object.keys(people).map((player) =>
      chosenOf(`setup.${player}Color`, ['red', 'blue', 'green', 'yellow']).join(),
    );

  it('swaps colours instead of giving one twice', async () => {
    await renderApp(`/new/${lords}`);
    expect(colors()).toEqual(['red', 'blue', 'green', 'yellow']);
    press('setup.player1Color.blue');
    expect(colors()).toEqual(['blue', 'red', 'green', 'yellow']);
    // Only the two who want the same change, wherever they sit.
    press('setup.player4Color.red');
    expect(colors()).toEqual(['blue', 'yellow', 'green', 'red']);
  });

  it('asks for the names and colours of those who play, and of nobody else', async () => {
    await renderApp(`/new/${lords}?players=3`);
    expect(screen.getByTestId('name.player3')).toBeTruthy();
    expect(screen.queryByTestId('name.player4')).toBeNull();
    expect(screen.queryByTestId('setup.player4Color')).toBeNull();
    press('setup.players.plus');
    expect(screen.getByTestId('name.player4')).toBeTruthy();
    press('setup.scope.myDungeon');
    expect(screen.queryByTestId('name.player2')).toBeNull();
    expect(screen.queryByTestId('setup.starter')).toBeNull();
  });

  it('says before the start that its numbers are for four', async () => {
    await renderApp(`/new/${lords}`);
    expect(screen.queryByTestId('peculiar.fewPlayers')).toBeNull();
    press('setup.players.minus');
    expect(screen.getByTestId('peculiar.fewPlayers')).toHaveTextContent(/4人未満/);
    press('setup.players.plus');
    expect(screen.queryByTestId('peculiar.fewPlayers')).toBeNull();
  });
});

it('a game without victories has no goals, before the start and at the table', async () => {
  const { store } = await renderApp(`/new/${lords}`);
  expect(screen.queryByText(ui.setUp.goals)).toBeNull();
  press('start');
  await settled(store);
  expect(screen.getByTestId('seat.board')).toBeTruthy();
  expect(screen.queryByTestId('goals')).toBeNull();
});

it('a game with victories shows them at both places', async () => {
  await renderApp('/new/vast-mysterious-manor');
  expect(screen.getByText(ui.setUp.goals)).toBeTruthy();
  screen.unmount();
  await renderManor('table');
  expect(screen.getByTestId('goals')).toBeTruthy();
});

describe('the map', () => {
  it('says on the sheet of a space why it cannot be used', async () => {
    await renderLords('player1');
    press('player1.dungeon.A4');
    expect(screen.getByText('A4 空きマス')).toBeTruthy();
    for (const [action, why] of [
      ['placeTunnel', refusals.notAdjacent],
      ['placeRoom', refusals.roomNeedsTunnel],
      ['markConquered', refusals.nothingThere],
      ['clearSpace', refusals.nothingThere],
    ] as const) {
      expect(screen.getByTestId(`player1.${action}`)).toBeDisabled();
      expect(screen.getByTestId(`player1.${action}`)).toHaveTextContent(new RegExp(why));
    }
    pressAll('sheet.close', 'player1.dungeon.B1');
    expect(screen.getByTestId('player1.placeTunnel')).toHaveTextContent(
      new RegExp(refusals.noTunnelToPlace),
    );
  });

  it('takes a tunnel where one may lie, says so aloud, and closes the sheet', async () => {
    const { store } = await renderLords('player1');
    pressAll('player1.tunnels.plus', 'player1.dungeon.B1');
    expect(screen.getByTestId('player1.placeTunnel')).toBeEnabled();
    press('player1.placeTunnel');
    await settled(store);
    expect(screen.queryByTestId('player1.placeTunnel')).toBeNull();
    expect(screen.getByTestId('player1.dungeon.B1')).toHaveAccessibleName('B1 トンネル');
    expect(screen.getByTestId('player1.dungeon.A1')).toHaveAccessibleName('A1 空きマス');
  });
});

describe('the guide', () => {
  it('marks the steps that are not in this round, and does not lead there', async () => {
    const { store } = await renderLords('board');
    press('steps');
    expect(screen.getByTestId('step.event')).toHaveTextContent(new RegExp(ui.play.notThisRound));
    expect(screen.getByTestId('step.adventurers')).toHaveTextContent(
      new RegExp(ui.play.notThisRound),
    );
    expect(screen.getByTestId('step.resolve')).not.toHaveTextContent(
      new RegExp(ui.play.notThisRound),
    );
    expect(screen.getByTestId('step.resolve')).toHaveTextContent(new RegExp(ui.play.jumpHere));
    expect(screen.getByTestId('step.event')).not.toHaveTextContent(new RegExp(ui.play.jumpHere));
    press('step.event');
    await settled(store);
    expect(stateOf(store).turn.step).toBe('newRound');
    expect(screen.queryByTestId('refused')).toBeNull();
    // Spring.
    for (let step = 0; step < 6; step++) press('next');
    await settled(store);
    expect(screen.getByTestId('step.event')).not.toHaveTextContent(
      new RegExp(ui.play.notThisRound),
    );
    expect(screen.getByTestId('step.combat1')).toHaveTextContent(new RegExp(ui.play.notThisRound));
  });

  it('has its place in the header: year, season and step', async () => {
    const { store } = await renderLords('player2');
    expect(where()).toHaveTextContent('1年目・冬 · ラウンドの準備');
    press('next');
    await settled(store);
    expect(where()).toHaveTextContent('1年目・冬 · 命令を選ぶ');
    for (let step = 0; step < 5; step++) press('next');
    await settled(store);
    expect(where()).toHaveTextContent('1年目・春 · ラウンドの準備');
  });

  it('ends with the game: nothing comes next', async () => {
    const { store } = await renderApp(`/new/${lords}?year=2`);
    press('start');
    await settled(store);
    expect(where()).toHaveTextContent(/^2年目・冬/);
    let taps = 0;
    for (; screen.queryByTestId('next') !== null && taps < 100; taps++) {
      press('next');
      await settled(store);
    }
    // A winter of six steps, three seasons of eight, four rounds of combat.
    expect(taps).toBe(6 + 3 * 8 + 4);
    expect(where()).toHaveTextContent(`2年目・秋 · ${steps.gameEnd.title}`);
    press('undo');
    await settled(store);
    expect(screen.getByTestId('next')).toHaveTextContent(new RegExp(steps.gameEnd.title));
  });

  it('folds its points, and they stay folded in the next step until they are wanted again', async () => {
    const { store } = await renderLords('board');
    const point = (step: 'newRound' | 'orders') =>
      screen.queryByText(steps[step].points[0] ?? '') as unknown;
    expect(point('newRound')).not.toBeNull();
    press('points');
    await settled(store);
    expect(point('newRound')).toBeNull();
    press('next');
    await settled(store);
    expect(screen.getByTestId('step')).toHaveTextContent(new RegExp(steps.orders.title));
    expect(point('orders')).toBeNull();
    press('sheet.player1');
    await settled(store);
    press('sheet.board');
    await settled(store);
    expect(point('orders')).toBeNull();
    press('points');
    await settled(store);
    expect(point('orders')).not.toBeNull();
  });
});

it('the paladin space is entered during play, and the Evil track then shows it', async () => {
  const { store } = await renderLords('player1');
  expect(screen.queryByLabelText(/パラディンマス/)).toBeNull();
  press('sheet.board');
  await settled(store);
  expect(screen.queryByTestId('board.paladinSpace')).toBeNull();
  fireEvent.press(screen.getByText(japanese.sections.year));
  press('board.paladinSpace');
  fireEvent.changeText(screen.getByTestId('board.paladinSpace.entry.exact'), '10');
  pressAll('board.paladinSpace.entry.set', 'sheet.close');
  await settled(store);
  press('sheet.player1');
  await settled(store);
  expect(screen.getByLabelText('0 – 15, 10 パラディンマス')).toBeTruthy();
  for (let evil = 5; evil < 10; evil++) press('player1.evil.plus');
  await settled(store);
  expect(screen.getByLabelText('0 – 15, ✓ 10 パラディンマス')).toBeTruthy();
  expect(screen.getByTestId('notice')).toHaveTextContent(/アキのもとへ来た/);
});

it('the paladin space counted up tap by tap leaves the paladin in his tent', async () => {
  const { store } = await renderLords('board');
  fireEvent.press(screen.getByText(japanese.sections.year));
  for (let space = 1; space <= 10; space++) press('board.paladinSpace.plus');
  await settled(store);
  expect(stateOf(store).values['board.paladinSpace']).toBe(10);
  expect(screen.getByTestId('board.paladin.nobody')).toBeChecked();
  expect(screen.getByTestId('board.calendar')).toHaveTextContent(new RegExp(names.nobody));
});
