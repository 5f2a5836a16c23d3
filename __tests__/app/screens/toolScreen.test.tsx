import { fireEvent, screen } from '@testing-library/react-native';

import { press, renderApp, renderManor, settled } from '../../support/renderApp';

const result = () => screen.getByTestId('result') as unknown;

describe('a tool', () => {
  it('answers from its link alone', async () => {
    await renderApp('/tools/vast-egg?blood=3&webs=1');
    expect(result()).toHaveTextContent(/防御力 4・必要な筋力 5/);
    expect(screen.queryByTestId(/\.error$/)).toBeNull();
  });

  it('shows a bad parameter at its field, names the value it uses, and still answers', async () => {
    await renderApp('/tools/vast-egg?blood=lots&webs=1');
    expect(screen.getByTestId('field.blood.error')).toHaveTextContent(
      /「lots」は数ではありません。0〜5の数を入れてください。 今は0で計算しています。/,
    );
    expect(screen.queryByTestId('field.webs.error')).toBeNull();
    expect(result()).toHaveTextContent(/防御力 1/);
    expect(result()).toHaveTextContent(/孵化まで：ブラッド5$/);
  });

  it('forgets the bad parameter once its field is filled in', async () => {
    await renderApp('/tools/vast-egg?blood=99&webs=1');
    expect(screen.getByTestId('field.blood.error')).toHaveTextContent(/「99」は範囲外です/);
    fireEvent.changeText(screen.getByTestId('field.blood'), '5');
    expect(screen.queryByTestId('field.blood.error')).toBeNull();
    expect(result()).toHaveTextContent(/孵化する：恐怖 \+2/);
  });

  it('asks only for what matters so far', async () => {
    await renderApp('/tools/mansions-turn?plan=move,move,explore');
    expect(screen.queryByTestId('field.light')).toBeNull();
    press('field.dark');
    expect(screen.getByTestId('field.light')).toBeOnTheScreen();
    press('field.dark');
    expect(screen.queryByTestId('field.light')).toBeNull();
  });

  it('shows a field that does not matter where its link holds something bad for it', async () => {
    await renderApp('/tools/mansions-turn?light=perhaps');
    expect(screen.getByTestId('field.light.error')).toHaveTextContent(/perhaps/);
  });

  it('keeps its fields in its address, so that an answer can be shared', async () => {
    const { navigation } = await renderApp('/tools/vast-manor-range?range=5');
    press('field.occupied');
    press('field.round.up');
    expect(result()).toHaveTextContent(/3/);
    expect(navigation.getCurrentRoute()?.params).toEqual({
      tool: 'vast-manor-range',
      range: '5',
      occupied: '1',
      round: 'up',
    });
  });

  it('reads a list of numbers, and says where it cannot', async () => {
    await renderApp('/tools/vast-skeleton-group?strengths=2,3');
    expect(result()).toHaveTextContent(/4/);
    fireEvent.changeText(screen.getByTestId('field.strengths'), '2 3 x');
    expect(screen.getByTestId('field.strengths.error')).toHaveTextContent(
      /「x」は数ではありません/,
    );
    expect(screen.getByTestId('field.strengths')).toHaveDisplayValue('2 3 x');
    fireEvent.changeText(screen.getByTestId('field.strengths'), '2 3 3');
    expect(screen.queryByTestId('field.strengths.error')).toBeNull();
    expect(result()).toHaveTextContent(/5/);
  });

  it('opens from the list of tools', async () => {
    const { store, routes } = await renderApp('/tools');
    press('tool.vast-egg');
    await settled(store);
    expect(result()).toHaveTextContent(/防御力 1/);
    expect(routes()).toEqual(['Tabs', 'Tool']);
  });

  it('opens inside a game and leaves the game as it is', async () => {
    const { store } = await renderManor('spider');
    press('open.vast-egg');
    press('field.blood.plus');
    expect(result()).toHaveTextContent(/防御力 2/);
    expect(store.getState().play?.timeline.events).toEqual([]);
  });
});
