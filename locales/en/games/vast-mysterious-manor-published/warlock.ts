import type { warlock as japanese } from '../../../ja/games/vast-mysterious-manor-published/warlock';
import type { SameShape } from '../../../shape';

export const warlock: SameShape<typeof japanese> = {
  names: {
    treasure: 'Treasure',
    cursedPiece: 'Cursed piece',
    dominationSpace: 'Space',

    strongSpirits: 'Strong Spirits',
    teleport: 'Teleport',
    leap: 'Leap',
    refuel: 'Refuel',
    enclose: 'Enclose',
    treasureLink: 'Treasure Link',
    grow: 'Grow',
    glower: 'Glower',
    syphonSpecialize: 'Syphon Specialize',
    expand: 'Expand',
  },

  setupFields: {
    dominationValues: {
      label: 'Dominated Pieces track',
      hint: 'The numbers printed on the Warlock board, left to right; separate by spaces or commas. All 5, or empty: look at the board',
    },
    spellsEnd: {
      label: 'End of the Spells track',
      hint: 'Its top space, the bottom one being 0. Printed on the board. The default 12 is a guess',
    },
    spellSymbols: {
      label: 'Spaces with a spell symbol',
      hint: 'From the bottom up, the bottom one being 0; separate by spaces or commas. Empty: draw by hand at a symbol',
    },
    skittishUp: {
      label: 'Skittish rounds up',
      hint: 'The rules reference rounds the Curses lost down, the set-up sheet is reported to round up. Not settled: agree on it',
    },
  },

  tracks: {
    dominated: { label: 'Dominated pieces', hint: '5 win; 4 for a Charlatan (as reported)' },
    curses: {
      label: 'Curses',
      hint: 'Not placed yet. With the markers under pieces there are 20 (as reported); to start at 0 is inferred',
    },
    magicCubes: {
      label: 'Magic cubes',
      hint: 'More come from the Dominated Pieces track. 3 to 5; 2 to 4 for a Mind Bender (the 4 is inferred)',
    },
    cubesUsed: { label: 'Magic cubes used', hint: 'They come back in the collect step' },
    summoned: { label: 'Summoned this turn', hint: 'With Grow the second one takes no cube' },
    spellsTrack: { label: 'Spells track', hint: 'Its bottom is 0. At a symbol draw 3 spells' },
    spells: { label: 'Spells in hand', hint: 'For every 3 play 1 and discard 2' },
    markers: {
      label: 'Curse markers',
      hint: 'What changes here comes from the markers put aside. Place Curses with “Curse”',
    },
  },

  marks: {
    dominationGoal: 'victory',
    spellSymbol1: '3 spells',
    spellSymbol2: '3 spells',
    spellSymbol3: '3 spells',
    spellSymbol4: '3 spells',
    spellSymbol5: '3 spells',
    spellSymbol6: '3 spells',
    spellSymbol7: '3 spells',
    spellSymbol8: '3 spells',
  },

  toggles: {
    teleported: { label: 'Teleport used', hint: 'Once a turn' },
    strongSpirits: { label: 'Strong Spirits', hint: 'Poltergeists have Defense 2' },
    teleport: { label: 'Teleport', hint: '1 magic cube: to any Dark tile. Once a turn' },
    leap: { label: 'Leap', hint: 'Leap straight over Lit tiles, before or after a Sneak' },
    refuel: { label: 'Refuel', hint: 'Curses +2 when 2 or more pieces are cursed at once' },
    enclose: { label: 'Enclose', hint: '1 magic cube: 2 force walls around you' },
    treasureLink: { label: 'Treasure Link', hint: 'Treasures are always in the network' },
    grow: { label: 'Grow', hint: 'The second Summon Poltergeist of a turn takes no magic cube' },
    glower: {
      label: 'Glower',
      hint: 'With 5 Curses or more at the end of the turn gain half of them, rounded up',
    },
    syphonSpecialize: {
      label: 'Syphon Specialize',
      hint: 'Syphon gives double if all figures around belong to one player',
    },
    spaceTaken1: { label: 'A piece stands on the 1st space' },
    spaceTaken2: { label: 'A piece stands on the 2nd space' },
    spaceTaken3: { label: 'A piece stands on the 3rd space' },
    spaceTaken4: { label: 'A piece stands on the 4th space' },
    spaceTaken5: { label: 'A piece stands on the 5th space' },
  },

  choices: {
    kind: { label: 'Kind' },
  },

  collections: {
    cursed: {
      label: 'Cursed pieces',
      item: 'Cursed piece',
      add: 'Add a cursed piece',
      empty: 'No piece is cursed',
    },
  },

  derived: {
    magicCubesLeft: { label: 'Magic cubes left' },
    markersAside: { label: 'Curse markers aside', hint: 'Neither his Curses nor under a piece' },
    spellsToPlay: { label: 'Spells to play', hint: 'One for every 3 in hand' },
  },

  actions: {
    curse: { label: 'Curse', effect: 'Spreads Curses evenly over pieces' },
    dominate: { label: 'Dominate', effect: 'Dominated +1, the markers go aside' },
    flee: { label: 'Flee', effect: 'Curses −{{lost}}, Spells track +1' },
    hexomancer: {
      label: 'A cursed piece was removed',
      effect: 'Spells track +1, the markers go aside',
    },
    gainMagicCube: { label: 'Gain a magic cube', effect: 'Magic cubes +1' },
    drawSpells: { label: 'Draw spells', effect: 'Hand +3' },
    playSpell: { label: 'Play a spell', effect: 'Hand −3: play 1, discard 2' },
    sneak: { label: 'Sneak', effect: 'Magic cubes −1, 2 spaces' },
    summonPoltergeist: {
      label: 'Summon Poltergeist',
      effect: 'Magic cubes −{{cubes}}, 1 poltergeist',
    },
    conjureTreasure: {
      label: 'Conjure Treasure',
      effect: 'Magic cubes −1, a marker for each poltergeist',
    },
    syphon: { label: 'Syphon', effect: 'Magic cubes −1, Curses +{{gain}}' },
    teleport: { label: 'Teleport', effect: 'Magic cubes −1, to any Dark tile' },
    enclose: { label: 'Enclose', effect: 'Magic cubes −1, 2 force walls' },
  },

  inputs: {
    item: { label: 'Cursed piece' },
    markersPlaced: {
      label: 'Curses to place',
      hint: 'Whether some may be kept back is not written. Agree on it',
    },
    piecesCursed: {
      label: 'Pieces cursed already',
      hint: 'Those in the network. What is left over goes to those chosen first',
    },
    newPoltergeists: {
      label: 'Poltergeists cursed anew',
      hint: 'In the network and without markers so far',
    },
    newTreasures: {
      label: 'Treasures cursed anew',
      hint: 'In the network and without markers so far',
    },
    spaceValue: { label: 'Number of the space', hint: 'Of an empty one, printed on the board' },
    dominationSpace: { label: 'Space of the track' },
    spell: { label: 'Spell to play', hint: 'Two others of the hand are discarded' },
    poltergeistsInNetwork: {
      label: 'Poltergeists in the network',
      hint: 'The new treasure gets as many markers',
    },
    figuresAround: {
      label: 'Figures around',
      hint: 'On the 8 surrounding spaces. Eggs count',
    },
    poltergeistsAround: { label: 'Poltergeists among them', hint: 'They give nothing' },
    ofOnePlayer: { label: 'All of one player', hint: 'Syphon Specialize doubles it' },
  },

  steps: {
    warlockCurse: {
      title: 'Curse and dominate',
      points: [
        'First turn: put the Warlock on a tile without figures before anything else',
        'Spread Curses evenly over pieces of the network, what is left over one by one',
        'Whether markers from before are levelled too is not written. The app divides the new ones',
        'A piece with as many markers as an empty space asks may go there; its effect comes at once',
      ],
    },
    warlockSpells: {
      title: 'Spells',
      points: ['For every 3 cards in hand play 1 and discard 2', 'Fewer than 3 stay in hand'],
    },
    warlockCubes: {
      title: 'Collect magic cubes',
      points: ['Completing this step brings back all magic cubes used'],
    },
    warlockAct: {
      title: 'Actions',
      points: [
        'Each action takes a magic cube; you may use them all',
        'Sneak: 2 spaces, ending on a Dark tile, a Pit or a crypt',
        'Poltergeists go on a surrounding Lit tile without figures, treasures on such a Dark tile',
        'Curses from a Syphon are placed next turn',
        'Completing with Glower and 5 Curses or more gives half of them',
      ],
    },
  },

  sections: {
    warlockOffTurn: 'In the turns of others',
    warlockCurses: 'Curses and domination',
    warlockMagic: 'Magic cubes',
    warlockSpells: 'Spells',
    spellsInPlay: 'Spells in play',
    dominationTrack: 'Spaces of the Dominated Pieces track',
    warlockRulings: 'To agree on',
  },

  notices: {
    checkDomination: {
      title: 'Check who can be dominated',
      body: 'A piece with at least as many markers as an empty space of the track asks.',
    },
    mayDominate: {
      title: '{{piece}} can be dominated',
      body: 'Markers: {{markers}}. Choose an empty space for it.',
    },
    markersSpreadEvenly: {
      title: 'Pieces cursed: {{pieces}}, markers on each: {{each}}',
      body: 'Curse markers placed: {{markers}}.',
    },
    markersSpread: {
      title: 'Pieces cursed: {{pieces}}, markers on each: {{each}}, on {{more}} of them 1 more',
      body: 'Curse markers placed: {{markers}}. Which get one more is your choice; correct the markers of the pieces if you like.',
    },
    perhapsCursed: {
      title: 'Was that piece cursed?',
      body: 'If it had markers, the Warlock’s Spells track rises by 1.',
    },
    refueled: {
      title: 'Refuel: Curses +{{gain}}',
      body: 'Two or more pieces were cursed at once.',
    },
    pieceDominated: {
      title: 'A piece is dominated',
      body: 'Put it on its space and carry out the effect printed there at once. Its markers go aside.',
    },
    fled: {
      title: 'The Warlock flees',
      body: 'To the closest Dark tile, Pit or crypt that is 2 or more away.',
    },
    spellsDrawn: {
      title: 'Spell symbol: draw {{drawn}}',
      body: 'The hand has grown by {{drawn}} already.',
    },
    glowered: { title: 'Glower: Curses +{{gain}}', body: 'Half of the Curses held, rounded up.' },
    expandNow: {
      title: 'Expand: add a tile',
      body: 'Reveal an empty tile, add a Dark tile and a treasure.',
    },
  },

  refusals: {
    dominationValuesAll: 'Dominated Pieces track: enter all {{all}} numbers, or none',
    needsCurses: 'Curses needed: {{amount}} (now {{have}})',
    chooseCursedPiece: 'Choose at least one piece to curse',
    noCursedPiece: 'No piece is cursed',
    tooFewMarkers: 'Markers needed: {{amount}} (now {{have}})',
    noEmptySpace: 'No space of the track is empty',
    noSpellLeft: 'There is no spell left to draw or to play',
    needsSpells: 'Spells needed in hand: {{amount}} (now {{have}})',
    noMagicCubeLeft: 'There are no more magic cubes',
    moreThanAround: 'More poltergeists than figures around',
  },

  phrases: {
    cursedPieceDetail: '{{kind}}, markers: {{markers}}',
    canBeDominated: 'Can be dominated',
    markersNeeded: 'Dominated with {{amount}} markers',
    spaceAsks: 'Number {{value}}',
  },

  notes: {
    warlockOpen: {
      title: 'What the sources leave open',
      body: 'Whether Curses may be kept back, and whether markers from before are levelled too, is not written. The markers of a dominated piece are taken to go aside, not back to his Curses. Spells that were played are taken to stay in play. How Skittish rounds is chosen at set-up. Set-up numbers are as reported: your rulebook goes first.',
    },
  },
};
