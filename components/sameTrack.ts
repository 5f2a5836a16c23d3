import type { AdjustableProps } from './adjustable';
import type { TrackMark } from './trackMarks';

type TrackProps = AdjustableProps & { marks?: readonly TrackMark[] };

/** Screens build marks and spoken names anew from the state; what counts is what they say. */
export function sameTrack(before: TrackProps, after: TrackProps): boolean {
  const { marks: oldMarks = [], spoken: oldSpoken = {}, ...old } = before;
  const { marks = [], spoken = {}, ...next } = after;
  return (
    sameFields(old, next) &&
    sameFields(oldSpoken, spoken) &&
    oldMarks.length === marks.length &&
    oldMarks.every((mark, index) => sameFields(mark, marks[index] ?? {}))
  );
}

function sameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  const others: ReadonlyMap<string, unknown> = new Map(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => Object.is(value, others.get(key)))
  );
}
