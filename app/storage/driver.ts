/** What a column can hold in this app. */
export type SqlValue = string | number | null;

/**
 * The port to SQLite: one connection. A driver reports what SQLite said by rejecting with an
 * `Error` whose message holds SQLite's own text; it neither queues nor retries.
 */
export type Driver = {
  run(sql: string, params?: readonly SqlValue[]): Promise<void>;
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs one or more statements without parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
};

/** Opens a new connection, also when an earlier one was lost without being closed. */
export type OpenDriver = () => Promise<Driver>;

/** Where databases live: files by name, and scratch ones that are gone when they are closed. */
export type Disk = {
  open(file: string): Promise<Driver>;
  /** Removes a file that nobody has open. */
  remove(file: string): Promise<void>;
  openScratch: OpenDriver;
};
