import { viewOf } from '../../../../rules/engine/state';
import { setTo, took } from '../../eventMakers';
import { given, play, type Table } from '../../playing';
import { haunted, investigators, linesOf, mansion, who } from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const glance = ({ game, state }: Table, seat: string = who) =>
  game.seat(seat)?.status?.(viewOf(game, state));

describe('what the table sees of an investigator', () => {
  test('nothing while nothing is out of the ordinary, and nothing of the keeper', () => {
    for (const seat of investigators.slice(0, 3)) expect(glance(haunted(), seat)).toEqual([]);
    expect(haunted().game.seat('keeper')?.status).toBeUndefined();
  });

  test('[MOM-S7] who is insane, where, and in what state, in this order', () => {
    const states = ['dark', 'fire', 'water', 'hiding', 'inHidingPlace'];
    const traumas = ['physicalTrauma', 'mentalTrauma'];
    const table = haunted({
      texts: { [at('room')]: 'Hall' },
      values: { [at('sanity')]: 0 },
      toggles: Object.fromEntries([...states, ...traumas].map((id) => [at(id), true])),
    });
    expect(glance(table)).toEqual([
      { id: 'isInsane' },
      { id: 'isIn', params: { room: { written: 'Hall' } } },
      ...[...states, ...traumas].map((id) => ({ id: `${id}Now` })),
    ]);
    expect(glance(table, 'investigator2')).toEqual([]);
  });

  test.each(['light', 'actionUsed', 'awaited'])('not %s', (id) => {
    expect(glance(haunted({ toggles: { [at(id)]: true } }))).toEqual([]);
  });

  test('[MOM-S9] [MOM-S10] of the dead only whether somebody follows', () => {
    const full = { texts: { [at('room')]: 'Hall' }, toggles: { [at('fire')]: true } };
    const dead = play(haunted(full), setTo(at('health'), 0));
    expect(glance(dead)).toEqual([{ id: 'deadAwaited' }]);
    expect(glance(play(dead, took(who, 'nobodyFollows')))).toEqual([{ id: 'deadForGood' }]);
    const known = given(haunted(full), { toggles: { 'keeper.objectiveRevealed': true } });
    expect(glance(play(known, setTo(at('health'), 0)))).toEqual([{ id: 'deadForGood' }]);
  });
});

describe('[MOM-B3] a card nobody copied yet', () => {
  const told = (table: Table, seat = who) => linesOf(table, `${seat}.unread`);

  test('is pointed out until one of its numbers is entered, for each by themselves', () => {
    expect(told(mansion())).toEqual([{ id: 'cardUnread' }]);
    for (const id of ['lore', 'maxHealth', 'maxSanity']) {
      expect(told(play(mansion(), setTo(at(id), 3)))).toEqual([]);
    }
    expect(told(haunted(), 'investigator2')).toEqual([{ id: 'cardUnread' }]);
  });

  test('is copied with a name that is known, and no card is read by being hurt', () => {
    const known = { investigator1: [{ name: 'Jenny', numbers: { luck: 2 } }] };
    expect(told(mansion({}, { known, names: { investigator1: 'Jenny' } }))).toEqual([]);
    expect(told(play(mansion(), setTo(at('health'), 2)))).toEqual([{ id: 'cardUnread' }]);
  });
});
