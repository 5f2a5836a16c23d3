import type {
  Action,
  Change,
  Choice,
  Collection,
  GameDefinition,
  Seat,
  View,
} from '../../../rules/engine/definition';
import { textIn } from '../../../rules/engine/fields';
import { ownerOf } from '../../../rules/engine/game';
import { kennelGame } from './kennelGame';

/**
 * The kennel on the day of a show: coats and styles are printed on cards as well, and what a club
 * expects is printed on its board, whoever judges for it. Its texts do not exist.
 */

const dogChoices: readonly Choice[] = [
  {
    id: 'coat',
    options: ['plain', 'spotted', 'long'],
    start: 'plain',
    printed: true,
    // A dog in a long coat weighs so much, as far as nobody has read otherwise.
    follows: (at, _, view) =>
      view.choice(at) === 'long' ? [{ kind: 'set', at: `${ownerOf(at)}.weight`, to: 20 }] : [],
  },
  {
    id: 'pace',
    options: ['walk', 'trot'],
    start: 'walk',
    follows: (at) => [{ kind: 'move', at: `${ownerOf(at)}.tired`, by: 2 }],
  },
  { id: 'rank', options: ['unplaced', 'best'], start: 'unplaced', ruled: true },
];

const dogs = (view: View) => view.items('pound.dogs');

/** Only one dog is the best, and it is groomed for it. */
const crown: Action = {
  id: 'crown',
  inputs: (view) => [
    { kind: 'choice', id: 'item', options: dogs(view), start: dogs(view)[0] ?? '' },
  ],
  refusal: (view, inputs) =>
    dogs(view).includes(textIn(inputs, 'item')) ? undefined : { code: 'noDog' },
  run: (view, inputs) => {
    const best = textIn(inputs, 'item');
    return [
      ...dogs(view).map((dog): Change => {
        return { kind: 'choose', at: `${dog}.rank`, option: dog === best ? 'best' : 'unplaced' };
      }),
      { kind: 'choose', at: `${best}.coat`, option: 'long' },
      { kind: 'choose', at: 'pound.dog99.rank', option: 'best' },
    ];
  },
};

function dressed(seat: Seat): Seat {
  const { collections = [] } = seat;
  if (seat.id === 'pound') {
    return {
      ...seat,
      collections: collections.map((one): Collection => ({ ...one, choices: dogChoices })),
      actions: [...(seat.actions ?? []), crown],
    };
  }
  const style: Choice = {
    ...{ id: 'style', options: ['quiet', 'loud'], start: 'quiet', printed: true },
  };
  return { ...seat, choices: [style, { id: 'mood', options: ['glad', 'sad'], start: 'glad' }] };
}

function judge(id: string, club: string): Seat {
  return {
    id,
    person: {},
    ...(id === 'judge1' ? {} : { like: 'judge1' }),
    knownAs: club,
    summary: [],
    sheet: [],
    tracks: [
      { id: 'rigour', shape: 'counter', min: 0, start: 2, max: 9, printed: true },
      { id: 'points', shape: 'counter', min: 0, start: 0, max: 99 },
    ],
    choices: [{ id: 'prefers', options: ['small', 'large'], start: 'small', printed: true }],
    steps: [],
  };
}

export const showGame: GameDefinition = {
  ...kennelGame,
  id: 'show',
  setupFields: [
    ...kennelGame.setupFields,
    { kind: 'choice', id: 'club', options: ['north', 'south', 'east'], start: 'north' },
  ],
  seats: (setup) => [
    ...kennelGame.seats(setup).map(dressed),
    judge('judge1', textIn(setup, 'club')),
    judge('judge2', 'west'),
  ],
};
