import type { shadowPaladin as japanese } from '../../../ja/games/vast-mysterious-manor-published/shadowPaladin';
import type { SameShape } from '../../../shape';

export const shadowPaladin: SameShape<typeof japanese> = {
  names: {
    gaze: 'Gaze',
    float: 'Float',
    shroud: 'Shroud',
  },

  setupFields: {
    shadowEnd: {
      label: 'End of the Shadow track',
      hint: 'Its last space, the first one being 0. Printed on the board. The default 10 is a guess',
    },
    shadowHealth: {
      label: 'The Shadow Paladin’s Health',
      hint: 'Printed on the board. The default 5 is a guess',
    },
    shadowCosts: {
      label: 'Costs of the Shadow track',
      hint: 'Ruin for each step, from the first; separate by spaces or commas. Empty: enter what you pay each time',
    },
    shadowDefences: {
      label: 'Defense on the Shadow track',
      hint: 'What is added to 1, from the first space; separate by spaces or commas. Empty: set the Defense by hand',
    },
    shadowSpirits: {
      label: 'Spirit on the Shadow track',
      hint: 'From the first space; separate by spaces or commas. Empty: set Spirit by hand; the 3 cards to start with are a guess then',
    },
  },

  tracks: {
    shadow: {
      label: 'Shadow track',
      hint: 'Its first space is 0. From the last one he may leave and win',
    },
    ruin: {
      label: 'Ruin',
      hint: 'With the cubes on the map there are 20 (as reported). Starts at 5 with the Paladin or the Skeletons',
    },
    ruinOnMap: { label: 'Ruin cubes on the map', hint: 'Collected when the next turn starts' },
    ice: { label: 'Ice', hint: 'Up to 5 (as reported). 1 for a force wall' },
    brokenChains: { label: 'Broken chain cards' },
  },

  marks: {
    shadowGoal: 'leave',
  },

  toggles: {
    chainBroken: {
      label: 'A chain was broken this turn',
      hint: 'If off, Ice +1 at the end of the turn',
    },
  },

  derived: {
    ruinToAdvance: { label: 'Ruin for the next step' },
  },

  actions: {
    shadowPower: { label: 'Play a power card', effect: 'Cards −1' },
    shadowStrike: { label: 'Strike', effect: 'Cards −1, Ruin +{{gain}}' },
    breakChain: { label: 'Break a chain', effect: '2 equal cards, broken chains +1' },
    useChain: { label: 'Use a broken chain', effect: 'As its card says' },
    payDebt: { label: 'Pay debt', effect: 'Cards −1' },
    iceWall: { label: 'Place a force wall', effect: 'Ice −1' },
    advanceShadow: { label: 'Advance', effect: 'Ruin −{{cost}}, Shadow track +1' },
    placeRuin: { label: 'Place ruin cubes', effect: '1 on each isolated Lit tile' },
    discardCards: { label: 'Discard cards', effect: 'As many as you like' },
    shadowIsHit: { label: 'Was hit', effect: 'Health −1, flees to a Dark tile' },
    leaveManor: { label: 'Leave the Manor', effect: 'Wins from the last space' },
  },

  inputs: {
    shadowCard: { label: 'Card', hint: 'What it does is on the card' },
    otherPieces: { label: 'Other pieces attacked', hint: 'Beside the Skeletons' },
    chainLeaves: { label: 'The card leaves', hint: 'Whether it stays is on the card' },
    ruinPaid: { label: 'Ruin to pay', hint: 'As printed on the next space' },
    isolatedTiles: {
      label: 'Isolated Lit tiles',
      hint: 'They share no open edge with another Lit tile',
    },
    cardsDiscarded: { label: 'Cards to discard' },
  },

  steps: {
    shadowCollect: {
      title: 'Collect ruin cubes',
      points: [
        'Completing this step turns all ruin cubes on the map into Ruin',
        'If some were removed, correct their number first',
      ],
    },
    shadowAct: {
      title: 'Move and play cards',
      points: [
        'Up to 2 spaces, through at most 1 wall',
        'No tile with figures, except by Float',
        'A Strike always hits. Ruin +1 for each piece attacked',
        'After breaking a chain refill to 3 locked ones',
      ],
    },
    shadowAdvance: {
      title: 'Advance',
      points: [
        'Pay the printed Ruin for one space, as often as you like',
        'Defense and Spirit change with it',
        'From the last space on, leave through the entrance to win',
      ],
    },
    shadowRuin: {
      title: 'Place ruin cubes',
      points: [
        'One on each isolated Lit tile',
        'Isolated tiles share no open edge with another Lit tile',
      ],
    },
    shadowEnd: {
      title: 'End of turn',
      points: [
        'First discard what you do not want, as many as you like',
        'Completing fills the hand up to Spirit',
        'Ice +1 if no chain was broken this turn',
      ],
    },
  },

  sections: {
    ruinAndIce: 'Ruin and Ice',
    shadowCards: 'Cards and chains',
    shadowRulings: 'To agree on',
  },

  notices: {
    shadowFlees: {
      title: 'The Shadow Paladin flees',
      body: 'Move the figure to the nearest Dark tile.',
    },
    mayLeaveManor: {
      title: 'End of the Shadow track: he may leave',
      body: 'Out through the entrance he wins. Press “Leave the Manor” then.',
    },
    refillChains: {
      title: 'A chain is broken',
      body: 'Refill to three locked chain cards.',
    },
  },

  refusals: {
    needsRuin: 'Needs {{amount}} Ruin (you have {{have}})',
    needsIce: 'Needs {{amount}} Ice (you have {{have}})',
    needsChain: 'Broken chain cards needed: {{amount}} (now {{have}})',
    needsShadow: 'Needs space {{amount}} of the Shadow track (now {{have}})',
    shadowAtItsEnd: 'Already at the end of the Shadow track',
    noRuinLeft: 'There are no more ruin cubes',
    noHealth: 'Health is 0 already',
  },

  notes: {
    shadowOpen: {
      title: 'What the sources leave open',
      body: 'Only hits by the Paladin or the Armored Knight are written to cost Health. At a table with neither, agree whether hits by Skeletons do. The Armored Knight is taken to count as the Paladin for the 5 Ruin. Whether a used chain card stays, and when debt arises, is on the cards.',
    },
  },
};
