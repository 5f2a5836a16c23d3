import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { Loading } from '../../components/loading';
import { NoticeCard } from '../../components/noticeCard';
import { Snackbar } from '../../components/snackbar';
import { propsOf } from './hostProps';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Loading', () => {
  it('shows nothing for the first 300 ms, then says what it waits for', () => {
    render(<Loading label="読み込み中" />);
    wait(299);
    expect(screen.toJSON()).toBeNull();
    wait(1);
    expect(screen.getByText('読み込み中')).toBeOnTheScreen();
  });

  it('leaves no timer behind', () => {
    render(<Loading label="読み込み中" />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('Snackbar', () => {
  const snackbar = (message: string, onDismiss: () => void, onAction = jest.fn()) => (
    <Snackbar message={message} actionLabel="元に戻す" onAction={onAction} onDismiss={onDismiss} />
  );

  it('goes by itself after a while, counted anew for each message', () => {
    const onDismiss = jest.fn();
    render(snackbar('削除しました', onDismiss));
    wait(7000);
    screen.rerender(snackbar('消しました', onDismiss));
    wait(7000);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('offers the way back', () => {
    const onAction = jest.fn();
    render(snackbar('削除しました', jest.fn(), onAction));
    fireEvent.press(screen.getByRole('button', { name: '元に戻す' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });
});

describe('NoticeCard', () => {
  it('is announced politely and can be dismissed', () => {
    const onDismiss = jest.fn();
    render(
      <NoticeCard tone="gain" title="英雄キューブ" dismissLabel="閉じる" onDismiss={onDismiss} />,
    );
    expect(propsOf(screen.getByTestId('notice'))['aria-live']).toBe('polite');
    fireEvent.press(screen.getByRole('button', { name: '閉じる' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('has no button where it cannot be dismissed', () => {
    render(<NoticeCard tone="victory" title="勝ち" dismissLabel="閉じる" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
