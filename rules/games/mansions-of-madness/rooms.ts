import type { Action, Change, View } from '../../engine/definition';
import { isOnIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { nameKey } from '../../engine/written';
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
import { meeting, monstersIn, roomOf } from './whereabouts';

/** The names of rooms that were written down anywhere. */
export function knownRooms(view: View): readonly string[] {
  const all = [...investigatorsIn(view.setup), ...view.items('keeper.monsters')]
    .map((at) => roomOf(view, at))
    .filter((room) => room !== '');
  return [...new Set(all)];
}

/** What is known of a room by those who are in it now. */
function roomStates(view: View, who: Investigator, room: string): FieldValues {
  const key = nameKey(room);
  const other = investigatorsIn(view.setup).find(
    (one) => key !== '' && one !== who && nameKey(roomOf(view, one)) === key,
  );
  const isOn = (id: string) => other !== undefined && view.isOn(`${other}.${id}`);
  const burns = monstersIn(view, room).some((monster) => view.isOn(`${monster}.burning`));
  return {
    dark: isOn('dark'),
    light: isOn('light'),
    fire: isOn('fire') || burns,
    water: isOn('water'),
  };
}

/** What a way into a room is paid with: a step, or the action by running. */
function payments(view: View, who: Investigator): readonly string[] {
  return waysToPay(view, who, 'runAction').filter(
    (way) => way !== 'runAction' || mayRun(view, who),
  );
}

function formOf(view: View, who: Investigator, given: FieldValues): readonly Field[] {
  const states = roomStates(view, who, textIn(given, 'room'));
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
    toggle('dark', isOnIn(states, 'dark')),
    // Carried along, or by somebody who is there; whoever stood in another's is asked [MOM-T9].
    ...(isDark ? [toggle('light', view.isOn(`${who}.light`) || isOnIn(states, 'light'))] : []),
    toggle('fire', isOnIn(states, 'fire')),
    toggle('water', isOnIn(states, 'water')),
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
    inputs: (view, given) => formOf(view, who, given),
    blocked: (view) => {
      if (payments(view, who).length > 0) return undefined;
      return { code: mayRun(view, who) ? 'nothingLeft' : 'stunnedMidTurn' };
    },
    run: (view, inputs) => {
      const byRun = (textIn(inputs, 'pay') || payments(view, who)[0]) === 'runAction';
      const room = textIn(inputs, 'room');
      const states = ['dark', 'light', 'fire', 'water'].filter((id) => id in inputs);
      return [
        ...spend(who, byRun ? oneAction : oneStep),
        ...leavesCover(view, who),
        { kind: 'happen', what: `entered.${who}` },
        { kind: 'write', at: `${who}.room`, text: room },
        ...states.map((id): Change => ({
          kind: 'switch',
          at: `${who}.${id}`,
          on: isOnIn(inputs, id),
        })),
        ...(isOnIn(inputs, 'fire') ? [intoFire(who)] : []),
        ...monstersIn(view, room)
          .filter((monster) => !view.happened(`horror.${who}.${monster}`))
          .map((monster) => meeting(who, monster)),
      ];
    },
  };
}
