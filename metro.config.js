const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { writeFingerprint } = require('./scripts/fingerprint.cjs');

// States of long games are kept for the code that made them, and this tells which code that is.
writeFingerprint(__dirname);

const config = getDefaultConfig(__dirname);

// expo-sqlite runs SQLite as WebAssembly on the web.
config.resolver.assetExts.push('wasm');

// Its own SQLite is also what the web app uses in memory (app/storage/scratchDriver.web.ts), and the
// package does not list those files among its exports.
const sqlite = path.dirname(require.resolve('expo-sqlite/package.json'));
config.resolver.resolveRequest = (context, name, platform) =>
  context.resolveRequest(
    context,
    name.startsWith('expo-sqlite/web/')
      ? path.join(sqlite, name.slice('expo-sqlite/'.length))
      : name,
    platform,
  );

// Japanese as it is written: escaped, every character would take twice the bytes.
config.transformer.minifierConfig.output.ascii_only = false;

module.exports = config;
