import { use } from 'react';

import type { Arriving } from '../rules/arriving';

/** A part of the app; while it is on its way the screen around it waits. */
export function useArriving<T>(part: Arriving<T>): T;
export function useArriving<T>(part: Arriving<T> | undefined): T | undefined;
export function useArriving<T>(part: Arriving<T> | undefined): T | undefined {
  return part === undefined ? undefined : use(waitedFor(part));
}

/**
 * What is there already must not make anything wait, not even for a moment: React takes the value of
 * a promise at once where it finds it noted there, as it does itself once it has waited.
 */
function waitedFor<T>(part: Arriving<T>): Promise<T> {
  const promise: Promise<T> & { status?: string } = part.wait();
  const value = part.now();
  return value === undefined || promise.status === 'fulfilled'
    ? promise
    : Object.assign(promise, { status: 'fulfilled', value });
}
