const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/** What the state of a game is made with: its rules, and how what is stored is read for them. */
const sources = [
  'rules/engine',
  'rules/editions',
  'rules/games',
  'app/store/replayed.ts',
  'app/store/storedSetup.ts',
  'app/store/stretches.ts',
];

/** Texts to read make no state. */
const isOfNoConcern = (/** @type {string} */ name) => name === 'library' || name.endsWith('.md');

/**
 * Every file of the rules, always in the same order.
 *
 * @param {string} place
 * @returns {string[]}
 */
const filesAt = (place) =>
  fs.statSync(place).isFile()
    ? [place]
    : fs
        .readdirSync(place)
        .filter((name) => !isOfNoConcern(name))
        .sort()
        .flatMap((name) => filesAt(path.join(place, name)));

/**
 * One text for this very code of the rules: another one after any change of it.
 *
 * @param {string} root
 */
const fingerprintOf = (root) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesAt(path.join(root, source)))) {
    const text = fs.readFileSync(file, 'utf8');
    hash.update(`${path.relative(root, file).replaceAll(path.sep, '/')}\n${text.length}\n${text}`);
  }
  return hash.digest('hex').slice(0, 32);
};

/**
 * Writes `rules/fingerprint.js`, which is not in the repository: whatever bundles or runs the app
 * asks for it first. Left alone where it is right, so that nobody takes it for a change.
 *
 * @param {string} root
 */
const writeFingerprint = (root) => {
  const file = path.join(root, 'rules', 'fingerprint.js');
  const text = `export const rulesFingerprint = '${fingerprintOf(root)}';\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  // Whole or not at all: another program may be reading it.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
};

module.exports = { fingerprintOf, writeFingerprint };

if (require.main === module) writeFingerprint(path.join(__dirname, '..'));
