import { screen } from '@testing-library/react-native';

import { vastCrystalCaverns } from '../../../locales/ja/games/vast-crystal-caverns';
import { press, renderApp, settled } from '../../support/renderApp';
import { gameById } from '../../support/everyGame';

const caverns = 'vast-crystal-caverns';
const line = 'infestation';

/** A line of the caverns' checklist as if it counted something. */
beforeEach(() => {
  const game = gameById(caverns);
  if (game === undefined) throw new Error('the caverns are on the shelf');
  game.checklistFigures = ({ roles }) => ({ cards: [roles].flat().length, who: 'knight' });
  const texts: { label: string; detail: string } = vastCrystalCaverns.checklist[line];
  jest.replaceProperty(texts, 'label', 'カードを{{cards}}枚');
  jest.replaceProperty(texts, 'detail', '{{who}}のそばに{{cards}}枚');
});
afterEach(() => {
  jest.restoreAllMocks();
  delete gameById(caverns)?.checklistFigures;
});

describe('the figures of a checklist fill its lines', () => {
  it('before the start, and follow what is chosen there', async () => {
    await renderApp(`/new/${caverns}?ghoul=vile&roles=knight`);
    expect(screen.getByTestId(`peculiar.${line}`)).toHaveTextContent(
      'カードを1枚ナイトのそばに1枚',
    );
    press('setup.roles.dragon');
    expect(screen.getByTestId(`peculiar.${line}`)).toHaveTextContent(/^カードを2枚/);
  });

  it('at the table, and in the history', async () => {
    const { store } = await renderApp(async ({ getState }) => {
      const setup = { values: { ghoul: 'vileGhoul', roles: ['knight', 'dragon'] }, names: {} };
      const id = await getState().startGame(caverns, setup);
      await getState().openGame(id);
      return `/play/${id}/table`;
    });
    expect(screen.getByTestId(`check.${line}`)).toHaveTextContent(/カードを2枚.*のそばに2枚/);
    press(`check.${line}`);
    press('sheet.history');
    await settled(store);
    expect(screen.getByTestId('history.1')).toHaveTextContent(/準備：カードを2枚/);
  });
});
