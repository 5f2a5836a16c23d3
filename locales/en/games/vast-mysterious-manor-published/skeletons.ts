import type { skeletons as japanese } from '../../../ja/games/vast-mysterious-manor-published/skeletons';
import type { SameShape } from '../../../shape';

export const skeletons: SameShape<typeof japanese> = {
  names: {
    ashStaff: 'Ash Staff',
    runestone: 'Runestone',
    fetish: 'Fetish',
    horn: 'Horn',
    banner: 'Banner',
    pauldrons: 'Pauldrons',
    bombBag: 'Bomb Bag',
    longbow: 'Longbow',
    blightArrow: 'Blight Arrow',
    greatAxe: 'Great Axe',
    helmet: 'Helmet',
    shield: 'Shield',
    poison: 'Poison',
    leatherBoots: 'Leather Boots',
    kukri: 'Kukri',
  },

  tracks: {
    stability: { label: 'Stability', hint: '+2 at the end of the turn. Starts at 2 (as reported)' },
    inPlay: { label: 'Skeletons in play', hint: '2 to 5; none is ever lost' },
    skulls: {
      label: 'Skulls on the map',
      hint: 'Cackling skulls. Up to 2; one goes to the box when an enemy enters',
    },
    skullsLost: { label: 'Skulls in the box', hint: 'Gone for good' },
    pitMarkers: { label: 'Pit markers', hint: 'Up to 4; they cannot be removed' },
    screams: { label: 'Screams this turn' },
  },

  toggles: {
    ashStaff: { label: 'Ash Staff', hint: '1 Stability: clear webs and lamps on an adjacent tile' },
    runestone: { label: 'Runestone', hint: 'Skulls can be moved' },
    fetish: { label: 'Fetish', hint: 'Casty strikes exactly 2 spaces away and is not removed' },
    horn: { label: 'Horn', hint: 'A scream reaches any Skeleton on the map' },
    banner: { label: 'Banner', hint: 'Two screams a turn' },
    pauldrons: { label: 'Pauldrons', hint: 'Screamy has Defense +1' },
    bombBag: {
      label: 'Bomb Bag',
      hint: '1 Stability: a breach on a visible wall, or a pit marker here',
    },
    longbow: { label: 'Longbow', hint: 'Shooty strikes 2 to 4 spaces away' },
    blightArrow: {
      label: 'Blight Arrow',
      hint: '1 Stability: clear webs and lamps in one direction',
    },
    greatAxe: { label: 'Great Axe', hint: 'Slashy strikes for 0 Stability' },
    helmet: { label: 'Helmet', hint: 'Slashy costs no Stability on a Lit tile' },
    shield: { label: 'Shield', hint: 'Slashy has Defense +1' },
    poison: {
      label: 'Poison',
      hint: '1 Stability after a hit: 1 more Health; the card goes to the box',
    },
    leatherBoots: { label: 'Leather Boots', hint: 'Stabby moves up to 6 spaces' },
    kukri: { label: 'Kukri', hint: 'Doubles Stabby’s ability' },
    activated: { label: 'Has acted' },
    looted: { label: 'Looted this turn' },
    poisonUsed: { label: 'Poison is in the box', hint: 'It cannot be drawn again' },
    summoned: { label: 'Summoned this turn' },
  },

  orders: {
    march: {
      label: 'March Order',
      hint: 'Top = leftmost on the board. The card of a removed Skeleton goes first by itself',
    },
  },

  actions: {
    strike: { label: 'STRIKE!!', effect: 'Stability −1. Strength above Defense hits' },
    loot: { label: 'LOOT!!', effect: 'Stability +2 (once a turn)' },
    breachWall: { label: 'BREACH!!', effect: 'Stability −1' },
    tunnel: { label: 'TUNNEL!!', effect: 'To another Pit' },
    arm: { label: 'ARM!!', effect: 'One gear card in an Armory' },
    placeSkulls: { label: 'Place skulls', effect: 'Stability −1 each' },
    skullEntered: { label: 'An enemy entered skulls', effect: 'They go to the box' },
    scream: { label: 'Scream', effect: 'Stability −1, another Skeleton moves 5' },
    placePitMarker: { label: 'Place a pit marker', effect: 'Stability −1' },
    bombWall: { label: 'Breach by the Bomb Bag', effect: 'Stability −1, on a visible wall' },
    clearTokens: { label: 'Clear webs and lamps', effect: 'Stability −1, webs as cleared' },
    payForLight: { label: 'Pay for Lit tiles', effect: 'Stability −1 per Skeleton' },
    summon: { label: 'Summon', effect: 'Stability −3, one more Skeleton' },
    skeletonRemoved: { label: 'One was removed', effect: 'Back by the die, card goes first' },
  },

  inputs: {
    skeleton: { label: 'Skeleton' },
    target: { label: 'Target' },
    spaces: {
      label: 'Distracting spaces',
      hint: 'Next to the target, with another Skeleton or skulls; several on one count once. Singy counts up to 2 spaces away',
    },
    defence: {
      label: 'Defense of the target',
      hint: 'Changes with cubes and Terror. Walking in takes 1 blood off an Egg’s tile; correct it if the board differs',
    },
    strong: { label: 'Strength 2', hint: '1 more Stability' },
    far: { label: 'Strike from afar', hint: 'It is not removed' },
    gritLoss: { label: 'Take Grit', hint: '1 Stability after a hit: 3 (with the Kukri 6)' },
    usePoison: { label: 'Use Poison', hint: '1 Stability after a hit: 1 more Health' },
    gear: { label: 'Gear drawn' },
    skullsPlaced: { label: 'Skulls to place' },
    onLit: {
      label: 'Standing on Lit tiles',
      hint: 'Not on Pits. Slashy with the Helmet does not count',
    },
  },

  steps: {
    skeletonsLight: {
      title: 'Pay for Lit tiles',
      points: [
        'Stability −1 for each Skeleton on a Lit tile that is no Pit',
        'Crypts and grounds do not count. Stability never falls below 0',
      ],
    },
    skeletonsActivate: {
      title: 'Activate one by one',
      points: [
        'Everybody from left to right; once a turn, even if a card moves to the front',
        'Up to 5 spaces (Sniffy 6), crypts and grounds too, never through walls',
        'A lamp or a web ends the move; entering takes one of each away',
        'After moving one action: strike, loot, breach, tunnel or arm',
        'Hit or miss, who struck is removed and comes back at once by the die',
        'Abilities work at any point of an activation',
        'Strength 1, and 1 for each distracting space',
      ],
    },
    skeletonsSummon: {
      title: 'Summon',
      points: [
        'Once a turn: 3 Stability turn the leftmost face-down card up',
        'Five Skeletons at most',
      ],
    },
    skeletonsGain: {
      title: 'Gain Stability',
      points: ['Completing gives Stability +2'],
    },
  },

  sections: {
    activation: 'Actions of an activation',
    abilities: 'Abilities and gear',
    march: 'March Order',
    thisTurn: 'This turn',
    casty: 'Casty’s gear',
    screamy: 'Screamy’s gear',
    shooty: 'Shooty’s gear',
    slashy: 'Slashy’s gear',
    stabby: 'Stabby’s gear',
  },

  notices: {
    skeletonRespawns: {
      title: '{{skeleton}} removed: back by the die',
      body: 'Roll the spawn die and place it. Its card went first.',
    },
    shinyRespawns: {
      title: '{{skeleton}} removed: choose where it comes back',
      body: 'No die: place it on any Spawn. Its card went first.',
    },
    skeletonSummoned: {
      title: '{{skeleton}} joins',
      body: 'Roll the spawn die and place it.',
    },
    shinySummoned: {
      title: '{{skeleton}} joins',
      body: 'No die: place it on any Spawn. That it holds for a summon is inferred.',
    },
    lastSpiderlingOpen: {
      title: 'A Skeleton took the last Spiderling',
      body: 'Whether the Paladin or the Armored Knight wins by that is not settled. Agree on it; undo if not.',
    },
    strikeHits: { title: 'Hit' },
    strikeMisses: { title: 'Miss', body: 'Strength has to be above Defense.' },
    shadowPaladinFlees: {
      title: 'The Shadow Paladin flees',
      body: 'To the nearest Dark tile. A Skeleton’s hit costs no Health. Where only Skeletons hunt this is not settled: agree on it.',
    },
  },

  refusals: {
    skeletonNotInPlay: '{{skeleton}} is not in play',
    noGearLeft: 'All gear is dealt out',
    noSkullLeft: 'No skulls left to place',
    noSkull: 'No skulls on the map',
    screamedEnough: 'No more screams this turn',
    nobodyDigs: 'Neither Shooty with the Bomb Bag nor Smashy is in play',
    noBombBag: 'The Bomb Bag is not in play',
    noPitMarkerLeft: 'There are only 4 pit markers',
    nobodyClears: 'Neither the Ash Staff nor the Blight Arrow is in play',
    allInPlay: 'All five are in play',
  },

  phrases: {
    skeletonWaits: 'face down',
    skeletonActed: 'has acted',
    skeletonCarries: '{{gear}}',
  },
};
