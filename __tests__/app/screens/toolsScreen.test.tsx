import { screen } from '@testing-library/react-native';

import { propsOf } from '../../components/hostProps';
import { renderApp } from '../../support/renderApp';

const preview = 'vast-mysterious-manor';
const published = 'vast-mysterious-manor-published';

const headings = () =>
  screen.getAllByRole('heading').map((heading: unknown) => propsOf(heading).children);

const others = [
  'ヴァスト：水晶の洞窟',
  'マンションオブマッドネス',
  'エルダーヴェイルの住居',
  'ダンジョンロード',
  'どのゲームでも',
];

describe('the list of tools', () => {
  it('has those of an edition that is not played last, under their own heading', async () => {
    await renderApp('/tools');
    expect(headings()).toEqual(['道具', 'ヴァスト：不思議の館', ...others, '別の版（製品版）']);
    expect(screen.getByText('プレビュー版（2018）')).toBeOnTheScreen();
  });

  it.each([
    [published, 'プレビュー版'],
    [preview, '製品版'],
  ])('begins with those of the edition that was chosen, %s', async (game, other) => {
    await renderApp((store) => {
      store.getState().chooseEdition(game);
      return Promise.resolve('/tools');
    });
    expect(headings()).toEqual(['道具', 'ヴァスト：不思議の館', ...others, `別の版（${other}）`]);
  });

  it('leads to tools that say their edition where there are several', async () => {
    await renderApp('/tools/vast-egg');
    expect(screen.getByText('ヴァスト：不思議の館（プレビュー版）')).toBeOnTheScreen();
  });

  it('says no edition at a tool where there is only one', async () => {
    await renderApp('/tools/ghoul-dice');
    expect(screen.queryByText(/水晶の洞窟/)).toBeNull();
  });
});
