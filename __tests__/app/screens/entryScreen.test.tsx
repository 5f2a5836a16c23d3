import { act, fireEvent, screen, within } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { Share } from 'react-native';

import { entriesOf } from '../../../rules/library/entry';
import { book } from '../../../rules/games/dungeon-lords/library';
import { propsOf } from '../../components/hostProps';
import { newPhone, type Phone, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);
afterEach(() => jest.restoreAllMocks());

const lords = 'dungeon-lords';
const link = `/rules/${lords}/taxes`;
const title = '税金は（トンネル＋部屋）÷2、端数切り上げ';
const lines = [
  '自分のダンジョンのトンネルと部屋の枚数を足して2で割り、端数は切り上げる。',
  'その数のゴールドを払う。',
  '払わない1ゴールドごとに、ダメージカウンター1個を死の手紙置き場に置く。',
];
const english = {
  title: 'Taxes: (tunnels + rooms) ÷ 2 gold, rounded up',
  line: 'Pay that much gold.',
};

async function tap(store: Store, testID: string) {
  press(testID);
  await settled(store);
}

async function follow(store: Store, word: string) {
  fireEvent.press(screen.getByRole('link', { name: word }));
  await settled(store);
}

/** Ends the app and starts it anew at a link, on the same disk. */
async function startAgain(phone: Phone, at: string) {
  screen.unmount();
  await phone.close();
  return renderApp(at, phone);
}

/** What stands above the words of the rule in front; a screen reader passes it over. */
const readings = () =>
  within(screen.getByTestId('entry.ja'))
    .queryAllByText(/^[ぁ-ん]+$/, { includeHiddenElements: true })
    .map(propsOf)
    .filter((text) => text['aria-hidden'] === true)
    .map((text) => text.children);

describe('a rule', () => {
  it('shows where it stands, its title, its lines and what is unsure about it', async () => {
    await renderApp(link);
    expect(screen.getByText('ダンジョンロード · イベント')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    for (const line of lines) expect(screen.getByText(line)).toBeOnTheScreen();
    expect(screen.getByText('注記')).toBeOnTheScreen();
    expect(screen.getByText(/^制圧されたタイルも数えるかは未確認。/)).toBeOnTheScreen();
  });

  it('names the lines of its source, and the sources beside it', async () => {
    const { store } = await renderApp(link);
    expect(
      screen.getByText('出典：ダンジョンロード フルゲーム建設フェイズ参照シート（4人用） 110行'),
    ).toBeOnTheScreen();
    await tap(store, 'related.dead-letter');
    expect(
      screen.getByText(/110行 · 公開されているJavaScript版の実装（非公式）$/),
    ).toBeOnTheScreen();
  });

  it('lists the related rules, each of which opens', async () => {
    const { store, navigation } = await renderApp(link);
    const related = screen.getAllByTestId(/^related\./);
    expect(related.map((row: unknown) => propsOf(row).testID)).toEqual([
      'related.tax-examples',
      'related.dead-letter',
      'related.events-overview',
    ]);
    expect(related[0]).toHaveTextContent('税金の例');
    await tap(store, 'related.tax-examples');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'tax-examples' });
    expect(screen.getByRole('heading', { name: '税金の例' })).toBeOnTheScreen();
  });

  it('says the edition of a game that has several, and whom it concerns in a game of roles', async () => {
    await renderApp('/rules/vast-mysterious-manor/paladin-experience');
    expect(
      screen.getByText('ヴァスト：不思議の館 · プレビュー版 · パラディン：経験値 · パラディン'),
    ).toBeOnTheScreen();
  });

  it('shows tables, whose words are links too', async () => {
    const { store, navigation } = await renderApp(`/rules/${lords}/events-overview`);
    expect(screen.getByText('モンスターは去り、邪悪度+1')).toBeOnTheScreen();
    await follow(store, '税金');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'taxes' });
  });
});

describe('a word with a rule of its own', () => {
  it('leads to it, and back returns', async () => {
    const { store, routes } = await renderApp(link);
    await follow(store, '死の手紙置き場');
    expect(routes()).toEqual(['Tabs', 'Entry', 'Entry']);
    expect(screen.getByRole('heading', { name: /^払わない税/ })).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    await tap(store, 'goBack');
    expect(routes()).toEqual(['Tabs', 'Entry']);
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  });

  it('is a link where it comes first in a rule, never in its own', async () => {
    await renderApp(link);
    expect(screen.getAllByRole('link', { name: 'ゴールド' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: '税金' })).toBeNull();
  });

  it('that leads round in a circle leads back to the rule read before', async () => {
    const { store, navigation } = await renderApp(link);
    await follow(store, '死の手紙置き場');
    await tap(store, 'related.taxes');
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    await tap(store, 'goBack');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'dead-letter' });
  });
});

describe('the other language', () => {
  it('stands below one’s own at one tap, whole, and goes away again', async () => {
    const { store } = await renderApp(link);
    expect(screen.getByTestId('otherLanguage')).toHaveTextContent('英語でも読む');
    expect(screen.queryByTestId('entry.en')).toBeNull();
    await tap(store, 'otherLanguage');
    const other = within(screen.getByTestId('entry.en'));
    expect(other.getByRole('heading', { name: english.title })).toBeOnTheScreen();
    expect(other.getByText(english.line)).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    expect(screen.getByTestId('otherLanguage')).toBeSelected();
    await tap(store, 'otherLanguage');
    expect(screen.queryByTestId('entry.en')).toBeNull();
  });

  it('is remembered for the next rule and the next start', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const { store } = await renderApp(link, phone);
    await tap(store, 'otherLanguage');
    await tap(store, 'nextEntry');
    expect(screen.getByRole('heading', { name: 'Examples of taxes' })).toBeOnTheScreen();
    await startAgain(phone, link);
    expect(screen.getByRole('heading', { name: english.title })).toBeOnTheScreen();
  });

  it('has words with rules of their own as well', async () => {
    const { store, navigation } = await renderApp(link);
    await tap(store, 'otherLanguage');
    await follow(store, 'dead letter box');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'dead-letter' });
  });

  it('is Japanese to whom reads English', async () => {
    const { store, texts } = await renderApp(link);
    await act(() => texts.changeLanguage('en'));
    expect(screen.getByRole('heading', { name: english.title })).toBeOnTheScreen();
    expect(screen.queryByTestId('entry.ja')).toBeNull();
    expect(screen.queryByTestId('readings')).toBeNull();
    await tap(store, 'otherLanguage');
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    expect(screen.getByTestId('readings')).toBeOnTheScreen();
  });
});

describe('readings', () => {
  it('stand above the words at one tap, and go away again', async () => {
    const { store } = await renderApp(link);
    expect(readings()).toEqual([]);
    await tap(store, 'readings');
    expect(screen.getByTestId('readings')).toBeSelected();
    expect(readings()).toEqual(
      expect.arrayContaining(['ぜいきん', 'へや', 'まいすう', 'しのてがみおきば']),
    );
    await tap(store, 'readings');
    expect(readings()).toEqual([]);
    expect(screen.getByText(lines[0] ?? '')).toBeOnTheScreen();
  });

  it('leave the words links, and are remembered', async () => {
    const { store, navigation } = await renderApp(link);
    await tap(store, 'readings');
    await follow(store, '死の手紙置き場');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'dead-letter' });
    expect(screen.getByTestId('readings')).toBeSelected();
    expect(readings()).toContain('しゅうりょうじ');
  });
});

describe('a bookmark', () => {
  it('is set and removed with a tap, says which, and outlives a restart', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const { store } = await renderApp(link, phone);
    expect(screen.getByTestId('bookmark')).toHaveAccessibleName('しおりを挟む');
    expect(screen.getByTestId('bookmark')).not.toBeSelected();
    await tap(store, 'bookmark');
    expect(screen.getByTestId('bookmark')).toHaveAccessibleName('しおりを外す');

    const again = await startAgain(phone, link);
    expect(screen.getByTestId('bookmark')).toBeSelected();
    await tap(again.store, 'bookmark');
    expect(screen.getByTestId('bookmark')).not.toBeSelected();
    await tap(again.store, 'goBack');
    await tap(again.store, 'tab.rules');
    expect(screen.queryByText('しおり')).toBeNull();
  });

  it('stands on the first page of the rules and leads to its rule', async () => {
    const { store, routes } = await renderApp(link);
    await tap(store, 'bookmark');
    await tap(store, 'goBack');
    await tap(store, 'tab.rules');
    expect(screen.getByRole('heading', { name: 'しおり' })).toBeOnTheScreen();
    fireEvent.press(screen.getAllByText(title)[0]);
    await settled(store);
    expect(routes()).toEqual(['Tabs', 'Entry']);
    expect(screen.getByTestId('bookmark')).toBeSelected();
  });
});

describe('a note', () => {
  async function write(store: Store, text: string) {
    await tap(store, 'editNote');
    fireEvent.changeText(screen.getByTestId('noteText'), text);
    await tap(store, 'saveNote');
  }

  it('is written, stands with its rule and outlives a restart', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const { store } = await renderApp(link, phone);
    expect(screen.queryByTestId('ownNote')).toBeNull();
    expect(screen.getByTestId('editNote')).toHaveTextContent('メモを書く');
    await write(store, '  銀貨で払ってよい ');
    expect(screen.queryByTestId('noteText')).toBeNull();
    expect(screen.getByTestId('ownNote')).toHaveTextContent('メモ銀貨で払ってよい');
    await startAgain(phone, link);
    expect(screen.getByTestId('ownNote')).toHaveTextContent('メモ銀貨で払ってよい');
  });

  it('is not written while it is empty, or when its form is closed', async () => {
    const { store } = await renderApp(link);
    await tap(store, 'editNote');
    expect(screen.getByTestId('saveNote')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('noteText'), '  ');
    expect(screen.getByTestId('saveNote')).toBeDisabled();
    expect(screen.queryByTestId('removeNote')).toBeNull();
    fireEvent.changeText(screen.getByTestId('noteText'), '銀貨');
    await tap(store, 'sheet.close');
    expect(screen.queryByTestId('ownNote')).toBeNull();
  });

  it('is edited, and can become a ruling of the table', async () => {
    const { store } = await renderApp(link);
    await write(store, '銀貨で払ってよい');
    expect(screen.getByTestId('editNote')).toHaveTextContent('メモを直す');
    await tap(store, 'editNote');
    expect(screen.getByTestId('noteText')).toHaveDisplayValue('銀貨で払ってよい');
    expect(screen.getByTestId('noteKind.note')).toBeChecked();
    press('noteKind.ruling');
    fireEvent.changeText(screen.getByTestId('noteText'), '銀貨は2枚まで');
    await tap(store, 'saveNote');
    expect(screen.getByTestId('ownNote')).toHaveTextContent('この卓の取り決め銀貨は2枚まで');
  });

  it('is removed, and one tap brings it back', async () => {
    const { store } = await renderApp(link);
    await write(store, '銀貨で払ってよい');
    await tap(store, 'editNote');
    await tap(store, 'removeNote');
    expect(screen.queryByTestId('ownNote')).toBeNull();
    expect(screen.getByTestId('message')).toHaveTextContent(/^メモを消しました/);
    await tap(store, 'message.action');
    expect(screen.getByTestId('ownNote')).toHaveTextContent('メモ銀貨で払ってよい');
    expect(screen.queryByTestId('message')).toBeNull();
  });

  it('is found by its own words, marked with the rule it stands at, until it is removed', async () => {
    const { store } = await renderApp(link);
    await write(store, 'ざぶとんで払ってよい');
    await tap(store, 'goBack');
    await tap(store, 'tab.rules');
    await tap(store, `game.${lords}`);
    fireEvent.changeText(screen.getByTestId('search'), 'ザブトン');
    await settled(store);
    expect(screen.getByTestId('count')).toHaveTextContent('1件');
    expect(screen.getByTestId('hit')).toHaveTextContent(/税金は.*メモ: ざぶとんで払ってよい$/);
    expect(screen.getByTestId('mark')).toHaveTextContent('ざぶとん');

    await tap(store, 'hit');
    await tap(store, 'editNote');
    await tap(store, 'removeNote');
    await tap(store, 'goBack');
    expect(screen.queryByTestId('hit')).toBeNull();
    expect(screen.getByTestId('count')).toHaveTextContent('「ザブトン」は見つかりません');
  });
});

describe('the rules before and after', () => {
  it('are one tap away, as in a book', async () => {
    const { store, navigation } = await renderApp(link);
    expect(screen.getByTestId('nextEntry')).toHaveAccessibleName('次：税金の例');
    await tap(store, 'nextEntry');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'tax-examples' });
    expect(screen.getByTestId('previousEntry')).toHaveAccessibleName(`前：${title}`);
    await tap(store, 'previousEntry');
    expect(navigation.getCurrentRoute()?.params).toEqual({ game: lords, entry: 'taxes' });
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  });

  it('go on from one chapter to the next', async () => {
    const [first, second] = book.chapters;
    const { store } = await renderApp(`/rules/${lords}/${first?.entries.at(-1)?.id}`);
    await tap(store, 'nextEntry');
    const opening = second?.entries[0]?.title.ja ?? '';
    expect(screen.getByRole('heading', { name: opening })).toBeOnTheScreen();
  });

  it.each([
    ['first', entriesOf(book)[0]?.id, 'previousEntry', 'nextEntry'],
    ['last', entriesOf(book).at(-1)?.id, 'nextEntry', 'previousEntry'],
  ])('of the %s rule of a book are only one', async (_, entry, none, one) => {
    await renderApp(`/rules/${lords}/${entry}`);
    expect(screen.queryByTestId(none)).toBeNull();
    expect(screen.getByTestId(one)).toBeOnTheScreen();
  });
});

describe('a link to a rule that there is not', () => {
  it.each([[`/rules/${lords}/income-tax`], ['/rules/chess/taxes']])(
    '%s says so and leads on to the rules',
    async (nowhere) => {
      const { store, routes } = await renderApp(nowhere);
      expect(screen.getByTestId('notFound')).toHaveTextContent(/そのルールはありません/);
      expect(screen.queryByTestId('entry')).toBeNull();
      fireEvent.press(screen.getByText('ルールの一覧へ'));
      await settled(store);
      expect(routes()).toEqual(['Tabs']);
      expect(screen.getByTestId('tab.rules')).toBeSelected();
      expect(screen.getByTestId('search')).toBeOnTheScreen();
    },
  );
});

describe('handing a rule on', () => {
  const whole = [title, ...lines, 'banmen://rules/dungeon-lords/taxes'].join('\n');

  it('puts title, text and link on the clipboard and says so', async () => {
    const setString = jest.spyOn(Clipboard, 'setStringAsync').mockResolvedValue(true);
    const { store } = await renderApp(link);
    await tap(store, 'copy');
    expect(setString.mock.calls).toEqual([[whole]]);
    expect(screen.getByTestId('message')).toHaveTextContent('本文とリンクをコピーしました');
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByTestId('message')).toBeNull();
  });

  it.each([
    ['refuses', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('no clipboard'))],
  ])('says plainly when the clipboard %s', async (_, answer) => {
    jest.spyOn(Clipboard, 'setStringAsync').mockImplementation(answer);
    const { store } = await renderApp(link);
    await tap(store, 'copy');
    expect(screen.getByTestId('message')).toHaveTextContent('コピーできませんでした');
  });

  it('copies a table row by row', async () => {
    const setString = jest.spyOn(Clipboard, 'setStringAsync').mockResolvedValue(true);
    const { store } = await renderApp(`/rules/${lords}/tax-examples`);
    await tap(store, 'copy');
    expect(setString.mock.calls[0]?.[0].split('\n').slice(0, 2)).toEqual([
      '税金の例',
      '3 · 0 · 2 · 2 · 0 · 0',
    ]);
  });

  it('offers the same to other apps', async () => {
    const share = jest.spyOn(Share, 'share').mockRejectedValue(new Error('changed their mind'));
    const { store } = await renderApp(link);
    await tap(store, 'share');
    expect(share.mock.calls).toEqual([[{ message: whole }]]);
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
  });
});
