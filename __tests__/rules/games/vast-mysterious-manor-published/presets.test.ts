import { checkValues, type FieldValues } from '../../../../rules/engine/fields';
import { viewOf } from '../../../../rules/engine/state';
import { vastMysteriousManorPublished as game } from '../../../../rules/games/vast-mysterious-manor-published';
import {
  levels,
  mixIds,
  type Mix,
} from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { given, type Table } from '../../playing';
import { marching, on } from './cases/skeletonCases';
import { tableOf } from './publishedTable';

type Preset = { seat: string; tool: string; values: FieldValues };

/** What the calculators on the sheets start with. */
function presetsOf(table: Table): readonly Preset[] {
  const view = viewOf(table.game, table.state);
  return table.game.seats.flatMap(({ id: seat, sheet }) =>
    sheet
      .flatMap(({ parts }) => parts)
      .flatMap((part) =>
        part.kind === 'tool' ? [{ seat, tool: part.id, values: part.preset?.(view) ?? {} }] : [],
      ),
  );
}

function presetOf(table: Table, seat: string, tool: string): FieldValues {
  const id = `vast-published-${tool}`;
  const found = presetsOf(table).find((preset) => preset.seat === seat && preset.tool === id);
  if (found === undefined) throw new Error(`${seat} has no ${id}`);
  return found.values;
}

describe('what calculators start with on a sheet', () => {
  test('the Paladin’s', () => {
    const table = given(tableOf('allRoles', { difficulty: true, paladinLevel: 'lord' }), {
      values: { 'paladin.fire': 4, 'paladin.light': 6, 'paladin.experience': 19 },
      toggles: { 'paladin.disdain': true },
    });
    expect(presetOf(table, 'paladin', 'hit')).toEqual({ fury: 4, lord: true });
    expect(presetOf(table, 'paladin', 'grit')).toEqual({ role: 'lord', grit: 19 });
    expect(presetOf(tableOf(), 'paladin', 'grit')).toEqual({ role: 'paladin', grit: 0 });
    expect(presetOf(table, 'paladin', 'crusade')).toEqual({
      light: 6,
      disdain: true,
      dedication: false,
    });
  });

  test('the Spider’s: what was used this turn, and what is left', () => {
    const table = given(tableOf(), {
      values: {
        'spider.hand': 2,
        'spider.eggsLaid': 1,
        'spider.spiderlings': 2,
        'spider.blood': 7,
        'spider.webs': 7,
      },
      toggles: { 'spider.fed': true },
    });
    expect(presetOf(table, 'spider', 'egg')).toEqual({ cards: 2, laid: 1 });
    expect(presetOf(table, 'spider', 'move')).toEqual({ who: 'giant', spiderlings: 2 });
    expect(presetOf(table, 'spider', 'terror')).toMatchObject({ fed: true, scared: false });
  });

  test('[VMP-SK8] [VMP-SK12] the Skeletons’: who strikes next, with what, for how much', () => {
    const table = marching(
      {
        values: { 'paladin.prepared': 2, 'skeletons.stability': 5 },
        ...on('casty.activated', 'screamy.banner', 'slashy.shield'),
      },
      { values: { rangedCosts: false } },
    );
    expect(presetOf(table, 'skeletons', 'skeleton-attack')).toEqual({
      skeleton: 'screamy',
      gear: ['banner', 'shield'],
      stability: 5,
      rangedCost: false,
      defence: 2,
    });
    expect(presetOf(table, 'skeletons', 'stability')).toEqual({ stability: 5 });
  });

  test.each<[string, Table, number]>([
    ['the Paladin', given(tableOf(), { values: { 'paladin.prepared': 3 } }), 3],
    [
      'the Armored Knight',
      given(tableOf('allRoles', { armoredKnight: true }), {
        values: { 'armoredKnight.strengthCubes': 1 },
      }),
      2,
    ],
    ['the Spider', given(tableOf('skeletonsSpider'), { values: { 'spider.defence': 4 } }), 4],
  ])('[VMP-SK10] the Defense of the one they hunt: %s', (_, table, defence) => {
    expect(presetOf(table, 'skeletons', 'skeleton-attack')['defence']).toBe(defence);
  });

  const extremes = (mix: Mix, values: FieldValues): Table => {
    const ends = {
      gritEnd: 99,
      healthEnd: 20,
      stabilityEnd: 40,
      terrorEnd: 40,
      otherSkeletons: true,
      skeletonTeam: ['shiny', 'singy', 'sniffy', 'smashy', 'stabby'],
    };
    const table = tableOf(mix, { ...ends, ...values });
    const view = viewOf(table.game, table.state);
    const full = Object.keys(table.state.values).flatMap((at) => {
      const max = table.game.track(at)?.max;
      return max === undefined
        ? []
        : [[at, typeof max === 'number' ? max : max(view, at)] as const];
    });
    const toggles = Object.keys(table.state.toggles).map((at) => [at, true] as const);
    return given(table, { values: Object.fromEntries(full), toggles: Object.fromEntries(toggles) });
  };

  test.each(mixIds)(
    '%s: only what the calculator can hold, at the start and at the ends',
    (mix) => {
      const variants: readonly FieldValues[] = [
        {},
        { armoredKnight: true, shadowPaladin: true },
        ...[0, 1, 3, 4].map((index) => ({
          difficulty: true,
          ...Object.fromEntries(
            Object.entries(levels).map(([role, names]) => [`${role}Level`, names[index] ?? '']),
          ),
        })),
      ];
      for (const values of variants) {
        for (const table of [tableOf(mix, values), extremes(mix, values)]) {
          for (const { tool, values: known } of presetsOf(table)) {
            const fields = game.tools.find(({ id }) => id === tool)?.fields ?? [];
            const held = checkValues(fields, known);
            expect({ tool, ...known }).toEqual({
              tool,
              ...Object.fromEntries(Object.keys(known).map((id) => [id, held[id]])),
            });
          }
        }
      }
    },
  );
});
