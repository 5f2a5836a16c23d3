/** The part of expo-sqlite that is used; its index brings hooks and assets along. */
declare module 'expo-sqlite/build/SQLiteDatabase' {
  export { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
}

declare module 'expo-sqlite/build/ExpoSQLite' {
  const sqlite: { backupDatabaseAsync: (into: undefined) => Promise<void> };
  // eslint-disable-next-line no-restricted-syntax -- how expo-sqlite exports it
  export default sqlite;
}
