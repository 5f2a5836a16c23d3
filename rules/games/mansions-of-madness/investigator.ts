import type { Change, Collection, Move, Seat, Track, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { nameKey } from '../../engine/written';
import { budgetActions } from './budgetActions';
import { newInvestigator, nobodyFollows } from './death';
import { investigatorReports, investigatorStatus } from './investigatorReports';
import { sheetOf } from './investigatorSheet';
import { stepsOf } from './investigatorSteps';
import { investigatorToggles } from './investigatorToggles';
import { playMythos } from './mythos';
import { cardTracks } from './printed';
import { puzzleActions, puzzleChoices, puzzleReport, puzzleTrack } from './puzzle';
import { enterRoom, knownRooms } from './rooms';
import { dropStun } from './stunRemoval';
import { highestPrinted, isObjectiveKnown, isOwnTurn, type Investigator } from './table';
import { testActions } from './testActions';
import { investigatorArrives } from './whereabouts';

function tell(id: string, who: Investigator): Change {
  return { kind: 'notice', notice: { id, tone: 'loss', params: { who } } };
}

/** The keeper's moment for a card, one tap away. */
function trauma(id: string, who: Investigator, kind: 'physical' | 'mental'): Change {
  const offers = {
    seat: 'keeper',
    action: 'playTrauma',
    given: { investigator: who, trauma: kind },
  };
  return { kind: 'notice', notice: { id, tone: 'info', params: { who }, offers } };
}

/** Damage is the keeper's moment for a physical Trauma card; at 0 it is death [MOM-K6], [MOM-S8]. */
function afterHealth(who: Investigator) {
  return ({ from, to, joined, paid }: Move, view: View): readonly Change[] => {
    if (to === 0) {
      const known = isObjectiveKnown(view);
      return [
        { kind: 'happen', what: `died.${who}` },
        { kind: 'switch', at: `${who}.awaited`, on: !known },
        tell(known ? 'diedForGood' : 'died', who),
      ];
    }
    return to < from && !joined && !paid ? [trauma('hurt', who, 'physical')] : [];
  };
}

/** A Horror token is the moment for a mental one; at 0 there are no more [MOM-K7], [MOM-S7]. */
function afterSanity(who: Investigator) {
  return ({ from, to, joined, paid }: Move): readonly Change[] => {
    if (to === 0) return [tell('insane', who)];
    return to < from && !joined && !paid ? [trauma('frightened', who, 'mental')] : [];
  };
}

/** Stunned in the middle of one's own turn: a step less from here on [MOM-S3]. */
function afterStun(who: Investigator) {
  return ({ from, to }: Move, view: View): readonly Change[] =>
    from === 0 && to > 0 && isOwnTurn(view, who) && view.value(`${who}.stepsUsed`) > 0
      ? [{ kind: 'happen', what: `stunned.${who}` }, tell('stunnedInTurn', who)]
      : [];
}

function counter(id: string, max: number, rest: Partial<Track> = {}): Track {
  return { id, shape: 'counter', min: 0, start: 0, max, ...rest };
}

function tracksOf(setup: FieldValues, who: Investigator): readonly Track[] {
  return [
    ...cardTracks(who),
    {
      id: 'health',
      shape: 'track',
      min: 0,
      start: (view) => view.value(`${who}.maxHealth`),
      max: (view) => view.value(`${who}.maxHealth`),
      follows: afterHealth(who),
    },
    {
      id: 'sanity',
      shape: 'track',
      min: 0,
      start: (view) => view.value(`${who}.maxSanity`),
      max: (view) => view.value(`${who}.maxSanity`),
      follows: afterSanity(who),
    },
    counter('skillPoints', highestPrinted, { start: numberIn(setup, 'skillPoints') }),
    counter('stun', highestPrinted, { follows: afterStun(who) }),
    counter('curse', highestPrinted),
    counter('stepsUsed', 2, { resets: 'ownTurn' }),
    puzzleTrack,
  ];
}

const items: Collection = {
  id: 'items',
  item: 'card',
  most: 20,
  texts: [{ id: 'name' }],
  tracks: [],
};

/** No spell twice [MOM-S17]. */
function spells(who: Investigator): Collection {
  return {
    id: 'spells',
    item: 'spell',
    most: 20,
    texts: [{ id: 'name' }],
    tracks: [],
    status: (view, item) => {
      const key = (at: string) => nameKey(view.text(`${at}.name`));
      const isTwice =
        key(item) !== '' &&
        view.items(`${who}.spells`).some((other) => other !== item && key(other) === key(item));
      return isTwice ? [{ id: 'sameSpell' }] : [];
    },
  };
}

/** An investigator: everything on and around one character card. */
export function investigatorSeat(setup: FieldValues, who: Investigator): Seat {
  return {
    id: who,
    person: {},
    ...(who === 'investigator1' ? {} : { like: 'investigator1' }),
    status: investigatorStatus(who),
    summary: ['health', 'sanity', 'skillPoints', 'stun', 'curse'],
    tracks: tracksOf(setup, who),
    toggles: investigatorToggles,
    choices: puzzleChoices,
    texts: [
      { id: 'room', suggestions: knownRooms, follows: investigatorArrives(who) },
      { id: 'physicalCard' },
      { id: 'mentalCard' },
    ],
    collections: [items, spells(who)],
    reports: [...investigatorReports(who), puzzleReport(who)],
    actions: [
      ...testActions(who),
      ...budgetActions(who),
      enterRoom(who),
      ...puzzleActions(who),
      dropStun(who),
      playMythos(who),
      newInvestigator(who),
      nobodyFollows(who),
    ],
    steps: stepsOf(who),
    sheet: sheetOf(who),
  };
}
