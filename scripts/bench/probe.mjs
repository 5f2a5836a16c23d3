// @ts-check

/**
 * @typedef {object} Sight something that is to be seen
 * @property {string} testID a star at the end stands for anything
 * @property {number} [least] so many of it
 * @property {string} [text] and this text in any place
 *
 * @typedef {object} Change a text that changed after a tap, in milliseconds since the start
 * @property {number} down when the finger came down
 * @property {number} painted
 */

/**
 * Runs in the page before anything else and notes when things happen there. It uses nothing from
 * outside itself. What is on the screen counts as painted when the frame after it has been drawn:
 * the next animation frame, and then the first task after it.
 *
 * @param {Readonly<Record<string, Sight>>} sights
 */
export const probe = (sights) => {
  /** @param {(now: number) => void} then */
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(undefined);
    });

  /** @param {string} testID */
  const shown = (testID) =>
    [
      ...document.querySelectorAll(
        testID.endsWith('*')
          ? `[data-testid^="${testID.slice(0, -1)}"]`
          : `[data-testid="${testID}"]`,
      ),
    ].filter((element) => element.checkVisibility());

  /** @param {string} text */
  const isWritten = (text) =>
    [...document.querySelectorAll('body *')].some(
      (element) => element.childElementCount === 0 && element.textContent === text,
    );

  /**
   * When something is painted.
   *
   * @param {Sight} sight
   * @returns {Promise<number>}
   */
  const seen = ({ testID, least = 1, text: words }) =>
    new Promise((resolve) => {
      const isThere = () =>
        shown(testID).length >= least && (words === undefined || isWritten(words));
      if (isThere()) {
        afterPaint(resolve);
        return;
      }
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        afterPaint(resolve);
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });

  const reached = Object.fromEntries(
    Object.entries(sights).map(([name, sight]) => [name, seen(sight)]),
  );

  let down = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (down = timeStamp), { capture: true });
  let key = 0;
  addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), { capture: true });

  /** @type {Change[]} */
  let changes = [];
  /** @type {MutationObserver | undefined} */
  let following;

  /**
   * Notes from now on each change of the text of an element.
   *
   * @param {string} testID
   */
  const follow = (testID) => {
    following?.disconnect();
    changes = [];
    let text = shown(testID)[0]?.textContent;
    following = new MutationObserver(() => {
      const now = shown(testID)[0]?.textContent;
      if (now === text) return;
      text = now;
      const tapped = down;
      afterPaint((painted) => changes.push({ down: tapped, painted }));
    });
    following.observe(document, { childList: true, subtree: true, characterData: true });
  };

  /**
   * The next change of anything inside an element's neighbourhood after a key went down.
   *
   * @param {string} testID
   * @param {number} patience
   * @returns {Promise<number | undefined>}
   */
  const changedByKey = (testID, patience) =>
    new Promise((resolve) => {
      const before = shown(testID)
        .map(({ textContent }) => textContent)
        .join();
      const observer = new MutationObserver(() => {
        const now = shown(testID)
          .map(({ textContent }) => textContent)
          .join();
        if (now === before) return;
        observer.disconnect();
        afterPaint((painted) => resolve(painted - key));
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      setTimeout(() => resolve(undefined), patience);
    });

  // The database works in a worker: each message to it has an answer with the same number.
  const database = { hold: 0, waiting: new Set(), posted: [0], answered: [0] };
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    /** @param {ConstructorParameters<typeof NativeWorker>} args */
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (database.waiting.delete(data?.id)) database.answered.push(performance.now());
      });
    }

    /**
     * @override
     * @param {any} message
     * @param {any} [options]
     */
    postMessage(message, options) {
      database.waiting.add(message?.id);
      database.posted.push(performance.now());
      const post = () => super.postMessage(message, options);
      if (database.hold > 0) setTimeout(post, database.hold);
      else post();
    }
  };

  /** @type {number[]} */
  const frames = [];
  let counting = false;

  Object.assign(globalThis, {
    bench: {
      reached,
      seen,
      follow,
      changedByKey,
      database,
      changes: () => changes,
      lastAnswer: () => database.answered.at(-1),
      /** The middle of an element, for a finger. */
      place: (/** @type {string} */ testID) => {
        const [element] = shown(testID);
        if (element === undefined) return undefined;
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = y + height / 2;
        if (middle < 60 || middle > innerHeight - 60) {
          element.scrollIntoView({ block: 'center' });
          const moved = element.getBoundingClientRect();
          return { x: moved.x + moved.width / 2, y: moved.y + moved.height / 2 };
        }
        return { x: x + width / 2, y: middle };
      },
      /** Counts animation frames until told to stop. */
      countFrames: () => {
        frames.length = 0;
        counting = true;
        const next = (/** @type {number} */ now) => {
          frames.push(now);
          if (counting) requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      },
      /** How long each of the next frames takes. */
      someFrames: (/** @type {number} */ count) =>
        new Promise((resolve) => {
          /** @type {number[]} */
          const lengths = [];
          let before = 0;
          const next = (/** @type {number} */ now) => {
            if (before > 0) lengths.push(now - before);
            before = now;
            if (lengths.length === count) resolve(lengths);
            else requestAnimationFrame(next);
          };
          requestAnimationFrame(next);
        }),
      framesCounted: () => {
        counting = false;
        return frames.slice(1).map((now, index) => now - (frames[index] ?? 0));
      },
    },
  });
};
