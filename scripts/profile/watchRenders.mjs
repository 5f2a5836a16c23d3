// @ts-check

/**
 * Counts what React renders, through the hook that its developer tools use: it is there in the
 * production build too. Runs in the page before the app, so it can use nothing from outside.
 */
export const watchRenders = () => {
  /** @type {Map<string, { renders: number, mounts: number }>} */
  const counts = new Map();
  window.banmenRenders = counts;
  // What React calls PerformedWork: the component's own function ran.
  const performedWork = 1;

  /** @param {Fiber} fiber */
  const nameOf = ({ type }) => {
    // What `memo` puts around a component has a place of its own in the tree, and renders nothing.
    const inner = typeof type === 'object' && type !== null ? type.render : type;
    if (typeof inner !== 'function') return undefined;
    return type.displayName || inner.name || 'anonymous';
  };

  /** @param {Fiber} fiber */
  const count = (fiber) => {
    const name = nameOf(fiber);
    if (name === undefined) return;
    const known = counts.get(name) ?? { renders: 0, mounts: 0 };
    const isNew = fiber.alternate === null;
    counts.set(name, { renders: known.renders + 1, mounts: known.mounts + (isNew ? 1 : 0) });
  };

  /** @param {Fiber} fiber */
  const visit = (fiber) => {
    const before = fiber.alternate;
    if (before === null || (fiber.flags & performedWork) !== 0) count(fiber);
    // A subtree that was left alone is the very one there was, and its flags are of another time.
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
  };

  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    /** @param {number} _ @param {{ current: Fiber }} root */
    onCommitFiberRoot: (_, root) => visit(root.current),
  };
};

/**
 * The part of React's tree that is looked at.
 *
 * @typedef {object} Fiber
 * @property {any} type
 * @property {number} flags
 * @property {Fiber | null} alternate
 * @property {Fiber | null} child
 * @property {Fiber | null} sibling
 */
