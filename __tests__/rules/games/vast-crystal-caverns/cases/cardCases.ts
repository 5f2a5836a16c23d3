import { given, type Effect, type Table } from '../../../playing';
import { acting, holding, type Ghoul } from '../cavernsTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

/** The whole deck. */
export const deck = {
  ...{ chase: 3, hunt: 3, sneak: 2 },
  ...{ cheat: 1, blink: 1, adapt: 1, seize: 1, scour: 1 },
};

/** A card that leaves the game at once. */
function leaves(seat: Ghoul, card: string): Effect {
  return {
    [`${seat}.${card}`]: -1,
    [`${seat}.${card}Gone`]: 1,
    [`${seat}.${card}Once`]: true,
    [`${seat}.terrorCards`]: -1,
  };
}

/** Terror cards: the same for both Ghouls but for what Hunt gives [GHL-T8]. */
export function cardEffects(seat: Ghoul, start: Table): readonly EffectCase[] {
  const table = acting(start, seat);
  const at = (id: string) => `${seat}.${id}`;
  const attack = at(seat === 'ghoul' ? 'attack' : 'attackBonus');
  const having = (cards: Readonly<Record<string, number>>, unnamed = 0) =>
    given(holding(table, seat, cards, unnamed), { values: { [at('movement')]: 3 } });
  const once = (card: string) => leaves(seat, card);
  return [
    {
      rule: '[GHL-T8] Chase: movement +1 a turn',
      action: 'chaseTurn',
      at: having({ chase: 2 }),
      does: { [at('movement')]: 1, [at('chaseUsed')]: 1 },
    },
    {
      rule: '[GHL-T8] [GHL-T6] Chase: movement +4 once, and the card is gone',
      action: 'chaseOnce',
      at: having({ chase: 2 }),
      does: { ...once('chase'), [at('movement')]: 4 },
    },
    {
      rule: '[GHL-T8] Hunt: Attack +1 a turn',
      action: 'huntTurn',
      at: having({ hunt: 1 }),
      does: { [attack]: 1, [at('huntUsed')]: 1 },
    },
    {
      rule: '[GHL-T8] [GHL-T6] Hunt: Attack +3 once',
      action: 'huntOnce',
      at: having({ hunt: 1 }),
      does: { ...once('hunt'), [attack]: 3 },
    },
    {
      rule: '[GHL-T7] [GHL-T6] Sneak for a whole turn is counted out at once',
      action: 'sneakOnce',
      at: having({ sneak: 1 }),
      does: { ...once('sneak'), notices: ['sneaking'] },
    },
    {
      rule: '[GHL-T12] Blink: 2 movement from Crystal to Crystal',
      action: 'blinkTurn',
      at: having({ blink: 1 }),
      does: { [at('movement')]: -2, [at('blinkUsed')]: 1, notices: ['blinked'] },
    },
    {
      rule: '[GHL-T12] [GHL-T6] Blink anywhere, free, once',
      action: 'blinkOnce',
      at: having({ blink: 1 }),
      does: { ...once('blink'), notices: ['blinkedAnywhere'] },
    },
    {
      rule: '[GHL-T9] Adapt once: any card of the deck in its place',
      action: 'adaptOnce',
      at: having({ adapt: 1, hunt: 1 }),
      inputs: { card: 'seize' },
      does: { [at('adapt')]: -1, [at('adaptGone')]: 1, [at('adaptOnce')]: true, [at('seize')]: 1 },
    },
    {
      rule: '[GHL-T9] [GHL-T2] the card taken is another one than a card not yet named',
      action: 'adaptOnce',
      at: having({ adapt: 1 }, 1),
      inputs: { card: 'seize' },
      does: { [at('adapt')]: -1, [at('adaptGone')]: 1, [at('adaptOnce')]: true, [at('seize')]: 1 },
    },
    {
      rule: '[GHL-T11] Seize once: the next one free, and two cards',
      action: 'seizeOnce',
      at: having({ seize: 1 }),
      does: {
        ...once('seize'),
        [at('treasure')]: 1,
        [at('terrorCards')]: 1,
        notices: ['terrorDrawn'],
      },
    },
    {
      rule: '[GHL-T13] Scour: the own Dark tile, a turn',
      action: 'scourTurn',
      at: having({ scour: 1 }),
      does: { [at('scourUsed')]: 1, notices: ['scoured'] },
    },
    {
      rule: '[GHL-T13] [GHL-T6] Scour for a whole turn is counted out at once',
      action: 'scourOnce',
      at: having({ scour: 1 }),
      does: { ...once('scour'), notices: ['scouredAll'] },
    },
    {
      rule: '[GHL-T2] a card drawn for any other reason',
      action: 'drawTerror',
      at: table,
      does: { [at('terrorCards')]: 1, notices: ['terrorDrawn'] },
    },
    {
      rule: '[GHL-T9] Adapt looks at two for each card drawn, and that is its effect of the turn',
      action: 'drawTerror',
      at: having({ adapt: 1 }),
      does: { [at('terrorCards')]: 1, [at('adaptUsed')]: 1, notices: ['terrorDrawnAdapt'] },
    },
    {
      rule: '[GHL-T2] a card in hand gets its name',
      action: 'nameCard',
      at: having({ chase: 1 }, 1),
      inputs: { card: 'blink' },
      does: { [at('blink')]: 1 },
    },
    {
      rule: '[GHL-T2] a card lost by name goes back, not out of the game',
      action: 'loseTerror',
      at: having({ chase: 1 }, 1),
      inputs: { cardLost: 'chase' },
      does: { [at('chase')]: -1, [at('terrorCards')]: -1 },
    },
    {
      rule: '[GHL-T2] without a name one that was never named goes',
      action: 'loseTerror',
      at: having({ chase: 1 }, 1),
      does: { [at('terrorCards')]: -1 },
    },
  ];
}

const cardOf = (action: string) => action.replace(/(Turn|Once)$/, '');

export function cardRefusals(seat: Ghoul, start: Table): readonly RefusalCase[] {
  const table = acting(start, seat);
  const used = (card: string) =>
    given(holding(table, seat, { [card]: 1 }), {
      values: { [`${seat}.${card}Used`]: 1, [`${seat}.movement`]: 9 },
    });
  return [
    ...['chaseTurn', 'huntTurn', 'scourTurn'].map((action): RefusalCase => ({
      rule: '[GHL-T5] once a card and turn',
      action,
      at: used(cardOf(action)),
      because: 'cardUsed',
      params: { card: cardOf(action) },
    })),
    ...[
      'chaseOnce',
      'huntOnce',
      'sneakOnce',
      'blinkOnce',
      'adaptOnce',
      'seizeOnce',
      'scourOnce',
    ].map((action): RefusalCase => ({
      rule: '[GHL-T4] not both effects of a card',
      action,
      at: used(cardOf(action)),
      because: 'bothEffects',
      params: { card: cardOf(action) },
    })),
    {
      rule: '[GHL-T12] Blink without 2 movement',
      action: 'blinkTurn',
      at: given(holding(table, seat, { blink: 1 }), { values: { [`${seat}.movement`]: 1 } }),
      because: 'needsMovement',
      params: { amount: 2, have: 1 },
    },
    {
      rule: '[GHL-T3] Adapt takes nothing from an empty deck',
      action: 'adaptOnce',
      at: holding(table, seat, deck),
      because: 'deckEmpty',
    },
    {
      rule: '[GHL-T3] nothing is drawn from an empty deck',
      action: 'drawTerror',
      at: holding(table, seat, deck),
      because: 'deckEmpty',
    },
    {
      rule: '[GHL-T2] without a card none is lost',
      action: 'loseTerror',
      at: table,
      because: 'noTerrorCard',
    },
  ];
}
