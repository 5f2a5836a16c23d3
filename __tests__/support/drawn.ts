/**
 * Notes every component React draws, through the hook its developer tools use. React looks for the
 * hook once, when it is loaded: import this file before anything that loads it.
 */

type Fiber = {
  type: unknown;
  flags: number;
  memoizedProps: { testID?: unknown } | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

export type Drawn = { name: string; testID: string | undefined };

const noted: Drawn[] = [];

/** What React calls PerformedWork: the component's own function ran. */
const performedWork = 1;

function note({ type, memoizedProps }: Fiber): void {
  if (typeof type !== 'function') return;
  const testID = memoizedProps?.testID;
  noted.push({ name: type.name, testID: typeof testID === 'string' ? testID : undefined });
}

function visit(fiber: Fiber): void {
  const before = fiber.alternate;
  if (before === null || (fiber.flags & performedWork) !== 0) note(fiber);
  // A subtree that was left alone is the very one there was, and its flags are of another time.
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
  },
});

/** Everything that is drawn while something changes. */
export function drawnBy(change: () => void): readonly Drawn[] {
  noted.length = 0;
  change();
  return noted.splice(0);
}
