import { asTurnMessage, createTurn, type TurnMessage } from '../../../app/platform/databaseTurn';

type WindowOptions = {
  visible?: boolean;
  /** What happens when it is asked to let go. */
  letGo?: () => Promise<boolean>;
  /** Whether the browser remembers anything beyond a reload. */
  remembers?: boolean;
  /** Comes before those who stood in line already: of one moment, a browser may serve any first. */
  first?: boolean;
};

/** A browser with one lock, one channel and windows that can be reloaded. */
function newBrowser() {
  type Request = { granted: () => void; by: object };
  let line: Request[] = [];
  let holder: object | undefined;
  const ears = new Map<object, (message: TurnMessage) => void>();
  const said: TurnMessage[] = [];

  const serveLine = () => {
    const [next] = line;
    if (holder !== undefined || next === undefined) return;
    line = line.slice(1);
    holder = next.by;
    next.granted();
  };
  const leave = (page: object) => {
    ears.delete(page);
    line = line.filter(({ by }) => by !== page);
    if (holder !== page) return;
    holder = undefined;
    serveLine();
  };

  const open = ({
    visible = true,
    letGo = () => Promise.resolve(true),
    remembers = true,
    first = false,
  }: WindowOptions = {}) => {
    let aside = false;
    let page = {};
    const timers = new Map<number, () => void>();
    const shown: string[] = [];
    const window = {
      visible,
      loads: 0,
      shown,
      owns: () => holder === page,
      aside: () => aside,
      takeOver: () => {},
      setVisible: (_visible: boolean) => {},
      runTimers: () => [...timers.values()].forEach((run) => run()),
      close: () => leave(page),
      load: () => {},
      /** The page is about to be loaded anew by itself. */
      keepPlace: () => {},
    };
    window.load = () => {
      leave(page);
      page = {};
      window.loads++;
      timers.clear();
      const self = page;
      const steppedAside = aside;
      aside = false;
      const turn = createTurn(
        { onWaiting: (why) => shown.push(why), letGo },
        {
          queue: ({ granted }) => {
            const request = { granted, by: self };
            line = first ? [request, ...line] : [...line, request];
            queueMicrotask(serveLine);
            return () => {
              line = line.filter((other) => other !== request);
            };
          },
          takeIfFree: ({ granted, taken }) => {
            if (holder !== undefined) taken();
            else {
              holder = self;
              granted();
            }
          },
          send: (message) => {
            said.push(message);
            for (const [ear, hear] of ears) if (ear !== self) queueMicrotask(() => hear(message));
          },
          isVisible: () => window.visible,
          steppedAside,
          setAside: (value) => {
            if (remembers) aside = value;
            return remembers;
          },
          reload: () => window.load(),
          setTimer: (run) => {
            const id = Math.max(0, ...timers.keys()) + 1;
            timers.set(id, run);
            return () => timers.delete(id);
          },
        },
      );
      void turn.owned.then(() => shown.push('owned'));
      ears.set(self, turn.hear);
      window.takeOver = turn.takeOver;
      window.keepPlace = turn.keepPlace;
      window.setVisible = (value) => {
        window.visible = value;
        turn.visibilityChanged();
      };
      queueMicrotask(serveLine);
    };
    window.load();
    return window;
  };

  return { open, said };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const last = (shown: readonly string[]) => shown.at(-1);

test('the only window has the database at once', async () => {
  const only = newBrowser().open();
  await settled();
  expect(only.owns()).toBe(true);
  expect(last(only.shown)).toBe('owned');
});

test('a new window takes over; the old one is loaded anew and does not ask for it again', async () => {
  const { open, said } = newBrowser();
  const first = open();
  await settled();
  const second = open();
  await settled();
  expect(second.owns()).toBe(true);
  expect([first.loads, second.loads]).toEqual([2, 1]);
  expect(last(first.shown)).toBe('elsewhere');
  expect(said.filter((message) => message === 'ask')).toHaveLength(2);
  second.close();
  expect(first.owns()).toBe(true);
});

test('a player who loads a waiting window anew wants to go on there', async () => {
  const { open } = newBrowser();
  const first = open();
  await settled();
  const second = open();
  await settled();
  first.load();
  await settled();
  expect(first.owns()).toBe(true);
  expect(last(second.shown)).toBe('elsewhere');
});

test('a window that only waited asks for nothing when it has to be loaded anew by itself', async () => {
  const { open, said } = newBrowser();
  const first = open();
  await settled();
  const second = open();
  await settled();
  // The first gets the database in passing, finds the files taken, and is loaded anew.
  second.load();
  first.keepPlace();
  first.load();
  await settled();
  expect(second.owns()).toBe(true);
  expect(last(first.shown)).toBe('elsewhere');
  expect(said.filter((message) => message === 'ask')).toHaveLength(3);
});

test('a window that asked still wants it when it has to be loaded anew by itself', async () => {
  const { open } = newBrowser();
  const first = open();
  await settled();
  const second = open();
  await settled();
  expect(second.owns()).toBe(true);
  second.keepPlace();
  second.load();
  await settled();
  expect(second.owns()).toBe(true);
  expect(last(first.shown)).toBe('elsewhere');
});

test('a question that a window just coming up did not hear is put to it again', async () => {
  const { open, said } = newBrowser();
  const waiting = open({ first: true });
  await settled();
  const playing = open();
  await settled();
  expect(playing.owns()).toBe(true);
  // A new version: both are loaded anew at once, and the one that only waited gets the lock.
  const asked = said.filter((message) => message === 'ask').length;
  waiting.keepPlace();
  waiting.close();
  playing.load();
  waiting.load();
  await settled();
  expect(playing.owns()).toBe(true);
  expect(last(waiting.shown)).toBe('elsewhere');
  expect(said.filter((message) => message === 'ask')).toHaveLength(asked + 2);
});

test('a question that was answered is not put again', async () => {
  const { open, said } = newBrowser();
  const first = open({ letGo: () => Promise.resolve(false) });
  await settled();
  const second = open();
  await settled();
  expect(last(second.shown)).toBe('unsaved');
  const asked = said.filter((message) => message === 'ask').length;
  first.load();
  await settled();
  expect(said.filter((message) => message === 'ask').length - asked).toBe(1);
});

test('a window that comes to the front takes over, one that goes behind leaves the line', async () => {
  const { open } = newBrowser();
  const first = open();
  await settled();
  const second = open();
  await settled();
  first.setVisible(false);
  second.close();
  await settled();
  expect(first.owns()).toBe(false);
  const third = open();
  await settled();
  expect(third.loads).toBe(1);
  first.setVisible(true);
  await settled();
  expect(first.owns()).toBe(true);
  expect(third.loads).toBe(2);
  // Whoever has it is not touched by being put behind and to the front again.
  first.setVisible(false);
  first.setVisible(true);
  await settled();
  expect(first.loads).toBe(2);
});

test('a window opened behind others asks for nothing, but takes what is free', async () => {
  const { open, said } = newBrowser();
  const behind = open({ visible: false });
  await settled();
  expect(behind.owns()).toBe(true);
  const front = open();
  await settled();
  expect(front.owns()).toBe(true);
  const asked = said.filter((message) => message === 'ask').length;
  const another = open({ visible: false });
  await settled();
  expect(last(another.shown)).toBe('elsewhere');
  expect(said.filter((message) => message === 'ask')).toHaveLength(asked);
});

test('of several that wait, the one that asked last gets it', async () => {
  const { open } = newBrowser();
  const first = open();
  await settled();
  const second = open();
  await settled();
  const third = open();
  await settled();
  expect(third.owns()).toBe(true);
  first.takeOver();
  await settled();
  expect(first.owns()).toBe(true);
  second.takeOver();
  await settled();
  expect(second.owns()).toBe(true);
  expect([last(first.shown), last(third.shown)]).toEqual(['elsewhere', 'elsewhere']);
});

test('a window with something unsaved keeps it, plays on and says so to whoever asks', async () => {
  const { open } = newBrowser();
  let saved = false;
  const first = open({ letGo: () => Promise.resolve(saved) });
  await settled();
  const second = open();
  await settled();
  expect([first.owns(), first.loads, first.aside()]).toEqual([true, 1, false]);
  expect(last(second.shown)).toBe('unsaved');
  saved = true;
  second.takeOver();
  await settled();
  expect(second.owns()).toBe(true);
});

test('a window that fails in letting go has not let go', async () => {
  const { open } = newBrowser();
  const first = open({ letGo: () => Promise.reject(new Error('broken')) });
  await settled();
  const second = open();
  await settled();
  expect(first.owns()).toBe(true);
  expect(last(second.shown)).toBe('unsaved');
});

test('a window that is still saving is waited for, and asked twice it goes once', async () => {
  const { open } = newBrowser();
  let saved = (_done: boolean) => {};
  let times = 0;
  const letGo = () => {
    times++;
    return new Promise<boolean>((resolve) => {
      saved = resolve;
    });
  };
  const first = open({ letGo });
  await settled();
  const second = open();
  await settled();
  second.takeOver();
  await settled();
  expect(last(second.shown)).toBe('asking');
  saved(true);
  await settled();
  expect(second.owns()).toBe(true);
  expect([times, first.loads]).toEqual([1, 2]);
});

test('where nobody answers, that is said, and a closed window is enough', async () => {
  const { open } = newBrowser();
  const frozen = open({ remembers: false });
  await settled();
  const second = open();
  await settled();
  expect(last(second.shown)).toBe('asking');
  second.runTimers();
  expect(last(second.shown)).toBe('silent');
  expect([frozen.owns(), frozen.loads]).toEqual([true, 1]);
  frozen.close();
  await settled();
  expect(second.owns()).toBe(true);
});

test('only what a window can say is heard', () => {
  expect(asTurnMessage('ask')).toBe('ask');
  expect(asTurnMessage('what a later version says')).toBeUndefined();
  expect(asTurnMessage({ type: 'ask' })).toBeUndefined();
});
