import { isOnIn, type FieldValues } from '../../engine/fields';
import { prey } from './goals';
import { diceIn, levelIn } from './levels';
import { isAlone, isOnlyOpponent, isVile, players, rolesIn } from './table';

type Line = readonly [id: string, counts: boolean];

function counting(lines: readonly Line[]): readonly string[] {
  return lines.filter(([, counts]) => counts).map(([id]) => id);
}

/** What to put on the table for the Ghoul, in order [GHL-S4]..[GHL-S8]. */
export function checklist(setup: FieldValues): readonly string[] {
  const vile = isVile(setup);
  const others = rolesIn(setup).length > 0;
  return [
    ...counting([
      ['otherRoles', others],
      ['ghoulBoard', !vile],
      ['vileBoard', vile],
      ['threeDice', diceIn(setup) === 3],
      ['twoDice', diceIn(setup) === 2],
      ['terrorDeck', true],
      ['furyCube', !vile],
      ['diceChart', vile],
      ['levelCard', levelIn(setup) !== 'ghoul'],
      ['preyHealth', prey(setup) === 'knight' || prey(setup) === 'dragon'],
      ['agreeSkitter', isOnIn(setup, 'skitterVariant') && others],
    ]),
    ...peculiar(setup),
    'firstPlacement',
  ];
}

/** Variant cards and rules that come with the players at this table [GHL-C1]..[GHL-C12]. */
export function peculiar(setup: FieldValues): readonly string[] {
  return isVile(setup) ? vileLines(setup) : ghoulLines(setup);
}

function ghoulLines(setup: FieldValues): readonly string[] {
  const present = rolesIn(setup);
  const count = players(setup);
  const three = count === 3;
  const manyNoCave = count >= 4 && !present.includes('cave');
  const ghost = present.includes('ghost');
  return counting([
    ['aloneInTheDark', isAlone(setup)],
    ['infestation', isOnlyOpponent(setup, 'knight')],
    ['ashDragon', isOnlyOpponent(setup, 'dragon')],
    ['flareGhoul', isAlone(setup) || isOnlyOpponent(setup, 'cave')],
    ['flareShared', isOnlyOpponent(setup, 'goblins') || isOnlyOpponent(setup, 'thief')],
    ['flareThree', three],
    [
      'plunderGhoul',
      isOnlyOpponent(setup, 'knight') ||
        isOnlyOpponent(setup, 'goblins') ||
        isOnlyOpponent(setup, 'dragon') ||
        manyNoCave,
    ],
    ['plunderThree', three && !ghost],
    ['plunderGhost', three && ghost],
    ['hungerStays', present.includes('dragon') && count <= 3],
    ['twoPlayerRules', three],
    ['oneTileATurn', manyNoCave],
    ['openPairing', isOnlyOpponent(setup, 'unicorn')],
    ['ghostSection', ghost],
    ['slowTable', count >= 6],
  ]);
}

function vileLines(setup: FieldValues): readonly string[] {
  const present = rolesIn(setup);
  return counting([
    ['aloneInTheDark', isAlone(setup)],
    ['flareGhoul', isAlone(setup)],
    ['infestation', present.includes('knight')],
    ['ambushCounts', present.includes('knight')],
    ['hungerStays', present.includes('dragon')],
    ['stashAgreed', isOnlyOpponent(setup, 'thief')],
    ['goblinVariants', present.length > 0],
    ['ghostSection', present.includes('ghost')],
    ['slowTable', players(setup) >= 6],
  ]);
}
