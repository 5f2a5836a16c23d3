import { screen } from '@testing-library/react-native';

import { propsOf } from '../../components/hostProps';
import { presetSetup } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const preview = 'vast-mysterious-manor';
const published = 'vast-mysterious-manor-published';
const remembered = { [preview]: published };

const choices = () =>
  screen
    .getAllByTestId(/^choose\./)
    .map((button: unknown) => String(propsOf(button).testID).replace('choose.', ''));

describe('the list of games', () => {
  it('asks of a work with several editions which one it is, and says how to tell them', async () => {
    await renderApp('/new');
    expect(choices().slice(0, 3)).toEqual([preview, published, 'vast-crystal-caverns']);
    expect(screen.getAllByText('ヴァスト：不思議の館')).toHaveLength(1);
    expect(screen.getByText('お手元のゲームはどの版ですか')).toBeOnTheScreen();
    expect(screen.getByText(/ロールにエンチャンター/)).toBeOnTheScreen();
    expect(screen.getByText(/ロールにウォーロック/)).toBeOnTheScreen();
    expect(screen.getByTestId(`choose.${preview}`)).toHaveTextContent('プレビュー版で遊ぶ');
    expect(screen.getByTestId(`choose.${published}`)).toHaveTextContent('製品版で遊ぶ');
    expect(screen.getByTestId('choose.dungeon-lords')).toHaveTextContent('これで遊ぶ');
  });

  it('leads to the set-up of the edition that is tapped, and has it first the next time', async () => {
    const { store, navigation } = await renderApp('/new');
    press(`choose.${published}`);
    await settled(store);
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'SetUp',
      params: { game: published },
    });
    expect(store.getState().chosenEditions).toEqual(remembered);
    press('goBack');
    await settled(store);
    expect(choices().slice(0, 3)).toEqual([published, preview, 'vast-crystal-caverns']);
  });
});

describe('the set-up of an edition', () => {
  it('is that of the link, which chooses nothing yet', async () => {
    const { store } = await renderApp(`/new/${published}`);
    expect(screen.getByTestId(`edition.${published}`)).toBeChecked();
    expect(screen.getByTestId(`edition.${preview}`)).not.toBeChecked();
    expect(store.getState().chosenEditions).toEqual({});
  });

  it('says of both how to tell them', async () => {
    await renderApp(`/new/${preview}`);
    expect(screen.getByTestId(`edition.${preview}`)).toHaveTextContent(
      /プレビュー版（2018）.*モールド15個/,
    );
    expect(screen.getByTestId(`edition.${published}`)).toHaveTextContent(
      /製品版（2019）.*封印14個/,
    );
  });

  it('gives way to that of the other edition, whose address it is from then on', async () => {
    const { store, navigation, routes } = await renderApp(
      `/new/${preview}?players=3&leavePerceptionCubes=maybe`,
    );
    press(`edition.${published}`);
    await settled(store);
    expect(routes()).toEqual(['Tabs', 'SetUp']);
    // How many play is asked in every game; the rest is about fields of the edition that was left.
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: published, players: '3' });
    expect(screen.getByTestId(`edition.${published}`)).toBeChecked();
    expect(store.getState().chosenEditions).toEqual(remembered);

    press(`edition.${preview}`);
    await settled(store);
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: preview, players: '3' });
    expect(store.getState().chosenEditions).toEqual({ [preview]: preview });
  });

  it('remembers a tap on the edition it is of', async () => {
    const { store, navigation } = await renderApp(`/new/${published}`);
    press(`edition.${published}`);
    await settled(store);
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: published });
    expect(store.getState().chosenEditions).toEqual(remembered);
  });

  it('remembers the edition of a game that is started', async () => {
    const { store } = await renderApp(`/new/${preview}`);
    press('start');
    await settled(store);
    expect(store.getState().chosenEditions).toEqual({ [preview]: preview });
  });

  it('leads to what tells the editions apart', async () => {
    const { store, navigation } = await renderApp(`/new/${published}`);
    press('changes');
    await settled(store);
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'Entry',
      params: { game: published, entry: 'changes-from-preview' },
    });
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
  });

  it('asks nothing of a game that has only one', async () => {
    await renderApp('/new/dungeon-lords');
    expect(screen.queryByTestId('edition')).toBeNull();
    expect(screen.queryByTestId('changes')).toBeNull();
    expect(screen.getByText('フルゲームの建設フェイズ')).toBeOnTheScreen();
  });
});

describe('a running game', () => {
  it('says its edition at its head, whatever its players call it', async () => {
    const { store } = await renderApp(async (ready) => {
      const id = await ready.getState().startGame(preview, presetSetup);
      await ready.getState().openGame(id);
      ready.getState().dispatch({ type: 'gameRenamed', v: 1, name: '金曜の卓' });
      return `/play/${id}/table`;
    });
    expect(screen.getByText('金曜の卓')).toBeOnTheScreen();
    expect(screen.getByTestId('whichEdition')).toHaveTextContent('プレビュー版');
    expect(screen.getByTestId('whereWeAre')).toHaveTextContent(/^ラウンド1/);
    press('back');
    await settled(store);
    expect(screen.getByText(/^ヴァスト：不思議の館（プレビュー版） · /)).toBeOnTheScreen();
  });

  it('is called by its edition in the list where it has no name of its own', async () => {
    await renderApp(async (ready) => {
      await ready.getState().startGame(preview, presetSetup);
      await ready.getState().startGame('dungeon-lords', { values: { players: 3 }, names: {} });
      return '/';
    });
    expect(screen.getByText('ヴァスト：不思議の館（プレビュー版）')).toBeOnTheScreen();
    expect(screen.getByText('ダンジョンロード')).toBeOnTheScreen();
  });
});
