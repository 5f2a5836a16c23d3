import type { Address, Change, Collection, Track, View } from '../../engine/definition';
import { isOnIn, type FieldValues } from '../../engine/fields';
import { yearOf } from './calendar';
import type { Deal, Goods, TableTerms } from './orderTerms';
import { isOnlyMine, type Player } from './setup';

/** What everybody begins with [DL-S10]. */
export const startGoods = { evil: 5, food: 3, gold: 3, imps: 3, tunnels: 3 };

/** Ends of counters no game comes near, and the pieces there are [DL-G2]. */
const plenty = 99;
const trollPieces = 3;
const monsterTiles = 24;
const mostWage = 9;

function counter(id: string, from = 0, max: Track['max'] = plenty): Track {
  return { id, shape: 'counter', min: 0, start: from, max };
}

export function goodsTracks(setup: FieldValues, player: Player): readonly Track[] {
  return [
    evilTrack(setup),
    counter('food', startGoods.food),
    counter('gold', startGoods.gold),
    counter('imps', startGoods.imps),
    counter('impsAtWork'),
    counter('trolls', 0, trollPieces),
    counter('trollsAtWork', 0, trollPieces),
    counter('tunnels', startGoods.tunnels),
    counter('rooms'),
    counter('conqueredTunnels', 0, (view) => view.value(`${player}.tunnels`)),
    counter('conqueredRooms', 0, (view) => view.value(`${player}.rooms`)),
    counter('traps'),
    {
      ...counter('monsters', 0, monsterTiles),
      // The number tapped and the monsters with their wages are one thing.
      follows: ({ to }, view) => hiredToReach(view, player, to),
    },
    counter('deadLetters'),
  ];
}

/** The Evilometer [DL-G1], with the paladin's space where it is known [DL-S7]. */
function evilTrack(setup: FieldValues): Track {
  return {
    id: 'evil',
    shape: 'track',
    min: 0,
    start: startGoods.evil,
    max: evilMaximum,
    marks: [
      {
        id: 'paladinSpace',
        at: paladinSpace,
        // Where the others' Evil is not known, the players have to look [DL-PA6].
        up: () =>
          isOnlyMine(setup)
            ? [{ kind: 'notice', notice: { id: 'paladinWatches', tone: 'loss' } }]
            : [],
      },
    ],
  };
}

/** Printed on the board: asked for at set-up, put right during play [DL-S6], [DL-S7]. */
export function evilMaximum(view: View): number {
  return view.value('board.evilMaximum');
}

export function paladinSpace(view: View): number | undefined {
  const space = view.value('board.paladinSpace');
  return space === 0 ? undefined : space;
}

/** Hired monsters and ghosts, each with its wage [DL-G4]. */
export const lair: Collection = {
  id: 'lair',
  item: 'hiredMonster',
  most: monsterTiles,
  tracks: [
    counter('wageGold', 0, mostWage),
    counter('wageFood', 0, mostWage),
    counter('knockedOut', 0, 1),
  ],
  status: (view, item) => [wagePhrase(view, item)],
};

export function wagePhrase(view: View, monster: Address) {
  const gold = view.value(`${monster}.wageGold`);
  const food = view.value(`${monster}.wageFood`);
  if (gold + food === 0) return { id: 'noWage' };
  return { id: 'wage', params: { gold, food } };
}

export function monstersOf(view: View, player: Player): readonly Address[] {
  return view.items(`${player}.lair`);
}

function hiredToReach(view: View, player: Player, count: number): readonly Change[] {
  const hired = monstersOf(view, player);
  return [
    ...hired.slice(count).map((item): Change => ({ kind: 'remove', item })),
    ...Array.from({ length: Math.max(0, count - hired.length) }, (): Change => ({
      kind: 'add',
      to: `${player}.lair`,
    })),
  ];
}

/** The number follows monsters that came or went one by one. */
export function countMonsters(view: View, player: Player): readonly Change[] {
  const { length } = monstersOf(view, player);
  return view.value(`${player}.monsters`) === length
    ? []
    : [{ kind: 'set', at: `${player}.monsters`, to: length }];
}

export function goodsOf(view: View, player: Player): Goods {
  const value = (id: string) => view.value(`${player}.${id}`);
  return {
    gold: value('gold'),
    food: value('food'),
    imps: value('imps'),
    evil: value('evil'),
    tunnels: Math.max(0, value('tunnels') - value('conqueredTunnels')),
  };
}

export function tableTerms(view: View): TableTerms {
  return {
    year: yearOf(view),
    evilMaximum: evilMaximum(view),
    monsterFirstGold: isOnIn(view.setup, 'monsterFirstGold'),
    impsEither: isOnIn(view.setup, 'impsEither'),
  };
}

/** Gold and food handed over, or received. */
export function move(player: Player, id: string, by: number): readonly Change[] {
  return by === 0 ? [] : [{ kind: 'move', at: `${player}.${id}`, by }];
}

/** Sends imps to work; they are home again at the end of the round [DL-G3]. */
export function sendToWork(player: Player, imps: number): readonly Change[] {
  return [...move(player, 'imps', -imps), ...move(player, 'impsAtWork', imps)];
}

export function applyDeal(player: Player, deal: Deal): readonly Change[] {
  return [
    ...move(player, 'gold', deal.gold),
    ...move(player, 'food', deal.food),
    ...move(player, 'evil', deal.evil),
    ...move(player, 'imps', deal.imps),
    ...sendToWork(player, deal.workers),
    ...move(player, 'traps', deal.traps),
    ...move(player, 'rooms', deal.rooms),
    ...move(player, 'tunnels', deal.tunnels),
    ...(deal.spy ? [say('spy', player)] : []),
    ...(deal.drawn > 0 ? [say('trapBack', player, { drawn: deal.drawn })] : []),
  ];
}

export function say(
  id: string,
  player: Player,
  params: Readonly<Record<string, number | string>> = {},
  tone: 'info' | 'gain' | 'loss' = 'info',
): Change {
  return { kind: 'notice', notice: { id, tone, params: { player, ...params } } };
}

/** Everybody's imps and trolls come home [DL-G3]. */
export function comeHome(view: View, player: Player): readonly Change[] {
  const imps = view.value(`${player}.impsAtWork`);
  const trolls = view.value(`${player}.trollsAtWork`);
  return [
    ...sendToWork(player, -imps),
    ...move(player, 'trolls', trolls),
    ...move(player, 'trollsAtWork', -trolls),
  ];
}
