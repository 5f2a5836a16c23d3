import type { titles as japanese } from '../ja/titles';
import type { SameShape } from '../shape';

/** What each game is called, and a line about it: all that a list of games needs. */
export const titles = {
  'vast-mysterious-manor': {
    name: 'Vast: The Mysterious Manor',
    edition: 'Preview edition (2018)',
    mark: 'Preview',
    tell: 'Rules and prototype of 2018: an Enchanter, 15 Mold for the Manor, hero cubes at Experience 5, 18, 35.',
    about:
      'An asymmetric game: every role has its own goal and its own rules. Figures and roles depend on the edition.',
  },
  'vast-mysterious-manor-published': {
    name: 'Vast: The Mysterious Manor',
    edition: 'Published edition (2019)',
    mark: 'Published',
    tell: 'A box from a shop: a Warlock, 14 Seals for the Manor, hero cubes at Grit 7, 18, 32, 41.',
    about:
      'An asymmetric game: every role has its own goal and its own rules. Figures and roles depend on the edition.',
  },
  'vast-crystal-caverns': {
    name: 'Vast: The Crystal Caverns',
    edition: 'Ghoul and Vile Ghoul (Fearsome Foes)',
    about:
      'Numbers and turns for whoever plays the Ghoul or the Vile Ghoul. Of the other roles it keeps what concerns the Ghoul.',
  },
  'mansions-of-madness': {
    name: 'Mansions of Madness',
    edition: '1st edition',
    about:
      'One to four investigators and the keeper: targets and odds of every test, what is left of a turn, puzzle actions, and the numbers of the monsters.',
  },
  'dwellings-of-eldervale': {
    name: 'Dwellings of Eldervale',
    edition: 'Base game with optional rules',
    about:
      'Keeps the resources, units, dwellings, elemental power and Glory of 2 to 5 players, and works out payments, battle odds and winners, the turns left and the final scoring. The map and the card texts stay on the table.',
  },
  'dungeon-lords': {
    name: 'Dungeon Lords',
    edition: 'Building phase of the full game',
    about:
      'Guides four players through the Building phase and keeps their goods, maps and the paladin. Of combat only the outcome is noted; scoring is in the rulebook.',
  },
} satisfies SameShape<typeof japanese>;
