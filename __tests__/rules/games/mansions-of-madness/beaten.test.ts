import { viewOf } from '../../../../rules/engine/state';
import { standingRefusal } from '../../../../rules/engine/offers';
import { added, completed, setTo, switched, took, wrote } from '../../eventMakers';
import { effectOf, given, play, type Position, type Table } from '../../playing';
import {
  askedBy,
  haunted,
  linesOf,
  monster,
  offeredTo,
  optionsOf,
  refusalOf,
  startsOf,
  who,
} from './mansionsTable';
import { offers } from '../../offered';

const other = 'keeper.monster2';
const on = (of: string, id: string) => `${of}.${id}`;
/** Two monsters in the hall with the first investigator; the first one is defeated. */
const table = given(play(haunted(), added('keeper.monsters')), {
  values: { [on(monster, 'wounds')]: 4 },
  texts: Object.fromEntries([monster, other, who].map((of) => [on(of, 'room'), 'Hall'])),
});
const keepers = given(table, { turn: 'keeper/monsterAttacks' });

/** What the card of a monster says of an action of the keeper. */
function onCard({ game, state }: Table, id: string, item: string) {
  const action = game.seat('keeper')?.actions?.find((one) => one.id === id);
  return action && standingRefusal(action, viewOf(game, state), { item });
}

describe('[MOM-Z5] a defeated monster takes no more part in anything', () => {
  test('it is not in the room', () => {
    expect(linesOf(table, `${who}.here`).map(({ params }) => params?.['monster'])).toEqual([other]);
    const out = given(table, { texts: { [on(who, 'room')]: 'Attic' } });
    const entered = play(out, took(who, 'enterRoom', { room: 'Hall', pay: 'movementStep' }));
    expect(entered.notices.map(({ params }) => params?.['monster'])).toEqual([other]);
    const moved = play(table, wrote(on(monster, 'room'), 'Attic'));
    expect(play(moved, wrote(on(monster, 'room'), 'Hall')).notices).toEqual([]);
  });

  test('it is no choice in any form', () => {
    for (const kind of ['evade', 'horror', 'combat']) {
      const asked = askedBy(table, who, 'test', { kind });
      expect(optionsOf(asked, 'monster')).toEqual(['noMonster', other]);
    }
    expect(optionsOf(askedBy(table, who, 'attack'), 'monster')).toEqual(['noMonster', other]);
    for (const id of ['monsterAttack', 'monsterRecover', 'killByEffect', 'testFor']) {
      expect(optionsOf(askedBy(keepers, 'keeper', id), 'item')).toEqual([other]);
    }
    const aimed = took(who, 'test', { kind: 'evade', monster, roll: [1] });
    expect(effectOf(table, aimed)).not.toHaveProperty([`happened.evade.${who}.${monster}`]);
  });

  test('the last one leaves nothing to do with monsters', () => {
    const all = given(keepers, { values: { [on(other, 'wounds')]: 3 } });
    const ids = ['monsterAttack', 'monsterRecover', 'killByEffect', 'testFor'];
    expect(offeredTo(all, 'keeper').filter((id) => ids.includes(id))).toEqual([]);
  });

  test('its card says that it is defeated', () => {
    const refusal = { code: 'isBeaten', params: { monster } };
    expect(onCard(keepers, 'monsterAttack', monster)).toEqual(refusal);
    expect(onCard(keepers, 'monsterAttack', other)).toBeUndefined();
    const stunned = given(keepers, { values: { [on(monster, 'stun')]: 1 } });
    expect(onCard(stunned, 'monsterRecover', monster)).toEqual(refusal);
  });

  test('[MOM-Z4] no fire hurts it', () => {
    const burning = play(
      given(keepers, { turn: 'keeper/keeperEnd' }),
      ...[switched(on(monster, 'burning'), true), switched(on(other, 'burning'), true)],
    );
    expect(effectOf(burning, completed('keeper', 'keeperEnd'))).toEqual({
      ...{ [on(other, 'wounds')]: 2, turn: `2/${who}/turnStart` },
    });
  });

  test('healed by a correction it stands again', () => {
    const healed = play(table, setTo(on(monster, 'wounds'), 3));
    expect(optionsOf(askedBy(healed, who, 'attack'), 'monster')).toContain(monster);
    const tougher = play(table, setTo(on(monster, 'health'), 5));
    expect(startsOf(tougher, who, 'attack')).toMatchObject({ monster });
  });
});

describe('what the card of a monster says', () => {
  const card = (position: Position) => given(keepers, position);

  test('[MOM-Z3] a stunned one does not attack, one that is not stunned does not recover', () => {
    const stunned = card({ values: { [on(other, 'stun')]: 1 } });
    expect(onCard(stunned, 'monsterAttack', other)).toEqual({
      ...{ code: 'monsterIsStunned', params: { monster: other } },
    });
    expect(onCard(stunned, 'monsterRecover', other)).toBeUndefined();
    expect(onCard(keepers, 'monsterRecover', other)).toEqual({
      ...{ code: 'monsterNotStunned', params: { monster: other } },
    });
  });

  test('[MOM-Z2] one that had its turn does neither', () => {
    const had = card({ happened: [`attack.${other}`], values: { [on(other, 'stun')]: 1 } });
    const refusal = { code: 'attackedAlready', params: { monster: other } };
    expect(onCard(had, 'monsterRecover', other)).toEqual(refusal);
    expect(onCard(card({ happened: [`attack.${other}`] }), 'monsterAttack', other)).toEqual(
      refusal,
    );
  });

  test('[MOM-Z3] it recovers in the keeper’s turn only', () => {
    const stunned = { values: { [on(other, 'stun')]: 1 } };
    const recover = took('keeper', 'monsterRecover', { item: other });
    const early = given(table, stunned);
    expect(onCard(early, 'monsterRecover', other)).toEqual({ code: 'onlyKeeperTurn' });
    expect(refusalOf(early, recover)).toEqual({ code: 'onlyKeeperTurn' });
    const action = offers(early, 'keeper').find(({ id }) => id === 'monsterRecover');
    expect(action?.blocked?.(viewOf(early.game, early.state), {})).toEqual({
      code: 'onlyKeeperTurn',
    });
    expect(effectOf(card(stunned), recover)).toMatchObject({ [on(other, 'stun')]: -1 });
  });
});

test('[MOM-Z5] a Health put right may defeat it too, and that is said once', () => {
  const hurt = given(table, { values: { [on(monster, 'wounds')]: 3 } });
  const said = (at: Table, health: number) =>
    play(at, setTo(on(monster, 'health'), health)).notices.map(({ id }) => id);
  expect(said(hurt, 3)).toEqual(['monsterBeaten']);
  expect(said(table, 2)).toEqual([]);
});
