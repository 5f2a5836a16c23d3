import type { Action, Refusal, Seat, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, derived, idsOf, toggles, tracks } from '../../engine/parts';
import { gainBonus } from './attackBonus';
import { vileAttacks } from './attacks';
import { crystalTrack, endSections, endToggles, escapeAction } from './ending';
import { prey, vileCrystals } from './goals';
import { diceIn } from './levels';
import { isActing, isOwnTurn } from './moments';
import { movementActions, movementTracks } from './moving';
import { attackedToggles, defenceParts, terrorSections } from './sheetParts';
import { skitter } from './skitter';
import { terrorToggles, terrorTracks } from './terrorCards';
import { cheatIds, terrorEffects, terrorKeeping } from './terrorUse';
import { prepareBoard, takeFaces, vileDiceActions, vileDiePlaces, vileDieTracks } from './vileDice';

function needsBoost(view: View): Refusal | undefined {
  return view.value('vileGhoul.boost') < 1 ? { code: 'noBoost' } : undefined;
}

/** Each Boost die once a turn: in place of a movement point, or for more Attack [GHL-U4], [GHL-U5]. */
const boosts: readonly Action[] = [
  {
    id: 'boostMove',
    refusal: needsBoost,
    run: () => [
      { kind: 'move', at: 'vileGhoul.boost', by: -1, paid: true },
      { kind: 'move', at: 'vileGhoul.movement', by: 1 },
    ],
  },
  {
    id: 'boostAttack',
    figures: (view) => ({ bonus: numberIn(view.setup, 'boostBonus') }),
    refusal: needsBoost,
    run: (view) => [
      { kind: 'move', at: 'vileGhoul.boost', by: -1, paid: true },
      ...gainBonus(numberIn(view.setup, 'boostBonus')),
    ],
  },
];

/** Only where it smashes Crystals does the Vile Ghoul win by leaving [GHL-V12]. */
function needsCrystals(view: View): Refusal | undefined {
  const have = view.value('vileGhoul.crystals');
  const goal = vileCrystals(view.setup);
  return have < goal ? { code: 'needsCrystals', params: { goal, have } } : undefined;
}

const effects = terrorEffects('vileGhoul');
const keeping = terrorKeeping('vileGhoul');
const moves = movementActions('vileGhoul');
const takeIds = idsOf(takeFaces);
const boostIds = idsOf(boosts);
const attackIds = idsOf(vileAttacks);

export function vileGhoul(setup: FieldValues): Seat {
  const attacked = attackedToggles(setup);
  const dice = vileDieTracks(diceIn(setup));
  const places = vileDiePlaces(diceIn(setup));
  return {
    id: 'vileGhoul',
    summary: ['attack', 'treasure', 'terrorCards', 'crystals'],
    tracks: [
      ...movementTracks('vileGhoul'),
      { id: 'attack', shape: 'counter', min: 0, start: 0, max: 99 },
      { id: 'attackBonus', shape: 'counter', min: 0, start: 0, max: 99, resets: 'ownTurn' },
      { id: 'boost', shape: 'counter', min: 0, start: 0, max: 3, resets: 'ownTurn' },
      crystalTrack(prey(setup) === undefined ? vileCrystals(setup) : undefined, 'vileGhoul'),
      ...dice,
      ...terrorTracks('vileGhoul'),
    ],
    toggles: [
      { id: 'justRolled', resets: 'ownTurn' },
      { id: 'statisticsSet', resets: 'ownTurn' },
      { id: 'bonusMoved', resets: 'ownTurn' },
      ...attacked,
      ...terrorToggles,
      ...endToggles(setup),
    ],
    choices: places,
    derived: [
      {
        id: 'strength',
        value: (view) => view.value('vileGhoul.attack') + view.value('vileGhoul.attackBonus'),
      },
      // Defence is the Attack without any bonus [GHL-U9].
      { id: 'defence', value: (view) => view.value('vileGhoul.attack') },
    ],
    actions: [
      ...vileDiceActions,
      ...moves,
      ...boosts,
      ...vileAttacks,
      ...effects,
      ...keeping,
      ...(prey(setup) === undefined ? [escapeAction('vileGhoul', needsCrystals)] : []),
      { id: 'skitterNow', run: (view) => [skitter(view)] },
    ],
    steps: [
      { id: 'vilePrepare', actions: ['rollSupply', ...cheatIds], onDone: prepareBoard },
      {
        id: 'vileSelect',
        parts: [...actions('rollSupply', ...cheatIds, ...takeIds), ...tracks('movement')],
      },
      {
        id: 'vileAct',
        parts: [
          ...tracks('movement', 'boost'),
          ...derived('strength'),
          ...actions(
            ...idsOf(moves),
            ...boostIds,
            ...attackIds,
            ...idsOf(effects),
            'nameCard',
            'skitterNow',
            ...(prey(setup) === undefined ? ['escape'] : []),
          ),
          ...defenceParts(setup),
        ],
      },
      { id: 'vileDefend', parts: derived('defence'), actions: ['nameCard', 'skitterNow'] },
    ],
    sheet: [
      {
        id: 'vileStatistics',
        parts: tracks('attack', 'treasure', 'terrorCards', 'crystals'),
      },
      { id: 'statistics', parts: tracks('movement', 'backstab') },
      {
        id: 'dice',
        when: isOwnTurn,
        parts: [
          ...actions('rollSupply', ...cheatIds, ...takeIds),
          ...tracks('boost', 'attackBonus'),
          ...actions(...boostIds),
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
            id: 'vile-ghoul-attack',
            preset: (view) => ({
              attack: view.value('vileGhoul.attack'),
              boost: view.value('vileGhoul.attackBonus'),
            }),
          },
          ...toggles(...idsOf(attacked)),
        ],
      },
      {
        id: 'chart',
        folded: true,
        parts: [
          ...dice.flatMap(({ id }) => [
            ...tracks(id),
            { kind: 'choice', id: `${id}Place` } as const,
          ]),
        ],
      },
      ...terrorSections,
      ...endSections(setup),
    ],
  };
}
