const fs = require('node:fs');
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { writeFingerprint } = require('./scripts/fingerprint.cjs');

// States of long games are kept for the code that made them, and this tells which code that is.
writeFingerprint(__dirname);

const config = getDefaultConfig(__dirname);

// expo-sqlite runs SQLite as WebAssembly on the web.
config.resolver.assetExts.push('wasm');

// The app takes only what it needs of expo-sqlite, and on the web its SQLite once more for a database
// in memory (app/storage/scratchDriver.web.ts). The package lists neither among its exports.
const sqlite = path.dirname(require.resolve('expo-sqlite/package.json'));
const withSqlite = (name) =>
  /^expo-sqlite\/(build|web)\//.test(name)
    ? path.join(sqlite, name.slice('expo-sqlite/'.length))
    : name;

// What is asked for and never used, in a finished app.
const neverUsed = new Set([
  // By expo-sqlite, in lines that follow a return unless `__DEV__`.
  'expo/devtools',
  // By the `Animated` of react-native-web, to offer `Animated.SectionList`.
  './components/AnimatedSectionList',
]);

// The web build packs what is only texts before Metro starts (scripts/packing/packTexts.mjs) and says
// where. As files of their own, not as the work of a transformer, they need no care about caches.
const packedTexts = process.env.BANMEN_PACKED_TEXTS;
const withPackedTexts = (found) => {
  if (packedTexts === undefined || found.type !== 'sourceFile') return found;
  const packed = path.join(packedTexts, `${path.relative(__dirname, found.filePath)}.js`);
  return fs.existsSync(packed) ? { type: 'sourceFile', filePath: packed } : found;
};

config.resolver.resolveRequest = (context, name, platform) =>
  !context.dev && neverUsed.has(name)
    ? { type: 'empty' }
    : withPackedTexts(context.resolveRequest(context, withSqlite(name), platform));

// Japanese as it is written: escaped, every character would take twice the bytes.
config.transformer.minifierConfig.output.ascii_only = false;

// A module runs when something of it is first used: most are not needed for the first screen.
const { getTransformOptions } = config.transformer;
config.transformer.getTransformOptions = async (...request) => {
  const options = await getTransformOptions(...request);
  return { ...options, transform: { ...options.transform, inlineRequires: true } };
};

module.exports = config;
