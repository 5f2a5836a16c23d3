import type { Action, Change, Refusal, Seat, Toggle, Track, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { actions, toggles, tracks } from '../../engine/parts';
import { tribes } from './attacks';
import { faces, isDuel, startHealth } from './levels';
import { skitter } from './skitter';
import { ghoulIn, type GhoulId, type OtherRole } from './table';
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

/** A Crystal somebody else smashes counts for the same total [GHL-A8]. */
const smash: Action = {
  id: 'otherSmashes',
  run: (view) => [{ kind: 'move', at: `${ghoulAt(view)}.crystals`, by: 1 }],
};

const knightActions: readonly Action[] = [
  {
    id: 'knightAttacks',
    inputs: () => [{ kind: 'toggle', id: 'justRevealed', start: false }],
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
  refusal: (view, inputs) => needsMore(view, view.value(`goblins.${textIn(inputs, 'tribe')}`)),
  run: (view) => [say('goblinsGainRage'), skitter(view, 'goblins')],
};

const dragonActions: readonly Action[] = [
  {
    id: 'dragonAttacks',
    inputs: (view) => [
      { kind: 'choice', id: 'power', options: ['claw', 'scratch'], start: 'claw' },
      ...cardField(view),
    ],
    // Underground the Dragon goes where it likes [GHL-O4].
    refusal: (view) =>
      view.isOn('dragon.surfaced') ? needsMore(view, view.value('dragon.armor')) : undefined,
    run: (view, inputs) =>
      textIn(inputs, 'power') === 'scratch'
        ? [
            say('scratched'),
            ...loseCard(ghoulAt(view), textIn(inputs, 'cardLost')),
            skitter(view, 'dragon'),
          ]
        : [say('clawed'), skitter(view, 'dragon')],
  },
  { id: 'flameWall', run: (view) => [say('flameWall'), skitter(view)] },
];

/** Anger at which the Unicorn's attack costs a card [GHL-O6]. */
const angerForCard = 3;

const unicornAttack: Action = {
  id: 'unicornAttacks',
  inputs: (view) => (view.value('unicorn.anger') >= angerForCard ? cardField(view) : []),
  run: (view, inputs) => [
    ...(view.value('unicorn.anger') >= angerForCard ? [say('angerTakesCard')] : []),
    ...loseCard(ghoulAt(view), textIn(inputs, 'cardLost')),
    skitter(view, 'unicorn'),
  ],
};

/** Fury falls, cards stay; whether it skitters is open [GHL-O7], [GHL-X5]. */
const spores: Action = {
  id: 'spores',
  when: (view) => view.hasSeat('ghoul'),
  refusal: (view) => (view.value('ghoul.rage') === 0 ? { code: 'noFury' } : undefined),
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
};

/** What of each other role concerns the Ghoul: its defence, and what it does to the Ghoul. */
const others: Readonly<Record<OtherRole, (setup: FieldValues) => Other>> = {
  knight: (setup) => ({
    tracks: [statistic('strength', 1), health('knight')],
    actions: [...knightActions, ...(isDuel(setup, 'knight') ? [smash] : [])],
    toggles: isDuel(setup, 'knight') ? [{ id: 'escaped' }] : [{ id: 'won' }],
  }),
  goblins: (setup) => ({
    tracks: tribes.map((tribe) => statistic(tribe, 1)),
    actions: [tribeAttack, ...(isDuel(setup, 'goblins') ? [smash] : [])],
    toggles: isDuel(setup, 'goblins') ? [{ id: 'escaped' }] : [{ id: 'won' }],
  }),
  dragon: (setup) => ({
    tracks: [statistic('armor', 1), health('dragon')],
    actions: dragonActions,
    toggles: [{ id: 'surfaced' }, isDuel(setup, 'dragon') ? { id: 'escaped' } : { id: 'won' }],
  }),
  unicorn: () => ({
    tracks: [statistic('armor', 1), health('unicorn'), statistic('anger', 0)],
    actions: [unicornAttack],
    toggles: [{ id: 'won' }],
  }),
  cave: () => ({ actions: [spores], toggles: [{ id: 'won' }] }),
  thief: (setup) => ({
    tracks: [
      statistic('stealth', 0),
      { id: 'lootDrop', shape: 'counter', min: 0, start: 0, max: 99 },
      { id: 'stash', shape: 'counter', min: 0, start: 0, max: 99 },
    ],
    actions: thiefActions,
    toggles: faces(setup, 'thief') ? [] : [{ id: 'won' }],
  }),
  ghost: () => ({ toggles: [{ id: 'won' }] }),
};

export function otherSeat(role: OtherRole, setup: FieldValues): Seat {
  const own = others[role](setup);
  const trackIds = (own.tracks ?? []).map(({ id }) => id);
  const actionIds = (own.actions ?? []).map(({ id }) => id);
  return {
    id: role,
    summary: trackIds.slice(0, 4),
    ...own,
    steps: isOnIn(setup, 'everyTurn') ? [{ id: `${role}Turn`, actions: actionIds }] : [],
    sheet: [
      { id: 'defences', parts: tracks(...trackIds) },
      { id: 'againstGhoul', parts: actions(...actionIds) },
      { id: 'ending', parts: toggles(...(own.toggles ?? []).map(({ id }) => id)) },
    ],
  };
}
