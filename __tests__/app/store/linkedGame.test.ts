import { createAppStore } from '../../../app/store/appStore';
import { sessionIn } from '../../../app/store/linkedSession';
import { newPhone, startManor, untilStore } from '../../support/phone';
import { nodeDisk } from '../../support/nodeDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

it('a start by a link has its game there as soon as the records are', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const store = await phone.start();
  const id = await startManor(store);
  store.getState().tapTrack('paladin.health', -1);
  await phone.close();

  const linked = createAppStore({
    disk: nodeDisk(path),
    ownDatabase: () => Promise.resolve(),
    freshStart: () => false,
    lastLook: () => undefined,
    keepLook: () => undefined,
    linkedSession: id,
    now: () => 0,
    newId: () => 'new',
  });
  const phases: [phase: string, health: number | undefined][] = [];
  linked.subscribe(({ phase, play }) => {
    phases.push([phase.name, play?.timeline.state.values['paladin.health']]);
  });
  const ready = untilStore(linked, ({ phase }) => phase.name === 'ready');
  await linked.getState().open();
  await ready;
  expect(phases.filter(([name]) => name === 'ready')[0]).toEqual(['ready', 6]);
  expect(linked.getState().games.map((game) => game.id)).toEqual([id]);
});

it.each(['nothing', '', '%', "'; DROP TABLE games"])(
  'a start by a link to a game that there is not (%p) says so and has the others',
  async (session) => {
    const phone = newPhone({ path: temporaryFile() });
    const id = await startManor(await phone.start());
    const store = await phone.restart(session);
    const { phase, play, playProblem, games } = store.getState();
    expect({ phase, play, playProblem }).toEqual({
      phase: { name: 'ready' },
      play: undefined,
      playProblem: { id: session, code: 'missing' },
    });
    expect(games.map((game) => game.id)).toEqual([id]);
    await phone.close();
  },
);

it.each([
  ['/play/abc', 'abc'],
  ['/play/abc/paladin', 'abc'],
  ['/play/%E7%9B%A4/table', '盤'],
  ['/play/%', undefined],
  ['/play/', undefined],
  ['/play', undefined],
  ['/', undefined],
  ['/rules/play/abc', undefined],
])('the path %s leads into the game %p', (path, session) => {
  expect(sessionIn(path)).toBe(session);
});
