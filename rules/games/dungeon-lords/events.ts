import type { Action, Change, Choice, Derived, View } from '../../engine/definition';
import { isOnIn, numberIn, textsIn, type FieldValues } from '../../engine/fields';
import { busySeason, busySeasons, isAtStep, type BusySeason } from './calendar';
import { goodsOf, monstersOf, move, say, tableTerms, wagePhrase } from './goods';
import { cannotPay } from './orderTerms';
import type { Player } from './setup';

/** Points a dead letter costs at the end of the game [DL-E4]. */
const letterPoints = -3;

export function eventId(season: BusySeason): string {
  return `${season}Event`;
}

/** The three tiles; year 2 brings them in the same order [DL-C10]. */
export const eventChoices: readonly Choice[] = busySeasons.map((season) => ({
  id: eventId(season),
  options: ['unknownEvent', 'payDay', 'taxes', 'specialEvent'],
  start: 'unknownEvent',
}));

/** Which event a player settled this round, so that one that was mistaken can be put right. */
export const settledChoice: Choice = {
  id: 'settled',
  options: ['none', 'payDay', 'taxes'],
  start: 'none',
  ruled: true,
};

export function eventNow(view: View): string {
  const season = busySeason(view);
  return season === undefined ? 'noEvent' : view.choice(`board.${eventId(season)}`);
}

/** Half of all tiles, rounded up [DL-E2]. */
export function taxOn(tiles: number): number {
  return Math.ceil(tiles / 2);
}

function tilesTaxed(view: View, player: Player): number {
  const value = (id: string) => view.value(`${player}.${id}`);
  const all = value('tunnels') + value('rooms');
  const lost = value('conqueredTunnels') + value('conqueredRooms');
  // Whether conquered tiles are taxed is not settled [DL-X17].
  return isOnIn(view.setup, 'taxConquered') ? all : Math.max(0, all - lost);
}

function taxOf(view: View, player: Player): number {
  return taxOn(tilesTaxed(view, player));
}

export function eventFigures(player: Player): readonly Derived[] {
  return [
    { id: 'tax', value: (view) => taxOf(view, player) },
    {
      id: 'letterPoints',
      value: (view) => {
        const letters = view.value(`${player}.deadLetters`);
        return letters === 0 ? undefined : pointsFor(letters);
      },
    },
  ];
}

export function pointsFor(letters: number): number {
  // Plus 0 turns the −0 of no letters into a plain 0.
  return letters * letterPoints + 0;
}

function isDue(view: View, player: Player, event: string): boolean {
  return (
    isAtStep(view, 'event') &&
    eventNow(view) === event &&
    view.choice(`${player}.settled`) !== event
  );
}

function settle(player: Player, event: 'payDay' | 'taxes'): Change {
  return { kind: 'choose', at: `${player}.settled`, option: event };
}

/** What is not paid becomes dead letters [DL-E3]. */
export function payTax(player: Player): Action {
  return {
    id: 'payTax',
    when: (view) => isDue(view, player, 'taxes'),
    inputs: (view) => {
      const most = Math.min(view.value(`${player}.gold`), taxOf(view, player));
      return [{ kind: 'number', id: 'paid', min: 0, max: most, start: most }];
    },
    figures: (view, inputs) => {
      const tax = taxOf(view, player);
      const paid = numberIn(inputs, 'paid');
      return { tax, paid, letters: tax - paid };
    },
    run: (view, inputs) => {
      const paid = numberIn(inputs, 'paid');
      const letters = taxOf(view, player) - paid;
      return [
        ...move(player, 'gold', -paid),
        ...move(player, 'deadLetters', letters),
        settle(player, 'taxes'),
        ...(letters === 0
          ? []
          : [say('deadLetters', player, { letters, points: pointsFor(letters) }, 'loss')]),
      ];
    },
  };
}

/** Each monster gets its wage or leaves, and each that leaves unpaid raises Evil [DL-E1]. */
export function payMonsters(player: Player): Action {
  const unpaidIn = (inputs: FieldValues) => textsIn(inputs, 'unpaid');
  const wages = (view: View, unpaid: readonly string[]) => {
    const paid = monstersOf(view, player).filter((monster) => !unpaid.includes(monster));
    const sum = (id: string) =>
      paid.reduce((total, monster) => total + view.value(`${monster}.${id}`), 0);
    return { gold: sum('wageGold'), food: sum('wageFood') };
  };
  return {
    id: 'payMonsters',
    when: (view) => isDue(view, player, 'payDay') && monstersOf(view, player).length > 0,
    inputs: (view) => {
      const options = monstersOf(view, player);
      return [
        {
          kind: 'choices',
          id: 'unpaid',
          options,
          start: [],
          details: Object.fromEntries(
            options.map((monster) => [monster, wagePhrase(view, monster)]),
          ),
        },
      ];
    },
    figures: (view, inputs) => ({
      ...wages(view, unpaidIn(inputs)),
      leaving: unpaidIn(inputs).length,
    }),
    refusal: (view, inputs) => {
      const unpaid = unpaidIn(inputs);
      const { gold, food } = wages(view, unpaid);
      const goods = goodsOf(view, player);
      // Read strictly, nobody at the end of the Evilometer may let one go [DL-X18].
      const strict = !isOnIn(view.setup, 'unpaidAtMaximum');
      const price = { gold: -gold, food: -food, evil: strict ? unpaid.length : 0 };
      return cannotPay(price, goods, tableTerms(view));
    },
    run: (view, inputs) => {
      const unpaid = unpaidIn(inputs);
      const { gold, food } = wages(view, unpaid);
      const { evilMaximum } = tableTerms(view);
      const beyond = view.value(`${player}.evil`) + unpaid.length > evilMaximum;
      return [
        ...move(player, 'gold', -gold),
        ...move(player, 'food', -food),
        ...unpaid.map((item): Change => ({ kind: 'remove', item })),
        ...move(player, 'evil', unpaid.length),
        settle(player, 'payDay'),
        ...(unpaid.length === 0
          ? []
          : [say('monstersLeave', player, { leaving: unpaid.length }, 'loss')]),
        ...(beyond ? [say('evilCapped', player, { maximum: evilMaximum }, 'loss')] : []),
      ];
    },
  };
}
