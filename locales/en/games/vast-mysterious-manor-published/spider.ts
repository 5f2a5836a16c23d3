import type { spider as japanese } from '../../../ja/games/vast-mysterious-manor-published/spider';
import type { SameShape } from '../../../shape';

export const spider: SameShape<typeof japanese> = {
  names: {
    giant: 'Giant Spider',
    sorcerer: 'Sorcerer',
    spiderlings: 'Spiderlings',
    egg: 'Egg',
  },

  tracks: {
    terror: { label: 'Terror', hint: 'The Spider may leave at 12 (easy levels: 8 or 10)' },
    blood: { label: 'Blood', hint: '15 in all (as reported)' },
    hand: { label: 'Cards in hand' },
    spirit: {
      label: 'Spirit',
      hint: 'Cards to draw each turn. Rises along the track: see the board',
    },
    defence: { label: 'Defense', hint: 'Rises along the track: see the board' },
    spiderlings: { label: 'Spiderlings left', hint: 'When the last goes to the box, you lose' },
    webs: { label: 'Webs', hint: 'Up to 10 on the map (as reported), 3 on a tile' },
    eggsLaid: { label: 'Eggs laid this turn', hint: 'Up to 2' },
  },

  marks: { leave: 'may leave' },

  toggles: {
    fed: { label: 'Feed used' },
    scared: { label: 'Scare used' },
    expand: {
      label: 'Has the spell Expand',
      hint: 'Every turn end: reveal an empty tile, add a Dark tile, add a treasure',
    },
    escaped: { label: 'Has left', hint: 'Whoever leaves wins' },
  },

  choices: {
    form: { label: 'Form now', hint: 'Chosen at the start of a turn, not of the first' },
  },

  collections: {
    eggs: { label: 'Eggs', item: 'Egg', add: 'Place an Egg', empty: 'No Egg on the map' },
  },

  derived: {
    moves: { label: 'Spaces to move', hint: 'Each, for Spiderlings' },
    walls: { label: 'Walls to pass', hint: 'In one turn' },
  },

  actions: {
    becomeGiant: { label: 'Become the Giant Spider', effect: '3 spaces, 1 wall' },
    becomeSorcerer: { label: 'Become the Sorcerer', effect: '2 spaces, no walls' },
    becomeSpiderlings: { label: 'Become Spiderlings', effect: '4 spaces each, any walls' },
    feed: { label: 'Feed', effect: 'Blood −3, Terror +1 (once a turn)' },
    scare: { label: 'Scare', effect: '6 webs: cards −1, Terror +1 (once a turn)' },
    eyes: { label: 'Eyes', effect: 'Cards −1, Blood +1 per Blood tile' },
    fangs: { label: 'Fangs', effect: 'Cards −1, Blood +1 per attack' },
    spinWebs: { label: 'Webs', effect: 'Cards −1, webs +1 or more' },
    layEgg: { label: 'Lay Egg', effect: 'Cards −{{cards}}, one Egg' },
    tendEggs: { label: 'Tend', effect: 'Blood −1, +1 on every Egg' },
    veil: { label: 'Veil', effect: 'Cards −1, a visible empty Lit tile turns Dark' },
    lootTreasures: {
      label: 'Loot',
      effect: 'Cards −1; Terror 1 for 2, 2 for 3–4, 3 for 5 or more',
    },
    legs: { label: 'Legs', effect: 'Cards −1, 1 space (every Spiderling)' },
    takeBlood: { label: 'Take Blood', effect: 'Blood +1 (no Egg on the tile)' },
    webEntered: { label: 'An enemy walked in', effect: 'Webs −1; on an Egg’s tile blood −1 too' },
    escape: { label: 'Leave the Manor', effect: 'Wins with enough Terror' },
  },

  inputs: {
    bloodTiles: { label: 'Blood tiles revealed' },
    bites: { label: 'Attacks made', hint: 'Blood +1 each' },
    skeletonsBitten: {
      label: 'Skeletons bitten',
      hint: 'In the order of the bites. Removed, and back by the die',
    },
    websThere: {
      label: 'Webs already on the tile',
      hint: 'They count towards hatching, and stay among the webs on the map',
    },
    tileEntered: { label: 'Which tile' },
    websCleared: { label: 'Webs cleared', hint: 'Those on Egg tiles are chosen apart' },
    eggsCleared: { label: 'Egg tiles cleared of webs' },
    websSpun: { label: 'Webs to place', hint: 'Up to 3 on a tile' },
    websOnEggs: {
      label: 'Placed on Egg tiles',
      hint: 'One on each Egg chosen; the rest go elsewhere',
    },
    treasuresLooted: { label: 'Treasures with Spiderlings' },
  },

  steps: {
    spiderForm: {
      title: 'Choose your form',
      points: [
        'It may be the same as before',
        'As Spiderlings you are as many as are left',
        'Where the new figures go: see your rulebook',
      ],
    },
    spiderTerror: {
      title: 'Gain Terror',
      points: [
        'Feed and Scare, each once, in any form',
        'Scare needs 6 webs on the map and 1 card',
      ],
    },
    spiderAct: {
      title: 'Move and cast',
      points: [
        'Moves and cards in any order',
        'Giant Spider: adjacent tiles, twice per card. Sorcerer: one visible tile. Spiderlings: every tile they are on',
        'Any card may be Fangs for the Giant Spider, Eyes for the Sorcerer, Webs for the Spiderlings',
        'Spiderlings move one after the other; cast only between their moves',
        'Webs and blood on an Egg’s tile together 6: it hatches, Terror +2',
        'An enemy that walks in takes off one web and one blood',
        'With enough Terror: from the Entrance tile out by the edge at the stairs',
      ],
    },
    spiderDraw: {
      title: 'New hand',
      points: [
        'Discard what is left of your hand and draw as many as your Spirit',
        'Completing sets the hand to Spirit',
      ],
    },
  },

  sections: {
    form: 'Form',
    hand: 'Hand and pieces',
    terrorSources: 'Gain Terror',
    powers: 'Cards and Blood',
    spiderEvents: 'What happened on the map',
    eggs: 'Eggs',
    formTable: 'What each form does',
  },

  notices: {
    eggHatched: {
      title: 'An Egg hatched: Terror +2',
      body: 'Take off the Egg and the blood on its tile. The webs stay.',
    },
    mayLeave: {
      title: 'Terror {{terror}}: you may leave',
      body: 'From the Entrance tile out by the edge at the stairs. Then press “Leave the Manor”.',
    },
    spiderScatters: {
      title: 'The Spider turns into Spiderlings',
      body: 'Spiderlings to the box: {{lost}}. Spread out the rest.',
    },
  },

  refusals: {
    noEggLeft: 'There are only 3 Eggs',
    twoEggsATurn: 'At most 2 Eggs a turn',
    noTokens: 'No webs on the map, and no blood on an Egg’s tile',
    tooManyEggs: 'Only {{webs}} webs to place',
    moreBittenThanBites: 'More Skeletons are chosen than attacks were made',
  },

  phrases: {
    eggDefence: 'Defense {{defence}}',
  },

  tables: {
    forms: {
      head: ['Power', 'Giant Spider', 'Sorcerer', 'Spiderlings'],
      rows: [
        ['Move', '3, 1 wall', '2, no walls', '4 each, any walls'],
        [
          'A card reaches',
          'adjacent tiles, twice',
          'one visible tile',
          'every tile with Spiderlings',
        ],
        ['Any card as', 'Fangs', 'Eyes', 'Webs'],
        ['Feed and Scare', 'once each', 'once each', 'once each'],
        ['Legs', '1 card: 1 space', '1 card: 1 space', '1 card: 1 space each'],
        [
          'Only this form',
          'Lay Egg: 2 cards, the second 1',
          'Tend: 1 Blood. Veil: 1 card',
          'Loot: 1 card',
        ],
      ],
    },
  },
};
