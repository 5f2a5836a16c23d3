import type { Phrase, Report, View } from '../../engine/definition';
import { signed } from '../../engine/phrase';
import { budgetLeft, mayRun, surroundings } from './budgetActions';
import { isAwaited } from './death';
import { cardTracks } from './printed';
import { isDead, isInsane, isOwnTurn, isStunned, type Investigator } from './table';
import { exploreCost } from './turnBudget';
import { monstersIn, roomOf } from './whereabouts';

/** What still fits into the turn, line by line [MOM-M1]..[MOM-M5]. */
function fitsNow(who: Investigator): (view: View) => readonly Phrase[] {
  return (view) => {
    if (!isOwnTurn(view, who) || isDead(view, who)) return [];
    const { steps, actions: left } = budgetLeft(view, who);
    const explore = exploreCost(surroundings(view, who));
    const canExplore = left >= explore.actions && steps >= explore.steps;
    return [
      { id: 'budget', params: { steps, actions: left } },
      ...(left > 0 && mayRun(view, who)
        ? [{ id: 'movesLeft', params: { moves: steps + left } }]
        : steps > 0
          ? [{ id: 'movesWithoutRun', params: { moves: steps } }]
          : []),
      ...(left > 0
        ? [
            {
              id: canExplore
                ? explore.steps > 0
                  ? 'exploreDark'
                  : 'exploreFits'
                : 'exploreTooDark',
            },
          ]
        : []),
      ...(steps + left > 0 && !view.isOn(`${who}.hiding`)
        ? [{ id: steps > 0 ? 'hideByStep' : 'hideByAction' }]
        : []),
    ];
  };
}

/** Who else is in the room, where rooms were written down [MOM-Z8]. */
function whoIsHere(who: Investigator): (view: View) => readonly Phrase[] {
  return (view) =>
    monstersIn(view, roomOf(view, who)).map((monster) => ({
      id: isStunned(view, monster) ? 'stunnedHere' : 'monsterHere',
      params: {
        monster,
        awareness: signed(view.value(`${monster}.awareness`)),
        horror: signed(view.value(`${monster}.horrorRating`)),
      },
    }));
}

/** Nobody has copied the card yet: every number is where it starts, and no test is exact [MOM-B3]. */
function isUnread(view: View, who: Investigator): boolean {
  return cardTracks(who).every(({ id, start }) => view.value(`${who}.${id}`) === start);
}

export function investigatorReports(who: Investigator): readonly Report[] {
  return [
    { id: 'here', lines: whoIsHere(who) },
    { id: 'fits', lines: fitsNow(who) },
    { id: 'unread', lines: (view) => (isUnread(view, who) ? [{ id: 'cardUnread' }] : []) },
  ];
}

/** What the whole table should know of somebody at a glance. */
export function investigatorStatus(who: Investigator): (view: View) => readonly Phrase[] {
  const states = [
    'dark',
    'fire',
    'water',
    'hiding',
    'inHidingPlace',
    'physicalTrauma',
    'mentalTrauma',
  ];
  return (view) => {
    if (isDead(view, who)) return [{ id: isAwaited(view, who) ? 'deadAwaited' : 'deadForGood' }];
    const room = roomOf(view, who);
    return [
      ...(isInsane(view, who) ? [{ id: 'isInsane' }] : []),
      ...(room === '' ? [] : [{ id: 'isIn', params: { room: { written: room } } }]),
      ...states.filter((id) => view.isOn(`${who}.${id}`)).map((id) => ({ id: `${id}Now` })),
    ];
  };
}
