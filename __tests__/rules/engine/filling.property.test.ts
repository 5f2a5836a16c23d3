import fc from 'fast-check';

import type { Action, GameDefinition, View } from '../../../rules/engine/definition';
import { rollInto } from '../../../rules/engine/dice';
import {
  formatValue,
  numberIn,
  parseField,
  textIn,
  type Field,
  type FieldValues,
} from '../../../rules/engine/fields';
import { makeGame, type Game } from '../../../rules/engine/game';
import { refusalOf, type Form } from '../../../rules/engine/offers';
import { reduce } from '../../../rules/engine/reduce';
import { viewOf, type GameState } from '../../../rules/engine/state';
import { tidyText } from '../../../rules/engine/written';
import { offeredActions } from '../atHand';
import { took } from '../eventMakers';
import { valuesOf } from '../fieldValues';
import { changingTheirMind, type Inputs } from '../filledForms';
import { statesOf, stirring, whims } from '../randomPlay';
import { kennelGame } from './kennelGame';
import { showGame } from './showGame';
import { tinyGame } from './tinyGame';
import { games } from '../../support/everyGame';

/** What the rules were told when an action was taken. */
type Heard = { told?: FieldValues };

/** The game, with an ear at every action that is taken. */
function overheard(definition: GameDefinition, heard: Heard): GameDefinition {
  const listening = (action: Action): Action => ({
    ...action,
    run: (view, inputs) => {
      heard.told = inputs;
      return action.run(view, inputs);
    },
  });
  return {
    ...definition,
    seats: (setup) =>
      definition
        .seats(setup)
        .map((seat) => ({ ...seat, actions: (seat.actions ?? []).map(listening) })),
  };
}

/** What players read of the answers: texts without what nobody sees of them. */
function asRead(fields: readonly Field[], values: FieldValues): FieldValues {
  const isText = (id: string) => fields.some((field) => field.id === id && field.kind === 'text');
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, isText(id) ? tidyText(String(value)) : value]),
  );
}

const shape = (fields: readonly Field[]) => JSON.stringify(fields);

/** A list that is still too short is no answer yet. */
function isComplete({ fields, values }: Form): boolean {
  return fields.every((field) => {
    if (field.kind !== 'choices' && field.kind !== 'numbers') return true;
    const { length } = values[field.id] as readonly unknown[];
    const mayBeEmpty = field.kind === 'numbers' && field.mayBeEmpty === true;
    return length >= (field.fewest ?? 0) || (mayBeEmpty && length === 0);
  });
}

type Offered = { seat: string; action: Action; view: View };

/** A form that is taken does what it shows, or is refused for the reason it shows. */
function expectAsShown(
  game: Game,
  state: GameState,
  heard: Heard,
  { seat, action, view }: Offered,
  { fields, values }: Form,
): boolean {
  delete heard.told;
  const outcome = reduce(game, state, took(seat, action.id, values as Inputs));
  if (outcome.ok) expect(heard.told).toEqual(asRead(fields, values));
  else expect(outcome.error).toEqual({ code: 'refused', refusal: refusalOf(action, view, values) });
  return outcome.ok;
}

const shades: Readonly<Record<string, readonly string[]>> = {
  cheap: ['red', 'blue'],
  dear: ['red', 'gold', 'silver'],
};

/** What is asked follows from an answer that another answer may rule out: nothing is left of it. */
const chain: Action = {
  id: 'chain',
  inputs: (_, given) => {
    const offer = shades[textIn(given, 'price')] ?? [];
    const shade = textIn(given, 'shade');
    const isMetal = ['gold', 'silver'].includes(shade);
    return [
      { kind: 'choice', id: 'price', options: ['cheap', 'dear'], start: 'cheap' },
      { kind: 'choice', id: 'shade', options: ['red', ...offer.slice(1)], start: 'red' },
      ...(isMetal ? [{ kind: 'number' as const, id: 'karat', min: 1, max: 24, start: 9 }] : []),
      ...(isMetal && numberIn(given, 'karat') > 20
        ? [{ kind: 'toggle' as const, id: 'stamp', start: true }]
        : []),
    ];
  },
  run: () => [],
};
const chainGame: GameDefinition = {
  ...kennelGame,
  id: 'chain',
  seats: (setup) => kennelGame.seats(setup).map((seat) => ({ ...seat, actions: [chain] })),
};

const edits = fc.array(fc.tuple(fc.nat(99), fc.nat(9999)), { maxLength: 12, size: 'max' });

/** What the app would roll into fields that are not asked for, or do not take it. */
function misrolled({ action, view }: Offered, { fields, values }: Form): readonly string[] {
  const rolled = rollInto(action.roll?.(view, values) ?? [], fields, () => 0.999);
  return Object.entries(rolled)
    .filter(([id, value]) => {
      const field = fields.find((other) => other.id === id);
      return field === undefined || !parseField(field, formatValue(value)).ok;
    })
    .map(([id]) => id);
}

describe.each(
  [tinyGame, kennelGame, showGame, chainGame, ...games].map((game) => [game.id, game] as const),
)('a form of %s, filled in in any order and changed again', (_, definition) => {
  const heard: Heard = {};
  const anyGame = valuesOf(definition.setupFields).map((values) =>
    makeGame(overheard(definition, heard), { values, names: {} }),
  );
  const anyTable = fc
    .tuple(anyGame, stirring, whims(8))
    .map(([game, numbers, wishes]) => ({ game, states: [...statesOf(game, numbers, wishes)] }));

  test('shows the fields the rules would ask for, takes what is rolled, does what it shows', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyTable, edits, fc.nat(9999), ({ game, states }, changes, pick) => {
        const state = states.at(-1);
        if (state === undefined) return;
        const view = viewOf(game, state);
        const all = offeredActions(game, state);
        const offer = all[pick % all.length];
        if (offer === undefined) return;
        for (const form of changingTheirMind(offer.action, view, changes)) {
          expect(shape(offer.action.inputs?.(view, form.values) ?? [])).toBe(shape(form.fields));
          expect(Object.keys(form.values)).toEqual(form.fields.map(({ id }) => id));
          expect(misrolled({ ...offer, view }, form)).toEqual([]);
          if (!isComplete(form)) continue;
          if (expectAsShown(game, state, heard, { ...offer, view }, form)) taken++;
        }
      }),
      { numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});
