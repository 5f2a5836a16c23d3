import type { Params, PieceColor, Refusal, SetupField } from '../../engine/definition';
import { distinct } from '../../engine/distinct';
import { numberIn, textIn, textsIn, type FieldValues } from '../../engine/fields';
import {
  elementField,
  elementOf,
  elements,
  everyone,
  isElement,
  isUsed,
  options,
  playersIn,
  turnOrder,
  type Element,
  type Player,
} from './table';
import { extraElements, tilesFor, type Tiles } from './tiles';

/** How many can play [ELD-S1]. */
export const playerBounds = { fewest: 2, most: everyone.length };

/** What a colour looks like on the screen; no source tells, so it can be changed [ELD-S10]. */
const elementColors: Readonly<Record<Element, PieceColor>> = {
  air: 'yellow',
  earth: 'green',
  fire: 'red',
  water: 'blue',
  light: 'white',
  dark: 'black',
  order: 'orange',
  chaos: 'purple',
};
const asElement = 'asElement';
const colors = [...new Set(Object.values(elementColors))];

export function colorOf(setup: FieldValues, player: Player): PieceColor {
  const chosen = textIn(setup, `${player}Color`);
  return colors.find((color) => color === chosen) ?? elementColors[elementOf(setup, player)];
}

/** A player board has two sides, each with numbers of its own [ELD-U5]. */
export function boardOf(setup: FieldValues, player: Player): string {
  return `${elementOf(setup, player)}.${textIn(setup, `${player}Side`)}`;
}

function isSeated(player: Player): (setup: FieldValues) => boolean {
  return (setup) => playersIn(setup).includes(player);
}

const firstElements: readonly Element[] = ['fire', 'water', 'earth', 'air', 'light'];

export const setupFields: readonly SetupField[] = [
  {
    kind: 'number',
    id: 'players',
    min: playerBounds.fewest,
    max: playerBounds.most,
    start: 4,
  },
  {
    kind: 'choice',
    id: 'starter',
    options: everyone,
    start: 'player1',
    allows: (setup, option) => playersIn(setup).some((player) => player === option),
  },
  ...everyone.map((player, index): SetupField => ({
    kind: 'choice',
    id: elementField(player),
    options: elements,
    start: firstElements[index] ?? 'air',
    when: isSeated(player),
  })),
  {
    kind: 'choices',
    id: 'extraElements',
    options: elements,
    start: ['light', 'dark'],
    most: extraElements,
    allows: (setup, option) =>
      !playersIn(setup).some((player) => elementOf(setup, player) === option),
  },
  { kind: 'choices', id: 'options', options, start: [] },
  ...everyone.flatMap((player): readonly SetupField[] => [
    {
      kind: 'choice',
      id: `${player}Side`,
      options: ['sideA', 'sideB'],
      start: 'sideA',
      detail: true,
      when: isSeated(player),
    },
    {
      kind: 'choice',
      id: `${player}Color`,
      options: [asElement, ...colors],
      start: asElement,
      detail: true,
      when: isSeated(player),
    },
  ]),
  // What the sources leave open [ELD-X2], [ELD-X3].
  { kind: 'number', id: 'newMarkerSpace', min: 1, max: 2, start: 2, detail: true },
  { kind: 'toggle', id: 'ruinPoints', start: false, detail: true },
];

/** A starting player who plays, elements that differ, and two more that nobody has [ELD-S3], [ELD-S4]. */
export function fitting(setup: FieldValues, changed?: string): FieldValues {
  const wishes = Object.fromEntries(
    playersIn(setup).map((player) => [elementField(player), elementOf(setup, player)]),
  );
  // Whoever chose last keeps theirs.
  const own = distinct(wishes, elements, changed);
  const taken = Object.values(own);
  const kept = textsIn(setup, 'extraElements').filter(
    (element): element is Element => isElement(element) && !taken.includes(element),
  );
  const free = elements.filter((element) => !taken.includes(element) && !kept.includes(element));
  const extra = [...kept, ...free].slice(0, extraElements);
  return {
    ...setup,
    starter: turnOrder(setup)[0] ?? 'player1',
    ...own,
    extraElements: elements.filter((element) => extra.includes(element)),
  };
}

export function setupFor(players: number, setup: FieldValues): FieldValues {
  return fitting({ ...setup, players });
}

/** Why a table cannot be played [ELD-S15]. */
export function setupRefusal(setup: FieldValues): Refusal | undefined {
  const seated = playersIn(setup);
  if (!seated.some((player) => player === textIn(setup, 'starter'))) {
    return { code: 'starterNotSeated' };
  }
  const own = seated.map((player) => elementOf(setup, player));
  const twice = own.find((element, index) => own.indexOf(element) !== index);
  if (twice !== undefined) return { code: 'elementTwice', params: { element: twice } };
  const extra = textsIn(setup, 'extraElements');
  const taken = extra.find((element) => own.some((one) => one === element));
  if (taken !== undefined) return { code: 'elementTaken', params: { element: taken } };
  return extra.length === extraElements
    ? undefined
    : { code: 'twoMoreElements', params: { missing: extraElements - extra.length } };
}

/** The tiles of this very table [ELD-S5]..[ELD-S9]. */
export function tilesOf(setup: FieldValues): Tiles {
  const specials = [isUsed(setup, 'motherOfDragons'), isUsed(setup, 'frostGiant')];
  return tilesFor(
    numberIn(setup, 'players'),
    isUsed(setup, 'oracle'),
    specials.filter(Boolean).length,
  );
}

/** What this very table brings, worth knowing before the start [ELD-S14], [ELD-O11]. */
export function peculiar(setup: FieldValues): readonly string[] {
  const isBig = numberIn(setup, 'players') >= 4;
  return [
    'tiles',
    ...(isUsed(setup, 'oracle') ? [isBig ? 'oracleForDungeon' : 'oracleForRealm'] : []),
    ...(isUsed(setup, 'motherOfDragons') ? ['dragonsDen'] : []),
    ...(isUsed(setup, 'frostGiant') ? ['bifrost'] : []),
    ...(isUsed(setup, 'motherOfDragons') && isUsed(setup, 'frostGiant') ? ['oneExpansion'] : []),
  ];
}

/** Tiles of mini-expansions go into the stack once the map is laid out. */
const intoStack: readonly string[] = ['dragonsDen', 'bifrost'];

/** What to put on the table, in order [ELD-S11], by its options [ELD-O9], [ELD-O10]. */
export function checklist(setup: FieldValues): readonly string[] {
  const ifUsed = (option: Parameters<typeof isUsed>[1], line: string) =>
    isUsed(setup, option) ? [line] : [];
  return [
    ...peculiar(setup).filter((line) => !intoStack.includes(line)),
    'scoreBoard',
    'playerBoards',
    'startPoints',
    'elementsOut',
    isUsed(setup, 'noDoors') ? 'doorsBelow' : 'doorsOnTop',
    'treasureStacks',
    'ruins',
    'realmStack',
    'oneLair',
    'layOut',
    ...peculiar(setup).filter((line) => intoStack.includes(line)),
    'treasuresOut',
    isUsed(setup, 'magicDraft') ? 'magicDraftCards' : 'magicCards',
    'orbsOut',
    'supply',
    ...ifUsed('mercenaries', 'mercenaryCards'),
    ...ifUsed('tactics', 'tacticsTokens'),
    'startGoods',
    'markers',
  ];
}

/** Fills the gaps in the texts of the checklist. */
export function checklistFigures(setup: FieldValues): Params {
  return tilesOf(setup);
}
