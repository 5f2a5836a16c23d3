import { act, fireEvent, screen } from '@testing-library/react-native';

import { parseBackup } from '../../../app/storage/backupFile';
import { rowsOf } from '../../../app/storage/contentsByGame';
import { migrations } from '../../../app/storage/migrations';
import { newPhone, startManor, stateOf, untilStore, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';
import { removeTemporaryFiles } from '../storage/testDatabase';
import { expectGone, expectText, phoneWith, playTerror, tap, terror } from './recordsOnScreen';

const mockShare = jest.fn();
const mockState = jest.fn();

// What only a device has.
jest.mock('../../../app/platform/files', () => ({
  shareFile: (...file: unknown[]): unknown => mockShare(...file),
}));
jest.mock('../../../app/platform/persistence', () => ({
  storageState: (): unknown => mockState(),
}));

beforeEach(() => {
  mockShare.mockReset().mockResolvedValue('saved');
  mockState.mockReset().mockResolvedValue({ kept: 'no', usage: 1_234_567 });
});
afterAll(removeTemporaryFiles);

const newest = migrations.at(-1)?.version ?? 0;

/** The contents of the last file that was handed out. */
function given() {
  const [file] = (mockShare.mock.lastCall ?? []) as [{ name: string; text: string }?];
  const parsed = parseBackup(file?.text ?? '', newest);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return { name: file?.name, games: rowsOf<{ id: string }>(parsed.value.contents, 'games') };
}

const settingsAfter = (doings: (store: Store) => Promise<unknown>) => async (store: Store) => {
  await doings(store);
  return '/settings';
};

describe('how records are kept', () => {
  it.each([
    ['no', '消すことがあります'],
    ['yes', '勝手に消すことはありません'],
    ['unknown', '安心です'],
  ])('says in plain words what the browser promised: %s', async (kept, words) => {
    mockState.mockResolvedValue({ kept, usage: 1_234_567 });
    await renderApp('/settings');
    await expectText('storageState', new RegExp(`${words}.*1\\.2 MB`));
  });

  it('says what a phone does', async () => {
    mockState.mockResolvedValue({ kept: 'always' });
    await renderApp('/settings');
    await expectText('storageState', /アプリを削除すると消える/);
  });
});

describe('the export of everything', () => {
  it('is a file that an import understands, with every game', async () => {
    await renderApp(
      settingsAfter(async (store) => {
        await playTerror(store, 4);
        await startManor(store);
      }),
    );
    await tap('exportAll');
    await expectText('exportAll.said', /「banmen-all-2026-01-02-19-30\.json」を保存しました/);
    expect(
      given()
        .games.map(({ id }) => id)
        .sort(),
    ).toEqual(['game1', 'game2']);
    expect(mockShare).toHaveBeenCalledWith(expect.anything(), '盤面の記録');
  });

  it('says nothing where the device says it, and tells when it failed', async () => {
    mockShare.mockResolvedValue('shared');
    await renderApp('/settings');
    await tap('exportAll');
    await expectGone('exportAll.said');
    mockShare.mockResolvedValue('failed');
    await tap('exportAll');
    await expectText('exportAll.said', /書き出せませんでした/);
  });
});

describe('backups', () => {
  it('are made by hand, and not twice of the same', async () => {
    await renderApp(settingsAfter((store) => playTerror(store, 4)));
    expect(screen.getByText('まだありません。')).toBeOnTheScreen();
    await tap('backUpNow');
    await expectText('outcome', 'バックアップしました');
    await expectText('backup.1', /いつものバックアップ · ゲーム1 · \d+ B|KB/);
    await tap('backUpNow');
    await expectText('outcome', '最後のバックアップから変わっていません');
    expect(screen.queryByTestId('backup.2')).toBeNull();
  });

  it('show the last five until all are asked for', async () => {
    const phone = newPhone();
    await renderApp(
      settingsAfter(async (store) => {
        await startManor(store);
        for (const to of [1, 2, 3, 4, 5, 6]) {
          terror(store, to);
          await store.getState().backUp();
          phone.clock.now += 24 * 60 * 60 * 1000;
        }
      }),
      phone,
    );
    await screen.findByTestId('backup.6');
    expect(screen.getAllByTestId(/^backup\./)).toHaveLength(5);
    await expectText('allBackups', /すべて見る（6）/);
    await tap('allBackups');
    expect(screen.getAllByTestId(/^backup\./)).toHaveLength(6);
    expect(screen.queryByTestId('allBackups')).toBeNull();
  });

  it('bring a state back in two taps, and undo that in one', async () => {
    const { store } = await renderApp(
      settingsAfter(async (ready) => {
        await playTerror(ready, 4);
        await ready.getState().backUp();
        terror(ready, 9);
        await startManor(ready);
      }),
    );
    await tap('backup.1');
    await expectText('effect.game1', /前の状態に戻る.*記録1件/);
    await expectText('effect.game2', /なくなる/);
    await tap('restore');
    await expectText('outcome', /の状態に戻しました/);
    await expectGone('preview');
    expect(store.getState().games.map(({ id }) => id)).toEqual(['game1']);
    await store.getState().openGame('game1');
    expect(stateOf(store).values['spider.terror']).toBe(4);
    await expectText('backup.2', /前の状態に戻す前 · ゲーム2/);

    await tap('undoRestore');
    await expectText('outcome', '取り消しました');
    expect(store.getState().games).toHaveLength(2);
    await store.getState().openGame('game1');
    expect(stateOf(store).values['spider.terror']).toBe(9);
  });

  it('tell what would come back and what stays, and can be exported by themselves', async () => {
    const { store } = await renderApp(
      settingsAfter(async (ready) => {
        await playTerror(ready, 4);
        await startManor(ready);
        await ready.getState().backUp();
        await ready.getState().removeForGood('game1');
      }),
    );
    await tap('backup.1');
    await expectText('effect.game1', /戻ってくる/);
    await expectText('effect.game2', /変わらない/);
    await tap('exportBackup');
    await expectText('exportBackup.said', /保存しました/);
    expect(given().games).toHaveLength(2);
    expect(store.getState().games).toHaveLength(1);
  });

  it('offer no undo any more once the players went on elsewhere', async () => {
    const { store } = await renderApp(
      settingsAfter(async (ready) => {
        await playTerror(ready, 4);
        await ready.getState().backUp();
        terror(ready, 9);
      }),
    );
    await tap('backup.1');
    await tap('restore');
    await screen.findByTestId('undoRestore');
    press('tab.table');
    await settled(store);
    press('tab.settings');
    await settled(store);
    expect(screen.queryByTestId('undoRestore')).toBeNull();
  });
});

describe('the check', () => {
  it('says that all is well, and over how much', async () => {
    await renderApp(settingsAfter((store) => playTerror(store, 4, 5)));
    await tap('checkRecords');
    await expectText('checkResult', /異常なし（ゲーム1、記録2件）/);
    expect(screen.queryByTestId('repair')).toBeNull();
  });

  it('names a game with an entry that cannot be read, and exports it', async () => {
    const phone = await phoneWith(
      (store) => playTerror(store, 4, 5),
      `UPDATE events SET body = '{"type":' WHERE seq = 1`,
      `INSERT INTO games (id, game, name, setup, sheet, status, created, touched)
       VALUES ('strange', 'game-of-tomorrow', '', '{}', NULL, 'active', 1, 1)`,
    );
    await renderApp('/settings', phone);
    await tap('checkRecords');
    await expectText('finding.game1', /不思議の館.*読めない記録が1件あります/);
    await expectText('finding.strange', /game-of-tomorrow.*この版では開けないゲームです/);
    await tap('exportGame.game1');
    await expectText('exportGame.game1.said', /保存しました/);
    expect(given().games.map(({ id }) => id)).toEqual(['game1']);
  });

  it('offers to repair a file that is damaged, and says what that cost', async () => {
    const phone = await phoneWith(
      (store) => playTerror(store, 4),
      `INSERT INTO events (game_id, line, seq, time, body) VALUES ('ghost', 0, 1, 1, '{}')`,
    );
    const { store } = await renderApp('/settings', phone);
    await tap('checkRecords');
    await expectText('checkResult', /壊れたところがあります（1か所）/);
    await act(async () => {
      fireEvent.press(screen.getByTestId('repair'));
      await untilStore(store, (state) => state.repaired !== undefined);
    });
    await expectText('repaired', /失われたものがあります（1）.*名前の分からないゲーム：すべて/);
    await tap('checkRecords');
    await expectText('checkResult', /異常なし（ゲーム1、記録1件）/);
    await tap('repaired.dismiss');
    await expectGone('repaired');
  });
});
