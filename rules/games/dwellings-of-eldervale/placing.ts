import type { Action, Part, View } from '../../engine/definition';
import { textIn, type FieldValues } from '../../engine/fields';
import { gain } from './goods';
import { isOver, isUsed, type Player } from './table';
import { relocate, unitField, unitsAt } from './units';

/** Kinds of realms a unit can be placed on [ELD-A3]; some come with an option [ELD-O3], [ELD-O5], [ELD-O6]. */
const ruins = ['mageTower', 'portal', 'mill', 'dungeon', 'fortress'] as const;
const optional = [
  ['oracle', 'oracle'],
  ['motherOfDragons', 'dragonsDen'],
  ['frostGiant', 'bifrost'],
] as const;

function realmsIn(setup: FieldValues): readonly string[] {
  const special = optional.filter(([option]) => isUsed(setup, option)).map(([, realm]) => realm);
  return ['elementalRealm', ...ruins, ...special];
}

/** The realm a unit was placed on in this turn; nothing while it is not told. */
function isOn(view: View, realm: string): boolean {
  return view.happened(placedOn(realm));
}

function isPlaced(view: View): boolean {
  return view.happened('placed');
}

/** What the turn remembers of the realm a unit was placed on. */
export function placedOn(realm: string): string {
  return `placed.${realm}`;
}

/** What the turn remembers of the unit that was placed: it is in any battle that follows. */
export function placedUnit(unit: string): string {
  return `placedUnit.${unit}`;
}

/** What a realm gives at once: Dragon's Den and Bifrost [ELD-O5], [ELD-O6]. */
function arrival(player: Player, realm: string) {
  if (realm === 'dragonsDen') return gain(player, ['gold']);
  return realm === 'bifrost' ? gain(player, ['magic']) : [];
}

/** A unit leaves the Ready Area for a realm, whose action follows [ELD-T2]. */
export function placeUnit(player: Player): Action {
  return {
    id: 'placeUnit',
    when: (view) => view.turn.seat === player && !isOver(view),
    inputs: (view) => [
      unitField(view, player, 'ready'),
      {
        kind: 'choice',
        id: 'realm',
        options: realmsIn(view.setup),
        start: 'elementalRealm',
      },
    ],
    blocked: (view) => {
      if (isPlaced(view)) return { code: 'alreadyPlaced' };
      if (view.happened('regrouping')) return { code: 'isRegrouping' };
      return unitsAt(view, player, 'ready').length === 0 ? { code: 'nobodyReady' } : undefined;
    },
    run: (view, inputs) => {
      const realm = textIn(inputs, 'realm');
      return [
        ...relocate(view, player, [textIn(inputs, 'unit')], 'ready', 'onMap'),
        { kind: 'happen', what: 'placed' },
        { kind: 'happen', what: placedOn(realm) },
        { kind: 'happen', what: placedUnit(textIn(inputs, 'unit')) },
        ...arrival(player, realm),
        { kind: 'goTo', step: 'realmAction' },
      ];
    },
  };
}

/** The buttons of each realm, and the entry of the rules that tells what to do there. */
const realms: Readonly<Record<string, { rule: string; buttons: readonly string[] }>> = {
  elementalRealm: { rule: 'elemental-realm-action', buttons: ['takeTreasure', 'gainGoods'] },
  mageTower: { rule: 'mage-tower', buttons: ['mageTower'] },
  portal: { rule: 'portal', buttons: ['summon'] },
  mill: { rule: 'mill', buttons: ['dwell'] },
  dungeon: { rule: 'dungeon', buttons: ['revealRealm', 'takeCard'] },
  fortress: { rule: 'fortress', buttons: ['fortress'] },
  oracle: { rule: 'oracle', buttons: ['takeCard', 'drawMagic'] },
  dragonsDen: { rule: 'dragons-den', buttons: [] },
  bifrost: { rule: 'bifrost-action', buttons: [] },
};

/** The realm's action as far as possible; every button while nobody told which realm it is [ELD-A3]. */
export function realmParts(): readonly Part[] {
  const ids = [...new Set(Object.values(realms).flatMap(({ buttons }) => buttons))];
  const isWanted = (view: View, id: string) =>
    !isPlaced(view) ||
    Object.entries(realms).some(
      ([realm, { buttons }]) => isOn(view, realm) && buttons.includes(id),
    );
  return [
    ...ids.map((id): Part => ({ kind: 'action', id, when: (view) => isWanted(view, id) })),
    ...Object.entries(realms).map(([realm, { rule }]): Part => ({
      kind: 'rule',
      id: rule,
      when: (view) => isOn(view, realm),
    })),
  ];
}
