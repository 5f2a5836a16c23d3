import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { rulesFingerprint } from '../../rules/fingerprint';

const { fingerprintOf, writeFingerprint } = jest.requireActual<{
  fingerprintOf: (root: string) => string;
  writeFingerprint: (root: string) => void;
}>('../../scripts/fingerprint.cjs');

const files = {
  'rules/engine/reduce.ts': 'one',
  'rules/editions/chess/openings.ts': 'both',
  'rules/games/index.ts': 'games',
  'rules/games/chess/index.ts': 'two',
  'rules/games/chess/SPEC.md': 'words',
  'rules/games/chess/library/opening.ts': 'words',
  'app/store/replayed.ts': 'three',
  'app/store/storedSetup.ts': 'four',
  'app/store/stretches.ts': 'five',
};

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'banmen-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test.each([
  ['rules/engine/reduce.ts', 'another'],
  ['rules/editions/chess/openings.ts', 'another'],
  ['rules/editions/go/counting.ts', 'new'],
  ['rules/games/chess/index.ts', 'another'],
  ['rules/games/chess/knight.ts', 'new'],
  ['app/store/storedSetup.ts', 'another'],
])('%s is code that makes states: another fingerprint after a change', (file, text) => {
  const before = fingerprintOf(root);
  expect(fingerprintOf(root)).toBe(before);
  write(file, text);
  expect(fingerprintOf(root)).not.toBe(before);
});

test.each(['rules/games/chess/SPEC.md', 'rules/games/chess/library/opening.ts'])(
  '%s is to be read: the states stay good',
  (file) => {
    const before = fingerprintOf(root);
    write(file, 'other words');
    expect(fingerprintOf(root)).toBe(before);
  },
);

test('the file with it is written anew only when it is another one', () => {
  const file = path.join(root, 'rules/fingerprint.js');
  writeFingerprint(root);
  const { mtimeMs } = fs.statSync(file);
  writeFingerprint(root);
  expect(fs.statSync(file).mtimeMs).toBe(mtimeMs);
  write('rules/engine/reduce.ts', 'another');
  writeFingerprint(root);
  expect(fs.readFileSync(file, 'utf8')).toContain(fingerprintOf(root));
});

test('the app is built with the one of its rules', () => {
  expect(rulesFingerprint).toBe(fingerprintOf(path.join(__dirname, '../..')));
});
