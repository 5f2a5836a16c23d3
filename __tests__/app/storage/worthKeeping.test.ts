import fc from 'fast-check';

import { worthKeeping } from '../../../app/storage/worthKeeping';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Backups newest first, whatever the clock said when they were made. */
const anyBackups = fc
  .array(
    fc.record({
      made: fc.integer({ min: 0, max: 400 * dayMs }),
      reason: fc.constantFrom('rotation', 'rotation', 'rotation', 'beforeImport', 'salvaged'),
    }),
    { maxLength: 60, size: 'max' },
  )
  .map((all) => all.map((backup, at) => ({ ...backup, id: all.length - at })));

it('keeps the newest five good ones whatever the clock says, and never more than a few dozen', () => {
  fc.assert(
    fc.property(anyBackups, (backups) => {
      const kept = worthKeeping(backups);
      const good = backups.filter(({ reason }) => reason !== 'salvaged');
      for (const { id } of good.slice(0, 5)) expect(kept).toContain(id);
      expect(kept.size).toBeLessThanOrEqual(5 + 8 + 7 + 6 + 2 * 2);
      expect(kept.size).toBeGreaterThanOrEqual(Math.min(5, good.length));
    }),
  );
});

it('keeps the same good ones however much was salvaged among them, and two of what was', () => {
  fc.assert(
    fc.property(anyBackups, (backups) => {
      const salvaged = backups.filter(({ reason }) => reason === 'salvaged');
      const kept = worthKeeping(backups);
      const good = worthKeeping(backups.filter((backup) => !salvaged.includes(backup)));
      const two = salvaged.slice(0, 2).map(({ id }) => id);
      expect(kept).toEqual(new Set([...good, ...two]));
    }),
  );
});

it('keeps what it kept when it is asked again', () => {
  fc.assert(
    fc.property(anyBackups, (backups) => {
      const kept = worthKeeping(backups);
      expect(worthKeeping(backups.filter(({ id }) => kept.has(id)))).toEqual(kept);
    }),
  );
});

/** What is left after backups were made at these moments, one after the other. */
function leftAfter(moments: readonly number[]) {
  let backups: { id: number; made: number; reason: string }[] = [];
  moments.forEach((made, id) => {
    backups = [{ id, made, reason: id === 0 ? 'beforeImport' : 'rotation' }, ...backups];
    const kept = worthKeeping(backups);
    backups = backups.filter((backup) => kept.has(backup.id));
  });
  return backups;
}

it('has a backup of each of the last seven days and of the weeks before, after a year of use', () => {
  // Four backups a day for a year.
  const moments = Array.from({ length: 4 * 365 }, (_, at) => at * 6 * hourMs);
  const now = moments.at(-1) ?? 0;
  const ages = leftAfter(moments).map(({ made }) => Math.floor((now - made) / dayMs));
  for (const day of [0, 1, 2, 3, 4, 5, 6]) expect(ages).toContain(day);
  expect(Math.max(...ages)).toBeGreaterThanOrEqual(28);
  expect(ages.length).toBeLessThanOrEqual(5 + 8 + 7 + 6 + 1);
});

it('has one for each of the last hours however often the app was put away', () => {
  const minute = hourMs / 60;
  const moments = Array.from({ length: 5 * 60 }, (_, at) => 1000 * dayMs + at * minute);
  const made = leftAfter(moments).map((backup) => Math.floor(backup.made / hourMs));
  expect(new Set(made)).toEqual(new Set([0, 1, 2, 3, 4].map((hour) => 24_000 + hour)));
});

it('keeps the way back from a large change however many backups follow', () => {
  const moments = Array.from({ length: 500 }, (_, at) => at * dayMs);
  expect(leftAfter(moments).map(({ id }) => id)).toContain(0);
});

it('loses none of the newest five to a clock that jumps back or ahead', () => {
  const years = 365 * dayMs;
  for (const jump of [-20 * years, 20 * years]) {
    const moments = Array.from({ length: 40 }, (_, at) => 30 * years + at * hourMs);
    const jumped = moments.map((moment, at) => (at >= 38 ? moment + jump : moment));
    const left = leftAfter(jumped).map(({ id }) => id);
    expect(left.slice(0, 5)).toEqual([39, 38, 37, 36, 35]);
  }
});
