import { screen } from '@testing-library/react-native';

import { propsOf } from '../../components/hostProps';
import { press, renderApp, settled } from '../../support/renderApp';

const vale = 'dwellings-of-eldervale';

/** A rule while its game is being played. */
const whilePlaying = (game: string, entry: string) =>
  renderApp(async (store) => {
    await store.getState().startGame(game, { values: {}, names: {} });
    return `/rules/${game}/${entry}`;
  });

const uses = () =>
  screen.queryAllByTestId(/^use\./).map((row: unknown) => String(propsOf(row)['testID']));

describe('a rule about many numbers of the same seat', () => {
  it.each([['power-track'], ['resources'], ['battle-dice'], ['score-cards']])(
    '%s leads to the seat in one row',
    async (entry) => {
      const { store, navigation } = await whilePlaying(vale, entry);
      expect(uses().filter((use) => use.startsWith('use.player'))).toEqual(['use.player1']);
      expect(screen.getByTestId('use.player1')).toHaveTextContent('卓の「プレイヤー1」を開く');
      press('use.player1');
      await settled(store);
      expect(navigation.getCurrentRoute()).toMatchObject({
        name: 'Play',
        params: { session: 'game1', sheet: 'player1' },
      });
      expect(screen.getByTestId('player1.gem')).toBeOnTheScreen();
    },
  );

  it('leads to the board where they are those of the board', async () => {
    await whilePlaying(vale, 'score-tracks');
    expect(uses()).toEqual(['use.board']);
    expect(screen.getByTestId('use.board')).toHaveTextContent('卓の「ボード」を開く');
  });

  it('names each of a few', async () => {
    await whilePlaying(vale, 'glory-track');
    expect(uses().slice(0, 2)).toEqual(['use.player1.glory', 'use.board.gloryLength']);
  });
});

describe('a number that is on no sheet', () => {
  it('is not offered: what the app only remembers is nowhere to be opened', async () => {
    await whilePlaying(vale, 'glory-track');
    expect(uses().filter((use) => use.startsWith('use.board.gloryAmount'))).toEqual([]);
  });

  it('leaves its rule without a row for it', async () => {
    await whilePlaying('vast-crystal-caverns', 'ghoul-choose-dice');
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
    expect(uses().filter((use) => use.startsWith('use.ghoul.die'))).toEqual([]);
  });
});

describe('a step that everybody has', () => {
  it.each([
    [vale, 'battle-steps', 'battle', 'player1'],
    [vale, 'regroup-recall', 'recall', 'player1'],
    ['mansions-of-madness', 'action-step', 'action', 'investigator1'],
  ])('%s, %s: %s is offered once, on the sheet of the first', async (game, entry, step, sheet) => {
    const { store, navigation } = await whilePlaying(game, entry);
    expect(uses().filter((use) => use === `use.${step}`)).toHaveLength(1);
    press(`use.${step}`);
    await settled(store);
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ sheet });
  });
});
