import type { general as japanese } from '../../../ja/games/vast-mysterious-manor-published/general';
import type { SameShape } from '../../../shape';

export const general: SameShape<typeof japanese> = {
  seats: {
    paladin: 'Paladin',
    armoredKnight: 'Armored Knight',
    skeletons: 'Skeletons',
    spider: 'Spider',
    shadowPaladin: 'Shadow Paladin',
    manor: 'Manor',
    warlock: 'Warlock',
  },

  names: {
    skeleton: 'Skeleton',
    poltergeist: 'Poltergeist',
    elsewhere: 'Another tile',
    down: 'Round down',
    up: 'Round up',
    fire: 'Fury',
    light: 'Light',

    allRoles: 'All roles (5 players)',
    withoutWarlock: 'No Warlock',
    withoutManor: 'No Manor',
    paladinSkeletonsSpider: 'Paladin, Skeletons, Spider',
    paladinSpiderManor: 'Paladin, Spider, Manor',
    paladinSpiderWarlock: 'Paladin, Spider, Warlock',
    skeletonsSpiderWarlock: 'Skeletons, Spider, Warlock',
    skeletonsSpiderManor: 'Skeletons, Spider, Manor',
    paladinSpider: 'Paladin, Spider',
    skeletonsSpider: 'Skeletons, Spider',

    standard: 'Standard',
    squire: 'Squire (very easy)',
    protector: 'Protector (easy)',
    justicar: 'Justicar (hard)',
    lord: 'Lord (very hard)',
    miscreant: 'Miscreant (very easy)',
    boss: 'Boss (easy)',
    master: 'Master (hard)',
    warlord: 'Warlord (very hard)',
    hatchling: 'Hatchling (very easy)',
    consumer: 'Consumer (easy)',
    matriarch: 'Matriarch (hard)',
    demonQueen: 'Demon Queen (very hard)',
    shack: 'Shack (very easy)',
    villa: 'Villa (easy)',
    keep: 'Keep (hard)',
    castle: 'Castle (very hard)',
    charlatan: 'Charlatan (very easy)',
    controller: 'Controller (easy)',
    beguiler: 'Beguiler (hard)',
    mindBender: 'Mind Bender (very hard)',

    casty: 'Casty',
    screamy: 'Screamy',
    shooty: 'Shooty',
    slashy: 'Slashy',
    stabby: 'Stabby',
    shiny: 'Shiny',
    singy: 'Singy',
    sniffy: 'Sniffy',
    smashy: 'Smashy',
  },

  setupFields: {
    players: { label: 'Players' },
    roles: {
      label: 'Set of roles',
      hint: 'The published game is played with these sets only (as reported). They take turns in this order',
    },
    armoredKnight: {
      label: 'Play the Armored Knight',
      hint: 'Expansion. Takes the place of the Paladin',
    },
    shadowPaladin: {
      label: 'Play the Shadow Paladin',
      hint: 'Expansion. Takes the place of the Spider',
    },
    otherSkeletons: {
      label: 'Mix in Skeletons of the expansion',
      hint: 'Shiny, Singy, Sniffy, Smashy',
    },
    skeletonTeam: { label: 'The five Skeletons' },
    difficulty: {
      label: 'Change the difficulty',
      hint: 'For each role. Meant for 4 or 5 players (as reported)',
    },
    paladinLevel: { label: 'The Paladin’s difficulty', hint: 'As reported' },
    skeletonsLevel: { label: 'The Skeletons’ difficulty', hint: 'As reported' },
    spiderLevel: { label: 'The Spider’s difficulty', hint: 'As reported' },
    manorLevel: { label: 'The Manor’s difficulty', hint: 'As reported' },
    warlockLevel: { label: 'The Warlock’s difficulty', hint: 'As reported' },
    gritEnd: {
      label: 'End of the Grit dial',
      hint: 'Printed on the dial. The default 50 is a guess',
    },
    healthEnd: {
      label: 'End of the Health track',
      hint: 'Printed on the board. The default 7 assumes that it ends where it starts',
    },
    stabilityEnd: {
      label: 'End of the Stability dial',
      hint: 'Printed on the dial. At least 10 is certain; the default 12 is a guess',
    },
    rangedCosts: {
      label: 'A strike from afar costs 1 more',
      hint: 'The rules reference asks for 1 more Stability, the card does not. Not settled: agree on it',
    },
    terrorEnd: {
      label: 'End of the Terror dial',
      hint: 'Printed on the dial. The default 12 is what leaving needs',
    },
    defencesByTerror: {
      label: 'Defense by Terror',
      hint: 'Printed on the board, from Terror 0 up; separate by spaces or commas. Empty: look at the board',
    },
    spiritsByTerror: {
      label: 'Spirit by Terror',
      hint: 'Printed on the board, from Terror 0 up; separate by spaces or commas. Empty: look at the board',
    },
    revealCounts: {
      label: 'Tiles to reveal',
      hint: 'Printed on the Manor board, from 1 filled space up; separate by spaces or commas. Empty: look at the board',
    },
    shiftRanges: {
      label: 'Shift ranges',
      hint: 'Printed on the Manor board, from 1 filled space up; separate by spaces or commas. Empty: look at the board',
    },
    swapRanges: {
      label: 'Swap ranges',
      hint: 'Printed on the Manor board, from 1 filled space up; separate by spaces or commas. Empty: look at the board',
    },
    wallCounts: {
      label: 'Walls to place',
      hint: 'Printed on the Manor board, from 1 filled space up; separate by spaces or commas. Empty: look at the board',
    },
    wraithMoves: {
      label: 'Moves of the Wraith',
      hint: 'Printed on the Manor board, from 1 filled space up; separate by spaces or commas. Empty: look at the board',
    },
  },

  checklist: {
    board: { label: 'Put the board in the middle of the table' },
    pit: { label: 'Put the starting Pit tile in the centre', detail: 'Face up. Always used' },
    armories: {
      label: 'Shuffle the 4 Armories and put them on their spaces',
      detail: 'Face down',
    },
    entrance: {
      label: 'Put the Entrance tile above the stairs',
      detail: 'Face up, its wall towards the centre',
    },
    firstTiles: {
      label: 'Shuffle the other 45 tiles and place 6',
      detail: 'Face down, where the picture in the rulebook shows',
    },
    supplies: {
      label: 'Make the supplies',
      detail: 'Poltergeists, treasures, breaches, force walls',
    },
    seating: {
      label: 'Sit in turn order',
      detail: 'Paladin → Skeletons → Spider → Manor → Warlock, leaving out who is not playing',
    },
    paladinPiece: { label: 'Put the Paladin on the Entrance tile' },
    paladinDials: {
      label: 'Set the dials for Health and Grit',
      detail: 'Health 7, Grit 0. What a difficulty changes is set already (as reported)',
    },
    paladinCubes: {
      label: 'Take 3 hero cubes',
      detail: 'The other 4 wait. A Lord takes 2 (as reported)',
    },
    paladinFavors: {
      label: 'Put Vigor and Illuminate face up',
      detail: 'Shuffle the other 7 favor cards',
    },
    paladinTreasures: { label: 'Shuffle the 7 treasure cards' },
    armoredKnightBoard: {
      label: 'Set up the Armored Knight’s board',
      detail: 'As the expansion says. She has the Paladin’s seat and turn',
    },
    skeletonsStability: { label: 'Set Stability to 2', detail: 'As reported' },
    skeletonsMarch: {
      label: 'Lay out the 5 Skeleton cards face down',
      detail: 'The March Order. Put it in Banmen in the same order',
    },
    skeletonsSpawn: {
      label: 'Turn the two leftmost up and spawn them',
      detail: 'Roll the spawn die for each and put it on that Spawn',
    },
    skeletonsGear: { label: 'Shuffle the 15 gear cards' },
    spiderPiece: { label: 'Put the Giant Spider on the central Pit' },
    spiderHand: { label: 'Shuffle the 12 power cards and draw 3' },
    spiderSupply: {
      label: 'Keep 3 Eggs, 15 blood tokens and 10 webs at hand',
      detail: 'And 5 Spiderlings. The counts are as reported',
    },
    shadowPaladinBoard: {
      label: 'Set up the Shadow Paladin’s board',
      detail: 'As the expansion says. He has the Spider’s seat and turn',
    },
    manorSeals: { label: 'Set Seals to 0', detail: 'Unless a line below says otherwise' },
    manorOmens: { label: 'Take 3 Omen cubes; 6 Portent cubes wait' },
    manorRituals: { label: 'Shuffle the ritual cards and draw 3', detail: '13 in all' },
    manorWraith: {
      label: 'Keep the Wraith ready',
      detail: 'At the start of the first turn it goes on a tile without figures',
    },
    warlockCubes: {
      label: 'Take 3 magic cubes; 20 curse markers wait',
      detail: 'The other cubes come from the Dominated Pieces track',
    },
    warlockSpells: {
      label: 'Put the cube at the bottom of the Spells track',
      detail: 'Shuffle the 10 spell cards',
    },
    warlockPiece: {
      label: 'Keep the Warlock ready',
      detail: 'At the start of the first turn the figure goes on a tile without figures',
    },
    threeCardsOut: {
      label: 'Put Armor, Disdain and Radiant Lamps in the box',
      detail: 'Not used with these roles (as reported)',
    },
    twoCardsOut: {
      label: 'Put Armor and Radiant Lamps in the box',
      detail: 'Not used with these roles (as reported)',
    },
    gearOut: {
      label: 'Put Shield, Kukri, Pauldrons and Poison in the box',
      detail: 'And Iron Spike, if you have it. Not used with these roles (as reported)',
    },
    spiderTwoTerror: {
      label: 'Set Terror to 2',
      detail: 'The hand starts at 3 cards (reported for three players)',
    },
    spiderHasExpand: {
      label: 'The Spider has the Warlock’s spell Expand',
      detail: 'As reported',
    },
    manorThreeSeals: { label: 'Set Seals to 3', detail: 'As reported' },
    warlockHasExpand: { label: 'Start with the spell Expand played', detail: 'As reported' },
    warlockHasTwoSpells: {
      label: 'Start with Syphon Specialize and Expand played',
      detail: 'As reported',
    },
    warlockHasExpandAndEnclose: {
      label: 'Start with Expand and Enclose played',
      detail: 'As reported',
    },
    skeletonsHuntSpider: {
      label: 'The Skeletons hunt the Spider',
      detail: 'Spiderlings force Skeletons to attack, too (as reported)',
    },
    otherSkeletons: { label: 'Use the cards of the five Skeletons chosen' },
    knightIsHunted: {
      label: 'The Skeletons bring the Armored Knight to Health 0',
      detail: 'She is their prey instead of the Paladin',
    },
    shadowIsHunted: {
      label: 'The Shadow Paladin is the prey',
      detail:
        'Each hit by Paladin or Armored Knight costs 1 Health. Where only Skeletons hunt, hits cost none as written: not settled, agree on it',
    },
    squireLevel: {
      label: 'Squire: starts with 2 Spiderlings taken',
      detail: '3 more win (as reported)',
    },
    protectorLevel: {
      label: 'Protector: starts with 1 Spiderling taken',
      detail: '4 more win (as reported)',
    },
    justicarLevel: { label: 'Justicar: may not use Shrines', detail: 'As reported' },
    lordLevel: {
      label: 'Lord: starts with 2 hero cubes',
      detail: '1 leaves the game, the other 4 wait (as reported)',
    },
    miscreantLevel: { label: 'Miscreant: the Paladin has 5 Health', detail: 'As reported' },
    bossLevel: { label: 'Boss: the Paladin has 6 Health', detail: 'As reported' },
    masterLevel: { label: 'Master: the Paladin has Armor', detail: 'As reported' },
    warlordLevel: { label: 'Warlord: the Paladin has Armor and Halo', detail: 'As reported' },
    hatchlingLevel: { label: 'Hatchling: may leave at 8 Terror', detail: 'As reported' },
    consumerLevel: { label: 'Consumer: may leave at 10 Terror', detail: 'As reported' },
    matriarchLevel: { label: 'Matriarch: no Legs', detail: 'As reported' },
    demonQueenLevel: { label: 'Demon Queen: Giant Spider all game', detail: 'As reported' },
    shackLevel: { label: 'Shack: 11 Seals win', detail: 'As reported' },
    villaLevel: { label: 'Villa: 13 Seals win', detail: 'As reported' },
    keepLevel: { label: 'Keep: take out the rituals of 3 Seals', detail: 'As reported' },
    castleLevel: {
      label: 'Castle: take out the rituals of 1 Seal',
      detail: 'So there are no portents (as reported)',
    },
    charlatanLevel: { label: 'Charlatan: 4 dominated pieces win', detail: 'As reported' },
    controllerLevel: {
      label: 'Controller: draws 3 spells before the first turn',
      detail: 'As reported',
    },
    beguilerLevel: {
      label: 'Beguiler: starts 2 spaces up the Spells track',
      detail: 'Without drawing (as reported)',
    },
    mindBenderLevel: {
      label: 'Mind Bender: starts with 2 magic cubes',
      detail: '1 leaves the game (as reported)',
    },
  },

  sections: {
    tracks: 'Tracks',
    calculators: 'Calculators',
  },

  refusals: {
    rolesForOthers: 'These roles are for {{players}} players: choose the number or the roles again',
    onceATurn: 'Already used this turn',
    needsFire: 'Needs {{amount}} Fury (now {{have}})',
    needsLight: 'Needs {{amount}} Light (now {{have}})',
    needsStability: 'Needs {{amount}} Stability (now {{have}})',
    needsCards: 'Cards needed in hand: {{amount}} (now {{have}})',
    needsBlood: 'Needs {{amount}} Blood (now {{have}})',
    needsWebs: 'Webs needed on the map: {{amount}} (now {{have}})',
    needsTerror: 'Needs {{amount}} Terror (now {{have}})',
    needsCubes: 'Free cubes needed: {{amount}} (now {{have}})',
    needsExperience: 'Needs {{amount}} Grit (now {{have}})',
    noSkeletonOnMap: 'No Skeleton is on the map',
    chooseSkeleton: 'Choose at least one Skeleton',
    noEgg: 'No Egg is on the map',
    chooseEgg: 'Choose at least one Egg',
  },

  victories: {
    paladinKillsSpider: {
      condition: 'Put the last Spiderling in the box',
      won: 'The Paladin has killed the Spider and wins.',
    },
    paladinKillsShadow: {
      condition: 'Bring the Shadow Paladin to Health 0',
      won: 'The Paladin has killed the Shadow Paladin and wins.',
    },
    armoredKnightKillsSpider: {
      condition: 'Put the last Spiderling in the box',
      won: 'The Armored Knight has killed the Spider and wins.',
    },
    armoredKnightKillsShadow: {
      condition: 'Bring the Shadow Paladin to Health 0',
      won: 'The Armored Knight has killed the Shadow Paladin and wins.',
    },
    skeletonsKillPaladin: {
      condition: 'Bring the Paladin to Health 0',
      won: 'The Skeletons have killed the Paladin and win.',
    },
    skeletonsKillKnight: {
      condition: 'Bring the Armored Knight to Health 0',
      won: 'The Skeletons have killed the Armored Knight and win.',
    },
    skeletonsKillSpider: {
      condition: 'Put the last Spiderling in the box',
      won: 'The Skeletons have killed the Spider and win.',
    },
    spiderLeaves: {
      condition: 'Leave by the edge at the stairs with Terror {{goal}} or more',
      won: 'The Spider has left the Manor and wins.',
    },
    shadowPaladinLeaves: {
      condition: 'Reach the last space of the Shadow track, then leave by the Manor’s entrance',
      won: 'The Shadow Paladin has left the Manor and wins.',
    },
    manorSeals: {
      condition: '{{goal}} Seals',
      won: 'The Manor has {{goal}} Seals and wins.',
    },
    warlockDominates: {
      condition: 'Dominate {{goal}} pieces',
      won: 'The Warlock has dominated {{goal}} pieces and wins.',
    },
  },
};
