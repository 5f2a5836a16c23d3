import { ok, type Result } from '../../rules/engine/result';

import { connect } from './connection';
import { readContents, type Contents } from './contents';
import { contentsWith } from './contentsWith';
import type { Driver, OpenDriver } from './driver';
import { createHealth, type Health, type SetTimer } from './health';
import { nextJobs, shortcutsOf, type Job } from './jobs';
import { type BeforeMigrating, type Migration, migrations } from './migrations';
import { salvage } from './salvage';
import {
  detailOf,
  isStorageError,
  storageError,
  type StorageError,
  type StorageProblem,
} from './storageError';
import {
  byShortcut,
  inTransaction,
  type ReadSql,
  runWork,
  type Work,
  type Shortcut,
} from './transaction';

export type { ReadSql, Sql, Work } from './transaction';
export type { Health, SetTimer } from './health';
export type { StorageProblem } from './storageError';

/** The app's one way to the database. Everything asked of it is done in the order it was asked. */
export type Database = {
  /**
   * Sees every write asked for before it. Rejects with a `StorageError` if the connection fails,
   * fails again after reopening, or if writes before it cannot be saved.
   */
  read<T>(work: (sql: ReadSql) => Promise<T>): Promise<T>;
  /**
   * Runs the work in a transaction and resolves once it is committed. It rejects only if the work
   * itself throws, SQLite refuses a statement, or the database is closed. While the connection or
   * the disk fails it stays first in the queue and is tried again. A shortcut is taken where it can
   * be.
   */
  write<T>(work: Work<T>, shortcut?: Shortcut<T>): Promise<T>;
  /** The same for a change that must happen now or not at all: it rejects where others would wait. */
  writeNow<T>(work: Work<T>): Promise<T>;
  /** Mends the file although it can still be read: a check found it damaged. */
  mend(): Promise<void>;
  /**
   * Everything the players have, also what is still waiting to be saved: the way out while the
   * disk takes nothing.
   */
  contents(openScratch: OpenDriver): Promise<Contents>;
  health: { get(): Health; subscribe(listener: (health: Health) => void): () => void };
  /** Tries the waiting writes at once; resolves when they are saved or have failed again. */
  retryNow(): Promise<void>;
  /** Resolves when nothing is waiting; while writes fail, that is when they are saved at last. */
  whenIdle(): Promise<void>;
  /** Finishes what is queued, rejects what cannot be saved, and closes the connection. */
  close(): Promise<void>;
};

/**
 * - `repair` makes a damaged file sound again, with what can be saved of it, or throws
 * - `beforeMigrating` sees the file as it was
 * - `waits`: false if a write that cannot be saved rejects at once instead of waiting for the disk
 * - for tests: other schema steps, and a timer that does not wait
 */
export type DatabaseOptions = {
  repair?: () => Promise<void>;
  beforeMigrating?: BeforeMigrating;
  waits?: boolean;
  steps?: readonly Migration[];
  setTimer?: SetTimer;
};

/** Opens the database and brings its schema up to date. */
export async function openDatabase(
  open: OpenDriver,
  options: DatabaseOptions = {},
): Promise<Result<Database, StorageProblem>> {
  const { repair, beforeMigrating, waits = true } = options;
  const { steps = migrations, setTimer = afterDelay } = options;
  let connected = await connect(open, steps, beforeMigrating);
  // It may have failed in passing, like any other statement.
  if (!connected.ok && connected.error.code === 'cannotOpen') {
    connected = await connect(open, steps, beforeMigrating);
  }
  if (!connected.ok && connected.error.code === 'damaged' && repair !== undefined) {
    await repair();
    connected = await connect(open, steps, beforeMigrating);
  }
  if (!connected.ok) return connected;
  const reconnect = async () => {
    const again = await connect(open, steps, beforeMigrating);
    if (again.ok) return again.value;
    const code = again.error.code === 'damaged' ? 'damaged' : 'unavailable';
    throw storageError(code, `${again.error.code}: ${again.error.detail}`);
  };
  return ok(serve({ first: connected.value, reconnect, repair, waits, steps, setTimer }));
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

type Service = {
  first: Driver;
  reconnect: OpenDriver;
  repair: (() => Promise<void>) | undefined;
  waits: boolean;
  steps: readonly Migration[];
  setTimer: SetTimer;
};

function serve({ first, reconnect, repair, waits, steps, setTimer }: Service): Database {
  let driver: Driver | null = first;
  let queue: Job[] = [];
  let draining = false;
  let drained: Promise<void> = Promise.resolve();
  let closed = false;
  let retryMs = firstRetryMs;
  let cancelRetry = () => {};
  let idleWaiters: (() => void)[] = [];
  const health = createHealth(setTimer);

  function report(failure: string | null) {
    health.report(queue.filter((job) => job.kind === 'write').length, failure);
  }

  async function disconnect() {
    const lost = driver;
    driver = null;
    await lost?.close().catch(() => undefined);
  }

  async function run(jobs: readonly Job[]): Promise<unknown[]> {
    const current = (driver ??= await reconnect());
    if (jobs[0]?.kind === 'read') return [await runWork(current, jobs[0].work)];
    const outcomes = await byShortcut(current, shortcutsOf(jobs));
    const left = jobs.filter((_, index) => outcomes[index] === undefined);
    if (left.length === 0) return outcomes;
    const works = left.map((job) => job.work);
    const results = await inTransaction(current, works);
    return jobs.map((job, index) => outcomes[index] ?? results[left.indexOf(job)]);
  }

  /** Tries again on a new connection, and if the file itself is damaged once more on a mended one. */
  async function runOrReconnect(jobs: readonly Job[]): Promise<unknown[]> {
    try {
      return await run(jobs);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await disconnect();
    }
    try {
      return await run(jobs);
    } catch (error) {
      if (!isUnavailable(error) || error.code !== 'damaged' || repair === undefined) throw error;
      await disconnect();
    }
    await repair().catch((error: unknown) => {
      throw storageError('damaged', detailOf(error));
    });
    return run(jobs);
  }

  /** Does the next jobs. An error returned means that the queue has to wait for the storage. */
  async function step(): Promise<StorageError | null> {
    const jobs = nextJobs(queue);
    let settle: (job: Job, index: number) => void;
    try {
      const results = await runOrReconnect(jobs);
      settle = (job, index) => job.resolve(results[index]);
    } catch (error) {
      if (isUnavailable(error)) {
        await disconnect();
        if (jobs[0]?.kind === 'write' && jobs[0].waits) return error;
      } else if (jobs.length > 1) {
        // One of them is bad; each by itself shows which.
        for (const job of jobs) job.alone = true;
        return null;
      }
      settle = (job) => job.reject(error);
    }
    queue = queue.slice(jobs.length);
    retryMs = firstRetryMs;
    report(null);
    jobs.forEach(settle);
    return null;
  }

  function waitForStorage(failure: StorageError) {
    cancelRetry = setTimer(drain, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
    // Answering reads from before the waiting writes would show the players an old game.
    const isWaiting = (job: Job) => job.kind === 'write' && job.waits;
    const others = queue.filter((job) => !isWaiting(job));
    queue = queue.filter(isWaiting);
    report(failure.message);
    for (const job of others) job.reject(failure);
  }

  function drain() {
    if (draining || queue.length === 0) return;
    draining = true;
    cancelRetry();
    drained = (async () => {
      let failure: StorageError | null = null;
      while (queue.length > 0 && failure === null) failure = await step();
      draining = false;
      if (failure !== null) {
        waitForStorage(failure);
        return;
      }
      for (const resolve of idleWaiters) resolve();
      idleWaiters = [];
    })();
  }

  async function untilQuiet() {
    while (draining) await drained;
  }

  type How = Pick<Job, 'kind'> & Partial<Pick<Job, 'shortcut' | 'alone' | 'waits'>>;

  function enqueue<T>(work: Work<T>, { kind, shortcut, ...how }: How): Promise<T> {
    if (closed) return Promise.reject(storageError('closed', 'the database is closed'));
    return new Promise<T>((resolve, reject) => {
      queue.push({ kind, work, shortcut, alone: false, waits, ...how, resolve, reject });
      const now = health.get();
      if (kind === 'write') report(now.state === 'failing' ? now.detail : null);
      // While failing, a write waits for the timer, but someone waits for the answer to others.
      if (now.state === 'ok' || kind === 'read' || how.waits === false) drain();
    });
  }

  return {
    read: (work) => enqueue(work, { kind: 'read' }),
    write: (work, shortcut) => enqueue(work, { kind: 'write', shortcut }),
    writeNow: (work) => enqueue(work, { kind: 'write', alone: true, waits: false }),
    mend: () => {
      // Said twice, so that another connection does not count as the remedy.
      let left = 2;
      const complain = () =>
        left-- > 0
          ? Promise.reject(storageError('damaged', 'a check found damage'))
          : Promise.resolve();
      return enqueue(complain, { kind: 'read' });
    },
    async contents(openScratch) {
      await untilQuiet();
      if (health.get().state === 'ok') {
        try {
          return await enqueue(readContents, { kind: 'read' });
        } catch (error) {
          if (!isUnavailable(error)) throw error;
        }
        await untilQuiet();
      }
      // Nothing else may use the connection meanwhile.
      draining = true;
      const reading = (async () => {
        const waiting = queue.filter((job) => job.kind === 'write').map((job) => job.work);
        driver ??= await reconnect();
        const { contents } = await salvage(driver);
        return contentsWith(waiting, contents, openScratch, steps);
      })().finally(() => {
        draining = false;
      });
      drained = reading.then(
        () => undefined,
        () => undefined,
      );
      try {
        return await reading;
      } finally {
        // The time to try again may have come meanwhile.
        if (!closed) drain();
      }
    },
    health,
    retryNow() {
      if (!closed) drain();
      return drained;
    },
    whenIdle() {
      if (queue.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        idleWaiters.push(resolve);
      });
    },
    async close() {
      closed = true;
      await untilQuiet();
      drain();
      await drained;
      cancelRetry();
      const lost = queue;
      queue = [];
      report(null);
      for (const job of lost) job.reject(storageError('closed', 'closed before it was saved'));
      for (const resolve of idleWaiters) resolve();
      await disconnect();
    },
  };
}

function isUnavailable(error: unknown): error is StorageError {
  return isStorageError(error) && (error.code === 'unavailable' || error.code === 'damaged');
}

function afterDelay(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
