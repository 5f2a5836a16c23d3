import { screen, fireEvent, within } from '@testing-library/react-native';
import { press, renderApp, settled } from '../../support/renderApp';
import { stateOf } from '../../support/phone';
it('paladin plus', async () => {
  const {store}=await renderApp(async (s)=>{const id=await s.getState().startGame('dungeon-lords',{values:{},names:{}}); await s.getState().openGame(id); return `/play/${id}/board`;});
  fireEvent.press(screen.getByText('イベントとパラディン'));
  for (let i=0;i<10;i++) { press('board.paladinSpace.plus'); await settled(store);
   console.log(i+1, stateOf(store).choices['board.paladin'], (screen.queryAllByTestId('notice') as any[]).map(n=>within(n).getAllByText(/./)[0].props.children)); }
});
