import type { Part, View } from '../../engine/definition';
import { isOnIn } from '../../engine/fields';
import { dominationGoal, emptySpaces } from './warlockBoard';

/** His calculators, filled in as far as the table is known. */
export const warlockTools: readonly Part[] = [
  {
    kind: 'tool',
    id: 'vast-published-curses',
    preset: (view) => ({ markers: view.value('warlock.curses') }),
  },
  { kind: 'tool', id: 'vast-published-domination', preset: knownForDomination },
  {
    kind: 'tool',
    id: 'vast-published-skittish',
    preset: (view) => ({ curses: view.value('warlock.curses'), round: roundingAt(view) }),
  },
  {
    kind: 'tool',
    id: 'vast-published-spells',
    preset: (view) => ({ hand: view.value('warlock.spells') }),
  },
  {
    kind: 'tool',
    id: 'vast-published-syphon',
    preset: (view) => ({ specialize: view.isOn('warlock.syphonSpecialize') }),
  },
  { kind: 'tool', id: 'vast-published-conjure' },
  { kind: 'tool', id: 'vast-published-move', preset: () => ({ who: 'warlock' }) },
];

export function roundingAt(view: View): 'up' | 'down' {
  return isOnIn(view.setup, 'skittishUp') ? 'up' : 'down';
}

function knownForDomination(view: View) {
  return {
    values: emptySpaces(view).map(({ value }) => value),
    done: view.value('warlock.dominated'),
    goal: String(dominationGoal(view.setup)),
  };
}
