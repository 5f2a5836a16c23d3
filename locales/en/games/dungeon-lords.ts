import type { dungeonLords as japanese } from '../../ja/games/dungeon-lords';
import type { SameShape } from '../../shape';

/** What holds in each round of combat alike. */
const combatPoints = [
  'Turn up a combat card and fight by the rulebook; only the outcome is noted here',
  'Fight on an unconquered tile nearest the entrance, counted in steps; of equals choose freely',
  'A trap used in a room costs 1 gold more (Labyrinth excepted)',
  'Each tile conquered lowers that player’s Evil by 1; check the paladin each time',
  'A party that conquers nothing takes no fatigue',
];

export const dungeonLords: SameShape<typeof japanese> = {
  seats: {
    board: 'Central Board',
    player1: 'Player 1',
    player2: 'Player 2',
    player3: 'Player 3',
    player4: 'Player 4',
    combat: 'Combat phase',
  },

  names: {
    player1: 'Player 1',
    player2: 'Player 2',
    player3: 'Player 3',
    player4: 'Player 4',
    nobody: 'Still in the tent',
    defeated: 'Defeated',
    someoneElse: 'Another player',

    wholeTable: 'Everybody',
    myDungeon: 'Only my dungeon',

    red: 'Red',
    blue: 'Blue',
    green: 'Green',
    yellow: 'Yellow',

    winter: 'Winter',
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',

    unknownEvent: 'Not seen yet',
    noEvent: 'None',
    payDay: 'Pay Day',
    taxes: 'Taxes',
    specialEvent: 'Special Event',

    unknownAdventurer: 'Adventurer not noted',
    warrior: 'Warrior',
    wizard: 'Wizard',
    priest: 'Priest',
    thief: 'Thief',
    paladin: 'Paladin',

    food: 'Get Food',
    reputation: 'Improve Reputation',
    tunnels: 'Dig Tunnels',
    gold: 'Mine Gold',
    imps: 'Recruit Imps',
    traps: 'Buy Traps',
    monster: 'Hire Monster',
    room: 'Build Room',

    none: 'None',
    space1: 'I',
    space2: 'II',
    space3: 'III',
    onCard: 'On its card',
    waiting: 'To come',
    done: 'Done',
    skipped: 'Not done',
    first: 'First card',
    second: 'Second card',
    third: 'Third card',

    food1: '−1 gold → +2 food',
    food2: '+1 Evil → +3 food',
    food3: '+2 Evil → +3 food, +1 gold',
    reputation1: '−1 Evil, spy',
    reputation2: '−2 Evil',
    reputation3: '−1 gold → −2 Evil, spy',
    tunnels1: '2 imps → 2 tunnels',
    tunnels2: '3 imps → 3 tunnels',
    tunnels3: '4 imps + foreman → 4 tunnels',
    gold1: '2 imps → +2 gold',
    gold2: '3 imps → +3 gold',
    gold3: '4 imps + foreman → +4 gold',
    imps1: '−1 food → +1 imp',
    imps2: '−2 food → +2 imps',
    imps3: '−1 food, −1 gold → +2 imps',
    imps3Either: '−1 food or −1 gold → +2 imps',
    traps1: '−1 gold → +1 trap',
    traps2: 'free → +1 trap',
    traps3: '−2 gold → +2 traps',
    monster1: '−1 gold and its cost',
    monster1Free: 'its cost only',
    monster2: 'its cost only',
    monster3: '−1 food and its cost',
    room1: '−1 gold → +1 room',
    room2: '−1 gold → +1 room',
    room3: '−1 gold → +1 room',

    hiredMonster: 'Monster',
    productionRoom: 'Production room',
  },

  setupFields: {
    scope: {
      label: 'What this device keeps',
      hint: 'All dungeons on one device, or only your own; then look at the table for the others’ minions',
    },
    players: {
      label: 'Players',
      hint: 'All numbers are for 4. For 2 or 3 see the separate reference sheet',
    },
    starter: {
      label: 'Starting player',
      hint: 'Seats go clockwise; the token moves to the left each round',
    },
    year: { label: 'Year to begin with', hint: 'Usually 1; 2 if you take up a game already going' },
    player1Color: { label: 'Colour of Player 1' },
    player2Color: { label: 'Colour of Player 2' },
    player3Color: { label: 'Colour of Player 3' },
    player4Color: { label: 'Colour of Player 4' },
    evilMaximum: {
      label: 'Maximum of Evil',
      hint: '15 is a provisional number (unconfirmed); see the Evilometer on the Central Board',
    },
    paladinSpace: {
      label: 'Paladin space',
      hint: '0 = not known yet. Look for the marked space of the Evilometer on the Central Board; once it is filled in, you are told where the paladin goes',
    },
    mapColumns: {
      label: 'Columns of the tunnel grid',
      hint: 'Count them on the Dungeon Board; 5 is a provisional number',
    },
    mapRows: {
      label: 'Rows of the tunnel grid',
      hint: 'Count them on the Dungeon Board; 4 is a provisional number',
    },
    monsterFirstGold: {
      label: 'Hire Monster I costs 1 gold',
      hint: 'Unconfirmed. On: 1 gold and the monster’s cost; off: its cost only. Go by the board',
    },
    impsEither: {
      label: 'Recruit Imps III: either food or gold',
      hint: 'Unconfirmed. On: 1 food, or 1 gold if you have none; off: 1 food and 1 gold',
    },
    taxConquered: {
      label: 'Conquered tiles are taxed',
      hint: 'Unconfirmed. On: all tiles count; off: conquered ones are left out',
    },
    tieLaterFirst: {
      label: 'Equal Evil: later in play order first',
      hint: 'For taking adventurers; unconfirmed. On: the later in play order takes the weaker; off: the earlier does',
    },
    unpaidAtMaximum: {
      label: 'Unpaid monsters may go at maximum Evil',
      hint: 'Unconfirmed. On: they may leave, and Evil stops at its maximum; off: you have to pay',
    },
    productionBySheet: {
      label: 'Production: 1 room in year 1, 2 in year 2',
      hint: 'Another reading than the official FAQ’s. On: the year limits the runs in a round; off: each room has its own limit',
    },
  },

  checklist: {
    fewPlayers: {
      label: 'Fewer than 4: see the separate reference sheet',
      detail:
        'The numbers here are for 4. Place dummy orders on the table, and set your minions right under “Corrections”',
    },
    onlyMine: {
      label: 'This device keeps only your dungeon',
      detail: 'Reveal cards, assign adventurers and watch the paladin on the table; enter your own',
    },
    yearTwoStart: {
      label: 'From year 2: make all numbers match the table',
      detail: 'Evil, goods, map, inaccessible orders and the sequence of events',
    },
    paladinUnknown: {
      label: 'Look up the paladin space',
      detail:
        'It is marked on the Evilometer of the Central Board. Fill it in there on the board sheet once you know it; until then watch the paladin yourselves',
    },
    distantLands: {
      label: 'Distant Lands Board: tiles and cards of both years',
      detail: 'A face-down pile of each kind',
    },
    silverOnGold: {
      label: 'Put the silver piles on top of the golden ones',
      detail: 'Silver is year 1, golden is year 2',
    },
    damageCounters: { label: 'Damage counters to their area of the Distant Lands Board' },
    specialEvents: {
      label: 'Pick 2 Special Event cards at random',
      detail: 'One on top of the golden combat cards, one at the bottom',
    },
    combatCards: {
      label: '4 combat cards of the year at the top left of the Central Board',
      detail: 'At random, face down',
    },
    trapDeck: {
      label: 'Shuffle the traps and put them at the bottom left of the Central Board',
      detail: 'One face-down deck',
    },
    paladinTile: {
      label: 'The paladin of the year at the top right of the Central Board',
      detail: 'Face up; silver in year 1, golden in year 2',
    },
    supplies: { label: 'Food, tunnels, gold, imps and trolls on their spaces' },
    evilCounters: { label: 'Every Evil Counter at 5' },
    eventTiles: {
      label: 'Shuffle the 3 event tiles onto Spring, Summer and Autumn',
      detail: 'Face down; year 2 keeps the same sequence',
    },
    progressMarker: { label: 'Progress Board: building side up, marker on the leftmost space' },
    dungeonBoards: { label: 'Everybody takes a Dungeon Board and 8 Orders cards' },
    startTunnels: {
      label: 'Everybody lays 3 tunnels',
      detail: 'Middle column of the tunnel grid, from the top',
    },
    startGoods: { label: 'Everybody takes 3 food, 3 gold and 3 imps' },
    firstOrders: {
      label: 'Everybody draws 3 of the 8 orders and makes 2 inaccessible',
      detail: 'The other goes back: a hand of 6. Note the two in the first step',
    },
    minions: { label: 'Everybody puts 3 minions on the Dungeon Board' },
    startingPlayer: {
      label: 'Hand out the Starting Player Token',
      detail: 'To whoever seems the nicest, or at random',
    },
  },

  tracks: {
    revealed: { label: 'Cards revealed' },
    monstersOnOffer: {
      label: 'Monsters on display',
      hint: '3 each round, fewer as they are hired',
    },
    roomsOnOffer: { label: 'Rooms on display', hint: '2 each round, fewer as they are built' },
    paladinSpace: {
      label: 'Paladin space',
      hint: '0: not known yet. Once it is, the app tells where the paladin goes',
    },
    evilMaximum: { label: 'End of the Evilometer', hint: 'Its last number' },
    evil: { label: 'Evil', hint: 'Check the paladin after every change' },
    food: { label: 'Food' },
    gold: { label: 'Gold' },
    imps: { label: 'Imps', hint: 'Those that have not worked yet' },
    impsAtWork: { label: 'Imps at work', hint: 'Home again at the end of the round' },
    trolls: { label: 'Trolls', hint: 'Can do the work of imps in production' },
    trollsAtWork: { label: 'Trolls at work' },
    tunnels: { label: 'Tunnels', hint: 'Conquered ones included, rooms not' },
    rooms: { label: 'Rooms', hint: 'Conquered ones included' },
    conqueredTunnels: { label: 'Conquered tunnels', hint: 'Neither mined nor made into rooms' },
    conqueredRooms: { label: 'Conquered rooms' },
    traps: { label: 'Traps' },
    monsters: { label: 'Monsters', hint: 'Ghosts too; their wages are in the list' },
    deadLetters: { label: 'Dead letters', hint: '−3 points each at the end' },
    wageGold: { label: 'Wage in gold' },
    wageFood: { label: 'Wage in food' },
    knockedOut: { label: 'Knocked out', hint: '1 if so; up again before year 2' },
    needs: { label: 'Imps needed' },
    makesFood: { label: 'Food made' },
    makesGold: { label: 'Gold made' },
    makesImps: { label: 'Imps made' },
    makesTraps: { label: 'Traps made' },
    builtInYear: { label: 'Built in year', hint: 'A room of year 1 runs up to twice in year 2' },
    runs: { label: 'Runs' },
  },

  marks: { paladinSpace: 'Paladin space' },

  toggles: {
    assigned: { label: 'Adventurers assigned' },
  },

  choices: {
    starter: { label: 'Starting player' },
    paladin: {
      label: 'Where the paladin is',
      hint: 'He moves by the rule; once beaten in combat, choose Defeated',
    },
    springEvent: { label: 'Event in Spring', hint: 'The same in both years' },
    summerEvent: { label: 'Event in Summer', hint: 'The same in both years' },
    autumnEvent: { label: 'Event in Autumn', hint: 'The same in both years' },
    party1: { label: 'First in the party', hint: 'The paladin is apart, always in front' },
    party2: { label: 'Second in the party' },
    party3: { label: 'Third in the party' },
    party4: { label: 'Fourth in the party' },
  },

  orders: {},

  collections: {
    lair: {
      label: 'Monsters and ghosts',
      item: 'Monster',
      add: 'Add a monster',
      empty: 'Nobody hired yet',
    },
    productionRooms: {
      label: 'Production rooms',
      item: 'Production room',
      add: 'Add a production room',
      empty: 'Once built, copy the numbers of its tile here',
    },
  },

  plans: {
    dungeon: {
      label: 'Map of the dungeon',
      hint: 'Tap a space. The entrance is above the middle column',
      empty: 'Empty space',
      tiles: {
        tunnel: { sign: 'T', name: 'Tunnel' },
        room: { sign: 'R', name: 'Room' },
        conqueredTunnel: { sign: '✕T', name: 'Conquered tunnel' },
        conqueredRoom: { sign: '✕R', name: 'Conquered room' },
      },
    },
  },

  reports: {
    calendar: { label: 'This season' },
    waiting: { label: 'Adventurers of the next season' },
    choosing: { label: 'Who has chosen' },
    resolving: { label: 'Next order' },
    retrieval: { label: 'Cards coming back' },
    assignment: { label: 'Who takes which adventurer' },
    cards: { label: 'Orders' },
    party: { label: 'Party, from the front' },
    parties: { label: 'Parties, from the front' },
  },

  charts: { orderBoard: { label: 'All orders' } },

  derived: {
    tunnelsWaiting: { label: 'Tunnels to put on the map' },
    roomsWaiting: { label: 'Rooms to put on the map' },
    tax: { label: 'Tax now', hint: '(tunnels + rooms) ÷ 2, rounded up' },
    letterPoints: { label: 'Points for dead letters' },
    runsLeft: { label: 'Runs left', hint: 'With the free imps and trolls' },
  },

  actions: {
    drawAdventurers: {
      label: 'Note drawn adventurers',
      effect: 'Weakest on the left; for the next season',
    },
    assignAdventurers: {
      label: 'Assign adventurers',
      effect: 'The least evil takes the weakest',
    },
    meetAdventurer: {
      label: 'An adventurer came',
      effect: 'A warrior to the front, others to the back',
    },

    chooseInaccessible: {
      label: 'Set inaccessible orders',
      effect: 'Draw 3, choose 2 of them',
    },
    chooseOrders: {
      label: 'Choose orders',
      effect: '3 in order of play; may be redone until the reveal',
    },
    reveal: { label: 'Reveal cards', effect: 'Everybody’s card {{card}}; minions take spaces' },
    placeMinions: {
      label: 'Spaces of your minions',
      effect: 'As on the table, for all three cards',
    },
    moveMinion: { label: 'Put a minion right', effect: 'If a dummy stands in its way' },
    takeBack: {
      label: 'Choose the card to take back',
      effect: 'An unresolved order may replace card 1',
    },

    resolveFood: { label: 'Get Food', effect: '{{space}}: {{terms}}' },
    resolveReputation: { label: 'Improve Reputation', effect: '{{space}}: {{terms}}' },
    resolveTunnels: {
      label: 'Dig Tunnels',
      effect: '{{space}}: imps {{imps}}, tunnels +{{made}}',
    },
    resolveGold: { label: 'Mine Gold', effect: '{{space}}: imps {{imps}}, gold +{{made}}' },
    resolveImps: { label: 'Recruit Imps', effect: '{{space}}: {{terms}}' },
    resolveTraps: { label: 'Buy Traps', effect: '{{space}}: {{terms}}' },
    resolveMonster: { label: 'Hire Monster', effect: '{{space}}: {{terms}}' },
    resolveRoom: { label: 'Build Room', effect: '{{space}}: {{terms}}' },
    adjustOrder: {
      label: 'With other numbers',
      effect: 'Fewer workers, or the board says otherwise',
    },
    skipOrder: { label: 'Not this order', effect: 'Costs nothing; counts as unresolved' },

    runRoom: { label: 'Run a room', effect: 'Imps work, the room yields' },
    payMonsters: {
      label: 'Pay wages',
      effect: 'Gold {{gold}}, food {{food}}; leaving: {{leaving}}',
    },
    payTax: {
      label: 'Pay taxes',
      effect: '{{paid}} of {{tax}} gold; dead letters: {{letters}}',
    },

    tunnelConquered: { label: 'Tunnel conquered', effect: 'Evil −1' },
    roomConquered: { label: 'Room conquered', effect: 'Evil −1' },
    loseMonster: { label: 'Lose a monster', effect: 'Knocked out, or gone' },
    useTrap: { label: 'Use a trap', effect: 'Trap −1; in a room gold −1 too' },

    placeTunnel: { label: 'Put a tunnel', effect: 'Dig this space' },
    placeRoom: { label: 'Make it a room', effect: 'In place of the tunnel' },
    markConquered: { label: 'Conquered', effect: 'Evil −1' },
    clearSpace: { label: 'Take back', effect: 'The conquest, then the room, then the tunnel' },
  },

  inputs: {
    minion: { label: 'Order to move' },
    place: { label: 'Its right space' },
    adventurer1: { label: 'Leftmost (weakest)' },
    adventurer2: { label: 'Second from the left' },
    adventurer3: { label: 'Third from the left' },
    adventurer4: { label: 'Fourth from the left' },
    kind: { label: 'Who came' },
    drawn: { label: 'The 3 drawn', hint: 'At random, from all 8' },
    keptBack: { label: 'The 2 that become inaccessible' },
    orders: {
      label: 'The 3 to play',
      hint: 'Tapped first is card 1, then 2 and 3; only card 1 returns to your hand',
    },
    firstSpace: { label: 'Space of card 1' },
    secondSpace: { label: 'Space of card 2' },
    thirdSpace: { label: 'Space of card 3' },
    card: { label: 'Back to hand', hint: 'The other two become inaccessible' },
    monster: { label: 'Which monster' },
    forGood: {
      label: 'Gone for good',
      hint: 'On: it is removed; off: knocked out, back before year 2',
    },
    inRoom: { label: 'Used in a room', hint: '1 gold more; leave it off for the Labyrinth' },
    space: { label: 'Space' },
    unpaid: { label: 'Monsters not paid', hint: 'Each leaves and raises Evil by 1' },
    paid: { label: 'Gold paid' },
    room: { label: 'Which room' },
    trollHelp: { label: 'Trolls in place of imps' },
    costGold: { label: 'Its cost in gold', hint: 'As on the tile, without the cost of the space' },
    costFood: { label: 'Its cost in food' },
    costEvil: { label: 'Its cost in Evil' },
    wageGold: { label: 'Its wage in gold', hint: 'To be paid on Pay Day' },
    wageFood: { label: 'Its wage in food' },
    workers: { label: 'How many to get', hint: 'Only for 4 one imp more works, as the foreman' },
    goldChange: { label: 'Change of gold' },
    foodChange: { label: 'Change of food' },
    evilChange: { label: 'Change of Evil' },
    impsChange: { label: 'Change of imps' },
    trapsChange: { label: 'Change of traps' },
  },

  steps: {
    newRound: {
      title: 'New round',
      points: [
        'Discard what was left; lay out 3 new monsters and 2 new rooms',
        'If this season’s event is known, note it. None in Winter; year 2 repeats year 1',
        'Winter, Spring, Summer: draw an adventurer for each player, weakest on the left. They come next season (unconfirmed)',
        'No adventurers are drawn in Autumn (unconfirmed)',
        'First round only: everybody settles on 2 inaccessible orders',
      ],
    },
    orders: {
      title: 'Choose orders',
      points: [
        'Pass the device around: each secretly chooses 3 of 6 cards in order of play, and lays them face down from the left',
        'Play first what you want again next round; cards 2 and 3 will be inaccessible',
        'Reveal all first cards, then all second, then all third, each time clockwise from the starting player',
        'A minion takes the first free space from I on. With all three taken it stays on its card: unresolved',
      ],
    },
    resolve: {
      title: 'Resolve orders',
      points: [
        'Food, reputation, tunnels, gold, imps, traps from I on; only monsters and rooms from III',
        'Mining: 1 gold for each unconquered tunnel at most; rooms do not count',
        'Tunnels join what is there and never fill a 2×2; put them on your map',
        'A room replaces an unconquered tunnel, never beside a room. Only first-year rooms have a zone',
        'Year 2: draw one trap more, then give any one back',
        'Check the paladin after every change of Evil. Where the board says otherwise, the board decides',
      ],
    },
    production: {
      title: 'Production',
      points: [
        'Run production rooms with imps that have not worked yet; trolls can stand in for them',
        'Each room once; in year 2 a room built in year 1 up to twice, with imps for both',
        'Copy what a room needs and makes from its tile to your sheet, once',
        'Nobody has to run a room',
      ],
    },
    retrieve: {
      title: 'Retrieve orders',
      points: [
        'Back to hand: the two inaccessible cards and card 1 of this round',
        'Cards 2 and 3 become inaccessible, face up',
        'An unresolved order may come back instead of card 1 (whether instead or besides is unconfirmed)',
        'A hand always has 6 cards. “Next” changes them for everybody',
      ],
    },
    event: {
      title: 'Event',
      points: [
        'Choose what the event tile of the season shows; then the buttons to pay appear',
        'Pay Day: pay each monster and ghost. Unpaid ones leave and raise Evil by 1 each',
        'Taxes: half of tunnels and rooms, rounded up, in gold. Each gold missing is a dead letter',
        'Special Event: turn up a Special Event card and follow it',
        'Check the paladin after every change of Evil',
      ],
    },
    adventurers: {
      title: 'Adventurers',
      points: [
        'From the row drawn last season the least evil takes the leftmost (weakest), and so on',
        'A warrior goes to the front of the party, before other warriors too; others to the back',
        'The paladin stands in front of everybody',
        'Ties in Evil are unconfirmed; go by what you chose at set-up',
      ],
    },
    endRound: {
      title: 'End of the round',
      points: [
        'All imps that worked return to the den, trolls to their owners',
        'The Starting Player Token goes to the left, but not in Autumn',
        'After Autumn comes the Combat phase',
        '“Next” does all this here, too',
      ],
    },
    combat1: { title: 'Combat, round 1', points: combatPoints },
    combat2: { title: 'Combat, round 2', points: combatPoints },
    combat3: { title: 'Combat, round 3', points: combatPoints },
    combat4: { title: 'Combat, round 4', points: combatPoints },
    yearEnd: {
      title: 'End of year 1',
      points: [
        'No scoring yet. Dungeons and goods stay, and so does Evil (unconfirmed)',
        'Knocked-out monsters get up and the parties are gone; “Next” does it here',
        '4 golden combat cards at random, face down on the Central Board; draw from the golden piles now',
        'The golden paladin goes to the tent. If anybody is on or above his space, he comes to the most evil at once (of equals the last in play order)',
        'Do not reshuffle the event tiles: each season has the same event again',
        'Rooms of year 2 have no zone; side by side is still forbidden',
      ],
    },
    gameEnd: {
      title: 'End of the game',
      points: [
        'Scoring happens only now; items and titles are in the rulebook',
        'Dead letters of both years: −3 points each',
      ],
    },
  },

  sections: {
    calendar: 'Now',
    orderBoard: 'Order spaces',
    offers: 'On display',
    year: 'Events and paladin',
    overlooked: 'Easily missed',
    calculators: 'Calculators',
    goods: 'Goods',
    cards: 'Orders',
    dungeon: 'Dungeon',
    party: 'Adventurers here',
    monsters: 'Monsters',
    production: 'Production',
    losses: 'Losses',
    orderTable: 'What the order spaces do',
    orderTool: 'Try an order',
    corrections: 'Corrections',
    combatNotes: 'Before combat',
    parties: 'Parties of all dungeons',
  },

  notices: {
    spy: {
      title: '{{player}}: spy',
      body: 'What you may look at is printed on the board. It seems to be something face down (unconfirmed).',
    },
    trapBack: {
      title: '{{player}}: draw {{drawn}} traps, give 1 back',
      body: 'Any of your traps, face down.',
    },
    deadLetters: {
      title: '{{player}}: dead letters {{letters}} ({{points}} points)',
      body: 'Put damage counters in the dead letter box; the points count at the end of the game.',
    },
    monstersLeave: {
      title: '{{player}}: monsters leaving: {{leaving}}',
      body: 'Tiles back to the supply. Evil +1 for each.',
    },
    evilCapped: {
      title: '{{player}}: Evil stops at its maximum of {{maximum}}',
      body: 'Whether monsters may go unpaid at the maximum is unconfirmed; decide at the table.',
    },
    monstersReturn: { title: '{{player}}: monsters up again: {{count}}' },
    paladinComes: {
      title: 'The paladin comes to {{player}}',
      body: 'Evil is on or above his space ({{space}}). Put him at the front of the party.',
    },
    paladinMoves: {
      title: 'The paladin moves to {{player}}',
      body: 'More evil than {{before}}, and on or above his space. Put him at the front of the party.',
    },
    paladinWatches: {
      title: 'You are on the paladin space',
      body: 'If he is still in the tent, he comes to you. If somebody has him, he moves only if you are more evil.',
    },
  },

  refusals: {
    drawThree: 'Choose the 3 cards drawn',
    keepBackTwo: 'Choose the 2 that become inaccessible',
    pickThree: 'Choose 3 in order of play',
    notAllChosen: '{{player}} has not chosen yet',
    partyFull: 'The party is full',
    noGold: '{{needed}} gold needed ({{held}} now)',
    noFood: '{{needed}} food needed ({{held}} now)',
    evilAtMaximum: 'Evil is at its maximum of {{maximum}} and cannot pay for this',
    noImps: 'Not enough free imps',
    noTunnelToMine: 'No unconquered tunnel to mine',
    noTunnelForRoom: 'No unconquered tunnel to make into a room',
    minionThere: 'A minion of {{player}} stands there',
    noPlaceForTunnel: 'There is no place left to dig',
    placeTilesFirst: 'Put the waiting room on the map first',
    noPlaceForRoom: 'Any tunnel made into a room would be beside a room',
    noRoomLeft: 'No room is left on display',
    noMonsterLeft: 'No monster is left on display',
    roomUsedUp: 'This room cannot run again this round',
    runsUsedUp: 'No more runs in a round of this year',
    tooFewHands: '{{needed}} imps needed ({{free}} free, trolls included)',
    nothingLeftToConquer: 'Nothing is left to conquer',
    noTraps: 'No traps',
    spaceTaken: 'This space is taken',
    notAdjacent: 'Only beside a tunnel or room',
    fullSquare: 'This would fill a whole 2×2',
    noTunnelToPlace: 'No tunnel to place; digging brings more',
    roomNeedsTunnel: 'A room goes onto a tunnel only',
    roomAlready: 'There is a room already',
    tunnelConquered: 'A conquered tunnel cannot become a room',
    roomBesideRoom: 'No room beside a room',
    noRoomToPlace: 'No room to place; build one first',
    nothingThere: 'There is nothing here',
    conqueredAlready: 'This is conquered already',
    notNearest: 'An unconquered tile is nearer to the entrance',
    starterNotSeated: 'The starting player must be one of those who play',
    paladinBeyondMaximum: 'The paladin space has to be within the maximum of Evil, {{maximum}}',
  },

  victories: {},

  phrases: {
    calendar: 'Year {{year}}, {{season}}',
    startsPlay: 'Starting player: {{player}}',
    eventToday: 'Event: {{event}}',
    paladinWith: 'Paladin: {{player}}',

    waitsFor: '{{place}}: {{kind}} (comes in {{season}})',
    takes: '{{player}} (Evil {{evil}}): no. {{place}} from the left, {{kind}}',
    tieEarlier: 'Equal Evil: the earlier in play order first (unconfirmed)',
    tieLater: 'Equal Evil: the later in play order first (unconfirmed)',
    nobodyYet: 'Nobody has come yet',
    party0: '{{player}}: nobody yet',
    party1: '{{player}}: {{one}}',
    party2: '{{player}}: {{one}}, {{two}}',
    party3: '{{player}}: {{one}}, {{two}}, {{three}}',
    party4: '{{player}}: {{one}}, {{two}}, {{three}}, {{four}}',
    party5: '{{player}}: {{one}}, {{two}}, {{three}}, {{four}}, {{five}}',
    inParty: '{{place}}: {{kind}}',

    terms: '{{terms}}',
    spaces: 'I:\u00A0{{one}}; II:\u00A0{{two}}; III:\u00A0{{three}}',
    leftOnCard: '{{player}}: on the card (unresolved)',

    noInaccessible: 'Inaccessible orders: not set yet',
    inaccessible: 'Inaccessible: {{one}}, {{two}}',
    faceDown: 'Face down: {{cards}}',
    cardPlayed: 'Card {{number}}: {{order}} ({{space}})',
    cardDone: 'Card {{number}}: {{order}} ({{space}}), done',
    cardUnresolved: 'Card {{number}}: {{order}} ({{space}}), unresolved',
    hasChosen: '{{player}}: ready',
    isChoosing: '{{player}}: choosing',
    nextOrder: '{{player}}: {{order}} ({{space}}). {{left}} to go',
    tellSpaces: 'First tell the spaces of your minions',
    cardsFaceDown: 'Some cards are still face down',
    allResolved: 'All orders are done',
    noOrders: 'Nobody has chosen orders',
    retrieval: '{{player}}: {{back}} comes back; inaccessible next: {{one}}, {{two}}',
    nothingToRetrieve: '{{player}}: no card to take back',

    wage: 'Wage: {{gold}} gold, {{food}} food',
    noWage: 'No wage',
    roomNeeds: 'Imps a run: {{needs}} (runs {{runs}}/{{most}})',
    roomRuns: 'Runs this round: {{runs}}/{{most}}',
  },

  notes: {
    combatRules: {
      title: 'Easily missed in combat',
      body: '• The procedure and the combat cards are in the rulebook; only the outcome is noted here.\n• Each round choose one of the unconquered tiles nearest the entrance, in steps through the dungeon, wherever you fought before.\n• A trap used in a room costs 1 gold more, except in the Labyrinth.\n• A party that conquers nothing takes no fatigue; how much it is stands on the combat card.\n• Each tile conquered lowers that player’s Evil by 1. The paladin moves in combat, too.\n• Monsters knocked out in year 1 are up again before year 2.',
    },
    specialEvent: {
      title: 'Special Event',
      body: 'Turn up one Special Event card and do what it says; set the numbers right on everybody’s sheet. Which of the two cards comes first is unconfirmed. At maximum Evil you cannot choose to pay with Evil.',
    },
    overlooked: {
      title: 'From the official FAQ',
      body: '• Mining yields 1 gold for each unconquered tunnel at most; rooms do not count.\n• A room goes onto an unconquered tunnel, never onto an empty space.\n• Rooms are never side by side, in year 2 either; only the zone falls away.\n• An unpaid monster or ghost leaves, and Evil rises by 1 besides.\n• The paladin stays on a tie and never goes to anybody below his space.\n• In year 2 a first-year production room may work twice in a round.\n• In year 2 Buy Traps draws one more, and one goes back.\n• Play order is clockwise from the starting player.',
    },
  },

  tables: {},

  tools: {
    'dungeon-lords-order': {
      name: 'What an order does',
      lead: 'Your goods after an order on its space',
      fields: {
        order: { label: 'Order' },
        space: { label: 'Space', hint: '1 is I, 2 is II, 3 is III' },
        gold: { label: 'Gold' },
        food: { label: 'Food' },
        imps: { label: 'Imps', hint: 'Those that have not worked yet' },
        evil: { label: 'Evil' },
        tunnels: { label: 'Tunnels', hint: 'Unconquered ones, without rooms' },
        year: { label: 'Year', hint: 'Traps are drawn differently' },
        evilMaximum: {
          label: 'Maximum of Evil',
          hint: '15 is a provisional number (unconfirmed)',
        },
      },
      answers: {
        afterwards:
          'Gold {{gold}}, food {{food}}, imps {{imps}}, Evil {{evil}}, tunnels {{tunnels}}',
        terms: '{{order}} {{space}}: {{terms}}',
        unchanged:
          'As before: gold {{gold}}, food {{food}}, imps {{imps}}, Evil {{evil}}, tunnels {{tunnels}}',
        workers: 'Imps at work: {{workers}} (away until the next round)',
        dug: 'Tunnels +{{tunnels}}',
        mined: 'Gold +{{gold}}',
        foreman: 'One of them is the foreman, needed only to get 4 (unconfirmed)',
        traps: 'Traps +{{traps}}',
        yearTwoTraps: 'Year 2: draw {{drawn}}, then give back any one',
        room: 'A tunnel becomes a room',
        spy: 'And a spy (what it does is on the board)',
        monsterCost: 'On top comes the cost printed on the tile',
        noGold: 'Not possible: {{needed}} gold needed ({{held}} now)',
        noFood: 'Not possible: {{needed}} food needed ({{held}} now)',
        evilAtMaximum: 'Not possible: Evil is at its maximum of {{maximum}}',
        noImps: 'Not possible: no free imp',
        noTunnelToMine: 'Not possible: no unconquered tunnel',
        noTunnelForRoom: 'Not possible: no tunnel to make into a room',
      },
    },
    'dungeon-lords-tax': {
      name: 'Taxes',
      lead: 'The tax, and the dead letters for what is not paid',
      fields: {
        tunnels: {
          label: 'Tunnels',
          hint: 'Without rooms. Whether conquered ones count is unconfirmed',
        },
        rooms: { label: 'Rooms' },
        paid: { label: 'Gold paid' },
      },
      answers: {
        paid: 'Tax {{tax}}, dead letters {{letters}}, points {{points}}',
        unpaid: 'Tax {{tax}}, dead letters {{letters}}, points {{points}}',
        sum: 'Tunnels {{tunnels}} + rooms {{rooms}} = {{tiles}}; half of it, rounded up: {{tax}}',
        letters:
          'Tax {{tax}} − paid {{paid}} = dead letters {{letters}}, −3 points each: {{points}}',
        tooMuch: '{{back}} gold too much; you keep it',
      },
    },
    'dungeon-lords-adventurers': {
      name: 'Who takes which adventurer',
      lead: 'From the least evil up, the weakest first',
      fields: {
        evil: {
          label: 'Everybody’s Evil',
          hint: 'In play order; the starting player is 1',
        },
      },
      answers: {
        order2: 'Taking order {{one}} → {{two}}',
        order3: 'Taking order {{one}} → {{two}} → {{three}}',
        order4: 'Taking order {{one}} → {{two}} → {{three}} → {{four}}',
        takes: 'No. {{place}} from the left: player {{player}} in play order (Evil {{evil}})',
        tie: 'Equal Evil: the earlier in play order first (unconfirmed)',
      },
    },
    'dungeon-lords-paladin': {
      name: 'Where the paladin goes',
      lead: 'Whom the paladin is with after a change of Evil',
      fields: {
        space: {
          label: 'Paladin space',
          hint: 'The marked space of the Evilometer; 10 is a provisional number',
        },
        evil: {
          label: 'Everybody’s Evil',
          hint: 'After the change, in play order; the starting player is 1',
        },
        holder: {
          label: 'Where he is now',
          hint: 'The player’s number in play order; 0 is still in the tent',
        },
      },
      answers: {
        goes: 'Comes to player {{player}} (Evil {{evil}})',
        stays: 'Stays with player {{player}} (Evil {{evil}})',
        nobody: 'Comes to nobody (all below {{space}})',
        needs:
          'He goes to whoever is at {{space}} or above and more evil than his holder. Numbers are by play order',
        keeps: 'Below his space, too, he stays unless somebody else qualifies',
        tieStays: 'Drawing level is not enough',
        tieLast: 'Of equals the last in play order gets him',
      },
    },
  },
};
