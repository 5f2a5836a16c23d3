import type { Page } from 'playwright-core';

import { vastMysteriousManor } from '../../../locales/ja/games/vast-mysterious-manor';
import { ui } from '../../../locales/ja/ui';
import type { GameState } from '../../../rules/engine/state';
import { filled } from './hands';

/** What the screen showed, from the frame at `time` on. */
export type Shown = {
  readonly time: number;
  /** The numbers of tracks and counters by their address. */
  readonly figures: Readonly<Record<string, number>>;
  /** Round and step in the head of the screen; nothing while no game is shown. */
  readonly where: string;
};

/** Lets the page itself tell, frame by frame, whatever it newly shows. For `openPhone`. */
export const logScreen = async (page: Page, tell: (shown: Shown) => void): Promise<void> => {
  await page.exposeFunction('tellShown', (told: string) => tell(JSON.parse(told) as Shown));
  await page.addInitScript(() => {
    const look = () => {
      const figures: Record<string, number> = {};
      document.querySelectorAll<HTMLElement>('[aria-valuenow]').forEach((element) => {
        const at = element.dataset.testid;
        if (at === undefined || !element.checkVisibility()) return;
        figures[at] = Number(element.getAttribute('aria-valuenow'));
      });
      const where = document.querySelector('[data-testid="whereWeAre"]')?.textContent ?? '';
      return { figures, where };
    };
    let before = '';
    const onFrame = () => {
      const shown = look();
      const now = JSON.stringify(shown);
      if (now !== before) {
        const { tellShown } = window as unknown as { tellShown: (told: string) => void };
        tellShown(JSON.stringify(Object.assign({ time: Date.now() }, shown)));
      }
      before = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
};

const steps: Readonly<Record<string, { readonly title: string }>> = vastMysteriousManor.steps;

/** Whether the screen showed the game in this state, as far as it showed anything. */
export const showsState = ({ figures, where }: Shown, { turn, values }: GameState): boolean =>
  where === `${filled(ui.play.round, { round: turn.round })} · ${steps[turn.step]?.title}` &&
  Object.entries(figures).every(([at, value]) => !(at in values) || values[at] === value);

export type Place = { readonly x: number; readonly y: number };

/** The middle of what has this name, or undefined if a finger would touch something else there. */
export const placeOf = (page: Page, testID: string): Promise<Place | undefined> =>
  page.evaluate((testID) => {
    const all = document.querySelectorAll(`[data-testid="${testID}"]`);
    const element = Array.from(all).find((one) => one.checkVisibility());
    if (element === undefined) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined;
  }, testID);

/** Scrolls until it stands in the middle of the screen. */
export const bringIntoView = (page: Page, testID: string): Promise<void> =>
  page.evaluate((testID) => {
    const all = document.querySelectorAll(`[data-testid="${testID}"]`);
    Array.from(all)
      .find((one) => one.checkVisibility())
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, testID);
