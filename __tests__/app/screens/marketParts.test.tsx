import { screen, within } from '@testing-library/react-native';

import { ActionPart } from '../../../app/screens/play/actionPart';
import { HistoryView } from '../../../app/screens/play/historyView';
import { PartView } from '../../../app/screens/play/partView';
import type { Part } from '../../../rules/engine/definition';
import { added, chosen, setTo, wrote } from '../../rules/eventMakers';
import { stateOf } from '../../support/phone';
import { adjust, press } from '../../support/renderApp';
import { renderGame } from '../../support/renderGame';
import { marketTable } from './marketGame';

const show = (...parts: readonly Part[]) =>
  renderGame(
    marketTable,
    parts.map((part) => <PartView key={part.id} seat="player1" part={part} />),
  );

describe('a track something comes of beyond its end', () => {
  it('is tapped on there, and its rule takes the rest', async () => {
    const { store } = await show({ kind: 'track', id: 'gold' });
    press('player1.gold.plus');
    expect(stateOf(store).values).toMatchObject({ 'player1.gold': 3, 'player1.fame': 0 });
    expect(screen.getByTestId('player1.gold.plus')).toBeEnabled();
    press('player1.gold.plus');
    adjust('player1.gold', 'increment');
    expect(stateOf(store).values).toMatchObject({ 'player1.gold': 3, 'player1.fame': 2 });
  });

  it('is stepped on there from its exact entry too', async () => {
    const { store } = await show({ kind: 'track', id: 'gold' });
    press('player1.gold');
    press('player1.gold.entry.plus5');
    expect(stateOf(store).values).toMatchObject({ 'player1.gold': 3, 'player1.fame': 4 });
  });

  it('is not what every track is', async () => {
    const { dispatch } = await show({ kind: 'track', id: 'fame' });
    dispatch(setTo('player1.fame', 9));
    expect(screen.getByTestId('player1.fame.plus')).toBeDisabled();
  });
});

describe('choices of things that come and go', () => {
  const stalls: Part = { kind: 'collection', id: 'stalls' };

  it('stand on the card of each, below its name, and are made there', async () => {
    const { store, dispatch } = await show(stalls);
    dispatch(added('player1.stalls'));
    dispatch(added('player1.stalls'));
    const card = within(screen.getByTestId('player1.stall2'));
    expect(card.getByRole('heading', { name: '屋台 2' })).toBeOnTheScreen();
    expect(card.getByTestId('player1.stall2.remove')).toBeOnTheScreen();
    expect(card.getByTestId('player1.stall2.kind.fruit')).toBeChecked();
    press('player1.stall2.kind.cloth');
    expect(card.getByTestId('player1.stall2.kind.cloth')).toBeChecked();
    expect(stateOf(store).choices).toMatchObject({
      'player1.stall1.kind': 'fruit',
      'player1.stall2.kind': 'cloth',
    });
    expect(screen.getByTestId('player1.stall2')).toHaveTextContent(/^屋台 2.*名前.*品.*果物.*布$/);
  });

  it('that only rules change are not offered', async () => {
    const { store, dispatch } = await show(stalls);
    dispatch(added('player1.stalls'));
    expect(stateOf(store).choices).toMatchObject({ 'player1.stall1.fate': 'open' });
    expect(screen.queryByTestId('player1.stall1.fate')).toBeNull();
  });

  it('are told in the history with whose they are', async () => {
    const events = [
      added('player1.stalls'),
      chosen('player1.stall1.kind', 'cloth'),
      wrote('player1.stall1.name', '東の店'),
      chosen('player1.stall1.kind', 'fruit'),
    ];
    await renderGame({ ...marketTable, events }, <HistoryView />);
    expect(screen.getByTestId('history.2')).toHaveTextContent(/アキ：屋台 1 品は布/);
    expect(screen.getByTestId('history.4')).toHaveTextContent(/アキ：東の店 品は果物/);
  });
});

describe('a sum that follows from the table', () => {
  it('is written out in the words of its tool, and follows', async () => {
    const { dispatch } = await show({ kind: 'sum', id: 'worth' });
    expect(screen.getByTestId('player1.worth')).toHaveTextContent('○ 名声 0');
    dispatch(setTo('player1.fame', 7));
    expect(screen.getByTestId('player1.worth')).toHaveTextContent('○ 名声 7');
    expect(screen.getByText('25 %')).toBeOnTheScreen();
    expect(screen.queryByTestId('result')).toBeNull();
  });
});

describe('the dice of a fight', () => {
  it('are compared side by side in the answer, and spoken hand by hand', async () => {
    await renderGame(marketTable, <ActionPart seat="player1" id="fight" testID="fight" />);
    press('fight');
    for (const face of [6, 4]) press(`input.player1.dice.face${face}`);
    const result = within(screen.getByTestId('result'));
    expect(result.getByTestId('hand.0')).toHaveTextContent('○ アキ64▲');
    expect(result.getByTestId('hand.0')).toHaveAccessibleName(
      'アキの勝ち：出目 6 4。2番目で決まった',
    );
    expect(result.getByTestId('hand.1')).toHaveAccessibleName(
      'ベンの負け：出目 なし。2番目で決まった',
    );
    expect(result.getByTestId('hand.2')).toHaveAccessibleName('怪物の負け：出目 なし');
  });
});
