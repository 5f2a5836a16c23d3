import type { Action, Change, Choice, Move, Track, View } from '../../engine/definition';
import { numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import {
  elementOf,
  elementsIn,
  isElement,
  move,
  offer,
  playersIn,
  say,
  type Element,
  type Player,
} from './table';

/** Spaces of a track [ELD-P1], and the markers a player has for them [ELD-P4]. */
export const trackLength = 5;
export const mostMarkers = 4;

/** Where the own marker starts [ELD-P2]. */
const ownStart = 1;

/** The answer of somebody who leaves a fifth element alone [ELD-P4]. */
export const ignored = 'ignored';

export function markerAt(view: View, player: Player, element: Element): number {
  return view.value(`${player}.${element}`);
}

/** The elements a player has a marker on. */
export function markersOf(view: View, player: Player): readonly Element[] {
  return elementsIn(view.setup).filter((element) => markerAt(view, player, element) > 0);
}

function hasMarkerLeft(view: View, player: Player): boolean {
  return markersOf(view, player).length < mostMarkers;
}

/** Where the Orb of each track lies: still there, or with whoever was first [ELD-P5]. */
export function orbId(element: Element): string {
  return `${element}Orb`;
}

export function orbChoices(setup: FieldValues): readonly Choice[] {
  return elementsIn(setup).map((element) => ({
    id: orbId(element),
    options: ['onTrack', ...playersIn(setup)],
    start: 'onTrack',
  }));
}

/** Whether a new marker skips the start space [ELD-X2]. */
function isSkipping(setup: FieldValues): boolean {
  return numberIn(setup, 'newMarkerSpace') === 2;
}

/** Up: the first at the end takes the Orb. Down by hand: whatever it had taken goes back. */
function orbMoves(player: Player, element: Element, { from, to, paid, set }: Move, view: View) {
  if (set) return [];
  const at = `board.${orbId(element)}`;
  const holder = view.choice(at);
  if (to === trackLength && from < to && holder === 'onTrack') {
    return [
      { kind: 'choose', at, option: player } as const,
      ...move(`${player}.orbs`, 1),
      say('trackOrb', 'gain', { player, element }),
    ];
  }
  // A marker that is moved to another element leaves its Orb with its owner [ELD-P9].
  const isAtHand = view.value(`${player}.orbs`) > 0;
  if (from === trackLength && to < from && holder === player && !paid && isAtHand) {
    return [{ kind: 'choose', at, option: 'onTrack' } as const, ...move(`${player}.orbs`, -1)];
  }
  return [];
}

function powerTrack(setup: FieldValues, player: Player, element: Element): Track {
  const isOwn = elementOf(setup, player) === element;
  const at = `${player}.${element}`;
  return {
    id: element,
    // Six or seven of them on a phone: side by side, each as small as it can be.
    shape: 'counter',
    min: 0,
    start: isOwn ? ownStart : 0,
    // No marker left, no step on another track [ELD-P4].
    max: (view) => (view.value(at) > 0 || hasMarkerLeft(view, player) ? trackLength : 0),
    follows: (moved, view) => [
      ...(isSkipping(setup) ? skipStart(isOwn, moved) : []),
      ...orbMoves(player, element, moved, view),
    ],
    // Nothing lies beyond the end [ELD-P7].
    beyond: (_, view) =>
      view.value(at) > 0
        ? [say('powerAtEnd', 'info', { player, element })]
        : [
            offer(
              'fifthElement',
              'info',
              { player, element },
              { seat: player, action: 'moveMarker', given: { element } },
            ),
          ],
  };
}

/** Onto space 2 at once, and off the track from there unless it is the own one [ELD-P3], [ELD-X2]. */
function skipStart(isOwn: boolean, { at, from, to, set }: Move): readonly Change[] {
  if (set) return [];
  if (from === 0 && to > 0) return move(at, 1);
  return from === 2 && to === 1 && !isOwn ? move(at, -1) : [];
}

export function powerTracks(setup: FieldValues, player: Player): readonly Track[] {
  return elementsIn(setup).map((element) => powerTrack(setup, player, element));
}

/** Which marker gives way to a fifth element; nothing to ask otherwise [ELD-P4]. */
export function markerFields(view: View, player: Player, element: string): readonly Field[] {
  if (!isElement(element)) return [];
  if (markerAt(view, player, element) > 0 || hasMarkerLeft(view, player)) return [];
  const options = [ignored, ...markersOf(view, player)];
  return [{ kind: 'choice', id: 'marker', options, start: ignored, unsaid: ignored }];
}

/** So many steps on an element's track, with the marker that was named if a fifth is needed [ELD-P3]. */
export function advance(
  view: View,
  player: Player,
  element: string,
  steps: number,
  inputs: FieldValues,
): readonly Change[] {
  if (steps <= 0 || !isElement(element)) return [];
  const asked = markerFields(view, player, element).length > 0;
  const marker = textIn(inputs, 'marker');
  if (asked && !isElement(marker)) return [say('powerIgnored', 'info', { player, element })];
  return [
    ...(asked ? [...takeOff(view, player, marker)] : []),
    ...move(`${player}.${element}`, steps),
  ];
}

function takeOff(view: View, player: Player, marker: string): readonly Change[] {
  return move(`${player}.${marker}`, -view.value(`${player}.${marker}`), true);
}

/** A field for the element of a card, a tile or an effect. */
export function elementInput(view: View, player: Player): Field {
  const options = elementsIn(view.setup);
  return { kind: 'choice', id: 'element', options, start: elementOf(view.setup, player) };
}

export function elementIn(view: View, player: Player, given: FieldValues): Element {
  const element = textIn(given, 'element');
  const isThere = isElement(element) && elementsIn(view.setup).includes(element);
  return isThere ? element : elementOf(view.setup, player);
}

/** As many as a Glory space may give; beyond the end they are told to be lost. */
const mostSteps = 9;

/** A step on a track by a card or an effect. */
export function gainPower(player: Player): Action {
  return {
    id: 'gainPower',
    inputs: (view, given) => [
      elementInput(view, player),
      { kind: 'number', id: 'steps', min: 1, max: mostSteps, start: 1 },
      ...markerFields(view, player, elementIn(view, player, given)),
    ],
    run: (view, inputs) =>
      advance(view, player, elementIn(view, player, inputs), numberIn(inputs, 'steps'), inputs),
  };
}

/** A marker leaves its track for the first space of a fifth element [ELD-P4]. */
export function moveMarker(player: Player): Action {
  const withoutMarker = (view: View) =>
    elementsIn(view.setup).filter((element) => markerAt(view, player, element) === 0);
  return {
    id: 'moveMarker',
    when: (view) => !hasMarkerLeft(view, player) && withoutMarker(view).length > 0,
    inputs: (view) => {
      const free = withoutMarker(view);
      const markers = markersOf(view, player);
      return [
        { kind: 'choice', id: 'marker', options: markers, start: markers[0] ?? '' },
        { kind: 'choice', id: 'element', options: free, start: free[0] ?? '' },
      ];
    },
    run: (view, inputs) => [
      ...takeOff(view, player, textIn(inputs, 'marker')),
      ...move(`${player}.${textIn(inputs, 'element')}`, 1),
    ],
  };
}
