import type { Action, Change, Move, Track, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { placedOn, placedUnit } from './placing';
import { advance, elementIn, elementInput, markerFields } from './power';
import { cannotPay, costAnswerOf, costField, pay } from './spending';
import { elementsIn, isUsed, move, perElement, say, type Element, type Player } from './table';
import { unitsAt, workersInTray } from './units';

/** Rooftops of a player [ELD-D1]; with the last one the game ends [ELD-E1]. */
export const mostDwellings = 6;
/** For each dwelling beside a new one, whosever [ELD-D3]. */
const pointsBeside = 2;
/** The sides of Bifrost that bring something to a dwelling beside them [ELD-O6]. */
const bifrostPoints = { noBifrost: 0, bifrost2: 2, bifrost10: 10 } as const;
/** Sides of a realm [ELD-D6], and more symbols than a realm has [ELD-D4]. */
const mostBeside = 6;
const mostSymbols = 3;

export function dwellingsOn(view: View, player: Player, element: Element): number {
  return view.value(`${player}.${perElement(element, 'Dwellings')}`);
}

function assigned(view: View, player: Player): number {
  return elementsIn(view.setup).reduce(
    (sum, element) => sum + dwellingsOn(view, player, element),
    0,
  );
}

/** Dwellings nobody has told the element of: they cannot score [ELD-D7]. */
export function unassigned(view: View, player: Player): number {
  return view.value(`${player}.dwellings`) - assigned(view, player);
}

/** Where roofs come off that were counted too many: where there are most [ELD-D8]. */
function takeRoofs(view: View, player: Player, count: number): readonly Change[] {
  let left = count;
  return [...elementsIn(view.setup)]
    .sort((one, other) => dwellingsOn(view, player, other) - dwellingsOn(view, player, one))
    .flatMap((element): readonly Change[] => {
      const there = dwellingsOn(view, player, element);
      const taken = Math.min(left, there);
      if (taken <= 0) return [];
      left -= taken;
      return [
        say('dwellingTakenFrom', 'info', { player, element }),
        {
          kind: 'set',
          at: `${player}.${perElement(element, 'Dwellings')}`,
          to: there - taken,
        },
      ];
    });
}

/** A roof goes on a Worker of the map [ELD-D2]; put right, only a Worker too many has to go. */
function afterDwellings(player: Player) {
  return ({ from, to, set }: Move, view: View): readonly Change[] => {
    if (to < from) {
      return [
        ...takeRoofs(view, player, assigned(view, player) - to),
        // Roofs never come off in play: one tapped too many gives its Worker back.
        ...move(`${player}.workersOnMap`, set ? 0 : from - to),
      ];
    }
    const workers = set ? Math.max(0, -workersInTray(view, player)) : to - from;
    return move(`${player}.workersOnMap`, -workers);
  };
}

/** One told by its element is one of those that had none, or another one [ELD-D8]. */
function afterElement(player: Player) {
  return ({ from, to, set }: Move, view: View): readonly Change[] => {
    const open = unassigned(view, player);
    const by = to < from && open > 0 ? to - from : Math.max(0, -open);
    const at = `${player}.dwellings`;
    return set && by !== 0 ? [{ kind: 'set', at, to: view.value(at) + by }] : move(at, by);
  };
}

export function dwellingTracks(setup: FieldValues, player: Player): readonly Track[] {
  return [
    {
      id: 'dwellings',
      shape: 'track',
      min: 0,
      start: 0,
      max: mostDwellings,
      marks: [{ id: 'lastRoof', at: mostDwellings, goal: true }],
      follows: afterDwellings(player),
    },
    ...elementsIn(setup).map((element): Track => ({
      id: perElement(element, 'Dwellings'),
      shape: 'counter',
      min: 0,
      start: 0,
      max: (view, at) => view.value(at) + mostDwellings - assigned(view, player),
      follows: afterElement(player),
    })),
  ];
}

/** What a new dwelling brings at once [ELD-D3], [ELD-X3], [ELD-O6]. */
export function dwellingPoints(beside: number, ruins: number, bifrost: string): number {
  const side = Object.entries(bifrostPoints).find(([id]) => id === bifrost);
  return pointsBeside * (beside + ruins) + (side?.[1] ?? 0);
}

function pointsIn(view: View, inputs: FieldValues): number {
  const ruins = isOnIn(view.setup, 'ruinPoints') ? numberIn(inputs, 'ruinsBeside') : 0;
  return dwellingPoints(numberIn(inputs, 'dwellingsBeside'), ruins, textIn(inputs, 'bifrostSide'));
}

function besideFields({ setup }: View): readonly Field[] {
  const count = (id: string): Field => ({ kind: 'number', id, min: 0, max: mostBeside, start: 0 });
  return [
    count('dwellingsBeside'),
    ...(isOnIn(setup, 'ruinPoints') ? [count('ruinsBeside')] : []),
    ...(isUsed(setup, 'frostGiant')
      ? [
          {
            kind: 'choice' as const,
            id: 'bifrostSide',
            options: Object.keys(bifrostPoints),
            start: 'noBifrost',
            unsaid: 'noBifrost',
          },
        ]
      : []),
  ];
}

/** A Worker was placed on a ruin this turn: that one cannot become a dwelling [ELD-D2]. */
function standsOnRuin(view: View): boolean {
  return view.happened(placedUnit('worker')) && !view.happened(placedOn('elementalRealm'));
}

/** A Worker of the map becomes a dwelling [ELD-D2]..[ELD-D5], by the Mill or the starter card [ELD-A7]. */
export function dwell(player: Player): Action {
  return {
    id: 'dwell',
    inputs: (view, given) => [
      elementInput(view, player),
      { kind: 'number', id: 'symbols', min: 1, max: mostSymbols, start: 1 },
      ...besideFields(view),
      costField(),
      ...markerFields(view, player, elementIn(view, player, given)),
    ],
    answer: costAnswerOf(player, (view, inputs) => [
      {
        id: 'dwellingGives',
        params: {
          points: pointsIn(view, inputs),
          element: elementIn(view, player, inputs),
          symbols: numberIn(inputs, 'symbols'),
        },
      },
    ]),
    blocked: (view) => {
      if (view.value(`${player}.dwellings`) === mostDwellings) return { code: 'noRoofLeft' };
      const workers = unitsAt(view, player, 'onMap').filter((unit) => unit === 'worker').length;
      return workers > (standsOnRuin(view) ? 1 : 0) ? undefined : { code: 'noWorkerOnMap' };
    },
    refusal: (view, inputs) => cannotPay(view, player, inputs),
    run: (view, inputs) => {
      const element = elementIn(view, player, inputs);
      return [
        ...pay(view, player, inputs),
        ...move(`${player}.dwellings`, 1),
        ...move(`${player}.${perElement(element, 'Dwellings')}`, 1),
        ...move(`${player}.vp`, pointsIn(view, inputs)),
        ...advance(view, player, element, numberIn(inputs, 'symbols'), inputs),
      ];
    },
  };
}
