import type { Action, Address, Phrase, Refusal, View } from '../../engine/definition';
import {
  isOnIn,
  numberIn,
  numbersIn,
  textIn,
  textsIn,
  type Field,
  type FieldValues,
} from '../../engine/fields';
import { isRolled, type Fighter } from './battleAnswer';
import { countDice, judge, mostDice, mostMonsterDice, sides, type DiceCount } from './battleRules';
import { elementOfMonster, monstersOn } from './monsters';
import { placedUnit } from './placing';
import { markerFields } from './power';
import { isPlayer, isUsed, joinOrder, type Element, type Player } from './table';
import {
  alliesOf,
  areThere,
  diceOf,
  diceTracks,
  ownUnits,
  places,
  unitsAt,
  unitsOwned,
  workerCount,
} from './units';

export const noMonster = 'noMonster';

/** The players who fight, in the order they join [ELD-B2]. */
export function fightersIn(view: View, inputs: FieldValues): readonly Player[] {
  const chosen = textsIn(inputs, 'fighters');
  return joinOrder(view).filter((player) => chosen.includes(player));
}

export function monsterIn(view: View, inputs: FieldValues): Address | undefined {
  const monster = textIn(inputs, 'monster');
  return monstersOn(view).includes(monster) ? monster : undefined;
}

/** Those who fight for a player; while nobody has said, those who most likely do. */
export function unitsIn(view: View, inputs: FieldValues, player: Player): readonly string[] {
  const id = `${player}.fighting`;
  return id in inputs ? textsIn(inputs, id) : likelyUnits(view, player);
}

/** A player's dice with what was filled in. */
function diceCountIn(view: View, inputs: FieldValues, player: Player): DiceCount {
  return countDice({
    units: unitsIn(view, inputs, player).reduce((sum, unit) => sum + diceOf(view, player, unit), 0),
    dwellings: numberIn(inputs, `${player}.dwellingsNear`),
    swords: numberIn(inputs, `${player}.swordsPaid`),
    effects: numberIn(inputs, `${player}.effects`),
  });
}

/** Whether one more sword could be paid, or gold in its place [ELD-B4]. */
function hasSwordLeft(view: View, inputs: FieldValues, player: Player): boolean {
  return swordsOf(view, player) > numberIn(inputs, `${player}.swordsPaid`);
}

function swordsOf(view: View, player: Player): number {
  return view.value(`${player}.sword`) + view.value(`${player}.gold`);
}

/** Everybody with their dice, a monster last. */
export function sidesIn(view: View, inputs: FieldValues): readonly (Fighter & { id: string })[] {
  const monster = monsterIn(view, inputs);
  return [
    ...fightersIn(view, inputs).map((player) => ({
      id: player,
      who: player,
      dice: diceCountIn(view, inputs, player).dice,
      rolled: numbersIn(inputs, `${player}.faces`),
      mayAdd: hasSwordLeft(view, inputs, player),
      isPlayer: true,
    })),
    ...(monster === undefined
      ? []
      : [
          {
            id: 'monster',
            who: monster,
            dice: monsterDiceIn(view, inputs, monster),
            rolled: numbersIn(inputs, 'monster.faces'),
            mayAdd: false,
            isPlayer: false,
          },
        ]),
  ];
}

export type Result =
  { kind: 'open' } | { kind: 'nobody' } | { kind: 'monster' } | { kind: 'player'; winner: Player };

/** Who has won, once all dice have fallen [ELD-B8], [ELD-B9]. */
export function resultIn(view: View, inputs: FieldValues): Result {
  const all = sidesIn(view, inputs);
  const isFought = all.length > 1 && unitsRefusal(view, inputs) === undefined;
  if (!isFought || !all.every(isRolled)) return { kind: 'open' };
  const [first = 0, second] = judge(all.map(({ rolled }) => rolled)).best;
  const winner = all[first]?.id ?? '';
  if (second !== undefined) return { kind: 'nobody' };
  return isPlayer(winner) ? { kind: 'player', winner } : { kind: 'monster' };
}

/** Why the units named cannot be the ones that fight. */
export function unitsRefusal(view: View, inputs: FieldValues): Refusal | undefined {
  for (const player of fightersIn(view, inputs)) {
    const units = unitsIn(view, inputs, player);
    if (units.length === 0) return { code: 'noUnitsFight', params: { player } };
    if (!areThere(unitsOwned(view, player), units)) {
      return { code: 'moreThanThere', params: { player } };
    }
  }
  return undefined;
}

export function losersIn(view: View, inputs: FieldValues): readonly Player[] {
  const result = resultIn(view, inputs);
  if (result.kind === 'open') return [];
  return fightersIn(view, inputs).filter(
    (player) => result.kind !== 'player' || result.winner !== player,
  );
}

/** What the winner of a battle with a monster may take instead of Glory [ELD-B10]. */
export function powerPrize(view: View, inputs: FieldValues): Element | undefined {
  const monster = monsterIn(view, inputs);
  return monster === undefined ? undefined : elementOfMonster(view, monster);
}

/** The kinds of units that are out of the tray, wherever the app has them: tables forget to tap. */
function unitsOf(view: View, player: Player): readonly string[] {
  const out = places
    .filter((place) => place !== 'inTray')
    .flatMap((place) => unitsAt(view, player, place));
  return [...ownUnits, ...alliesOf(view, player)].filter(
    (unit) => unit === 'worker' || out.includes(unit),
  );
}

/** The unit that was just placed, or the only one there is on the map. */
function likelyUnits(view: View, player: Player): readonly string[] {
  const there = unitsAt(view, player, 'onMap');
  if (there.length === 1) return there;
  const placed = there.find((unit) => view.happened(placedUnit(unit)));
  return view.turn.seat === player && placed !== undefined ? [placed] : [];
}

function facesField(id: string, count: number): readonly Field[] {
  if (count === 0) return [];
  const dice = { min: 1, max: sides, fewest: count, most: count, start: [] };
  return [{ kind: 'numbers', id, ...dice, mayBeEmpty: true, faces: true }];
}

/** What is asked of one who fights [ELD-B2]..[ELD-B7]. */
function fighterFields(view: View, given: FieldValues, player: Player): readonly Field[] {
  const dwellings = view.value(`${player}.dwellings`);
  const swords = swordsOf(view, player);
  const count = (id: string, min: number, max: number): Field => ({
    kind: 'number',
    id: `${player}.${id}`,
    min,
    max,
    start: 0,
  });
  return [
    {
      kind: 'choices',
      id: `${player}.fighting`,
      options: unitsOf(view, player),
      start: likelyUnits(view, player),
      most: workerCount + unitsOf(view, player).length,
      repeats: true,
    },
    ...(dwellings > 0 ? [count('dwellingsNear', 0, dwellings)] : []),
    ...(swords > 0 ? [count('swordsPaid', 0, swords)] : []),
    count('effects', -mostDice, mostDice),
    ...facesField(`${player}.faces`, diceCountIn(view, given, player).dice),
  ];
}

function monsterFields(view: View, given: FieldValues): readonly Field[] {
  const monster = monsterIn(view, given);
  if (monster === undefined) return [];
  const printed = view.value(`${monster}.monsterDice`);
  return [
    { kind: 'number', id: 'monster.dice', min: 0, max: mostMonsterDice, start: printed },
    ...facesField('monster.faces', monsterDiceIn(view, given, monster)),
  ];
}

function monsterDiceIn(view: View, inputs: FieldValues, monster: Address): number {
  const id = 'monster.dice';
  const dice = id in inputs ? numberIn(inputs, id) : view.value(`${monster}.monsterDice`);
  return Math.min(Math.max(0, dice), mostMonsterDice);
}

/** What the result leaves to decide [ELD-B10], [ELD-O7]. */
function resultFields(view: View, given: FieldValues): readonly Field[] {
  const result = resultIn(view, given);
  const prize = powerPrize(view, given);
  const tactics = losersIn(view, given)
    .filter((player) => mayKeep(view, player))
    .map((player): Field => ({ kind: 'toggle', id: `${player}.keepsUnits`, start: false }));
  if (result.kind !== 'player' || prize === undefined) return tactics;
  return [
    { kind: 'choice', id: 'prize', options: ['gloryPrize', 'powerPrize'], start: 'gloryPrize' },
    ...(textIn(given, 'prize') === 'powerPrize' ? markerFields(view, result.winner, prize) : []),
    ...tactics,
  ];
}

function mayKeep(view: View, player: Player): boolean {
  return isUsed(view.setup, 'tactics') && view.isOn(`${player}.tactics`);
}

export function keepsUnits(view: View, inputs: FieldValues, player: Player): boolean {
  return mayKeep(view, player) && isOnIn(inputs, `${player}.keepsUnits`);
}

/** The whole form: who fights, with what, what fell, and what the winner takes. */
export function battleFields(view: View, given: FieldValues): readonly Field[] {
  const order = joinOrder(view);
  const active = order.filter((player) => player === view.turn.seat);
  const known = { fighters: active, ...given };
  const all = monstersOn(view);
  return [
    {
      kind: 'choices',
      id: 'fighters',
      options: order,
      start: active,
    },
    ...(all.length === 0
      ? []
      : [
          {
            kind: 'choice' as const,
            id: 'monster',
            options: [noMonster, ...all],
            start: noMonster,
            unsaid: noMonster,
          },
        ]),
    ...fightersIn(view, known).flatMap((player) => fighterFields(view, known, player)),
    ...monsterFields(view, known),
    ...resultFields(view, known),
  ];
}

/** The dice of everybody who has any. */
export const rollBattle: NonNullable<Action['roll']> = (view, filled) =>
  sidesIn(view, filled)
    .filter(({ dice }) => dice > 0)
    .map(({ id, dice }) => ({ into: `${id}.faces`, count: dice, sides }));

/** Whether nobody has copied the dice of this player board yet [ELD-U5]. */
function isUnread(view: View, player: Player): boolean {
  return diceTracks.every(({ id, start }) => view.value(`${player}.${id}`) === start);
}

/** What is worth saying of the count of dice, before the roll [ELD-B3]..[ELD-B5]. */
export function countNotes(view: View, inputs: FieldValues): readonly Phrase[] {
  const isOpen = resultIn(view, inputs).kind === 'open';
  return fightersIn(view, inputs).flatMap((player) => {
    const { dice, over, wastedSwords } = diceCountIn(view, inputs, player);
    const units = unitsIn(view, inputs, player);
    const astray = units.length > 0 && !areThere(unitsAt(view, player, 'onMap'), units);
    return [
      // Once they fell, the dice speak for themselves.
      ...(isOpen ? [{ id: 'sideDice', params: { who: player, dice } }] : []),
      ...(wastedSwords > 0
        ? [{ id: 'sideWasted', params: { who: player, wasted: wastedSwords } }]
        : over > 0
          ? [{ id: 'sideOver', params: { who: player, over } }]
          : []),
      ...(astray ? [{ id: 'sideAstray', params: { who: player } }] : []),
      ...(isOpen && isUnread(view, player) ? [{ id: 'sideUnread', params: { who: player } }] : []),
    ];
  });
}
