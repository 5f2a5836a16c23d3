import { act, screen } from '@testing-library/react-native';
import fc from 'fast-check';

import { nodeDriver } from '../../support/nodeDriver';
import { linkedScreen } from '../../support/linkedScreen';
import { mutated, otherLink, rulesLink, setUpLink, toolLink } from '../../support/mutatedLinks';
import { newPhone, startManor } from '../../support/phone';
import { renderApp, settled } from '../../support/renderApp';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

/** What a player owns; which sheet and which rules were looked at is no part of it. */
const owned = [
  'SELECT id, game, name, setup, status, created, touched, cursor, head FROM games ORDER BY id',
  'SELECT * FROM events ORDER BY game_id, line, seq',
  'SELECT * FROM settings ORDER BY key',
  'SELECT * FROM bookmarks',
  'SELECT * FROM own_notes',
];

async function everythingIn(path: string): Promise<unknown> {
  const driver = await nodeDriver(path)();
  const tables = [];
  for (const sql of owned) tables.push(await driver.all(sql));
  await driver.close();
  return tables;
}

/** What stands on a screen if all is well with it, or with the link at least. */
const landmarks: Readonly<Record<string, readonly string[]>> = {
  Table: ['newGame'],
  Rules: ['search'],
  Tools: ['tool.vast-egg'],
  Settings: ['language.ja'],
  NewGame: ['choose.vast-mysterious-manor'],
  SetUp: ['start', 'notFound'],
  Play: ['whereWeAre', 'notFound'],
  Entry: ['entry', 'notFound'],
  Tool: ['result', 'notFound'],
  NotFound: ['notFound'],
};

it('every mutated link shows something useful, and changes nothing that is stored', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, navigation } = await renderApp(async (ready) => {
    const id = await startManor(ready);
    ready.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 });
    ready
      .getState()
      .setNote({ game: 'dungeon-lords', entry: 'taxes' }, { kind: 'note', text: 'x' });
    expect(id).toBe('game1');
    return '/';
  }, phone);
  const before = await everythingIn(path);
  const link = fc.oneof(toolLink, setUpLink, rulesLink, otherLink);
  const links = fc.sample(mutated(link), { numRuns: 300, seed: 57 });
  for (const to of links) {
    const { state, top } = linkedScreen(to);
    act(() => navigation.resetRoot(state));
    await settled(store);
    const told = to.slice(0, 200);
    expect([told, screen.queryByTestId('screenFault')]).toEqual([told, null]);
    const found = landmarks[top.name]?.some((testID) => screen.queryAllByTestId(testID).length > 0);
    expect([told, found]).toEqual([told, true]);
    expect([told, complaints.mock.calls.map(([first]) => String(first))]).toEqual([told, []]);
  }
  complaints.mockRestore();
  expect(store.getState().notSaved).toBe('');
  await phone.close();
  expect(await everythingIn(path)).toEqual(before);
}, 300_000);
