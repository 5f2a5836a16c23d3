import { act, fireEvent, screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { Share, View } from 'react-native';

import * as sharing from '../../../app/platform/share';
import { PartView } from '../../../app/screens/play/partView';
import { isShown } from '../../../app/screens/play/shownParts';
import { makeGame } from '../../../rules/engine/game';
import { initialState } from '../../../rules/engine/start';
import { viewOf } from '../../../rules/engine/state';
import { moved } from '../../rules/eventMakers';
import { renderGame } from '../../support/renderGame';
import { marketTable } from './marketGame';

const mockCapture = jest.fn();
const mockShare = jest.fn();
const mockAvailable = jest.fn();

// What only a device has.
jest.mock('react-native-view-shot', () => ({ captureRef: mockCapture }));
jest.mock('expo-sharing', () => ({ isAvailableAsync: mockAvailable, shareAsync: mockShare }));

beforeEach(() => {
  mockCapture.mockReset().mockResolvedValue('/tmp/score.png');
  mockShare.mockReset().mockResolvedValue(undefined);
  mockAvailable.mockReset().mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

const part = { kind: 'ranking', id: 'ranking' } as const;
const events = [moved('player1.gold', 1), { type: 'gameRenamed', v: 1, name: '' } as const];

async function show(...more: Parameters<Awaited<ReturnType<typeof renderGame>>['dispatch']>[0][]) {
  return renderGame(
    { ...marketTable, events: [...events, ...more] },
    <PartView seat="player1" part={part} />,
  );
}

async function tap(testID: string) {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** When the phone of a test says it is, on the calendar of this machine. */
const now = new Date(Date.UTC(2026, 0, 2, 19, 30));
const day = `2026年1月${now.getDate()}日`;
const lines = ['1. アキ 43（商品 40 · 金貨 3 · 金貨が多い）', '2. ベン 37（商品 40 · 借金 −3）'];

describe('the ranking', () => {
  it('shows everybody in the order of the rules, and follows the table', async () => {
    const { dispatch } = await show();
    expect(screen.getByTestId('ranking.player1')).toHaveTextContent(
      '1位アキ43商品40金貨3金貨が多い',
    );
    expect(screen.getByTestId('ranking.player2')).toHaveTextContent('2位ベン37商品40借金−3');
    dispatch(moved('player1.gold', -2));
    expect(screen.getByTestId('ranking.player1.total')).toHaveTextContent('41');
  });

  it('is no part of a game that ends without a score', () => {
    const tableOf = (ranking: typeof marketTable.definition.ranking) => {
      const { ranking: _, ...rest } = marketTable.definition;
      const definition = ranking === undefined ? rest : { ...rest, ranking };
      const game = makeGame(definition, marketTable.setup);
      return isShown(game, viewOf(game, initialState(game)), 'player1', part);
    };
    expect(tableOf(marketTable.definition.ranking)).toBe(true);
    expect(tableOf(undefined)).toBe(false);
  });
});

describe('shared as text', () => {
  it('names the game and the day, then everybody with all their parts', async () => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
    await show();
    await tap('shareScoreText');
    expect(share.mock.calls).toEqual([[{ message: ['市場', day, ...lines].join('\n') }]]);
    expect(screen.queryByTestId('message')).toBeNull();
  });

  it('calls the game what the table calls it', async () => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
    await show({ type: 'gameRenamed', v: 1, name: '金曜の卓' });
    expect(screen.getByRole('heading', { name: '金曜の卓' })).toBeOnTheScreen();
    await tap('shareScoreText');
    const [[given] = []] = share.mock.calls;
    expect(given?.message).toBe(['金曜の卓', `市場 · ${day}`, ...lines].join('\n'));
  });

  it.each([
    [true, '得点をコピーしました'],
    [false, 'コピーできませんでした'],
  ])('goes to the clipboard where there is no way to share; done: %s', async (done, message) => {
    jest.spyOn(sharing, 'canShare').mockReturnValue(false);
    const copy = jest.spyOn(Clipboard, 'setStringAsync').mockResolvedValue(done);
    await show();
    expect(screen.getByTestId('shareScoreText')).toHaveTextContent('文字でコピー');
    await tap('shareScoreText');
    expect(copy).toHaveBeenCalledWith(['市場', day, ...lines].join('\n'));
    expect(screen.getByTestId('message')).toHaveTextContent(message);
  });
});

describe('shared as a picture', () => {
  it('is the sheet as it stands on the screen, handed on as a file', async () => {
    await show();
    await tap('shareScorePicture');
    const [[sheet, options]] = mockCapture.mock.calls as [[{ current: unknown }, object]];
    expect(sheet.current).toBeInstanceOf(View);
    expect(options).toEqual({ format: 'png', fileName: `market-2026-01-0${now.getDate()}` });
    expect(mockShare).toHaveBeenCalledWith(
      'file:///tmp/score.png',
      expect.objectContaining({ mimeType: 'image/png', UTI: 'public.png' }),
    );
    expect(screen.queryByTestId('message')).toBeNull();
    expect(screen.getByTestId('shareScorePicture')).toBeEnabled();
  });

  it.each([
    ['cannot be taken', () => mockCapture.mockRejectedValue(new Error('no view'))],
    ['cannot be handed on', () => mockShare.mockRejectedValue(new Error('no app'))],
    ['has nowhere to go', () => mockAvailable.mockResolvedValue(false)],
  ])('that %s is said plainly, and can be tried again', async (_, fail) => {
    fail();
    await show();
    await tap('shareScorePicture');
    expect(screen.getByTestId('message')).toHaveTextContent(/^画像を送れませんでした/);
    expect(screen.getByTestId('shareScorePicture')).toBeEnabled();
  });
});
