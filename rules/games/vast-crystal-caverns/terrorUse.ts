import type { Action, Change, Notice, Refusal, View } from '../../engine/definition';
import { numbersIn, textIn } from '../../engine/fields';
import { gainBonus } from './attackBonus';
import { facesField, needsFaces } from './diceForm';
import { isActing } from './moments';
import type { GhoulId } from './table';
import {
  cardHeldField,
  drawTerror,
  inDeck,
  loseCard,
  namesLeft,
  unnamed,
  type Card,
} from './terrorCards';
import { sides } from './tools/dice';

/** Cards whose lasting effect works each time, not once a turn [GHL-T5]. */
const lasting: readonly Card[] = ['blink', 'adapt', 'seize'];

const held = (view: View, seat: GhoulId, card: Card) => view.value(`${seat}.${card}`);
const used = (view: View, seat: GhoulId, card: Card) => view.value(`${seat}.${card}Used`);

/** Whether a card of this name still has its repeated effect this turn [GHL-T4], [GHL-T5]. */
export function canUse(view: View, seat: GhoulId, card: Card): boolean {
  return lasting.includes(card)
    ? held(view, seat, card) > 0
    : held(view, seat, card) > used(view, seat, card);
}

/** Marks a card whose repeated effect was used; a lasting one is marked once. */
export function usedNow(seat: GhoulId, card: Card): readonly Change[] {
  const at = `${seat}.${card}Used`;
  return [lasting.includes(card) ? { kind: 'set', at, to: 1 } : { kind: 'move', at, by: 1 }];
}

function needsUse(view: View, seat: GhoulId, card: Card): Refusal | undefined {
  return canUse(view, seat, card) ? undefined : { code: 'cardUsed', params: { card } };
}

/** Not both effects of a card in a turn, nor two of a name [GHL-T4], [GHL-T6]. */
function needsOnce(view: View, seat: GhoulId, card: Card): Refusal | undefined {
  if (view.isOn(`${seat}.${card}Once`)) return { code: 'identicalCard', params: { card } };
  return held(view, seat, card) > used(view, seat, card)
    ? undefined
    : { code: 'bothEffects', params: { card } };
}

/** The card leaves the game; what lasts this turn goes on without it [GHL-T6]. */
function usedUp(seat: GhoulId, card: Card): readonly Change[] {
  return [
    { kind: 'switch', at: `${seat}.${card}Once`, on: true },
    { kind: 'move', at: `${seat}.${card}`, by: -1 },
    { kind: 'move', at: `${seat}.${card}Gone`, by: 1 },
  ];
}

const say = (notice: Notice): Change => ({ kind: 'notice', notice });
const info = (id: string): Change => say({ id, tone: 'info' });

/** More attack: discs for the Ghoul, a bonus for one attack for the Vile Ghoul [GHL-T8]. */
function attackGained(seat: GhoulId, by: number): readonly Change[] {
  return seat === 'ghoul' ? [{ kind: 'move', at: 'ghoul.attack', by }] : gainBonus(by);
}

type Effect = Pick<Action, 'inputs' | 'refusal' | 'run' | 'when' | 'roll' | 'figures'>;

function action(seat: GhoulId, card: Card, which: 'Turn' | 'Once', effect: Effect): Action {
  const [refusal, mark] = which === 'Turn' ? [needsUse, usedNow] : [needsOnce, usedUp];
  return {
    ...effect,
    id: `${card}${which}`,
    when: (view) => held(view, seat, card) > 0 && (effect.when ?? isActing)(view),
    refusal: (view, inputs) => refusal(view, seat, card) ?? effect.refusal?.(view, inputs),
    run: (view, inputs) => [...mark(seat, card), ...effect.run(view, inputs)],
  };
}

/** What the cards in hand can do now, as far as it is a step of its own [GHL-T7]..[GHL-T13]. */
export function terrorEffects(seat: GhoulId): readonly Action[] {
  const moves = (by: number): Change => ({ kind: 'move', at: `${seat}.movement`, by });
  return [
    action(seat, 'chase', 'Turn', { run: () => [moves(1)] }),
    action(seat, 'chase', 'Once', { run: () => [moves(4)] }),
    action(seat, 'hunt', 'Turn', { run: () => attackGained(seat, 1) }),
    action(seat, 'hunt', 'Once', { run: () => attackGained(seat, 3) }),
    action(seat, 'sneak', 'Once', { run: () => [info('sneaking')] }),
    action(seat, 'blink', 'Turn', {
      refusal: (view) => {
        const have = view.value(`${seat}.movement`);
        return have < 2 ? { code: 'needsMovement', params: { amount: 2, have } } : undefined;
      },
      run: () => [{ kind: 'move', at: `${seat}.movement`, by: -2, paid: true }, info('blinked')],
    }),
    action(seat, 'blink', 'Once', { run: () => [info('blinkedAnywhere')] }),
    action(seat, 'adapt', 'Once', {
      inputs: (view) => {
        const options = namesLeft(view, seat);
        return [{ kind: 'choice', id: 'card', options, start: options[0] ?? '' }];
      },
      refusal: (view) => (inDeck(view, seat) < 1 ? { code: 'deckEmpty' } : undefined),
      // One more in hand, whose name is known; what has no name yet keeps waiting for one.
      run: (_, inputs) => [
        { kind: 'move', at: `${seat}.terrorCards`, by: 1 },
        { kind: 'move', at: `${seat}.${textIn(inputs, 'card')}`, by: 1 },
      ],
    }),
    action(seat, 'seize', 'Once', {
      run: () => [{ kind: 'move', at: `${seat}.treasure`, by: 1 }, drawTerror(seat, 2)],
    }),
    action(seat, 'scour', 'Turn', { run: () => [info('scoured')] }),
    action(seat, 'scour', 'Once', { run: () => [info('scouredAll')] }),
  ];
}

export const cheatIds = ['cheatTurn', 'cheatOnce'] as const;

/** Cheat belongs to the dice: a new face for one of them, by another roll or by choice [GHL-T10]. */
export function cheatActions(
  seat: GhoulId,
  rolled: (view: View) => readonly string[],
  afterwards: (view: View, die: string, face: number) => readonly Change[],
): readonly Action[] {
  const cheat: Effect = {
    when: (view) => rolled(view).length > 0,
    inputs: (view) => {
      const options = rolled(view);
      return [
        { kind: 'choice', id: 'die', options, start: options[0] ?? '' },
        facesField('face', 1),
      ];
    },
    refusal: (_, inputs) => needsFaces(inputs, 'face', 1),
    run: (view, inputs) => {
      const die = textIn(inputs, 'die');
      const [face = 1] = numbersIn(inputs, 'face');
      return [{ kind: 'set', at: `${seat}.${die}`, to: face }, ...afterwards(view, die, face)];
    },
  };
  return [
    action(seat, 'cheat', 'Turn', {
      ...cheat,
      roll: () => [{ into: 'face', count: 1, sides }],
    }),
    action(seat, 'cheat', 'Once', cheat),
  ];
}

/** Cards that come and go without an effect of their own [GHL-T2], [GHL-T3]. */
export function terrorKeeping(seat: GhoulId): readonly Action[] {
  return [
    {
      id: 'drawTerror',
      refusal: (view) => (inDeck(view, seat) < 1 ? { code: 'deckEmpty' } : undefined),
      run: () => [drawTerror(seat)],
    },
    {
      id: 'nameCard',
      when: (view) => unnamed(view, seat) > 0,
      figures: (view) => ({ count: unnamed(view, seat) }),
      inputs: (view) => {
        const options = namesLeft(view, seat);
        return [{ kind: 'choice', id: 'card', options, start: options[0] ?? '' }];
      },
      run: (_, inputs) => [{ kind: 'move', at: `${seat}.${textIn(inputs, 'card')}`, by: 1 }],
    },
    {
      id: 'loseTerror',
      inputs: (view) => [cardHeldField(view, seat, 'cardLost')],
      refusal: (view) =>
        view.value(`${seat}.terrorCards`) < 1 ? { code: 'noTerrorCard' } : undefined,
      run: (_, inputs) => loseCard(seat, textIn(inputs, 'cardLost')),
    },
  ];
}
