import type { vastMysteriousManor as japanese } from '../../ja/games/vast-mysterious-manor';
import type { SameShape } from '../../shape';

export const vastMysteriousManor: SameShape<typeof japanese> = {
  seats: {
    paladin: 'Paladin',
    skeletons: 'Skeletons',
    spider: 'Spider',
    manor: 'Manor',
    enchanter: 'Enchanter',
  },

  names: {
    elsewhere: 'Another tile',
    paladin: 'Paladin',
    skeletons: 'Skeletons',
    skeleton: 'Skeleton',
    spider: 'Spider',
    manor: 'Manor',
    enchanter: 'Enchanter',

    casty: 'Casty',
    screamy: 'Screamy',
    shooty: 'Shooty',
    slashy: 'Slashy',
    stabby: 'Stabby',

    ashStaff: 'Ash Staff',
    runestone: 'Runestone',
    fetish: 'Fetish',
    horn: 'Horn',
    banner: 'Banner',
    sash: 'Sash',
    bombBag: 'Bomb Bag',
    longbow: 'Longbow',
    wolf: 'Wolf',
    greatAxe: 'Great Axe',
    helmet: 'Helmet',
    shield: 'Shield',
    poison: 'Poison',
    leatherBoots: 'Leather Boots',
    kukri: 'Kukri',

    board: 'Player board',
    map: 'Map',
    scattered: 'Scattered',
    waiting: 'Not in play yet',

    giant: 'Giant Spider',
    caster: 'Caster',
    spiderlings: 'Spiderlings',

    egg: 'Egg',

    fire: 'Fire',
    light: 'Light',

    taskAttacks: 'two attacks',
    taskTiles: '20 tiles',
    taskExperience11: 'Experience 11',
    taskExperience26: 'Experience 26',

    armor: 'Armor',
    torch: 'Torch',
    halo: 'Halo',
    stigmata: 'Stigmata',
    magicMace: 'Magic Mace',
    rosary: 'Rosary',
    wingedBoots: 'Winged Boots',

    down: 'Round down',
    up: 'Round up',
  },

  setupFields: {
    roles: {
      label: 'Roles',
      hint: 'They take turns in this order. For a first game leave the Enchanter out (the source has no chapter for it)',
    },
    spiderlings: {
      label: 'Number of Spiderlings',
      hint: 'Not in the source. The default 5 is that of the published game; count the pieces in your box',
    },
    healthEnd: {
      label: 'End of the Health track',
      hint: 'Printed on the board. The default 7 assumes that it ends where it starts',
    },
    experienceEnd: {
      label: 'End of the Experience track',
      hint: 'Printed on the board (Grit). The default 50 is a guess; enter the last number of the track',
    },
    stabilityEnd: {
      label: 'End of the Stability track',
      hint: 'Printed on the board. At least 10 is certain; the default 12 is a guess',
    },
    terrorEnd: {
      label: 'End of the Terror track',
      hint: 'Printed on the board. The default 12 is what an escape needs',
    },
    bloodEnd: {
      label: 'Blood cubes',
      hint: 'How many are in your box. The default 15 is a guess',
    },
    websEnd: {
      label: 'Web tokens',
      hint: 'How many are in your box. The default 12 is a guess',
    },
    perceptionCubeSteps: {
      label: 'Perception cube spaces',
      hint: 'The increases printed on the board, left to right, separated by spaces or commas. First number = first cube; as many numbers as cubes fit. The default, 1 each, is a guess',
    },
    movementCubeSteps: {
      label: 'Movement cube spaces',
      hint: 'The increases printed on the board, left to right, separated by spaces or commas. First number = first cube; as many numbers as cubes fit. The default, 1 each, is a guess',
    },
    strengthCubeSteps: {
      label: 'Strength cube spaces',
      hint: 'The increases printed on the board, left to right, separated by spaces or commas. First number = first cube; as many numbers as cubes fit. The default, 1 each, is a guess',
    },
    swapRanges: {
      label: 'Swap ranges',
      hint: 'Printed on the Manor board; separate by spaces or commas. First number = 1 Omen. Empty: look at the board',
    },
    shiftRanges: {
      label: 'Shift ranges',
      hint: 'Printed on the Manor board; separate by spaces or commas. First number = 1 Omen. Empty: look at the board',
    },
    revealCounts: {
      label: 'Tiles to reveal',
      hint: 'Printed on the Manor board; separate by spaces or commas. First number = 1 Omen. Empty: look at the board',
    },
    omensByPoltergeists: {
      label: 'Next Omens',
      hint: 'Printed on the Manor board; separate by spaces or commas. First number = 0 Poltergeists. Empty: look at the board',
    },
    leavePerceptionCubes: {
      label: 'Leave Perception cubes',
      hint: 'The source contradicts itself: one line leaves the cubes on Perception at the pick-up, another takes all. Default: take all',
    },
  },

  checklist: {
    board: { label: 'Put the board in the middle of the table' },
    abyss: { label: 'Put the Abyss tile on the center space', detail: 'Face up' },
    abyssToBox: {
      label: 'Put the Abyss tile back in the box',
      detail: 'It is not used without a Spider',
    },
    armories: {
      label: 'Shuffle the 5 Armories, put one on each sword icon',
      detail: 'Face down. There are 4 sword icons; the spare one goes to the box',
    },
    armoriesWithoutSpider: {
      label: 'Shuffle the 5 Armories, put one on each sword icon and one in the center',
      detail: 'Face down. There are 4 sword icons; the last one is for the center',
    },
    firstTiles: {
      label: 'Shuffle the other tiles and place 5',
      detail: 'Face down: 1 in front of the Entrance, 4 next to the Abyss',
    },
    firstTilesWithoutSpider: {
      label: 'Shuffle the other tiles and place 5',
      detail:
        'Face down: 1 in front of the Entrance, 4 next to the center (the source only says: next to the Abyss)',
    },
    decksByManor: {
      label: 'Shuffle the Treasure deck and the Event deck',
      detail: 'Face down beside the Manor board',
    },
    decksWithoutManor: {
      label: 'Shuffle the Treasure deck and the Event deck',
      detail: 'Used even without a Manor. Beside the Paladin board',
    },
    seating: {
      label: 'Sit clockwise in turn order',
      detail: 'Paladin → Skeletons → Spider → Manor → Enchanter, leaving out who is not playing',
    },
    paladinPiece: { label: 'Put the Paladin on the Entrance' },
    paladinMarkers: { label: 'Set Health to 7 and Experience (Grit) to 0 with red cubes' },
    paladinCubes: {
      label: 'Place the 5 yellow hero cubes',
      detail: '2 at the top of the board, 1 each on Experience 5, 18 and 35',
    },
    paladinTasks: { label: 'Put a black Sanctity cube on each of the 4 tasks' },
    paladinFaith: { label: 'Keep the white faith cubes at hand, shuffle the Sanctity deck' },
    skeletonsStability: { label: 'Put the green cube on Stability 0' },
    skeletonsMarch: {
      label: 'Shuffle the 5 Skeleton cards into the March Order',
      detail: 'Face up, left to right. Put the March Order in Banmen in the same order',
    },
    skeletonsPieces: {
      label: 'Put the matching pieces on the two leftmost cards',
      detail: 'The other 3 wait beside the board',
    },
    skeletonsGear: { label: 'Shuffle the gear deck, face down' },
    spiderForm: { label: 'Put the Giant Spider form card on the board' },
    spiderHand: { label: 'Shuffle the power cards and draw 3' },
    spiderSupply: {
      label: 'Keep Terror, Blood, webs and eggs at hand',
      detail: 'The Caster and Spiderling pieces also wait beside the board',
    },
    spiderPiece: { label: 'Put the Giant Spider on the Abyss' },
    manorOmens: { label: 'Take 12 Omen cubes and put 4 of them into the Omen box' },
    manorMold: { label: 'Put a cube on Mold 0' },
    manorEvents: { label: 'Draw 3 Event cards', detail: 'There is no hand limit' },
    manorPieces: { label: 'Keep the Poltergeists at hand' },
    manorWraith: {
      label: 'Keep the Wraith ready',
      detail:
        'At the start of the first turn it goes on an unoccupied Dark tile; if there is none, place one first',
    },
    enchanterBoard: {
      label: 'Set up the Enchanter board',
      detail: 'The source has no chapter for it: follow your own rules',
    },
  },

  tracks: {
    health: { label: 'Health', hint: 'The Skeletons win at 0' },
    experience: {
      label: 'Experience',
      hint: 'Grit on the board. Hero cubes at 5, 18, 35; tasks at 11, 26',
    },
    fire: { label: 'Fire', hint: 'Up to 5; anything above is lost' },
    light: { label: 'Light', hint: 'Up to 5; anything above is lost' },
    perceptionCubes: { label: 'Perception cubes' },
    movementCubes: { label: 'Movement cubes' },
    strengthCubes: { label: 'Strength cubes' },
    perceptionSpent: { label: 'Perception spent', hint: '1 for each encounter' },
    movementSpent: { label: 'Movement spent' },
    tiles: { label: 'Tiles revealed', hint: 'Whoever reveals them. 20 complete a task' },
    foesAttacked: {
      label: 'Attacks for the task',
      hint: 'Spider and Poltergeists together. 2 complete a task',
    },
    poltergeistsDestroyed: {
      label: 'Poltergeists destroyed',
      hint: '7 win if there is no Spider, 5 if there is no Manor either',
    },
    treasures: { label: 'Treasures kept' },
    stability: { label: 'Stability', hint: 'Next Skeleton at the bones 4, 7 and 10' },
    dancingLights: {
      label: 'Dancing lights',
      hint: 'Up to 3; a further one moves one of them. The source contradicts itself: elsewhere any visible tile, for free',
    },
    poltergeistsDefeated: {
      label: 'Poltergeists defeated',
      hint: '7 win if there is no Paladin and no Spider, 5 if there is no Manor either',
    },
    terror: { label: 'Terror', hint: 'From 12 on the Spider may escape' },
    blood: { label: 'Blood' },
    hand: { label: 'Cards in hand' },
    spirit: { label: 'Spirit', hint: 'Hand size. Keep it as on the board' },
    defence: { label: 'Defense', hint: 'Depends on form and Terror. Keep it as on the board' },
    spiderlings: { label: 'Spiderlings left', hint: 'Losing the last one loses the game' },
    webs: { label: 'Webs', hint: 'Up to 3 on a tile' },
    mold: { label: 'Mold', hint: '15 wins' },
    omens: { label: 'Omens', hint: 'For this turn. There are 12 cubes in all' },
    swapOmens: { label: 'Omens on Swap' },
    shiftOmens: { label: 'Omens on Shift' },
    revealOmens: { label: 'Omens on Reveal' },
    wallsOmens: { label: 'Omens on Walls' },
    eventsOmens: { label: 'Omens on Events', hint: 'Each draws a card later' },
    eventHand: { label: 'Event cards in hand' },
    poltergeists: { label: 'Poltergeists', hint: 'On the map' },
  },

  marks: {
    cube5: 'hero cube',
    cube18: 'hero cube',
    cube35: 'hero cube',
    taskExperience11: 'task',
    taskExperience26: 'task',
    taskTiles: 'task',
    taskAttacks: 'task',
    bone4: '3rd Skeleton',
    bone7: '4th Skeleton',
    bone10: '5th Skeleton',
    escape: 'escape',
    win: 'victory',
  },

  toggles: {
    extraMoved: { label: 'Extra movement used' },
    lightPlaced: { label: 'Light placed this turn' },
    attackedFoe: {
      label: 'Attacked this turn',
      hint: 'The Spider or a Poltergeist. If off, Fire +1 at the end of the turn',
    },
    healingCard: {
      label: 'Sanctity card: cheaper healing',
      hint: 'Healing costs 3 Experience instead of 5. The source can be read as one-time; as a card to keep, it lasts',
    },
    armor: {
      label: 'Armor',
      hint: 'Perception +1 (as in the source, though unexpected for armor)',
    },
    torch: {
      label: 'Torch',
      hint: '3 Fire: the Giant Spider or Caster loses one more Spiderling. 1 Fire: the Skeletons lose 2 more Stability',
    },
    halo: { label: 'Halo', hint: 'Light +1 at the end of the turn' },
    stigmata: { label: 'Stigmata', hint: 'Fire +1 at the end of the turn' },
    magicMace: {
      label: 'Magic Mace',
      hint: 'Strength +1 in your turn. Once a turn a breach without Fire',
    },
    rosary: {
      label: 'Rosary',
      hint: 'Discard at a Shrine: 3 faith, and draw 3 Sanctity cards, play 1',
    },
    wingedBoots: { label: 'Winged Boots', hint: 'Movement +2' },
    taskAttacks: { label: 'Two attacks', hint: 'On the Spider or on Poltergeists' },
    taskTiles: { label: '20 tiles revealed', hint: 'Whoever reveals them' },
    taskExperience11: { label: 'Experience 11', hint: 'Once done it stays done' },
    taskExperience26: { label: 'Experience 26', hint: 'Once done it stays done' },

    ashStaff: {
      label: 'Ash Staff',
      hint: '1 Stability: Casty, or a Skeleton here or adjacent, teleports up to 2 spaces',
    },
    runestone: {
      label: 'Runestone',
      hint: 'Casty may move to a space with a dancing light, ignoring all limits',
    },
    fetish: {
      label: 'Fetish',
      hint: 'Casty may attack a visible target exactly 2 spaces away and does not scatter',
    },
    horn: { label: 'Horn', hint: '1 Stability: scream for one more Skeleton' },
    banner: { label: 'Banner', hint: 'Screamy reaches any Skeleton, seen or not' },
    sash: { label: 'Sash', hint: 'Strength +1 outside your turn' },
    bombBag: { label: 'Bomb Bag', hint: '1 Stability: a Pit on a visible wall or on your space' },
    longbow: { label: 'Longbow', hint: 'Shooty may attack a visible target 2 to 4 spaces away' },
    wolf: {
      label: 'Wolf',
      hint: 'Moves before Shooty. It distracts and defends but does not attack',
    },
    greatAxe: { label: 'Great Axe', hint: 'Strength +1 when attacking' },
    helmet: { label: 'Helmet', hint: 'Attacking costs no Stability' },
    shield: {
      label: 'Shield',
      hint: 'Strength +1 when attacking. The source gives it the same text as the Great Axe, perhaps by mistake',
    },
    poison: { label: 'Poison', hint: 'Health −1 more in an ambush; then out of the game' },
    leatherBoots: { label: 'Leather Boots', hint: 'Movement +2 when activated' },
    kukri: { label: 'Kukri', hint: 'Doubles an ambush, except Poison' },

    tended: { label: 'Tend used', hint: 'Once a turn as the Giant Spider' },
    unsettled: { label: 'Unsettle used', hint: 'Once a turn' },
    escaped: { label: 'Escaped', hint: 'The Spider wins' },
    wraithOnMap: {
      label: 'Wraith placed',
      hint: 'At the start of the first turn, on an unoccupied Dark tile',
    },
  },

  choices: {
    place: { label: 'Place' },
    form: {
      label: 'Form now',
      hint: 'A change here gives no Blood. At the start of a turn use the reveal buttons',
    },
  },

  orders: {
    march: {
      label: 'March Order',
      hint: 'Top = leftmost on the board. They enter and activate in this order',
    },
  },

  collections: {
    eggs: { label: 'Eggs', item: 'Egg', add: 'Place an egg', empty: 'No egg on the map' },
  },

  derived: {
    heroCubes: { label: 'Hero cubes', hint: '2, and 1 each for Experience 5, 18 and 35' },
    unplacedCubes: { label: 'Cubes not placed' },
    cubesToReturn: {
      label: 'Cubes to return',
      hint: 'From the statistics back to the Experience track',
    },
    perceptionLeft: { label: 'Perception left', hint: 'At 0 the Paladin can no longer move' },
    movementLeft: { label: 'Movement left' },
    strength: { label: 'Strength', hint: 'Also defends in other turns' },
    skeletonsUnlocked: { label: 'Skeletons in play' },
    skeletonsOnMap: { label: 'Skeletons on the map' },
    moves: { label: 'Movement', hint: 'Each, for Spiderlings' },
    walls: { label: 'Walls to pass', hint: 'In one turn' },
    omensLeft: { label: 'Omens not assigned' },
    swapRange: { label: 'Swap range', hint: 'Half for an occupied tile' },
    shiftRange: { label: 'Shift range', hint: 'Half for an occupied tile' },
    tilesToReveal: { label: 'Tiles to reveal' },
    nextOmens: { label: 'Omens next turn', hint: 'By the Poltergeists on the map' },
  },

  actions: {
    revealByLamp: { label: 'Shine a lamp', effect: 'Light −1, Experience +2 a tile' },
    defeatRevealedPoltergeist: {
      label: 'Defeat one just revealed',
      effect: 'Experience +4, Light +1',
    },
    retreatFromPoltergeist: { label: 'Retreat from it', effect: 'Poltergeists +1' },
    revealTile: { label: 'Reveal a tile', effect: 'Experience +2' },
    rejectTreasure: { label: 'Reject a treasure', effect: 'Experience +5' },
    keepTreasure: { label: 'Keep a treasure', effect: 'Treasure +1' },
    defeatPoltergeist: { label: 'Defeat a Poltergeist', effect: 'Experience +4, Light +1' },
    destroyEgg: { label: 'Destroy an egg', effect: 'Experience +5, Light +1' },
    attackSpider: { label: 'Attack the Spider', effect: 'Spiderlings −1, Light +1' },
    attackSkeletons: { label: 'Attack Skeletons', effect: 'Stability −1 each, Light +1' },
    attackEnchanter: { label: 'Attack the Enchanter', effect: 'It scatters, Light +1' },
    heal: { label: 'Heal', effect: 'Light −5, Experience −5 (−3 with card), Health +1' },
    placeLamp: { label: 'Place a lamp', effect: 'Light −1' },
    burnWeb: { label: 'Remove a web', effect: 'Light −1, Webs −1' },
    breach: { label: 'Place a breach', effect: 'Fire −1' },
    strengthByFire: { label: 'Add Strength by Fire', effect: '+1 per Fire, for one attack' },
    shrineFaith: { label: 'Take faith at a Shrine', effect: 'Fire or Light +1' },
    drawSanctity: { label: 'Draw Sanctity cards', effect: '1 out of 3' },
    lossFangs: { label: 'Suffer Fangs', effect: 'Experience −1 or more, Light +1' },
    lossAmbush: { label: 'Suffer an ambush', effect: 'Experience −2, Light +1' },
    lossAmbushKukri: { label: 'Suffer a Kukri ambush', effect: 'Experience −4, Light +1' },
    lossWraith: { label: 'Cornered by the Wraith', effect: 'Experience −3, Light +1' },
    loseHealth: { label: 'Lose Health', effect: 'Health −1' },

    loot: { label: 'Loot a treasure', effect: 'Stability +2' },
    extraMovement: { label: 'Move further', effect: 'Stability −1, Movement +4' },
    gatherGear: { label: 'Gather gear', effect: 'Gear +1' },
    scatterSkeleton: { label: 'Scatter a Skeleton', effect: 'Stability −1' },
    hitPaladin: { label: 'Attack the Paladin', effect: 'Health −1; scatters, Stability −1' },
    hitSpider: { label: 'Attack the Spider', effect: 'Spiderlings −1; scatters, Stability −1' },
    hitPoltergeist: {
      label: 'Defeat a Poltergeist',
      effect: 'Defeated +1; scatters, Stability −1',
    },
    hitEnchanter: {
      label: 'Attack the Enchanter',
      effect: 'Stability +2; scatters, Stability −1',
    },
    placeLight: {
      label: 'Place a dancing light',
      effect: 'Stability −1 (adjacent tile, once a turn)',
    },
    scream: { label: 'Scream', effect: 'Stability −1 per Skeleton, Movement 4' },

    becomeGiant: { label: 'Reveal the Giant Spider', effect: 'Movement 3, 1 wall' },
    becomeCaster: { label: 'Reveal the Caster', effect: 'Blood +1, and +1 per egg' },
    becomeSpiderlings: { label: 'Reveal the Spiderlings', effect: 'Movement 4 each, any walls' },
    eyes: { label: 'Use Eyes', effect: 'Blood +1 per Event (Caster +2)' },
    bitePaladin: {
      label: 'Bite the Paladin',
      effect: 'Experience −1 or more, Blood +1 per card',
    },
    biteSkeleton: {
      label: 'Bite a Skeleton',
      effect: 'Scatters; Stability −1, Blood +1 per card',
    },
    bitePoltergeist: {
      label: 'Bite a Poltergeist',
      effect: 'Defeated; Blood +1 per card, Omens −1 per extra',
    },
    biteEnchanter: { label: 'Bite the Enchanter', effect: 'Blood +1 per card' },
    biteAll: { label: 'Bite all pieces here', effect: 'Blood +1 per piece' },
    spinWebs: { label: 'Spin webs', effect: 'Webs +1 or more' },
    layEgg: { label: 'Lay an egg', effect: 'Cards −2, egg +1' },
    feed: { label: 'Feed', effect: 'Blood −3, Terror +1' },
    unsettle: { label: 'Unsettle', effect: 'Cards −1, Terror +1' },
    legs: { label: 'Use Legs', effect: 'Cards −1, move +1' },
    plunder: { label: 'Loot a treasure', effect: 'Cards −1, 1 treasure' },
    tendEggs: { label: 'Tend eggs', effect: 'Blood −1, +1 on each egg' },
    escape: { label: 'Escape', effect: 'Wins with Terror 12 or more' },

    walk: { label: 'Walk', effect: 'Events −1, the Wraith moves 2' },
    fly: { label: 'Fly', effect: 'Events −1, gain Mold and a Poltergeist' },
    playEventCard: { label: 'Play an Event', effect: 'Events −1' },
    revealTiles: { label: 'Reveal Dark tiles', effect: 'More tiles revealed' },
    poltergeistAppears: { label: 'Place a Poltergeist', effect: '+1 on the map' },
    hauntPaladin: { label: 'Corner the Paladin', effect: 'Experience −3 if he cannot move' },
    hauntSkeleton: { label: 'Scatter a Skeleton', effect: 'Stability −1' },
    hauntPoltergeist: { label: 'Remove a Poltergeist', effect: '−1 on the map' },
  },

  inputs: {
    webFrom: { label: 'Which web' },
    websOnEggs: {
      label: 'Placed on egg tiles',
      hint: 'One on each egg chosen; the rest go elsewhere',
    },
    egg: { label: 'Egg' },
    eggs: { label: 'Eggs within 2 spaces' },
    useTorch: {
      label: 'Use the Torch',
      hint: 'Spider: 3 Fire for one more Spiderling. Skeletons: 1 Fire for Stability −2 more',
    },
    skeletons: { label: 'Skeletons attacked', hint: 'All on that tile' },
    skeleton: { label: 'Skeleton' },
    fire: { label: 'Fire to spend' },
    pool: { label: 'Faith to take' },
    experienceLost: {
      label: 'Experience lost',
      hint: 'Each extra Fangs card takes 1 more or moves the Paladin 1 more space',
    },
    gear: { label: 'Gear drawn' },
    fromAfar: {
      label: 'Attack from afar',
      hint: 'Only Shooty, or Casty with the Fetish. Does not scatter',
    },
    ambush: {
      label: 'Ambush',
      hint: 'Stabby, with 2 or more distracting the target. Whether two on one space are enough, the source leaves open',
    },
    poison: {
      label: 'Use Poison',
      hint: 'Only in an ambush. Health −1 more, and the card leaves the game',
    },
    skeletonsMoved: {
      label: 'Skeletons to move',
      hint: 'Up to 2 with the Horn. 1 Stability each',
    },
    cards: {
      label: 'Cards to play',
      hint: 'Legs as the Caster: 2 of a kind teleport 2 spaces',
    },
    tilesRevealed: { label: 'Tiles revealed' },
    eventSymbols: { label: 'Event symbols shown' },
    pieces: { label: 'Pieces attacked' },
    spaces: { label: 'Spaces to web', hint: 'One in each space with a Spiderling' },
    moldGained: { label: 'Mold gained', hint: 'As on the card' },
  },

  steps: {
    paladinPickUp: {
      title: 'Pick up hero cubes',
      points: [
        'Completing this step takes the cubes off the statistics',
        'All three statistics start at 1, plus face-up treasures',
        'Perception cubes: the source contradicts itself; the set-up says whether they stay',
      ],
    },
    paladinAct: {
      title: 'Move and act',
      points: [
        'An encounter costs 1 Perception: reveal → attack → treasures',
        'Entering a Dark tile means revealing it; Experience +2 at the end',
        'With no Perception left there is no more moving, whatever Movement is left',
        'Cubes may be placed at any time, on the leftmost free space',
        'A Poltergeist takes Strength 3. If you lack it, retreat to the tile you came from (not from the first tile of the game)',
        'A Shrine gives 1 faith or a Sanctity card, once an encounter',
      ],
    },
    paladinEnd: {
      title: 'End of turn',
      points: [
        'Place the cubes you have left. Strength defends you in the other turns',
        'Completing gives Fire +1 if neither Spider nor Poltergeist was attacked',
        'Stigmata and Halo are added then too',
      ],
    },
    skeletonsGain: {
      title: 'Gain Stability',
      points: [
        'Completing gives Stability +2',
        'Reaching a bone (4, 7, 10) for the first time adds the next Skeleton of the March Order',
        'Falling below it later loses nobody',
      ],
    },
    skeletonsSpawn: {
      title: 'Spawn',
      points: [
        'Everybody on the player board enters by a Pit at the edge, one a Pit',
        'Scattered Skeletons return as well',
        'A scattered Wolf comes back where Shooty is',
        'Completing puts all Skeletons in play on the map',
      ],
    },
    skeletonsActivate: {
      title: 'Activate',
      points: [
        'In March Order, left to right. Finish one before the next',
        'Movement 4; 1 Stability adds 4, once for each Skeleton',
        'One more for a Lit tile, a wall, a lamp, and each web',
        'After moving, one of: loot, gather, attack, tunnel',
        'An attack needs at least 1 Stability. Strength +1 for each distracting space next to the target',
        'On a space without a tile: no abilities, no gear, no distracting',
      ],
    },
    spiderReveal: {
      title: 'Reveal the form',
      points: [
        'Press the button of the form revealed, even if it is the same as before',
        'Caster: Blood +1, and +1 per egg. The source contradicts itself: perhaps only on changing into it',
        'Turning into Spiderlings: all that are left go on the present space',
        'Turning back: the new piece goes where one of the Spiderlings is',
      ],
    },
    spiderAct: {
      title: 'Move and use powers',
      points: [
        'Entering a space with a piece stronger than your Defense gets you attacked',
        'Any card may be Fangs for the Giant, Eyes for the Caster, Webs for the Spiderlings',
        'Webs cost you nothing and stay when you enter. You see through Dark tiles',
        'An egg with 5 Blood and a web hatches: Terror +2. The webs stay',
        'A web on an egg’s tile is noted at the egg; the count on the map follows by itself',
        'With Terror 12 or more, leave through the Entrance to win',
      ],
    },
    spiderDraw: {
      title: 'Draw and next form',
      points: [
        'Completing fills the hand up to Spirit',
        'The Caster draws 3 more, then discards down to the limit',
        'Put the next form card face down',
        'The source contradicts itself on which comes first. Drawing first is the better deal, so agree on it',
      ],
    },
    manorOmens: {
      title: 'Assign and resolve Omens',
      points: [
        'First turn: the Wraith goes on an unoccupied Dark tile before anything else',
        'Fill each row from the left; resolve from the top row',
        'Moving a tile with pieces or tokens halves the range. The source does not say how to round',
        'With no empty space left, Shift may swap two tiles',
        'Note the tiles you reveal: they count for the Paladin’s task',
        'Walls: the source says one. If the board shows a number, use that',
      ],
    },
    manorWalkFly: {
      title: 'Walk and fly',
      points: [
        'One Event card each time, in any order, as often as you like',
        'Walk: 2 moves along the path of the card; lamps, dancing lights and webs there are removed',
        'Fly: only over unoccupied Lit tiles, never through walls, from either end of the path',
        'Where the flight ends, put the Wraith and a Poltergeist',
        'Move the Paladin to an adjacent space; Experience −3 only if he cannot move',
        'Spider, eggs and treasures move to an adjacent space. The Enchanter scatters',
      ],
    },
    manorDraw: {
      title: 'Draw and place treasures',
      points: [
        'Completing draws a card for each Omen on the Event row',
        'Treasures go on unoccupied Dark tiles; the board says how many',
        'An empty deck is reshuffled from its discards. If there are none, no draw',
      ],
    },
    manorReset: {
      title: 'Reset Omens',
      points: [
        'The next Omens depend on the Poltergeists on the map',
        'If the table was entered at set-up, completing sets them',
        'If not, read the table on the board and set the Omens',
      ],
    },
    enchanterTurn: {
      title: 'Enchanter’s turn',
      points: [
        'The source has no chapter for this role: play by your own rules',
        'Add counters for what you want to keep',
      ],
    },
  },

  sections: {
    tracks: 'Tracks',
    gains: 'Gains',
    attacks: 'Attacks',
    losses: 'Losses (if not noted on the attacker’s sheet)',
    faith: 'Faith',
    statistics: 'Statistics',
    tasks: 'Tasks',
    treasures: 'Treasures and cards',
    skeletonGroup: 'Group of Skeletons',
    stabilityActions: 'Stability and actions',
    attackTools: 'Calculators',
    march: 'March Order',
    casty: 'Casty',
    screamy: 'Screamy',
    shooty: 'Shooty',
    slashy: 'Slashy',
    stabby: 'Stabby',
    poltergeists: 'Poltergeists',
    form: 'Form',
    hand: 'Hand and pieces',
    powers: 'Powers',
    eggs: 'Eggs',
    formTable: 'Powers by form',
    omenRows: 'Omen rows',
    wraith: 'Wraith and Events',
    haunting: 'Where the Wraith enters',
    onTheMap: 'Map and hand',
    noChapter: 'Enchanter',
  },

  notices: {
    heroCubeGained: {
      title: 'Experience {{at}}: take a hero cube',
      body: 'Take it from space {{at}}; it is usable now. You have {{cubes}}.',
    },
    heroCubeReturned: {
      title: 'Below Experience {{at}}: return a hero cube',
      body: 'Put one not yet placed back on space {{at}}. You have {{cubes}} left.',
    },
    placedCubeReturnedTurnEnds: {
      title: 'Return a placed cube: the turn ends',
      body: 'No unplaced cube is left. Put one from the statistics back on space {{at}}; {{cubes}} remain. The Paladin’s turn ends here.',
    },
    placedCubeReturned: {
      title: 'Return a placed cube',
      body: 'No unplaced cube is left. Put one from the statistics back on space {{at}}; {{cubes}} remain.',
    },
    taskDone: {
      title: 'Task done: {{task}}',
      body: 'Remove its black cube from the game. Draw 3 Sanctity cards, play 1, put 2 under the deck.',
    },
    lightForLoss: {
      title: 'Experience lost: Light +1',
      body: 'One for each loss, however large it is, up to 5.',
    },
    strengthNow: {
      title: 'Strength {{strength}} for this attack',
      body: 'It succeeds above the Strength or Defense of the target. It does not last for the next attack.',
    },
    drawSanctity: {
      title: 'Draw 3 Sanctity cards',
      body: 'Play 1 and put 2 under the deck.',
    },
    skeletonUnlocked: {
      title: 'Skeleton {{number}} joins: {{skeleton}}',
      body: 'Put the piece on the player board. It enters the map at the next spawn.',
    },
    eggHatched: {
      title: 'An egg hatches: Terror +2',
      body: 'Remove the egg and its Blood. The webs stay.',
    },
    mayEscape: {
      title: 'Terror 12: the Spider may escape',
      body: 'Leaving through the Entrance wins. Press “Escape” when it is out.',
    },
    spiderlingsFlee: {
      title: 'The Spiderlings flee',
      body: 'Each one left gets Movement 2 and spends it now.',
    },
    spiderMayChangeForm: {
      title: 'The Spider may become Spiderlings',
      body: 'The Spider chooses which Spiderling is lost. To change, put one on an adjacent space and each other next to another, and set the form to Spiderlings. It stays so through the Spider’s next turn.',
    },
    setOmensByBoard: {
      title: 'Set the Omens for the next turn',
      body: 'Poltergeists on the map: {{poltergeists}}. Read the table on the Manor board and change the Omens.',
    },
  },

  refusals: {
    noEggLeft: 'No more eggs can be placed',
    noPoltergeist: 'There is no Poltergeist on the map',
    tooManyEggs: 'Only {{webs}} webs to place',
    nobodyToMove: 'No Skeleton left to move',
    skeletonNotOnMap: '{{skeleton}} is not on the map',
    noRole: 'Choose at least one role',
    needsFire: 'Needs {{amount}} Fire (you have {{have}})',
    needsLight: 'Needs {{amount}} Light (you have {{have}})',
    needsExperience: 'Needs {{amount}} Experience (you have {{have}})',
    needsStability: 'Needs {{amount}} Stability (you have {{have}})',
    needsCards: 'Cards needed: {{amount}} (in hand: {{have}})',
    needsBlood: 'Needs {{amount}} Blood (you have {{have}})',
    needsWebs: 'Needs {{amount}} webs on the map (now {{have}})',
    needsTerror: 'Needs {{amount}} Terror (you have {{have}})',
    noExperience: 'Experience is 0: there is nothing to lose',
    healthFull: 'Health is at its end already',
    noEgg: 'There is no egg on the map',
    chooseEgg: 'Choose at least one egg',
    noSkeletonOnMap: 'There is no Skeleton on the map',
    chooseSkeleton: 'Choose at least one Skeleton',
    noGearLeft: 'All gear has been handed out',
    lossNeedsCards: 'At most as much Experience as Fangs cards played',
    onceATurn: 'Already used this turn',
    noEventCard: 'No Event card in hand. For the Event of a tile, draw one from the deck instead',
  },

  victories: {
    paladinKillsSpider: {
      condition: 'Remove the last Spiderling',
      won: 'The Paladin has killed the Spider and wins.',
    },
    paladinSevenPoltergeists: {
      condition: 'Destroy 7 Poltergeists',
      won: 'The Paladin has destroyed the 7th Poltergeist and wins.',
    },
    paladinFivePoltergeists: {
      condition: 'Destroy 5 Poltergeists',
      won: 'The Paladin has destroyed the 5th Poltergeist and wins.',
    },
    skeletonsKillPaladin: {
      condition: 'Bring the Paladin to Health 0',
      won: 'The Skeletons have killed the Paladin and win.',
    },
    skeletonsKillSpider: {
      condition: 'Remove the last Spiderling',
      won: 'The Skeletons have killed the Spider and win.',
    },
    skeletonsSevenPoltergeists: {
      condition: 'Defeat 7 Poltergeists',
      won: 'The Skeletons have defeated the 7th Poltergeist and win.',
    },
    skeletonsFivePoltergeists: {
      condition: 'Defeat 5 Poltergeists',
      won: 'The Skeletons have defeated the 5th Poltergeist and win.',
    },
    spiderEscapes: {
      condition: 'Leave through the Entrance with Terror 12 or more',
      won: 'The Spider has escaped from the manor and wins.',
    },
    manorMold: {
      condition: 'Mold 15',
      won: 'Mold has reached 15: the Manor wins.',
    },
  },

  phrases: {
    skeletonAt: '{{place}}',
    skeletonCarries: '{{gear}}',
    eggDefence: 'Defense {{defence}}',
  },

  notes: {
    enchanterMissing: {
      title: 'The source has no chapter for the Enchanter',
      body: 'The preview rules behind this game name the role but have no chapter for it. Banmen only keeps its seat and its turn; add counters for whatever you want to keep. The published game has the Warlock in its place.',
    },
  },

  tables: {
    forms: {
      head: ['Power', 'Giant', 'Caster', 'Spiderlings'],
      rows: [
        ['Movement', '3, 1 wall', '2', '4 each, any walls'],
        ['Any card as', 'Fangs', 'Eyes', 'Webs'],
        [
          'Eyes',
          'Own or adjacent tile; +2 tiles per extra card. 1 Blood per Event',
          'Any tile. 2 Blood per Event',
          'Every tile with a Spiderling. 1 Blood per Event',
        ],
        [
          'Fangs',
          'A piece on your space. 1 Blood per card',
          'A visible piece. 1 Blood',
          'All pieces sharing a space; may push each 1. 1 Blood per piece',
        ],
        [
          'Webs',
          '1 on own or adjacent space; +2 per extra card',
          '1 on a visible space',
          '1 on each Spiderling space',
        ],
        ['Egg', '2 cards: own space', '2 of a kind: own or visible space', '–'],
        ['Feed', '3 Blood: 1 Terror', '–', '3 Blood: 1 Terror'],
        [
          'Unsettle (once a turn)',
          '–',
          '1 card, 6 webs or more: 1 Terror',
          '1 card, 8 webs or more: 1 Terror',
        ],
        [
          'Legs',
          '1 card: +1 move, +1 wall',
          '1 card: +1 move. 2 of a kind: teleport 2',
          '1 card: +1 move for this and later ones',
        ],
        ['Loot', '1 card: 1 treasure here', '1 card: 1 treasure here', '–'],
        [
          'Tend',
          'Once a turn, 1 Blood: +1 on every egg within 2',
          '1 Blood: +1 on a visible egg',
          '–',
        ],
      ],
    },
  },

  tools: {
    'vast-skeleton-attack': {
      name: 'Skeleton attack',
      lead: 'Is the Strength, with all who distract, above the target?',
      fields: {
        skeleton: { label: 'Attacking Skeleton' },
        gear: { label: 'Gear' },
        spaces: {
          label: 'Distracting spaces',
          hint: 'Adjacent to the target, with another Skeleton, the Wolf or a dancing light. Several on one space count 1; spaces without a tile never',
        },
        target: { label: 'Strength or Defense of the target', hint: 'A Poltergeist has 2' },
        bodies: {
          label: 'Distracting pieces',
          hint: 'For the ambush. Whether two on one space count twice, the source leaves open',
        },
      },
      answers: {
        hit: 'Strength {{strength}}, target {{target}}: hit',
        miss: 'Strength {{strength}}, target {{target}}: fails, needs {{needed}}',
        sum: 'Base 1 + ability {{skeletonBonus}} + gear {{gearBonus}} + distracting {{spaces}} = {{strength}}',
        healthLoss: 'Paladin: Health −1',
        staysFromAfar:
          'From exactly 2 spaces away (2 to 4 with the Longbow) it does not scatter; on the same space it does',
        scattersFree: 'The attacker scatters; the Helmet saves the Stability',
        scatters: 'The attacker scatters, Stability −1',
        ambush: 'Ambush: Experience −{{loss}}',
        poison: 'Poison: Health −1 more; the card leaves the game',
        noAmbush: 'An ambush needs 2 or more distracting',
        needsStability: 'An attack needs at least 1 Stability',
        shieldDoubt: 'The +1 of the Shield may be a mistake in the source',
      },
    },
    'vast-skeleton-group': {
      name: 'Group of Skeletons',
      lead: 'Strength of Skeletons that defend one tile together',
      fields: {
        strengths: {
          label: 'Strength of each',
          hint: 'Separate by spaces or commas. Usually 1; Screamy with the Sash has 2 outside the Skeletons’ turn',
        },
      },
      answers: {
        group: 'Group Strength {{strength}}, Strength needed {{needed}}',
        sum: 'Strongest {{strongest}} + {{others}} for the others = {{strength}}',
      },
    },
    'vast-egg': {
      name: 'Egg',
      lead: 'Its Defense, and what it needs to hatch',
      fields: {
        blood: { label: 'Blood on the egg' },
        webs: { label: 'Webs on the tile' },
      },
      answers: {
        hatches: 'It hatches: Terror +2',
        websStay: 'Remove the egg and its Blood; the webs stay',
        holds: 'Defense {{defence}}, Strength needed {{strength}}',
        sum: 'Base 1 + Blood {{blood}} = {{defence}}',
        needsWeb: 'To hatch: 1 web',
        needsBloodAndWeb: 'To hatch: {{missing}} Blood and 1 web',
        needsBlood: 'To hatch: {{missing}} Blood',
      },
    },
    'vast-move-cost': {
      name: 'Cost of a move',
      lead: 'Movement to enter the next space',
      fields: {
        who: { label: 'Piece' },
        webs: { label: 'Webs there' },
        wall: { label: 'A wall between' },
        lit: { label: 'Lit tile' },
        lamp: { label: 'Lamp there' },
      },
      answers: {
        cost: 'Movement {{cost}}',
        blocked: 'The wall blocks the way',
        breachOpens: 'A breach opens it. The Paladin can place one for 1 Fire',
        base: 'Base 1',
        webs: 'Webs +{{webs}}',
        websIgnored: 'Webs cost nothing and stay',
        wall: 'Wall +1',
        lit: 'Lit tile +1',
        lamp: 'Lamp +1',
        websGoBack: 'All webs there go back to the Spider',
        lampGoesBack: 'If it stops here, the lamp goes back to the Paladin',
        needsExtraMovement: 'More than the base Movement of 4: 1 Stability adds 4',
        wallByForm: 'Walls: the Giant passes 1 a turn, Spiderlings any, the Caster none',
      },
    },
    'vast-manor-range': {
      name: 'Manor range',
      lead: 'How far Swap and Shift reach',
      fields: {
        range: { label: 'Range on the board', hint: 'By the Omens assigned' },
        occupied: { label: 'Occupied', hint: 'With a piece or token on it' },
        round: { label: 'Rounding', hint: 'Not in the source' },
      },
      answers: {
        reach: 'Up to {{reach}} spaces',
        halved: 'Occupied: half of {{range}} is {{reach}}',
        whole: 'Not occupied: the whole range',
        roundingOpen: 'The source does not say how to round; agree at the table',
        occupiedMeans:
          'Swap: either of the two tiles. Shift: the tile that moves. Distances are counted orthogonally',
      },
    },
  },
};
