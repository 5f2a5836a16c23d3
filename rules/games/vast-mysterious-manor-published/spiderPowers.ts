import {
  moreEggsThanWebs,
  spreadWebs,
  webbedEggsField,
} from '../../editions/mysterious-manor/webs';
import type { Action, Change, Refusal, View } from '../../engine/definition';
import { numberIn, textsIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { levelOf } from './setup';
import { fallenField, removeSkeleton } from './skeletonRoster';
import { formIds, formOf, mostEggs, reachOf, type Form } from './spiderForms';
import {
  enteredField,
  enteredTiles,
  tokensEntered,
  websUnder,
  websUnderField,
} from './spiderTokens';
import { lootTerror } from './tools/terror';
import { perhapsCursed } from './warlockBoard';

const blood = (by: number): Change => ({ kind: 'move', at: 'spider.blood', by });
export const terror = (by: number): Change => ({ kind: 'move', at: 'spider.terror', by });
const discard = (cards: number): Change => ({ kind: 'move', at: 'spider.hand', by: -cards });
const used = (toggle: string): Change => ({ kind: 'switch', at: `spider.${toggle}`, on: true });

const needsCards = (view: View, amount: number) => needs(view, 'spider.hand', amount, 'needsCards');
const needsBlood = (view: View, amount: number) =>
  needs(view, 'spider.blood', amount, 'needsBlood');
const once = (view: View, toggle: string): Refusal | undefined =>
  view.isOn(`spider.${toggle}`) ? { code: 'onceATurn' } : undefined;

function isForm(wanted: Form): (view: View) => boolean {
  return (view) => formOf(view) === wanted;
}

/** In how many places a card works; asked only where it may be more than one [VMP-SP4]. */
function places(view: View, id: string): readonly Field[] {
  const max = reachOf(view);
  return max > 1 ? [{ kind: 'number', id, min: 0, max, start: 1 }] : [];
}

function placesIn(view: View, inputs: FieldValues, id: string): number {
  return reachOf(view) > 1 ? numberIn(inputs, id) : 1;
}

/** How Terror is gained at the start of a turn, each once [VMP-SP5], [VMP-SP6]. */
export const terrorSources: readonly Action[] = [
  {
    id: 'feed',
    refusal: (view) => once(view, 'fed') ?? needsBlood(view, 3),
    run: () => [blood(-3), terror(1), used('fed')],
  },
  {
    id: 'scare',
    refusal: (view) =>
      once(view, 'scared') ?? needs(view, 'spider.webs', 6, 'needsWebs') ?? needsCards(view, 1),
    run: () => [discard(1), terror(1), used('scared')],
  },
];

export const powers: readonly Action[] = [
  {
    // Each Blood tile shown gives a Blood token [VMP-SP7]; no card shows more tiles [VMP-SP4].
    id: 'eyes',
    inputs: (view) => [{ kind: 'number', id: 'bloodTiles', min: 0, max: reachOf(view), start: 0 }],
    refusal: (view) => needsCards(view, 1),
    run: (_, inputs) => [discard(1), blood(numberIn(inputs, 'bloodTiles'))],
  },
  {
    // Each attack gives Blood; the Paladin stays where he is [VMP-SP7].
    id: 'fangs',
    inputs: (view) => [
      ...places(view, 'bites'),
      ...(view.hasSeat('skeletons') ? [fallenField(view, 'skeletonsBitten')] : []),
    ],
    refusal: (view, inputs) =>
      needsCards(view, 1) ??
      (textsIn(inputs, 'skeletonsBitten').length > placesIn(view, inputs, 'bites')
        ? { code: 'moreBittenThanBites' }
        : undefined),
    run: (view, inputs) => [
      discard(1),
      blood(placesIn(view, inputs, 'bites')),
      ...textsIn(inputs, 'skeletonsBitten').flatMap(removeSkeleton),
      ...(placesIn(view, inputs, 'bites') > textsIn(inputs, 'skeletonsBitten').length
        ? perhapsCursed(view)
        : []),
    ],
  },
  {
    id: 'spinWebs',
    inputs: (view) => [...places(view, 'websSpun'), ...webbedEggsField(view)],
    refusal: (view, inputs) =>
      moreEggsThanWebs(placesIn(view, inputs, 'websSpun'), inputs) ?? needsCards(view, 1),
    run: (view, inputs) => [discard(1), ...spreadWebs(placesIn(view, inputs, 'websSpun'), inputs)],
  },
  {
    // Two cards for the first of a turn, one for the second, no third [VMP-SP11].
    id: 'layEgg',
    when: isForm('giant'),
    inputs: (view) => websUnderField(view),
    figures: (view) => ({ cards: eggCost(view) }),
    refusal: (view) => {
      if (view.items('spider.eggs').length >= mostEggs) return { code: 'noEggLeft' };
      if (view.value('spider.eggsLaid') >= 2) return { code: 'twoEggsATurn' };
      return needsCards(view, eggCost(view));
    },
    run: (view, inputs) => [
      discard(eggCost(view)),
      { kind: 'move', at: 'spider.eggsLaid', by: 1 },
      { kind: 'add', to: 'spider.eggs' },
      websUnder(inputs),
    ],
  },
  {
    id: 'tendEggs',
    when: isForm('sorcerer'),
    refusal: (view) =>
      view.items('spider.eggs').length === 0 ? { code: 'noEgg' } : needsBlood(view, 1),
    run: (view) => [
      blood(-1),
      ...view
        .items('spider.eggs')
        .map((egg): Change => ({ kind: 'move', at: `${egg}.blood`, by: 1 })),
    ],
  },
  {
    id: 'veil',
    when: isForm('sorcerer'),
    refusal: (view) => needsCards(view, 1),
    run: () => [discard(1)],
  },
  {
    id: 'lootTreasures',
    when: isForm('spiderlings'),
    inputs: () => [{ kind: 'number', id: 'treasuresLooted', min: 0, max: 15, start: 2 }],
    refusal: (view) => needsCards(view, 1),
    run: (view, inputs) => [
      discard(1),
      terror(lootTerror(numberIn(inputs, 'treasuresLooted'))),
      ...(numberIn(inputs, 'treasuresLooted') > 0 ? perhapsCursed(view) : []),
    ],
  },
  {
    // A Matriarch goes without [VMP-S9].
    id: 'legs',
    when: (view) => levelOf(view.setup, 'spider') !== 'matriarch',
    refusal: (view) => needsCards(view, 1),
    run: () => [discard(1)],
  },
];

function eggCost(view: View): number {
  return view.value('spider.eggsLaid') === 0 ? 2 : 1;
}

/** What happens to the Spider's things on the map [VMP-SP7], [VMP-SP9]. */
export const spiderEvents: readonly Action[] = [
  { id: 'takeBlood', run: () => [blood(1)] },
  {
    id: 'webEntered',
    inputs: enteredField,
    refusal: (view) => (enteredTiles(view).length === 0 ? { code: 'noTokens' } : undefined),
    run: tokensEntered,
  },
];

/** The form is chosen at the start of a turn, not of the first [VMP-SP2]. */
export const formChanges = formIds.map((form): Action => ({
  id: `become${form.charAt(0).toUpperCase()}${form.slice(1)}`,
  run: () => [{ kind: 'choose', at: 'spider.form', option: form }],
}));
