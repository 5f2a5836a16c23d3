import { chosen, setTo, took } from '../../eventMakers';
import { effectOf, errorOf, given, play, type Table } from '../../playing';
import { allActions } from '../../atHand';
import type { EffectCase, RefusalCase } from '../actionCase';
import { ghoulEffects, ghoulRefusals } from './cases/ghoulCases';
import { otherCases } from './cases/otherCases';
import { vileEffects, vileRefusals } from './cases/vileCases';
import {
  askedBy,
  crowd,
  figuresOf,
  ghoulWith,
  holding,
  offeredTo,
  roles,
  vileWith,
} from './cavernsTable';

const cases: readonly [string, readonly EffectCase[], readonly RefusalCase[]][] = [
  ['ghoul', ghoulEffects, ghoulRefusals],
  ['vileGhoul', vileEffects, vileRefusals],
  ...Object.entries(otherCases).map(
    ([role, { effects, refusals }]): [string, readonly EffectCase[], readonly RefusalCase[]] => [
      role,
      effects,
      refusals,
    ],
  ),
];

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

/** Tables at which, together, every action there is can be found. */
const tables = [
  ghoulWith(crowd),
  ghoulWith(['unicorn']),
  ...roles.map((role) => ghoulWith([role])),
  vileWith(),
  vileWith(['unicorn']),
  vileWith(['cave']),
];
const everyAction = tables.flatMap(({ game }) => allActions(game));

describe.each(cases)('the actions of the %s', (seat, effects, refusals) => {
  test.each(effects.map((item) => [item.action, item.rule, item] as const))(
    '%s: %s',
    (action, _, { at, inputs, does }) => {
      expect(effectOf(at, took(seat, action, inputs))).toEqual(does);
    },
  );

  if (refusals.length > 0) {
    test.each(refusals.map((item) => [item.action, item.rule, item] as const))(
      '%s is refused: %s',
      (action, _, { at, inputs, because, params }) => {
        expect(errorOf(at, took(seat, action, inputs))).toEqual({
          code: 'refused',
          refusal: { code: because, ...(params === undefined ? {} : { params }) },
        });
      },
    );
  }

  test('each of them, and each that can refuse, has its case here', () => {
    const own = everyAction.filter((offer) => offer.seat === seat).map(({ action }) => action);
    expect(sorted(effects.map(({ action }) => action))).toEqual(sorted(own.map(({ id }) => id)));
    expect(sorted(refusals.map(({ action }) => action))).toEqual(
      sorted(own.filter(({ refusal }) => refusal !== undefined).map(({ id }) => id)),
    );
  });
});

test('every seat with actions is here', () => {
  expect(sorted(cases.map(([seat]) => seat))).toEqual(sorted(everyAction.map(({ seat }) => seat)));
  expect(everyAction.map(({ seat }) => seat)).not.toContain('ghost');
});

describe('what is offered', () => {
  const attacksOf = (table: Table, seat = 'ghoul') =>
    offeredTo(seat, table).filter((id) => /^(attack|smash)/.test(id));

  test.each([
    ['knight', 'attackKnight'],
    ['goblins', 'attackTribe'],
    ['dragon', 'attackDragon'],
    ['unicorn', 'attackUnicorn'],
    ['thief', 'attackThief'],
  ] as const)('against the %s only where there is one', (role, action) => {
    expect(attacksOf(ghoulWith([role]))).toEqual([action, 'smashCrystal']);
    expect(errorOf(ghoulWith(['cave']), took('ghoul', action))).toMatchObject({
      code: 'unknownTarget',
    });
  });

  test('[GHL-S1] the Vile Ghoul attacks no tribe', () => {
    expect(attacksOf(vileWith(), 'vileGhoul')).not.toContain('attackTribe');
  });

  test('[GHL-V10] who has somebody to kill does not win by leaving', () => {
    for (const role of ['knight', 'dragon', 'unicorn'] as const) {
      expect(offeredTo('vileGhoul', vileWith([role, 'cave']))).not.toContain('escape');
    }
    expect(offeredTo('vileGhoul', vileWith(['cave', 'thief']))).toContain('escape');
  });

  test('[GHL-O7] no Spores where there is no Fury', () => {
    expect(offeredTo('cave', ghoulWith())).toEqual(['spores']);
    expect(offeredTo('cave', vileWith())).toEqual([]);
  });

  test('[GHL-V3] [GHL-V4] others smash Crystals here only in a game of two', () => {
    expect(offeredTo('knight', ghoulWith(['knight']))).toContain('otherSmashes');
    expect(offeredTo('knight', ghoulWith(['knight', 'cave']))).not.toContain('otherSmashes');
    expect(offeredTo('knight', vileWith(['knight']))).not.toContain('otherSmashes');
  });

  test('[GHL-U3] a face of the supply, each once, until one was taken', () => {
    const table = play(vileWith(), took('vileGhoul', 'rollSupply', { dice: [4, 4, 1] }));
    const takes = (at: Table) => offeredTo('vileGhoul', at).filter((id) => id.startsWith('take'));
    expect(takes(table)).toEqual(['takeFace1', 'takeFace4']);
    expect(takes(play(table, took('vileGhoul', 'takeFace4')))).toEqual([]);
    expect(takes(vileWith())).toEqual([]);
  });

  test('[GHL-U7] the Knight, and the prey, are not asked what they lose', () => {
    expect(askedBy(vileWith(), 'vileGhoul', 'attackKnight')).toEqual([]);
    expect(askedBy(vileWith(['dragon']), 'vileGhoul', 'attackDragon')).toEqual([]);
    expect(askedBy(ghoulWith(['knight']), 'ghoul', 'attackKnight')).toHaveLength(1);
  });

  test('[GHL-X3] [GHL-A4] [GHL-A5] [GHL-A6] a victim loses one thing of these', () => {
    const options = (table: Table, action: string) => {
      const [field] = askedBy(table, 'ghoul', action);
      return field?.kind === 'choice' ? field.options : [];
    };
    const table = ghoulWith(crowd);
    expect(options(table, 'attackKnight')).toEqual(['grit', 'health', 'treasureCard']);
    expect(options(table, 'attackDragon')).toEqual(['powerCards', 'health', 'sloth']);
    expect(options(ghoulWith(['unicorn']), 'attackUnicorn')).toEqual(['unicornCards', 'health']);
  });
});

describe('[GHL-A2] each target once a turn', () => {
  const many = given(ghoulWith(crowd), { turn: 'ghoul/ghoulAct', values: { 'ghoul.attack': 5 } });
  const tribe = (id: string) => took('ghoul', 'attackTribe', { tribe: id });

  test('[GHL-A1] [GHL-X11] five discs: a tribe, a skitter, then the Thief, and one is left', () => {
    const after = play(
      many,
      setTo('thief.stealth', 1),
      tribe('tribe1'),
      took('ghoul', 'attackThief'),
    );
    expect(after.state.values).toMatchObject({ 'ghoul.attack': 1, 'ghoul.rage': 2 });
  });

  test('each tribe is one', () => {
    const after = play(many, tribe('tribe1'), tribe('tribe2'));
    expect(errorOf(after, tribe('tribe1'))).toMatchObject({
      refusal: { code: 'attackedAlready' },
    });
    expect(errorOf(after, tribe('tribe3'))).toMatchObject({ refusal: { code: 'needsDiscs' } });
  });
});

describe('what an action says', () => {
  const ready = given(ghoulWith(crowd), {
    turn: 'ghoul/ghoulAct',
    values: { 'ghoul.attack': 9, 'thief.lootDrop': 3 },
  });
  const variant = (table: Table, on: boolean) =>
    given(ghoulWith(crowd, { skitterVariant: on }), { values: table.state.values });
  const skitterOf = (table: Table, seat: string, action: string) =>
    play(table, took(seat, action)).notices.find(({ id }) => id.startsWith('skitter'));

  test('[GHL-A11] how many Terror cards the Loot Drop lets draw, at least one', () => {
    const drawn = (table: Table) => play(table, took('ghoul', 'attackThief')).notices[0]?.params;
    expect(drawn(ready)).toEqual({ drawn: 3 });
    expect(drawn(given(ready, { values: { 'thief.lootDrop': 0 } }))).toEqual({ drawn: 1 });
  });

  test('[GHL-A4] who loses what', () => {
    const event = took('ghoul', 'attackKnight', { knightLoss: 'treasureCard' });
    expect(play(ready, event).notices[0]?.params).toEqual({ who: 'knight', loss: 'treasureCard' });
  });

  test.each([
    ['ghoul', 'attackKnight', 'knight'],
    ['ghoul', 'attackTribe', 'goblins'],
    ['ghoul', 'attackDragon', 'dragon'],
    ['ghoul', 'attackThief', 'thief'],
    ['ghoul', 'smashCrystal', 'cave'],
    ['dragon', 'dragonClaws', 'dragon'],
    ['dragon', 'dragonScratches', 'dragon'],
  ])('[GHL-K1] [GHL-K2] [GHL-S7] %s %s: the %s names a symbol, or places', (seat, action, who) => {
    const tone = 'info';
    expect(skitterOf(variant(ready, false), seat, action)).toEqual({
      ...{ id: 'skitter', tone, params: { who } },
    });
    expect(skitterOf(variant(ready, true), seat, action)).toEqual({
      ...{ id: 'skitterVariant', tone, params: { who } },
    });
  });

  test('[GHL-K3] [GHL-K2] without another player the stack decides in the variant too', () => {
    const alone = given(ghoulWith(['knight'], { skitterVariant: true }), {
      values: { 'ghoul.attack': 3 },
    });
    expect(skitterOf(alone, 'ghoul', 'smashCrystal')).toEqual({
      id: 'skitterByStack',
      tone: 'info',
    });
  });

  test('[GHL-U3] what a row and its Boost dice give before it is taken', () => {
    const table = play(
      vileWith(undefined, {
        chartMovement: [5, 5, 4, 3, 2, 1],
        chartAttack: [2, 2, 3, 4, 5, 6],
      }),
      took('vileGhoul', 'rollSupply', { dice: [1, 1, 1] }),
      chosen('vileGhoul.die2Place', 'right'),
    );
    expect(askedBy(table, 'vileGhoul', 'takeFace1')).toEqual([]);
    expect(figuresOf(table, 'vileGhoul', 'takeFace1')).toEqual({
      ...{ movement: 5, attack: 2, boost: 1 },
    });
  });

  test('[GHL-B1] a row nobody looked up is shown as such until it is', () => {
    const table = play(vileWith(), took('vileGhoul', 'rollSupply', { dice: [4, 4, 1] }));
    expect(figuresOf(table, 'vileGhoul', 'takeFace4')).toMatchObject({
      ...{ movement: 'lookUp', attack: 'lookUp' },
    });
    const row = { chartMovement: 3, chartAttack: 2 };
    expect(figuresOf(table, 'vileGhoul', 'takeFace4', row)).toMatchObject({
      ...{ movement: 3, attack: 2 },
    });
  });

  test('[GHL-A2] the first tribe not attacked yet is suggested', () => {
    const once = play(
      given(ready, { values: { 'ghoul.attack': 9 } }),
      took('ghoul', 'attackTribe', { tribe: 'tribe1' }),
    );
    expect(askedBy(once, 'ghoul', 'attackTribe')).toMatchObject([{ start: 'tribe2' }]);
  });

  test('[GHL-O4] a card the Ghoul does not have is not asked for', () => {
    const asked = (table: Table) => askedBy(table, 'dragon', 'dragonScratches').map(({ id }) => id);
    expect(asked(ready)).toEqual([]);
    expect(asked(holding(ready, 'ghoul', {}, 1))).toEqual(['cardLost']);
  });
});
