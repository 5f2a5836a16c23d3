import type {
  Action,
  Address,
  Change,
  Collection,
  Phrase,
  Refusal,
  View,
} from '../../engine/definition';
import { numberIn, textIn, type Field } from '../../engine/fields';
import { ownerOf } from '../../engine/game';
import { nameKey } from '../../engine/written';
import { highestPrinted, isInvestigator, isStunned, livingIn, type Investigator } from './table';

/** Where somebody or something is, as the players wrote it. */
export function roomOf(view: View, at: Address): string {
  return view.text(`${at}.room`);
}

/** The monsters that still stand in a room of this name; rooms without a name are unknown, not one and the same. */
export function monstersIn(view: View, room: string): readonly Address[] {
  const key = nameKey(room);
  return key === ''
    ? []
    : standing(view).filter((monster) => nameKey(roomOf(view, monster)) === key);
}

/** The monsters that are not defeated. */
export function standing(view: View): readonly Address[] {
  return view.items('keeper.monsters').filter((monster) => !isBeaten(view, monster));
}

/** Whom a monster probably deals with: somebody in its room, otherwise whoever's turn it is. */
export function nearest(view: View, monster: Address): Investigator {
  const living = livingIn(view);
  return (
    investigatorsInRoom(view, roomOf(view, monster))[0] ??
    living.find((who) => who === view.turn.seat) ??
    living[0] ??
    'investigator1'
  );
}

/** A monster and an investigator come to share a room: a horror test is due [MOM-T16]. */
export function meeting(who: Investigator, monster: Address): Change {
  const offers = { seat: who, action: 'test', given: { kind: 'horror', monster } };
  return {
    kind: 'notice',
    notice: { id: 'monsterMet', tone: 'info', params: { who, monster }, offers },
  };
}

/** Those in a room of this name, of all who may be in one. */
function investigatorsInRoom(view: View, room: string): readonly Investigator[] {
  const key = nameKey(room);
  return livingIn(view).filter((who) => key !== '' && nameKey(roomOf(view, who)) === key);
}

/** A monster was moved or placed: whoever is there meets it, and a fire there burns it [MOM-T16]. */
function arrives(at: Address, view: View): readonly Change[] {
  const monster = ownerOf(at);
  const met = investigatorsInRoom(view, roomOf(view, monster));
  return [
    ...(met.length === 0
      ? []
      : [
          {
            kind: 'switch' as const,
            at: `${monster}.burning`,
            on: met.some((who) => view.isOn(`${who}.fire`)),
          },
        ]),
    ...(isBeaten(view, monster) ? [] : met)
      .filter((who) => !view.happened(`horror.${who}.${monster}`))
      .map((who) => meeting(who, monster)),
  ];
}

/** A room has one token of each state: what is so for one there is so for all [MOM-S12]. */
export function shareRoomState(state: 'dark' | 'fire') {
  return (at: Address, on: boolean, view: View): readonly Change[] => {
    const room = roomOf(view, ownerOf(at));
    const burning = state === 'fire' ? monstersIn(view, room) : [];
    return [
      ...investigatorsInRoom(view, room).map((who) => `${who}.${state}`),
      ...burning.map((monster) => `${monster}.burning`),
    ].map((other) => ({ kind: 'switch', at: other, on }));
  };
}

/** A killing effect does this much to a monster with a name of its own [MOM-Z6]. */
const namedDamage = 5;

/** What a burning room does to whoever ends a turn in it [MOM-S5], [MOM-Z4]. */
export const fireDamage = 2;

function isBeaten(view: View, monster: Address): boolean {
  const health = view.value(`${monster}.health`);
  return health > 0 && view.value(`${monster}.wounds`) >= health;
}

function statusOf(view: View, monster: Address): readonly Phrase[] {
  const left = view.value(`${monster}.health`) - view.value(`${monster}.wounds`);
  return [
    isBeaten(view, monster) ? { id: 'beaten' } : { id: 'healthLeft', params: { left } },
    ...(isStunned(view, monster) ? [{ id: 'monsterStunned' }] : []),
    ...(view.happened(`attack.${monster}`) ? [{ id: 'hasAttacked' }] : []),
  ];
}

/** Numbers on a monster token; awareness and horror rating with their sign [MOM-Z1], [MOM-T4]. */
export const monsters = (rooms: (view: View) => readonly string[]): Collection => ({
  id: 'monsters',
  item: 'monster',
  most: 20,
  texts: [{ id: 'name' }, { id: 'room', suggestions: rooms, follows: arrives }],
  tracks: [
    {
      id: 'awareness',
      shape: 'counter',
      min: -highestPrinted,
      start: 0,
      max: highestPrinted,
      printed: true,
      signed: true,
    },
    {
      id: 'horrorRating',
      shape: 'counter',
      min: -highestPrinted,
      start: 0,
      max: highestPrinted,
      printed: true,
      signed: true,
    },
    { id: 'health', shape: 'counter', min: 1, start: 3, max: highestPrinted, printed: true },
    { id: 'damage', shape: 'counter', min: 0, start: 1, max: highestPrinted, printed: true },
    {
      id: 'wounds',
      shape: 'counter',
      min: 0,
      start: 0,
      max: highestPrinted,
      follows: ({ at, from }, view) => {
        const monster = ownerOf(at);
        const wasBeaten = from >= view.value(`${monster}.health`);
        return isBeaten(view, monster) && !wasBeaten
          ? [{ kind: 'notice', notice: { id: 'monsterBeaten', tone: 'gain', params: { monster } } }]
          : [];
      },
    },
    { id: 'stun', shape: 'counter', min: 0, start: 0, max: highestPrinted },
  ],
  toggles: [{ id: 'named' }, { id: 'burning', follows: shareRoomState('fire') }],
  actions: ['testFor', 'monsterAttack', 'monsterRecover', 'killByEffect'],
  status: statusOf,
});

/** The monster an action of the keeper is about. */
export function monsterField(view: View): Field {
  const all = standing(view);
  return { kind: 'choice', id: 'item', options: all, start: all[0] ?? '' };
}

export function hasMonsters(view: View): boolean {
  return standing(view).length > 0;
}

/** Once a turn, by attacking or by recovering, and not by one that is defeated [MOM-Z2], [MOM-Z3]. */
function hasHadItsTurn(view: View, monster: string): Refusal | undefined {
  if (isBeaten(view, monster)) return { code: 'isBeaten', params: { monster } };
  return view.happened(`attack.${monster}`)
    ? { code: 'attackedAlready', params: { monster } }
    : undefined;
}

/** Each monster attacks once a turn, and none that is stunned [MOM-Z2], [MOM-Z3]. */
const monsterAttack: Action = {
  id: 'monsterAttack',
  when: (view) => hasMonsters(view) && livingIn(view).length > 0,
  inputs: (view, given) => {
    const targets = livingIn(view);
    const field = monsterField(view);
    const monster = textIn(given, 'item') || String(field.start);
    return [
      field,
      { kind: 'choice', id: 'investigator', options: targets, start: nearest(view, monster) },
      {
        kind: 'number',
        id: 'damageTaken',
        min: 0,
        max: highestPrinted,
        start: view.value(`${monster}.damage`),
      },
      { kind: 'number', id: 'stunTaken', min: 0, max: 5, start: 0 },
    ];
  },
  blocked: (view, settled) => {
    const monster = textIn(settled, 'item');
    if (isStunned(view, monster)) return { code: 'monsterIsStunned', params: { monster } };
    return hasHadItsTurn(view, monster);
  },
  run: (_, inputs) => {
    const who = textIn(inputs, 'investigator');
    if (!isInvestigator(who)) return [];
    return [
      { kind: 'happen', what: `attack.${textIn(inputs, 'item')}` },
      { kind: 'move', at: `${who}.health`, by: -numberIn(inputs, 'damageTaken') },
      { kind: 'move', at: `${who}.stun`, by: numberIn(inputs, 'stunTaken') },
    ];
  },
};

/** One Stun token comes off instead of the attack [MOM-Z3]. */
const monsterRecover: Action = {
  id: 'monsterRecover',
  when: hasMonsters,
  inputs: (view) => [monsterField(view)],
  blocked: (view, settled) => {
    const monster = textIn(settled, 'item');
    if (view.turn.seat !== 'keeper') return { code: 'onlyKeeperTurn' };
    if (monster !== '' && !isStunned(view, monster)) {
      return { code: 'monsterNotStunned', params: { monster } };
    }
    return hasHadItsTurn(view, monster);
  },
  run: (_, inputs) => [
    { kind: 'happen', what: `attack.${textIn(inputs, 'item')}` },
    { kind: 'move', at: `${textIn(inputs, 'item')}.stun`, by: -1 },
  ],
};

/** An effect that kills without naming damage [MOM-Z6], [MOM-Z7]. */
const killByEffect: Action = {
  id: 'killByEffect',
  when: hasMonsters,
  inputs: (view) => [monsterField(view)],
  run: (view, inputs) => {
    const monster = textIn(inputs, 'item');
    return view.isOn(`${monster}.named`)
      ? [
          {
            kind: 'notice',
            notice: { id: 'namedMonster', tone: 'info', params: { monster, damage: namedDamage } },
          },
          { kind: 'move', at: `${monster}.wounds`, by: namedDamage },
        ]
      : [{ kind: 'set', at: `${monster}.wounds`, to: view.value(`${monster}.health`) }];
  },
};

export const monsterActions: readonly Action[] = [monsterAttack, monsterRecover, killByEffect];

/** Fire at the end of the keeper's turn, whoever lit it [MOM-Z4]. */
export function burnMonsters(view: View): readonly Change[] {
  return standing(view)
    .filter((monster) => view.isOn(`${monster}.burning`))
    .map((monster) => ({ kind: 'move', at: `${monster}.wounds`, by: fireDamage }));
}
