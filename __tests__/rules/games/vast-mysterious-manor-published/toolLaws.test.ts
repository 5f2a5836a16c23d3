import { numberIn } from '../../../../rules/engine/fields';
import { fewestOfOneDeck } from '../../../../rules/games/vast-mysterious-manor-published/tools/seals';
import { always, shown, toolCalled, upTo } from './toolAnswers';

describe('[VMP-T28] [VMP-T29] any move', () => {
  test('is never longer for what lies on the way, and walked step by step', () => {
    const { answer } = toolCalled('vast-published-move');
    always('move', (values, found) => {
      const free = shown(answer({ ...values, stop: 0 }), 'spaces');
      expect(shown(found, 'spaces')).toBeLessThanOrEqual(free);
      if (values['who'] !== 'paladin' || numberIn(values, 'webs') === 0) return;
      // Spaces walked one by one: a move that comes to the webs is over.
      const sprint = values['boots'] === true ? 4 : 2;
      const moves = [
        ...upTo(numberIn(values, 'sprints'))
          .slice(1)
          .map(() => sprint),
        ...upTo(numberIn(values, 'crusades'))
          .slice(1)
          .map(() => 1),
      ];
      let at = 0;
      for (const move of moves) {
        for (let left = move; left > 0; left--) {
          at++;
          if (at === numberIn(values, 'stop')) break;
        }
      }
      expect(shown(found, 'spaces')).toBe(at);
    });
  });

  test('of Spider, Wraith and Warlock is never stopped', () => {
    always('move', (values, found) => {
      const passes = ['giant', 'sorcerer', 'spiderlings', 'warlock', 'wraith'];
      if (passes.includes(String(values['who']))) expect(found.headline.id).not.toBe('stopped');
    });
  });
});

test('[VMP-T22] [VMP-T23] an Egg hatches with any 6, and before that only blood protects it', () => {
  always('egg', (values, found) => {
    const [blood, webs] = [numberIn(values, 'blood'), numberIn(values, 'webs')];
    expect(found.headline.id).toBe(blood + webs >= 6 ? 'hatches' : 'holds');
    if (found.headline.id === 'holds') {
      expect(found.headline.params).toEqual({ defence: 1 + blood, strength: 2 + blood });
    }
  });
});

test('[VMP-T25] [VMP-T27] Terror never falls, and leaving needs the goal', () => {
  always('terror', (values, found) => {
    const terror = shown(found, 'terror');
    expect(terror).toBeGreaterThanOrEqual(numberIn(values, 'terror'));
    expect(found.headline.id === 'mayLeave').toBe(terror >= Number(values['goal']));
  });
});

test('[VMP-T33] [VMP-T34] the fewest of one deck, against every hand of its cards', () => {
  for (const [keep, castle] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const [ones, threes] = [castle ? 0 : 6, keep ? 0 : 3];
    const hands = upTo(threes).flatMap((three) =>
      upTo(4).flatMap((two) => upTo(ones).map((one) => ({ three, two, one }))),
    );
    for (const goal of [11, 13, 14]) {
      for (const held of upTo(14)) {
        const enough = hands.filter(
          ({ three, two, one }) => held + 3 * three + 2 * two + one >= goal,
        );
        const sizes = enough.map(({ three, two, one }) => three + two + one);
        const fewest = sizes.length === 0 ? undefined : Math.min(...sizes);
        expect(fewestOfOneDeck(held, goal, { keep, castle })).toBe(fewest);
      }
    }
  }
});

test('[VMP-T35] [VMP-T36] more cubes never place or draw less, and 5 rituals are the most', () => {
  const { answer } = toolCalled('vast-published-treasures');
  for (const hand of upTo(5)) {
    const rows = upTo(3).map((omens) => answer({ omens, portent: false, hand }));
    for (const key of ['treasures', 'cards', 'hand']) {
      const figures = rows.map((row) => shown(row, key));
      expect([...figures].sort((a, b) => a - b)).toEqual(figures);
    }
    expect(rows.every((row) => shown(row, 'hand') <= 5)).toBe(true);
  }
});

test('[VMP-T37] curses: all are placed, no two pieces differ by more than 1', () => {
  always('curses', (values, { figure }) => {
    const spread = figure?.params?.['spread'];
    const written = typeof spread === 'object' ? spread.written : '';
    const each = written.split(', ').map(Number);
    expect(each).toHaveLength(numberIn(values, 'pieces'));
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(numberIn(values, 'markers'));
    expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
  });
});

test('[VMP-T39] domination: one more piece, for a value no higher than its markers', () => {
  always('domination', (values, found) => {
    const { id } = found.headline;
    const printed = values['values'] as readonly number[];
    const fits = printed.some((value) => value <= numberIn(values, 'markers'));
    const [done, goal] = [numberIn(values, 'done'), Number(values['goal'])];
    if (done >= goal) expect(id).toBe('wonBefore');
    else if (printed.length === 0) expect(id).toBe('lookUp');
    else if (!fits) expect(id).toBe('stays');
    else expect(id).toBe(done + 1 === goal ? 'wins' : 'mayChoose');
  });
});

test('[VMP-T40] Skittish: lost and left are all, and half each but for one', () => {
  always('skittish', (values, found) => {
    const [lost, left] = [shown(found, 'lost'), shown(found, 'left')];
    expect(lost + left).toBe(numberIn(values, 'curses'));
    expect(values['round'] === 'up' ? lost - left : left - lost).toBe(
      numberIn(values, 'curses') % 2,
    );
  });
});

test('[VMP-T41] spells: played, discarded and left are the hand, fewer than 3 left', () => {
  always('spells', (values, found) => {
    const [played, discarded, left] = ['played', 'discarded', 'left'].map((key) =>
      shown(found, key),
    );
    expect(discarded).toBe(2 * (played ?? 0));
    expect((played ?? 0) + (discarded ?? 0) + (left ?? 0)).toBe(numberIn(values, 'hand'));
    expect(left).toBeLessThan(3);
  });
});

test('[VMP-T38] [VMP-T42] [VMP-T43] no more Curses than there are markers, and never fewer than none', () => {
  for (const [id, key] of [
    ['syphon', 'gained'],
    ['conjure', 'markers'],
  ] as const) {
    always(id, (_, found) => {
      expect(shown(found, key)).toBeGreaterThanOrEqual(0);
      expect(shown(found, key)).toBeLessThanOrEqual(20);
    });
  }
});

test('[VMP-T45] [VMP-T46] Fury stays within 0..5 and grows by 1 at most', () => {
  always('fury', (values, found) => {
    const [before, end, start] = [
      numberIn(values, 'fury'),
      shown(found, 'fury'),
      shown(found, 'start'),
    ];
    expect([0, 1]).toContain(end - before);
    expect([0, 1]).toContain(start - end);
    expect(start).toBeLessThanOrEqual(5);
    if (values['spiderHit'] === true) expect(end).toBe(before);
    else if (before < 5) expect(end).toBe(before + 1);
  });
});
