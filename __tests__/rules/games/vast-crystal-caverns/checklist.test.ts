import type { FieldValues } from '../../../../rules/engine/fields';
import { vastCrystalCaverns as game } from '../../../../rules/games/vast-crystal-caverns';
import { roles, setupOf, standard, type Role } from './cavernsTable';

const peculiar = (present: readonly Role[], ghoul = 'ghoul') =>
  [...(game.peculiar?.(setupOf({ ghoul, roles: present })) ?? [])].sort();
const checklist = (values: FieldValues) => game.checklist(setupOf(values));

describe('[GHL-C1] what this very table brings: four or more with the Ghoul', () => {
  test.each<[string, readonly Role[], readonly string[]]>([
    ['five with a Cave', standard, []],
    ['four without a Cave', ['knight', 'goblins', 'dragon'], ['plunderGhoul', 'oneTileATurn']],
    [
      'five without a Cave',
      ['knight', 'goblins', 'dragon', 'thief'],
      ['plunderGhoul', 'oneTileATurn'],
    ],
    ['[GHL-S2] six', [...standard, 'thief'], ['slowTable']],
    [
      '[GHL-S2] [GHL-C12] seven with a Ghost',
      [...standard, 'thief', 'ghost'],
      ['slowTable', 'ghostSection'],
    ],
  ])('%s', (_, present, lines) => {
    expect(peculiar(present)).toEqual([...lines].sort());
  });
});

describe('[GHL-C2] three players', () => {
  const three = ['flareThree', 'twoPlayerRules'];

  test.each<[string, readonly Role[], readonly string[]]>([
    ['Knight and Cave', ['knight', 'cave'], ['plunderThree']],
    ['Knight and Dragon', ['knight', 'dragon'], ['plunderThree', 'hungerStays']],
    ['Goblins and Thief', ['goblins', 'thief'], ['plunderThree']],
    ['Knight and Ghost', ['knight', 'ghost'], ['plunderGhost', 'ghostSection']],
    ['Dragon and Ghost', ['dragon', 'ghost'], ['plunderGhost', 'ghostSection', 'hungerStays']],
  ])('%s', (_, present, lines) => {
    expect(peculiar(present)).toEqual([...three, ...lines].sort());
  });
});

describe('games of two, and alone', () => {
  test.each<[string, readonly Role[], readonly string[]]>([
    ['[GHL-C3] Knight', ['knight'], ['infestation', 'plunderGhoul']],
    ['[GHL-C4] Goblins', ['goblins'], ['flareShared', 'plunderGhoul']],
    ['[GHL-C5] Dragon', ['dragon'], ['ashDragon', 'plunderGhoul', 'hungerStays']],
    ['[GHL-C6] Cave', ['cave'], ['flareGhoul']],
    ['[GHL-C7] Thief', ['thief'], ['flareShared']],
    ['[GHL-C12] Unicorn', ['unicorn'], ['openPairing']],
    ['[GHL-C12] Ghost', ['ghost'], ['ghostSection']],
    ['[GHL-C8] nobody', [], ['aloneInTheDark', 'flareGhoul']],
  ])('%s', (_, present, lines) => {
    expect(peculiar(present)).toEqual([...lines].sort());
  });
});

describe('[GHL-C11] [GHL-X9] the Vile Ghoul', () => {
  const knight = ['infestation', 'ambushCounts'];

  test.each<[string, readonly Role[], readonly string[]]>([
    ['[GHL-C9] Knight', ['knight'], [...knight, 'goblinVariants']],
    ['[GHL-C10] Dragon', ['dragon'], ['hungerStays', 'goblinVariants']],
    ['Unicorn', ['unicorn'], ['goblinVariants']],
    ['Cave', ['cave'], ['goblinVariants']],
    ['[GHL-V13] Thief', ['thief'], ['stashAgreed', 'goblinVariants']],
    ['Cave and Thief', ['cave', 'thief'], ['goblinVariants']],
    ['[GHL-C12] Ghost', ['ghost'], ['ghostSection', 'goblinVariants']],
    [
      '[GHL-C9] [GHL-C10] five without Thief and Ghost',
      ['knight', 'dragon', 'cave'],
      [...knight, 'hungerStays', 'goblinVariants'],
    ],
    [
      '[GHL-S2] all six',
      ['knight', 'dragon', 'cave', 'thief', 'ghost'],
      [...knight, 'hungerStays', 'goblinVariants', 'ghostSection', 'slowTable'],
    ],
    ['[GHL-C8] nobody', [], ['aloneInTheDark', 'flareGhoul']],
  ])('%s', (_, present, lines) => {
    expect(peculiar(present, 'vileGhoul')).toEqual([...lines].sort());
  });
});

describe('the checklist', () => {
  test('[GHL-S4] [GHL-S5] [GHL-S8] [GHL-X1] the standard table, in order', () => {
    expect(checklist({})).toEqual([
      ...['otherRoles', 'ghoulBoard', 'threeDice', 'terrorDeck', 'furyCube', 'firstPlacement'],
    ]);
  });

  test('[GHL-S6] [GHL-L3] [GHL-S7] another level with two dice, and the Skitter Variant', () => {
    expect(checklist({ level: 'hunter', skitterVariant: true })).toEqual([
      ...['otherRoles', 'ghoulBoard', 'twoDice', 'terrorDeck', 'furyCube'],
      ...['levelCard', 'agreeSkitter', 'firstPlacement'],
    ]);
  });

  test('[GHL-S7] alone there is nobody to agree with', () => {
    expect(checklist({ roles: [], skitterVariant: true })).toEqual([
      ...['ghoulBoard', 'threeDice', 'terrorDeck', 'furyCube'],
      ...['aloneInTheDark', 'flareGhoul', 'firstPlacement'],
    ]);
  });

  test('[GHL-U1] [GHL-B1] the Vile Ghoul: a chart and no Fury cube; the Health of its prey', () => {
    const vile = (present: readonly Role[], level = 'ghoul') =>
      checklist({ ghoul: 'vileGhoul', roles: present, level });
    expect(vile(['knight'])).toEqual([
      ...['otherRoles', 'vileBoard', 'threeDice', 'terrorDeck', 'diceChart', 'preyHealth'],
      ...['infestation', 'ambushCounts', 'goblinVariants', 'firstPlacement'],
    ]);
    expect(vile(['dragon'], 'ragpicker')).toEqual(
      expect.arrayContaining(['levelCard', 'preyHealth', 'threeDice']),
    );
    expect(vile(['unicorn'], 'stalker')).toContain('twoDice');
    for (const nobody of [['unicorn'], ['cave'], ['thief'], []] as const) {
      expect(vile(nobody)).not.toContain('preyHealth');
    }
  });

  test('has every peculiar line of the table, and none twice, whoever plays', () => {
    for (const ghoul of ['ghoul', 'vileGhoul']) {
      for (let set = 0; set < 2 ** roles.length; set++) {
        const present = roles.filter((_, bit) => (set >> bit) % 2 === 1);
        const lines = checklist({ ghoul, roles: present });
        expect(new Set(lines).size).toBe(lines.length);
        expect(lines).toEqual(expect.arrayContaining(peculiar(present, ghoul)));
        expect(lines.at(-1)).toBe('firstPlacement');
      }
    }
  });
});
