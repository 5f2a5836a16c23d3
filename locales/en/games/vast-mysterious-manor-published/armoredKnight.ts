import type { armoredKnight as japanese } from '../../../ja/games/vast-mysterious-manor-published/armoredKnight';
import type { SameShape } from '../../../shape';

export const armoredKnight: SameShape<typeof japanese> = {
  setupFields: {
    knightHealth: {
      label: 'The Armored Knight’s Health',
      hint: 'Printed on the board. The default 7 is a guess',
    },
    knightGritEnd: {
      label: 'End of the Armored Knight’s Grit',
      hint: 'Printed on the board. The default 50 is a guess',
    },
    perceptionSteps: {
      label: 'Perception track',
      hint: 'Printed on the board, from no cube up; separate by spaces or commas. Empty: 1, and 1 more a cube (a guess)',
    },
    movementSteps: {
      label: 'Movement track',
      hint: 'Printed on the board, from no cube up; separate by spaces or commas. Empty: 1, and 1 more a cube (a guess)',
    },
  },

  tracks: {
    perceptionCubes: { label: 'Perception cubes' },
    movementCubes: { label: 'Movement cubes' },
    strengthCubes: { label: 'Strength & Defense cubes' },
    abilityCubes: {
      label: 'Cubes on actions',
      hint: 'Throw Javelin, Lob Bomb, Intuit, Repair Armor, Bolster',
    },
    encountersHad: { label: 'Encounters had' },
    spacesMoved: { label: 'Spaces moved' },
    javelins: { label: 'Javelins' },
    sidequests: { label: 'Sidequests' },
    artifacts: { label: 'Artifacts' },
  },

  marks: {
    knightCube6: 'hero cube',
    knightCube13: 'hero cube',
    knightCube22: 'hero cube',
    knightCube32: 'hero cube',
    knightCube43: 'hero cube',
  },

  toggles: {
    bolstered: { label: 'Bolstered', hint: 'Strength +2 for the next attack' },
    bolsterUsed: { label: 'Bolster used', hint: 'Once a turn' },
    javelinThrown: { label: 'Javelin thrown', hint: 'Once a turn' },
    armorRepaired: { label: 'Armor repaired', hint: 'Once a turn' },
  },

  derived: {
    knightCubesLeft: {
      label: 'Hero cubes left',
      hint: '2 (inferred), and 1 each for Grit 6, 13, 22, 32, 43',
    },
    knightCubesToReturn: { label: 'Cubes to return', hint: 'Take them off the board' },
    encountersLeft: { label: 'Encounters left', hint: 'At 0 she can no longer move' },
    knightMovesLeft: { label: 'Movement left' },
    knightStrength: { label: 'Strength', hint: '1 and her cubes. Bolster adds 2' },
    knightDefence: { label: 'Defense', hint: '1 and her cubes. Bolster does not count' },
  },

  actions: {
    knightMove: { label: 'Move', effect: 'Uses Movement' },
    knightEncounter: { label: 'Encounter', effect: '1 Perception; Grit +2 for revealing' },
    knightHitsSpider: { label: 'Hit the Spider', effect: 'Spiderlings −1' },
    knightHitsShadow: { label: 'Hit the Shadow Paladin', effect: 'Health −1 there' },
    knightHitsSkeletons: {
      label: 'Hit Skeletons',
      effect: 'To the front of the March Order, respawn',
    },
    knightHitsEgg: { label: 'Hit an Egg', effect: 'Grit +5; Egg and blood go' },
    knightHitsPoltergeist: { label: 'Hit a poltergeist', effect: 'Grit +3' },
    knightMisses: { label: 'Miss', effect: 'Bolster is over' },
    treasureForGrit: { label: 'Treasure for Grit', effect: 'Grit +5' },
    treasureForJavelin: { label: 'Treasure for a javelin', effect: 'Javelins +1' },
    throwJavelin: { label: 'Throw Javelin', effect: '1 cube, javelins −1' },
    lobBomb: { label: 'Lob Bomb', effect: '1 cube' },
    intuit: { label: 'Intuit', effect: '1 cube' },
    repairArmor: { label: 'Repair Armor', effect: '2 cubes, Health as on the board' },
    bolster: { label: 'Bolster', effect: '1 cube, Strength +2 for the next attack' },
    knightRobbed: { label: 'Robbed by Stabby', effect: 'Grit −3 (with the Kukri −6)' },
    knightLosesHealth: { label: 'Hit by a Skeleton', effect: 'Health −1' },
  },

  inputs: {
    spacesMoved: { label: 'Spaces to move' },
    tileRevealed: { label: 'A Dark tile was revealed', hint: 'Grit +2' },
    healthRepaired: { label: 'Health regained', hint: 'Not in the sources: as on the board' },
  },

  steps: {
    knightCollect: {
      title: 'Collect hero cubes',
      points: [
        'Completing this step takes all placed cubes back',
        'Strength, Defense, Perception and Movement fall back too',
      ],
    },
    knightAct: {
      title: 'Move and encounter',
      points: [
        'Move up to Movement, encounter up to Perception. No move without an encounter left',
        'Entering a Dark tile forces an encounter',
        'An encounter: reveal (Grit +2) → attack → Shrine → treasures',
        'At a Shrine swap any number of sidequests',
        'Each treasure gives 5 Grit or a javelin',
        'Cubes on Strength & Defense defend her in the other turns',
      ],
    },
  },

  sections: {
    knightStatistics: 'Statistics and movement',
    knightEncounters: 'Encounters',
    knightAbilities: 'Actions for cubes',
    knightCards: 'Cards',
    knightRulings: 'What the sources leave open',
  },

  notices: {
    knightCubeGained: {
      title: 'Grit {{at}}: take a hero cube',
      body: 'It is usable now. You have {{cubes}}.',
    },
    knightCubeLeaves: {
      title: 'Below Grit {{at}}: return a hero cube',
      body: 'Return one not yet placed. You have {{cubes}} left.',
    },
    placedKnightCubeLeaves: {
      title: 'Below Grit {{at}}: a placed cube leaves',
      body: 'Take one off the board. You have {{cubes}} left.',
    },
  },

  refusals: {
    needsJavelin: 'Javelins needed: {{amount}} (now {{have}})',
    noEncounterLeft: 'No encounter is left',
    needsMovement: 'Needs {{amount}} Movement (you have {{have}})',
  },

  notes: {
    knightOpen: {
      title: 'What the sources leave open',
      body: 'To start with 2 hero cubes is inferred: 7 in the box less the 5 of the marks. Grit 0 at the start and the default Perception and Movement are inferred too. The Health that Repair Armor brings, what Lob Bomb and Intuit do, sidequests and artifacts are on the board and the cards.',
    },
  },
};
