import type { Action, Change, Refusal, View } from '../../engine/definition';
import { numberIn, textIn, textsIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { inPlay } from './spells';
import { cursesTool } from './tools/curses';
import { skittishLoss } from './tools/skittish';
import {
  addCursed,
  checkDomination,
  curseMarkers,
  cursedPieces,
  leastValue,
  markersAside,
  pieceDetail,
  printedSpaces,
  spacesFor,
  spread,
  takenToggle,
  trackSpaces,
} from './warlockBoard';
import { roundingAt } from './warlockTools';

export const curses = (by: number): Change => ({ kind: 'move', at: 'warlock.curses', by });
const spellsTrack: Change = { kind: 'move', at: 'warlock.spellsTrack', by: 1 };

/** One cursed piece, with what lies under it. */
function pieceField(view: View): Field {
  const options = cursedPieces(view);
  return {
    kind: 'choice',
    id: 'item',
    options,
    start: options[0] ?? '',
    details: detailsOf(view),
  };
}

function detailsOf(view: View) {
  return Object.fromEntries(cursedPieces(view).map((piece) => [piece, pieceDetail(view, piece)]));
}

function noPiece(view: View): Refusal | undefined {
  return cursedPieces(view).length === 0 ? { code: 'noCursedPiece' } : undefined;
}

function newPieces(inputs: FieldValues): readonly string[] {
  return [
    ...Array.from({ length: numberIn(inputs, 'newPoltergeists') }, () => 'poltergeist'),
    ...Array.from({ length: numberIn(inputs, 'newTreasures') }, () => 'treasure'),
  ];
}

function piecesIn(inputs: FieldValues): number {
  return textsIn(inputs, 'piecesCursed').length + newPieces(inputs).length;
}

/** The markers are spread over pieces that are cursed already and others, in this order. */
const curse: Action = {
  id: 'curse',
  blocked: (view) => needs(view, 'warlock.curses', 1, 'needsCurses'),
  inputs: (view) => {
    const have = Math.max(1, view.value('warlock.curses'));
    const pieces = cursedPieces(view);
    return [
      { kind: 'number', id: 'markersPlaced', min: 1, max: have, start: have },
      ...(pieces.length === 0
        ? []
        : [
            {
              kind: 'choices',
              id: 'piecesCursed',
              options: pieces,
              start: pieces,
              ranked: true,
              details: detailsOf(view),
            } as const,
          ]),
      { kind: 'number', id: 'newPoltergeists', min: 0, max: curseMarkers, start: 0 },
      { kind: 'number', id: 'newTreasures', min: 0, max: curseMarkers, start: 0 },
    ];
  },
  answer: {
    tool: 'vast-published-curses',
    of: (_, inputs) =>
      cursesTool.answer({
        markers: numberIn(inputs, 'markersPlaced'),
        pieces: Math.max(1, piecesIn(inputs)),
      }),
  },
  refusal: (_, inputs) => (piecesIn(inputs) === 0 ? { code: 'chooseCursedPiece' } : undefined),
  run: (view, inputs) => {
    const placed = numberIn(inputs, 'markersPlaced');
    const known = textsIn(inputs, 'piecesCursed');
    const others = newPieces(inputs);
    const pieces = known.length + others.length;
    const shares = spread(placed, pieces);
    const cursedAtOnce = Math.min(placed, pieces);
    return [
      curses(-placed),
      ...known.map((piece, index): Change => ({
        kind: 'move',
        at: `${piece}.markers`,
        by: shares[index] ?? 0,
      })),
      ...others.map((kind, index) => addCursed(kind, shares[known.length + index] ?? 0)),
      {
        kind: 'notice',
        notice: {
          id: placed % pieces === 0 ? 'markersSpreadEvenly' : 'markersSpread',
          tone: 'info',
          params: {
            markers: placed,
            pieces,
            each: Math.floor(placed / pieces),
            more: placed % pieces,
          },
        },
      },
      // Refuel pays for two pieces or more at once [VMP-W15].
      ...(inPlay(view, 'refuel') && cursedAtOnce >= 2
        ? [{ kind: 'then', rule: refuel } as const]
        : []),
      { kind: 'then', rule: checkDomination },
    ];
  },
};

/** Two Curses, as far as there are markers. */
function refuel(view: View): readonly Change[] {
  const gain = Math.min(2, markersAside(view));
  if (gain < 1) return [];
  return [
    curses(gain),
    { kind: 'notice', notice: { id: 'refueled', tone: 'gain', params: { gain } } },
  ];
}

const dominate: Action = {
  id: 'dominate',
  inputs: (view, given) => {
    const field = pieceField(view);
    const piece = textIn(given, 'item') || String(field.start);
    if (printedSpaces(view.setup).length === 0) {
      const start = Math.max(1, view.value(`${piece}.markers`));
      return [field, { kind: 'number', id: 'spaceValue', min: 1, max: curseMarkers, start }];
    }
    const spaces = spacesFor(view, piece);
    return [
      field,
      {
        kind: 'choice',
        id: 'dominationSpace',
        options: spaces.map(({ id }) => id),
        start: spaces[0]?.id ?? '',
        details: Object.fromEntries(
          spaces.map(({ id, value }) => [id, { id: 'spaceAsks', params: { value } }]),
        ),
      },
    ];
  },
  blocked: (view) =>
    view.value('warlock.dominated') >= trackSpaces ? { code: 'noEmptySpace' } : noPiece(view),
  refusal: (view, inputs) => {
    const piece = textIn(inputs, 'item');
    const have = view.value(`${piece}.markers`);
    if (printedSpaces(view.setup).length === 0) {
      const amount = numberIn(inputs, 'spaceValue');
      return have < amount ? { code: 'tooFewMarkers', params: { amount, have } } : undefined;
    }
    const amount = leastValue(view);
    if (amount === undefined) return { code: 'noEmptySpace' };
    return have < amount ? { code: 'tooFewMarkers', params: { amount, have } } : undefined;
  },
  run: (_, inputs) => {
    const space = textIn(inputs, 'dominationSpace');
    return [
      { kind: 'remove', item: textIn(inputs, 'item') },
      ...(space === ''
        ? []
        : [{ kind: 'switch', at: `warlock.${takenToggle(space)}`, on: true } as const]),
      { kind: 'move', at: 'warlock.dominated', by: 1 },
      {
        kind: 'notice',
        notice: {
          id: 'pieceDominated',
          tone: 'gain',
          offers: { seat: 'warlock', action: 'gainMagicCube', given: {} },
        },
      },
    ];
  },
};

/** Whoever removes a cursed piece helps his spells [VMP-W14]. */
const hexomancer: Action = {
  id: 'hexomancer',
  inputs: (view) => [pieceField(view)],
  blocked: noPiece,
  run: (_, inputs) => [{ kind: 'remove', item: textIn(inputs, 'item') }, spellsTrack],
};

/** Half of the Curses are lost; the sources round down and up [VMP-W13]. */
function fleeLoss(view: View): number {
  return skittishLoss(view.value('warlock.curses'), roundingAt(view) === 'up');
}

const flee: Action = {
  id: 'flee',
  figures: (view) => ({ lost: fleeLoss(view) }),
  run: (view) => [
    curses(-fleeLoss(view)),
    spellsTrack,
    { kind: 'notice', notice: { id: 'fled', tone: 'info' } },
  ],
};

export const curseActions: readonly Action[] = [curse, dominate, flee, hexomancer];
