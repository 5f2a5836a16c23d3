import type { Chart, Phrase, Seat, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions, idsOf, toggles, tracks } from '../../engine/parts';
import { battle } from './battle';
import { endLines } from './ending';
import { closingSteps, prophecyLines } from './finalScoring';
import { copyGlory } from './glory';
import { gloryBoardChoices, gloryBoardTracks, gloryChart } from './gloryBoard';
import { monsterActions, monsters, monstersOn } from './monsters';
import { orbChoices, orbId, trackLength } from './power';
import { spacePoints } from './score';
import { tilesOf } from './setup';
import { elementsIn, isPeaceful, playersIn } from './table';

/** Every power track with who stands where, and whose the Orb is. */
function powerChart(setup: FieldValues): Chart {
  const spaces = Array.from({ length: trackLength }, (_, index) => index + 1);
  return {
    id: 'powerTracks',
    columns: spaces.map((space) => `powerSpace${space}`),
    rows: (view) =>
      elementsIn(setup).map((element) => {
        const holder = view.choice(`board.${orbId(element)}`);
        return {
          id: element,
          cells: spaces.map((space) => ({
            text: {
              id: 'spacePoints',
              params: { points: view.value(`board.space${space}Points`) },
            },
            seats: playersIn(setup).filter(
              (player) => view.value(`${player}.${element}`) === space,
            ),
          })),
          notes: [
            holder === 'onTrack'
              ? { id: 'orbHere' }
              : { id: 'orbWith', params: { player: holder } },
          ],
        };
      }),
  };
}

function monsterLines(view: View): readonly Phrase[] {
  return monstersOn(view).map((monster) => ({
    id: 'monsterDice',
    params: { monster, dice: view.value(`${monster}.monsterDice`) },
  }));
}

function peaceLines(view: View): readonly Phrase[] {
  if (!isPeaceful(view)) return [{ id: 'battlesBegan' }];
  return playersIn(view.setup)
    .filter((player) => !view.isOn(`${player}.onGlory`))
    .map((player) => ({ id: 'waitsFor', params: { player } }));
}

/** The map and the score board: what belongs to nobody, and the end of the game. */
export function boardSeat(setup: FieldValues): Seat {
  const tiles = tilesOf(setup);
  return {
    id: 'board',
    summary: ['stack'],
    status: (view) => (isPeaceful(view) ? [{ id: 'peacefulStart' }] : []),
    knownAs: 'scoreBoard',
    tracks: [
      { id: 'stack', shape: 'counter', min: 0, start: tiles.stack, max: tiles.stack },
      { id: 'turnsLeft', shape: 'counter', min: 0, start: 0, max: 6 },
      ...spacePoints,
      ...gloryBoardTracks,
    ],
    toggles: [{ id: 'ending' }, { id: 'over' }],
    choices: [...orbChoices(setup), ...gloryBoardChoices(setup)],
    collections: [monsters(setup)],
    charts: [powerChart(setup), gloryChart],
    reports: [
      { id: 'ending', lines: endLines },
      { id: 'peace', lines: peaceLines },
      { id: 'monstersHere', lines: monsterLines },
      { id: 'prophecyOrder', lines: prophecyLines },
    ],
    actions: [battle, copyGlory, ...monsterActions],
    steps: closingSteps(setup),
    sheet: [
      { id: 'map', parts: tracks('stack') },
      {
        id: 'state',
        parts: [
          { kind: 'report', id: 'ending' },
          { kind: 'report', id: 'peace' },
        ],
      },
      { id: 'battle', parts: actions('battle') },
      { id: 'monsters', parts: [{ kind: 'collection', id: 'monsters' }] },
      { id: 'powerTracks', folded: true, parts: [{ kind: 'chart', id: 'powerTracks' }] },
      {
        id: 'gloryTrack',
        parts: [{ kind: 'chart', id: 'gloryTrack' }, ...actions('copyGlory')],
      },
      { id: 'standings', folded: true, parts: [{ kind: 'ranking', id: 'ranking' }] },
      {
        id: 'printed',
        folded: true,
        parts: tracks(...idsOf(spacePoints), 'gloryLength'),
      },
      {
        id: 'calculators',
        folded: true,
        parts: [
          { kind: 'tool', id: 'eldervale-battle' },
          { kind: 'tool', id: 'eldervale-dice' },
          { kind: 'tool', id: 'eldervale-cost' },
        ],
      },
      {
        id: 'corrections',
        folded: true,
        parts: [
          ...elementsIn(setup).map((element) => ({ kind: 'choice' as const, id: orbId(element) })),
          ...tracks('turnsLeft'),
          ...toggles('over'),
        ],
      },
    ],
  };
}
