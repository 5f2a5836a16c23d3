import type { Shortcut, Work } from './transaction';

/** Something asked of the database that has not been answered yet. */
export type Job = {
  kind: 'read' | 'write';
  work: Work<unknown>;
  shortcut: Shortcut<unknown> | undefined;
  /** Set for what is to be done by itself, as after a shared transaction was refused. */
  alone: boolean;
  /** Whether a write waits while the disk does not take it. */
  waits: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The first job, and if it is a write also the writes right behind it. */
export function nextJobs(queue: readonly Job[]): readonly Job[] {
  if (queue[0]?.kind === 'read' || queue[0]?.alone) return queue.slice(0, 1);
  const end = queue.findIndex((job) => job.kind === 'read' || job.alone);
  return queue.slice(0, end === -1 ? queue.length : end);
}

/** The shortcuts of jobs that can all be done by theirs, or none. */
export function shortcutsOf(jobs: readonly Job[]): readonly Shortcut<unknown>[] {
  const [first, ...others] = jobs.flatMap(({ shortcut }) => shortcut ?? []);
  if (first === undefined || others.length + 1 < jobs.length) return [];
  const together = others.every(({ chain }) => chain !== undefined && chain === first.chain);
  return together ? [first, ...others] : [];
}
