import { defaultSettings } from '../../../app/store/settings';
import { newPhone } from '../../support/phone';
import { nodeDriver } from '../../support/nodeDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

/** Writes a setting past the app, as another version of it would have done. */
async function storeRaw(path: string, key: string, value: string) {
  const driver = await nodeDriver(path)();
  await driver.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', [key, value]);
  await driver.close();
}

describe('settings', () => {
  it('start with the defaults on a new phone', async () => {
    const phone = newPhone();
    const store = await phone.start();
    expect(store.getState().settings).toEqual(defaultSettings);
    await phone.close();
  });

  it('change at once and alone', async () => {
    const phone = newPhone();
    const store = await phone.start();
    store.getState().changeSetting('language', 'en');
    expect(store.getState().settings).toEqual({ ...defaultSettings, language: 'en' });
    await phone.close();
  });

  it('survive a restart', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const store = await phone.start();
    const { changeSetting } = store.getState();
    changeSetting('language', 'ja');
    changeSetting('theme', 'light');
    changeSetting('textSize', 150);
    changeSetting('haptics', false);
    changeSetting('keepAwake', false);
    changeSetting('textSize', 200);
    changeSetting('guidePoints', false);
    changeSetting('readings', true);
    changeSetting('bothLanguages', true);
    const again = await phone.restart();
    expect(again.getState().settings).toEqual({
      language: 'ja',
      theme: 'light',
      textSize: 200,
      haptics: false,
      keepAwake: false,
      guidePoints: false,
      readings: true,
      bothLanguages: true,
    });
    await phone.close();
  });

  it.each([
    ['a value of another version', '"klingon"'],
    ['a value of the wrong kind', '7'],
    ['something that is not JSON', '{"half'],
  ])('fall back to the default where there is %s, and only there', async (_, bad) => {
    const path = temporaryFile();
    const phone = newPhone({ path });
    const store = await phone.start();
    store.getState().changeSetting('theme', 'light');
    store.getState().changeSetting('language', 'en');
    await phone.close();
    await storeRaw(path, 'language', bad);
    const again = await phone.start();
    expect(again.getState().settings).toEqual({ ...defaultSettings, theme: 'light' });
    await phone.close();
  });
});
