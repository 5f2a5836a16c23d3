import type { Params } from '../../../../rules/engine/definition';
import { checkValues, type FieldValues } from '../../../../rules/engine/fields';
import { viewOf } from '../../../../rules/engine/state';
import { vastCrystalCaverns as game } from '../../../../rules/games/vast-crystal-caverns';
import { took } from '../../eventMakers';
import { given, play, sitDown, type Table } from '../../playing';
import { offeredActions } from '../../atHand';

/** The other roles in turn order. */
export const roles = ['knight', 'goblins', 'dragon', 'unicorn', 'cave', 'thief', 'ghost'] as const;
export type Role = (typeof roles)[number];
export type Ghoul = 'ghoul' | 'vileGhoul';

/** Five players with a Cave: the Thief made room for the Ghoul. */
export const standard: readonly Role[] = ['knight', 'goblins', 'dragon', 'cave'];
/** Everybody the Ghoul can attack but the Unicorn, who plays in the Dragon’s place. */
export const crowd: readonly Role[] = [...standard, 'thief'];

export const levels = ['ragpicker', 'scavenger', 'ghoul', 'stalker', 'hunter'] as const;

export function ghoulWith(present: readonly Role[] = standard, values: FieldValues = {}): Table {
  return sitDown(game, { ...values, ghoul: 'ghoul', roles: present });
}

export function vileWith(
  present: readonly Role[] = ['knight', 'dragon', 'cave', 'thief'],
  values: FieldValues = {},
): Table {
  return sitDown(game, { ...values, ghoul: 'vileGhoul', roles: present });
}

/** A set-up with its start values where nothing else is said. */
export function setupOf(values: FieldValues): FieldValues {
  return checkValues(game.setupFields, values);
}

export function isOnAt({ state }: Table, address: string): boolean {
  const value = state.toggles[address];
  if (value === undefined) throw new Error(`there is no ${address} at this table`);
  return value;
}

/** The same table with these Terror cards in hand, and some whose name was never noted. */
export function holding(
  table: Table,
  seat: Ghoul,
  cards: Readonly<Record<string, number>>,
  unnamed = 0,
): Table {
  const named = Object.values(cards).reduce((sum, count) => sum + count, 0);
  const values = Object.fromEntries(
    Object.entries(cards).map(([card, count]) => [`${seat}.${card}`, count]),
  );
  return given(table, { values: { ...values, [`${seat}.terrorCards`]: named + unnamed } });
}

/** The same table in the step where a Ghoul moves and acts. */
export function acting(table: Table, seat: Ghoul): Table {
  return given(table, { turn: seat === 'ghoul' ? 'ghoul/ghoulAct' : 'vileGhoul/vileAct' });
}

/** The Ghoul’s roll, as it fell at the table. */
export function rolls(table: Table, ...dice: readonly number[]): Table {
  return play(table, took('ghoul', 'rollDice', { dice: [...dice] }));
}

/** The Vile Ghoul’s roll into its supply. */
export function rollsSupply(table: Table, ...dice: readonly number[]): Table {
  return play(table, took('vileGhoul', 'rollSupply', { dice: [...dice] }));
}

/** What a seat may do now, by id. */
export function offeredTo(seat: string, { game: at, state }: Table): readonly string[] {
  return offeredActions(at, state)
    .filter((offer) => offer.seat === seat)
    .map(({ action }) => action.id);
}

/** What an offered action says it costs and gives. */
export function figuresOf(
  { game: at, state }: Table,
  seat: string,
  action: string,
  inputs: FieldValues = {},
): Params {
  const found = offeredActions(at, state).find(
    (offer) => offer.seat === seat && offer.action.id === action,
  );
  if (found?.action.figures === undefined) throw new Error(`${seat}.${action} has no figures`);
  return found.action.figures(viewOf(at, state), checkValues(found.fields, inputs));
}

/** The fields an offered action asks for, by id. */
export function askedBy({ game: at, state }: Table, seat: string, action: string) {
  const found = offeredActions(at, state).find(
    (offer) => offer.seat === seat && offer.action.id === action,
  );
  if (found === undefined) throw new Error(`${seat}.${action} is not offered`);
  return found.fields;
}
