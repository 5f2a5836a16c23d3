import { screen, fireEvent } from '@testing-library/react-native';
import { renderApp } from '../../support/renderApp';
import { startManor } from '../../support/phone';

it('table', async () => {
  await renderApp('/');
  await screen.findByTestId('newGame');
  screen.debug();
});
it('play', async () => {
  await renderApp(async (store) => `/play/${await startManor(store)}/paladin`);
  fireEvent.press(await screen.findByTestId('paladin.experience.plus'));
  console.log(screen.getByTestId('paladin.experience').props);
});
