import type { paladin as japanese } from '../../../ja/games/vast-mysterious-manor-published/paladin';
import type { SameShape } from '../../../shape';

export const paladin: SameShape<typeof japanese> = {
  names: {
    armor: 'Armor',
    fireBrand: 'Fire Brand',
    halo: 'Halo',
    holySymbol: 'Holy Symbol',
    magicMace: 'Magic Mace',
    prayerBeads: 'Prayer Beads',
    wingedBoots: 'Winged Boots',
    pathfinder: 'Pathfinder',
    conjure: 'Conjure',
    divination: 'Divination',
    pillarOfLight: 'Pillar of Light',
    radiantLamps: 'Radiant Lamps',
    dedication: 'Dedication',
    disdain: 'Disdain',
  },

  tracks: {
    health: { label: 'Health', hint: 'At 0 the opponent wins' },
    experience: {
      label: 'Grit',
      hint: 'Hero cubes (and favors for the Paladin) at the marks; lost again when falling below',
    },
    fire: { label: 'Fury', hint: 'Up to 5; anything above is lost' },
    light: { label: 'Light', hint: 'Up to 8; anything above is lost' },
    prepared: {
      label: 'Cubes on Prepare',
      hint: 'Strength and Defense +1 each, until you collect them',
    },
    sprints: { label: 'Cubes on Sprint' },
    crusades: { label: 'Cubes on Crusade' },
  },

  marks: {
    cube7: 'hero cube',
    cube18: 'hero cube',
    cube32: 'hero cube',
    cube41: 'hero cube',
    favor13: 'favor',
    favor25: 'favor',
  },

  toggles: {
    spiderHit: {
      label: 'Spider hit this turn',
      hint: 'If off, Fury +1 at the end of the turn. Other hits do not matter',
    },
    armor: { label: 'Armor', hint: 'Takes one loss of Health and is gone' },
    fireBrand: {
      label: 'Fire Brand',
      hint: '3 Fury: a hit on the Giant Spider or the Sorcerer takes one more Spiderling',
    },
    halo: { label: 'Halo', hint: 'Light +1 at the start of the turn' },
    holySymbol: { label: 'Holy Symbol', hint: 'Fury +1 at the start of the turn' },
    magicMace: { label: 'Magic Mace', hint: 'One breach a turn' },
    prayerBeads: {
      label: 'Prayer Beads',
      hint: 'At a Shrine put it in the box: 1 favor, and 2 Fury or 2 Light',
    },
    wingedBoots: { label: 'Winged Boots', hint: 'A sprint is 4 spaces' },
    pathfinder: { label: 'Pathfinder', hint: 'You may rotate a tile when a lamp goes on it' },
    conjure: { label: 'Conjure', hint: 'One force wall a turn on your own tile' },
    divination: { label: 'Divination', hint: '1 Light: reveal any tile, without Grit' },
    pillarOfLight: {
      label: 'Pillar of Light',
      hint: '2 Light: a pillar on an adjacent visible tile without figures. Nobody enters or attacks there',
    },
    radiantLamps: { label: 'Radiant Lamps', hint: 'No tunnelling to a Pit with a lamp' },
    dedication: {
      label: 'Dedication',
      hint: 'Refusing a treasure gives Light +2 and Fury +2 instead of Grit',
    },
    disdain: { label: 'Disdain', hint: 'Hitting a Skeleton gives Grit +3 instead of Light' },
  },

  derived: {
    cubesLeft: { label: 'Cubes to use', hint: '3 (Lord: 2), and 1 each for Grit 7, 18, 32 and 41' },
    cubesToReturn: { label: 'Cubes to return', hint: 'Take them off actions; the turn goes on' },
    strength: {
      label: 'Strength',
      hint: 'Cubes on Prepare. Fury adds to it for one crusade only',
    },
    paladinDefence: { label: 'Defense', hint: 'Cubes on Prepare. Counts in other turns, too' },
    sprintSpaces: { label: 'Spaces of a sprint' },
    favorsHeld: { label: 'Favors', hint: 'Beside Vigor and Illuminate' },
  },

  actions: {
    prepare: { label: 'Prepare', effect: '1 cube: Strength +1, Defense +1' },
    sprint: { label: 'Sprint', effect: '1 cube: up to 2 spaces (Winged Boots: 4)' },
    crusade: {
      label: 'Crusade',
      effect: '1 cube: 0 or 1 space, reveal → attack → Shrine → treasures',
    },
    revealTile: { label: 'Reveal a tile', effect: 'Grit +2' },
    refuseTreasure: { label: 'Refuse a treasure', effect: 'Grit +5 (also if the deck is empty)' },
    shrineFaith: { label: 'Take from a Shrine', effect: 'Fury or Light +1' },
    swapFavor: { label: 'Swap a favor at a Shrine', effect: 'Discard 1, keep 1 of 3' },
    hitSpider: { label: 'Hit the Spider', effect: 'Spiderlings −1, Light +1' },
    hitShadowPaladin: { label: 'Hit the Shadow Paladin', effect: 'His Health −1, Light +1' },
    hitSkeletons: { label: 'Hit Skeletons', effect: 'Light +1 each' },
    hitEgg: { label: 'Hit an Egg', effect: 'Grit +5, Light +1' },
    hitPoltergeist: { label: 'Hit a poltergeist', effect: 'Grit +3, Light +1' },
    keepFavor: { label: 'Gain a favor', effect: '1 out of 3' },
    discardFavor: { label: 'Lose a favor', effect: 'Never Vigor or Illuminate' },
    vigorStrength: { label: 'Strength by Vigor', effect: '+1 per Fury, for one crusade' },
    vigorBreach: { label: 'Breach by Vigor', effect: 'Fury −1' },
    placeLamp: { label: 'Place a lamp', effect: 'Light −1' },
    burnWeb: { label: 'Remove a web', effect: 'Light −1, Webs −1' },
    divine: { label: 'Reveal by Divination', effect: 'Light −1, no Grit' },
    raisePillar: { label: 'Raise a pillar of light', effect: 'Light −2' },
    usePrayerBeads: { label: 'Use the Prayer Beads', effect: '1 favor, and Fury or Light +2' },
    loseHealth: { label: 'Lose Health', effect: 'Health −1 (Armor takes it)' },
    sufferStabby: { label: 'Robbed by Stabby', effect: 'Grit −3 (with the Kukri −6)' },
  },

  inputs: {
    useFireBrand: { label: 'Use the Fire Brand', hint: '3 Fury for one more Spiderling' },
    skeletons: {
      label: 'Skeletons hit',
      hint: 'In the order of the hits; each one removed lowers the Defense of the rest by 1',
    },
    disdain: { label: 'Use Disdain', hint: 'Grit +3 instead of Light' },
    dedication: {
      label: 'Use Dedication',
      hint: 'Light +2 and Fury +2 instead of Grit. Not if the deck is empty',
    },
    egg: { label: 'Egg' },
    pool: { label: 'What to take' },
    discarded: { label: 'Card to discard' },
    kept: { label: 'Card to keep' },
    fire: { label: 'Fury to spend' },
    webFrom: { label: 'Which web' },
  },

  steps: {
    paladinCollect: {
      title: 'Collect hero cubes',
      points: [
        'Completing this step takes all cubes off the actions',
        'Strength and Defense from Prepare go back to 0 here',
        'Halo gives Light +1, Holy Symbol Fury +1, when you complete it',
      ],
    },
    paladinAct: {
      title: 'Take actions',
      points: [
        'One cube each, in any order and number; stop whenever you like',
        'Prepare works in the middle of another action, too',
        'A sprint goes over Lit tiles without figures that force attacks',
        'A web ends the move and one web goes',
        'A crusade: reveal → attack, forcing figures first → Shrine → treasures',
        'A hit needs Strength above Defense; equal is a miss',
        'Treasures: the Manor draws 2 and gives 1; without a Manor draw 1',
        'A cube gained by Grit can be used at once',
      ],
    },
    paladinEnd: {
      title: 'End of turn',
      points: [
        'Completing gives Fury +1 if the Spider was not hit this turn',
        'Cubes left over may still prepare: they defend you in the other turns',
      ],
    },
  },

  sections: {
    cubes: 'Cubes and actions',
    crusade: 'Crusade',
    spending: 'Spend Fury and Light',
    losses: 'Losses (if not noted on the other’s sheet)',
    favors: 'Favors',
    treasures: 'Treasures',
  },

  notices: {
    heroCubeGained: {
      title: 'Grit {{at}}: hero cube +1',
      body: 'Usable now. You have {{cubes}}.',
    },
    heroCubeLeaves: {
      title: 'Below Grit {{at}}: hero cube −1',
      body: 'Take off an unused one. {{cubes}} are left. The turn goes on.',
    },
    usedCubeLeaves: {
      title: 'Below Grit {{at}}: a used cube leaves',
      body: 'None is unused: take one off an action. {{cubes}} are left. The turn goes on.',
    },
    favorGained: {
      title: 'Grit {{at}}: draw 3 favors',
      body: 'Keep 1, discard 2.',
    },
    favorLost: {
      title: 'Below Grit {{at}}: discard a favor',
      body: 'Never Vigor or Illuminate.',
    },
    armorAbsorbs: {
      title: 'The Armor took 1 Health',
      body: 'Put the card in the box.',
    },
    strengthAdded: {
      title: 'Strength +{{added}} for this crusade',
      body: 'On top of the prepares. It does not last to the next crusade.',
    },
  },

  refusals: {
    noFavor: 'No favor to discard',
    noFavorLeft: 'No favor left to draw',
    noGrit: 'Grit is 0: nothing to lose',
  },
};
