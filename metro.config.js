const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

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

// A module runs when something of it is first used: most are not needed for the first screen.
const { getTransformOptions } = config.transformer;
config.transformer.getTransformOptions = async (...request) => {
  const options = await getTransformOptions(...request);
  return { ...options, transform: { ...options.transform, inlineRequires: true } };
};

module.exports = config;
