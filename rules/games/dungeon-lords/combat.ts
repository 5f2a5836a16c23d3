import type { Action, Change, Seat, View } from '../../engine/definition';
import { isOnIn, textIn } from '../../engine/fields';
import { actions, derived, tracks } from '../../engine/parts';
import { disperse, partiesLines } from './adventurers';
import { isAutumn, isLastYear } from './calendar';
import { conquer } from './digging';
import { goodsOf, monstersOf, move, say, tableTerms, wagePhrase } from './goods';
import { cannotPay } from './orderTerms';
import { closeRound } from './roundEnd';
import { playersIn, type Player } from './setup';
import { partsOfPlayers } from './sheets';

/** Combat rounds a year [DL-CB1]. */
const rounds = [1, 2, 3, 4] as const;

function inCombat(view: View): boolean {
  return view.turn.seat === 'combat';
}

function isStanding(view: View, monster: string): boolean {
  return view.value(`${monster}.knockedOut`) === 0;
}

/** What combat does to a dungeon [DL-CB3]..[DL-CB5]. */
export function combatActions(player: Player): readonly Action[] {
  const left = (view: View, kind: 'tunnels' | 'rooms') =>
    view.value(`${player}.${kind}`) -
    view.value(`${player}.conquered${kind === 'rooms' ? 'Rooms' : 'Tunnels'}`);
  const conquest = (id: string, kind: 'tunnels' | 'rooms'): Action => ({
    id,
    when: inCombat,
    refusal: (view) => (left(view, kind) > 0 ? undefined : { code: 'nothingLeftToConquer' }),
    run: () => conquer(player, kind === 'rooms'),
  });
  return [
    conquest('tunnelConquered', 'tunnels'),
    conquest('roomConquered', 'rooms'),
    {
      id: 'loseMonster',
      when: (view) =>
        inCombat(view) && monstersOf(view, player).some((monster) => isStanding(view, monster)),
      inputs: (view) => {
        const options = monstersOf(view, player).filter((monster) => isStanding(view, monster));
        return [
          {
            kind: 'choice',
            id: 'monster',
            options,
            start: options[0] ?? '',
            details: Object.fromEntries(
              options.map((monster) => [monster, wagePhrase(view, monster)]),
            ),
          },
          { kind: 'toggle', id: 'forGood', start: false },
        ];
      },
      run: (_, inputs) => {
        const monster = textIn(inputs, 'monster');
        return [
          isOnIn(inputs, 'forGood')
            ? { kind: 'remove', item: monster }
            : { kind: 'set', at: `${monster}.knockedOut`, to: 1 },
        ];
      },
    },
    {
      id: 'useTrap',
      when: inCombat,
      inputs: () => [{ kind: 'toggle', id: 'inRoom', start: false }],
      refusal: (view, inputs) => {
        if (view.value(`${player}.traps`) === 0) return { code: 'noTraps' };
        const price = { gold: isOnIn(inputs, 'inRoom') ? -1 : 0, food: 0, evil: 0 };
        return cannotPay(price, goodsOf(view, player), tableTerms(view));
      },
      run: (_, inputs) => [
        ...move(player, 'traps', -1),
        // In a room it costs more [DL-CB5].
        ...move(player, 'gold', isOnIn(inputs, 'inRoom') ? -1 : 0),
      ],
    },
  ];
}

/** Between the years: parties gone, the gold paladin in the tent, monsters on their feet [DL-C8]. */
function beginYearTwo(view: View): readonly Change[] {
  return [
    // Autumn may have been left by a jump.
    ...closeRound(view),
    ...disperse(view),
    ...playersIn(view.setup).flatMap((player) => standUp(view, player)),
    { kind: 'choose', at: 'board.paladin', option: 'nobody' },
  ];
}

function standUp(view: View, player: Player): readonly Change[] {
  const down = monstersOf(view, player).filter((monster) => !isStanding(view, monster));
  return [
    ...down.map((monster): Change => ({ kind: 'set', at: `${monster}.knockedOut`, to: 0 })),
    ...(down.length === 0 ? [] : [say('monstersReturn', player, { count: down.length }, 'gain')]),
  ];
}

/** The hand-over to combat, once a year after Autumn [DL-C7]. */
export function combatSeat(players: readonly Player[]): Seat {
  const perPlayer = partsOfPlayers(players, () =>
    actions('tunnelConquered', 'roomConquered', 'loseMonster', 'useTrap'),
  );
  return {
    id: 'combat',
    summary: [],
    reports: [{ id: 'parties', lines: partiesLines }],
    steps: [
      ...rounds.map((round) => ({ id: `combat${round}`, when: isAutumn, parts: perPlayer })),
      {
        id: 'yearEnd',
        when: (view) => isAutumn(view) && !isLastYear(view),
        onDone: beginYearTwo,
      },
      {
        id: 'gameEnd',
        when: (view) => isAutumn(view) && isLastYear(view),
        last: true,
        parts: partsOfPlayers(players, () => [
          ...tracks('deadLetters'),
          ...derived('letterPoints'),
        ]),
      },
    ],
    sheet: [
      { id: 'parties', parts: [{ kind: 'report', id: 'parties' }] },
      { id: 'combatNotes', folded: true, parts: [{ kind: 'note', id: 'combatRules' }] },
    ],
  };
}
