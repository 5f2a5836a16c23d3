import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

import { historyOf } from '../../rules/engine/history';
import { chanceFrom, freshSeed, told, type Chance } from '../support/chance';
import { eventually, seen, tap, untilKept } from './support/hands';
import { appended, isSame, keptIn, moved, type KeptGame } from './support/keptGame';
import { startManor } from './support/manor';
import { filesInProfile, leaveApp, readDatabaseFile } from './support/opfs';
import { openPhone } from './support/phone';
import { openSheet } from './support/play';
import {
  bringIntoView,
  logScreen,
  placeOf,
  showsState,
  type Place,
  type Shown,
} from './support/screenLog';

const kills = 100;
/** What has been on the screen for this long is kept. */
const promisedMs = 50;
/** A machine that others keep busy lets no program run when it wants to, so nobody can promise. */
const promisedByBusyMs = 250;
const longestLifeMs = 600;
const longestPauseMs = 70;
const seats = ['paladin', 'spider'] as const;
/** The game begins with as many events: counters that are never undone. */
const counters = 4;

let userDataDir: string;

// The figures of docs/reliability.md.
afterAll(() => {
  const lost = shownAndLostMs.filter((ms) => ms > 0);
  const figures = {
    kills: shownAndLostMs.length,
    lostSomethingShown: lost.length,
    longestShownMs: Math.max(0, ...lost),
    load: os.loadavg()[0],
  };
  mkdirSync('.build', { recursive: true });
  writeFileSync('.build/kills.json', JSON.stringify(figures));
});

beforeEach(() => {
  userDataDir = mkdtempSync(path.join(os.tmpdir(), 'banmen-profile-'));
});

afterEach(() => {
  rmSync(userDataDir, { recursive: true, force: true });
});

type Tap = { readonly testID: string; readonly then: KeptGame };

/** Mostly plus on a counter of the sheet; now and then undo, redo, or on with the turn. */
const chooseTap = (game: KeptGame, sheet: string, chance: Chance): Tap => {
  const { cursor, events, state } = game.timeline;
  const kind = chance.below(1);
  if (kind < 0.14 && cursor > counters) return { testID: 'undo', then: moved(game, -1) };
  if (kind < 0.28 && cursor < events.length) return { testID: 'redo', then: moved(game, 1) };
  if (kind > 0.9) {
    const { seat, step } = state.turn;
    return { testID: 'next', then: appended(game, { type: 'stepCompleted', v: 1, seat, step }) };
  }
  const at = `${sheet}.${chance.pick(['counter1', 'counter2'])}`;
  return {
    testID: `${at}.plus`,
    then: appended(game, { type: 'trackMoved', v: 1, at, by: 1 }),
  };
};

type Life = {
  /** The game after each tap; the first is the one it began with. */
  readonly states: readonly KeptGame[];
  readonly shown: readonly Shown[];
  /** The moment right before it was killed. */
  readonly end: number;
};

/** Opens a sheet of the game, sees that all is there, and taps on until a sudden end. */
const liveAndDie = async (link: string, start: KeptGame, chance: Chance): Promise<Life> => {
  const shown: Shown[] = [];
  const states = [start];
  let end = Infinity;
  /** Waits until the screen has caught up with the taps. */
  const settled = () =>
    eventually(() => {
      const frame = shown.at(-1);
      const game = states.at(-1) ?? start;
      if (Date.now() >= end) return;
      if (frame !== undefined && showsState(frame, game.timeline.state)) return;
      throw new Error(`After ${states.length - 1} taps the screen shows ${JSON.stringify(frame)}`);
    });

  let sheet: string = chance.pick(seats);
  const { page, aim } = await openPhone({
    userDataDir,
    path: `${link}/${sheet}`,
    prepare: (page) => logScreen(page, (frame) => shown.push(frame)),
  });
  await settled();
  const opened = shown.length - 1;

  const reach = async (testID: string): Promise<Place> => {
    for (;;) {
      const place = await placeOf(page, testID);
      if (place !== undefined) return place;
      // Nothing moves away from under a finger that is on its way.
      await settled();
      await bringIntoView(page, testID);
    }
  };

  const tapOn = async (): Promise<void> => {
    for (;;) {
      const game = states.at(-1) ?? start;
      const { testID, then } = chooseTap(game, sheet, chance);
      const isPlus = testID.endsWith('.plus');
      if (!isPlus) await settled();
      const { x, y } = await reach(testID);
      states.push(then);
      // Not waited for: one finger does not wait for another.
      page.touchscreen.tap(x, y).catch(() => undefined);
      const [before, after] = [game.timeline.state.turn.seat, then.timeline.state.turn.seat];
      if (sheet === before) sheet = after;
      if (!isPlus) await settled();
      await wait(chance.below(longestPauseMs));
    }
  };

  await reach(`${sheet}.counter1.plus`);
  const kill = await aim();
  const taps = tapOn().catch((error: unknown) => {
    if (Date.now() < end) throw error;
  });
  await Promise.race([taps, wait(chance.below(longestLifeMs))]);
  end = Date.now();
  await kill();
  await taps;
  return { states, shown: shown.slice(opened), end };
};

/** Which of the states every frame showed at least; each state came of a tap on the one before. */
const placesOf = ({ shown, states }: Life): readonly { place: number; time: number }[] => {
  let place = 0;
  return shown.map((frame) => {
    const found = states.findIndex(
      ({ timeline }, index) => index >= place && showsState(frame, timeline.state),
    );
    if (found === -1) throw new Error(`No tap leads to ${JSON.stringify(frame)}`);
    place = found;
    return { place, time: frame.time };
  });
};

const isBusy = (): boolean => (os.loadavg()[0] ?? 0) > 2 * os.availableParallelism();

/** How long what did not survive had been on the screen, kill by kill; 0 where all survived. */
const shownAndLostMs: number[] = [];

/** The game on the disk, proved to be what the taps made of it and to have all that was promised. */
const expectKept = (life: Life): KeptGame => {
  const kept = keptIn(filesInProfile(userDataDir));
  const place = life.states.findLastIndex((state) => isSame(state, kept));
  const last = kept.timeline.events.slice(-5);
  if (place === -1) throw new Error(`No tap leads to ${JSON.stringify(last)}`);
  const lost = placesOf(life).filter((frame) => frame.place > place);
  const lostAfterMs = Math.max(0, ...lost.map(({ time }) => life.end - time));
  shownAndLostMs.push(lostAfterMs);
  expect(lostAfterMs).toBeLessThan(isBusy() ? promisedByBusyMs : promisedMs);
  return kept;
};

const startGame = async (): Promise<string> => {
  const { page, close } = await openPhone({ userDataDir });
  const id = await startManor(page, seats);
  for (const seat of seats) {
    await openSheet(page, seat);
    for (const counter of ['counter1', 'counter2']) {
      await tap(page, `${seat}.addCounter`, 'saveCounter');
      await seen(page, `${seat}.${counter}`).waitFor();
    }
  }
  await untilKept(page);
  await close();
  return id;
};

/** Waits until the history has exactly these entries, the newest first. */
const expectHistory = async (page: Page, numbers: readonly number[]): Promise<void> => {
  // A long list draws only what is within some screens of the one that is seen.
  await page.setViewportSize({ width: 390, height: 4000 });
  const entries = page.locator('[data-testid^="history."]:not([data-testid="history.0"])');
  const names = numbers.map((number) => `history.${number}`);
  await eventually(async () => {
    // Earlier entries are read when the end of the list comes into view.
    await entries.last().scrollIntoViewIfNeeded();
    const drawn = await entries.evaluateAll((all) =>
      all.map((entry) => entry.getAttribute('data-testid')),
    );
    expect(drawn).toEqual(names);
  }, 30_000);
};

test(`a browser killed ${kills} times while taps arrive keeps whatever was shown for ${promisedMs} ms`, async () => {
  const link = `/play/${await startGame()}`;
  const seed = freshSeed();
  const chance = chanceFrom(seed);
  let kept = keptIn(filesInProfile(userDataDir));
  for (let kill = 0; kill < kills; kill++) {
    await told(`seed ${seed}, kill ${kill}`, async () => {
      kept = expectKept(await liveAndDie(link, kept, chance));
    });
  }

  const { page, close } = await openPhone({ userDataDir, path: `${link}/history` });
  const entries = historyOf(kept.timeline).map(({ logged }) => logged.seq);
  await expectHistory(page, entries.reverse());
  await leaveApp(page);
  const database = await readDatabaseFile(page);
  expect(isSame(keptIn({ database, journal: undefined }), kept)).toBe(true);
  await close();
}, 600_000);
