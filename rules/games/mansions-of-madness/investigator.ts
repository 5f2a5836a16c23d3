import type {
  Change,
  Collection,
  Move,
  Part,
  Phrase,
  Section,
  Seat,
  Step,
  Toggle,
  Track,
  View,
} from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, idsOf, toggles, tracks } from '../../engine/parts';
import { signed } from '../../engine/phrase';
import { nameKey } from '../../engine/written';
import { budgetActions, budgetLeft, mayRun, surroundings } from './budgetActions';
import { isNewcomer, newInvestigator } from './death';
import { fireDamage, monstersIn, roomOf } from './monsters';
import { playMythos } from './mythos';
import { printedTracks } from './printed';
import { isPuzzling, puzzleActions, puzzleChoices, puzzleReport, puzzleTrack } from './puzzle';
import {
  highestPrinted,
  isDead,
  isObjectiveKnown,
  isOwnTurn,
  isStunned,
  type Investigator,
} from './table';
import { enterRoom, knownRooms } from './rooms';
import { testActions } from './testing';
import { exploreCost } from './turnBudget';

function tell(id: string, who: Investigator, tone: 'info' | 'loss'): Change {
  return { kind: 'notice', notice: { id, tone, params: { who } } };
}

/** Damage is the keeper's moment for a physical Trauma card; at 0 it is death [MOM-K6], [MOM-S8]. */
function afterHealth(who: Investigator) {
  return ({ from, to, joined, paid }: Move, view: View): readonly Change[] => {
    if (to === 0) {
      return [
        { kind: 'happen', what: `died.${who}` },
        tell(isObjectiveKnown(view) ? 'diedForGood' : 'died', who, 'loss'),
      ];
    }
    return to < from && !joined && !paid ? [tell('hurt', who, 'info')] : [];
  };
}

/** A Horror token is the moment for a mental one; at 0 there are no more [MOM-K7], [MOM-S7]. */
function afterSanity(who: Investigator) {
  return ({ from, to, joined, paid }: Move): readonly Change[] => {
    if (to === 0) return [tell('insane', who, 'loss')];
    return to < from && !joined && !paid ? [tell('frightened', who, 'info')] : [];
  };
}

/** Stunned in the middle of one's own turn: a step less from here on [MOM-S3]. */
function afterStun(who: Investigator) {
  return ({ from, to }: Move, view: View): readonly Change[] =>
    from === 0 && to > 0 && isOwnTurn(view, who) && view.value(`${who}.stepsUsed`) > 0
      ? [{ kind: 'happen', what: `stunned.${who}` }, tell('stunnedInTurn', who, 'loss')]
      : [];
}

function counter(id: string, max: number, rest: Partial<Track> = {}): Track {
  return { id, shape: 'counter', min: 0, start: 0, max, ...rest };
}

function tracksOf(setup: FieldValues, who: Investigator): readonly Track[] {
  return [
    ...printedTracks(who),
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

/** What lies on and around an investigator; a room has one token of each state at most [MOM-S12]. */
const togglesOf: readonly Toggle[] = [
  { id: 'hiding' },
  { id: 'inHidingPlace' },
  { id: 'dark' },
  { id: 'light' },
  { id: 'fire' },
  { id: 'water' },
  { id: 'physicalTrauma' },
  { id: 'mentalTrauma' },
  { id: 'actionUsed', resets: 'ownTurn' },
];

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

/** What still fits into the turn, line by line [MOM-M1]..[MOM-M5]. */
function fitsNow(who: Investigator): (view: View) => readonly Phrase[] {
  return (view) => {
    if (!isOwnTurn(view, who) || isDead(view, who)) return [];
    const { steps, actions: left } = budgetLeft(view, who);
    const explore = exploreCost(surroundings(view, who));
    const canExplore = left >= explore.actions && steps >= explore.steps;
    return [
      { id: 'budget', params: { steps, actions: left } },
      mayRun(view, who)
        ? { id: 'movesLeft', params: { moves: steps + left } }
        : { id: 'movesWithoutRun', params: { moves: steps } },
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
      ...(steps + left > 0 ? [{ id: steps > 0 ? 'hideByStep' : 'hideByAction' }] : []),
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

function hurt(who: Investigator): Change {
  return { kind: 'move', at: `${who}.health`, by: -fireDamage };
}

const reports: readonly Part[] = [
  { kind: 'report', id: 'here' },
  { kind: 'report', id: 'fits' },
];

/** The turn in its order; an investigator who died has none of it [MOM-M7]. */
function stepsOf(who: Investigator): readonly Step[] {
  const plays = (view: View) => !isDead(view, who) && !view.happened(`newcomer.${who}`);
  const moving = [...reports, ...actions('step', 'enterRoom', 'hide', 'test', 'playMythos')];
  return [
    {
      id: 'newcomer',
      when: (view) => isNewcomer(view, who),
      parts: actions('newInvestigator'),
    },
    {
      id: 'turnStart',
      when: plays,
      parts: [
        { kind: 'report', id: 'here' },
        ...toggles('water'),
        ...actions('test', 'playMythos'),
      ],
      // Out of the water before anything else [MOM-S6].
      onDone: (view) =>
        view.isOn(`${who}.water`)
          ? [
              hurt(who),
              { kind: 'switch', at: `${who}.water`, on: false },
              tell('outOfWater', who, 'loss'),
            ]
          : [],
    },
    { id: 'move1', when: plays, parts: moving },
    // Whoever is stunned has one step only [MOM-S2], [MOM-S3].
    { id: 'move2', when: (view) => plays(view) && !isStunned(view, who), parts: moving },
    {
      id: 'action',
      when: plays,
      parts: [
        ...reports,
        ...actions(
          'explore',
          'attack',
          'run',
          'enterRoom',
          'hide',
          'useCard',
          'enterHidingPlace',
          'leaveHidingPlace',
          'test',
          'playMythos',
        ),
      ],
    },
    {
      id: 'turnEnd',
      when: plays,
      parts: toggles('fire'),
      onDone: (view) => (view.isOn(`${who}.fire`) ? [hurt(who)] : []),
    },
  ];
}

function sheet(who: Investigator): readonly Section[] {
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
      parts: [{ kind: 'text', id: 'name' }, ...tracks(...idsOf(printedTracks(who)))],
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
    { id: 'corrections', folded: true, parts: [...tracks('stepsUsed'), ...toggles('actionUsed')] },
  ];
}

/** One Stun token off in the trading step, and never a Curse [MOM-S1], [MOM-S4]. */
function dropStun(who: Investigator): Seat['actions'] {
  return [
    {
      id: 'dropStun',
      when: (view) => isStunned(view, who) && !isDead(view, who),
      refusal: (view) =>
        view.happened(`dropped.${who}`) ? { code: 'droppedAlready', params: { who } } : undefined,
      run: () => [
        { kind: 'move', at: `${who}.stun`, by: -1, paid: true },
        { kind: 'happen', what: `dropped.${who}` },
      ],
    },
  ];
}

/** An investigator: everything on and around one character card. */
export function investigatorSeat(setup: FieldValues, who: Investigator): Seat {
  return {
    id: who,
    person: {},
    ...(who === 'investigator1' ? {} : { like: 'investigator1' }),
    summary: ['health', 'sanity', 'skillPoints', 'stun', 'curse'],
    tracks: tracksOf(setup, who),
    toggles: togglesOf,
    choices: puzzleChoices,
    texts: [{ id: 'room', suggestions: knownRooms }, { id: 'physicalCard' }, { id: 'mentalCard' }],
    collections: [items, spells(who)],
    reports: [
      { id: 'here', lines: whoIsHere(who) },
      { id: 'fits', lines: fitsNow(who) },
      puzzleReport(who),
    ],
    derived: [],
    actions: [
      ...testActions(who),
      ...budgetActions(who),
      enterRoom(who),
      ...puzzleActions(who),
      ...(dropStun(who) ?? []),
      playMythos(who),
      newInvestigator(who),
    ],
    steps: stepsOf(who),
    sheet: sheet(who),
  };
}
