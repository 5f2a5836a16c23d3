import type { Mark, Refusal, Seat, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions, derived, idsOf, toggles, tracks } from '../../engine/parts';
import { ghoulAttacks } from './attacks';
import { endOfRoll, diceActions, dieTracks } from './ghoulDice';
import { crystalTrack, endSections, endToggles, escapeAction } from './ending';
import { dieIds } from './diceForm';
import { duelCrystals, furyGoal, ghoulCrystals, isDuel } from './goals';
import { diceIn, furyEnd } from './levels';
import { isActing, isOwnTurn } from './moments';
import { movementActions, movementTracks } from './moving';
import { attackedToggles, defenceParts, terrorSections } from './sheetParts';
import { skitter } from './skitter';
import { drawTerror, terrorToggles, terrorTracks } from './terrorCards';
import { cheatIds, terrorEffects, terrorKeeping } from './terrorUse';
import { keepIds } from './tools/dice';

/** Each even space reached on the way up draws a card; the way down draws none [GHL-F3]. */
const terrorMarks: readonly Mark[] = Array.from({ length: furyEnd / 2 }, (_, index) => ({
  id: 'terror',
  at: 2 * (index + 1),
  up: () => [drawTerror('ghoul')],
}));

/** Reached once, reached for good [GHL-F4]. */
function goalMark(goal: number): Mark {
  return {
    id: 'goal',
    at: goal,
    goal: true,
    once: true,
    up: () => [{ kind: 'notice', notice: { id: 'mayEscape', tone: 'gain', params: { goal } } }],
  };
}

/** Whether the Ghoul may win by entering the Entrance now [GHL-V1], [GHL-V6], [GHL-V9]. */
export function mayEscape(view: View): boolean {
  const crystals = ghoulCrystals(view.setup);
  return (
    view.hasReached('ghoul.rage', 'goal') ||
    (crystals !== undefined && view.value('ghoul.crystals') >= crystals)
  );
}

function needsGoal(view: View): Refusal | undefined {
  if (mayEscape(view)) return undefined;
  const crystals = ghoulCrystals(view.setup);
  return {
    code: crystals === undefined ? 'needsFury' : 'needsFuryOrCrystals',
    params: {
      goal: furyGoal(view.setup),
      have: view.value('ghoul.rage'),
      ...(crystals === undefined ? {} : { crystals, smashed: view.value('ghoul.crystals') }),
    },
  };
}

const effects = terrorEffects('ghoul');
const keeping = terrorKeeping('ghoul');
const moves = movementActions('ghoul');
const attackIds = idsOf(ghoulAttacks);

export function ghoul(setup: FieldValues): Seat {
  const attacked = attackedToggles(setup);
  const rival = (['knight', 'goblins'] as const).find((role) => isDuel(setup, role));
  const crystals =
    rival === undefined
      ? crystalTrack(ghoulCrystals(setup), 'ghoul')
      : crystalTrack(duelCrystals, rival);
  return {
    id: 'ghoul',
    summary: ['rage', 'treasure', 'terrorCards', 'attack'],
    tracks: [
      {
        id: 'rage',
        shape: 'track',
        min: 0,
        start: 0,
        max: furyEnd,
        marks: [...terrorMarks, goalMark(furyGoal(setup))],
      },
      ...movementTracks('ghoul'),
      { id: 'attack', shape: 'counter', min: 0, start: 0, max: 99 },
      crystals,
      ...dieTracks(diceIn(setup)),
      ...terrorTracks('ghoul'),
    ],
    toggles: [
      { id: 'totalChecked', resets: 'ownTurn' },
      { id: 'statisticsSet', resets: 'ownTurn' },
      ...attacked,
      ...terrorToggles,
      ...endToggles(setup),
    ],
    derived: [
      {
        id: 'furyLeft',
        value: (view) =>
          view.hasReached('ghoul.rage', 'goal')
            ? undefined
            : furyGoal(view.setup) - view.value('ghoul.rage'),
      },
      { id: 'furyGoal', value: (view) => furyGoal(view.setup) },
      // The discs left are the defence until the next turn; nobody takes them off [GHL-A9].
      {
        id: 'defence',
        value: (view) => (view.turn.step === 'ghoulAct' ? undefined : view.value('ghoul.attack')),
      },
      ...dieIds.map((id) => ({
        id,
        value: (view: View) => view.value(`ghoul.${id}`) || undefined,
      })),
    ],
    actions: [
      ...diceActions,
      ...moves,
      ...ghoulAttacks,
      ...effects,
      ...keeping,
      escapeAction('ghoul', needsGoal),
      { id: 'skitterNow', run: (view) => [skitter(view)] },
    ],
    steps: [
      {
        id: 'ghoulRoll',
        parts: [
          ...derived(...dieIds),
          ...actions('rollDice', ...cheatIds, ...keepIds),
          ...tracks('movement', 'attack'),
          ...actions('nameCard'),
        ],
        onDone: endOfRoll,
      },
      {
        id: 'ghoulAct',
        parts: [
          ...tracks('movement', 'attack'),
          ...actions(...idsOf(moves), ...attackIds, ...idsOf(effects)),
          ...actions('nameCard', 'skitterNow', 'escape'),
          ...defenceParts(setup),
        ],
      },
      { id: 'ghoulDefend', actions: ['nameCard', 'skitterNow'] },
    ],
    sheet: [
      {
        id: 'fury',
        parts: [
          ...tracks('rage'),
          ...derived('furyGoal', 'furyLeft', 'defence'),
          ...tracks('treasure', 'terrorCards'),
        ],
      },
      { id: 'statistics', parts: tracks('movement', 'attack', 'backstab', 'crystals') },
      {
        id: 'dice',
        when: isOwnTurn,
        parts: [
          ...actions('rollDice', ...cheatIds, ...keepIds),
          {
            kind: 'tool',
            id: 'ghoul-dice',
            preset: (view) => ({ count: diceIn(view.setup) === 2 ? 'twoDice' : 'threeDice' }),
          },
        ],
      },
      {
        id: 'moving',
        when: isActing,
        parts: [{ kind: 'tool', id: 'ghoul-move' }],
      },
      {
        id: 'attacking',
        when: isActing,
        parts: [
          {
            kind: 'tool',
            id: 'ghoul-attack',
            preset: (view) => ({ discs: view.value('ghoul.attack') }),
          },
          ...toggles(...idsOf(attacked)),
        ],
      },
      ...terrorSections,
      ...endSections(setup),
    ],
  };
}
