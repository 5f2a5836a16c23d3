import { act, fireEvent, screen } from '@testing-library/react-native';

import { formatBackup, parseBackup } from '../../../app/storage/backupFile';
import { migrations } from '../../../app/storage/migrations';
import { manor, presetSetup, startManor, stateOf, type Store } from '../../support/phone';
import { renderApp } from '../../support/renderApp';
import { expectGone, expectText, exportOf, playTerror, tap, terror } from './recordsOnScreen';

const mockPick = jest.fn();

// What only a device has.
jest.mock('../../../app/platform/files', () => ({ pickTextFile: (): unknown => mockPick() }));

beforeEach(() => mockPick.mockReset());

async function renderWith(doings: (store: Store) => Promise<unknown>) {
  const { store } = await renderApp(async (ready) => {
    await doings(ready);
    return '/settings';
  });
  return store;
}

/** Chooses a file with this text. */
async function choose(text: string): Promise<void> {
  mockPick.mockResolvedValue({ name: 'x.json', text });
  await tap('importFile');
}

async function terrorIn(store: Store, id: string): Promise<number | undefined> {
  await store.getState().openGame(id);
  return stateOf(store).values['spider.terror'];
}

const chosen = (testID: string, is = true) => {
  const chip: unknown = screen.getByTestId(testID);
  if (is) expect(chip).toBeChecked();
  else expect(chip).not.toBeChecked();
};

describe('a file of another phone', () => {
  it('brings a game that is not here, and is undone in one tap', async () => {
    const text = await exportOf((other) => playTerror(other, 4));
    const store = await renderWith(async () => undefined);
    await choose(text);
    await expectText('import.game1', /この端末にはないゲームです/);
    chosen('choice.game1.take');
    expect(screen.queryByTestId('choice.game1.copy')).toBeNull();
    await tap('importApply');
    await expectText('outcome', /取り込みました（ゲーム1）/);
    await expectGone('importSheet');
    expect(await terrorIn(store, 'game1')).toBe(4);
    await tap('undoImport');
    await expectText('outcome', '取り消しました');
    expect(store.getState().games).toEqual([]);
  });

  it('has nothing to take where all is the same', async () => {
    const text = await exportOf((other) => playTerror(other, 4));
    await renderWith((store) => playTerror(store, 4));
    await choose(text);
    await expectText('import.game1', /この端末にあるものと同じです/);
    expect(screen.queryByTestId('choice.game1.skip')).toBeNull();
    expect(screen.getByTestId('importApply')).toBeDisabled();
    await expectText('importApply', /取り込むものがありません/);
  });

  it('goes on where the game here ends', async () => {
    const text = await exportOf((other) => playTerror(other, 4, 6));
    const store = await renderWith((here) => playTerror(here, 4));
    await choose(text);
    await expectText('import.game1', /この端末より先まで進んでいます/);
    chosen('choice.game1.take');
    await tap('importApply');
    await expectText('outcome', /取り込みました（ゲーム1）/);
    expect(await terrorIn(store, 'game1')).toBe(6);
  });

  it('leaves a game alone that is further on here, unless told otherwise', async () => {
    const text = await exportOf((other) => playTerror(other, 4));
    const store = await renderWith((here) => playTerror(here, 4, 6));
    await choose(text);
    await expectText('import.game1', /この端末のほうが先まで進んでいます/);
    chosen('choice.game1.skip');
    expect(screen.getByTestId('importApply')).toBeDisabled();
    await tap('choice.game1.take');
    chosen('choice.game1.skip', false);
    await tap('importApply');
    await expectText('outcome', /取り込みました/);
    expect(await terrorIn(store, 'game1')).toBe(4);
  });

  it('stands beside a game here that went another way', async () => {
    const text = await exportOf((other) => playTerror(other, 4, 6));
    const store = await renderWith((here) => playTerror(here, 4, 9));
    await choose(text);
    await expectText('import.game1', /この端末とは途中から違います/);
    chosen('choice.game1.copy');
    await tap('importApply');
    await expectText('outcome', /取り込みました（ゲーム1）/);
    expect(store.getState().games).toHaveLength(2);
    expect(await terrorIn(store, 'game1')).toBe(9);
    const copy = store.getState().games.find(({ id }) => id !== 'game1');
    expect(await terrorIn(store, copy?.id ?? '')).toBe(6);
  });

  it('brings its settings only if wanted, and by itself only to an empty phone', async () => {
    const text = await exportOf(async (other) => {
      other.getState().changeSetting('theme', 'light');
      await playTerror(other, 4);
    });
    const store = await renderWith(async (here) => {
      await here.getState().startGame(manor, presetSetup);
      await here.getState().startGame(manor, presetSetup);
    });
    await choose(text);
    await screen.findByTestId('importSettings');
    chosen('importSettings', false);
    await tap('importSettings');
    await tap('importApply');
    await expectText('outcome', /取り込みました/);
    expect(store.getState().settings.theme).toBe('light');
  });

  it('switches the settings on where there is nothing yet', async () => {
    const text = await exportOf(async (other) => {
      other.getState().changeSetting('theme', 'light');
    });
    await renderWith(async () => undefined);
    await choose(text);
    await screen.findByTestId('importSettings');
    chosen('importSettings');
    expect(screen.getByText(/ゲームは入っていません/)).toBeOnTheScreen();
  });

  it('tells how many bookmarks and notes come along, and what cannot be read in it', async () => {
    const good = await exportOf(async (other) => {
      await playTerror(other, 4, 5);
      other.getState().setBookmark({ game: manor, entry: 'spider-blood' }, true);
    });
    const file = parseBackup(good, newest);
    if (!file.ok) throw new Error(file.error.code);
    const { made, contents } = file.value;
    const events = contents.tables.events;
    const body = events?.columns.indexOf('body') ?? -1;
    const damaged = formatBackup({
      made,
      contents: {
        ...contents,
        tables: {
          ...contents.tables,
          events: {
            columns: events?.columns ?? [],
            rows: (events?.rows ?? []).map((row, at) =>
              at === 0 ? row.map((value, column) => (column === body ? 'nonsense' : value)) : row,
            ),
          },
        },
      },
    });
    await renderWith(async () => undefined);
    await choose(damaged);
    await expectText('import.game1', /読めない記録が1件あります/);
    await expectText('importMarks', /しおりとメモを1件取り込みます/);
  });
});

const newest = migrations.at(-1)?.version ?? 0;

describe('what is no good', () => {
  const made = Date.UTC(2026, 0, 2);
  const contents = { schema: newest, tables: {} };
  const sound = formatBackup({ made, contents });

  it.each([
    ['盤面が書き出したものではありません', 'shopping list'],
    ['盤面が書き出したものではありません', '{"a":1}'],
    ['途中で切れています', sound.slice(0, -20)],
    ['アプリを更新してください', formatBackup({ made, contents: { ...contents, schema: 99 } })],
    ['中身が変わったか、壊れています', sound.replace(String(made), String(made + 1))],
    ['中身が壊れています', sound.replace('"tables":{}', '"tables":{"games":7}')],
  ])('is said in plain words, and nothing changes: %s', async (words, text) => {
    const store = await renderWith((here) => playTerror(here, 4));
    await choose(text);
    await expectText('importFault', new RegExp(`${words}.*今の記録はそのままです`));
    expect(screen.queryByTestId('importSheet')).toBeNull();
    expect(store.getState().games).toHaveLength(1);
    expect(await terrorIn(store, 'game1')).toBe(4);
  });

  it.each([
    ['failed', 'ファイルを読めませんでした'],
    ['tooLarge', '大きすぎて読み込めません'],
  ])('is a file that is %s', async (outcome, words) => {
    await renderWith(async () => undefined);
    mockPick.mockResolvedValue(outcome);
    await tap('importFile');
    await expectText('importFault', new RegExp(words));
  });

  it('is no file that was not chosen in the end', async () => {
    await renderWith(async () => undefined);
    mockPick.mockResolvedValue('cancelled');
    await tap('importFile');
    expect(screen.queryByTestId('importFault')).toBeNull();
  });

  it('is a backup that is gone by now', async () => {
    const store = await renderWith(async (here) => {
      await playTerror(here, 4);
      await here.getState().backUp();
    });
    // The list on the screen is older than what is stored.
    await act(async () => {
      for (const to of [1, 2, 3, 4, 5, 6]) {
        terror(store, to);
        await store.getState().backUp();
      }
      store.setState({ backups: [{ id: 1, made, reason: 'rotation', games: 1, bytes: 10 }] });
    });
    await tap('backup.1');
    await expectText('previewFault', /もうありません/);
    expect(screen.getByTestId('restore')).toBeDisabled();
  });
});

describe('a pasted text', () => {
  it('is read after a tap, and shows its fault beside it', async () => {
    const text = await exportOf((other) => playTerror(other, 4));
    const store = await renderWith(async () => undefined);
    await tap('importPaste');
    expect(screen.getByTestId('importRead')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('importText'), text.slice(0, 100));
    await tap('importRead');
    await expectText('importFault', /途中で切れています/);
    fireEvent.changeText(screen.getByTestId('importText'), `\n${text}\n`);
    await tap('importRead');
    await screen.findByTestId('choice.game1.take');
    expect(screen.queryByTestId('importFault')).toBeNull();
    await tap('importCancel');
    await expectGone('importSheet');
    expect(store.getState().games).toEqual([]);
  });
});

it('does not lose the game that is played while an import is looked at', async () => {
  const text = await exportOf(async (other) => {
    await playTerror(other, 4);
    await startManor(other);
  });
  const store = await renderWith((here) => playTerror(here, 4));
  await choose(text);
  await screen.findByTestId('choice.game2.take');
  terror(store, 7);
  await tap('importApply');
  await expectText('outcome', /取り込みました（ゲーム1）/);
  expect(await terrorIn(store, 'game1')).toBe(7);
});
