import { guideActions } from '../../atHand';
import { chosen, completed, removed, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, type Table } from '../../playing';
import {
  atWar,
  courseOf,
  having,
  lineIds,
  linesOf,
  monster,
  monsterComes,
  of,
  offeredTo,
  optionsOf,
  players,
  refusalOf,
  standing,
  vale,
  viewAt,
  who,
} from './valeTable';

const war = atWar();
const haunted = play(war, ...monsterComes('Kraken', 'water', 5));
const place = (inputs: Parameters<typeof took>[2] = {}) => took(who, 'placeUnit', inputs);
/** The buttons of the step the table stands on. */
const buttons = ({ game, state }: Table) =>
  guideActions(game, state).map(({ seat, action }) =>
    seat === who ? action.id : `${seat}.${action.id}`,
  );
const steps = (table: Table, length: number) =>
  courseOf(table, length).map((at) => at.replace(`${who}/`, ''));

describe('[ELD-T1] a turn', () => {
  test('begins with a choice: a unit, or a regrouping', () => {
    expect(buttons(vale())).toEqual(['placeUnit', 'startRegroup', 'regroupAtOnce']);
    expect(buttons(having(vale(), { gloryOrbs: 1 }))).toEqual([
      ...['placeUnit', 'startRegroup', 'regroupAtOnce', 'takeGloryOrb'],
    ]);
  });

  test('is that of one player', () => {
    for (const player of players.slice(1, 4)) {
      for (const id of ['placeUnit', 'startRegroup', 'regroupAtOnce']) {
        expect(offeredTo(vale(), player)).not.toContain(id);
        expect(errorOf(vale(), took(player, id)).code).toBe('unknownTarget');
      }
    }
  });

  test('[ELD-T8] [ELD-M4] with a unit is short in peace, even with a monster there', () => {
    const peace = play(vale(), ...monsterComes('Kraken', 'water', 5));
    const placed = play(peace, place());
    expect(steps(placed, 3)).toEqual(['realmAction', 'turnEnd', 'player2/choose']);
    // One missing is enough.
    const almost = given(haunted, { toggles: { 'player4.onGlory': false } });
    expect(steps(play(almost, place()), 3)).toEqual(['realmAction', 'turnEnd', 'player2/choose']);
  });

  test('[ELD-T8] [ELD-M3] with a unit has a charge where there is a monster, then a battle', () => {
    expect(steps(play(war, place()), 4)).toEqual([
      ...['realmAction', 'battle', 'turnEnd', 'player2/choose'],
    ]);
    expect(steps(play(haunted, place()), 5)).toEqual([
      ...['realmAction', 'charge', 'battle', 'turnEnd', 'player2/choose'],
    ]);
    const gone = play(haunted, removed(monster), place());
    expect(steps(gone, 2)).toEqual(['realmAction', 'battle']);
  });

  test('without saying what goes the same way', () => {
    expect(steps(vale(), 4)).toEqual(['choose', 'realmAction', 'turnEnd', 'player2/choose']);
    expect(steps(haunted, 5)).toEqual(['choose', 'realmAction', 'charge', 'battle', 'turnEnd']);
  });

  test('changes nothing by being completed step by step', () => {
    const placed = play(haunted, place());
    const [realm, charge, battle] = ['realmAction', 'charge', 'battle'];
    expect(effectOf(placed, completed(who, realm))).toEqual({ turn: `1/${who}/${charge}` });
    const charged = completeStep(placed);
    expect(effectOf(charged, completed(who, charge))).toEqual({ turn: `1/${who}/${battle}` });
    const fought = completeStep(charged);
    expect(effectOf(fought, completed(who, battle))).toEqual({ turn: `1/${who}/turnEnd` });
    // What happened in the turn is over with it.
    expect(effectOf(completeStep(fought), completed(who, 'turnEnd'))).toEqual({
      ...{ turn: '1/player2/choose', 'happened.placed': 'gone' },
      ...{ 'happened.placed.elementalRealm': 'gone', 'happened.placedUnit.worker': 'gone' },
    });
  });

  test('has these buttons on its way', () => {
    const at = (step: string) => buttons(given(haunted, { turn: `${who}/${step}` }));
    expect(at('charge')).toEqual([]);
    expect(at('battle')).toEqual(['board.battle']);
    expect(at('turnEnd')).toEqual(['useTreasure', 'playMagic']);
  });
});

describe('[ELD-T2] placing a unit', () => {
  const placedOn = (realm: string, unit = 'worker') => ({
    ...{ 'happened.placed': true, [`happened.placed.${realm}`]: true },
    ...{ [`happened.placedUnit.${unit}`]: true, turn: `1/${who}/realmAction` },
  });

  test('takes it from the Ready Area to the map', () => {
    expect(effectOf(vale(), place())).toEqual({
      ...of(who, { workersReady: -1, workersOnMap: 1 }),
      ...placedOn('elementalRealm'),
    });
    const table = standing(vale(), { wizard: 'ready' });
    expect(effectOf(table, place({ unit: 'wizard', realm: 'mill' }))).toEqual({
      [`${who}.wizard`]: 'onMap',
      ...placedOn('mill', 'wizard'),
    });
  });

  test('takes one that is ready', () => {
    const table = standing(vale(), { wizard: 'ready', dragon: 'onMap' });
    expect(optionsOf('unit', table, who, 'placeUnit')).toEqual(['worker', 'wizard']);
  });

  test('[ELD-T7] is refused with nobody ready', () => {
    const spent = having(vale(), { workersReady: 0, workersOnMap: 3 });
    expect(refusalOf(spent, place())).toEqual({ code: 'nobodyReady' });
    expect(lineIds(spent, `${who}.placement`)).toEqual([
      ...['readyUnits', 'mustRegroup', 'stillPeaceful'],
    ]);
  });

  test('[ELD-T1] is done once in a turn, and not beside a regrouping', () => {
    const placed = play(vale(), place());
    for (const id of ['placeUnit', 'startRegroup', 'regroupAtOnce']) {
      expect(refusalOf(placed, took(who, id))).toEqual({ code: 'alreadyPlaced' });
    }
    const regrouping = play(vale(), took(who, 'startRegroup'));
    for (const id of ['placeUnit', 'startRegroup']) {
      expect(refusalOf(regrouping, took(who, id))).toEqual({ code: 'isRegrouping' });
    }
  });

  test('[ELD-O5] brings gold on the Dragon’s Den', () => {
    const table = vale({ options: ['motherOfDragons'] });
    expect(effectOf(table, place({ realm: 'dragonsDen' }))).toEqual({
      ...of(who, { workersReady: -1, workersOnMap: 1, gold: 1 }),
      ...placedOn('dragonsDen'),
    });
    const rich = having(table, { gold: 5 });
    expect(effectOf(rich, place({ realm: 'dragonsDen' }))).toMatchObject({ notices: ['lost'] });
  });

  test('[ELD-O6] brings a Magic card on Bifrost', () => {
    const table = vale({ options: ['frostGiant'] });
    expect(effectOf(table, place({ realm: 'bifrost' }))).toEqual({
      ...of(who, { workersReady: -1, workersOnMap: 1, magic: 1 }),
      ...placedOn('bifrost'),
    });
  });

  test('is on a realm this table has', () => {
    const plain = [...['elementalRealm', 'mageTower', 'portal', 'mill', 'dungeon', 'fortress']];
    expect(optionsOf('realm', vale(), who, 'placeUnit')).toEqual(plain);
    const all = vale({ options: ['frostGiant', 'oracle', 'motherOfDragons'] });
    expect(optionsOf('realm', all, who, 'placeUnit')).toEqual([
      ...[...plain, 'oracle', 'dragonsDen', 'bifrost'],
    ]);
  });
});

describe('[ELD-A3] the action of a realm', () => {
  const table = vale({ options: ['oracle', 'motherOfDragons', 'frostGiant'] });
  const rulesOf = (at: Table) =>
    (at.game.seat(who)?.steps.find(({ id }) => id === 'realmAction')?.parts ?? [])
      .filter((part) => part.kind === 'rule' && part.when?.(viewAt(at)) !== false)
      .map(({ id }) => id);

  test.each([
    ['elementalRealm', ['gainGoods', 'takeTreasure'], 'elemental-realm-action'],
    ['mageTower', ['mageTower'], 'mage-tower'],
    ['portal', ['summon'], 'portal'],
    ['mill', ['dwell'], 'mill'],
    ['dungeon', ['revealRealm', 'takeCard'], 'dungeon'],
    ['fortress', ['fortress'], 'fortress'],
    ['oracle', ['drawMagic', 'takeCard'], 'oracle'],
    ['dragonsDen', [], 'dragons-den'],
    ['bifrost', [], 'bifrost-action'],
  ])('[ELD-A4] [ELD-O4] %s: %s', (realm, ids, rule) => {
    const placed = play(table, place({ realm }));
    expect([...buttons(placed)].sort()).toEqual(ids);
    expect(rulesOf(placed)).toEqual([rule]);
  });

  test('may be any while nobody told which', () => {
    const there = given(table, { turn: `${who}/realmAction` });
    expect([...buttons(there)].sort()).toEqual([
      ...['drawMagic', 'dwell', 'fortress', 'gainGoods', 'mageTower', 'revealRealm', 'summon'],
      ...['takeCard', 'takeTreasure'],
    ]);
    expect(rulesOf(there)).toEqual([]);
  });
});

describe('[ELD-T3] [ELD-T4] where a unit may be placed', () => {
  const all = standing(war, { warrior: 'ready', wizard: 'ready', dragon: 'ready' });
  const lines = (table: Table) => lineIds(table, `${who}.placement`);

  test('at first, and later', () => {
    expect(linesOf(war, `${who}.placement`)).toEqual([
      ...[{ id: 'readyUnits', params: { ready: 3 } }, { id: 'firstPlacement' }],
    ]);
    expect(lines(having(war, { workersOnMap: 1 }))).toEqual(['readyUnits', 'nextPlacement']);
    // Those on cards and in the Underworld are not on the map, nor are dwellings.
    const away = having(war, { workersOnCards: 1, workersUnderworld: 1, dwellings: 1 });
    expect(lines(away)).toEqual(['readyUnits', 'firstPlacement']);
  });

  test('by what is ready: Warrior first, Dragon and Wizard later', () => {
    expect(lines(all)).toEqual(['readyUnits', 'firstPlacement', 'warriorPlaces']);
    expect(lines(having(all, { workersOnMap: 1 }))).toEqual([
      ...['readyUnits', 'nextPlacement', 'dragonPlaces', 'wizardPlaces'],
    ]);
    const gone = play(all, chosen(`${who}.dragon`, 'onMap'));
    expect(lines(gone)).toEqual(['readyUnits', 'nextPlacement', 'wizardPlaces']);
  });

  test('[ELD-B1] and whether it is still peaceful', () => {
    expect(lines(vale())).toEqual(['readyUnits', 'firstPlacement', 'stillPeaceful']);
  });
});
