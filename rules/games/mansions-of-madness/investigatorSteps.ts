import type { Change, Part, Step, View } from '../../engine/definition';
import { actions, toggles } from '../../engine/parts';
import { isNewcomer } from './death';
import { fireDamage } from './monsters';
import { isDead, isStunned, type Investigator } from './table';
import { togetherSinceStart } from './testForm';
import { monstersIn, roomOf } from './whereabouts';

function hurt(who: Investigator): Change {
  return { kind: 'move', at: `${who}.health`, by: -fireDamage };
}

/** Out of the water before anything else; who is in the room now needs no horror test [MOM-S6], [MOM-T19]. */
function startTurn(who: Investigator): (view: View) => readonly Change[] {
  return (view) => [
    ...monstersIn(view, roomOf(view, who)).map((monster): Change => ({
      kind: 'happen',
      what: togetherSinceStart(who, monster),
    })),
    ...(view.isOn(`${who}.water`)
      ? [
          hurt(who),
          { kind: 'switch' as const, at: `${who}.water`, on: false },
          {
            kind: 'notice' as const,
            notice: { id: 'outOfWater', tone: 'loss' as const, params: { who } },
          },
        ]
      : []),
  ];
}

const reports: readonly Part[] = [
  { kind: 'report', id: 'here' },
  { kind: 'report', id: 'fits' },
];

/** The turn in its order; an investigator who died has none of it [MOM-M7]. */
export function stepsOf(who: Investigator): readonly Step[] {
  const plays = (view: View) => !isDead(view, who) && !view.happened(`newcomer.${who}`);
  const moving = [...reports, ...actions('step', 'enterRoom', 'hide', 'test', 'playMythos')];
  return [
    {
      id: 'newcomer',
      when: (view) => isNewcomer(view, who),
      parts: actions('newInvestigator', 'nobodyFollows'),
    },
    {
      id: 'turnStart',
      when: plays,
      parts: [
        { kind: 'report', id: 'unread' },
        { kind: 'report', id: 'here' },
        ...toggles('water'),
        ...actions('test', 'playMythos'),
      ],
      onDone: startTurn(who),
    },
    { id: 'move1', when: plays, parts: moving },
    // Whoever is stunned has one step only [MOM-S2], [MOM-S3].
    { id: 'move2', when: (view) => plays(view) && !isStunned(view, who), parts: moving },
    {
      id: 'action',
      when: plays,
      parts: [
        ...reports,
        ...actions(
          'explore',
          'attack',
          'run',
          'enterRoom',
          'hide',
          'useCard',
          'enterHidingPlace',
          'leaveHidingPlace',
          'test',
          'playMythos',
        ),
      ],
    },
    {
      id: 'turnEnd',
      when: plays,
      parts: toggles('fire'),
      onDone: (view) => (view.isOn(`${who}.fire`) ? [hurt(who)] : []),
    },
  ];
}
