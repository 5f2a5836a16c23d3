import { completed, took } from '../../eventMakers';
import { effectOf, errorOf, given, play, valueAt, type Position } from '../../playing';
import {
  askedBy,
  figuresOf,
  haunted,
  linesOf,
  mansion,
  offeredTo,
  optionsOf,
  readCards,
  refusalOf,
  thereAndBack,
  who,
} from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const start = (puzzle: string, more: Parameters<typeof took>[2] = {}) =>
  took(who, 'startPuzzle', { puzzle, ...more });
const puzzling = (puzzle: string, left: number, position: Position = {}) =>
  given(play(haunted(position), start(puzzle)), { values: { [at('puzzleActions')]: left } });
const moves = ['swapPiece', 'rotatePiece', 'replacePiece'] as const;

describe('[MOM-P1] starting a puzzle', () => {
  test.each(['wiring', 'lock'])('%s: actions equal to Intellect', (puzzle) => {
    expect(figuresOf(haunted(), who, 'startPuzzle')).toEqual({ actions: 4 });
    expect(effectOf(haunted(), start(puzzle))).toEqual({
      ...{ [at('puzzle')]: puzzle, [at('puzzleActions')]: 4 },
    });
  });

  test('[MOM-P8] stun and darkness do not matter', () => {
    const table = haunted({ values: { [at('stun')]: 2 }, toggles: { [at('dark')]: true } });
    expect(effectOf(table, start('lock'))).toEqual({
      ...{ [at('puzzle')]: 'lock', [at('puzzleActions')]: 4 },
    });
  });

  test.each(['threeByTwo', 'fourByTwo', 'threeByThree'])('[MOM-P10] runes lie %s', (layout) => {
    const asked = askedBy(haunted(), who, 'startPuzzle', { puzzle: 'rune' });
    expect(optionsOf(asked, 'runeLayout')).toEqual(['threeByTwo', 'fourByTwo', 'threeByThree']);
    const table = play(haunted(), start('rune', { runeLayout: layout }));
    expect(linesOf(table, at('puzzleLayout'))).toEqual([
      { id: 'runeShuffle' },
      { id: 'runeRows', params: { layout } },
    ]);
  });

  test('[MOM-P10] the others have a base piece and no such layout', () => {
    const asked = askedBy(haunted(), who, 'startPuzzle', { puzzle: 'wiring' });
    expect(asked.map(({ id }) => id)).toEqual(['puzzle']);
    expect(linesOf(haunted(), at('puzzleLayout'))).toEqual([]);
    expect(linesOf(puzzling('wiring', 4), at('puzzleLayout'))).toEqual([
      { id: 'layBase', params: { kind: 'wiring' } },
      ...[{ id: 'layRows' }, { id: 'baseTurns' }],
    ]);
  });

  test('one at a time, and alive', () => {
    expect(errorOf(puzzling('lock', 3), start('rune')).code).toBe('unknownTarget');
    expect(offeredTo(haunted({ values: { [at('health')]: 0 } }), who)).not.toContain('startPuzzle');
    const idle = [...moves, 'puzzleSkillPoint', 'puzzleSolved', 'puzzleFailed'];
    expect(idle.filter((id) => offeredTo(haunted(), who).includes(id))).toEqual([]);
    expect(idle.every((id) => offeredTo(puzzling('lock', 3), who).includes(id))).toBe(true);
    expect(errorOf(haunted(), took(who, 'swapPiece')).code).toBe('unknownTarget');
  });
});

describe('[MOM-P2] [MOM-P3] [MOM-P4] moves', () => {
  test.each([
    ['swapPiece', 1],
    ['rotatePiece', 1],
    ['replacePiece', 2],
  ])('%s costs %i', (move, cost) => {
    for (const puzzle of ['wiring', 'lock']) {
      expect(effectOf(puzzling(puzzle, 4), took(who, move))).toEqual({
        [at('puzzleActions')]: -cost,
      });
      expect(effectOf(puzzling(puzzle, cost), took(who, move))).toEqual({
        [at('puzzleActions')]: -cost,
      });
      // More than there are [MOM-P6].
      expect(refusalOf(puzzling(puzzle, cost - 1), took(who, move))).toEqual({
        code: 'puzzleTooFew',
        params: { cost, left: cost - 1 },
      });
    }
  });

  test('[MOM-P5] runes are only swapped', () => {
    const table = puzzling('rune', 4);
    expect(effectOf(table, took(who, 'swapPiece'))).toEqual({ [at('puzzleActions')]: -1 });
    for (const move of ['rotatePiece', 'replacePiece']) {
      expect(refusalOf(table, took(who, move))).toEqual({ code: 'runeOnlySwaps' });
    }
    expect(refusalOf(puzzling('rune', 0), took(who, 'swapPiece'))).toEqual({
      code: 'puzzleTooFew',
      params: { cost: 1, left: 0 },
    });
  });

  // Intellect 4, Luck 3, one Skill Point: 7 actions; a replace and three swaps leave 2.
  test('[MOM-P1] [MOM-P11] a plan played out', () => {
    const swap = took(who, 'swapPiece');
    const table = play(
      ...([haunted(), start('lock'), took(who, 'replacePiece'), swap] as const),
      ...[took(who, 'puzzleSkillPoint'), swap, swap],
    );
    expect(valueAt(table, at('puzzleActions'))).toBe(2);
    expect(valueAt(table, at('skillPoints'))).toBe(0);
  });
});

describe('[MOM-P11] a Skill Point during a puzzle', () => {
  const spend = took(who, 'puzzleSkillPoint');

  test('adds Luck, at any time', () => {
    expect(figuresOf(puzzling('rune', 0), who, 'puzzleSkillPoint')).toEqual({ luck: 3 });
    for (const left of [0, 4]) {
      expect(effectOf(puzzling('rune', left), spend)).toEqual({
        ...{ [at('skillPoints')]: -1, [at('puzzleActions')]: 3 },
      });
    }
  });

  test('as long as there is one', () => {
    const table = puzzling('lock', 1, { values: { [at('skillPoints')]: 2 } });
    expect(valueAt(play(table, spend, spend), at('puzzleActions'))).toBe(7);
    expect(refusalOf(play(table, spend, spend), spend)).toEqual({ code: 'noSkillPoints' });
  });
});

describe('[MOM-P7] the end of a puzzle', () => {
  const over = { [at('puzzle')]: 'none', [at('puzzleActions')]: -3 };

  test('solved: the turn goes on', () => {
    expect(effectOf(puzzling('lock', 3), took(who, 'puzzleSolved'))).toEqual(over);
  });

  test('not solved: nothing but the end of the turn is left', () => {
    const failed = took(who, 'puzzleFailed');
    expect(effectOf(puzzling('lock', 3), failed)).toEqual({
      ...{ ...over, turn: `1/${who}/turnEnd`, notices: ['puzzleEndsTurn'] },
    });
    const late = puzzling('rune', 3, { turn: `${who}/action` });
    expect(effectOf(late, failed)).toMatchObject({ turn: `1/${who}/turnEnd` });
  });

  test('[MOM-S5] and a fire still burns there', () => {
    const burning = puzzling('lock', 3, { toggles: { [at('fire')]: true } });
    const failed = play(burning, took(who, 'puzzleFailed'));
    expect(effectOf(failed, completed(who, 'turnEnd'))).toEqual({
      ...{ [at('health')]: -2, notices: ['hurt'], turn: '1/investigator2/turnStart' },
    });
  });

  test('in the turn of somebody else it ends nobody’s', () => {
    const table = puzzling('lock', 3, { turn: 'investigator2/action' });
    expect(effectOf(table, took(who, 'puzzleFailed'))).toEqual({
      ...{ ...over, notices: ['puzzleEndsTurn'] },
    });
  });

  test('comes back with one undo', () => {
    const events = [...readCards, start('lock'), took(who, 'swapPiece')];
    const { before, undone, after } = thereAndBack(mansion(), events, took(who, 'puzzleFailed'));
    expect(undone).toEqual(before);
    expect(after.turn.step).toBe('turnEnd');
  });
});
