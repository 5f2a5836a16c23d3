import { execFileSync } from 'node:child_process';
import path from 'node:path';

type Permission = { $: { 'android:name': string; 'tools:node'?: string } };

type Introspected = {
  _internal: {
    modResults: {
      android: { manifest: { manifest: { 'uses-permission': Permission[] } } };
      ios: { infoPlist: Record<string, unknown>; entitlements: Record<string, unknown> };
    };
  };
};

/** What a build for phones would ask for, after every plugin has had its say. */
const phones = (() => {
  const expo = path.join('node_modules', 'expo', 'bin', 'cli');
  const told = execFileSync(process.execPath, [expo, 'config', '--type', 'introspect', '--json'], {
    encoding: 'utf8',
  });
  return (JSON.parse(told) as Introspected)._internal.modResults;
})();

test('an Android phone grants vibration and nothing else, not even the network', () => {
  const asked = phones.android.manifest.manifest['uses-permission'].map(({ $ }) => $);
  const granted = asked.filter((permission) => permission['tools:node'] !== 'remove');
  expect(granted.map((permission) => permission['android:name'])).toEqual([
    'android.permission.VIBRATE',
  ]);
  // What libraries would bring along is taken out again.
  expect(asked).toContainEqual({
    'android:name': 'android.permission.INTERNET',
    'tools:node': 'remove',
  });
});

test('an iPhone is asked for nothing: no camera, no photos, no contacts, no tracking', () => {
  const { infoPlist, entitlements } = phones.ios;
  expect(Object.keys(infoPlist).filter((key) => key.endsWith('UsageDescription'))).toEqual([]);
  expect(entitlements).toEqual({});
});
