import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { parseBackup } from '../../../app/storage/backupFile';
import { rowsOf } from '../../../app/storage/contentsByGame';
import { migrations } from '../../../app/storage/migrations';
import { newPhone, startManor, untilStore, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';
import { faultyDriver } from '../storage/faultyDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';
import { expectGone, expectText, phoneWith, playTerror, tap, terror } from './recordsOnScreen';

const mockShare = jest.fn();
const mockAsk = jest.fn();

// What only a device has.
jest.mock('../../../app/platform/files', () => ({
  shareFile: (...file: unknown[]): unknown => mockShare(...file),
}));
jest.mock('../../../app/platform/persistence', () => ({
  askToKeep: (): unknown => mockAsk(),
  storageState: () => Promise.resolve({ kept: 'always' }),
}));

beforeEach(() => {
  mockShare.mockReset().mockResolvedValue('saved');
  mockAsk.mockReset().mockResolvedValue(undefined);
});
afterAll(removeTemporaryFiles);

/** The games of the last file that was handed out, which an app of this schema can read. */
function given(schema = migrations.length): readonly string[] {
  const [file] = (mockShare.mock.lastCall ?? []) as [{ text: string }?];
  const parsed = parseBackup(file?.text ?? '', schema);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return rowsOf<{ id: string }>(parsed.value.contents, 'games').map(({ id }) => id);
}

const twoGames = async (store: Store) => {
  await playTerror(store, 4, 5);
  await startManor(store);
};

describe('a game of a newer version', () => {
  const withUnknown = () =>
    phoneWith(
      twoGames,
      `UPDATE games SET game = 'game-of-tomorrow', touched = 9e15 WHERE id = 'game2'`,
    );

  it('stands apart at the table, never as the running one', async () => {
    await renderApp('/', await withUnknown());
    expect(screen.getByText('開けないゲーム')).toBeOnTheScreen();
    await expectText('game.game2', /game-of-tomorrow/);
    expect(screen.getByTestId('continue')).toBeOnTheScreen();
    expect(screen.queryByTestId('game.game1')).toBeNull();
  });

  it('can be exported and deleted, nothing else', async () => {
    const { store } = await renderApp('/', await withUnknown());
    await tap('menu.game2');
    expect(screen.queryByTestId('rename')).toBeNull();
    expect(screen.queryByTestId('duplicate')).toBeNull();
    await tap('export');
    await expectText('export.said', /保存しました/);
    expect(given()).toEqual(['game2']);
    await tap('delete');
    await settled(store);
    expect(screen.queryByText('開けないゲーム')).toBeNull();
    expect(screen.getByText('削除したゲーム (1)')).toBeOnTheScreen();
  });

  it('says when it is opened why it cannot be, and exports it', async () => {
    await renderApp('/play/game2/table', await withUnknown());
    await expectText('notFound', /アプリを更新してください/);
    await tap('export');
    await expectText('export.said', /保存しました/);
    expect(given()).toEqual(['game2']);
  });
});

describe('the menu of a game', () => {
  it.each([
    ['active', undefined],
    ['archived', 'しまったゲーム (1)'],
    ['deleted', '削除したゲーム (1)'],
  ] as const)('exports one that is %s', async (status, folded) => {
    await renderApp(async (store) => {
      await twoGames(store);
      await store.getState().changeStatus('game1', status);
      return '/';
    });
    if (folded !== undefined) fireEvent.press(screen.getByText(folded));
    await tap('menu.game1');
    await tap('export');
    await expectText('export.said', /保存しました/);
    expect(given()).toEqual(['game1']);
  });
});

it('counts the entries of a history that cannot be read, and exports the game', async () => {
  const phone = await phoneWith(twoGames, `UPDATE events SET body = '{' WHERE seq = 2`);
  await renderApp('/play/game1/history', phone);
  await expectText('unreadable', /読めない記録が1件あります/);
  await tap('export');
  await expectText('export.said', /保存しました/);
  expect(given()).toEqual(['game1']);
});

describe('a device that keeps nothing', () => {
  const nowhere = () => newPhone({ wrap: () => () => Promise.reject(new Error('no storage')) });

  it('says so above every screen, and plays and exports all the same', async () => {
    await renderApp(async (store) => {
      await twoGames(store);
      return '/';
    }, nowhere());
    await expectText('inMemory', /この端末では保存できません。閉じると消えます。/);
    await tap('trouble.export');
    await expectText('inMemory', /保存しました/);
    expect([...given()].sort()).toEqual(['game1', 'game2']);
  });

  it('has no backups to show', async () => {
    await renderApp('/settings', nowhere());
    await expectText('storageState', /保存できません/);
    expect(screen.queryByTestId('backUpNow')).toBeNull();
    expect(screen.getByTestId('importFile')).toBeEnabled();
  });
});

describe('records of a newer version', () => {
  const newer = () => phoneWith(twoGames, 'PRAGMA user_version = 99');

  it('are shown as a copy, with what is the matter and the ways on', async () => {
    await renderApp('/', await newer());
    await expectText('readOnly', /新しい版の記録です。元の記録には触れていません。/);
    expect(screen.queryByText(/アプリを更新してください/)).toBeNull();
    await tap('readOnly.details');
    await expectText('readOnly', /アプリを更新してください/);
    expect(screen.getByTestId('readOnly.retry')).toBeEnabled();
    await tap('trouble.export');
    await expectText('readOnly', /保存しました/);
    expect([...given(99)].sort()).toEqual(['game1', 'game2']);
  });

  it('let a game be exported, and nothing else be done with it', async () => {
    await renderApp('/', await newer());
    await tap('menu.game2');
    expect(screen.queryByTestId('delete')).toBeNull();
    expect(screen.queryByTestId('rename')).toBeNull();
    await tap('export');
    await expectText('export.said', /保存しました/);
  });

  it('let no game be started, and say why', async () => {
    await renderApp('/new/vast-mysterious-manor', await newer());
    expect(screen.getByTestId('start')).toBeDisabled();
    await expectText('start', /始められません/);
  });

  it('take no import, and go back to no backup', async () => {
    await renderApp('/settings', await newer());
    await expectText('storageState', /写しを見ています/);
    expect(screen.queryByTestId('importFile')).toBeNull();
    expect(screen.queryByTestId('backUpNow')).toBeNull();
    expect(screen.getByTestId('exportAll')).toBeEnabled();
  });
});

describe('records that were mended', () => {
  const loss = (id: string, events: number | 'sinceBackup' | 'all', name = id) => ({
    id,
    game: events === 'all' ? '' : 'vast-mysterious-manor',
    name,
    events,
  });
  const mend = async (...losses: readonly ReturnType<typeof loss>[]) => {
    const { store } = await renderApp('/');
    act(() => store.setState({ repaired: { losses, time: 1 } }));
  };

  it('are told to be whole where nothing was lost', async () => {
    await mend();
    await expectText('repaired', /失われたものはありません/);
    await tap('repaired.dismiss');
    await expectGone('repaired');
  });

  it('are told game by game where something was, a long list behind a tap', async () => {
    await mend(loss('a', 3, '金曜の卓'), loss('b', 'sinceBackup', ''), loss('c', 'all'));
    await expectText('repaired', /（3）.*金曜の卓：最後の3件/);
    await expectText('repaired', /ヴァスト：不思議の館（プレビュー版）：最後のバックアップより後/);
    expect(within(screen.getByTestId('repaired')).queryByText(/すべて$/)).toBeNull();
    await tap('repaired.all');
    await expectText('repaired', /名前の分からないゲーム：すべて/);
  });
});

it('offers everything as a file while nothing can be saved, what waits included', async () => {
  let faulty!: ReturnType<typeof faultyDriver>;
  const phone = newPhone({
    path: temporaryFile(),
    wrap: (open) => {
      faulty = faultyDriver(open);
      return faulty.open;
    },
  });
  const { store } = await renderApp(async (ready) => {
    await twoGames(ready);
    return '/';
  }, phone);
  faulty.fail('COMMIT', 'disk I/O error');
  await act(async () => {
    await store.getState().openGame('game1');
    terror(store, 9);
    await untilStore(store, ({ saving }) => saving.state === 'failing');
  });
  await expectText('failing', /保存できていません（1件）/);
  await tap('trouble.export');
  await expectText('failing', /を保存しました/);
  expect([...given(99)].sort()).toEqual(['game1', 'game2']);
  const [file] = mockShare.mock.lastCall as [{ text: string }];
  expect(file.text).toContain('\\"to\\":9');
  faulty.mend();
  act(() => store.getState().retrySaving());
  await expectGone('failing');
});

it('asks the browser to keep what is stored once there is a game', async () => {
  const { store } = await renderApp('/new/vast-mysterious-manor');
  expect(mockAsk).not.toHaveBeenCalled();
  press('start');
  await settled(store);
  expect(mockAsk).toHaveBeenCalledTimes(1);
});
