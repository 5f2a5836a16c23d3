import fc from 'fast-check';

import type { FieldValues } from '../../../../rules/engine/fields';
import { viewOf } from '../../../../rules/engine/state';
import { vastMysteriousManorPublished } from '../../../../rules/games/vast-mysterious-manor-published';
import { spells } from '../../../../rules/games/vast-mysterious-manor-published/spells';
import {
  curseMarkers,
  spread,
} from '../../../../rules/games/vast-mysterious-manor-published/warlockBoard';
import { added, completed, moved, removed, switched, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Position,
  type Table,
  valueAt,
} from '../../playing';
import { offeredActions } from '../../atHand';
import { tableOf } from './publishedTable';

const sample = [2, 3, 4, 5, 6];
const at = (position: Position, values: FieldValues = {}, table = tableOf('allRoles', values)) =>
  given(table, position);
const holding = (curses: number, values: FieldValues = {}) =>
  at({ values: { 'warlock.curses': curses } }, values);
const refusal = (table: Table, action: string, inputs: Parameters<typeof took>[2] = {}) =>
  errorOf(table, took('warlock', action, inputs));
const refused = (code: string, params?: Record<string, number>) => ({
  code: 'refused',
  refusal: { code, ...(params === undefined ? {} : { params }) },
});

/** Pieces with so many markers each, as if they had been cursed; Curses as they were. */
function cursed(table: Table, ...markers: readonly number[]): Table {
  return markers.reduce((now, count) => {
    const next = play(now, added('warlock.cursed'));
    const item = next.state.items['warlock.cursed']?.at(-1) ?? '';
    return given(next, { values: { [`warlock.${item}.markers`]: count } });
  }, table);
}

const markersOn = (table: Table) =>
  (table.state.items['warlock.cursed'] ?? []).map((item) =>
    valueAt(table, `warlock.${item}.markers`),
  );

describe('[VMP-W3] curses are spread evenly', () => {
  test.each([
    [4, 2, [2, 2]],
    [5, 3, [2, 2, 1]],
    [2, 3, [1, 1, 0]],
    [7, 1, [7]],
    [9, 4, [3, 2, 2, 2]],
    [0, 3, [0, 0, 0]],
    [20, 6, [4, 4, 3, 3, 3, 3]],
    [11, 5, [3, 2, 2, 2, 2]],
  ])('%i over %i', (markers, pieces, shares) => {
    expect(spread(markers, pieces)).toEqual(shares);
  });

  test('all of them, never more than one apart, the first ones first', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 20 }), (markers, pieces) => {
        const shares = spread(markers, pieces);
        expect(shares).toHaveLength(pieces);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(markers);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect([...shares].sort((a, b) => b - a)).toEqual(shares);
      }),
    );
  });

  test('on pieces cursed anew, in their order', () => {
    const inputs = { markersPlaced: 5, newPoltergeists: 2, newTreasures: 1 };
    expect(effectOf(holding(5), took('warlock', 'curse', inputs))).toEqual({
      'warlock.curses': -5,
      'warlock.cursed': ['cursedPiece1', 'cursedPiece2', 'cursedPiece3'],
      'serials.warlock.cursed': 3,
      'warlock.cursedPiece1.markers': 'new 2',
      'warlock.cursedPiece2.markers': 'new 2',
      'warlock.cursedPiece3.markers': 'new 1',
      'warlock.cursedPiece1.kind': 'poltergeist',
      'warlock.cursedPiece2.kind': 'poltergeist',
      'warlock.cursedPiece3.kind': 'treasure',
      notices: ['markersSpread', 'checkDomination'],
    });
  });

  test('on pieces cursed already, those chosen first get what is left over', () => {
    const table = given(cursed(tableOf(), 1, 4), { values: { 'warlock.curses': 7 } });
    const chosen = ['warlock.cursedPiece2', 'warlock.cursedPiece1'];
    const after = play(
      table,
      took('warlock', 'curse', { markersPlaced: 5, piecesCursed: chosen, newTreasures: 0 }),
    );
    expect(markersOn(after)).toEqual([1 + 2, 4 + 3]);
    expect(valueAt(after, 'warlock.curses')).toBe(2);
  });

  test('[VMP-W2] a piece that gets none is not cursed', () => {
    const after = play(
      holding(2),
      took('warlock', 'curse', { markersPlaced: 2, newPoltergeists: 3 }),
    );
    expect(markersOn(after)).toEqual([1, 1]);
  });

  test('says how they fall', () => {
    const inputs = { markersPlaced: 9, newPoltergeists: 4 };
    const [told] = play(holding(9), took('warlock', 'curse', inputs)).notices;
    expect(told).toEqual({
      id: 'markersSpread',
      tone: 'info',
      params: { markers: 9, pieces: 4, each: 2, more: 1 },
    });
    const even = play(holding(4), took('warlock', 'curse', { newPoltergeists: 2 }));
    expect(even.notices[0]).toMatchObject({ id: 'markersSpreadEvenly', params: { each: 2 } });
  });

  test('needs Curses and a piece', () => {
    expect(refusal(tableOf(), 'curse', { newTreasures: 1 })).toEqual(
      refused('needsCurses', { amount: 1, have: 0 }),
    );
    expect(refusal(holding(3), 'curse', { markersPlaced: 3 })).toEqual(
      refused('chooseCursedPiece'),
    );
  });
});

describe('[VMP-W2] there are 20 curse markers', () => {
  test('Curses start at 0, all 20 are aside', () => {
    expect(valueAt(tableOf(), 'warlock.curses')).toBe(0);
    expect(derivedAt(tableOf(), 'warlock.markersAside')).toBe(20);
  });

  test('those under pieces are missing from the rest', () => {
    const table = cursed(tableOf(), 7, 6);
    expect(derivedAt(table, 'warlock.markersAside')).toBe(7);
    const full = play(table, moved('warlock.curses', 7));
    expect(errorOf(full, moved('warlock.curses', 1))).toMatchObject({ code: 'atItsEnd' });
    expect(errorOf(full, moved('warlock.cursedPiece1.markers', 1))).toMatchObject({
      code: 'atItsEnd',
    });
    expect(valueAt(play(full, removed('warlock.cursedPiece1')), 'warlock.curses')).toBe(7);
  });

  test('never more, whatever is syphoned, conjured and placed', () => {
    const step = fc.oneof(
      fc.record({
        action: fc.constant('syphon'),
        inputs: fc.record({ figuresAround: fc.nat(30), poltergeistsAround: fc.constant(0) }),
      }),
      fc.record({
        action: fc.constant('conjureTreasure'),
        inputs: fc.record({ poltergeistsInNetwork: fc.nat(20) }),
      }),
      fc.record({
        action: fc.constant('curse'),
        inputs: fc.record({ newPoltergeists: fc.integer({ min: 1, max: 9 }) }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let table = tableOf();
        for (const { action, inputs } of steps) {
          table = given(table, { values: { 'warlock.cubesUsed': 0 } });
          if (action === 'curse' && valueAt(table, 'warlock.curses') === 0) continue;
          table = play(table, took('warlock', action, inputs));
          const out = markersOn(table).reduce((sum, markers) => sum + markers, 0);
          expect(valueAt(table, 'warlock.curses') + out).toBeLessThanOrEqual(curseMarkers);
          expect(markersOn(table).every((markers) => markers > 0)).toBe(true);
        }
      }),
    );
  });
});

describe('[VMP-W4] domination', () => {
  /** The spaces the form offers for the first cursed piece. */
  function offered({ game, state }: Table): readonly string[] {
    const action = game.seat('warlock')?.actions?.find(({ id }) => id === 'dominate');
    const fields = action?.inputs?.(viewOf(game, state), { item: 'warlock.cursedPiece1' }) ?? [];
    return fields.flatMap((field) =>
      field.kind === 'choice' && field.id === 'dominationSpace' ? field.options : [],
    );
  }

  test.each([
    [[], 1, []],
    [[], 2, ['dominationSpace1']],
    [[], 4, ['dominationSpace1', 'dominationSpace2', 'dominationSpace3']],
    [[1, 2, 3], 4, []],
    [[1, 2, 3, 4], 6, ['dominationSpace5']],
  ])('with the spaces %j taken %i markers may go to %j', (taken, markers, options) => {
    const table = given(cursed(tableOf('allRoles', { dominationValues: sample }), markers), {
      toggles: Object.fromEntries(taken.map((space) => [`warlock.spaceTaken${space}`, true])),
    });
    expect(offered(table)).toEqual(options);
    const item = 'warlock.cursedPiece1';
    if (options.length === 0) {
      expect(refusal(table, 'dominate', { item })).toMatchObject({
        refusal: { code: 'tooFewMarkers', params: { have: markers } },
      });
    }
    for (const dominationSpace of options) {
      const toggle = `warlock.${dominationSpace.replace('dominationSpace', 'spaceTaken')}`;
      expect(effectOf(table, took('warlock', 'dominate', { item, dominationSpace }))).toMatchObject(
        { 'warlock.dominated': 1, 'warlock.cursedPiece1.markers': 'gone', [toggle]: true },
      );
    }
  });

  test('the markers go aside, the effect is told and a cube is one tap away', () => {
    const table = cursed(tableOf('allRoles', { dominationValues: sample }), 3);
    const after = play(table, took('warlock', 'dominate', { item: 'warlock.cursedPiece1' }));
    expect(derivedAt(after, 'warlock.markersAside')).toBe(20);
    expect(valueAt(after, 'warlock.curses')).toBe(0);
    expect(after.notices).toEqual([
      {
        id: 'pieceDominated',
        tone: 'gain',
        offers: { seat: 'warlock', action: 'gainMagicCube', given: {} },
      },
    ]);
  });

  test('[VMP-W5] without printed numbers the value is typed', () => {
    const table = cursed(tableOf(), 4);
    const item = 'warlock.cursedPiece1';
    expect(refusal(table, 'dominate', { item, spaceValue: 5 })).toEqual(
      refused('tooFewMarkers', { amount: 5, have: 4 }),
    );
    const after = play(table, took('warlock', 'dominate', { item, spaceValue: 4 }));
    expect(valueAt(after, 'warlock.dominated')).toBe(1);
  });

  test('is asked for right after cursing, for each piece it is possible for', () => {
    const table = given(cursed(tableOf('allRoles', { dominationValues: sample }), 1, 1), {
      values: { 'warlock.curses': 1 },
    });
    const after = play(
      table,
      took('warlock', 'curse', { markersPlaced: 1, piecesCursed: ['warlock.cursedPiece2'] }),
    );
    expect(after.notices.slice(1)).toEqual([
      {
        id: 'mayDominate',
        tone: 'gain',
        params: { piece: 'warlock.cursedPiece2', markers: 2 },
        offers: { seat: 'warlock', action: 'dominate', given: { item: 'warlock.cursedPiece2' } },
      },
    ]);
  });

  test('needs a piece, and an empty space', () => {
    expect(refusal(tableOf(), 'dominate')).toEqual(refused('noCursedPiece'));
    const full = given(cursed(tableOf(), 9), { values: { 'warlock.dominated': 5 } });
    expect(refusal(full, 'dominate')).toEqual(refused('noEmptySpace'));
    const taken = Object.fromEntries(
      sample.map((_, index) => [`warlock.spaceTaken${index + 1}`, true]),
    );
    const short = given(cursed(tableOf('allRoles', { dominationValues: sample }), 9), {
      toggles: taken,
    });
    expect(refusal(short, 'dominate')).toEqual(refused('noEmptySpace'));
  });

  test('[VMP-W5] the row counts as a whole; set-up asks for the rest of it', () => {
    const { setupRefusal } = vastMysteriousManorPublished;
    const partly = { roles: 'allRoles', players: 5, dominationValues: [2, 3, 4] };
    expect(setupRefusal(partly)).toEqual({ code: 'dominationValuesAll', params: { all: 5 } });
    expect(setupRefusal({ ...partly, roles: 'withoutWarlock', players: 4 })).toBeUndefined();
    expect(setupRefusal({ ...partly, dominationValues: [] })).toBeUndefined();
    expect(setupRefusal({ ...partly, dominationValues: sample })).toBeUndefined();
    // From a link or an older set-up: the player says what the space asks for.
    const table = given(cursed(tableOf('allRoles', partly), 9), {
      values: { 'warlock.dominated': 3 },
    });
    const piece = { item: 'warlock.cursedPiece1', spaceValue: 9 };
    expect(valueAt(play(table, took('warlock', 'dominate', piece)), 'warlock.dominated')).toBe(4);
  });

  test.each([
    ['standard', 3, 0],
    ['standard', 4, 1],
    ['charlatan', 2, 0],
    ['charlatan', 3, 1],
    ['beguiler', 3, 0],
  ])('[VMP-W1] %s: another one after %i wins: %i', (level, before, wins) => {
    const table = given(cursed(tableOf('allRoles', { difficulty: true, warlockLevel: level }), 9), {
      values: { 'warlock.dominated': before },
    });
    const after = play(
      table,
      took('warlock', 'dominate', { item: 'warlock.cursedPiece1', spaceValue: 6 }),
    );
    const victories = noticeIds(after).filter((id) => id.startsWith('victory.'));
    expect(victories).toHaveLength(wins);
  });
});

describe('[VMP-W13] Skittish', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [4, 2, 2],
    [5, 2, 3],
    [9, 4, 5],
    [20, 10, 10],
  ])('%i Curses: %i lost, rounded up %i', (curses, down, up) => {
    const lost = (skittishUp: boolean) =>
      curses -
      valueAt(play(holding(curses, { skittishUp }), took('warlock', 'flee')), 'warlock.curses');
    expect([lost(false), lost(true)]).toEqual([down, up]);
  });

  test('[VMP-W8] the Spells track goes up, and he is told where to flee', () => {
    expect(effectOf(holding(3), took('warlock', 'flee'))).toEqual({
      'warlock.curses': -1,
      'warlock.spellsTrack': 1,
      notices: ['fled'],
    });
  });

  test('markers under pieces do not count', () => {
    const table = given(cursed(tableOf(), 6), { values: { 'warlock.curses': 4 } });
    const after = play(table, took('warlock', 'flee'));
    expect(markersOn(after)).toEqual([6]);
    expect(valueAt(after, 'warlock.curses')).toBe(2);
  });
});

describe('[VMP-W14] Hexomancer', () => {
  test('a removed cursed piece raises the Spells track', () => {
    const table = cursed(tableOf(), 2, 5);
    const event = took('warlock', 'hexomancer', { item: 'warlock.cursedPiece2' });
    expect(effectOf(table, event)).toMatchObject({
      'warlock.spellsTrack': 1,
      'warlock.cursed': ['cursedPiece1'],
    });
    expect(refusal(tableOf(), 'hexomancer')).toEqual(refused('noCursedPiece'));
  });

  test('[VMP-W8] not above its end', () => {
    const table = given(cursed(tableOf('allRoles', { spellsEnd: 9 }), 2), {
      values: { 'warlock.spellsTrack': 9 },
    });
    const after = play(table, took('warlock', 'hexomancer', { item: 'warlock.cursedPiece1' }));
    expect(valueAt(after, 'warlock.spellsTrack')).toBe(9);
  });
});

describe('spells', () => {
  const hand = (count: number) => at({ values: { 'warlock.spells': count } });

  test.each([
    [0, 0, 0],
    [2, 0, 2],
    [3, 1, 0],
    [4, 1, 1],
    [6, 2, 0],
    [9, 3, 0],
    [8, 2, 2],
  ])('[VMP-W6] of %i in hand %i can be played, %i stay', (count, plays, left) => {
    let table = hand(count);
    expect(derivedAt(table, 'warlock.spellsToPlay')).toBe(plays);
    const chosen = ['leap', 'grow', 'expand'];
    for (const spell of chosen.slice(0, plays)) {
      expect(effectOf(table, took('warlock', 'playSpell', { spell }))).toEqual({
        'warlock.spells': -3,
        [`warlock.${spell}`]: true,
      });
      table = play(table, took('warlock', 'playSpell', { spell }));
    }
    expect(valueAt(table, 'warlock.spells')).toBe(left);
    expect(refusal(table, 'playSpell', { spell: 'refuel' })).toEqual(
      refused('needsSpells', { amount: 3, have: left }),
    );
  });

  test('[VMP-W7] ten cards: those in play are no longer drawn', () => {
    expect(spells).toHaveLength(10);
    const table = given(hand(6), { toggles: { 'warlock.leap': true, 'warlock.grow': true } });
    const after = play(table, took('warlock', 'drawSpells'));
    expect(valueAt(after, 'warlock.spells')).toBe(8);
    expect(refusal(after, 'drawSpells')).toEqual(refused('noSpellLeft'));
    const all = Object.fromEntries(spells.map((spell) => [`warlock.${spell}`, true]));
    expect(refusal(given(hand(0), { toggles: all }), 'playSpell')).toEqual(refused('noSpellLeft'));
  });

  test.each([
    ['the symbol reached draws three', 3, 1, 3],
    ['one before it draws nothing', 2, 1, 0],
    ['two symbols at once draw six', 3, 4, 6],
    ['going down draws nothing', 8, -5, 0],
  ])('[VMP-W7] [VMP-W8] %s', (_, from, by, drawn) => {
    const table = at({ values: { 'warlock.spellsTrack': from } }, { spellSymbols: [4, 7] });
    const after = play(table, moved('warlock.spellsTrack', by));
    expect(valueAt(after, 'warlock.spells')).toBe(drawn);
    expect(noticeIds(after)).toEqual(Array.from({ length: drawn / 3 }, () => 'spellsDrawn'));
  });

  test.each([
    [6, 2, 2],
    [5, 5, 0],
  ])('[VMP-W7] %i in play and %i in hand: %i can be drawn', (inPlay, held, drawn) => {
    const played = spells.slice(0, inPlay).map((spell) => [`warlock.${spell}`, true] as const);
    const table = at(
      {
        values: { 'warlock.spellsTrack': 3, 'warlock.spells': held },
        toggles: Object.fromEntries(played),
      },
      { spellSymbols: [4] },
    );
    const after = play(table, moved('warlock.spellsTrack', 1));
    expect(valueAt(after, 'warlock.spells')).toBe(held + drawn);
    expect(after.notices).toEqual(
      drawn === 0 ? [] : [{ id: 'spellsDrawn', tone: 'gain', params: { drawn } }],
    );
  });

  test('[VMP-W8] without entered symbols they are drawn by hand', () => {
    expect(effectOf(tableOf(), moved('warlock.spellsTrack', 12))).toEqual({
      'warlock.spellsTrack': 12,
    });
    expect(effectOf(tableOf(), took('warlock', 'drawSpells'))).toEqual({ 'warlock.spells': 3 });
  });
});

describe('[VMP-W9] magic cubes', () => {
  test.each([
    ['standard', 3, 5],
    ['charlatan', 3, 5],
    ['mindBender', 2, 4],
  ])('%s: %i to %i', (warlockLevel, fewest, most) => {
    let table = tableOf('allRoles', { difficulty: true, warlockLevel });
    expect(valueAt(table, 'warlock.magicCubes')).toBe(fewest);
    for (let cubes = fewest; cubes < most; cubes++) {
      table = play(table, took('warlock', 'gainMagicCube'));
    }
    expect(valueAt(table, 'warlock.magicCubes')).toBe(most);
    expect(refusal(table, 'gainMagicCube')).toEqual(refused('noMagicCubeLeft'));
    expect(errorOf(tableOf(), moved('warlock.magicCubes', -1))).toMatchObject({
      code: 'atItsEnd',
    });
  });

  test.each([
    ['sneak', {}],
    ['summonPoltergeist', {}],
    ['conjureTreasure', { poltergeistsInNetwork: 0 }],
    ['syphon', { figuresAround: 0 }],
  ])('[VMP-W10] %s takes one, as long as there is one', (action, inputs) => {
    let table = tableOf();
    for (const left of [2, 1, 0]) {
      table = play(table, took('warlock', action, inputs));
      expect(derivedAt(table, 'warlock.magicCubesLeft')).toBe(left);
    }
    expect(refusal(table, action, inputs)).toEqual(refused('needsCubes', { amount: 1, have: 0 }));
  });

  test('[VMP-W10] come back in the third step', () => {
    const table = at({ values: { 'warlock.cubesUsed': 3 }, turn: 'warlock/warlockCubes' });
    expect(effectOf(table, completed('warlock', 'warlockCubes'))).toEqual({
      'warlock.cubesUsed': -3,
      turn: '1/warlock/warlockAct',
    });
  });
});

describe('[VMP-W11] Syphon', () => {
  const syphon = (
    figuresAround: number,
    poltergeistsAround: number,
    ofOnePlayer: boolean,
    specialized = true,
  ) =>
    valueAt(
      play(
        at({ toggles: { 'warlock.syphonSpecialize': specialized } }),
        took('warlock', 'syphon', { figuresAround, poltergeistsAround, ofOnePlayer }),
      ),
      'warlock.curses',
    );

  test.each([
    ['Paladin, 2 Skeletons, 3 poltergeists', 6, 3, false, 3],
    ['4 Spiderlings', 4, 0, true, 8],
    ['Giant Spider, 1 Egg', 2, 0, true, 4],
    ['Wraith', 1, 0, true, 2],
    ['5 poltergeists', 5, 5, true, 0],
    ['nobody', 0, 0, true, 0],
    ['3 Spiderlings, 2 poltergeists', 5, 2, true, 6],
  ])('%s', (_, figures, poltergeists, ofOne, gain) => {
    expect(syphon(figures, poltergeists, ofOne)).toBe(gain);
    // Without the card nothing is doubled.
    expect(syphon(figures, poltergeists, ofOne, false)).toBe(figures - poltergeists);
  });

  test('no more poltergeists than figures', () => {
    const inputs = { figuresAround: 1, poltergeistsAround: 2 };
    expect(refusal(tableOf(), 'syphon', inputs)).toEqual(refused('moreThanAround'));
  });
});

test('[VMP-W2] [VMP-W11] the form of Syphon counts the markers that are aside', () => {
  const { game, state } = holding(18);
  const syphon = game.seat('warlock')?.actions?.find(({ id }) => id === 'syphon');
  const answer = syphon?.answer?.of(viewOf(game, state), { figuresAround: 4 });
  expect(answer?.headline).toEqual({ id: 'gained', params: { gained: 2 } });
  expect(answer?.lines).toContainEqual({ id: 'supply', params: { all: 2 } });
  const after = play(holding(18), took('warlock', 'syphon', { figuresAround: 4 }));
  expect(valueAt(after, 'warlock.curses')).toBe(20);
});

describe('[VMP-W12] Conjure Treasure', () => {
  test.each([0, 1, 3, 4, 6])('%i poltergeists in the network', (count) => {
    const after = play(
      tableOf(),
      took('warlock', 'conjureTreasure', { poltergeistsInNetwork: count }),
    );
    expect(markersOn(after)).toEqual(count === 0 ? [] : [count]);
    if (count > 0) expect(after.state.choices['warlock.cursedPiece1.kind']).toBe('treasure');
  });

  test('no more markers than are aside', () => {
    const after = play(
      holding(17),
      took('warlock', 'conjureTreasure', { poltergeistsInNetwork: 6 }),
    );
    expect(markersOn(after)).toEqual([3]);
  });
});

describe('spell cards', () => {
  const withSpell = (spell: string, position: Position = {}) =>
    at({ ...position, toggles: { [`warlock.${spell}`]: true } });

  test.each([
    [3, 1, 0],
    [3, 2, 2],
    [1, 2, 0],
    [9, 4, 2],
  ])('[VMP-W15] Refuel: %i Curses on %i pieces give %i', (curses, pieces, gain) => {
    const table = withSpell('refuel', { values: { 'warlock.curses': curses } });
    const inputs = { markersPlaced: curses, newPoltergeists: pieces };
    const after = play(table, took('warlock', 'curse', inputs));
    expect(valueAt(after, 'warlock.curses')).toBe(gain);
    expect(noticeIds(after).includes('refueled')).toBe(gain > 0);
    const without = play(holding(curses), took('warlock', 'curse', inputs));
    expect(valueAt(without, 'warlock.curses')).toBe(0);
  });

  test.each([
    [19, 1],
    [20, 0],
  ])('[VMP-W2] [VMP-W15] Refuel with %i markers out gives %i', (curses, gain) => {
    const table = withSpell('refuel', { values: { 'warlock.curses': curses } });
    const inputs = { markersPlaced: curses, newPoltergeists: 2 };
    const after = play(table, took('warlock', 'curse', inputs));
    expect(valueAt(after, 'warlock.curses')).toBe(gain);
    const told = after.notices.filter(({ id }) => id === 'refueled');
    expect(told.map(({ params }) => params)).toEqual(gain === 0 ? [] : [{ gain }]);
  });

  test('[VMP-W16] Grow: the second summoning of a turn is free, the third is not', () => {
    let table = withSpell('grow');
    const left = [1, 2, 3, 4].map(() => {
      table = play(table, took('warlock', 'summonPoltergeist'));
      return derivedAt(table, 'warlock.magicCubesLeft');
    });
    expect(left).toEqual([2, 2, 1, 0]);
    const spent = given(withSpell('grow'), {
      values: { 'warlock.cubesUsed': 3, 'warlock.summoned': 1 },
    });
    expect(effectOf(spent, took('warlock', 'summonPoltergeist'))).toEqual({
      'warlock.summoned': 1,
    });
  });

  test('[VMP-W16] counted anew each turn', () => {
    let table = given(withSpell('grow'), {
      values: { 'warlock.summoned': 1 },
      turn: 'warlock/warlockAct',
    });
    table = completeStep(table);
    while (table.state.turn.seat !== 'warlock') table = completeStep(table);
    expect(valueAt(table, 'warlock.summoned')).toBe(0);
  });

  test.each([
    [0, 0],
    [4, 0],
    [5, 3],
    [6, 3],
    [7, 4],
    [13, 7],
    [14, 6],
  ])('[VMP-W17] Glower: %i Curses at the end of the turn give %i', (curses, gain) => {
    const position = { values: { 'warlock.curses': curses }, turn: 'warlock/warlockAct' };
    const after = completeStep(withSpell('glower', position));
    expect(valueAt(after, 'warlock.curses')).toBe(curses + gain);
    expect(noticeIds(after)).toEqual(gain > 0 ? ['glowered'] : []);
    expect(valueAt(completeStep(at(position)), 'warlock.curses')).toBe(curses);
  });

  test('[VMP-W18] Teleport takes a cube, once a turn', () => {
    const table = withSpell('teleport');
    expect(effectOf(table, took('warlock', 'teleport'))).toEqual({
      'warlock.cubesUsed': 1,
      'warlock.teleported': true,
    });
    expect(refusal(play(table, took('warlock', 'teleport')), 'teleport')).toEqual(
      refused('onceATurn'),
    );
    const spent = given(table, { values: { 'warlock.cubesUsed': 3 } });
    expect(refusal(spent, 'teleport')).toMatchObject({ refusal: { code: 'needsCubes' } });
    expect(refusal(tableOf(), 'teleport')).toMatchObject({ code: 'unknownTarget' });
  });

  test('[VMP-W18] Enclose takes a cube, as often as there is one', () => {
    const table = withSpell('enclose');
    expect(effectOf(table, took('warlock', 'enclose'))).toEqual({ 'warlock.cubesUsed': 1 });
    const spent = given(table, { values: { 'warlock.cubesUsed': 3 } });
    expect(refusal(spent, 'enclose')).toMatchObject({ refusal: { code: 'needsCubes' } });
    expect(refusal(tableOf(), 'enclose')).toMatchObject({ code: 'unknownTarget' });
  });

  test('[VMP-W21] Expand is told at the end of his turn', () => {
    const table = withSpell('expand', { turn: 'warlock/warlockAct' });
    expect(noticeIds(completeStep(table))).toEqual(['expandNow']);
  });
});

describe('[VMP-W23] a form asks', () => {
  const ends = (table: Table, action: string) => {
    const offer = offeredActions(table.game, table.state).find(
      (other) => other.seat === 'warlock' && other.action.id === action,
    );
    return offer?.fields.map((field) =>
      field.kind === 'number' ? [field.id, field.min, field.max] : field.id,
    );
  };

  test.each([
    [
      'curse',
      [
        ['markersPlaced', 1, 8],
        ['newPoltergeists', 0, 20],
        ['newTreasures', 0, 20],
      ],
    ],
    ['conjureTreasure', [['poltergeistsInNetwork', 0, 20]]],
    [
      'syphon',
      [
        ['figuresAround', 0, 30],
        ['poltergeistsAround', 0, 30],
      ],
    ],
    ['dominate', ['item', ['spaceValue', 1, 20]]],
    ['playSpell', ['spell']],
    ['sneak', []],
  ])('%s', (action, fields) => {
    expect(ends(holding(8), action)).toEqual(fields);
  });
});

test('[VMP-W22] Strong Spirits, Leap and Treasure Link lie open once they are played', () => {
  for (const spell of ['strongSpirits', 'leap', 'treasureLink']) {
    const table = at({ values: { 'warlock.spells': 3 } });
    expect(effectOf(table, took('warlock', 'playSpell', { spell }))).toEqual({
      'warlock.spells': -3,
      [`warlock.${spell}`]: true,
    });
  }
});

describe('the start', () => {
  const start = (warlockLevel: string, values: FieldValues = {}) =>
    tableOf('allRoles', { difficulty: true, warlockLevel, ...values });
  const numbers = (table: Table) =>
    ['dominated', 'curses', 'magicCubes', 'spellsTrack', 'spells'].map((id) =>
      valueAt(table, `warlock.${id}`),
    );

  test.each([
    ['charlatan', [0, 0, 3, 0, 0]],
    ['controller', [0, 0, 3, 0, 3]],
    ['standard', [0, 0, 3, 0, 0]],
    ['beguiler', [0, 0, 3, 2, 0]],
    ['mindBender', [0, 0, 2, 0, 0]],
  ])('[VMP-W19] %s', (level, expected) => {
    expect(numbers(start(level))).toEqual(expected);
    // Without difficulties nothing is different.
    expect(numbers(start(level, { difficulty: false }))).toEqual([0, 0, 3, 0, 0]);
  });

  test('[VMP-W19] a Beguiler draws nothing for a symbol that he starts beyond', () => {
    const table = start('beguiler', { spellSymbols: [1, 2, 5] });
    expect(valueAt(table, 'warlock.spells')).toBe(0);
    expect(valueAt(play(table, moved('warlock.spellsTrack', 3)), 'warlock.spells')).toBe(3);
  });

  test.each([
    ['allRoles', []],
    ['withoutManor', ['expand']],
    ['paladinSpiderWarlock', ['syphonSpecialize', 'expand']],
    ['skeletonsSpiderWarlock', ['enclose', 'expand']],
  ] as const)('[VMP-W20] %s starts with %j', (mix, expected) => {
    const table = tableOf(mix);
    expect(spells.filter((spell) => table.state.toggles[`warlock.${spell}`])).toEqual(expected);
    // A card that was counted wrongly can be taken back.
    for (const spell of expected) play(table, switched(`warlock.${spell}`, false));
  });
});
