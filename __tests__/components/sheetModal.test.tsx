import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { Modal, ScrollView } from 'react-native';

import { SheetModal } from '../../components/sheetModal';
import { Text } from '../../components/text';
import { ThemeProvider } from '../../components/theme/theme';
import { propsOf } from './hostProps';

const onClose = jest.fn();

beforeEach(() => onClose.mockClear());

function sheet(visible: boolean, reduceMotion = false) {
  return (
    <ThemeProvider scheme="dark" textScale={1} reduceMotion={reduceMotion}>
      <SheetModal visible={visible} title="経験値" closeLabel="閉じる" onClose={onClose}>
        <Text>中身</Text>
      </SheetModal>
    </ThemeProvider>
  );
}

describe('SheetModal', () => {
  it('shows its title and content only while visible', () => {
    render(sheet(false));
    expect(screen.queryByText('中身')).toBeNull();
    screen.rerender(sheet(true));
    expect(screen.getByText('中身')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: '経験値' })).toBeOnTheScreen();
  });

  it('closes by its button, the backdrop and the hardware back', () => {
    render(sheet(true));
    fireEvent.press(screen.getByRole('button', { name: '閉じる' }));
    fireEvent.press(screen.getByTestId('sheet.backdrop', { includeHiddenElements: true }));
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('keeps its footer out of what scrolls, and has none where there is nothing for it', () => {
    const footed = (footer?: string) => (
      <SheetModal
        {...{ visible: true, title: '経験値', closeLabel: '閉じる', onClose }}
        footer={footer === undefined ? undefined : <Text>{footer}</Text>}
      >
        <Text>中身</Text>
      </SheetModal>
    );
    render(footed('決定'));
    const scrolled = within(screen.UNSAFE_getByType(ScrollView));
    expect(scrolled.getByText('中身')).toBeOnTheScreen();
    expect(scrolled.queryByText('決定')).toBeNull();
    expect(screen.getByText('決定')).toBeOnTheScreen();
    screen.rerender(footed());
    expect(screen.queryByText('決定')).toBeNull();
  });

  it('does not move where motion is unwanted', () => {
    render(sheet(true));
    expect(propsOf(screen.UNSAFE_getByType(Modal)).animationType).toBe('fade');
    screen.rerender(sheet(true, true));
    expect(propsOf(screen.UNSAFE_getByType(Modal)).animationType).toBe('none');
  });
});
