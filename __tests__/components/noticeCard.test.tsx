import { fireEvent, render, screen } from '@testing-library/react-native';

import { NoticeCard, type NoticeCardProps } from '../../components/noticeCard';
import { propsOf } from './hostProps';

const [onDismiss, onMore, onAct] = [jest.fn(), jest.fn(), jest.fn()];

beforeEach(() => [onDismiss, onMore, onAct].forEach((called) => called.mockClear()));

const notice = (props: Partial<NoticeCardProps> = {}) => (
  <NoticeCard title="火事" tone="info" dismissLabel="閉じる" onDismiss={onDismiss} {...props} />
);
const act = { label: '判定', onPress: onAct };
const more = { label: 'ルール', onPress: onMore };

describe('NoticeCard', () => {
  it('is said aloud, with nothing to tap but its end', () => {
    render(notice({ body: '意志の判定' }));
    expect(propsOf(screen.getByTestId('notice'))).toMatchObject({
      ...{ role: 'status', 'aria-live': 'polite' },
    });
    expect(screen.getByTestId('notice')).toHaveTextContent(/火事意志の判定/);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.press(screen.getByRole('button', { name: '閉じる' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('has what to do about it as a button of its own, beside what to read', () => {
    render(notice({ act, more }));
    fireEvent.press(screen.getByRole('button', { name: '判定' }));
    expect([onAct, onMore, onDismiss].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    fireEvent.press(screen.getByTestId('notice.more'));
    expect([onAct, onMore, onDismiss].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('has no such button where there is nothing to do', () => {
    render(notice({ more }));
    expect(screen.queryByTestId('notice.act')).toBeNull();
  });
});
