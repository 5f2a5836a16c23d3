import type { Victory, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { mayEscape } from './ghoul';
import {
  collapseLoses,
  duelCrystals,
  furyGoal,
  ghoulCrystals,
  isDuel,
  prey,
  startHealth,
  vileCrystals,
} from './goals';
import {
  ghoulIn,
  isAlone,
  isOnlyOpponent,
  isVile,
  otherRoles,
  players,
  type GhoulId,
  type OtherRole,
} from './table';

/** Tokens the Thief has to stash against the Ghoul alone [GHL-V7]. */
const duelStash = 6;

const duel = (view: View, role: OtherRole) => isDuel(view.setup, role);
const crystals = (view: View) => view.value(`${ghoulIn(view.setup)}.crystals`);

/** Who wins how depends on who is at the table [GHL-V1]..[GHL-V15]. */
export const victories: readonly Victory[] = [
  {
    id: 'ghoulEscapes',
    seat: 'ghoul',
    applies: () => true,
    isMet: (view) => view.isOn('ghoul.escaped') && view.hasReached('ghoul.rage', 'goal'),
    progress: (view) => ({ value: view.value('ghoul.rage'), goal: furyGoal(view.setup) }),
    figures: (view) => ({ goal: furyGoal(view.setup) }),
  },
  {
    id: 'ghoulEscapesCrystals',
    seat: 'ghoul',
    applies: (view) => ghoulCrystals(view.setup) !== undefined,
    isMet: (view) =>
      view.isOn('ghoul.escaped') && mayEscape(view) && !view.hasReached('ghoul.rage', 'goal'),
    progress: (view) => ({ value: crystals(view), goal: ghoulCrystals(view.setup) ?? 0 }),
    figures: (view) => ({ goal: ghoulCrystals(view.setup) ?? 0 }),
  },
  kill('ghoulKillsKnight', 'ghoul', 'knight', (view) => duel(view, 'knight')),
  kill('ghoulKillsDragon', 'ghoul', 'dragon', (view) => duel(view, 'dragon')),
  kill('vileKillsKnight', 'vileGhoul', 'knight', (view) => prey(view.setup) === 'knight'),
  kill('vileKillsDragon', 'vileGhoul', 'dragon', (view) => prey(view.setup) === 'dragon'),
  kill('vileKillsUnicorn', 'vileGhoul', 'unicorn', (view) => prey(view.setup) === 'unicorn'),
  {
    id: 'vileEscapes',
    seat: 'vileGhoul',
    applies: (view) => prey(view.setup) === undefined,
    isMet: (view) => view.isOn('vileGhoul.escaped') && crystals(view) >= vileCrystals(view.setup),
    progress: (view) => ({ value: crystals(view), goal: vileCrystals(view.setup) }),
    figures: (view) => ({ goal: vileCrystals(view.setup) }),
  },
  smashAndLeave('knightEscapes', 'knight'),
  smashAndLeave('goblinsEscape', 'goblins'),
  {
    id: 'dragonEscapes',
    seat: 'dragon',
    applies: (view) => duel(view, 'dragon'),
    isMet: (view) => view.isOn('dragon.escaped'),
  },
  {
    id: 'caveCollapses',
    seat: 'cave',
    applies: (view) => isOnlyOpponent(view.setup, 'cave'),
    isMet: (view) => view.isOn('cave.collapsed'),
  },
  {
    id: 'thiefStashes',
    seat: 'thief',
    applies: (view) => isOnlyOpponent(view.setup, 'thief'),
    isMet: (view) => view.value('thief.stash') >= stashGoal(view),
    progress: (view) => ({ value: view.value('thief.stash'), goal: stashGoal(view) }),
    figures: (view) => ({ goal: stashGoal(view) }),
  },
  ...otherRoles.map(ownWay),
  collapse('collapse', 'ghoul'),
  collapse('vileCollapse', 'vileGhoul'),
];

function collapse(id: string, seat: GhoulId): Victory {
  return {
    id,
    seat,
    defeat: true,
    applies: (view) => collapseLoses(view.setup),
    isMet: (view) => view.isOn(`${seat}.collapsed`),
    figures: (view) => ({ losers: isAlone(view.setup) ? 'youLose' : 'bothLose' }),
  };
}

function stashGoal(view: View): number {
  return isVile(view.setup) ? numberIn(view.setup, 'thiefStash') : duelStash;
}

function kill(
  id: string,
  seat: string,
  role: 'knight' | 'dragon' | 'unicorn',
  applies: Victory['applies'],
): Victory {
  const start = (view: View) => startHealth(view.setup, role);
  return {
    id,
    seat,
    applies,
    isMet: (view) => view.value(`${role}.health`) === 0,
    progress: (view) => ({
      value: Math.max(0, start(view) - view.value(`${role}.health`)),
      goal: start(view),
    }),
    figures: (view) => ({ health: start(view) }),
  };
}

function smashAndLeave(id: string, seat: 'knight' | 'goblins'): Victory {
  return {
    id,
    seat,
    applies: (view) => duel(view, seat),
    isMet: (view) => view.isOn(`${seat}.escaped`) && crystals(view) >= duelCrystals,
    progress: (view) => ({ value: crystals(view), goal: duelCrystals }),
    figures: () => ({ goal: duelCrystals }),
  };
}

/** Where this source gives no goal, the role's own rules do; of three, those for two [GHL-V2], [GHL-V8]. */
function ownWay(role: OtherRole): Victory {
  const given = (view: View) =>
    ['knight', 'goblins', 'dragon'].some((duelist) => duelist === role && duel(view, role)) ||
    ((role === 'cave' || role === 'thief') && isOnlyOpponent(view.setup, role));
  return {
    id: `${role}Own`,
    seat: role,
    applies: (view) => !given(view),
    isMet: (view) => view.isOn(`${role}.won`),
    figures: ({ setup }) => ({
      rules: players(setup) === 3 && !isVile(setup) ? 'twoPlayerRules' : 'ownRules',
    }),
  };
}
