import type { View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { playersIn, type Player } from './setup';

/** A round is a season [DL-C2]. */
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** The seasons in which adventurers come and events happen [DL-C4]. */
export const busySeasons = ['spring', 'summer', 'autumn'] as const;
export type BusySeason = (typeof busySeasons)[number];

const lastYear = 2;

export function seasonOf(view: View): Season {
  return seasons[(view.turn.round - 1) % seasons.length] ?? 'winter';
}

/** The year the table is in; a game may begin with the second [DL-S4]. */
export function yearOf(view: View): number {
  const passed = Math.floor((view.turn.round - 1) / seasons.length);
  return Math.min(lastYear, numberIn(view.setup, 'year') + passed);
}

export function isLastYear(view: View): boolean {
  return yearOf(view) === lastYear;
}

export function isAutumn(view: View): boolean {
  return seasonOf(view) === 'autumn';
}

/** This season, unless nothing comes in it [DL-C4]. */
export function busySeason(view: View): BusySeason | undefined {
  return busySeasons.find((season) => season === seasonOf(view));
}

/** The season for which adventurers are drawn now: one ahead, none in Autumn [DL-C5]. */
export function seasonAhead(view: View): BusySeason | undefined {
  const ahead = seasons[seasons.indexOf(seasonOf(view)) + 1];
  return busySeasons.find((season) => season === ahead);
}

/** Whether the table stands on this step of the round. */
export function isAtStep(view: View, step: string): boolean {
  return view.turn.seat === 'board' && view.turn.step === step;
}

/** Clockwise from the holder of the Starting Player Token [DL-O3]. */
export function playOrder(view: View): readonly Player[] {
  const seated = playersIn(view.setup);
  const first = Math.max(
    0,
    seated.findIndex((player) => player === view.choice('board.starter')),
  );
  return [...seated.slice(first), ...seated.slice(0, first)];
}
