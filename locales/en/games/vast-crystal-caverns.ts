import type { vastCrystalCaverns as japanese } from '../../ja/games/vast-crystal-caverns';
import type { SameShape } from '../../shape';

export const vastCrystalCaverns: SameShape<typeof japanese> = {
  seats: {
    ghoul: 'Ghoul',
    vileGhoul: 'Vile Ghoul',
    knight: 'Knight',
    goblins: 'Goblins',
    dragon: 'Dragon',
    unicorn: 'Unicorn',
    cave: 'Cave',
    thief: 'Thief',
    ghost: 'Ghost',
  },

  names: {
    ghoul: 'Ghoul',
    vileGhoul: 'Vile Ghoul',
    knight: 'Knight',
    goblins: 'Goblins',
    dragon: 'Dragon',
    unicorn: 'Unicorn',
    cave: 'Cave',
    thief: 'Thief',
    ghost: 'Ghost',

    ragpicker: 'Ragpicker',
    scavenger: 'Scavenger',
    stalker: 'Stalker',
    hunter: 'Hunter',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',

    chase: 'Chase',
    hunt: 'Hunt',
    sneak: 'Sneak',
    cheat: 'Cheat',
    blink: 'Blink',
    adapt: 'Adapt',
    seize: 'Seize',
    scour: 'Scour',
    unnamedCard: 'A card without a noted name',

    grit: 'Grit (1 per available hero cube)',
    health: '1 Health',
    treasureCard: '1 Treasure card (bottom of the deck)',
    powerCards: 'Power cards, as many as Armor',
    sloth: '1 Sloth cube (back to a Sloth space)',
    unicornCards: 'Unicorn cards, as many as Armor',
    treasureToken: 'Treasure token',

    tribe: 'Tribe',
    die: 'Die',

    centreMissed: 'Misses the center',
    centreHit: 'Hits the center',

    threeDice: '3 dice',
    twoDice: '2 dice',
    unrolled: 'Not rolled yet',
    supply: 'Supply',
    left: 'Left of the chart',
    right: 'Right of the chart (Boost)',

    discsSpent: 'Attack to spend:',
    attackNeeded: 'Attack needed:',
    furyGained: 'Fury +1',
    cardGained: 'Terror cards +1',
    lookUp: '?',

    ownRules: 'The role’s own way to win',
    twoPlayerRules: 'As in its two-player variant',
    youLose: 'you lose',
    bothLose: 'both players lose',
  },

  setupFields: {
    ghoul: {
      label: 'Which Ghoul',
      hint: 'The Vile Ghoul plays in place of the Goblins, who are then left out',
    },
    roles: {
      label: 'Other roles',
      hint: 'They take turns in this order; the Ghoul after the Thief, the Vile Ghoul after the Knight. It is best put in place of one of the five base roles. Nobody chosen: solo',
    },
    soloLevel: { label: 'Solo level', hint: 'Reaching either goal, Fury or Crystals, is enough' },
    level: {
      label: 'Difficulty',
      hint: 'From the easiest; Ghoul is the standard. Stalker and Hunter roll 2 dice. Solo: only the number of dice changes',
    },
    thiefStash: {
      label: 'Treasures the Thief must stash',
      hint: 'Agree on 5 or 6. The Vile Ghoul smashes one Crystal more than that',
    },
    skitterVariant: {
      label: 'Skitter Variant',
      hint: 'The Ghoul chooses the symbol, the opponent the tile. For the whole game',
    },
    everyTurn: {
      label: 'Follow everyone’s turns',
      hint: 'If off, one turn of the Ghoul follows another. The other sheets stay usable',
    },
    chartMovement: {
      label: 'Dice chart: movement',
      hint: 'From the Vile Ghoul board: six numbers, for the faces 1 to 6. Empty: you are asked each time',
    },
    chartAttack: {
      label: 'Dice chart: Attack',
      hint: 'From the Vile Ghoul board: six numbers, for the faces 1 to 6. Empty: you are asked each time',
    },
    boostBonus: {
      label: 'Attack bonus of a Boost die',
      hint: 'The rules give no number (unconfirmed); 1 is a placeholder',
    },
    knightHealth: {
      label: 'Health of the Knight',
      hint: 'At the start. A placeholder: check the board',
    },
    dragonHealth: {
      label: 'Health of the Dragon',
      hint: 'At the start. A placeholder: check the board',
    },
    unicornHealth: {
      label: 'Health of the Unicorn',
      hint: 'At the start. A placeholder: check the board',
    },
    crystalCounts: {
      label: 'A Crystal counts as an attack',
      hint: 'Disputed. If on, smashing one gives the Ghoul 1 Fury, the Vile Ghoul a Terror card',
    },
    sporesSkitter: {
      label: 'Skitter after Soporific Spores',
      hint: 'Unconfirmed. Read to the letter, the Ghoul skitters',
    },
  },

  checklist: {
    otherRoles: {
      label: 'Set up the other roles',
      detail: 'By their own rules, which are not in here',
    },
    ghoulBoard: {
      label: 'Put out the Ghoul board and a Ghoul piece',
      detail: 'There are three pieces; use one',
    },
    vileBoard: {
      label: 'Put out the Vile Ghoul board and a Ghoul piece',
      detail: 'It sits where the Goblins would',
    },
    threeDice: { label: 'Take 3 Ghoul dice and 9 Ghoul discs' },
    twoDice: {
      label: 'Take 2 Ghoul dice and 9 Ghoul discs',
      detail: 'This level does without the third die',
    },
    terrorDeck: { label: 'Shuffle the 13 Terror cards into a deck' },
    furyCube: { label: 'Put the Fury cube on 0 of the Fury track' },
    diceChart: {
      label: 'Look at the numbers of the dice chart',
      detail: 'Enter them at set-up and they are kept for next time',
    },
    levelCard: { label: 'Put the card of the chosen level beside you' },
    preyHealth: {
      label: 'Start the victim’s Health at the number of the level',
      detail: 'It stands with the way to win and on the victim’s sheet',
    },
    agreeSkitter: {
      label: 'Make sure everyone agrees to the Skitter Variant',
      detail: 'It cannot be dropped during the game',
    },
    firstPlacement: {
      label: 'At the start of your first turn put the Ghoul on an unoccupied Dark tile',
      detail: 'If there is none, place one and start there. The Cave supplies it, if present',
    },

    aloneInTheDark: { label: 'Take Alone in the Dark II', detail: 'The solo card' },
    infestation: {
      label: 'The Knight takes Goblin Infestation and the Monster tokens',
      detail: 'Use the rules for normal Goblins (line A)',
    },
    ashDragon: { label: 'Put Ash Dragon by the map' },
    flareGhoul: {
      label: 'The Ghoul takes Flare',
      detail: 'Each time you spend 1 movement point you may target your space',
    },
    flareShared: {
      label: 'Put Flare by the map',
      detail:
        'Both may use it. Each time the Ghoul spends 1 movement point it may target its space',
    },
    flareThree: {
      label: 'The Ghoul takes Flare',
      detail:
        'If another player gets it too, put it by the map for everyone. Each time the Ghoul spends 1 movement point it may target its space',
    },
    plunderGhoul: {
      label: 'The Ghoul takes Past Plunder',
      detail: 'Even where another player would get it',
    },
    plunderThree: {
      label: 'If anybody gets Past Plunder, the Ghoul takes it',
      detail: 'Look at the two-player variant of the other two',
    },
    plunderGhost: {
      label: 'If anybody gets Past Plunder, the Ghost takes it',
      detail: 'Without a Ghost it would be the Ghoul’s',
    },
    hungerStays: {
      label: 'Move no Hunger cubes to Wakefulness',
      detail: 'A change to the Dragon’s set-up',
    },
    twoPlayerRules: {
      label: 'The other two play by their two-player variant',
      detail: 'The Ghoul plays as usual',
    },
    oneTileATurn: {
      label: 'Everyone places 1 tile or collapses 1 at the end of the turn',
      detail: 'There is no Cave: this replaces “place 1 or collapse 3”',
    },
    openPairing: {
      label: 'The source has no rules for the Unicorn alone against the Ghoul',
      detail: 'Agree on the variant cards. The Fury goal is that of two players',
    },
    ghostSection: {
      label: 'Read the player variants of the Ghost as well',
      detail: 'The Ghost’s rules are not in this source',
    },
    slowTable: {
      label: 'Six or more take much longer than five',
      detail: 'Seven is with the Ghost',
    },
    ambushCounts: {
      label: 'A Knight killed by an ambush counts for the Vile Ghoul',
      detail: 'An ambush of Goblin Infestation',
    },
    stashAgreed: {
      label: 'Agree how many Treasures the Thief stashes',
      detail: '5 or 6. The Vile Ghoul smashes one Crystal more',
    },
    goblinVariants: {
      label: 'Set up as in variants with the Goblins',
      detail: 'The Vile Ghoul stands in for them and wins in its own way (unconfirmed)',
    },
  },

  tracks: {
    rage: {
      label: 'Rage (Fury)',
      hint: 'A Terror card at each even space going up; □ is the goal',
    },
    treasure: { label: 'Treasure', hint: 'Two become Fury (Vile: a card)' },
    terrorCards: { label: 'Terror cards', hint: 'Face up before you' },
    movement: { label: 'Movement', hint: 'Above 6, show it with discs' },
    attack: { label: 'Attack', hint: 'At the end of the turn: Defense' },
    attackBonus: { label: 'Attack bonus', hint: 'For this move and the attack on entering' },
    boost: { label: 'Boost dice', hint: 'Still to use this turn' },
    backstab: { label: 'Backstab cubes', hint: 'Each takes 1 movement off your next turn' },
    crystals: { label: 'Crystals smashed', hint: 'By anybody' },
    die1: { label: 'Die 1' },
    die2: { label: 'Die 2' },
    die3: { label: 'Die 3' },
    strength: { label: 'Knight’s Strength' },
    tribe1: { label: 'Strength of tribe 1' },
    tribe2: { label: 'Strength of tribe 2' },
    tribe3: { label: 'Strength of tribe 3' },
    armor: { label: 'Armor' },
    stealth: { label: 'Thief’s Stealth' },
    lootDrop: {
      label: 'Loot Drop Level',
      hint: 'Killing the Thief draws as many (at least 1), keep 1',
    },
    health: { label: 'Health' },
    anger: { label: 'Anger', hint: 'With 3 or more his attack costs the Ghoul a Terror card' },
    stash: { label: 'Stash' },
    chase: { label: 'Chase' },
    hunt: { label: 'Hunt' },
    sneak: { label: 'Sneak' },
    cheat: { label: 'Cheat' },
    blink: { label: 'Blink' },
    adapt: { label: 'Adapt' },
    seize: { label: 'Seize' },
    scour: { label: 'Scour' },
    chaseUsed: { label: 'Chase used this turn' },
    huntUsed: { label: 'Hunt used this turn' },
    sneakUsed: { label: 'Sneak used this turn' },
    cheatUsed: { label: 'Cheat used this turn' },
    blinkUsed: { label: 'Blink used this turn' },
    adaptUsed: { label: 'Adapt used this turn' },
    seizeUsed: { label: 'Seize used this turn' },
    scourUsed: { label: 'Scour used this turn' },
    chaseGone: { label: 'Chase out of the game' },
    huntGone: { label: 'Hunt out of the game' },
    sneakGone: { label: 'Sneak out of the game' },
    cheatGone: { label: 'Cheat out of the game' },
    blinkGone: { label: 'Blink out of the game' },
    adaptGone: { label: 'Adapt out of the game' },
    seizeGone: { label: 'Seize out of the game' },
    scourGone: { label: 'Scour out of the game' },
  },

  marks: { terror: 'Terror card', goal: 'goal', crystalGoal: 'may escape' },

  toggles: {
    totalChecked: { label: 'Total looked at' },
    statisticsSet: { label: 'Statistics set' },
    bonusMoved: { label: 'Moved with the bonus' },
    justRolled: { label: 'Rolled this turn' },
    knight: { label: 'Knight attacked', hint: 'A target once a turn' },
    tribe1: { label: 'Tribe 1 attacked', hint: 'A tribe once a turn' },
    tribe2: { label: 'Tribe 2 attacked', hint: 'A tribe once a turn' },
    tribe3: { label: 'Tribe 3 attacked', hint: 'A tribe once a turn' },
    dragon: { label: 'Dragon attacked', hint: 'A target once a turn' },
    unicorn: { label: 'Unicorn attacked', hint: 'A target once a turn' },
    thief: { label: 'Thief attacked', hint: 'A target once a turn' },
    chaseOnce: { label: 'Chase used up' },
    huntOnce: { label: 'Hunt used up' },
    sneakOnce: { label: 'Sneak used up' },
    cheatOnce: { label: 'Cheat used up' },
    blinkOnce: { label: 'Blink used up' },
    adaptOnce: { label: 'Adapt used up' },
    seizeOnce: { label: 'Seize used up' },
    scourOnce: { label: 'Scour used up' },
    escaped: { label: 'Escaped', hint: 'Entered the Entrance after reaching the goal' },
    collapsed: { label: 'The Collapse is complete' },
    surfaced: { label: 'Surfaced', hint: 'Underground it enters the Ghoul’s space freely' },
    won: { label: 'Has won' },
  },

  choices: {
    die1Place: { label: 'Place of die 1' },
    die2Place: { label: 'Place of die 2' },
    die3Place: { label: 'Place of die 3' },
  },

  orders: {},
  collections: {},

  derived: {
    furyGoal: { label: 'Fury goal' },
    furyLeft: { label: 'To go' },
    defence: { label: 'Defense', hint: 'Until your next turn. Being attacked takes no disc off' },
    strength: { label: 'Attack with bonus', hint: 'Above the defense it can attack' },
    die1: { label: 'Die 1' },
    die2: { label: 'Die 2' },
    die3: { label: 'Die 3' },
  },

  actions: {
    rollDice: { label: 'Roll the dice', effect: 'A low total draws a Terror card' },
    rollSupply: { label: 'Roll all dice', effect: 'Into the supply' },
    keepHighest: {
      label: 'Keep the two highest',
      effect: 'Movement {{movement}}, Attack {{attack}}',
    },
    keepEnds: {
      label: 'Keep highest and lowest',
      effect: 'Movement {{movement}}, Attack {{attack}}',
    },
    keepLowest: {
      label: 'Keep the two lowest',
      effect: 'Movement {{movement}}, Attack {{attack}}',
    },
    takeFace1: {
      label: 'Take a 1',
      effect: 'Movement {{movement}}, Attack {{attack}}, Boost {{boost}}',
    },
    takeFace2: {
      label: 'Take a 2',
      effect: 'Movement {{movement}}, Attack {{attack}}, Boost {{boost}}',
    },
    takeFace3: {
      label: 'Take a 3',
      effect: 'Movement {{movement}}, Attack {{attack}}, Boost {{boost}}',
    },
    takeFace4: {
      label: 'Take a 4',
      effect: 'Movement {{movement}}, Attack {{attack}}, Boost {{boost}}',
    },
    takeFace5: {
      label: 'Take a 5',
      effect: 'Movement {{movement}}, Attack {{attack}}, Boost {{boost}}',
    },
    takeFace6: {
      label: 'Take a 6',
      effect: 'Movement {{movement}}, Attack {{attack}}, Boost {{boost}}',
    },
    boostMove: { label: 'Boost to move', effect: 'Boost −1, Movement +1' },
    boostAttack: { label: 'Boost to attack', effect: 'Boost −1, Attack bonus +{{bonus}}' },

    step: { label: 'Move one space', effect: 'Movement −1' },
    enter: { label: 'Through a wall or onto pieces', effect: 'Movement −{{cost}}' },
    collectTreasure: { label: 'Collect a Treasure', effect: 'Movement −{{cost}}, Treasure +1' },
    collectGem: { label: 'Collect a Gem', effect: 'Movement −{{cost}}, the Dragon die decides' },
    seizeGem: {
      label: 'Collect a Gem by Seize',
      effect: 'Movement −{{cost}}, no roll, Treasure +1',
    },
    skitterNow: { label: 'Skitter', effect: 'Magma, Flame Wall and the like' },

    attackKnight: {
      label: 'Attack the Knight',
      effect: '{{price}} {{needed}} (defense {{defence}} + 1), {{reward}}',
    },
    attackTribe: {
      label: 'Attack a Goblin Tribe',
      effect: '{{price}} {{needed}} (defense {{defence}} + 1), {{reward}}',
    },
    attackDragon: {
      label: 'Attack the Dragon',
      effect: '{{price}} {{needed}} (defense {{defence}} + 1), {{reward}}',
    },
    attackUnicorn: {
      label: 'Attack the Unicorn',
      effect: '{{price}} {{needed}} (defense {{defence}} + 1), {{reward}}',
    },
    attackThief: {
      label: 'Attack the Thief',
      effect: '{{price}} {{needed}} (defense {{defence}} + 1), {{reward}}',
    },
    smashCrystal: { label: 'Smash a Crystal', effect: '{{price}} {{needed}}' },

    chaseTurn: { label: 'Chase', effect: 'Movement +1, each turn' },
    chaseOnce: { label: 'Chase (once per game)', effect: 'Movement +4, card leaves the game' },
    huntTurn: { label: 'Hunt', effect: 'Attack +1' },
    huntOnce: { label: 'Hunt (once per game)', effect: 'Attack +3, card leaves the game' },
    sneakOnce: {
      label: 'Sneak (once per game)',
      effect: 'No extra for walls and pieces this turn',
    },
    cheatTurn: { label: 'Cheat', effect: 'Reroll one die' },
    cheatOnce: { label: 'Cheat (once per game)', effect: 'Choose one die, card leaves the game' },
    blinkTurn: { label: 'Blink', effect: 'Movement −2, Crystal to Crystal' },
    blinkOnce: { label: 'Blink (once per game)', effect: 'From a Crystal anywhere free' },
    adaptOnce: { label: 'Adapt (once per game)', effect: 'Take any card of the deck' },
    seizeOnce: { label: 'Seize (once per game)', effect: 'Next one free, 2 Terror cards' },
    scourTurn: { label: 'Scour', effect: 'Look at your Dark tile' },
    scourOnce: { label: 'Scour (once per game)', effect: 'Look at all you enter this turn' },

    drawTerror: { label: 'Draw a Terror card', effect: 'Terror cards +1' },
    nameCard: { label: 'Name a drawn card', effect: 'Not yet named: {{count}}' },
    loseTerror: { label: 'Lose a Terror card', effect: 'Terror cards −1' },
    escape: { label: 'Escape', effect: 'Enter the Entrance and win' },

    knightAttacks: {
      label: 'Attack the Ghoul',
      effect: 'Strength {{have}}, Defense {{defence}}',
    },
    knightShoots: { label: 'Shoot the Ghoul', effect: 'Strength 2 or more' },
    tribeAttacks: {
      label: 'A tribe attacks the Ghoul',
      effect: 'Strength {{have}}, Defense {{defence}}',
    },
    dragonClaws: { label: 'Claw the Ghoul', effect: 'Counts as 1 Goblin eaten' },
    dragonScratches: { label: 'Scratch the Ghoul', effect: 'As 3 Goblins, Terror cards −1' },
    unicornAttacks: { label: 'Attack the Ghoul', effect: 'Always, on entering' },
    spores: { label: 'Soporific Spores', effect: 'The Ghoul’s Fury −1' },
    pickpocket: { label: 'Pickpocket the Ghoul', effect: 'A token or a Terror card' },
    backstabs: { label: 'Backstab the Ghoul', effect: 'Less movement next turn' },
    otherSmashes: { label: 'Smash a Crystal', effect: 'Crystals smashed +1' },
    otherEscapes: { label: 'Escape', effect: 'Leave the cave and win' },
  },

  inputs: {
    dice: { label: 'Faces', hint: 'As they fell. Tap one of them to take it away again' },
    die: { label: 'Which die' },
    face: { label: 'New face' },
    chartMovement: { label: 'Movement of that row', hint: 'See the dice chart on the board' },
    chartAttack: { label: 'Attack of that row', hint: 'See the dice chart on the board' },
    wall: { label: 'Through a wall', hint: 'Movement +1' },
    occupied: { label: 'Other pieces are there' },
    attackNow: { label: 'Attack at once', hint: 'Then the pieces cost nothing extra' },
    unattackable: {
      label: 'One of them cannot be attacked',
      hint: '+1 even if you attack another. Never paid twice',
    },
    useSneak: { label: 'Use Sneak', hint: 'One extra is not paid' },
    useSeize: { label: 'Use Seize', hint: 'For 1 movement' },
    dragonDie: { label: 'Dragon die', hint: 'Hitting the center tile is a trap' },
    tribe: { label: 'Which tribe' },
    knightLoss: { label: 'The Knight loses', hint: 'Her choice' },
    dragonLoss: { label: 'The Dragon loses', hint: 'The Dragon’s choice' },
    unicornLoss: { label: 'The Unicorn loses', hint: 'The Unicorn’s choice' },
    card: { label: 'Which card' },
    cardLost: { label: 'Terror card lost' },
    justRevealed: {
      label: 'The Ghoul is on a tile just revealed',
      hint: 'A Dark tile the Knight reveals as she enters',
    },
    stolen: { label: 'What is taken', hint: 'The Thief’s choice' },
    cubes: { label: 'Action cubes spent' },
  },

  steps: {
    ghoulRoll: {
      title: 'Roll and Set Statistics',
      points: [
        'First turn: before anything else put the Ghoul on an unoccupied Dark tile',
        'Take the discs left back, then roll. Until here they were your Defense',
        'A total of 7 or less with 3 dice (4 with 2) draws a Terror card',
        'Keep two dice: the higher is movement, the lower attack',
        'Backstab cubes take movement off; give them back to the Thief',
      ],
    },
    ghoulAct: {
      title: 'Move and Act',
      points: [
        'Move, collect, attack and use Terror cards in any order, also after a skitter',
        'A wall +1. Pieces +1 unless you attack at once and every one can be attacked',
        'Entering a Dark tile does not reveal it. A River lets you drift along for free',
        'Each Treasure or Gem takes 2 movement; for a Gem roll the Dragon die',
        'An attack takes discs: the defense + 1, a Crystal 3. Each target once a turn',
        'Once the goal was reached, entering the Entrance wins',
      ],
    },
    ghoulDefend: {
      title: 'Set Defense',
      points: [
        'Discs left on the Attack space are your Defense; none means 0',
        'Being attacked takes no disc off',
        'If you end on Magma, skitter',
        'Remove “this turn” Terror cards from the game',
      ],
    },
    vilePrepare: {
      title: 'Prepare Board',
      points: [
        'First turn: before anything else put the Ghoul on an unoccupied Dark tile',
        'No dice in the supply: gather all from the chart, roll them into the supply',
        'Otherwise slide the left die to the right of its row; Next does it',
        'Next also takes the discs off the Attack space',
      ],
    },
    vileSelect: {
      title: 'Select Statistics',
      points: [
        'Put one die from your supply, without rolling it, on the left of its row',
        'That row gives movement and Attack of this turn',
        'Dice on the right of that row are Boost dice',
      ],
    },
    vileAct: {
      title: 'Move and Act',
      points: [
        'Attack is not spent. It must be above the defense; a Crystal needs 3',
        'Each Boost die once: in place of a movement point, or more Attack for one attack',
        'The Knight, and whoever you have to kill, must lose Health',
        'A Terror card for each successful attack and for every two Treasures or Gems',
        'Each target once a turn. You may go on after a skitter',
      ],
    },
    vileDefend: {
      title: 'Set Defense',
      points: [
        'Your Attack is also your Defense; Boost dice do not raise it',
        'If you end on Magma, skitter',
        'Remove “this turn” Terror cards from the game',
      ],
    },
    knightTurn: {
      title: 'The Knight’s turn',
      points: [
        'She enters the Ghoul’s space only with Strength above its Defense, and then attacks',
        'That fulfills Daring; with Defense 3 or more Stalwart, on a tile just revealed Fearless',
        'With Strength 2 or more she can shoot with the Bow',
      ],
    },
    goblinsTurn: {
      title: 'The Goblins’ turn',
      points: [
        'A tribe with Strength above the Defense may enter and attacks',
        'The Goblins gain 1 Rage instead of losing it; the tribe does not scatter',
      ],
    },
    dragonTurn: {
      title: 'The Dragon’s turn',
      points: [
        'Underground it enters freely; surfaced only with Armor above the Defense',
        'Claw counts as one Goblin eaten, Scratch as three and costs a Terror card',
        'Hiss does nothing to the Ghoul',
      ],
    },
    unicornTurn: {
      title: 'The Unicorn’s turn',
      points: [
        'He enters the Ghoul’s space freely and attacks on entering',
        'With 3 Anger the Ghoul loses a Terror card',
      ],
    },
    caveTurn: {
      title: 'The Cave’s turn',
      points: ['Soporific Spores lower the Ghoul’s Fury by 1; no Terror card is lost'],
    },
    thiefTurn: {
      title: 'The Thief’s turn',
      points: [
        'He enters with Stealth above the Defense',
        'Pickpocket: a Treasure token, or a Terror card goes back into the deck. Not if there is neither',
        'Backstab: 1 movement less next turn for each cube',
      ],
    },
    ghostTurn: {
      title: 'The Ghost’s turn',
      points: ['The Ghost’s rules are not in this source: play by your booklet'],
    },
  },

  sections: {
    fury: 'Rage (Fury)',
    statistics: 'Statistics',
    vileStatistics: 'Attack and cards',
    dice: 'Dice',
    moving: 'Moving and collecting',
    attacking: 'Attacking',
    terror: 'Terror cards',
    terrorByName: 'Your Terror cards, by name',
    terrorSpent: 'Terror cards used',
    terrorTable: 'What Terror cards do',
    chart: 'On the dice chart',
    ending: 'End of the game',
    defences: 'Defense and Health',
    againstGhoul: 'Against the Ghoul',
  },

  notices: {
    terrorDrawn: {
      title: 'Draw Terror cards: {{count}}',
      body: 'Put them face up. Note the names, and buttons appear for what they can do.',
    },
    terrorDrawnAdapt: {
      title: 'Gain Terror cards: {{count}} (Adapt)',
      body: 'For each one draw two and keep one. Note the names you keep.',
    },
    terrorDeckEmpty: { title: 'The Terror deck has no cards left' },
    lowRoll: { title: 'The total {{total}} is {{low}} or less' },
    mayCheat: {
      title: 'Cheat can reroll one die',
      body: 'If you do not want to, just keep two dice. The total is looked at then.',
    },
    mayEscape: {
      title: 'Fury {{goal}}: you may escape',
      body: 'Entering the Entrance wins. Losing Fury later does not matter any more.',
    },
    crystalsOpen: {
      title: 'Crystals {{goal}}: the way out is open',
      body: '{{who}}: leaving the cave wins.',
    },
    treasurePair: {
      title: 'Pairs of Treasure: {{pairs}}',
      body: 'Return the tokens to the Cave’s supply. Each pair is 1 Fury for the Ghoul, a Terror card for the Vile Ghoul.',
    },
    gemTaken: {
      title: 'The Gem becomes a Treasure',
      body: 'Return the Gem to the Dragon’s supply and take a Treasure token from the Cave’s supply, or else from the map.',
    },
    gemTrap: {
      title: 'It is a trap!',
      body: 'Return the Gem to the Dragon’s supply and skitter. You gain nothing.',
    },
    backstabbed: {
      title: 'Backstab: Movement −{{lost}}',
      body: 'Give the cubes back to the Thief. At 0 you cannot move.',
    },
    skitter: {
      title: 'Skitter: the {{who}} player names a symbol',
      body: 'Choose an unoccupied Dark tile with it. If no Dark tile is free at all, a free space around the Entrance.',
    },
    skitterVariant: {
      title: 'Skitter: name a symbol, the {{who}} player places you',
      body: 'A symbol of an unoccupied Dark tile. If there is none, your opponent puts you around the Entrance.',
    },
    skitterByStack: {
      title: 'Skitter: symbol of the top tile',
      body: 'Choose an unoccupied Dark tile with it. During the Collapse draw one of the collapsed tiles. If there is none, a free space around the Entrance. For a skitter without an attack this is unconfirmed.',
    },
    victimLoses: { title: '{{who}} loses: {{loss}}' },
    tribeScatters: { title: 'The tribe scatters' },
    unicornTeleports: { title: 'After you skitter, the Unicorn teleports' },
    thiefDies: { title: 'The Thief dies' },
    thiefKilled: {
      title: 'The Thief dies: draw {{drawn}} Terror cards, keep 1',
      body: 'Put the others under the Terror deck. If Unnatural Evasion works while the attack is resolved, he moves after you skitter.',
    },
    sneaking: {
      title: 'No extra for walls and pieces this turn',
      body: 'The card leaves the game at the end of the turn.',
    },
    blinked: { title: 'Go to another Crystal tile without pieces' },
    blinkedAnywhere: { title: 'Go to any unoccupied place' },
    scoured: { title: 'Look at your Dark tile', body: 'You may reveal it.' },
    scouredAll: {
      title: 'Look at every Dark tile entered this turn',
      body: 'The card leaves the game at the end of the turn.',
    },
    daring: { title: 'Knight: Daring fulfilled' },
    stalwart: { title: 'Knight: Stalwart fulfilled', body: 'The Ghoul’s Defense was 3 or more.' },
    fearless: {
      title: 'Knight: Fearless fulfilled',
      body: 'The Ghoul was on a tile she had just revealed.',
    },
    goblinsGainRage: {
      title: 'The Goblins gain 1 Rage',
      body: 'The Ghoul’s Fury does not change; the tribe does not scatter.',
    },
    clawed: { title: 'Claw: counts as 1 Goblin eaten' },
    scratched: { title: 'Scratch: counts as 3 Goblins eaten' },
    cardLost: { title: 'The Ghoul loses a Terror card' },
    sporesKeepCards: {
      title: 'Soporific Spores: Fury −1',
      body: 'No Terror card is lost, and a goal once reached stays reached.',
    },
    tokenStolen: { title: 'The Thief takes a Treasure token' },
    cardShuffledBack: { title: 'Shuffle a Terror card back into the deck' },
  },

  refusals: {
    goblinsReplaced: 'The Vile Ghoul plays in place of the Goblins: leave them out',
    dragonReplaced: 'The Unicorn plays in place of the Dragon: choose one of them',
    enterDice: 'Enter {{count}} dice',
    needsMovement: 'Needs {{amount}} Movement (you have {{have}})',
    nothingToSneak: 'There is no extra to skip',
    needsDiscs: 'Needs {{amount}} discs (you have {{have}})',
    needsStrength: 'Needs Attack {{needed}} (now {{have}})',
    attackedAlready: 'Already attacked this turn',
    cardUsed: '{{card}} has been used this turn',
    bothEffects: 'Not both effects of {{card}} in one turn',
    identicalCard: 'Only one {{card}} can be used up in a turn',
    deckEmpty: 'The Terror deck is empty',
    noTerrorCard: 'The Ghoul has no Terror card',
    noBoost: 'No Boost die left',
    needsFury: 'Fury {{goal}} has not been reached (now {{have}})',
    needsFuryOrCrystals:
      'Neither Fury {{goal}} (now {{have}}) nor {{crystals}} Crystals (now {{smashed}})',
    needsCrystals: 'Needs {{goal}} Crystals smashed (now {{have}})',
    defenceHolds: 'Not above the Ghoul’s Defense {{defence}} (now {{have}})',
    bowNeeds: 'The Bow needs Strength 2 (now {{have}})',
    nothingToSteal: 'The Ghoul has neither Treasure nor Terror cards',
  },

  victories: {
    ghoulEscapes: {
      condition: 'Reach Fury {{goal}}, then escape by the Entrance',
      won: 'The Ghoul has escaped with its Fury and wins.',
    },
    ghoulEscapesCrystals: {
      condition: 'Or smash {{goal}} Crystals, then escape',
      won: 'The Ghoul has smashed its Crystals, escaped and wins.',
    },
    ghoulKillsKnight: {
      condition: 'Or kill the Knight (starts with Health {{health}})',
      won: 'The Ghoul has killed the Knight and wins.',
    },
    ghoulKillsDragon: {
      condition: 'Or kill the Dragon (starts with Health {{health}})',
      won: 'The Ghoul has killed the Dragon and wins.',
    },
    vileKillsKnight: {
      condition: 'Kill the Knight (starts with Health {{health}})',
      won: 'The Knight is dead: the Vile Ghoul wins.',
    },
    vileKillsDragon: {
      condition: 'Kill the Dragon (starts with Health {{health}})',
      won: 'The Vile Ghoul has killed the Dragon and wins.',
    },
    vileKillsUnicorn: {
      condition: 'Kill the Unicorn (starts with Health {{health}}; unconfirmed)',
      won: 'The Vile Ghoul has killed the Unicorn and wins.',
    },
    vileEscapes: {
      condition: 'Smash {{goal}} Crystals, then escape by the Entrance',
      won: 'The Vile Ghoul has escaped and wins.',
    },
    knightEscapes: {
      condition: 'Smash {{goal}} Crystals, then escape',
      won: 'The Knight has escaped and wins.',
    },
    goblinsEscape: {
      condition: 'Smash {{goal}} Crystals, then escape',
      won: 'The Goblins have escaped and win.',
    },
    dragonEscapes: {
      condition: 'Wake, surface, then escape',
      won: 'The Dragon has escaped and wins.',
    },
    caveCollapses: {
      condition: 'Complete the Collapse',
      won: 'The Collapse is complete: the Cave wins.',
    },
    thiefStashes: {
      condition: 'Stash {{goal}} Treasure tokens',
      won: 'The Thief has filled his stash and wins.',
    },
    knightOwn: { condition: '{{rules}}', won: 'The Knight wins.' },
    goblinsOwn: { condition: '{{rules}}', won: 'The Goblins win.' },
    dragonOwn: { condition: '{{rules}}', won: 'The Dragon wins.' },
    unicornOwn: { condition: '{{rules}}', won: 'The Unicorn wins.' },
    caveOwn: { condition: '{{rules}}', won: 'The Cave wins.' },
    thiefOwn: { condition: '{{rules}}', won: 'The Thief wins.' },
    ghostOwn: { condition: '{{rules}}', won: 'The Ghost wins.' },
    collapse: {
      condition: 'If the Collapse is completed, {{losers}}',
      won: 'The cave has collapsed. Nobody wins.',
    },
    vileCollapse: {
      condition: 'If the Collapse is completed, {{losers}}',
      won: 'The cave has collapsed. Nobody wins.',
    },
  },

  phrases: {},
  notes: {},

  tables: {
    terrorCards: {
      head: ['Card', 'Copies', 'Each turn or lasting', 'Once per game'],
      rows: [
        ['Chase', '3', 'Movement +1', 'Movement +4'],
        ['Hunt', '3', 'Attack +1', 'Attack +3'],
        ['Sneak', '2', 'One wall or occupied space without extra', 'All of them this turn'],
        ['Cheat', '1', 'Reroll one die each time', 'Choose one die'],
        [
          'Blink',
          '1',
          '2 movement: Crystal tile to Crystal tile',
          'Crystal tile to any free place',
        ],
        ['Adapt', '1', 'Draw 2, keep 1', 'Take any card of the deck'],
        ['Seize', '1', 'Collect for 1, or a sure Gem for 2', 'Next one free, 2 Terror cards'],
        ['Scour', '1', 'Look at your Dark tile', 'All you enter this turn'],
      ],
    },
  },

  tools: {
    'ghoul-dice': {
      name: 'Ghoul dice',
      lead: 'Is there a Terror card, which pairs are there, and what are the odds?',
      fields: {
        dice: { label: 'Faces', hint: '2 or 3 dice. Tap one of them to take it away again' },
        count: { label: 'Dice to roll', hint: 'Stalker and Hunter roll 2' },
        movement: { label: 'Movement wanted' },
        attack: { label: 'Attack wanted' },
      },
      answers: {
        low: '{{dice}} dice, total {{total}}: draw a Terror card ({{low}} or less)',
        enough: '{{dice}} dice, total {{total}}: no Terror card (more than {{low}})',
        pair: 'Movement {{movement}}, Attack {{attack}}',
        chance: 'Movement {{movement}} and Attack {{attack}} or more: {{percent}} %',
        terrorChance: 'A Terror card: {{ways}} of {{throws}} rolls',
        wishChance:
          'Movement {{movement}} and Attack {{attack}} or more: {{ways}} of {{throws}} rolls',
        terrorBar: 'Total {{low}} or less (Terror card)',
        wishBar: 'Movement {{movement}}+, Attack {{attack}}+',
      },
    },
    'ghoul-goal': {
      name: 'Fury goal',
      lead: 'Fury needed to escape, by players and level',
      fields: {
        players: { label: 'Players', hint: 'With you. 1 is solo' },
        level: { label: 'Difficulty', hint: 'From the easiest; Ghoul is the standard' },
      },
      answers: {
        goal: 'Fury {{goal}}',
        sum: 'Level {{base}} + players {{players}} = {{sum}}',
        capped: 'Never above {{end}}, the end of the track',
        latch: 'Once reached, losing Fury later does not matter',
        dice: 'Dice: {{dice}}',
        vile: 'Vile Ghoul: the Knight starts with Health {{knight}}, or the Dragon with {{dragon}}, or with neither {{crystals}} Crystals (other numbers against only the Cave or only the Thief)',
        solo: 'Solo: by the solo level',
        soloGoal:
          '{{soloLevel}}: Fury {{fury}} or {{crystals}} Crystals (Vile Ghoul: Crystals only)',
      },
    },
    'ghoul-move': {
      name: 'Ghoul movement',
      lead: 'Movement to enter the next space',
      fields: {
        wall: { label: 'A wall between' },
        pieces: { label: 'Pieces there', hint: 'Of other players' },
        attack: { label: 'Attack at once' },
        unattackable: { label: 'One cannot be attacked' },
      },
      answers: {
        cost: 'Movement {{cost}}',
        base: 'Base 1',
        wall: 'Wall +1',
        notAttacked: 'Pieces, and no attack at once +1',
        unattackable: 'A piece that cannot be attacked +1',
        attacked: 'Attacked at once: no extra for pieces',
        nobody: 'No pieces, no extra',
        never: 'However many pieces, never more than +1. Impassable Canyon spaces stay closed',
      },
    },
    'ghoul-attack': {
      name: 'Ghoul attack',
      lead: 'Are there enough discs, and how many stay?',
      fields: {
        discs: { label: 'Discs on the Attack space' },
        defence: { label: 'Defense of the target', hint: 'Strength, Armor or Stealth' },
        crystal: { label: 'Smash a Crystal', hint: '3 discs, whatever the defense' },
      },
      answers: {
        possible: 'Attack for {{cost}} discs, {{left}} left',
        impossible: 'Needs {{cost}} discs, {{missing}} missing',
        sum: 'Defense {{defence}} + 1 = {{cost}}',
        crystal: 'A Crystal takes 3',
        defenceLeft: 'Ending the turn here: Defense {{left}}',
        once: 'Each target once a turn',
      },
    },
    'vile-ghoul-attack': {
      name: 'Vile Ghoul attack',
      lead: 'Can it attack, and what does entering cost?',
      fields: {
        attack: { label: 'Attack' },
        boost: { label: 'Bonus', hint: 'Boost dice and Hunt together' },
        defence: { label: 'Defense of the target', hint: 'Strength, Armor or Stealth' },
        crystal: { label: 'Smash a Crystal', hint: 'Attack 3 or more, without bonus' },
        passing: { label: 'Enter without attacking' },
        wall: { label: 'A wall between' },
      },
      answers: {
        hits: 'Attack {{strength}}: it can attack (entering takes {{entry}})',
        tooWeak: 'Attack {{strength}}: it cannot, needs {{needed}} (entering takes {{entry}})',
        passes: 'No attack (entering takes {{entry}})',
        sum: 'Attack {{attack}} + bonus {{boost}} = {{strength}}, against defense {{defence}}',
        crystal: 'Attack {{attack}}; a Crystal needs {{needed}}',
        crystalBoost: 'Whether a bonus counts for a Crystal is not stated',
        entry: 'Movement to enter: {{entry}} (+1 if it cannot or does not attack)',
        stays: 'Attack is not spent; Defense {{attack}}',
      },
    },
  },
};
