import type { Action, Change, View } from '../../engine/definition';
import { isOnIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import {
  leavesCover,
  mayRun,
  oneAction,
  oneStep,
  spend,
  usualPayment,
  waysToPay,
} from './budgetActions';
import { investigatorsIn, isDead, isOwnTurn, type Investigator } from './table';
import { roomOf, setRoomStates, statesOfRoom } from './whereabouts';

/** The names of rooms that were written down anywhere. */
export function knownRooms(view: View): readonly string[] {
  const all = [...investigatorsIn(view.setup), ...view.items('keeper.monsters')]
    .map((at) => roomOf(view, at))
    .filter((room) => room !== '');
  return [...new Set(all)];
}

/** What a way into a room is paid with: a step, or the action by running. */
function payments(view: View, who: Investigator): readonly string[] {
  return waysToPay(view, who, 'runAction').filter(
    (way) => way !== 'runAction' || mayRun(view, who),
  );
}

function roomForm(view: View, who: Investigator, given: FieldValues): readonly Field[] {
  const states = statesOfRoom(view, textIn(given, 'room'), who) ?? { dark: false, fire: false };
  const options = payments(view, who);
  const isDark = isOnIn({ ...states, ...given }, 'dark');
  const toggle = (id: string, start: boolean): Field => ({ kind: 'toggle', id, start });
  return [
    {
      kind: 'text',
      id: 'room',
      start: '',
      suggestions: knownRooms(view).filter((room) => room !== roomOf(view, who)),
    },
    toggle('dark', states.dark),
    // Whoever carries the light takes it along; whoever stood in another's is asked [MOM-T9].
    ...(isDark ? [toggle('light', view.isOn(`${who}.light`))] : []),
    toggle('fire', states.fire),
    toggle('water', false),
    ...(options.length > 1
      ? [{ kind: 'choice' as const, id: 'pay', options, start: usualPayment(view, options) }]
      : []),
  ];
}

function intoFire(who: Investigator): Change {
  const offers = { seat: who, action: 'test', given: { kind: 'fire' } };
  return { kind: 'notice', notice: { id: 'fireEntered', tone: 'info', params: { who }, offers } };
}

/** Into another room: what is there decides which tests follow [MOM-T16], [MOM-T22]. */
export function enterRoom(who: Investigator): Action {
  return {
    id: 'enterRoom',
    when: (view) => isOwnTurn(view, who) && !isDead(view, who),
    inputs: (view, given) => roomForm(view, who, given),
    blocked: (view) => {
      if (payments(view, who).length > 0) return undefined;
      return { code: mayRun(view, who) ? 'nothingLeft' : 'stunnedMidTurn' };
    },
    run: (view, inputs) => {
      const byRun = (textIn(inputs, 'pay') || payments(view, who)[0]) === 'runAction';
      const room = textIn(inputs, 'room');
      const found = { dark: isOnIn(inputs, 'dark'), fire: isOnIn(inputs, 'fire') };
      const own = ['light', 'water'].filter((id) => id in inputs);
      return [
        ...spend(who, byRun ? oneAction : oneStep),
        ...leavesCover(view, who),
        { kind: 'happen', what: `entered.${who}` },
        { kind: 'write', at: `${who}.room`, text: room },
        ...[...own, ...Object.keys(found)].map((id): Change => ({
          kind: 'switch',
          at: `${who}.${id}`,
          on: isOnIn(inputs, id),
        })),
        ...setRoomStates(view, room, found),
        ...(isOnIn(inputs, 'fire') ? [intoFire(who)] : []),
      ];
    },
  };
}
