import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { inPlay, spellsLeft } from './spells';
import { syphonAnswer, syphoned } from './tools/syphon';
import { addCursed, cubeEnds, curseMarkers, magicCubesLeft, markersAside } from './warlockBoard';
import { curseActions, curses } from './warlockCurses';

const useCubes = (by: number): Change => ({ kind: 'move', at: 'warlock.cubesUsed', by });

function needsMagic(view: View, amount = 1): Refusal | undefined {
  const have = magicCubesLeft(view);
  return have < amount ? { code: 'needsCubes', params: { amount, have } } : undefined;
}

const playSpell: Action = {
  id: 'playSpell',
  inputs: (view) => {
    const options = spellsLeft(view);
    return [{ kind: 'choice', id: 'spell', options, start: options[0] ?? '' }];
  },
  blocked: (view) =>
    spellsLeft(view).length === 0
      ? { code: 'noSpellLeft' }
      : needs(view, 'warlock.spells', 3, 'needsSpells'),
  run: (_, inputs) => [
    { kind: 'move', at: 'warlock.spells', by: -3 },
    { kind: 'switch', at: `warlock.${textIn(inputs, 'spell')}`, on: true },
  ],
};

/** Grow makes the second one of a turn free [VMP-W16]. */
export function summonCost(view: View): number {
  return inPlay(view, 'grow') && view.value('warlock.summoned') === 1 ? 0 : 1;
}

/** What he gains by it: all figures around him but poltergeists [VMP-W11]. */
function around(view: View, inputs: FieldValues) {
  return {
    figures: numberIn(inputs, 'figuresAround'),
    poltergeists: numberIn(inputs, 'poltergeistsAround'),
    onePlayer: isOnIn(inputs, 'ofOnePlayer'),
    specialize: inPlay(view, 'syphonSpecialize'),
  };
}

function gainOf(view: View, inputs: FieldValues): number {
  return syphoned(around(view, inputs), markersAside(view));
}

/** What takes a magic cube each [VMP-W10]. */
const cubeActions: readonly Action[] = [
  { id: 'sneak', refusal: (view) => needsMagic(view), run: () => [useCubes(1)] },
  {
    id: 'summonPoltergeist',
    figures: (view) => ({ cubes: summonCost(view) }),
    refusal: (view) => needsMagic(view, summonCost(view)),
    run: (view) => [useCubes(summonCost(view)), { kind: 'move', at: 'warlock.summoned', by: 1 }],
  },
  {
    // As many markers under it as poltergeists in the network [VMP-W12].
    id: 'conjureTreasure',
    inputs: () => [
      { kind: 'number', id: 'poltergeistsInNetwork', min: 0, max: curseMarkers, start: 0 },
    ],
    refusal: (view) => needsMagic(view),
    run: (_, inputs) => [
      useCubes(1),
      addCursed('treasure', numberIn(inputs, 'poltergeistsInNetwork')),
    ],
  },
  {
    id: 'syphon',
    inputs: (view) => [
      { kind: 'number', id: 'figuresAround', min: 0, max: 30, start: 1 },
      { kind: 'number', id: 'poltergeistsAround', min: 0, max: 30, start: 0 },
      ...(inPlay(view, 'syphonSpecialize')
        ? [{ kind: 'toggle', id: 'ofOnePlayer', start: false } as const]
        : []),
    ],
    figures: (view, inputs) => ({ gain: gainOf(view, inputs) }),
    answer: {
      tool: 'vast-published-syphon',
      of: (view, inputs) => syphonAnswer(around(view, inputs), markersAside(view)),
    },
    refusal: (view, inputs) =>
      numberIn(inputs, 'poltergeistsAround') > numberIn(inputs, 'figuresAround')
        ? { code: 'moreThanAround' }
        : needsMagic(view),
    run: (view, inputs) => [useCubes(1), curses(gainOf(view, inputs))],
  },
  {
    id: 'teleport',
    when: (view) => inPlay(view, 'teleport'),
    refusal: (view) => (view.isOn('warlock.teleported') ? { code: 'onceATurn' } : needsMagic(view)),
    run: () => [useCubes(1), { kind: 'switch', at: 'warlock.teleported', on: true }],
  },
  {
    id: 'enclose',
    when: (view) => inPlay(view, 'enclose'),
    refusal: (view) => needsMagic(view),
    run: () => [useCubes(1)],
  },
];

/** More cubes come from the Dominated Pieces track [VMP-W9]. */
const gainMagicCube: Action = {
  id: 'gainMagicCube',
  refusal: (view) =>
    view.value('warlock.magicCubes') >= cubeEnds(view.setup).most
      ? { code: 'noMagicCubeLeft' }
      : undefined,
  run: () => [{ kind: 'move', at: 'warlock.magicCubes', by: 1 }],
};

/** At a symbol of the Spells track; the deck may hold fewer [VMP-W7]. */
const drawSpells: Action = {
  id: 'drawSpells',
  refusal: (view) =>
    view.value('warlock.spells') >= spellsLeft(view).length ? { code: 'noSpellLeft' } : undefined,
  run: () => [{ kind: 'move', at: 'warlock.spells', by: 3 }],
};

export const warlockActions: readonly Action[] = [
  ...curseActions,
  gainMagicCube,
  drawSpells,
  playSpell,
  ...cubeActions,
];
