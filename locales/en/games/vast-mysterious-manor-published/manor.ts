import type { manor as japanese } from '../../../ja/games/vast-mysterious-manor-published/manor';
import type { SameShape } from '../../../shape';

export const manor: SameShape<typeof japanese> = {
  names: {
    reveal: 'Reveal',
    shift: 'Shift',
    swap: 'Swap',
    walls: 'Walls',
    wraith: 'Wraith',
    treasures: 'Treasures and rituals',
    ritual1: '1 Seal (path of 4 tiles)',
    ritual2: '2 Seals (path of 6 tiles)',
    ritual3: '3 Seals (path of 7 tiles)',
  },

  tracks: {
    seals: { label: 'Seals', hint: 'The Manor wins at 14 (easy levels: 11 or 13)' },
    ritualHand: { label: 'Rituals in hand', hint: 'Up to 5 after drawing' },
    revealOmens: { label: 'Omens on Reveal' },
    shiftOmens: { label: 'Omens on Shift' },
    swapOmens: { label: 'Omens on Swap' },
    wallsOmens: { label: 'Omens on Walls' },
    wraithOmens: { label: 'Omens on Move Wraith' },
    treasuresOmens: { label: 'Omens on Treasures and rituals' },
  },

  marks: { win: 'victory' },

  toggles: {
    ritualDone: { label: 'Ritual performed this turn' },
    revealPortent: { label: 'Portent on Reveal', hint: 'One space is filled for good' },
    shiftPortent: { label: 'Portent on Shift', hint: 'One space is filled for good' },
    swapPortent: { label: 'Portent on Swap', hint: 'One space is filled for good' },
    wallsPortent: { label: 'Portent on Walls', hint: 'One space is filled for good' },
    wraithPortent: { label: 'Portent on Move Wraith', hint: 'One space is filled for good' },
    treasuresPortent: {
      label: 'Portent on Treasures and rituals',
      hint: 'One space is filled for good',
    },
  },

  derived: {
    omensLeft: { label: 'Omens not assigned' },
    revealCounts: { label: 'Tiles to reveal' },
    shiftRanges: { label: 'Shift range' },
    swapRanges: { label: 'Swap range' },
    wallCounts: { label: 'Walls to place' },
    wraithMoves: { label: 'Moves of the Wraith' },
    treasuresToPlace: { label: 'Treasures to place' },
    ritualsToDraw: { label: 'Rituals to draw' },
  },

  actions: {
    performRitual: { label: 'Perform a ritual', effect: 'Hand −1, Seals +1 to 3 (once a turn)' },
  },

  inputs: {
    ritual: { label: 'Ritual' },
    portentOn: { label: 'Track of the portent', hint: 'As the card says' },
  },

  steps: {
    manorOmens: {
      title: 'Assign Omens',
      points: [
        'First turn: put the Wraith on a tile without figures before anything else',
        'Three Omens, each track filled from the left; a portent fills its space already',
      ],
    },
    manorPowers: {
      title: 'Use the powers from the top',
      points: [
        'Reveal → Shift → Swap → Walls → Move Wraith; a track without a cube does nothing',
        'Shift moves a tile to a crypt that touches a tile, or rotates it',
        'With no crypt left Shift works as a swap',
        'Swap exchanges two tiles, or rotates each',
        'Tiles with pieces may move; the pieces ride along',
      ],
    },
    manorRitual: {
      title: 'Perform one ritual',
      points: [
        'A path of Lit tiles without figures from the Wraith’s tile, not through walls',
        '4 tiles for 1 Seal, 6 for 2, 7 for 3; the Wraith’s tile counts',
        'The Wraith goes to the end of the path; a poltergeist appears where the card shows',
        'A card of 1 Seal leaves a portent at the left end of its track',
      ],
    },
    manorTreasures: {
      title: 'Place treasures, draw rituals',
      points: [
        'Treasures go on empty Dark tiles',
        '0, 1, 2, 3 filled spaces: 1, 1, 2, 2 treasures and 0, 1, 2, 3 cards',
        'Discard down to 5. Completing adds the cards',
      ],
    },
    manorReturn: {
      title: 'Take back the Omens',
      points: ['Completing takes all Omens back', 'Portents stay'],
    },
  },

  sections: {
    omenRows: 'Omen tracks',
    portents: 'Portents',
  },

  notices: {
    discardRituals: {
      title: 'Discard ritual cards: {{cards}}',
      body: 'You keep 5 at most.',
    },
  },

  refusals: {
    needsRituals: 'Rituals needed in hand: {{amount}} (now {{have}})',
  },
};
