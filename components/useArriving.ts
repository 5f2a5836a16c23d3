import type { Arriving } from '../rules/arriving';

/** A part of the app; while it is on its way the screen around it waits. */
export function useArriving<T>(part: Arriving<T>): T;
export function useArriving<T>(part: Arriving<T> | undefined): T | undefined;
export function useArriving<T>(part: Arriving<T> | undefined): T | undefined {
  const value = part?.now();
  // Thrown, as React waits for what is thrown: `use` would wait a moment for what is there already.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (part !== undefined && value === undefined) throw part.wait();
  return value;
}
