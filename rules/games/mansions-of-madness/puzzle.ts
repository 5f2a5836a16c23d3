import type { Action, Choice, Phrase, Report, Track, View } from '../../engine/definition';
import { textIn } from '../../engine/fields';
import { highestPrinted, isDead, isOwnTurn, type Investigator } from './table';
import {
  isAllowed,
  puzzleBudget,
  puzzleCosts,
  puzzleKinds,
  puzzleMoves,
  type PuzzleMove,
} from './puzzleRules';

/** How runes may lie [MOM-P10]. */
const runeLayouts = ['threeByTwo', 'fourByTwo', 'threeByThree'] as const;

export const puzzleChoices: readonly Choice[] = [
  { id: 'puzzle', options: ['none', ...puzzleKinds], start: 'none', ruled: true },
  { id: 'runeLayout', options: runeLayouts, start: 'threeByTwo', ruled: true },
];

export const puzzleTrack: Track = {
  id: 'puzzleActions',
  shape: 'counter',
  min: 0,
  start: 0,
  max: highestPrinted,
};

export function isPuzzling(view: View, who: Investigator): boolean {
  return view.choice(`${who}.puzzle`) !== 'none';
}

/** How the pieces are laid out [MOM-P9], [MOM-P10], [MOM-X7]. */
export function puzzleReport(who: Investigator): Report {
  return {
    id: 'puzzleLayout',
    lines: (view): readonly Phrase[] => {
      const kind = view.choice(`${who}.puzzle`);
      if (kind === 'none') return [];
      return kind === 'rune'
        ? [
            { id: 'runeShuffle' },
            { id: 'runeRows', params: { layout: view.choice(`${who}.runeLayout`) } },
          ]
        : [{ id: 'layBase', params: { kind } }, { id: 'layRows' }, { id: 'baseTurns' }];
    },
  };
}

function move(who: Investigator, kind: PuzzleMove): Action {
  const cost = puzzleCosts[kind];
  return {
    id: `${kind}Piece`,
    when: (view) => isPuzzling(view, who),
    refusal: (view) => {
      if (!isAllowed(view.choice(`${who}.puzzle`), kind)) return { code: 'runeOnlySwaps' };
      const left = view.value(`${who}.puzzleActions`);
      return left < cost ? { code: 'puzzleTooFew', params: { cost, left } } : undefined;
    },
    run: () => [{ kind: 'move', at: `${who}.puzzleActions`, by: -cost, paid: true }],
  };
}

/** The pieces go back, whatever came of it. */
function end(who: Investigator): readonly ReturnType<Action['run']>[number][] {
  return [
    { kind: 'choose', at: `${who}.puzzle`, option: 'none' },
    { kind: 'set', at: `${who}.puzzleActions`, to: 0 },
  ];
}

/** A puzzle from its first piece to its end [MOM-P1]..[MOM-P11]. */
export function puzzleActions(who: Investigator): readonly Action[] {
  return [
    {
      id: 'startPuzzle',
      when: (view) => !isPuzzling(view, who) && !isDead(view, who),
      inputs: (_, given) => [
        { kind: 'choice', id: 'puzzle', options: puzzleKinds, start: 'wiring' },
        ...(textIn(given, 'puzzle') === 'rune'
          ? [
              {
                kind: 'choice' as const,
                id: 'runeLayout',
                options: runeLayouts,
                start: 'threeByTwo',
              },
            ]
          : []),
      ],
      figures: (view) => ({ actions: puzzleBudget(view.value(`${who}.intellect`), 0, 0) }),
      run: (view, inputs) => [
        { kind: 'choose', at: `${who}.puzzle`, option: textIn(inputs, 'puzzle') },
        {
          kind: 'choose',
          at: `${who}.runeLayout`,
          option: textIn(inputs, 'runeLayout') || 'threeByTwo',
        },
        {
          kind: 'set',
          at: `${who}.puzzleActions`,
          to: puzzleBudget(view.value(`${who}.intellect`), 0, 0),
        },
      ],
    },
    ...puzzleMoves.map((kind) => move(who, kind)),
    {
      id: 'puzzleSkillPoint',
      when: (view) => isPuzzling(view, who),
      figures: (view) => ({ luck: view.value(`${who}.luck`) }),
      refusal: (view) =>
        view.value(`${who}.skillPoints`) === 0 ? { code: 'noSkillPoints' } : undefined,
      run: (view) => [
        { kind: 'move', at: `${who}.skillPoints`, by: -1, paid: true },
        { kind: 'move', at: `${who}.puzzleActions`, by: view.value(`${who}.luck`) },
      ],
    },
    { id: 'puzzleSolved', when: (view) => isPuzzling(view, who), run: () => end(who) },
    {
      id: 'puzzleFailed',
      when: (view) => isPuzzling(view, who),
      // Nothing more this turn, but its end still happens: a fire goes on burning [MOM-P7].
      run: (view) => [
        ...end(who),
        { kind: 'notice', notice: { id: 'puzzleEndsTurn', tone: 'loss', params: { who } } },
        ...(isOwnTurn(view, who) ? [{ kind: 'goTo' as const, step: 'turnEnd' }] : []),
      ],
    },
  ];
}
