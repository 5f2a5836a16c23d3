import type { GameEvent } from '../../../../rules/engine/events';
import { viewOf } from '../../../../rules/engine/state';
import { moved, setTo, took } from '../../eventMakers';
import { errorOf, noticeIds, play, type Table } from '../../playing';
import { tableOf, type Role } from './manorTable';

const names: Readonly<Record<string, Role>> = {
  P: 'paladin',
  K: 'skeletons',
  S: 'spider',
  M: 'manor',
  E: 'enchanter',
};
const rolesOf = (letters: string) => [...letters].flatMap((letter) => names[letter] ?? []);

/** Who can win how, by who is there: the table of the fact sheet, row by row. */
const conditions: Readonly<Record<string, readonly string[]>> = {
  P: ['paladinFivePoltergeists'],
  K: ['skeletonsFivePoltergeists'],
  S: ['spiderEscapes'],
  M: ['manorMold'],
  PK: ['paladinFivePoltergeists', 'skeletonsKillPaladin'],
  PS: ['paladinKillsSpider', 'spiderEscapes'],
  PM: ['paladinSevenPoltergeists', 'manorMold'],
  KS: ['skeletonsKillSpider', 'spiderEscapes'],
  KM: ['skeletonsSevenPoltergeists', 'manorMold'],
  SM: ['spiderEscapes', 'manorMold'],
  PKS: ['paladinKillsSpider', 'skeletonsKillPaladin', 'spiderEscapes'],
  PKM: ['paladinSevenPoltergeists', 'skeletonsKillPaladin', 'manorMold'],
  PSM: ['paladinKillsSpider', 'spiderEscapes', 'manorMold'],
  KSM: ['skeletonsKillSpider', 'spiderEscapes', 'manorMold'],
  PKSM: ['paladinKillsSpider', 'skeletonsKillPaladin', 'spiderEscapes', 'manorMold'],
};
const withEnchanter = Object.entries(conditions).map(
  ([letters, ids]) => [`${letters}E`, ids] as const,
);
const everyTable = [...Object.entries(conditions), ...withEnchanter, ['E', []] as const];

/** One short of winning, and what wins. */
const waysToWin: Readonly<Record<string, readonly [GameEvent, GameEvent]>> = {
  paladinKillsSpider: [setTo('spider.spiderlings', 1), moved('spider.spiderlings', -1)],
  paladinSevenPoltergeists: destroyed('paladin.poltergeistsDestroyed', 7),
  paladinFivePoltergeists: destroyed('paladin.poltergeistsDestroyed', 5),
  skeletonsKillPaladin: [setTo('paladin.health', 1), took('paladin', 'loseHealth')],
  skeletonsKillSpider: [setTo('spider.spiderlings', 1), moved('spider.spiderlings', -1)],
  skeletonsSevenPoltergeists: destroyed('skeletons.poltergeistsDefeated', 7),
  skeletonsFivePoltergeists: destroyed('skeletons.poltergeistsDefeated', 5),
  spiderEscapes: [setTo('spider.terror', 12), took('spider', 'escape')],
  manorMold: [setTo('manor.mold', 14), moved('manor.mold', 1)],
};

function destroyed(at: string, goal: number): readonly [GameEvent, GameEvent] {
  return [setTo(at, goal - 1), moved(at, 1)];
}

function applying({ game, state }: Table): readonly string[] {
  const view = viewOf(game, state);
  return game.definition.victories
    .filter((victory) => view.hasSeat(victory.seat) && victory.applies(view))
    .map(({ id }) => id);
}

const won = (table: Table) => noticeIds(table).filter((id) => id.startsWith('victory.'));

describe('[VMM-V1] [VMM-V2] [VMM-V3] [VMM-V4] [VMM-V5] [VMM-V6] [VMM-V7] [VMM-V8] [VMM-X3] who wins how', () => {
  test('every set of roles is here', () => {
    expect(new Set(everyTable.map(([letters]) => letters)).size).toBe(31);
  });

  test.each(everyTable)('%s: %j', (letters, ids) => {
    const table = tableOf(rolesOf(letters));
    expect(applying(table)).toEqual(ids);
    for (const id of ids) {
      const [almost, last] = waysToWin[id]!;
      const before = play(table, almost);
      expect(won(before)).toEqual([]);
      const after = play(before, last);
      expect(after.notices.filter(({ tone }) => tone === 'victory')).toEqual([
        { id: `victory.${id}`, tone: 'victory' },
      ]);
    }
  });

  test('what wins elsewhere wins nothing where it does not count', () => {
    const four = tableOf(rolesOf('PKSM'));
    const poltergeists = setTo('paladin.poltergeistsDestroyed', 7);
    expect(won(play(four, poltergeists, setTo('skeletons.poltergeistsDefeated', 7)))).toEqual([]);
    const five = setTo('paladin.poltergeistsDestroyed', 5);
    expect(won(play(tableOf(rolesOf('PM')), five))).toEqual([]);
    expect(won(play(tableOf(rolesOf('PS')), setTo('paladin.health', 0)))).toEqual([]);
  });
});

describe('[VMM-V7] [VMM-SP18] the escape', () => {
  const table = tableOf(rolesOf('S'));

  test('12 Terror open the way out, more say nothing new, and going out wins', () => {
    const long = tableOf(rolesOf('S'), { terrorEnd: 15 });
    const open = play(long, setTo('spider.terror', 12));
    expect(noticeIds(open)).toEqual(['mayEscape']);
    expect(noticeIds(play(open, moved('spider.terror', 1)))).toEqual([]);
    expect(won(play(open, took('spider', 'escape')))).toEqual(['victory.spiderEscapes']);
  });

  test('12 Terror alone win nothing', () => {
    expect(won(play(table, setTo('spider.terror', 12)))).toEqual([]);
  });

  test('[VMM-B4] the track ends where the board ends', () => {
    expect(errorOf(play(table, setTo('spider.terror', 12)), moved('spider.terror', 1))).toEqual({
      code: 'atItsEnd',
      target: 'spider.terror',
    });
  });
});

describe('how far each has come', () => {
  test.each([
    ['PS', 'paladinKillsSpider', moved('spider.spiderlings', -2), { value: 2, goal: 5 }],
    [
      'PM',
      'paladinSevenPoltergeists',
      moved('paladin.poltergeistsDestroyed', 3),
      { value: 3, goal: 7 },
    ],
    [
      'P',
      'paladinFivePoltergeists',
      moved('paladin.poltergeistsDestroyed', 3),
      { value: 3, goal: 5 },
    ],
    ['PK', 'skeletonsKillPaladin', moved('paladin.health', -3), { value: 3, goal: 7 }],
    ['KS', 'skeletonsKillSpider', moved('spider.spiderlings', -4), { value: 4, goal: 5 }],
    [
      'KM',
      'skeletonsSevenPoltergeists',
      moved('skeletons.poltergeistsDefeated', 1),
      { value: 1, goal: 7 },
    ],
    [
      'K',
      'skeletonsFivePoltergeists',
      moved('skeletons.poltergeistsDefeated', 1),
      { value: 1, goal: 5 },
    ],
    ['S', 'spiderEscapes', moved('spider.terror', 7), { value: 7, goal: 12 }],
    ['M', 'manorMold', moved('manor.mold', 6), { value: 6, goal: 15 }],
  ])('%s: %s', (letters, id, event, progress) => {
    const { game, state } = play(tableOf(rolesOf(letters)), event);
    const victory = game.definition.victories.find((other) => other.id === id);
    expect(victory?.progress?.(viewOf(game, state))).toEqual(progress);
  });
});
