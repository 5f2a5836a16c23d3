import type { Change, Phrase, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { mostDwellings } from './dwellings';
import { isOver, playersIn, say, type Player } from './table';

function builders(view: View): readonly Player[] {
  return playersIn(view.setup).filter(
    (player) => view.value(`${player}.dwellings`) === mostDwellings,
  );
}

/** Six dwellings of one player, or no realm left in the stack [ELD-E1]. */
export function isTriggered(view: View): boolean {
  return view.value('board.stack') === 0 || builders(view).length > 0;
}

const putRight = 'endPutRight';

/** Begins the last turns: the rest of this one, then one for everybody [ELD-E2]. */
export function judgeEnd(view: View): readonly Change[] {
  const triggered = isTriggered(view);
  if (isOver(view) || triggered === view.isOn('board.ending')) return [];
  if (!triggered) {
    return [
      { kind: 'switch', at: 'board.ending', on: false },
      { kind: 'happen', what: putRight },
    ];
  }
  const players = numberIn(view.setup, 'players');
  // A number put right and back again in one turn does not begin the last turns anew.
  const goesOn = view.happened(putRight) && view.value('board.turnsLeft') > 0;
  return [
    { kind: 'switch', at: 'board.ending', on: true },
    ...(goesOn
      ? []
      : [
          { kind: 'set' as const, at: 'board.turnsLeft', to: players + 1 },
          say(builders(view).length > 0 ? 'lastRoof' : 'stackEmpty', 'info', { turns: players }),
        ]),
  ];
}

/** One turn less; after the last one the scores are counted [ELD-E2]. */
export function endTurn(view: View): readonly Change[] {
  if (!view.isOn('board.ending') || isOver(view)) return [];
  const left = view.value('board.turnsLeft') - 1;
  return [
    { kind: 'set', at: 'board.turnsLeft', to: left },
    ...(left > 0
      ? [say('turnsLeft', 'info', { turns: left })]
      : [{ kind: 'switch' as const, at: 'board.over', on: true }, say('gameOver', 'info')]),
  ];
}

/** How near the end is. */
export function endLines(view: View): readonly Phrase[] {
  const most = Math.max(
    ...playersIn(view.setup).map((player) => view.value(`${player}.dwellings`)),
  );
  const turns = view.value('board.turnsLeft');
  return [
    ...(isOver(view)
      ? [{ id: 'isOver' }]
      : view.isOn('board.ending')
        ? [{ id: 'lastTurns', params: { turns } }]
        : []),
    { id: 'stackLeft', params: { left: view.value('board.stack') } },
    { id: 'mostDwellings', params: { most, of: mostDwellings } },
  ];
}
