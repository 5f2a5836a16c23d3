import { viewOf } from '../../../../rules/engine/state';
import { chosen, moved, ordered, setTo, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  errorOf,
  given,
  noticeIds,
  play,
  type Table,
  valueAt,
} from '../../playing';
import { marching, tableOf } from './manorTable';

const table = tableOf();
const unlocked = (at: Table) => derivedAt(at, 'skeletons.skeletonsUnlocked');

function statusOf({ game, state }: Table, skeleton: string) {
  return game.order('skeletons.march')?.status?.(viewOf(game, state), skeleton);
}

describe('[VMM-T7] Stability and Skeletons in play, as the fact sheet works them out (V-7)', () => {
  test('[VMM-SK2] each bone lets one in, once, and nobody leaves', () => {
    let now = table;
    const after = (...moves: readonly number[]) => {
      now = play(now, ...moves.map((by) => moved('skeletons.stability', by)));
      return [valueAt(now, 'skeletons.stability'), unlocked(now), noticeIds(now).length];
    };
    expect(after()).toEqual([0, 2, 0]);
    expect(after(2)).toEqual([2, 2, 0]);
    expect(after(2, 2)).toEqual([6, 3, 1]);
    expect(after(-1, -1)).toEqual([4, 3, 0]);
    expect(after(-1, 2)).toEqual([5, 3, 0]);
    expect(after(2)).toEqual([7, 4, 1]);
    expect(after(2, 2)).toEqual([11, 5, 1]);
  });

  test('[VMM-SK2] 3, 6, 3, 5: the third Skeleton joins once', () => {
    const three = given(table, { values: { 'skeletons.stability': 3 } });
    const six = play(three, setTo('skeletons.stability', 6));
    expect(six.notices).toEqual([
      { id: 'skeletonUnlocked', tone: 'gain', params: { number: 3, skeleton: 'shooty' } },
    ]);
    const again = play(six, setTo('skeletons.stability', 3), setTo('skeletons.stability', 5));
    expect(noticeIds(again)).toEqual([]);
    expect(unlocked(again)).toBe(3);
  });

  test('[VMM-SK2] one long rise lets three in, by their march order', () => {
    const order = ['stabby', 'slashy', 'shooty', 'screamy', 'casty'];
    const risen = play(table, ordered('skeletons.march', order), setTo('skeletons.stability', 10));
    expect(risen.notices.map(({ params }) => params)).toEqual([
      { number: 3, skeleton: 'shooty' },
      { number: 4, skeleton: 'screamy' },
      { number: 5, skeleton: 'casty' },
    ]);
  });

  test('[VMM-B3] the track ends where the board ends', () => {
    expect(valueAt(play(table, setTo('skeletons.stability', 99)), 'skeletons.stability')).toBe(12);
    const long = tableOf(undefined, { stabilityEnd: 20 });
    expect(valueAt(play(long, setTo('skeletons.stability', 99)), 'skeletons.stability')).toBe(20);
  });
});

describe('spawning', () => {
  const atSpawn = given(table, { turn: 'skeletons/skeletonsSpawn' });
  const places = ({ state }: Table) =>
    Object.entries(state.choices)
      .filter(([at]) => at.startsWith('skeletons.'))
      .map(([, place]) => place);

  test('[VMM-SK3] [VMM-S7] brings those in play onto the map, the rest wait', () => {
    const after = completeStep(atSpawn);
    expect(places(after)).toEqual(['map', 'map', 'board', 'board', 'board']);
    expect(derivedAt(after, 'skeletons.skeletonsOnMap')).toBe(2);
  });

  test('[VMM-SK3] brings back the scattered', () => {
    const scattered = play(atSpawn, chosen('skeletons.casty.place', 'scattered'));
    expect(places(completeStep(scattered)).slice(0, 2)).toEqual(['map', 'map']);
  });

  test('[VMM-SK2] one that joined waits for the next spawn', () => {
    const joined = play(
      given(table, { turn: 'skeletons/skeletonsActivate' }),
      setTo('skeletons.stability', 4),
    );
    expect(unlocked(joined)).toBe(3);
    expect(places(joined)[2]).toBe('board');
    expect(errorOf(joined, took('skeletons', 'scatterSkeleton', { skeleton: 'shooty' }))).toEqual({
      code: 'refused',
      refusal: { code: 'noSkeletonOnMap' },
    });
    const next = given(joined, { turn: 'skeletons/skeletonsSpawn' });
    expect(places(completeStep(next))).toEqual(['map', 'map', 'map', 'board', 'board']);
  });

  test('[VMM-SK2] a Skeleton not in play is not on the map, wherever its piece is said to be', () => {
    const odd = play(table, chosen('skeletons.stabby.place', 'map'));
    expect(derivedAt(odd, 'skeletons.skeletonsOnMap')).toBe(0);
  });
});

describe('what stands beside a Skeleton', () => {
  test('its place, or that it waits', () => {
    expect(statusOf(table, 'casty')).toEqual([{ id: 'skeletonAt', params: { place: 'board' } }]);
    expect(statusOf(table, 'stabby')).toEqual([{ id: 'skeletonAt', params: { place: 'waiting' } }]);
    expect(statusOf(marching(table), 'stabby')).toEqual([
      { id: 'skeletonAt', params: { place: 'map' } },
    ]);
  });

  test('[VMM-SK8] its own gear', () => {
    const armed = play(
      marching(table),
      took('skeletons', 'gatherGear', { gear: 'kukri' }),
      took('skeletons', 'gatherGear', { gear: 'poison' }),
      took('skeletons', 'gatherGear', { gear: 'horn' }),
    );
    expect(statusOf(armed, 'stabby')?.slice(1)).toEqual([
      { id: 'skeletonCarries', params: { gear: 'poison' } },
      { id: 'skeletonCarries', params: { gear: 'kukri' } },
    ]);
  });

  test('[VMM-SK8] fifteen pieces can be gathered, three each, none twice', () => {
    let now = table;
    for (let piece = 0; piece < 15; piece++) now = play(now, took('skeletons', 'gatherGear'));
    expect(errorOf(now, took('skeletons', 'gatherGear'))).toMatchObject({ code: 'refused' });
    const carried = Object.entries(now.state.toggles).filter(([, on]) => on);
    const carriers = carried.map(([at]) => at.split('.')[1]);
    expect(carried).toHaveLength(15);
    expect(new Set(carriers).size).toBe(5);
  });
});

describe('once a turn', () => {
  test('[VMM-SK4] [VMM-X7] extra movement and the light come back in the next own turn', () => {
    const used = play(
      given(marching(table), { turn: 'skeletons/skeletonsActivate' }),
      took('skeletons', 'extraMovement', { skeleton: 'casty' }),
      took('skeletons', 'placeLight'),
    );
    expect(errorOf(used, took('skeletons', 'placeLight'))).toMatchObject({ code: 'refused' });
    let now = completeStep(used);
    while (now.state.turn.seat !== 'skeletons') now = completeStep(now);
    expect(now.state.toggles).toMatchObject({
      'skeletons.casty.extraMoved': false,
      'skeletons.lightPlaced': false,
    });
  });

  test('[VMM-SK4] a Skeleton that moved on is not asked again', () => {
    const used = play(marching(table), took('skeletons', 'extraMovement', { skeleton: 'casty' }));
    const again = play(used, took('skeletons', 'extraMovement', { skeleton: 'casty' }));
    expect(again.state.toggles['skeletons.screamy.extraMoved']).toBe(true);
  });
});
