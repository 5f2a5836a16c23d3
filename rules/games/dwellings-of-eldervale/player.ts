import type { Action, Phrase, Seat, Toggle, Track, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { allies, hireMercenary } from './allies';
import { cardTracks, takeCard } from './cards';
import { dwell, dwellingTracks } from './dwellings';
import { openLines, revealProphecies } from './finalScoring';
import { freeActions } from './freeActions';
import { gainGlory, gloryTracks, onGlory, takeGloryOrb } from './glory';
import { gainGoods, goodsTracks, openChests } from './goods';
import { moveUnits } from './moveUnits';
import { placeUnit } from './placing';
import { placementLines } from './placement';
import { sheetOf } from './playerSheet';
import { stepsOf } from './playerSteps';
import { gainPower, moveMarker, powerTracks } from './power';
import { realmActions } from './realmActions';
import { ontoCards, regroupAtOnce, startRegroup } from './regroup';
import { scoreSum } from './score';
import { boardOf, colorOf } from './setup';
import { payCost } from './spending';
import { elementOf, isOver, isUsed, turnOrder, type Player } from './table';
import { diceTracks, heroChoices, unitTracks } from './units';

/** More than anybody scores, as for vaults and prophecies [ELD-E9]. */
const mostPoints = 999;

function counter(id: string, max: number, start = 0): Track {
  return { id, shape: 'counter', min: 0, start, max };
}

/** Points by turn position: the first player has 1, the second 2 [ELD-S13]. */
function startPoints(setup: FieldValues, player: Player): number {
  return turnOrder(setup).indexOf(player) + 1;
}

function tracksOf(setup: FieldValues, player: Player): readonly Track[] {
  return [
    counter('vp', mostPoints, startPoints(setup, player)),
    ...goodsTracks(player),
    ...powerTracks(setup, player),
    ...gloryTracks(player),
    ...dwellingTracks(setup, player),
    ...cardTracks(setup, player),
    ...unitTracks(player),
    ...diceTracks,
    counter('vault', 99),
    counter('prophecy', 99),
  ];
}

function togglesOf(setup: FieldValues, player: Player): readonly Toggle[] {
  return [
    onGlory(player),
    ...(isUsed(setup, 'tactics') ? [{ id: 'tactics', start: true }] : []),
    { id: 'scored' },
    { id: 'revealed' },
  ];
}

function actionsOf(player: Player): readonly Action[] {
  return [
    placeUnit(player),
    startRegroup(player),
    regroupAtOnce(player),
    ontoCards(player),
    ...realmActions(player),
    dwell(player),
    takeCard(player),
    gainGoods(player),
    openChests(player),
    payCost(player),
    gainPower(player),
    moveMarker(player),
    gainGlory(player),
    takeGloryOrb(player),
    ...freeActions(player),
    hireMercenary(player),
    moveUnits(player),
    revealProphecies(player),
  ];
}

/** What the table should know of a player at a glance. */
function statusOf(setup: FieldValues, player: Player) {
  return (view: View): readonly Phrase[] => [
    { id: 'ofElement', params: { element: elementOf(setup, player) } },
    ...(view.isOn(`${player}.onGlory`) ? [] : [{ id: 'notRegrouped' }]),
    ...(view.isOn('board.ending') && !isOver(view) && view.turn.seat === player
      ? [{ id: 'lastTurns', params: { turns: view.value('board.turnsLeft') } }]
      : []),
  ];
}

/** A player: tray, player board, tableau, and the markers on the score board. */
export function playerSeat(setup: FieldValues, player: Player): Seat {
  return {
    id: player,
    person: { color: colorOf(setup, player) },
    ...(player === 'player1' ? {} : { like: 'player1' }),
    knownAs: boardOf(setup, player),
    status: statusOf(setup, player),
    summary: ['vp', 'glory', 'dwellings', 'orbs', 'sword', 'magic'],
    tracks: tracksOf(setup, player),
    toggles: togglesOf(setup, player),
    choices: heroChoices(player),
    collections: [allies(player)],
    reports: [
      { id: 'placement', lines: placementLines(player) },
      { id: 'scoreOpen', lines: openLines(player) },
    ],
    sums: [scoreSum(player)],
    actions: actionsOf(player),
    steps: stepsOf(setup, player),
    sheet: sheetOf(setup, player),
  };
}
