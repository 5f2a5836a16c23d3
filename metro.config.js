const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite runs SQLite as WebAssembly on the web.
config.resolver.assetExts.push('wasm');

// Its own SQLite is also what the web app uses in memory (app/storage/scratchDriver.web.ts), and the
// package does not list those files among its exports.
const sqlite = path.dirname(require.resolve('expo-sqlite/package.json'));
const withSqlite = (name) =>
  name.startsWith('expo-sqlite/web/') ? path.join(sqlite, name.slice('expo-sqlite/'.length)) : name;

// The web build packs the books before Metro starts (scripts/books/packBooks.mjs) and says where. As
// files of their own, rather than as the work of a transformer, they need no care about caches.
const packedBooks = process.env.BANMEN_PACKED_BOOKS;
const bookOf = /[\\/]rules[\\/]games[\\/]([^\\/]+)[\\/]library[\\/]index\.ts$/;
const withPackedBooks = (found) => {
  const game = found.type === 'sourceFile' ? bookOf.exec(found.filePath)?.[1] : undefined;
  if (packedBooks === undefined || game === undefined) return found;
  return { type: 'sourceFile', filePath: path.join(packedBooks, `${game}.js`) };
};

config.resolver.resolveRequest = (context, name, platform) =>
  withPackedBooks(context.resolveRequest(context, withSqlite(name), platform));

// Japanese as it is written: escaped, every character would take twice the bytes.
config.transformer.minifierConfig.output.ascii_only = false;

module.exports = config;
