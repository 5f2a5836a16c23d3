import type { Action, Change, Phrase, Step, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { actions, tracks } from '../../engine/parts';
import { unassigned } from './dwellings';
import { prophecyOrder, ranking } from './score';
import { elementsIn, isOver, perElement, playersIn, say, type Player } from './table';

function isScored(view: View, player: Player): boolean {
  return view.isOn(`${player}.scored`);
}

function areAllScored(view: View): boolean {
  return playersIn(view.setup).every((player) => isScored(view, player));
}

/** A player's sheet is gone through after the last turn [ELD-E3]..[ELD-E6]. */
export function scoreStep(setup: View['setup'], player: Player): Step {
  const counted = elementsIn(setup).flatMap((element) => [
    perElement(element, 'Dwellings'),
    perElement(element, 'Cards'),
  ]);
  return {
    id: 'finalScore',
    when: (view) => isOver(view) && !isScored(view, player),
    parts: [
      { kind: 'sum', id: 'score' },
      { kind: 'report', id: 'scoreOpen' },
      ...actions('takeGloryOrb'),
      ...tracks('vault', 'orbs', ...counted),
    ],
    onDone: () => [{ kind: 'switch', at: `${player}.scored`, on: true }],
  };
}

/** What is still missing for a player's score. */
export function openLines(player: Player) {
  return (view: View): readonly Phrase[] => {
    const open = unassigned(view, player);
    const orbs = view.value(`${player}.gloryOrbs`);
    return [
      ...(open > 0 ? [{ id: 'dwellingsOpen', params: { open } }] : []),
      ...(orbs > 0 ? [{ id: 'gloryOrbsOpen', params: { orbs } }] : []),
    ];
  };
}

/** Prophecies: whoever is last in points begins [ELD-E7]. */
function nextProphet(view: View): Player | undefined {
  return prophecyOrder(view).find((player) => !view.isOn(`${player}.revealed`));
}

export function revealProphecies(player: Player): Action {
  return {
    id: 'revealProphecies',
    when: (view) => isOver(view) && areAllScored(view) && !view.isOn(`${player}.revealed`),
    inputs: (view) => [
      {
        kind: 'number',
        id: 'prophecyPoints',
        min: 0,
        max: 99,
        start: view.value(`${player}.prophecy`),
      },
    ],
    blocked: (view) => {
      const next = nextProphet(view);
      return next === undefined || next === player
        ? undefined
        : { code: 'lowerFirst', params: { player: next } };
    },
    run: (_, inputs) => [
      { kind: 'set', at: `${player}.prophecy`, to: numberIn(inputs, 'prophecyPoints') },
      { kind: 'switch', at: `${player}.revealed`, on: true },
    ],
  };
}

export function prophecyLines(view: View): readonly Phrase[] {
  return prophecyOrder(view).map((player, index) => ({
    id: view.isOn(`${player}.revealed`) ? 'prophecyDone' : 'prophecyNext',
    params: { place: index + 1, player, points: view.value(`${player}.prophecy`) },
  }));
}

/** Whoever stands first, alone or together [ELD-E8]. */
function proclaim(view: View): readonly Change[] {
  const first = ranking(view).filter(({ place }) => place === 1);
  return first.map(({ seat, total }) =>
    say(first.length > 1 ? 'sharedVictory' : 'winner', 'victory', { player: seat, total }),
  );
}

/** What is left when everybody's sheet is counted: prophecies, then the ranking. */
export function closingSteps(setup: View['setup']): readonly Step[] {
  const when = (view: View) => isOver(view) && areAllScored(view);
  return [
    {
      id: 'prophecies',
      when,
      parts: [
        { kind: 'report', id: 'prophecyOrder' },
        ...playersIn(setup).map((seat) => ({
          kind: 'action' as const,
          id: 'revealProphecies',
          seat,
        })),
      ],
      onDone: proclaim,
    },
    { id: 'ranking', when, last: true, parts: [{ kind: 'ranking', id: 'ranking' }] },
  ];
}
