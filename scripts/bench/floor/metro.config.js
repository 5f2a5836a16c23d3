const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Its packages are those of the repository.
config.watchFolders = [path.resolve(__dirname, '../../../node_modules')];

// expo-sqlite runs SQLite as WebAssembly on the web.
config.resolver.assetExts.push('wasm');

module.exports = config;
