import type { Change, Mark, Seat, SetupField, Track, View } from '../../engine/definition';
import { numberIn, numbersIn, type FieldValues } from '../../engine/fields';
import { actions, derived, toggles, tracks } from '../../engine/parts';
import { printedRow } from '../../engine/printed';
import { levelOf, plays } from './setup';
import { firstSpells, inPlay, spells, spellsLeft } from './spells';
import { spellsPlayed } from './tools/spells';
import { warlockActions } from './warlockActions';
import {
  cubeEnds,
  curseMarkers,
  dominationGoal,
  magicCubesLeft,
  markersAside,
  markersOut,
  pieceStatus,
  printedSpaces,
  trackSpaces,
} from './warlockBoard';
import { warlockTools } from './warlockTools';

const isPlayed = (setup: FieldValues) => plays(setup, 'warlock');
const mostSymbols = 8;

/** What only his board shows, and how Skittish rounds [VMP-W5], [VMP-W8], [VMP-W13]. */
export const warlockFields: readonly SetupField[] = [
  {
    ...printedRow('dominationValues', [], { max: curseMarkers, most: trackSpaces }),
    when: isPlayed,
  },
  { kind: 'number', id: 'spellsEnd', min: 3, max: 40, start: 12, detail: true, when: isPlayed },
  { ...printedRow('spellSymbols', [], { max: 40, most: mostSymbols }), when: isPlayed },
  { kind: 'toggle', id: 'skittishUp', start: false, detail: true, when: isPlayed },
];

/** As many as there are; where none is left nothing is drawn [VMP-W7]. */
function drawThree(view: View): readonly Change[] {
  const drawn = Math.min(3, spellsLeft(view).length - view.value('warlock.spells'));
  if (drawn < 1) return [];
  return [
    { kind: 'move', at: 'warlock.spells', by: drawn },
    { kind: 'notice', notice: { id: 'spellsDrawn', tone: 'gain', params: { drawn } } },
  ];
}

/** Reaching a symbol draws three spells, as far as there are any [VMP-W7], [VMP-W8]. */
const symbols = Array.from({ length: mostSymbols }, (_, index): Mark => ({
  id: `spellSymbol${index + 1}`,
  at: (view) => numbersIn(view.setup, 'spellSymbols')[index],
  up: () => [{ kind: 'then', rule: drawThree }],
}));

/** A Beguiler starts higher and draws nothing for it, a Controller has drawn [VMP-W19]. */
const startOfSpellsTrack = (view: View) => (levelOf(view.setup, 'warlock') === 'beguiler' ? 2 : 0);
const firstHand = (view: View) => (levelOf(view.setup, 'warlock') === 'controller' ? 3 : 0);

const warlockTracks: readonly Track[] = [
  {
    id: 'dominated',
    shape: 'track',
    min: 0,
    start: 0,
    max: trackSpaces,
    marks: [{ id: 'dominationGoal', at: (view) => dominationGoal(view.setup), goal: true }],
  },
  {
    id: 'curses',
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => curseMarkers - markersOut(view),
  },
  {
    id: 'magicCubes',
    shape: 'counter',
    min: (view) => cubeEnds(view.setup).fewest,
    start: (view) => cubeEnds(view.setup).fewest,
    max: (view) => cubeEnds(view.setup).most,
  },
  {
    id: 'cubesUsed',
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => view.value('warlock.magicCubes'),
  },
  { id: 'summoned', shape: 'counter', min: 0, start: 0, max: 99, resets: 'ownTurn' },
  {
    id: 'spellsTrack',
    shape: 'track',
    min: 0,
    start: startOfSpellsTrack,
    max: (view) => numberIn(view.setup, 'spellsEnd'),
    marks: symbols,
  },
  {
    id: 'spells',
    shape: 'counter',
    min: 0,
    start: firstHand,
    max: (view) => spellsLeft(view).length,
  },
];

/** What spells do at the end of his turn [VMP-W17], [VMP-W21]. */
function endOfTurn(view: View): readonly Change[] {
  const curses = view.value('warlock.curses');
  const half = inPlay(view, 'glower') && curses >= 5 ? Math.ceil(curses / 2) : 0;
  const gain = Math.min(half, markersAside(view));
  return [
    ...(gain === 0
      ? []
      : [
          { kind: 'move', at: 'warlock.curses', by: gain } as const,
          { kind: 'notice', notice: { id: 'glowered', tone: 'gain', params: { gain } } } as const,
        ]),
    ...(inPlay(view, 'expand')
      ? [{ kind: 'notice', notice: { id: 'expandNow', tone: 'info' } } as const]
      : []),
  ];
}

const cubeActionIds = [
  'sneak',
  'summonPoltergeist',
  'conjureTreasure',
  'syphon',
  'teleport',
  'enclose',
];
const offTurnIds = ['flee', 'hexomancer'];
const spacesTaken = Array.from({ length: trackSpaces }, (_, index) => `spaceTaken${index + 1}`);
const hasPrintedSpaces = (view: View) => printedSpaces(view.setup).length > 0;

/** He starts with the spells that the set of roles gives him [VMP-W20]. */
export function warlock(setup: FieldValues): Seat {
  const first: readonly string[] = firstSpells(setup);
  return {
    id: 'warlock',
    summary: ['dominated', 'curses', 'magicCubes', 'spells'],
    tracks: warlockTracks,
    toggles: [
      { id: 'teleported', resets: 'ownTurn' },
      ...spells.map((id) => ({ id, start: first.includes(id) })),
      ...spacesTaken.map((id) => ({ id })),
    ],
    collections: [
      {
        id: 'cursed',
        item: 'cursedPiece',
        most: curseMarkers,
        choices: [{ id: 'kind', options: ['poltergeist', 'treasure'], start: 'poltergeist' }],
        tracks: [
          {
            id: 'markers',
            shape: 'counter',
            min: 0,
            start: (view) => Math.min(1, markersAside(view)),
            max: (view, at) => view.value(at) + markersAside(view),
          },
        ],
        actions: ['dominate', 'hexomancer'],
        status: pieceStatus,
      },
    ],
    derived: [
      {
        id: 'magicCubesLeft',
        value: magicCubesLeft,
        of: (view) => view.value('warlock.magicCubes'),
      },
      { id: 'markersAside', value: markersAside, of: () => curseMarkers },
      { id: 'spellsToPlay', value: (view) => spellsPlayed(view.value('warlock.spells')).played },
    ],
    actions: warlockActions,
    steps: [
      {
        id: 'warlockCurse',
        parts: [...tracks('curses'), { kind: 'collection', id: 'cursed' }],
        actions: ['curse', 'dominate', 'gainMagicCube', 'drawSpells'],
      },
      {
        id: 'warlockSpells',
        parts: [...tracks('spells'), ...derived('spellsToPlay')],
        actions: ['playSpell'],
      },
      {
        id: 'warlockCubes',
        parts: tracks('magicCubes'),
        onDone: () => [{ kind: 'set', at: 'warlock.cubesUsed', to: 0 }],
      },
      {
        id: 'warlockAct',
        parts: derived('magicCubesLeft'),
        actions: cubeActionIds,
        onDone: endOfTurn,
      },
    ],
    sheet: [
      {
        id: 'tracks',
        parts: [
          ...tracks('dominated', 'curses'),
          ...derived('magicCubesLeft'),
          ...tracks('spellsTrack', 'spells'),
        ],
      },
      { id: 'warlockOffTurn', parts: actions(...offTurnIds) },
      {
        id: 'warlockCurses',
        parts: [
          ...actions('curse', 'dominate'),
          ...derived('markersAside'),
          { kind: 'collection', id: 'cursed' },
        ],
      },
      {
        id: 'warlockMagic',
        parts: [
          ...tracks('magicCubes', 'cubesUsed'),
          ...actions('gainMagicCube', ...cubeActionIds),
          { kind: 'track', id: 'summoned', when: (view) => inPlay(view, 'grow') },
        ],
      },
      {
        id: 'warlockSpells',
        parts: [...actions('drawSpells', 'playSpell'), ...derived('spellsToPlay')],
      },
      { id: 'spellsInPlay', folded: true, parts: toggles(...spells, 'teleported') },
      {
        id: 'dominationTrack',
        folded: true,
        when: hasPrintedSpaces,
        parts: toggles(...spacesTaken),
      },
      { id: 'calculators', folded: true, parts: warlockTools },
      { id: 'warlockRulings', folded: true, parts: [{ kind: 'note', id: 'warlockOpen' }] },
    ],
  };
}
