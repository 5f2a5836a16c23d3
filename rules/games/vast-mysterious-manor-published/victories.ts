import { nothingLeft, reached } from '../../editions/mysterious-manor/victories';
import type { Victory, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { sealsToWin } from './manor';
import { startHealth } from './paladin';
import { skeletonsHunt } from './setup';
import { startSpiderlings, terrorToLeave } from './spider';
import { dominationGoal } from './warlockBoard';

/** Its text names the goal, which levels bring down. */
function reachedGoal(...[victory, at, goal]: Parameters<typeof reached>): Victory {
  return { ...reached(victory, at, goal), figures: (view) => ({ goal: goal(view) }) };
}

const spiderlings = (view: View) => startSpiderlings(view.setup);
const shadowHealth = (view: View) => numberIn(view.setup, 'shadowHealth');

/** Who wins how depends on who hunts whom [VMP-V1]..[VMP-V7]. */
export const victories: readonly Victory[] = [
  ...(['paladin', 'armoredKnight'] as const).flatMap((seat) => [
    nothingLeft(
      { id: `${seat}KillsSpider`, seat, applies: (view) => view.hasSeat('spider') },
      'spider.spiderlings',
      spiderlings,
    ),
    nothingLeft(
      { id: `${seat}KillsShadow`, seat, applies: (view) => view.hasSeat('shadowPaladin') },
      'shadowPaladin.health',
      shadowHealth,
    ),
  ]),
  nothingLeft(
    {
      id: 'skeletonsKillPaladin',
      seat: 'skeletons',
      applies: (view) => view.hasSeat('paladin'),
    },
    'paladin.health',
    (view) => startHealth(view.setup),
  ),
  nothingLeft(
    {
      id: 'skeletonsKillKnight',
      seat: 'skeletons',
      applies: (view) => view.hasSeat('armoredKnight'),
    },
    'armoredKnight.health',
    (view) => numberIn(view.setup, 'knightHealth'),
  ),
  nothingLeft(
    {
      id: 'skeletonsKillSpider',
      seat: 'skeletons',
      applies: (view) => skeletonsHunt(view.setup) && view.hasSeat('spider'),
    },
    'spider.spiderlings',
    spiderlings,
  ),
  {
    id: 'spiderLeaves',
    seat: 'spider',
    applies: () => true,
    isMet: (view) => view.isOn('spider.escaped'),
    progress: (view) => ({
      value: view.value('spider.terror'),
      goal: terrorToLeave(view.setup),
    }),
    figures: (view) => ({ goal: terrorToLeave(view.setup) }),
  },
  {
    id: 'shadowPaladinLeaves',
    seat: 'shadowPaladin',
    applies: () => true,
    isMet: (view) => view.isOn('shadowPaladin.escaped'),
    progress: (view) => ({
      value: view.value('shadowPaladin.shadow'),
      goal: numberIn(view.setup, 'shadowEnd'),
    }),
  },
  reachedGoal({ id: 'manorSeals', seat: 'manor', applies: () => true }, 'manor.seals', (view) =>
    sealsToWin(view.setup),
  ),
  reachedGoal(
    { id: 'warlockDominates', seat: 'warlock', applies: () => true },
    'warlock.dominated',
    (view) => dominationGoal(view.setup),
  ),
];
