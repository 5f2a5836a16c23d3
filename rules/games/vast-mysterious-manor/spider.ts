import { eggWebs, websOnEggs } from '../../editions/mysterious-manor/webs';
import type { Change, Seat, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { actions, derived, toggles, tracks } from '../../engine/parts';
import { formIds, formOf, forms, mostEggs } from './spiderForms';
import { formChanges, powers, terror } from './spiderPowers';
import { eggDefence, eggHatches } from './tools/egg';

export const terrorToEscape = 12;

/** An egg with five blood and a web hatches by itself: two terror, its webs stay [VMM-SP7]. */
export function hatchings(view: View): readonly Change[] {
  const egg = view
    .items('spider.eggs')
    .find((item) => eggHatches(view.value(`${item}.blood`), view.value(`${item}.webs`)));
  if (egg === undefined) return [];
  return [
    { kind: 'remove', item: egg },
    { kind: 'notice', notice: { id: 'eggHatched', tone: 'gain' } },
    terror(2),
  ];
}

/** Up to the hand limit; only the Caster, who drew three more, also discards down to it. */
function drawCards(view: View): readonly Change[] {
  const spirit = view.value('spider.spirit');
  const hand = formOf(view) === 'caster' ? spirit : Math.max(view.value('spider.hand'), spirit);
  return [{ kind: 'set', at: 'spider.hand', to: hand }];
}

const powerIds = powers.map((power) => power.id);
const formChangeIds = formChanges.map((change) => change.id);

export const spider: Seat = {
  id: 'spider',
  summary: ['terror', 'blood', 'spiderlings', 'webs'],
  tracks: [
    {
      id: 'terror',
      shape: 'track',
      min: 0,
      start: 0,
      max: (view) => numberIn(view.setup, 'terrorEnd'),
      marks: [
        {
          id: 'escape',
          at: terrorToEscape,
          goal: true,
          up: () => [{ kind: 'notice', notice: { id: 'mayEscape', tone: 'gain' } }],
        },
      ],
    },
    {
      id: 'blood',
      shape: 'track',
      min: 0,
      start: 0,
      max: (view) => numberIn(view.setup, 'bloodEnd'),
    },
    { id: 'hand', shape: 'counter', min: 0, start: 3, max: 99 },
    { id: 'spirit', shape: 'counter', min: 0, start: 3, max: 99 },
    { id: 'defence', shape: 'counter', min: 0, start: 0, max: 99 },
    {
      id: 'spiderlings',
      shape: 'counter',
      min: 0,
      start: (view) => numberIn(view.setup, 'spiderlings'),
      max: (view) => numberIn(view.setup, 'spiderlings'),
    },
    {
      id: 'webs',
      shape: 'counter',
      min: websOnEggs,
      start: 0,
      max: (view) => numberIn(view.setup, 'websEnd'),
    },
  ],
  toggles: [
    { id: 'tended', resets: 'ownTurn' },
    { id: 'unsettled', resets: 'ownTurn' },
    { id: 'escaped' },
  ],
  choices: [{ id: 'form', options: formIds, start: 'giant' }],
  collections: [
    {
      id: 'eggs',
      item: 'egg',
      most: mostEggs,
      tracks: [
        { id: 'blood', shape: 'counter', min: 0, start: 0, max: 5 },
        eggWebs((view) => numberIn(view.setup, 'websEnd')),
      ],
      status: (view, egg) => [
        { id: 'eggDefence', params: { defence: eggDefence(view.value(`${egg}.blood`)) } },
      ],
    },
  ],
  derived: [
    { id: 'moves', value: (view) => forms[formOf(view)].moves },
    { id: 'walls', value: (view) => forms[formOf(view)].walls },
  ],
  actions: [
    ...formChanges,
    ...powers,
    {
      id: 'escape',
      refusal: (view) => needs(view, 'spider.terror', terrorToEscape, 'needsTerror'),
      run: () => [{ kind: 'switch', at: 'spider.escaped', on: true }],
    },
  ],
  steps: [
    { id: 'spiderReveal', actions: formChangeIds },
    { id: 'spiderAct', actions: [...powerIds, 'escape'] },
    {
      id: 'spiderDraw',
      parts: [{ kind: 'track', id: 'spirit' }],
      onDone: drawCards,
    },
  ],
  sheet: [
    { id: 'tracks', parts: [...tracks('terror', 'blood'), ...actions('escape')] },
    { id: 'form', parts: [{ kind: 'choice', id: 'form' }, ...derived('moves', 'walls')] },
    { id: 'hand', parts: tracks('hand', 'spirit', 'spiderlings', 'webs', 'defence') },
    { id: 'powers', parts: [...actions(...powerIds), ...toggles('tended', 'unsettled')] },
    {
      id: 'eggs',
      parts: [
        { kind: 'collection', id: 'eggs' },
        { kind: 'tool', id: 'vast-egg' },
      ],
    },
    { id: 'formTable', folded: true, parts: [{ kind: 'table', id: 'forms' }] },
  ],
};
