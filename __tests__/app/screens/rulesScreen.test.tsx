import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { propsOf } from '../../components/hostProps';
import { manor, startManor, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const lords = 'dungeon-lords';
const taxesTitle = '税金は（トンネル＋部屋）÷2、端数切り上げ';

const search = (params: Record<string, string>) =>
  `/rules?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;

const box = () => screen.getByTestId('search') as unknown;
const hits = () => screen.queryAllByTestId('hit') as unknown[];
const countLine = () => screen.getByRole('status') as unknown;
const marksIn = (hit: unknown) =>
  within(hit as Parameters<typeof within>[0])
    .getAllByTestId('mark')
    .map((mark: unknown) => propsOf(mark).children);
const testIDs = (pattern: RegExp) =>
  screen.queryAllByTestId(pattern).map((element: unknown) => propsOf(element).testID);

function pressFirst(testID: string) {
  fireEvent.press(screen.getAllByTestId(testID)[0]);
}

async function type(store: Store, text: string) {
  fireEvent.changeText(screen.getByTestId('search'), text);
  await settled(store);
}

/** Nothing is typed for so long that the address follows. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(400));

describe('the rules tab', () => {
  it('shows the books of all games, each with the number of its rules, other editions last', async () => {
    const { store } = await renderApp('/');
    press('tab.rules');
    await settled(store);
    expect(testIDs(/^book\./)).toEqual([
      'book.vast-mysterious-manor',
      'book.vast-crystal-caverns',
      'book.mansions-of-madness',
      'book.dwellings-of-eldervale',
      'book.dungeon-lords',
      'book.vast-mysterious-manor-published',
    ]);
    expect(screen.getByTestId('book.dungeon-lords')).toHaveTextContent(
      /^ダンジョンロード[1-9]\d+項目/,
    );
    expect(screen.getByTestId('game.all')).toBeSelected();
    expect(hits()).toEqual([]);
  });

  it('shows the chapters of a game that is chosen, and the rules of a chapter that is opened', async () => {
    const { store, navigation } = await renderApp('/rules');
    press(`book.${lords}`);
    await settled(store);
    expect(testIDs(/^book\./)).toEqual([]);
    expect(screen.getByTestId(`game.${lords}`)).toBeSelected();
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ game: lords });
    expect(screen.getByTestId('chapter.events')).toBeCollapsed();
    expect(testIDs(/^entry\./)).toEqual([]);

    press('chapter.events');
    expect(screen.getByTestId('chapter.events')).toBeExpanded();
    const opened = testIDs(/^entry\./);
    expect(opened).toContain('entry.taxes');
    expect(screen.getByTestId('chapter.events')).toHaveTextContent(
      new RegExp(`${opened.length}項目`),
    );
    press('chapter.events');
    expect(testIDs(/^entry\./)).toEqual([]);
  });

  it('leads from a chapter to its rule, and back to the open chapter', async () => {
    const { store, navigation, routes } = await renderApp(search({ game: lords }));
    press('chapter.events');
    press('entry.taxes');
    await settled(store);
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'taxes' });
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
    press('goBack');
    await settled(store);
    expect(routes()).toEqual(['Tabs']);
    expect(screen.getByTestId('entry.taxes')).toBeOnTheScreen();
  });

  it('lists of a game of roles only the chapters and rules that concern the role chosen', async () => {
    const { store, navigation } = await renderApp(search({ game: manor }));
    expect(screen.getByTestId('role.all')).toBeSelected();
    expect(screen.getByTestId('chapter.skeletons-turn')).toBeOnTheScreen();
    press('role.paladin');
    await settled(store);
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ game: manor, role: 'paladin' });
    expect(screen.queryByTestId('chapter.skeletons-turn')).toBeNull();
    expect(screen.getByTestId('chapter.paladin-turn')).toBeOnTheScreen();
    press(`game.${lords}`);
    await settled(store);
    expect(testIDs(/^role\./)).toEqual([]);
  });

  it('shows bookmarks, notes and what was read last before the contents', async () => {
    const { store } = await renderApp(async ({ getState }) => {
      const { setBookmark, setNote, markRead } = getState();
      setBookmark({ game: lords, entry: 'taxes' }, true);
      setNote({ game: lords, entry: 'dead-letter' }, { kind: 'ruling', text: '2点にする' });
      markRead({ game: manor, entry: 'paladin-experience' });
      await getState().whenSaved();
      return '/rules';
    });
    const lines = () => screen.getAllByText(/./).map((text: unknown) => propsOf(text).children);
    const start = lines().indexOf('しおり');
    expect(lines().slice(start, lines().indexOf('目次'))).toEqual([
      'しおり',
      taxesTitle,
      'ダンジョンロード',
      'メモとハウスルール',
      '払わない税1ゴールドごとに死の手紙1個、−3点',
      '2点にする',
      '最近読んだルール',
      '経験値：5・18・35でキューブ、11・26でタスク',
      'ヴァスト：不思議の館（プレビュー版）',
    ]);

    press(`game.${manor}`);
    await settled(store);
    expect(screen.queryByText('しおり')).toBeNull();
    expect(screen.queryByText('メモとハウスルール')).toBeNull();
    expect(screen.getByText('最近読んだルール')).toBeOnTheScreen();
  });

  it('keeps what was read last, newest first and each rule once', async () => {
    const { store } = await renderApp(`/rules/${lords}/taxes`);
    for (const id of ['dead-letter', 'tax-examples', 'dead-letter']) {
      press(`related.${id}`);
      await settled(store);
      press('goBack');
      await settled(store);
    }
    press('goBack');
    await settled(store);
    press('tab.rules');
    await settled(store);
    const read = screen.getAllByRole('link') as unknown[];
    expect(read).toHaveLength(3);
    expect(read[0]).toHaveTextContent(/^払わない税/);
    expect(read[1]).toHaveTextContent(/^税金の例/);
    expect(read[2]).toHaveTextContent(/^税金は/);
  });
});

describe('searching', () => {
  it('shows as one types what was found, the words marked, and says how many aloud', async () => {
    const { store } = await renderApp(search({ game: lords }));
    await type(store, '死の手紙');
    expect(hits().length).toBeGreaterThan(1);
    expect(countLine()).toHaveTextContent(`${hits().length}件`);
    expect(propsOf(countLine())['aria-live']).toBe('polite');
    expect(hits()[0]).toHaveTextContent(/払わない税1ゴールドごとに死の手紙1個/);
    expect(marksIn(hits()[0])).toEqual(['死の手紙', '死の手紙']);
    expect(testIDs(/^chapter\./)).toEqual([]);

    await type(store, '');
    expect(hits()).toEqual([]);
    expect(countLine()).toHaveTextContent('');
    expect(screen.getByTestId('chapter.events')).toBeOnTheScreen();
  });

  it.each(['税金', 'ぜいきん', 'ゼイキン', 'zeikin', 'tax'])(
    'finds a rule by %s and marks the word as it stands there',
    async (query) => {
      await renderApp(search({ q: query, game: lords }));
      expect(hits()[0]).toHaveTextContent(new RegExp(taxesTitle.slice(0, 7)));
      expect(marksIn(hits()[0])).toEqual(['税金']);
    },
  );

  it('leads from what was found to the rule, and back to what was found', async () => {
    const { store, navigation } = await renderApp(search({ q: '税金', game: lords }));
    pressFirst('hit');
    await settled(store);
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'Entry',
      params: { game: lords, entry: 'taxes' },
    });
    press('goBack');
    await settled(store);
    expect(box()).toHaveDisplayValue('税金');
    expect(hits().length).toBeGreaterThan(0);
  });

  it('lets the address follow once nothing more is typed, and never writes into the box', async () => {
    const { store, navigation } = await renderApp(search({ game: lords }));
    const address = () => navigation.getCurrentRoute()?.params;
    await type(store, '税');
    await act(() => jest.advanceTimersByTimeAsync(200));
    await type(store, '税金');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(address()).toEqual({ game: lords });
    await pause();
    expect(address()).toEqual({ game: lords, q: '税金' });
    expect(box()).toHaveDisplayValue('税金');
    expect(propsOf(box())).toMatchObject({ defaultValue: '' });

    await type(store, '');
    await pause();
    expect(address()).toMatchObject({ q: '' });
  });

  it('that finds nothing says so and offers near words; a tap on one searches it', async () => {
    const { store, navigation } = await renderApp(search({ game: lords }));
    await type(store, 'ぱらどそ');
    expect(hits()).toEqual([]);
    expect(countLine()).toHaveTextContent('「ぱらどそ」は見つかりません');
    expect(screen.getAllByTestId('nearTerm')[0]).toHaveTextContent('パラディン');
    pressFirst('nearTerm');
    await settled(store);
    expect(box()).toHaveDisplayValue('パラディン');
    expect(hits().length).toBeGreaterThan(0);
    expect(screen.queryByTestId('nearTerm')).toBeNull();
    await pause();
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, q: 'パラディン' });
  });

  it('writes a near word into the box also when it is the one that stood there before', async () => {
    const { store } = await renderApp(search({ game: lords }));
    for (const typed of ['ぱらどそ', 'ぱらでそ']) {
      await type(store, typed);
      expect(box()).toHaveDisplayValue(typed);
      pressFirst('nearTerm');
      await settled(store);
      expect(box()).toHaveDisplayValue('パラディン');
    }
  });

  it('looks in the game that is being played first; one tap looks everywhere', async () => {
    const { store, navigation } = await renderApp(async (ready) => {
      await startManor(ready);
      return '/rules';
    });
    expect(screen.getByTestId(`game.${manor}`)).toBeSelected();
    await type(store, '税金');
    expect(countLine()).toHaveTextContent(/^(0件、別の版に|「税金」は見つかりません)/);
    press('widen');
    await settled(store);
    expect(screen.getByTestId('game.all')).toBeSelected();
    expect(hits()[0]).toHaveTextContent(/^ダンジョンロード · イベント税金は/);
    expect(screen.queryByTestId('widen')).toBeNull();
    await pause();
    expect(navigation.getCurrentRoute()?.params).toMatchObject({ q: '税金', game: 'all' });
  });

  it('looks everywhere where no game is being played any more', async () => {
    await renderApp(async (ready) => {
      await ready.getState().changeStatus(await startManor(ready), 'archived');
      return '/rules';
    });
    expect(screen.getByTestId('game.all')).toBeSelected();
    expect(screen.getByTestId(`book.${manor}`)).toBeOnTheScreen();
  });
});

describe('a link to a search', () => {
  it('presets the words and the game', async () => {
    await renderApp(search({ q: '死の手紙', game: lords }));
    expect(box()).toHaveDisplayValue('死の手紙');
    expect(screen.getByTestId(`game.${lords}`)).toBeSelected();
    expect(screen.getByTestId('game.all')).not.toBeSelected();
    expect(countLine()).toHaveTextContent(`${hits().length}件`);
    for (const hit of hits()) expect(hit).toHaveTextContent(/^ダンジョンロード · /);
  });

  it('goes before the game that is being played', async () => {
    await renderApp(async (ready) => {
      await startManor(ready);
      return search({ q: '税金', game: lords });
    });
    expect(screen.getByTestId(`game.${lords}`)).toBeSelected();
    expect(marksIn(hits()[0])).toEqual(['税金']);
  });

  it('with a game nobody knows looks in all games', async () => {
    await renderApp(search({ q: '税金', game: 'chess' }));
    expect(screen.getByTestId('game.all')).toBeSelected();
    expect(box()).toHaveDisplayValue('税金');
    expect(hits()[0]).toHaveTextContent(/^ダンジョンロード/);
  });

  it('presets the role, whose rules and those of everyone are found', async () => {
    const { store } = await renderApp(search({ q: 'スポーン', game: manor, role: 'paladin' }));
    expect(screen.getByTestId('role.paladin')).toBeSelected();
    const narrow = hits().length;
    expect(narrow).toBeGreaterThan(0);
    expect(screen.queryByText(/ボードにいる全員を縁の横穴へ/)).toBeNull();
    press('role.skeletons');
    await settled(store);
    expect(hits().length).toBeGreaterThan(narrow);
    expect(screen.getByText(/ボードにいる全員を縁の横穴へ/)).toBeOnTheScreen();
  });

  it('with a role the game does not have looks for everyone', async () => {
    await renderApp(search({ game: manor, role: 'ghoul' }));
    expect(screen.getByTestId(`game.${manor}`)).toBeSelected();
    expect(screen.getByTestId('role.all')).toBeSelected();
  });

  it('that arrives while something else was typed takes the box over, however often', async () => {
    const { store, navigation } = await renderApp(search({ q: '税金', game: lords }));
    for (const typed of ['インプ', 'トロル']) {
      await type(store, typed);
      await pause();
      expect(box()).toHaveDisplayValue(typed);
      act(() =>
        navigation.navigate('Tabs', { screen: 'Rules', params: { q: '税金', game: lords } }),
      );
      await settled(store);
      expect(box()).toHaveDisplayValue('税金');
      expect(marksIn(hits()[0])).toEqual(['税金']);
    }
  });
});
