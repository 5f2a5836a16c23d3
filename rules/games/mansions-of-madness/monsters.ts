import type {
  Action,
  Address,
  Change,
  Collection,
  Phrase,
  Refusal,
  Track,
  View,
} from '../../engine/definition';
import { numberIn, textIn, type Field } from '../../engine/fields';
import { ownerOf } from '../../engine/game';
import { highestPrinted, isInvestigator, isStunned, livingIn } from './table';
import {
  hasMonsters,
  isBeaten,
  monsterArrives,
  nearest,
  shareRoomState,
  standing,
} from './whereabouts';

/** A killing effect does this much to a monster with a name of its own [MOM-Z6]. */
const namedDamage = 5;

/** What a burning room does to whoever ends a turn in it [MOM-S5], [MOM-Z4]. */
export const fireDamage = 2;

function statusOf(view: View, monster: Address): readonly Phrase[] {
  const left = view.value(`${monster}.health`) - view.value(`${monster}.wounds`);
  return [
    isBeaten(view, monster) ? { id: 'beaten' } : { id: 'healthLeft', params: { left } },
    ...(isStunned(view, monster) ? [{ id: 'monsterStunned' }] : []),
    ...(view.happened(`attack.${monster}`) ? [{ id: 'hasAttacked' }] : []),
  ];
}

/** Said once, when it falls [MOM-Z5]. */
function fallsNow(view: View, monster: Address, wasBeaten: boolean): readonly Change[] {
  return isBeaten(view, monster) && !wasBeaten
    ? [{ kind: 'notice', notice: { id: 'monsterBeaten', tone: 'gain', params: { monster } } }]
    : [];
}

/** A number that is added as printed, with its sign [MOM-T4]. */
function modifier(id: string): Track {
  const ends = { min: -highestPrinted, start: 0, max: highestPrinted };
  return { id, shape: 'counter', ...ends, printed: true, signed: true };
}

/** Numbers on a monster token; awareness and horror rating with their sign [MOM-Z1], [MOM-T4]. */
export const monsters = (rooms: (view: View) => readonly string[]): Collection => ({
  id: 'monsters',
  item: 'monster',
  most: 20,
  texts: [{ id: 'name' }, { id: 'room', suggestions: rooms, follows: monsterArrives }],
  tracks: [
    modifier('awareness'),
    modifier('horrorRating'),
    {
      id: 'health',
      shape: 'counter',
      min: 1,
      start: 3,
      max: highestPrinted,
      printed: true,
      follows: ({ at, from }, view) =>
        fallsNow(view, ownerOf(at), view.value(`${ownerOf(at)}.wounds`) >= from),
    },
    { id: 'damage', shape: 'counter', min: 0, start: 1, max: highestPrinted, printed: true },
    {
      id: 'wounds',
      shape: 'counter',
      min: 0,
      start: 0,
      max: highestPrinted,
      follows: ({ at, from }, view) =>
        fallsNow(view, ownerOf(at), from >= view.value(`${ownerOf(at)}.health`)),
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
