import type { GameEvent } from '../../../../rules/engine/events';
import { happens, viewOf } from '../../../../rules/engine/state';
import { added, completed, jumped, moved, setTo, switched, took, wrote } from '../../eventMakers';
import {
  completeStep,
  effectOf,
  errorOf,
  given,
  play,
  textAt,
  valueAt,
  type Table,
} from '../../playing';
import {
  courseOf,
  haunted,
  mansion,
  monster,
  offeredTo,
  readCards,
  refusalOf,
  thereAndBack,
  who,
} from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const newcomer = (newName = '') => took(who, 'newInvestigator', { newName });
const known = { 'keeper.objectiveRevealed': true };

/** Killed in the keeper's turn, on the way to the next round. */
const killed = play(
  haunted({ turn: 'keeper/monsterAttacks' }),
  wrote(at('name'), 'Ashcan'),
  wrote('investigator2.name', 'Gloria'),
  setTo(at('health'), 0),
);
const replacing = play(
  killed,
  completed('keeper', 'monsterAttacks'),
  completed('keeper', 'events'),
  completed('keeper', 'keeperEnd'),
);

/** Jumps are no turns played: the turn of the first investigator begins anew. */
function nextTurnOf(table: Table): Table {
  return completeStep(play(table, jumped('keeper', 'keeperEnd')));
}

describe('[MOM-S9] death before the objective is known', () => {
  test('a new investigator comes in the next turn, which is over at once', () => {
    expect(replacing.state.turn).toEqual({ round: 2, seat: who, step: 'newcomer' });
    expect(courseOf(replacing, 2)).toEqual([`${who}/newcomer`, 'investigator2/turnStart']);
    const came = play(replacing, newcomer('Jenny'));
    expect(courseOf(came, 2)).toEqual([`${who}/newcomer`, 'investigator2/turnStart']);
    const { game, state } = came;
    const steps = game.seat(who)?.steps.filter((step) => happens(step, viewOf(game, state)));
    expect(steps?.map(({ id }) => id)).toEqual(['newcomer']);
  });

  test('and plays a whole turn in the round after it', () => {
    const table = play(replacing, newcomer('Jenny'), jumped('keeper', 'keeperEnd'));
    expect(courseOf(table, 6).slice(1)).toEqual(
      ['turnStart', 'move1', 'move2', 'action', 'turnEnd'].map((step) => `${who}/${step}`),
    );
  });

  test('whoever dies in the middle of a turn has no more of it', () => {
    const mid = play(haunted({ turn: `${who}/move1` }), setTo(at('health'), 0));
    expect(mid.notices).toEqual([{ id: 'died', tone: 'loss', params: { who } }]);
    expect(effectOf(mid, completed(who, 'move1'))).toEqual({
      ...{ turn: '1/investigator2/turnStart', [`happened.died.${who}`]: 'gone' },
    });
    expect(offeredTo(mid, who)).toEqual(['nobodyFollows']);
    expect(errorOf(mid, jumped(who, 'newcomer')).code).toBe('unknownTarget');
  });

  test('while nobody came the place stays empty, round by round', () => {
    const round = play(replacing, jumped('keeper', 'keeperEnd'));
    expect(courseOf(round, 3)).toEqual([
      'keeper/keeperEnd',
      `${who}/newcomer`,
      'investigator2/turnStart',
    ]);
  });

  test.each(['Ashcan', 'ａｓｈｃａｎ', ' gloria '])('%s was used and cannot come', (name) => {
    expect(refusalOf(replacing, newcomer(name))).toEqual({ code: 'nameUsed' });
  });

  test('nor can anybody who died earlier', () => {
    const second = nextTurnOf(play(replacing, newcomer('Jenny'), setTo(at('health'), 0)));
    expect(refusalOf(second, newcomer('ashcan'))).toEqual({ code: 'nameUsed' });
    expect(refusalOf(second, newcomer('Jenny'))).toEqual({ code: 'nameUsed' });
    const third = play(second, newcomer('Kate'));
    expect(textAt(third, 'keeper.fallenOne1.name')).toBe('Ashcan');
    expect(textAt(third, 'keeper.fallenOne2.name')).toBe('Jenny');
  });

  test('a newcomer need not have a name', () => {
    const nameless = play(replacing, newcomer());
    expect(textAt(nameless, at('name'))).toBe('');
    const again = play(nextTurnOf(play(nameless, setTo(at('health'), 0))), newcomer());
    expect(again.state.items['keeper.fallen']).toEqual(['fallenOne1']);
  });

  test('nobody comes at another moment, and nobody replaces the living', () => {
    expect(errorOf(killed, newcomer('Jenny')).code).toBe('unknownTarget');
    const past = play(replacing, completed(who, 'newcomer'));
    expect(errorOf(past, newcomer('Jenny')).code).toBe('unknownTarget');
    expect(offeredTo(haunted(), who)).not.toContain('newInvestigator');
    expect(offeredTo(haunted(), who)).not.toContain('nobodyFollows');
    expect(errorOf(haunted(), jumped(who, 'newcomer')).code).toBe('unknownTarget');
  });
});

describe('[MOM-S9] nobody is left to choose', () => {
  const out = took(who, 'nobodyFollows');

  test('the player is out for good, from that moment on', () => {
    for (const table of [killed, replacing]) {
      expect(effectOf(table, out)).toEqual({ [at('awaited')]: false });
    }
    const gone = play(replacing, out);
    expect(offeredTo(gone, who)).not.toContain('nobodyFollows');
    expect(nextTurnOf(gone).state.turn.seat).toBe('investigator2');
    expect(nextTurnOf(play(killed, out)).state.turn.seat).toBe('investigator2');
  });

  test('unless it was a mistake: the switch brings the step back', () => {
    const again = play(killed, out, switched(at('awaited'), true));
    expect(nextTurnOf(again).state.turn).toMatchObject({ seat: who, step: 'newcomer' });
  });

  test('is said of no one who died after the objective was told', () => {
    const late = given(haunted({ turn: 'keeper/monsterAttacks' }), { toggles: known });
    expect(offeredTo(play(late, setTo(at('health'), 0)), who)).toEqual([]);
  });
});

describe('[MOM-S11] what the dead leave', () => {
  const burden: readonly GameEvent[] = [
    ...readCards,
    wrote(at('name'), 'Ashcan'),
    ...['items', 'items', 'spells'].map((id) => added(at(id))),
    added('investigator2.items'),
    wrote(at('card1.name'), 'Axe'),
    wrote(at('room'), 'Hall'),
    ...['hiding', 'inHidingPlace', 'dark', 'light', 'fire', 'water'].map(
      (id) => ({ type: 'toggleSwitched', v: 1, at: at(id), on: true }) as const,
    ),
    took('keeper', 'playTrauma', { investigator: who, trauma: 'physical', traumaCard: 'Leg' }),
    took('keeper', 'playTrauma', { investigator: who, trauma: 'mental', traumaCard: 'Fear' }),
    setTo(at('stun'), 2),
    setTo(at('curse'), 1),
    setTo(at('sanity'), 3),
    setTo(at('skillPoints'), 4),
    took(who, 'startPuzzle', { puzzle: 'lock' }),
    setTo(at('health'), 0),
    jumped('keeper', 'keeperEnd'),
    completed('keeper', 'keeperEnd'),
  ];
  const table = mansion({ skillPoints: 2 });
  const laid = play(table, ...burden);

  test('is all of the sheet, and the name goes to the fallen', () => {
    const off = ['hiding', 'inHidingPlace', 'dark', 'light', 'fire', 'water'];
    expect(effectOf(laid, newcomer('Jenny'))).toEqual({
      ...Object.fromEntries(
        [...off, 'physicalTrauma', 'mentalTrauma', 'awaited'].map((id) => [at(id), false]),
      ),
      ...{ [at('room')]: '', [at('physicalCard')]: '', [at('mentalCard')]: '' },
      ...{ [at('card1.name')]: 'gone', [at('card2.name')]: 'gone', [at('spell1.name')]: 'gone' },
      ...{ [at('items')]: [], [at('spells')]: [] },
      ...{ [at('stun')]: -2, [at('curse')]: -1, [at('skillPoints')]: -2 },
      ...{ [at('puzzle')]: 'none', [at('puzzleActions')]: -4 },
      // Nobody knows this card yet [MOM-B3], [MOM-B4].
      ...{ [at('strength')]: -1, [at('marksmanship')]: 2, [at('dexterity')]: 1 },
      ...{ [at('intellect')]: 1, [at('willpower')]: -1, [at('lore')]: 3, [at('luck')]: 2 },
      ...{ [at('maxHealth')]: -2, [at('maxSanity')]: 1, [at('health')]: 8, [at('sanity')]: 5 },
      ...{ [at('name')]: 'Jenny', 'keeper.fallen': ['fallenOne1'], 'serials.keeper.fallen': 1 },
      'keeper.fallenOne1.name': 'Ashcan',
      [`happened.newcomer.${who}`]: true,
      notices: ['newcomer'],
    });
  });

  test('comes back with one undo', () => {
    const { before, undone, after, redone } = thereAndBack(table, burden, newcomer('Jenny'));
    expect(undone).toEqual(before);
    expect(redone).toEqual(after);
    expect(after.items[at('items')]).toEqual([]);
  });

  test('others keep what is theirs', () => {
    const after = play(laid, newcomer('Jenny'));
    expect(after.state.items['investigator2.items']).toEqual(['card1']);
    expect(after.state.items['keeper.monsters']).toEqual(['monster1']);
    expect(valueAt(after, `${monster}.damage`)).toBe(2);
  });
});

describe('[MOM-S10] death after it', () => {
  const dying = given(haunted({ turn: 'keeper/monsterAttacks' }), { toggles: known });

  test('is the end: told so, and no turn any more', () => {
    expect(effectOf(dying, moved(at('health'), -99))).toEqual({
      ...{ [at('health')]: -10, [`happened.died.${who}`]: true },
      notices: ['diedForGood'],
    });
    const dead = play(dying, moved(at('health'), -99), jumped('keeper', 'keeperEnd'));
    expect(courseOf(dead, 2)).toEqual(['keeper/keeperEnd', 'investigator2/turnStart']);
    expect(offeredTo(dead, who)).not.toContain('newInvestigator');
    expect(errorOf(dead, jumped(who, 'newcomer')).code).toBe('unknownTarget');
  });

  test('[MOM-S9] the objective told between death and the next turn takes no successor away', () => {
    const late = play(killed, setTo('keeper.clues', 0));
    expect(late.state.toggles['keeper.objectiveRevealed']).toBe(true);
    expect(courseOf(play(late, jumped('keeper', 'keeperEnd')), 3)).toEqual([
      ...['keeper/keeperEnd', `${who}/newcomer`, 'investigator2/turnStart'],
    ]);
    expect(effectOf(nextTurnOf(late), newcomer('Jenny'))).toMatchObject({ [at('name')]: 'Jenny' });
  });

  test('the objective untold again brings nobody back', () => {
    const dead = play(dying, setTo(at('health'), 0), switched('keeper.objectiveRevealed', false));
    expect(nextTurnOf(dead).state.turn.seat).toBe('investigator2');
  });

  test('the dead are no target and do nothing', () => {
    const dead: Table = play(dying, setTo(at('health'), 0));
    expect(offeredTo(dead, who)).toEqual([]);
    expect(offeredTo(dead, 'investigator2')).not.toEqual([]);
  });
});
