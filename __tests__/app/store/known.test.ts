import type { GameEvent } from '../../../rules/engine/events';
import type { Setup } from '../../../rules/engine/game';
import { added, moved, reset, setTo, wrote } from '../../rules/eventMakers';
import { nodeDriver } from '../../support/nodeDriver';
import { manor, newPhone, playOf, stateOf, type Phone, type Store } from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const mansions = 'mansions-of-madness';
const duo: Setup = { values: { investigators: 2 }, names: { investigator1: 'Åsa' } };

let path: string;
let phone: Phone;
let store: Store;

beforeEach(async () => {
  path = temporaryFile();
  phone = newPhone({ path });
  store = await phone.start();
});
afterEach(() => phone.close());

async function start(setup = duo, game = mansions): Promise<string> {
  const id = await store.getState().startGame(game, setup);
  await store.getState().openGame(id);
  return id;
}

async function restart(open?: string) {
  store = await phone.restart();
  if (open !== undefined) await store.getState().openGame(open);
}

function dispatch(...events: readonly GameEvent[]) {
  for (const event of events) {
    phone.clock.now += 5_000;
    store.getState().dispatch(event);
    expect(playOf(store).refused).toBeUndefined();
  }
}

/** Writes a setting past the app, as a damaged file or another version would have it. */
async function storeRaw(key: string, value: string) {
  const driver = await nodeDriver(path)();
  await driver.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', [key, value]);
  await driver.close();
}

const value = (at: string) => stateOf(store).values[at];
const knownMonsters = () => store.getState().known[mansions]?.['monster'];
const newMonster = added('keeper.monsters');
const cultist = [
  newMonster,
  wrote('keeper.monster1.name', 'Cultist'),
  setTo('keeper.monster1.health', 5),
  setTo('keeper.monster1.awareness', -2),
];

describe('printed numbers', () => {
  it('are known at once by the name they were entered under', async () => {
    await start();
    dispatch(...cultist, setTo('investigator1.maxHealth', 11));
    expect(knownMonsters()).toEqual([
      { name: 'Cultist', numbers: { awareness: -2, horrorRating: 0, health: 5, damage: 1 } },
    ]);
    expect(store.getState().known[mansions]?.['investigator1']).toMatchObject([
      { name: 'Åsa', numbers: { maxHealth: 11, maxSanity: 8 } },
    ]);
  });

  it('are there in the next play of that game, also after a restart', async () => {
    await start();
    dispatch(...cultist, setTo('investigator1.maxHealth', 11));
    await restart();
    await start({ ...duo, names: { investigator2: 'åsa' } });
    expect(value('investigator2.maxHealth')).toBe(11);
    expect(value('investigator2.health')).toBe(11);
    expect(value('investigator1.maxHealth')).toBe(8);
    dispatch(newMonster, wrote('keeper.monster1.name', 'ｃｕｌｔｉｓｔ'));
    expect(value('keeper.monster1.health')).toBe(5);
    expect(value('keeper.monster1.awareness')).toBe(-2);
    expect(value('keeper.monster1.wounds')).toBe(0);
  });

  it('are not another game’s', async () => {
    await start();
    dispatch(...cultist);
    await start({ values: {}, names: {} }, manor);
    expect(playOf(store).timeline.game.setup.known).toEqual({});
    expect(Object.keys(store.getState().known)).toEqual([mansions]);
  });

  it('learned later do not change a game that is on its way, nor its copy', async () => {
    const first = await start();
    dispatch(...cultist, newMonster, wrote('keeper.monster2.name', 'Cultist'));
    const before = stateOf(store);
    expect(value('keeper.monster2.health')).toBe(5);
    await restart(first);
    expect(stateOf(store)).toEqual(before);

    const second = await start();
    dispatch(newMonster, wrote('keeper.monster1.name', 'Cultist'));
    dispatch(setTo('keeper.monster1.health', 9));
    await store.getState().duplicate(first, '複製');
    const copy = store.getState().games.find(({ name }) => name === '複製')?.id ?? '';
    await restart(copy);
    expect(stateOf(store).values).toEqual(before.values);
    await restart(second);
    expect(value('keeper.monster1.awareness')).toBe(-2);
    expect(value('keeper.monster1.health')).toBe(9);
  });

  it('of odd names harm nobody, and the others are kept', async () => {
    await start();
    const names = ['__proto__', 'constructor', '<b>Ghoul</b>', 'Cultist'];
    names.forEach((name, index) => {
      const monster = `keeper.monster${index + 1}`;
      dispatch(newMonster, wrote(`${monster}.name`, name), setTo(`${monster}.health`, 7));
    });
    await restart();
    expect(store.getState().phase).toEqual({ name: 'ready' });
    expect(knownMonsters()).toMatchObject(names.map((name) => ({ name, numbers: { health: 7 } })));
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('are as they were when a wrong tap is undone', async () => {
    await start();
    dispatch(...cultist);
    dispatch(moved('keeper.monster1.health', 1));
    store.getState().undo();
    expect(value('keeper.monster1.health')).toBe(5);
    expect(knownMonsters()).toMatchObject([{ name: 'Cultist', numbers: { health: 5 } }]);
  });

  it('corrected in a later game outlive an undo of something else in an older one', async () => {
    const first = await start();
    dispatch(...cultist);
    dispatch(setTo('keeper.threat', 3), setTo('keeper.threat', 4), setTo('keeper.threat', 5));
    const second = await start();
    dispatch(newMonster, wrote('keeper.monster1.name', 'Cultist'));
    dispatch(setTo('keeper.monster1.health', 9));
    expect(knownMonsters()).toMatchObject([{ name: 'Cultist', numbers: { health: 9 } }]);
    for (const open of ['openGame', 'restart'] as const) {
      if (open === 'restart') await restart(first);
      else await store.getState().openGame(first);
      store.getState().undo();
      expect(value('keeper.threat')).toBeLessThan(5);
      store.getState().redo();
      store.getState().undo();
      expect(knownMonsters()).toMatchObject([{ name: 'Cultist', numbers: { health: 9 } }]);
    }
    await restart(second);
    expect(knownMonsters()).toMatchObject([{ name: 'Cultist', numbers: { health: 9 } }]);
  });

  it('are not overwritten by a name written in a game that began before they were known', async () => {
    const first = await start();
    await start();
    dispatch(...cultist);
    const learned = knownMonsters();
    await store.getState().openGame(first);
    dispatch(newMonster, wrote('keeper.monster1.name', 'Cultist'), moved('keeper.threat', 1));
    // The older game does not know it, and nobody entered anything in it.
    expect(value('keeper.monster1.health')).toBe(3);
    expect(knownMonsters()).toEqual(learned);
    await restart();
    expect(knownMonsters()).toEqual(learned);
    // What somebody reads from the card there counts.
    await store.getState().openGame(first);
    dispatch(setTo('keeper.monster1.damage', 4));
    expect(knownMonsters()).toMatchObject([{ name: 'Cultist', numbers: { damage: 4 } }]);
  });

  it('are still known when the game starts over', async () => {
    await start();
    dispatch(setTo('investigator1.maxHealth', 11), reset);
    expect(store.getState().known[mansions]?.['investigator1']).toMatchObject([
      { name: 'Åsa', numbers: { maxHealth: 11 } },
    ]);
    expect(value('investigator1.health')).toBe(11);
  });
});

describe('a damaged memory of printed numbers', () => {
  const learnedAgain = [{ name: 'Cultist', numbers: { health: 6, awareness: -2 } }];

  it.each([
    ['something that is not JSON', '{"monster'],
    ['nothing', 'null'],
    ['a list', '[1,2]'],
    ['a text', '"Cultist"'],
    ['a kind without names', '{"monster":{"Cultist":{"health":2}}}'],
  ])('with %s costs nothing else', async (_, bad) => {
    const id = await start();
    dispatch(...cultist);
    store.getState().changeSetting('textSize', 150);
    await phone.close();
    await storeRaw(`known.${mansions}`, bad);
    await storeRaw('known.another-game', '{"cat":[{"name":"Tom","numbers":{"lives":9}}]}');
    store = await phone.start();
    expect(store.getState().phase).toEqual({ name: 'ready' });
    expect(store.getState().known[mansions] ?? {}).toEqual({});
    expect(store.getState().known['another-game']).toEqual({
      cat: [{ name: 'Tom', numbers: { lives: 9 } }],
    });
    expect(store.getState().settings.textSize).toBe(150);
    expect(store.getState().rememberedSetups[mansions]).toMatchObject(duo);
    await store.getState().openGame(id);
    expect(value('keeper.monster1.health')).toBe(5);
    // And it learns again.
    dispatch(setTo('keeper.monster1.health', 6));
    expect(knownMonsters()).toMatchObject(learnedAgain);
    await restart();
    expect(knownMonsters()).toMatchObject(learnedAgain);
  });

  it('costs only the names that cannot be read', async () => {
    await phone.close();
    const good = { name: 'Cultist', numbers: { health: 4 } };
    const bad = [null, 'Witch', { name: 'Ghoul' }, { name: 'Bat', numbers: { health: 2.5 } }];
    await storeRaw(`known.${mansions}`, JSON.stringify({ monster: [...bad, good] }));
    store = await phone.start();
    expect(knownMonsters()).toEqual([good]);
  });

  it('in the set-up of a game costs only what it would have filled in', async () => {
    const id = await start();
    dispatch(...cultist);
    await phone.close();
    const driver = await nodeDriver(path)();
    await driver.run('UPDATE games SET setup = ?', [JSON.stringify({ ...duo, known: 'all' })]);
    await driver.close();
    store = await phone.start();
    await store.getState().openGame(id);
    expect(stateOf(store).texts['investigator1.name']).toBe('Åsa');
    expect(value('keeper.monster1.health')).toBe(5);
  });
});

describe('what players write', () => {
  it('is there after a restart, with its history', async () => {
    const id = await start();
    dispatch(wrote('investigator1.room', '広間 🕯️'), wrote('investigator1.room', ' <b>Attic</b> '));
    await restart(id);
    expect(stateOf(store).texts['investigator1.room']).toBe('<b>Attic</b>');
    store.getState().undo();
    expect(stateOf(store).texts['investigator1.room']).toBe('広間 🕯️');
    await restart(id);
    expect(stateOf(store).texts['investigator1.room']).toBe('広間 🕯️');
  });

  it('is there after a restart however long it was', async () => {
    const id = await start();
    dispatch(wrote('investigator1.room', 'x'.repeat(10_000)));
    expect(stateOf(store).texts['investigator1.room']).toBe('x'.repeat(60));
    await restart(id);
    expect(stateOf(store).texts['investigator1.room']).toBe('x'.repeat(60));
  });
});
