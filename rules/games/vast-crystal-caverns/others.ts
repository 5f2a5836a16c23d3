import type {
  Action,
  Change,
  Part,
  Refusal,
  Seat,
  Toggle,
  Track,
  View,
} from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { actions, idsOf, toggles, tracks } from '../../engine/parts';
import { tribes } from './attacks';
import { duelCrystals, isDuel, startHealth } from './goals';
import { skitter } from './skitter';
import { ghoulIn, isOnlyOpponent, type GhoulId, type OtherRole } from './table';
import { cardHeldField, loseCard } from './terrorCards';

const ghoulAt = (view: View): GhoulId => ghoulIn(view.setup);

/** The Ghoul's defence: the discs left, whoever looks at them [GHL-A9]. */
function defence(view: View): number {
  return view.value(`${ghoulAt(view)}.attack`);
}

/** Only a statistic above the defence lets somebody in [GHL-O1]. */
function needsMore(view: View, statistic: number): Refusal | undefined {
  return statistic > defence(view)
    ? undefined
    : { code: 'defenceHolds', params: { defence: defence(view), have: statistic } };
}

const say = (id: string, params?: Readonly<Record<string, string | number>>): Change => ({
  kind: 'notice',
  notice: { id, tone: 'info', ...(params === undefined ? {} : { params }) },
});

function statistic(id: string, start: number): Track {
  return { id, shape: 'counter', min: 0, start, max: 99 };
}

function health(role: 'knight' | 'dragon' | 'unicorn'): Track {
  return {
    id: 'health',
    shape: 'counter',
    min: 0,
    start: (view) => startHealth(view.setup, role),
    max: 99,
  };
}

/** A card the Ghoul has to give up, if it has one. */
function cardField(view: View): readonly Field[] {
  const field = cardHeldField(view, ghoulAt(view), 'cardLost');
  return field.kind === 'choice' && field.options.length > 0 ? [field] : [];
}

/** The card given up, told only where there was one. */
function cardTaken(view: View, inputs: FieldValues): readonly Change[] {
  const card = textIn(inputs, 'cardLost');
  return card === '' ? [] : [...loseCard(ghoulAt(view), card), say('cardLost')];
}

/** A Crystal somebody else smashes counts for the same total [GHL-A8]. */
const smash: Action = {
  id: 'otherSmashes',
  run: (view) => [{ kind: 'move', at: `${ghoulAt(view)}.crystals`, by: 1 }],
};

/** Leaving wins a game of two for whoever has done the rest [GHL-V3], [GHL-V4], [GHL-V5]. */
function leave(role: 'knight' | 'goblins' | 'dragon'): Action {
  return {
    id: 'otherEscapes',
    when: (view) => !view.isOn(`${role}.escaped`),
    run: () => [{ kind: 'switch', at: `${role}.escaped`, on: true }],
  };
}

function needsDuelCrystals(view: View): Refusal | undefined {
  const have = view.value('ghoul.crystals');
  return have < duelCrystals
    ? { code: 'needsCrystals', params: { goal: duelCrystals, have } }
    : undefined;
}

const knightActions: readonly Action[] = [
  {
    id: 'knightAttacks',
    inputs: () => [{ kind: 'toggle', id: 'justRevealed', start: false }],
    figures: (view) => ({ have: view.value('knight.strength'), defence: defence(view) }),
    refusal: (view) => needsMore(view, view.value('knight.strength')),
    run: (view, inputs) => [
      say('daring'),
      ...(defence(view) >= 3 ? [say('stalwart')] : []),
      ...(isOnIn(inputs, 'justRevealed') ? [say('fearless')] : []),
      skitter(view, 'knight'),
    ],
  },
  {
    id: 'knightShoots',
    refusal: (view) => {
      const have = view.value('knight.strength');
      return have < 2 ? { code: 'bowNeeds', params: { have } } : undefined;
    },
    run: (view) => [skitter(view, 'knight')],
  },
];

const tribeAttack: Action = {
  id: 'tribeAttacks',
  inputs: () => [{ kind: 'choice', id: 'tribe', options: tribes, start: tribes[0] }],
  figures: (view, inputs) => ({
    have: view.value(`goblins.${textIn(inputs, 'tribe')}`),
    defence: defence(view),
  }),
  refusal: (view, inputs) => needsMore(view, view.value(`goblins.${textIn(inputs, 'tribe')}`)),
  run: (view) => [say('goblinsGainRage'), skitter(view, 'goblins')],
};

/** Underground the Dragon goes where it likes [GHL-O4]. */
function dragonBlocked(view: View): Refusal | undefined {
  return view.isOn('dragon.surfaced') ? needsMore(view, view.value('dragon.armor')) : undefined;
}

const dragonActions: readonly Action[] = [
  {
    id: 'dragonClaws',
    refusal: dragonBlocked,
    run: (view) => [say('clawed'), skitter(view, 'dragon')],
  },
  {
    id: 'dragonScratches',
    inputs: cardField,
    refusal: dragonBlocked,
    run: (view, inputs) => [say('scratched'), ...cardTaken(view, inputs), skitter(view, 'dragon')],
  },
];

/** Anger at which the Unicorn's attack costs a card [GHL-O6]. */
const angerForCard = 3;

const unicornAttack: Action = {
  id: 'unicornAttacks',
  inputs: (view) => (view.value('unicorn.anger') >= angerForCard ? cardField(view) : []),
  run: (view, inputs) => [...cardTaken(view, inputs), skitter(view, 'unicorn')],
};

/** Fury falls, cards stay; whether it skitters is open [GHL-O7], [GHL-X5]. */
const spores: Action = {
  id: 'spores',
  when: (view) => view.hasSeat('ghoul'),
  run: (view) => [
    { kind: 'move', at: 'ghoul.rage', by: -1 },
    say('sporesKeepCards'),
    ...(isOnIn(view.setup, 'sporesSkitter') ? [skitter(view, 'cave')] : []),
  ],
};

const thiefActions: readonly Action[] = [
  {
    id: 'pickpocket',
    inputs: (view) => {
      const held = view.value(`${ghoulAt(view)}.treasure`) > 0 ? ['treasureToken'] : [];
      const [card] = cardField(view);
      const names = card?.kind === 'choice' ? card.options : [];
      const options = [...held, ...names];
      return [{ kind: 'choice', id: 'stolen', options, start: options[0] ?? '' }];
    },
    refusal: (view) =>
      view.value(`${ghoulAt(view)}.treasure`) + view.value(`${ghoulAt(view)}.terrorCards`) === 0
        ? { code: 'nothingToSteal' }
        : needsMore(view, view.value('thief.stealth')),
    run: (view, inputs) => {
      const stolen = textIn(inputs, 'stolen');
      const token: Change = { kind: 'move', at: `${ghoulAt(view)}.treasure`, by: -1 };
      return [
        ...(stolen === 'treasureToken'
          ? [token, say('tokenStolen')]
          : [...loseCard(ghoulAt(view), stolen), say('cardShuffledBack')]),
        skitter(view, 'thief'),
      ];
    },
  },
  {
    id: 'backstabs',
    inputs: () => [{ kind: 'number', id: 'cubes', min: 1, max: 6, start: 1 }],
    refusal: (view) => needsMore(view, view.value('thief.stealth')),
    run: (view, inputs) => [
      { kind: 'move', at: `${ghoulAt(view)}.backstab`, by: numberIn(inputs, 'cubes') },
      skitter(view, 'thief'),
    ],
  },
];

type Other = {
  tracks?: readonly Track[];
  toggles?: readonly Toggle[];
  actions?: readonly Action[];
  /** Switches and numbers of others on its sheet. */
  parts?: readonly Part[];
};

const won: Other = { toggles: [{ id: 'won' }], parts: toggles('won') };

/** How a role's game ends: in its own way, or as the game of two against the Ghoul says. */
function endOf(setup: FieldValues, role: 'knight' | 'goblins' | 'dragon'): Other {
  if (!isDuel(setup, role)) return won;
  return {
    toggles: [{ id: 'escaped' }],
    ...(role === 'dragon'
      ? { actions: [leave(role)] }
      : {
          actions: [smash, { ...leave(role), refusal: needsDuelCrystals }],
          parts: [{ kind: 'track', id: 'crystals', seat: 'ghoul' }],
        }),
  };
}

function together(...some: readonly Other[]): Required<Other> {
  return {
    tracks: some.flatMap((other) => other.tracks ?? []),
    toggles: some.flatMap((other) => other.toggles ?? []),
    actions: some.flatMap((other) => other.actions ?? []),
    parts: some.flatMap((other) => other.parts ?? []),
  };
}

/** What of each other role concerns the Ghoul: its defence, and what it does to the Ghoul. */
const others: Readonly<Record<OtherRole, (setup: FieldValues) => Required<Other>>> = {
  knight: (setup) =>
    together(
      { tracks: [statistic('strength', 1), health('knight')], actions: knightActions },
      endOf(setup, 'knight'),
    ),
  goblins: (setup) =>
    together(
      { tracks: tribes.map((tribe) => statistic(tribe, 1)), actions: [tribeAttack] },
      endOf(setup, 'goblins'),
    ),
  dragon: (setup) =>
    together(
      {
        tracks: [statistic('armor', 1), health('dragon')],
        actions: dragonActions,
        toggles: [{ id: 'surfaced' }],
        parts: toggles('surfaced'),
      },
      endOf(setup, 'dragon'),
    ),
  unicorn: () =>
    together(
      {
        tracks: [statistic('armor', 1), health('unicorn'), statistic('anger', 0)],
        actions: [unicornAttack],
      },
      won,
    ),
  cave: (setup) =>
    together(
      { actions: [spores] },
      isOnlyOpponent(setup, 'cave')
        ? { toggles: [{ id: 'collapsed' }], parts: toggles('collapsed') }
        : won,
    ),
  thief: (setup) =>
    together(
      {
        tracks: [statistic('stealth', 0), statistic('lootDrop', 0), statistic('stash', 0)],
        actions: thiefActions,
      },
      isOnlyOpponent(setup, 'thief') ? {} : won,
    ),
  ghost: () => together(won),
};

export function otherSeat(role: OtherRole, setup: FieldValues): Seat {
  const { parts, ...own } = others[role](setup);
  return {
    id: role,
    summary: idsOf(own.tracks),
    ...own,
    steps: isOnIn(setup, 'everyTurn') ? [{ id: `${role}Turn`, actions: idsOf(own.actions) }] : [],
    sheet: [
      { id: 'defences', parts: tracks(...idsOf(own.tracks)) },
      { id: 'againstGhoul', parts: actions(...idsOf(own.actions)) },
      { id: 'ending', parts },
    ],
  };
}
