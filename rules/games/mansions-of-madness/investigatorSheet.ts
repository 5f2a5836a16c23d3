import type { Part, Section } from '../../engine/definition';
import { actions, idsOf, toggles, tracks } from '../../engine/parts';
import { surroundings } from './budgetActions';
import { cardTracks } from './printed';
import { isPuzzling } from './puzzle';
import type { Investigator } from './table';

/** Everything on and around one character card, what is needed most first. */
export function sheetOf(who: Investigator): readonly Section[] {
  const ifOn = (toggle: string, text: string): Part => ({
    kind: 'text',
    id: text,
    when: (view) => view.isOn(`${who}.${toggle}`),
  });
  return [
    {
      id: 'state',
      parts: tracks('health', 'sanity', 'skillPoints', 'stun', 'curse'),
    },
    {
      id: 'puzzle',
      when: (view) => isPuzzling(view, who),
      parts: [
        { kind: 'report', id: 'puzzleLayout' },
        ...tracks('puzzleActions'),
        ...actions(
          'swapPiece',
          'rotatePiece',
          'replacePiece',
          'puzzleSkillPoint',
          'puzzleSolved',
          'puzzleFailed',
        ),
      ],
    },
    {
      id: 'tests',
      parts: [
        { kind: 'report', id: 'unread' },
        ...actions('test', 'startPuzzle'),
        {
          kind: 'tool',
          id: 'mansions-turn',
          preset: (view) => ({
            ...surroundings(view, who),
            stepsUsed: view.value(`${who}.stepsUsed`),
            actionUsed: view.isOn(`${who}.actionUsed`),
          }),
        },
        {
          kind: 'tool',
          id: 'mansions-puzzle',
          preset: (view) => ({
            intellect: view.value(`${who}.intellect`),
            luck: view.value(`${who}.luck`),
          }),
        },
      ],
    },
    {
      id: 'room',
      parts: [
        { kind: 'text', id: 'room' },
        ...toggles('dark', 'light', 'fire', 'water', 'hiding', 'inHidingPlace'),
      ],
    },
    {
      id: 'trauma',
      parts: [
        ...toggles('physicalTrauma'),
        ifOn('physicalTrauma', 'physicalCard'),
        ...toggles('mentalTrauma'),
        ifOn('mentalTrauma', 'mentalCard'),
      ],
    },
    {
      id: 'card',
      parts: [{ kind: 'text', id: 'name' }, ...tracks(...idsOf(cardTracks(who)))],
    },
    { id: 'items', parts: [{ kind: 'collection', id: 'items' }] },
    { id: 'spells', parts: [{ kind: 'collection', id: 'spells' }] },
    {
      id: 'reference',
      folded: true,
      parts: [
        { kind: 'rule', id: 'test-matrix' },
        { kind: 'rule', id: 'status-matrix' },
        { kind: 'rule', id: 'key-numbers' },
      ],
    },
    {
      id: 'corrections',
      folded: true,
      parts: [...tracks('stepsUsed'), ...toggles('actionUsed', 'awaited')],
    },
  ];
}
