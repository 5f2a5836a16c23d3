import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { FlatList } from 'react-native';

import type { Row } from '../../../app/screens/rules/searchResults';
import { propsOf } from '../../components/hostProps';
import { startManor, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const preview = 'vast-mysterious-manor';
const published = 'vast-mysterious-manor-published';

const search = (params: Record<string, string>) =>
  `/rules?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;

/** A link that is opened by somebody who plays the published edition. */
const whoPlaysPublished = (link: string) => (store: Store) => {
  store.getState().chooseEdition(published);
  return Promise.resolve(link);
};

const hits = () => screen.queryAllByTestId('hit') as unknown[];
const isMarked = (hit: unknown) =>
  within(hit as Parameters<typeof within>[0]).queryAllByTestId('otherEdition').length > 0;

/** All that was found, also what is drawn only when the list is read on: games and titles. */
function listed() {
  const list = screen.UNSAFE_getByType(FlatList) as { props: { data: readonly Row[] } };
  return list.props.data.map((row) => (row.kind === 'hit' ? row.at.game : `title of ${row.game}`));
}
const testIDs = (pattern: RegExp) =>
  screen.queryAllByTestId(pattern).map((element: unknown) => propsOf(element).testID);

/** What comes before the title of the other edition, and after it; all of it is counted. */
function parts(other: string) {
  const at = listed().indexOf(`title of ${other}`);
  expect(at).toBeGreaterThan(-1);
  const [first, others] = [listed().slice(0, at), listed().slice(at + 1)];
  expect(screen.getByRole('status')).toHaveTextContent(
    `${first.length}件、別の版に${others.length}件`,
  );
  return { first: [...new Set(first)], others: [...new Set(others)] };
}

describe('a search in all games', () => {
  it('is in the edition that is played, and what the other one has follows', async () => {
    await renderApp(whoPlaysPublished(search({ q: 'ブラッド 蜘蛛の巣' })));
    expect(listed()[0]).toBe(published);
    const { first, others } = parts(preview);
    expect(first).not.toContain(preview);
    expect(others).toEqual([preview]);
    expect(hits()[0]).toHaveTextContent(/^ヴァスト：不思議の館 · 製品版 · /);
    expect(isMarked(hits()[0])).toBe(false);
  });

  it('is in the first edition of the shelf as long as nobody chose', async () => {
    await renderApp(search({ q: 'ブラッド 蜘蛛の巣' }));
    expect(listed()[0]).toBe(preview);
    const { first, others } = parts(published);
    expect(first).not.toContain(published);
    expect(others).toEqual([published]);
  });

  it('follows the choice as soon as it is made', async () => {
    const { store } = await renderApp(search({ q: 'ブラッド 蜘蛛の巣' }));
    act(() => store.getState().chooseEdition(published));
    await settled(store);
    expect(listed()[0]).toBe(published);
    expect(parts(preview).others).toEqual([preview]);
  });

  it('has no other part in a game that has only one edition', async () => {
    await renderApp(search({ q: '税金', game: 'dungeon-lords' }));
    expect(hits().some(isMarked)).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+件$/);
  });
});

describe('a search in one game', () => {
  it('has its own hits first, then those of its other edition, and none of other games', async () => {
    await renderApp(search({ q: 'パラディン 経験値', game: preview }));
    expect(parts(published)).toEqual({ first: [preview], others: [published] });
  });

  it('the other way round is the same, whichever edition is played', async () => {
    await renderApp(search({ q: 'パラディン 経験値', game: published }));
    expect(parts(preview)).toEqual({ first: [published], others: [preview] });
  });

  it('is in the edition that is on the table, by itself', async () => {
    await renderApp(async (ready) => {
      await startManor(ready);
      ready.getState().chooseEdition(published);
      return search({ q: 'パラディン 経験値' });
    });
    expect(screen.getByTestId(`game.${preview}`)).toBeSelected();
    expect(parts(published)).toEqual({ first: [preview], others: [published] });
  });

  it('shows at once what only the other edition has, and leads there', async () => {
    const { store, navigation } = await renderApp(search({ q: 'クリプト', game: preview }));
    expect(hits().length).toBeGreaterThan(0);
    expect(hits().every(isMarked)).toBe(true);
    expect(hits()[0]).toHaveTextContent(/^別の版ヴァスト：不思議の館 · 製品版 · /);
    expect(screen.getByText('別の版（製品版）')).toBeOnTheScreen();
    expect(screen.getByRole('status')).toHaveTextContent(/^0件、別の版に\d+件$/);
    expect(screen.queryByTestId('nearTerm')).toBeNull();
    fireEvent.press(screen.getAllByTestId('hit')[0]);
    await settled(store);
    expect(navigation.getCurrentRoute()).toMatchObject({
      name: 'Entry',
      params: { game: published },
    });
    expect(screen.getByText(/^ヴァスト：不思議の館 · 製品版 · /)).toBeOnTheScreen();
  });

  it('says that there is nothing only where neither edition has anything', async () => {
    await renderApp(search({ q: 'xqzwv', game: preview }));
    expect(hits()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('「xqzwv」は見つかりません');
    expect(screen.getAllByTestId('nearTerm').length).toBeGreaterThan(0);
  });
});

describe('books and chips', () => {
  it('have those of the editions in use first, and say which edition they are', async () => {
    await renderApp(whoPlaysPublished('/rules'));
    const others = ['vast-crystal-caverns', 'mansions-of-madness', 'dwellings-of-eldervale'];
    const order = [published, ...others, 'dungeon-lords', preview];
    expect(testIDs(/^book\./)).toEqual(order.map((id) => `book.${id}`));
    expect(testIDs(/^game\./)).toEqual(['all', ...order].map((id) => `game.${id}`));
    expect(screen.getByTestId(`game.${published}`)).toHaveTextContent(
      'ヴァスト：不思議の館（製品版）',
    );
    expect(screen.getByTestId(`book.${preview}`)).toHaveTextContent(
      /^ヴァスト：不思議の館（プレビュー版）/,
    );
    expect(screen.getByTestId('book.dungeon-lords')).toHaveTextContent(/^ダンジョンロード\d/);
  });

  it('lead from the contents of either edition to what tells them apart', async () => {
    const { store, navigation } = await renderApp(search({ game: published }));
    press('changes');
    await settled(store);
    expect(navigation.getCurrentRoute()?.params).toEqual({
      game: published,
      entry: 'changes-from-preview',
    });
    expect(screen.getByTestId('entry')).toBeOnTheScreen();
    press('goBack');
    await settled(store);
    press(`game.${preview}`);
    await settled(store);
    expect(screen.getByTestId('changes')).toBeOnTheScreen();
    press('game.dungeon-lords');
    await settled(store);
    expect(screen.queryByTestId('changes')).toBeNull();
  });
});
