/** How many tiles a table of so many players uses [ELD-S5]..[ELD-S9]. */
export type Tiles = {
  elements: number;
  realms: number;
  initial: number;
  ruins: number;
  onMap: number;
  stack: number;
};

/** Elements beside the players' own [ELD-S4], and realms of each [ELD-S5]. */
export const extraElements = 2;
const realmsPerElement = 3;

/** Elemental realms laid out at the start, by players [ELD-S6]. */
const initialRealms: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 8, 5: 8 };

/** Mage Tower, Fortress, Mill, Portal, Dungeon; from four players on a second Dungeon [ELD-S7]. */
const basicRuins = 5;
const bigTable = 4;

/**
 * With the Oracle a small table swaps a realm for it, which goes back to the stack; a big one leaves
 * out the second Dungeon [ELD-O3]. Each mini-expansion adds a tile to the stack [ELD-O5], [ELD-O6].
 */
export function tilesFor(players: number, oracle: boolean, specials = 0): Tiles {
  const isBig = players >= bigTable;
  const swapped = oracle && !isBig ? 1 : 0;
  const elements = players + extraElements;
  const realms = elements * realmsPerElement;
  const initial = (initialRealms[players] ?? 0) - swapped;
  const ruins = basicRuins + (isBig ? 1 : swapped);
  return {
    elements,
    realms,
    initial,
    ruins,
    onMap: initial + ruins,
    stack: realms - initial + specials,
  };
}
