import { eggWebs, websOnEggs } from '../../editions/mysterious-manor/webs';
import type { Change, Seat, Track, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, derived, idsOf, toggles, tracks } from '../../engine/parts';
import { printedAt } from '../../engine/printed';
import { levelOf, mixOf } from './setup';
import { formOf, forms, formsAt, mostBlood, mostEggs, mostWebs } from './spiderForms';
import { formChanges, powers, spiderEvents, terror, terrorSources } from './spiderPowers';
import { bloodLeft, bloodOnEggs } from './spiderTokens';
import { eggDefence, eggHatches, piecesToHatch } from './tools/egg';

/** Less where the Spider is to win easily [VMP-V4], [VMP-S9]. */
export function terrorToLeave(setup: FieldValues): number {
  const level = levelOf(setup, 'spider');
  return level === 'hatchling' ? 8 : level === 'consumer' ? 10 : 12;
}

/** Small tables give the Spider a start [VMP-S7]. */
function startTerror(setup: FieldValues): number {
  const mix = mixOf(setup);
  const full = ['allRoles', 'withoutWarlock', 'withoutManor', 'paladinSkeletonsSpider'];
  return full.includes(mix) ? 0 : 2;
}

/** Fewer where the Paladin is to win easily [VMP-S9]. */
export function startSpiderlings(setup: FieldValues): number {
  const level = levelOf(setup, 'paladin');
  return level === 'squire' ? 3 : level === 'protector' ? 4 : 5;
}

/** An egg with six webs and blood on its tile hatches by itself; the webs stay [VMP-SP10]. */
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

/** What the board shows at so much Terror, where it was entered [VMP-B5]. */
function byTerror(view: View): readonly Change[] {
  const rows = [
    ['spider.defence', 'defencesByTerror'],
    ['spider.spirit', 'spiritsByTerror'],
  ] as const;
  return rows.flatMap(([at, row]): readonly Change[] => {
    const printed = printedAt(view, row, view.value('spider.terror'));
    return printed === undefined ? [] : [{ kind: 'set', at, to: printed }];
  });
}

/** Some tables start with Terror, and with what the board shows there [VMP-SP1]. */
function atStart(row: string, otherwise: number): Track['start'] {
  return (view) => printedAt(view, row, startTerror(view.setup)) ?? otherwise;
}

function spiderTracks(setup: FieldValues): readonly Track[] {
  const spiderlings = startSpiderlings(setup);
  return [
    {
      id: 'terror',
      shape: 'track',
      min: 0,
      start: startTerror(setup),
      max: (view) => numberIn(view.setup, 'terrorEnd'),
      marks: [
        {
          id: 'leave',
          at: terrorToLeave(setup),
          goal: true,
          up: () => [
            {
              kind: 'notice',
              notice: {
                id: 'mayLeave',
                tone: 'gain',
                params: { terror: terrorToLeave(setup) },
              },
            },
          ],
        },
      ],
      follows: (_, view) => byTerror(view),
    },
    {
      id: 'blood',
      shape: 'track',
      min: 0,
      start: 0,
      max: (view) => mostBlood - bloodOnEggs(view),
    },
    { id: 'hand', shape: 'counter', min: 0, start: 3, max: 12 },
    { id: 'spirit', shape: 'counter', min: 0, start: atStart('spiritsByTerror', 3), max: 12 },
    { id: 'defence', shape: 'counter', min: 2, start: atStart('defencesByTerror', 2), max: 99 },
    { id: 'spiderlings', shape: 'counter', min: 0, start: spiderlings, max: spiderlings },
    { id: 'webs', shape: 'counter', min: websOnEggs, start: 0, max: mostWebs },
    { id: 'eggsLaid', shape: 'counter', min: 0, start: 0, max: 2, resets: 'ownTurn' },
  ];
}

/** The Spells card of the Warlock that some mixes give the Spider [VMP-S7]. */
function hasExpand(setup: FieldValues): boolean {
  return ['paladinSkeletonsSpider', 'paladinSpider', 'skeletonsSpider'].includes(mixOf(setup));
}

/** The whole hand goes, whatever is left of it; Expand works each time [VMP-SP13], [VMP-S7]. */
function endOfTurn(view: View): readonly Change[] {
  return [
    { kind: 'set', at: 'spider.hand', to: view.value('spider.spirit') },
    ...(view.isOn('spider.expand')
      ? [{ kind: 'notice', notice: { id: 'expandNow', tone: 'info' } } as const]
      : []),
  ];
}

const powerIds = idsOf(powers);
const eventIds = idsOf(spiderEvents);

export function spider(setup: FieldValues): Seat {
  const formIds = formsAt(setup);
  const changes = formIds.length > 1 ? formChanges : [];
  return {
    id: 'spider',
    summary: ['terror', 'blood', 'spiderlings', 'webs'],
    tracks: spiderTracks(setup),
    toggles: [
      { id: 'fed', resets: 'ownTurn' },
      { id: 'scared', resets: 'ownTurn' },
      { id: 'expand', start: hasExpand(setup) },
      { id: 'escaped' },
    ],
    choices: [{ id: 'form', options: formIds, start: 'giant' }],
    collections: [
      {
        id: 'eggs',
        item: 'egg',
        most: mostEggs,
        tracks: [
          {
            id: 'blood',
            shape: 'counter',
            min: 0,
            start: 0,
            max: (view, at) => Math.min(piecesToHatch, view.value(at) + bloodLeft(view)),
          },
          eggWebs(() => mostWebs),
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
      ...changes,
      ...terrorSources,
      ...powers,
      ...spiderEvents,
      {
        id: 'escape',
        refusal: (view) => {
          const amount = terrorToLeave(view.setup);
          const have = view.value('spider.terror');
          return have < amount ? { code: 'needsTerror', params: { amount, have } } : undefined;
        },
        run: () => [{ kind: 'switch', at: 'spider.escaped', on: true }],
      },
    ],
    steps: [
      {
        id: 'spiderForm',
        when: (view) => formIds.length > 1 && view.turn.round > 1,
        actions: idsOf(changes),
      },
      { id: 'spiderTerror', actions: idsOf(terrorSources) },
      { id: 'spiderAct', actions: [...powerIds, ...eventIds, 'escape'] },
      {
        id: 'spiderDraw',
        parts: tracks('spirit'),
        onDone: endOfTurn,
      },
    ],
    sheet: [
      { id: 'tracks', parts: [...tracks('terror', 'blood'), ...actions('escape')] },
      {
        id: 'form',
        parts: [
          ...(formIds.length > 1 ? [{ kind: 'choice', id: 'form' } as const] : []),
          ...derived('moves', 'walls'),
        ],
      },
      { id: 'hand', parts: tracks('hand', 'spirit', 'defence', 'spiderlings', 'webs') },
      {
        id: 'terrorSources',
        parts: [...actions(...idsOf(terrorSources)), ...toggles('fed', 'scared')],
      },
      { id: 'powers', parts: [...actions(...powerIds), ...tracks('eggsLaid')] },
      { id: 'spiderEvents', parts: actions(...eventIds) },
      {
        id: 'eggs',
        parts: [
          { kind: 'collection', id: 'eggs' },
          { kind: 'tool', id: 'vast-published-egg', preset: knownForEgg },
        ],
      },
      {
        id: 'calculators',
        folded: true,
        parts: [
          { kind: 'tool', id: 'vast-published-terror', preset: knownForTerror },
          {
            kind: 'tool',
            id: 'vast-published-move',
            preset: (view) => ({
              who: formOf(view),
              spiderlings: Math.max(1, view.value('spider.spiderlings')),
            }),
          },
        ],
      },
      {
        id: 'formTable',
        folded: true,
        parts: [{ kind: 'table', id: 'forms' }, ...toggles('expand')],
      },
    ],
  };
}

function knownForTerror(view: View): FieldValues {
  return {
    terror: view.value('spider.terror'),
    blood: view.value('spider.blood'),
    webs: view.value('spider.webs'),
    cards: view.value('spider.hand'),
    fed: view.isOn('spider.fed'),
    scared: view.isOn('spider.scared'),
    goal: String(terrorToLeave(view.setup)),
  };
}

function knownForEgg(view: View): FieldValues {
  return { cards: view.value('spider.hand'), laid: view.value('spider.eggsLaid') };
}
