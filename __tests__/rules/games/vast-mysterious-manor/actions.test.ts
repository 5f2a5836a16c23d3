import { took } from '../../eventMakers';
import { effectOf, errorOf, given, play, type Table } from '../../playing';
import { allActions, offeredActions } from '../../atHand';
import type { EffectCase, RefusalCase } from '../actionCase';
import { manorEffects, manorRefusals } from './cases/manorCases';
import { paladinEffects, paladinNeeds, paladinRefusals } from './cases/paladinCases';
import { skeletonEffects, skeletonRefusals } from './cases/skeletonCases';
import { inForm, powersByForm, spiderEffects, spiderRefusals } from './cases/spiderCases';
import { roles, tableOf, type Role } from './manorTable';

const cases: readonly [Role, readonly EffectCase[], readonly RefusalCase[]][] = [
  ['paladin', paladinEffects, paladinRefusals],
  ['skeletons', skeletonEffects, skeletonRefusals],
  ['spider', spiderEffects, spiderRefusals],
  ['manor', manorEffects, manorRefusals],
];

/** The actions of a seat that can refuse at all. */
function refusing(seat: Role): readonly string[] {
  return allActions(tableOf().game)
    .filter((offer) => offer.seat === seat && offer.action.refusal !== undefined)
    .map(({ action }) => action.id);
}

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

describe.each(cases)('the actions of the %s', (seat, effects, refusals) => {
  test.each(effects.map((item) => [item.action, item.rule, item] as const))(
    '%s: %s',
    (action, _, { at, inputs, does }) => {
      expect(effectOf(at, took(seat, action, inputs))).toEqual(does);
    },
  );

  test.each(refusals.map((item) => [item.action, item.rule, item] as const))(
    '%s is refused: %s',
    (action, _, { at, inputs, because, params }) => {
      expect(errorOf(at, took(seat, action, inputs))).toEqual({
        code: 'refused',
        refusal: { code: because, ...(params === undefined ? {} : { params }) },
      });
    },
  );

  test('each of them, and each that can refuse, has its case here', () => {
    const all = allActions(tableOf().game).filter((offer) => offer.seat === seat);
    expect(sorted(effects.map(({ action }) => action))).toEqual(
      sorted(all.map(({ action }) => action.id)),
    );
    expect(sorted(refusals.map(({ action }) => action))).toEqual(sorted(refusing(seat)));
  });
});

test('[VMM-E1] the Enchanter has no actions', () => {
  expect(allActions(tableOf(['enchanter']).game)).toEqual([]);
});

describe('what is offered', () => {
  const offeredBy = (seat: Role, table: Table) =>
    sorted(
      offeredActions(table.game, table.state)
        .filter((offer) => offer.seat === seat)
        .map(({ action }) => action.id),
    );
  const without = (role: Role) => tableOf(roles.filter((other) => other !== role));

  test.each(Object.entries(paladinNeeds))('the Paladin’s %s only with the %s', (action, role) => {
    expect(offeredBy('paladin', tableOf())).toContain(action);
    expect(offeredBy('paladin', without(role))).not.toContain(action);
    expect(errorOf(without(role), took('paladin', action))).toMatchObject({
      code: 'unknownTarget',
    });
  });

  test('the Paladin’s everything else always', () => {
    expect(offeredBy('paladin', tableOf(['paladin']))).toEqual(
      sorted(paladinEffects.map(({ action }) => action)).filter((id) => !(id in paladinNeeds)),
    );
  });

  test('[VMM-SK7] the Skeletons hunt the Paladin, or else the Spider', () => {
    expect(offeredBy('skeletons', tableOf())).toContain('hitPaladin');
    expect(offeredBy('skeletons', tableOf())).not.toContain('hitSpider');
    expect(offeredBy('skeletons', without('paladin'))).toContain('hitSpider');
    expect(offeredBy('skeletons', without('paladin'))).not.toContain('hitPaladin');
    expect(offeredBy('skeletons', tableOf(['skeletons']))).not.toContain('hitSpider');
    expect(offeredBy('skeletons', without('enchanter'))).not.toContain('hitEnchanter');
  });

  test.each(Object.entries(powersByForm))('the powers of the form %s', (form, powers) => {
    const always = ['becomeCaster', 'becomeGiant', 'becomeSpiderlings', 'escape'];
    expect(offeredBy('spider', inForm(form))).toEqual(sorted([...powers, ...always]));
  });

  test('the Spider bites nobody who is not there', () => {
    const bites = offeredBy('spider', tableOf(['spider'])).filter((id) => id.startsWith('bite'));
    expect(bites).toEqual(['bitePoltergeist']);
  });

  test('tiles are counted only for the Paladin’s task', () => {
    expect(offeredBy('manor', tableOf())).toContain('revealTiles');
    expect(offeredBy('manor', without('paladin'))).not.toContain('revealTiles');
    const asked = (table: Table) =>
      offeredActions(table.game, table.state)
        .find(({ action }) => action.id === 'eyes')
        ?.fields.map(({ id }) => id);
    expect(asked(tableOf())).toEqual(['cards', 'tilesRevealed', 'eventSymbols']);
    expect(asked(without('paladin'))).toEqual(['cards', 'eventSymbols']);
  });

  test('the Manor haunts nobody who is not there', () => {
    const haunts = offeredBy('manor', tableOf(['manor'])).filter((id) => id.startsWith('haunt'));
    expect(haunts).toEqual(['hauntPoltergeist']);
  });
});

describe('what an action says', () => {
  test('[VMM-P13] the Strength of one attack: base, cubes and the Fire just spent', () => {
    const table = given(tableOf(), {
      values: { 'paladin.fire': 3, 'paladin.strengthCubes': 2 },
      toggles: { 'paladin.magicMace': true },
    });
    expect(play(table, took('paladin', 'strengthByFire', { fire: 3 })).notices).toEqual([
      { id: 'strengthNow', tone: 'info', params: { strength: 7 } },
    ]);
  });

  test('[VMM-B1] a swarm spins in at most as many spaces as it has Spiderlings', () => {
    const table = inForm('spiderlings');
    const [spinWebs] = offeredActions(table.game, table.state).filter(
      ({ action }) => action.id === 'spinWebs',
    );
    expect(spinWebs?.fields).toEqual([{ kind: 'number', id: 'spaces', min: 1, max: 5, start: 5 }]);
  });
});
