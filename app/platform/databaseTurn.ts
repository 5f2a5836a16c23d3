/**
 * Why a window does not have the database:
 * - `asking`: it asked the window that has it, which should hand it over in a moment
 * - `elsewhere`: the app goes on in another window
 * - `silent`: it asked and nobody answered; a window is frozen, or of a version that cannot
 * - `unsaved`: the other window keeps it, because it has something that is not on the disk
 */
export type Waiting = 'asking' | 'elsewhere' | 'silent' | 'unsaved';

/** The app, as the window that has the database or waits for it. */
export type Owner = {
  onWaiting: (why: Waiting) => void;
  /** Saves everything and closes the database; false if it must not, and then nothing changed. */
  letGo: () => Promise<boolean>;
};

const messages = ['ask', 'coming', 'busy', 'mine'] as const;

/**
 * What windows tell each other. Older and newer versions hear it too: never change a meaning.
 * - `ask`: a window in front wants the database
 * - `coming`: the one that has it was asked and is saving
 * - `busy`: it keeps it, because something cannot be saved
 * - `mine`: a window has got it
 */
export type TurnMessage = (typeof messages)[number];

type LockAnswer = { granted: () => void; failed: (error: unknown) => void };

/** What a window needs of its browser. */
export type Place = {
  /** Stands in line for the lock, which is then kept until the page ends; gives the way out of it. */
  queue: (answer: LockAnswer) => () => void;
  /** Takes the lock only if nobody has it. */
  takeIfFree: (answer: LockAnswer & { taken: () => void }) => void;
  send: (message: TurnMessage) => void;
  isVisible: () => boolean;
  /** Whether the page came up because it had stepped aside: then it does not ask by itself. */
  steppedAside: boolean;
  /** Remembers beyond a reload whether to step aside; false where nothing can be remembered. */
  setAside: (aside: boolean) => boolean;
  /** Only a new page really lets go of the files. */
  reload: () => void;
  setTimer: (run: () => void, ms: number) => () => void;
};

/** One window's part in sharing the database. */
export type Turn = {
  /** Resolves when the database is this window's alone. */
  owned: Promise<void>;
  takeOver: () => void;
  /** The page is about to be loaded anew by itself: one that had not asked does not ask then. */
  keepPlace: () => void;
  hear: (message: TurnMessage) => void;
  visibilityChanged: () => void;
};

/** So long nobody answering is a busy machine; longer is a window that cannot. */
const answerMs = 3_000;
/** So long a window that answered may take to save and go. */
const handOverMs = 15_000;

/**
 * The window in front works: it asks once when it opens, when it comes to the front and when it is
 * told to, never by itself again, so that two windows side by side leave each other in peace. Only
 * a question that nobody has answered yet is put again to a window that gets the database meanwhile.
 */
export function createTurn({ onWaiting, letGo }: Owner, place: Place): Turn {
  let state: 'waiting' | 'owning' | 'leaving' = 'waiting';
  let leaveQueue = () => {};
  let stopTimer = () => {};
  let why: Waiting | undefined;
  /** Whether the player is here, as far as is known, and not in a window that asked later. */
  let asked = false;
  let answer: LockAnswer = { granted: () => {}, failed: () => {} };
  const owned = new Promise<void>((resolve, failed) => {
    const granted = () => {
      stopTimer();
      state = 'owning';
      place.send('mine');
      resolve();
    };
    answer = { granted, failed };
  });

  const wait = (reason: Waiting, patienceMs?: number) => {
    stopTimer();
    why = reason;
    onWaiting(reason);
    if (patienceMs !== undefined) stopTimer = place.setTimer(() => wait('silent'), patienceMs);
  };

  const queue = () => {
    leaveQueue();
    leaveQueue = place.queue(answer);
  };

  const ask = () => {
    wait('asking', answerMs);
    place.send('ask');
  };

  const takeOver = () => {
    if (state !== 'waiting') return;
    asked = true;
    queue();
    ask();
  };

  const handOver = async () => {
    // Without that memory the new page would ask in turn, and so on for ever.
    if (!place.setAside(true)) return;
    place.send('coming');
    if (state === 'leaving') return;
    state = 'leaving';
    if (await letGo().catch(() => false)) {
      place.reload();
      return;
    }
    place.setAside(false);
    state = 'owning';
    place.send('busy');
  };

  const hear = (message: TurnMessage) => {
    if (state !== 'waiting') {
      if (message === 'ask') void handOver();
      return;
    }
    if (message === 'ask') {
      asked = false;
      // Whoever asked last is in front, so it is its turn before all who wait already.
      if (place.isVisible()) queue();
    }
    if (message === 'mine') {
      // Whoever was just coming up did not hear the question.
      if (asked && why === 'asking') ask();
      else wait('elsewhere');
    }
    if (message === 'coming' && why === 'asking') wait('asking', handOverMs);
    if (message === 'busy' && why === 'asking') wait('unsaved');
  };

  const visibilityChanged = () => {
    if (state !== 'waiting') return;
    if (place.isVisible()) {
      takeOver();
      return;
    }
    // A window behind others would only be in the way of one that is being reloaded.
    leaveQueue();
    wait('elsewhere');
  };

  if (!place.isVisible()) {
    const taken = () => {
      if (why === undefined) wait('elsewhere');
    };
    place.takeIfFree({ ...answer, taken });
  } else if (place.steppedAside) {
    queue();
    wait('elsewhere');
  } else takeOver();

  const keepPlace = () => {
    if (!asked) place.setAside(true);
  };

  return { owned, takeOver, keepPlace, hear, visibilityChanged };
}

/** Makes sure of what came from another window, which may run another version. */
export function asTurnMessage(data: unknown): TurnMessage | undefined {
  return messages.find((message) => message === data);
}
