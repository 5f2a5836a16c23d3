import type { Address, Change, Notice, Track, View } from './definition';
import { nameAddress, ownerOf, seatOf, type Game } from './game';
import { kindOf, knownOf } from './known';
import { unreachable } from './result';
import {
  amount,
  bounds,
  happens,
  markPlace,
  reachedKey,
  trackAt,
  viewOf,
  without,
  type Draft,
} from './state';
import { tidyText } from './written';

/** One reduction in progress: the draft, a view on it, and what the players will be told. */
export type Work = { game: Game; draft: Draft; view: View; notices: Notice[] };

/** Rules that trigger one another stop here; a game that needs more has a loop in its rules. */
const deepest = 32;

export function startWork(game: Game, draft: Draft): Work {
  return { game, draft, view: viewOf(game, draft), notices: [] };
}

export function applyChanges(work: Work, changes: readonly Change[], depth = 0): void {
  if (depth > deepest) throw new Error(`rules of ${work.game.definition.id} do not settle`);
  for (const change of changes) applyChange(work, change, depth);
}

function applyChange(work: Work, change: Change, depth: number): void {
  const { draft } = work;
  switch (change.kind) {
    case 'move':
      moveTrack(work, change.at, change.by, { paid: change.paid === true }, depth);
      return;
    case 'set':
      moveTrack(work, change.at, change.to - (draft.values[change.at] ?? 0), { set: true }, depth);
      return;
    case 'switch':
      switchToggle(work, change.at, change.on, depth);
      return;
    case 'choose':
      chooseOption(work, change.at, change.option, depth);
      return;
    case 'write':
      writeText(work, change.at, change.text, depth);
      return;
    case 'happen':
      draft.happened[change.what] = true;
      return;
    case 'goTo':
      goToStep(work, change.step);
      return;
    case 'arrange':
      arrange(work, change.at, change.order);
      return;
    case 'add':
      addItem(work, change.to);
      return;
    case 'remove':
      removeItem(work, change.item);
      return;
    case 'lay':
      layTile(work, change);
      return;
    case 'notice':
      work.notices.push(change.notice);
      return;
    case 'then':
      applyChanges(work, change.rule(work.view), depth + 1);
      return;
    default:
      unreachable(change);
  }
}

/**
 * Moves a track as far as its ends allow and lets its marks speak, then what comes of going on past
 * its end. Tells whether anything came of it.
 */
export function moveTrack(
  work: Work,
  address: Address,
  by: number,
  how: { joined?: boolean; paid?: boolean; set?: boolean },
  depth = 0,
): boolean {
  const { game, draft, view } = work;
  const track = trackAt(game, draft, address);
  if (track === undefined) return false;
  const from = draft.values[address] ?? 0;
  const { min, max } = bounds(track, view, address);
  const to = Math.min(max, Math.max(min, from + by));
  // An end that came down meanwhile is nothing that was passed by this move.
  const over = how.set === true ? 0 : from + by - Math.max(from, max);
  if (to !== from) {
    draft.values[address] = to;
    crossMarks(work, address, track, from, to, depth);
    const { joined = false, paid = false, set = false } = how;
    const move = { at: address, from, to, joined, paid, set };
    applyChanges(work, track.follows?.(move, view) ?? [], depth + 1);
  }
  const beyond = over > 0 ? (track.beyond?.(over, view) ?? []) : [];
  applyChanges(work, beyond, depth + 1);
  return to !== from || beyond.length > 0;
}

function crossMarks(
  work: Work,
  address: Address,
  track: Track,
  from: number,
  to: number,
  depth: number,
): void {
  const rising = to > from;
  const crossed = (track.marks ?? [])
    .map((mark) => ({ mark, at: markPlace(mark, work.view) ?? NaN }))
    .filter(({ at }) => (rising ? from < at && at <= to : to < at && at <= from))
    .sort((a, b) => (rising ? a.at - b.at : b.at - a.at));
  for (const { mark } of crossed) {
    if (mark.once === true) {
      const key = reachedKey(address, mark.id);
      if (!rising || work.draft.reached[key] === true) continue;
      work.draft.reached[key] = true;
    }
    const rule = rising ? mark.up : mark.down;
    applyChanges(work, rule?.(work.view) ?? [], depth + 1);
  }
}

/** Switches a toggle, and lets follow what follows from it. */
function switchToggle(work: Work, at: Address, on: boolean, depth: number): void {
  const { game, draft, view } = work;
  if (draft.toggles[at] === undefined || draft.toggles[at] === on) return;
  draft.toggles[at] = on;
  applyChanges(work, game.toggle(at)?.follows?.(at, on, view) ?? [], depth + 1);
}

/** Chooses an option, and lets follow what follows from it. */
function chooseOption(work: Work, at: Address, option: string, depth: number): void {
  const { game, draft, view } = work;
  const from = draft.choices[at];
  if (from === undefined || from === option) return;
  draft.choices[at] = option;
  applyChanges(work, game.choice(at)?.follows?.(at, from, view) ?? [], depth + 1);
}

/** Writes a text; whoever gets another name that is known gets its printed numbers with it. */
export function writeText(work: Work, at: Address, given: string, depth = 0): void {
  const { game, draft } = work;
  const text = tidyText(given);
  if (draft.texts[at] === undefined || draft.texts[at] === text) return;
  // Replaced and not changed: whoever shows names looks again only when there is another one.
  draft.texts = { ...draft.texts, [at]: text };
  applyChanges(work, game.text(at)?.follows?.(at, work.view) ?? [], depth + 1);
  const owner = ownerOf(at);
  if (at !== nameAddress(owner)) return;
  if (game.seat(owner)?.knownAs !== undefined) return;
  const known = knownOf(draft.known, kindOf(game, owner), text);
  // Numbers come last: what follows from an option does not outdo what was read from the card.
  for (const [id, option] of Object.entries(known?.options ?? {})) {
    const choice = `${owner}.${id}`;
    if (game.choice(choice)?.options.includes(option) !== true) continue;
    applyChange(work, { kind: 'choose', at: choice, option }, depth);
  }
  for (const [track, value] of Object.entries(known?.numbers ?? {})) {
    applyChange(work, { kind: 'set', at: `${owner}.${track}`, to: value }, depth);
  }
}

function goToStep({ game, draft, view }: Work, id: string): void {
  const step = game.seat(draft.turn.seat)?.steps.find((other) => other.id === id);
  if (step !== undefined && happens(step, view)) {
    draft.turn = { ...draft.turn, step: id };
  }
}

/** Puts an order's items into another one; tells whether it is one of the very same items. */
export function arrange({ game, draft }: Work, at: Address, order: readonly string[]): boolean {
  const items = game.order(at)?.items;
  const isPermutation =
    items?.length === order.length && items.every((item) => order.includes(item));
  if (isPermutation) draft.orders[at] = order;
  return isPermutation;
}

/** Adds an item to a collection; its id never comes back, even after the item is gone. */
export function addItem(work: Work, collectionAddress: Address): boolean {
  const { game, draft, view } = work;
  const collection = game.collection(collectionAddress);
  const present = draft.items[collectionAddress];
  if (collection === undefined || present === undefined) return false;
  if (present.length >= collection.most) return false;
  const serial = (draft.serials[collectionAddress] ?? 0) + 1;
  const id = `${collection.item}${serial}`;
  draft.serials[collectionAddress] = serial;
  draft.items[collectionAddress] = [...present, id];
  const inside = (part: { id: string }) => `${seatOf(collectionAddress)}.${id}.${part.id}`;
  for (const track of collection.tracks) {
    draft.values[inside(track)] = amount(track.start, view, inside(track));
  }
  for (const toggle of collection.toggles ?? []) {
    draft.toggles[inside(toggle)] = toggle.start ?? false;
  }
  for (const choice of collection.choices ?? []) draft.choices[inside(choice)] = choice.start;
  for (const text of collection.texts ?? []) draft.texts = { ...draft.texts, [inside(text)]: '' };
  return true;
}

export function removeItem(work: Work, item: Address): boolean {
  const { game, draft } = work;
  const found = game.collectionOf(item);
  const id = item.slice(item.indexOf('.') + 1);
  const present = found && draft.items[found.address];
  if (found === undefined || present?.includes(id) !== true) return false;
  draft.items[found.address] = present.filter((other) => other !== id);
  for (const track of found.collection.tracks) {
    draft.values = without(draft.values, `${item}.${track.id}`);
  }
  for (const toggle of found.collection.toggles ?? []) {
    draft.toggles = without(draft.toggles, `${item}.${toggle.id}`);
  }
  for (const choice of found.collection.choices ?? []) {
    draft.choices = without(draft.choices, `${item}.${choice.id}`);
  }
  for (const text of found.collection.texts ?? []) {
    draft.texts = without(draft.texts, `${item}.${text.id}`);
  }
  return true;
}

function layTile(
  { game, draft }: Work,
  { on, space, tile }: Extract<Change, { kind: 'lay' }>,
): void {
  const tiles = draft.plans[on];
  if (tiles === undefined || game.plan(on)?.spaces.flat().includes(space) !== true) return;
  draft.plans[on] = tile === undefined ? without(tiles, space) : { ...tiles, [space]: tile };
}

/** Applies what follows by itself until nothing more follows, and keeps every track in its ends. */
export function settle(work: Work): void {
  const { game, view } = work;
  for (let round = 0; ; round++) {
    const changes = game.definition.consequences?.(view) ?? [];
    if (changes.length > 0) applyChanges(work, changes, round);
    // An end that moved pushes a number, from which more may follow.
    else if (!keepInEnds(work)) return;
  }
}

/** Pushes every track back between its ends; tells whether any had to be. */
function keepInEnds({ game, draft, view }: Work): boolean {
  let pushed = false;
  for (const [address, value] of Object.entries(draft.values)) {
    const track = game.track(address);
    if (track === undefined) continue;
    const { min, max } = bounds(track, view, address);
    const kept = Math.min(max, Math.max(min, value));
    draft.values[address] = kept;
    pushed ||= kept !== value;
  }
  return pushed;
}
