/** The SQLite that expo-sqlite brings for the web, as far as the scratch database uses it. */
declare module 'expo-sqlite/web/wa-sqlite/sqlite-api' {
  type Value = string | number | bigint | null;
  export const SQLITE_ROW: number;
  export const SQLITE_INTEGER: number;
  export function Factory(module: object): {
    open_v2(name: string): Promise<number>;
    close(database: number): Promise<number>;
    exec(database: number, sql: string): Promise<number>;
    statements(database: number, sql: string): AsyncIterable<number>;
    bind(statement: number, index: number, value: Value): number;
    step(statement: number): Promise<number>;
    column_names(statement: number): string[];
    column_type(statement: number, at: number): number;
    column_int_safe(statement: number, at: number): number | bigint;
    column(statement: number, at: number): Value;
  };
}

declare module 'expo-sqlite/web/wa-sqlite/wa-sqlite' {
  const start: (options: { locateFile: () => string }) => Promise<object>;
  export { start as default };
}

declare module 'expo-sqlite/web/wa-sqlite/wa-sqlite.wasm' {
  const address: string;
  export { address as default };
}
