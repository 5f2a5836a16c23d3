import type { Action, Change, Refusal, View } from '../../engine/definition';
import { numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import {
  carries,
  gearAt,
  gearName,
  isInPlay,
  removeSkeleton,
  skeletonsInPlay,
  stillToAct,
} from './skeletonRoster';
import { skeletonTeam } from './setup';
import { clearedFields, websCleared } from './spiderTokens';
import { strike } from './strike';
import { perhapsCursed } from './warlockBoard';

export const stability = (by: number): Change => ({ kind: 'move', at: 'skeletons.stability', by });
const needsStability = (view: View, amount: number) =>
  needs(view, 'skeletons.stability', amount, 'needsStability');
const used = (toggle: string): Change => ({ kind: 'switch', at: `skeletons.${toggle}`, on: true });

/** Five together, and never fewer than two [VMP-SK2]. */
export const mostInPlay = 5;
export const mostSkulls = 2;
export const mostPitMarkers = 4;

function oneOf(view: View, among = skeletonsInPlay(view)): readonly Field[] {
  return [{ kind: 'choice', id: 'skeleton', options: among, start: among[0] ?? '' }];
}

function notInPlay(view: View, skeleton: string): Refusal | undefined {
  return isInPlay(view, skeleton) ? undefined : { code: 'skeletonNotInPlay', params: { skeleton } };
}

/** An action that ends the activation of a Skeleton [VMP-SK6]. */
function activation(
  id: string,
  {
    among = stillToAct,
    more = [],
    refusal,
    run,
  }: {
    among?: (view: View) => readonly string[];
    more?: readonly string[];
    refusal?: Action['refusal'];
    run: Action['run'];
  },
): Action {
  return {
    id,
    inputs: (view) => [
      ...oneOf(view, among(view)),
      ...more.map((field): Field => gearField(view, field)),
    ],
    ...(refusal === undefined ? {} : { refusal }),
    run: (view, inputs) => [used(`${textIn(inputs, 'skeleton')}.activated`), ...run(view, inputs)],
  };
}

/** Poison that was used is in the box for good [VMP-SK14]. */
function gearLeft(view: View): readonly string[] {
  return gearAt(view)
    .filter((piece) => !view.isOn(`skeletons.${piece}`))
    .filter((piece) => piece !== 'stabby.poison' || !view.isOn('skeletons.poisonUsed'));
}

function gearField(view: View, id: string): Field {
  const names = gearLeft(view).map(gearName);
  return { kind: 'choice', id, options: names, start: names[0] ?? '' };
}

/** Sniffy, of the expansion, cannot breach [VMP-SK20]. */
const breachers = (view: View) => stillToAct(view).filter((id) => id !== 'sniffy');

const ends: readonly Action[] = [
  strike,
  activation('loot', {
    refusal: (view) => (view.isOn('skeletons.looted') ? { code: 'onceATurn' } : undefined),
    run: (view) => [stability(2), used('looted'), ...perhapsCursed(view)],
  }),
  activation('breachWall', {
    among: breachers,
    refusal: (view) => needsStability(view, 1),
    run: () => [stability(-1)],
  }),
  activation('tunnel', { run: () => [] }),
  activation('arm', {
    more: ['gear'],
    refusal: (view) => (gearLeft(view).length === 0 ? { code: 'noGearLeft' } : undefined),
    run: (view, inputs) => {
      const piece = gearLeft(view).find((id) => gearName(id) === textIn(inputs, 'gear'));
      return [used(piece ?? '')];
    },
  }),
];

/** Nobody is offered what only an absent Skeleton could do. */
const isInTeam =
  (...ids: readonly string[]) =>
  (view: View) =>
    skeletonTeam(view.setup).some((id) => ids.includes(id));

/** What some can do at any point of their activation, for Stability [VMP-SK15]..[VMP-SK18]. */
const abilities: readonly Action[] = [
  {
    id: 'placeSkulls',
    when: isInTeam('casty'),
    inputs: () => [{ kind: 'number', id: 'skullsPlaced', min: 1, max: mostSkulls, start: 1 }],
    refusal: (view, inputs) =>
      notInPlay(view, 'casty') ??
      (skullsOf(inputs) >
      mostSkulls - view.value('skeletons.skullsLost') - view.value('skeletons.skulls')
        ? { code: 'noSkullLeft' }
        : needsStability(view, skullsOf(inputs))),
    run: (_, inputs) => [
      stability(-skullsOf(inputs)),
      { kind: 'move', at: 'skeletons.skulls', by: skullsOf(inputs) },
    ],
  },
  {
    id: 'skullEntered',
    when: isInTeam('casty'),
    refusal: (view) => needs(view, 'skeletons.skulls', 1, 'noSkull'),
    run: () => [
      { kind: 'move', at: 'skeletons.skulls', by: -1 },
      { kind: 'move', at: 'skeletons.skullsLost', by: 1 },
    ],
  },
  {
    id: 'scream',
    when: isInTeam('screamy'),
    refusal: (view) =>
      notInPlay(view, 'screamy') ??
      (view.value('skeletons.screams') >= (carries(view, 'screamy', 'banner') ? 2 : 1)
        ? { code: 'screamedEnough' }
        : needsStability(view, 1)),
    run: () => [stability(-1), { kind: 'move', at: 'skeletons.screams', by: 1 }],
  },
  {
    id: 'placePitMarker',
    when: isInTeam('shooty', 'smashy'),
    refusal: (view) =>
      !hasGear(view, 'shooty', 'bombBag') && !isInPlay(view, 'smashy')
        ? { code: 'nobodyDigs' }
        : view.value('skeletons.pitMarkers') >= mostPitMarkers
          ? { code: 'noPitMarkerLeft' }
          : needsStability(view, 1),
    run: () => [stability(-1), { kind: 'move', at: 'skeletons.pitMarkers', by: 1 }],
  },
  {
    id: 'bombWall',
    when: isInTeam('shooty'),
    refusal: (view) =>
      hasGear(view, 'shooty', 'bombBag') ? needsStability(view, 1) : { code: 'noBombBag' },
    run: () => [stability(-1)],
  },
  {
    id: 'clearTokens',
    when: isInTeam('casty', 'shooty'),
    inputs: clearedFields,
    refusal: (view) =>
      !hasGear(view, 'casty', 'ashStaff') && !hasGear(view, 'shooty', 'blightArrow')
        ? { code: 'nobodyClears' }
        : needsStability(view, 1),
    run: (view, inputs) => [
      stability(-1),
      ...(view.hasSeat('spider') ? websCleared(view, inputs) : []),
    ],
  },
];

/** Gear works for whoever is on the map [VMP-SK17], [VMP-SK18]. */
function hasGear(view: View, skeleton: string, gear: string): boolean {
  return isInPlay(view, skeleton) && carries(view, skeleton, gear);
}

function skullsOf(inputs: FieldValues): number {
  return Math.max(1, numberIn(inputs, 'skullsPlaced'));
}

/** What the turn itself asks for [VMP-SK3], [VMP-SK4]. */
const ofTheTurn: readonly Action[] = [
  {
    id: 'payForLight',
    inputs: (view) => [
      { kind: 'number', id: 'onLit', min: 0, max: view.value('skeletons.inPlay'), start: 0 },
    ],
    run: (_, inputs) => [stability(-numberIn(inputs, 'onLit'))],
  },
  {
    id: 'summon',
    refusal: (view) =>
      view.isOn('skeletons.summoned')
        ? { code: 'onceATurn' }
        : view.value('skeletons.inPlay') >= mostInPlay
          ? { code: 'allInPlay' }
          : needsStability(view, 3),
    run: (view) => {
      const skeleton = view.order('skeletons.march')[view.value('skeletons.inPlay')] ?? '';
      return [
        stability(-3),
        used('summoned'),
        { kind: 'move', at: 'skeletons.inPlay', by: 1 },
        {
          kind: 'notice',
          notice: {
            id: skeleton === 'shiny' ? 'shinySummoned' : 'skeletonSummoned',
            tone: 'gain',
            params: { skeleton },
          },
        },
      ];
    },
  },
  {
    id: 'skeletonRemoved',
    inputs: (view) => oneOf(view),
    run: (_view, inputs) => removeSkeleton(textIn(inputs, 'skeleton')),
  },
];

export const skeletonActions: readonly Action[] = [...ends, ...abilities, ...ofTheTurn];
export const endIds = ends.map(({ id }) => id);
export const abilityIds = abilities.map(({ id }) => id);
