import type { Address, Change, Phrase, Refusal, View } from '../../engine/definition';
import { numbersIn, type FieldValues } from '../../engine/fields';
import { levelOf, plays } from './setup';

/** Curse markers there are: his Curses and those under pieces [VMP-W2]. */
export const curseMarkers = 20;

/** Spaces of the Dominated Pieces track [VMP-W1]. */
export const trackSpaces = 5;

/** Dominated pieces that win [VMP-W1]. */
export function dominationGoal(setup: FieldValues): number {
  return levelOf(setup, 'warlock') === 'charlatan' ? 4 : trackSpaces;
}

/** Magic cubes at the start and at most; a Mind Bender's third one leaves the game [VMP-W9]. */
export function cubeEnds(setup: FieldValues): { fewest: number; most: number } {
  return levelOf(setup, 'warlock') === 'mindBender'
    ? { fewest: 2, most: 4 }
    : { fewest: 3, most: 5 };
}

export function magicCubesLeft(view: View): number {
  return Math.max(0, view.value('warlock.magicCubes') - view.value('warlock.cubesUsed'));
}

export function cursedPieces(view: View): readonly Address[] {
  return view.items('warlock.cursed');
}

export function markersOut(view: View): number {
  return cursedPieces(view).reduce((sum, piece) => sum + view.value(`${piece}.markers`), 0);
}

/** Markers that are neither his nor under a piece [VMP-W2]. */
export function markersAside(view: View): number {
  return curseMarkers - view.value('warlock.curses') - markersOut(view);
}

/** Markers spread evenly: as many of the first pieces get one more as remain [VMP-W3]. */
export function spread(markers: number, pieces: number): readonly number[] {
  return Array.from(
    { length: pieces },
    (_, index) => Math.floor(markers / pieces) + (index < markers % pieces ? 1 : 0),
  );
}

/** A space of the Dominated Pieces track: its id and the number printed on it. */
export type Space = { id: string; value: number };

/** All spaces, if their numbers were entered; some of them alone would hide the others [VMP-W5]. */
export function printedSpaces(setup: FieldValues): readonly Space[] {
  const values = numbersIn(setup, 'dominationValues');
  if (values.length < trackSpaces) return [];
  return values.map((value, index) => ({ id: `dominationSpace${index + 1}`, value }));
}

/** The row is copied as a whole or not at all [VMP-W5]. */
export function rowRefusal(setup: FieldValues): Refusal | undefined {
  const { length } = numbersIn(setup, 'dominationValues');
  return plays(setup, 'warlock') && length > 0 && length < trackSpaces
    ? { code: 'dominationValuesAll', params: { all: trackSpaces } }
    : undefined;
}

/** The toggle that says a piece stands on the space. */
export function takenToggle(space: string): string {
  return space.replace('dominationSpace', 'spaceTaken');
}

export function emptySpaces(view: View): readonly Space[] {
  return printedSpaces(view.setup).filter(({ id }) => !view.isOn(`warlock.${takenToggle(id)}`));
}

/** Empty spaces a piece may go to: it has as many markers, or more [VMP-W4]. */
export function spacesFor(view: View, piece: Address): readonly Space[] {
  return emptySpaces(view).filter(({ value }) => value <= view.value(`${piece}.markers`));
}

/** The least that any empty space asks for. */
export function leastValue(view: View): number | undefined {
  const values = emptySpaces(view).map(({ value }) => value);
  return values.length === 0 ? undefined : Math.min(...values);
}

export function pieceDetail(view: View, piece: Address): Phrase {
  return {
    id: 'cursedPieceDetail',
    params: { kind: view.choice(`${piece}.kind`), markers: view.value(`${piece}.markers`) },
  };
}

/** What is to be known of a cursed piece beside its markers. */
export function pieceStatus(view: View, piece: Address): readonly Phrase[] {
  const [first] = spacesFor(view, piece);
  const least = leastValue(view);
  if (first !== undefined) return [{ id: 'canBeDominated' }];
  return least === undefined ? [] : [{ id: 'markersNeeded', params: { amount: least } }];
}

/** Asked right after cursing: who may be dominated [VMP-W4]. */
export function checkDomination(view: View): readonly Change[] {
  const offer = (given: FieldValues) => ({ seat: 'warlock', action: 'dominate', given });
  if (printedSpaces(view.setup).length === 0) {
    return [{ kind: 'notice', notice: { id: 'checkDomination', tone: 'info', offers: offer({}) } }];
  }
  return cursedPieces(view)
    .filter((piece) => spacesFor(view, piece).length > 0)
    .map((piece) => ({
      kind: 'notice',
      notice: {
        id: 'mayDominate',
        tone: 'gain',
        params: { piece, markers: view.value(`${piece}.markers`) },
        offers: offer({ item: piece }),
      },
    }));
}

/** Whoever takes a poltergeist or a treasure off the map is asked if it was cursed [VMP-W14]. */
export function perhapsCursed(view: View): readonly Change[] {
  return view.hasSeat('warlock') && cursedPieces(view).length > 0
    ? [
        {
          kind: 'notice',
          notice: {
            id: 'perhapsCursed',
            tone: 'info',
            offers: { seat: 'warlock', action: 'hexomancer', given: {} },
          },
        },
      ]
    : [];
}

/** Another piece with markers under it, as far as there are markers [VMP-W2]. */
export function addCursed(kind: string, markers: number): Change {
  return {
    kind: 'then',
    rule: (view) => {
      const placed = Math.min(markers, markersAside(view));
      if (placed < 1 || cursedPieces(view).length >= curseMarkers) return [];
      return [
        { kind: 'add', to: 'warlock.cursed' },
        { kind: 'then', rule: (after) => fillIn(cursedPieces(after).at(-1), kind, placed) },
      ];
    },
  };
}

function fillIn(piece: Address | undefined, kind: string, markers: number): readonly Change[] {
  return piece === undefined
    ? []
    : [
        { kind: 'choose', at: `${piece}.kind`, option: kind },
        { kind: 'set', at: `${piece}.markers`, to: markers },
      ];
}
