import type {
  Change,
  Choice,
  GameDefinition,
  Mark,
  Seat,
  View,
} from '../../../rules/engine/definition';
import { numberIn, textsIn } from '../../../rules/engine/fields';

/** The smallest game that uses everything the engine offers. Its texts do not exist. */

const say = (id: string): Change => ({ kind: 'notice', notice: { id, tone: 'info' } });

/** A mark that only speaks, in both directions. */
function speakingMark(id: string, at: number): Mark {
  return { id, at, up: () => [say(`reached.${id}`)], down: () => [say(`left.${id}`)] };
}

/** Whoever dresses for another occasion tells what they took off, and the other does likewise. */
const garb: Choice = {
  id: 'garb',
  options: ['plain', 'festive', 'royal'],
  start: 'plain',
  follows: (at, from, view) => [
    say(`${at} took off ${from}`),
    ...['hero', 'rival'].map((seat): Change => {
      return { kind: 'choose', at: `${seat}.garb`, option: view.choice(at) };
    }),
  ],
};

const hero: Seat = {
  id: 'hero',
  summary: ['vigor'],
  sheet: [],
  tracks: [
    {
      id: 'vigor',
      shape: 'track',
      min: 0,
      start: 3,
      max: (view) => numberIn(view.setup, 'vigorEnd'),
      // Not in the order of their spaces: the engine has to put them in order.
      marks: [
        speakingMark('high', 8),
        speakingMark('low', 2),
        speakingMark('mid', 5),
        {
          id: 'medal',
          at: 6,
          once: true,
          up: () => [say('medal'), { kind: 'move', at: 'hero.coins', by: 1 }],
          down: () => [say('medalLost')],
        },
      ],
      follows: ({ from, to, joined, paid }) =>
        to < from && !joined && !paid
          ? [say('consoled'), { kind: 'move', at: 'hero.coins', by: 1 }]
          : [],
    },
    { id: 'coins', shape: 'counter', min: 0, start: 0, max: 5 },
    // Nobody carries more than their vigor; the cursed always carry something.
    {
      id: 'load',
      shape: 'counter',
      min: (view) => (view.isOn('hero.cursed') ? 1 : 0),
      start: 0,
      max: (view) => view.value('hero.vigor'),
    },
    // Its lower end may pass its upper one.
    {
      id: 'squeezed',
      shape: 'counter',
      min: (view) => (view.isOn('hero.pinched') ? 4 : 0),
      start: 0,
      max: 2,
    },
    {
      id: 'energy',
      shape: 'counter',
      min: 0,
      start: 4,
      max: 6,
      marks: [speakingMark('rested', 3)],
      resets: 'ownTurn',
    },
    // More glory than can be shown is paid out, to the famed only.
    {
      id: 'glory',
      shape: 'track',
      min: 0,
      start: 0,
      max: 4,
      marks: [speakingMark('famed', 4)],
      follows: ({ set }) => [say(set ? 'gloryPutRight' : 'gloryMoved')],
      beyond: (over, view) =>
        view.value('hero.glory') === 4
          ? [say(`beyond by ${over}`), { kind: 'move', at: 'hero.coins', by: over }]
          : [],
    },
  ],
  toggles: [{ id: 'cursed' }, { id: 'pinched' }, { id: 'ready', start: true, resets: 'ownTurn' }],
  choices: [{ id: 'stance', options: ['calm', 'fierce'], start: 'calm' }, garb],
  orders: [{ id: 'path', items: ['wood', 'river', 'hill'] }],
  collections: [
    {
      id: 'pets',
      item: 'pet',
      most: 3,
      tracks: [{ id: 'food', shape: 'counter', min: 0, start: 1, max: 3 }],
      choices: [{ id: 'place', options: ['lap', 'garden'], start: 'lap' }],
    },
  ],
  actions: [
    {
      id: 'train',
      inputs: () => [{ kind: 'number', id: 'hours', min: 1, max: 3, start: 1 }],
      refusal: (view, inputs) => {
        const have = view.value('hero.energy');
        const hours = numberIn(inputs, 'hours');
        return have < hours ? { code: 'tooTired', params: { have, hours } } : undefined;
      },
      run: (_, inputs) => [
        { kind: 'move', at: 'hero.energy', by: -numberIn(inputs, 'hours') },
        { kind: 'move', at: 'hero.vigor', by: numberIn(inputs, 'hours') },
      ],
    },
    { id: 'pay', run: () => [{ kind: 'move', at: 'hero.vigor', by: -2, paid: true }] },
    { id: 'faint', run: () => [{ kind: 'set', at: 'hero.vigor', to: 0 }] },
    { id: 'boast', run: () => [{ kind: 'move', at: 'hero.glory', by: 6 }] },
    { id: 'dream', run: () => [{ kind: 'set', at: 'hero.glory', to: 99 }] },
    { id: 'dress', run: () => [{ kind: 'choose', at: 'hero.garb', option: 'royal' }] },
    {
      id: 'challenge',
      run: () => [
        { kind: 'move', at: 'rival.fear', by: 1 },
        { kind: 'set', at: 'rival.energy', to: 0 },
        { kind: 'switch', at: 'rival.alert', on: true },
        { kind: 'choose', at: 'rival.mood', option: 'angry' },
        { kind: 'add', to: 'rival.traps' },
        { kind: 'remove', item: 'rival.trap7' },
        say('challenged'),
      ],
    },
    {
      id: 'roar',
      when: (view) => view.choice('hero.stance') === 'fierce',
      run: () => [{ kind: 'move', at: 'rival.fear', by: 3 }],
    },
  ],
  steps: [
    { id: 'dawn', onDone: () => [{ kind: 'move', at: 'hero.vigor', by: 1 }] },
    { id: 'dusk' },
  ],
};

const rival: Seat = {
  id: 'rival',
  summary: ['fear'],
  sheet: [],
  tracks: [
    {
      id: 'fear',
      shape: 'track',
      min: 0,
      start: 0,
      max: 6,
      marks: [
        { id: 'flight', at: 3, up: () => [{ kind: 'move', at: 'hero.coins', by: 2 }, say('fled')] },
      ],
    },
    { id: 'energy', shape: 'counter', min: 0, start: 2, max: 6, resets: 'ownTurn' },
  ],
  toggles: [{ id: 'alert' }],
  choices: [{ id: 'mood', options: ['bored', 'angry'], start: 'bored' }, garb],
  collections: [{ id: 'traps', item: 'trap', most: 9, tracks: [] }],
  steps: [{ id: 'lurk' }],
};

/** Watches, and has no turn. */
const guest: Seat = { id: 'guest', summary: [], sheet: [], steps: [] };

/** A pet with three food leaves, one at a time, and pays. */
function pets(view: View): readonly Change[] {
  const fed = view.items('hero.pets').find((pet) => view.value(`${pet}.food`) === 3);
  return fed === undefined
    ? []
    : [{ kind: 'remove', item: fed }, { kind: 'move', at: 'hero.coins', by: 1 }, say('petLeft')];
}

const seatIds = ['hero', 'guest', 'rival'];

export const tinyGame: GameDefinition = {
  id: 'tiny',
  players: { fewest: 1, most: 3 },
  setupFields: [
    { kind: 'choices', id: 'seats', options: seatIds, start: seatIds, fewest: 1 },
    { kind: 'number', id: 'vigorEnd', min: 5, max: 20, start: 10 },
  ],
  seats: (setup) =>
    [hero, guest, rival].filter((seat) => textsIn(setup, 'seats').includes(seat.id)),
  setupFor: (players) => ({ seats: seatIds.slice(0, players) }),
  setupRefusal: () => undefined,
  checklist: () => ['table', 'chairs'],
  consequences: pets,
  victories: [
    {
      id: 'heroStrong',
      seat: 'hero',
      applies: () => true,
      isMet: (view) => view.value('hero.vigor') >= 9,
      progress: (view) => ({ value: view.value('hero.vigor'), goal: 9 }),
    },
    {
      id: 'rivalAlone',
      seat: 'rival',
      applies: (view) => !view.hasSeat('hero'),
      isMet: (view) => view.value('rival.fear') >= 3,
      progress: (view) => ({ value: view.value('rival.fear'), goal: 3 }),
    },
  ],
  tools: [],
};

/** The hero with one more track that answers each change by taking it back, for ever. */
const restless: Seat = {
  ...hero,
  tracks: [
    ...(hero.tracks ?? []),
    {
      id: 'restless',
      shape: 'counter',
      min: 0,
      start: 0,
      max: 9,
      follows: ({ from, to }) => [{ kind: 'move', at: 'hero.restless', by: from - to }],
    },
  ],
};

/** A mistaken game: a change that always causes another. */
export const restlessGame: GameDefinition = { ...tinyGame, seats: () => [restless] };

/** A mistaken game: something always follows from the table. */
export const endlessGame: GameDefinition = { ...tinyGame, consequences: () => [say('again')] };
