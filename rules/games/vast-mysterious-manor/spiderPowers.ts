import {
  moreEggsThanWebs,
  spreadWebs,
  webbedEggsField,
} from '../../editions/mysterious-manor/webs';
import type { Action, Address, Change, View } from '../../engine/definition';
import { numberIn, textIn, textsIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { scatter, skeletonsOnMap } from './skeletonRoster';
import { formIds, formOf, forms, mostEggs, type Form } from './spiderForms';

const blood = (by: number): Change => ({ kind: 'move', at: 'spider.blood', by });
export const terror = (by: number): Change => ({ kind: 'move', at: 'spider.terror', by });
const discard = (cards: number): Change => ({ kind: 'move', at: 'spider.hand', by: -cards });

const needsCards = (view: View, amount: number) => needs(view, 'spider.hand', amount, 'needsCards');
const needsBlood = (view: View, amount: number) =>
  needs(view, 'spider.blood', amount, 'needsBlood');

function isForm(...wanted: readonly Form[]): (view: View) => boolean {
  return (view) => wanted.includes(formOf(view));
}

/** Only the Giant Spider strengthens a power with more cards [VMM-SP4]. */
function cards(view: View): readonly Field[] {
  const max = formOf(view) === 'giant' ? Math.max(1, view.value('spider.hand')) : 1;
  return max > 1 ? [{ kind: 'number', id: 'cards', min: 1, max, start: 1 }] : [];
}

function cardsIn(inputs: FieldValues): number {
  return Math.max(1, numberIn(inputs, 'cards'));
}

/** Fangs: the Giant gains a blood for each card, the Caster one [VMM-SP5]. */
function bite(
  id: string,
  seat: string | undefined,
  more: Partial<Action>,
  run: Action['run'],
): Action {
  return {
    id,
    when: (view) => formOf(view) !== 'spiderlings' && (seat === undefined || view.hasSeat(seat)),
    inputs: (view) => [...cards(view), ...(more.inputs?.(view, {}) ?? [])],
    refusal: (view, inputs) => needsCards(view, cardsIn(inputs)) ?? more.refusal?.(view, inputs),
    run: (view, inputs) => [discard(cardsIn(inputs)), blood(cardsIn(inputs)), ...run(view, inputs)],
  };
}

const bites: readonly Action[] = [
  bite(
    'bitePaladin',
    'paladin',
    {
      // Each card beyond the first takes one more experience or moves the Paladin once more
      // [VMM-SP16].
      inputs: (view) =>
        formOf(view) === 'giant' && view.value('spider.hand') > 1
          ? [
              {
                kind: 'number',
                id: 'experienceLost',
                min: 1,
                max: view.value('spider.hand'),
                start: 1,
              },
            ]
          : [],
      refusal: (_, inputs) =>
        numberIn(inputs, 'experienceLost') > cardsIn(inputs)
          ? { code: 'lossNeedsCards' }
          : undefined,
    },
    (_, inputs) => [
      {
        kind: 'move',
        at: 'paladin.experience',
        by: -Math.max(1, numberIn(inputs, 'experienceLost')),
      },
    ],
  ),
  bite(
    'biteSkeleton',
    'skeletons',
    {
      inputs: (view) => {
        const options = skeletonsOnMap(view);
        return [{ kind: 'choice', id: 'skeleton', options, start: options[0] ?? '' }];
      },
      refusal: (view) =>
        skeletonsOnMap(view).length === 0 ? { code: 'noSkeletonOnMap' } : undefined,
    },
    (_, inputs) => scatter(textIn(inputs, 'skeleton'), cardsIn(inputs)),
  ),
  bite('bitePoltergeist', undefined, {}, (_, inputs) => [
    { kind: 'move', at: 'manor.poltergeists', by: -1 },
    { kind: 'move', at: 'manor.omens', by: -(cardsIn(inputs) - 1) },
  ]),
  bite('biteEnchanter', 'enchanter', {}, () => []),
];

/** One web, and two more for each further card; the Spiderlings one in each of their spaces. */
function websSpun(view: View, inputs: FieldValues): number {
  return formOf(view) === 'spiderlings' ? numberIn(inputs, 'spaces') : 2 * cardsIn(inputs) - 1;
}

export const powers: readonly Action[] = [
  {
    id: 'eyes',
    inputs: (view) => [
      ...cards(view),
      ...(view.hasSeat('paladin')
        ? [{ kind: 'number', id: 'tilesRevealed', min: 0, max: 20, start: 1 } as const]
        : []),
      { kind: 'number', id: 'eventSymbols', min: 0, max: 20, start: 0 },
    ],
    refusal: (view, inputs) => needsCards(view, cardsIn(inputs)),
    run: (view, inputs) => [
      discard(cardsIn(inputs)),
      { kind: 'move', at: 'paladin.tiles', by: numberIn(inputs, 'tilesRevealed') },
      blood(numberIn(inputs, 'eventSymbols') * forms[formOf(view)].bloodPerSymbol),
    ],
  },
  ...bites,
  {
    id: 'biteAll',
    when: isForm('spiderlings'),
    inputs: () => [{ kind: 'number', id: 'pieces', min: 1, max: 15, start: 1 }],
    refusal: (view) => needsCards(view, 1),
    run: (_, inputs) => [discard(1), blood(numberIn(inputs, 'pieces'))],
  },
  {
    id: 'spinWebs',
    inputs: (view) => {
      const swarm = Math.max(1, view.value('spider.spiderlings'));
      return [
        ...(formOf(view) === 'spiderlings'
          ? [{ kind: 'number', id: 'spaces', min: 1, max: swarm, start: swarm } as const]
          : cards(view)),
        ...webbedEggsField(view),
      ];
    },
    refusal: (view, inputs) =>
      moreEggsThanWebs(websSpun(view, inputs), inputs) ?? needsCards(view, cardsIn(inputs)),
    run: (view, inputs) => [
      discard(cardsIn(inputs)),
      ...spreadWebs(websSpun(view, inputs), inputs),
    ],
  },
  {
    id: 'layEgg',
    when: isForm('giant', 'caster'),
    refusal: (view) =>
      view.items('spider.eggs').length >= mostEggs ? { code: 'noEggLeft' } : needsCards(view, 2),
    run: () => [discard(2), { kind: 'add', to: 'spider.eggs' }],
  },
  {
    id: 'feed',
    when: isForm('giant', 'spiderlings'),
    refusal: (view) => needsBlood(view, 3),
    run: () => [blood(-3), terror(1)],
  },
  {
    id: 'unsettle',
    when: isForm('caster', 'spiderlings'),
    refusal: (view) => {
      const amount = forms[formOf(view)].websForUnsettling ?? 0;
      if (view.isOn('spider.unsettled')) return { code: 'onceATurn' };
      return needs(view, 'spider.webs', amount, 'needsWebs') ?? needsCards(view, 1);
    },
    run: () => [discard(1), { kind: 'switch', at: 'spider.unsettled', on: true }, terror(1)],
  },
  {
    id: 'legs',
    inputs: (view) =>
      formOf(view) === 'caster' && view.value('spider.hand') > 1
        ? [{ kind: 'number', id: 'cards', min: 1, max: 2, start: 1 }]
        : [],
    refusal: (view, inputs) => needsCards(view, cardsIn(inputs)),
    run: (_, inputs) => [discard(cardsIn(inputs))],
  },
  {
    id: 'plunder',
    when: isForm('giant', 'caster'),
    refusal: (view) => needsCards(view, 1),
    run: () => [discard(1)],
  },
  {
    id: 'tendEggs',
    when: isForm('giant', 'caster'),
    inputs: (view) => {
      const eggs = view.items('spider.eggs');
      return formOf(view) === 'giant'
        ? [{ kind: 'choices', id: 'eggs', options: eggs, start: eggs }]
        : [{ kind: 'choice', id: 'egg', options: eggs, start: eggs[0] ?? '' }];
    },
    refusal: (view, inputs) => {
      if (view.items('spider.eggs').length === 0) return { code: 'noEgg' };
      if (formOf(view) === 'giant' && view.isOn('spider.tended')) return { code: 'onceATurn' };
      if (tendedEggs(inputs).length === 0) return { code: 'chooseEgg' };
      return needsBlood(view, 1);
    },
    run: (_, inputs) => [
      blood(-1),
      { kind: 'switch', at: 'spider.tended', on: true },
      ...tendedEggs(inputs).map((egg): Change => ({ kind: 'move', at: `${egg}.blood`, by: 1 })),
    ],
  },
];

function tendedEggs(inputs: FieldValues): readonly Address[] {
  const one = textIn(inputs, 'egg');
  return one === '' ? textsIn(inputs, 'eggs') : [one];
}

/** The Caster gains blood whenever it is revealed: 1, and 1 for each egg [VMM-SP2], [VMM-X9]. */
export const formChanges = formIds.map((form): Action => ({
  id: `become${form.charAt(0).toUpperCase()}${form.slice(1)}`,
  run: (view) => [
    { kind: 'choose', at: 'spider.form', option: form },
    ...(form === 'caster' ? [blood(1 + view.items('spider.eggs').length)] : []),
  ],
}));
