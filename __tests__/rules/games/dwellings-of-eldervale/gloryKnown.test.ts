import type { Chart } from '../../../../rules/engine/definition';
import type { GameEvent } from '../../../../rules/engine/events';
import { passOn } from '../../../../rules/engine/known';
import { moved, setTo, took } from '../../eventMakers';
import { effectOf, play, type Table } from '../../playing';
import { atWar, of, vale, viewAt, who } from './valeTable';

const copy = (space: number, reward: string, amount = 1): GameEvent =>
  took('board', 'copyGlory', { space, reward, amount });

describe('[ELD-G2] [ELD-P6] what was copied once', () => {
  const first = play(
    vale(),
    setTo('board.gloryLength', 10),
    ...[copy(1, 'vp', 2), copy(2, 'orb'), copy(9, 'gem', 3)],
    setTo('board.space5Points', 12),
  );
  const known = passOn({}, {}, first.state.known);

  test('is known in the next game, whoever plays and whatever it is set up with', () => {
    for (const values of [{}, { players: 2, options: ['tactics'] }, { player1Side: 'sideB' }]) {
      const next = vale(values, { known, names: { player2: 'Bo' } });
      expect(next.state.choices).toMatchObject({
        ...{ 'board.gloryReward1': 'vp', 'board.gloryReward2': 'orb', 'board.gloryReward9': 'gem' },
        ...{ 'board.gloryReward3': 'unread', 'board.gloryFirst1': 'nobody' },
      });
      expect(next.state.values).toMatchObject({
        ...{ 'board.gloryAmount1': 2, 'board.gloryAmount9': 3, 'board.gloryLength': 10 },
        ...{ 'board.space5Points': 12, 'board.space4Points': 4 },
      });
    }
  });

  test('gives there what it gave here', () => {
    const next = vale({}, { known });
    expect(effectOf(next, moved(`${who}.glory`, 1))).toEqual({
      ...{ ...of(who, { glory: 1, vp: 2 }), 'board.gloryFirst1': who, notices: ['gloryVp'] },
    });
  });

  test('play does not change it', () => {
    const played = play(first, moved(`${who}.glory`, 4), moved('board.stack', -1));
    expect(played.state.known).toBe(first.state.known);
  });
});

describe('the track on the board', () => {
  const row = (table: Table): ReturnType<Chart['rows']>[number] | undefined =>
    table.game
      .seat('board')
      ?.charts?.find(({ id }) => id === 'gloryTrack')
      ?.rows(viewAt(table))[0];

  test('[ELD-G1] [ELD-G2] shows what each space gives and who stands there', () => {
    const table = atWar(play(vale(), copy(1, 'vp', 2), copy(2, 'orb')), {
      values: { 'player2.glory': 2, 'board.gloryLength': 4 },
    });
    expect(row(table)?.cells).toEqual([
      { text: { id: 'gloryStart' }, seats: [who, 'player3', 'player4'] },
      { text: { id: 'rewardCounted', params: { reward: 'vp', amount: 2 } }, seats: [] },
      { text: { id: 'reward', params: { reward: 'orb' } }, seats: ['player2'] },
      { text: { id: 'reward', params: { reward: 'unread' } }, seats: [] },
      { text: { id: 'reward', params: { reward: 'unread' } }, seats: [] },
    ]);
  });

  test('[ELD-B1] nobody stands there before their first regrouping', () => {
    expect(row(vale())?.cells.flatMap(({ seats }) => seats)).toEqual([]);
    expect(row(vale())?.cells).toHaveLength(9);
  });
});
