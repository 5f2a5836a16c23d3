import type {
  Action,
  Change,
  Collection,
  GameDefinition,
  Seat,
  View,
} from '../../../rules/engine/definition';
import { numberIn, textIn, textsIn, type Field } from '../../../rules/engine/fields';

/**
 * A game of names: two owners who are alike, and dogs that come and go, each with numbers printed
 * on their cards. Its texts do not exist.
 */

const say = (id: string): Change => ({ kind: 'notice', notice: { id, tone: 'info' } });

const dogField = (view: View): Field => {
  const dogs = view.items('pound.dogs');
  return { kind: 'choice', id: 'item', options: dogs, start: dogs[0] ?? '' };
};

/** Fed as often as there are portions; never in its sleep, and a tame dog takes one only. */
const feed: Action = {
  id: 'feed',
  inputs: (view) => [
    dogField(view),
    { kind: 'number', id: 'portions', min: 1, max: 3, start: 1 },
    { kind: 'toggle', id: 'gently', start: false },
  ],
  refusal: (view, inputs) => {
    const dog = textIn(inputs, 'item');
    if (!view.items('pound.dogs').includes(dog)) return { code: 'noDog' };
    if (view.isOn(`${dog}.asleep`)) return { code: 'asleep', params: { dog } };
    const isTooMuch = view.isOn(`${dog}.tame`) && numberIn(inputs, 'portions') > 1;
    return isTooMuch ? { code: 'tooMuch' } : undefined;
  },
  run: (_, inputs) => [
    {
      kind: 'move',
      at: `${textIn(inputs, 'item')}.tired`,
      by: numberIn(inputs, 'portions'),
    },
  ],
};

/** Somebody writes on a card, and on one that is not there. */
const label: Action = {
  id: 'label',
  inputs: (view) => [
    dogField(view),
    { kind: 'text', id: 'called', start: '', suggestions: ['Rex', 'Fido'] },
  ],
  run: (_, inputs) => [
    { kind: 'write', at: `${textIn(inputs, 'item')}.name`, text: textIn(inputs, 'called') },
    { kind: 'write', at: 'pound.dog99.name', text: 'nobody' },
    { kind: 'write', at: 'nowhere.name', text: 'nobody' },
  ],
};

export const tricks = ['sit', 'roll', 'fetch'];

const show: Action = {
  id: 'show',
  inputs: () => [
    {
      kind: 'choices',
      id: 'tricks',
      options: tricks,
      start: [],
      fewest: 1,
      most: 4,
      repeats: true,
    },
  ],
  refusal: (_, inputs) =>
    textsIn(inputs, 'tricks').length === 0 ? { code: 'noTrick' } : undefined,
  run: (_, inputs) => textsIn(inputs, 'tricks').map((trick) => say(trick)),
};

const dogs: Collection = {
  id: 'dogs',
  item: 'dog',
  most: 3,
  texts: [{ id: 'name' }, { id: 'basket', suggestions: () => ['red', 'blue'] }],
  tracks: [
    ...[{ id: 'bark', shape: 'counter', min: -5, start: 0, max: 5 } as const].map((track) => ({
      ...track,
      printed: true as const,
      signed: true as const,
    })),
    {
      id: 'weight',
      shape: 'counter',
      min: 1,
      start: 4,
      max: 60,
      printed: true,
      follows: ({ at, to }) =>
        to > 40 ? [{ kind: 'set', at: at.replace('weight', 'tired'), to: 9 }] : [],
    },
    { id: 'tired', shape: 'counter', min: 0, start: 1, max: 9 },
  ],
  toggles: [{ id: 'asleep' }, { id: 'tame', start: true }],
  actions: ['feed', 'label'],
};

function owner(id: string): Seat {
  const go = (step: string): Action => ({
    id: `goTo.${step}`,
    run: () => [{ kind: 'goTo', step }],
  });
  return {
    id,
    person: {},
    ...(id === 'owner1' ? {} : { like: 'owner1' }),
    summary: [],
    sheet: [],
    tracks: [
      {
        id: 'patience',
        shape: 'counter',
        min: 1,
        start: 3,
        max: 9,
        printed: true,
        // Whoever was at ease stays at ease.
        follows: ({ from, to }, view) =>
          view.value(`${id}.calm`) === from ? [{ kind: 'set', at: `${id}.calm`, to }] : [],
      },
      {
        id: 'calm',
        shape: 'counter',
        min: 0,
        start: (view) => view.value(`${id}.patience`),
        max: (view) => view.value(`${id}.patience`),
      },
    ],
    texts: [{ id: 'street' }],
    actions: [
      {
        id: 'walk',
        refusal: (view) => (view.happened(`walked.${id}`) ? { code: 'walkedAlready' } : undefined),
        run: () => [{ kind: 'happen', what: `walked.${id}` }],
      },
      ...['morning', 'noon', 'evening', 'closing', 'nowhere'].map(go),
    ],
    steps: [
      { id: 'morning' },
      // Those who walked are out at noon.
      { id: 'noon', when: (view) => !view.happened(`walked.${id}`) },
      { id: 'evening', onDone: () => [say('goodNight')] },
    ],
  };
}

const pound: Seat = {
  id: 'pound',
  summary: [],
  sheet: [],
  texts: [{ id: 'name' }],
  collections: [dogs],
  actions: [feed, label, show],
  steps: [{ id: 'closing' }],
};

export const kennelGame: GameDefinition = {
  id: 'kennel',
  players: { fewest: 1, most: 2 },
  setupFields: [{ kind: 'number', id: 'owners', min: 1, max: 2, start: 2 }],
  seats: (setup) => [...['owner1', 'owner2'].slice(0, numberIn(setup, 'owners')).map(owner), pound],
  setupFor: (players) => ({ owners: players }),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  tools: [],
};
