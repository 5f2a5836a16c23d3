import { chosen, completed, setTo, took } from '../../eventMakers';
import { effectOf, given, play, textAt, valueAt, type Table } from '../../playing';
import {
  atWar,
  choiceAt,
  fieldOf,
  having,
  monster,
  monsterComes,
  offeredTo,
  refusalOf,
  toldBy,
  vale,
  who,
} from './valeTable';

const hiring = vale({ options: ['mercenaries'] });
const ally = `${who}.ally1`;
const hire = (wage: string, mercenary = 'Minotaur') =>
  took(who, 'hireMercenary', { wage, mercenary });
/** A new ally of the player, ready. */
const joined = (kind: string, name: string, dice = 1) => ({
  ...{ [`${who}.allies`]: ['ally1'], [`serials.${who}.allies`]: 1 },
  ...{ [`${ally}.name`]: name, [`${ally}.allyKind`]: kind, [`${ally}.allyPlace`]: 'ready' },
  [`${ally}.allyDice`]: `new ${dice}`,
});
/** The ally leaves the table. */
const left = {
  ...{ [`${who}.allies`]: [], [`${ally}.name`]: 'gone', [`${ally}.allyKind`]: 'gone' },
  ...{ [`${ally}.allyPlace`]: 'gone', [`${ally}.allyDice`]: 'gone' },
};
/** A regrouping from start to end, step by step. */
function regrouped(table: Table): Table {
  let now = play(given(table, { turn: `${who}/choose` }), took(who, 'startRegroup'));
  while (now.state.turn.step !== 'turnEnd') {
    now = play(now, completed(who, now.state.turn.step));
  }
  return now;
}

describe('[ELD-F7] [ELD-O2] a mercenary', () => {
  test('is hired for gold or for an Orb, and ready at once', () => {
    const rich = having(hiring, { orbs: 2 });
    expect(effectOf(rich, hire('forGold'))).toEqual({
      ...{ [`${who}.gold`]: -1, ...joined('mercenaryForGold', 'Minotaur') },
    });
    expect(effectOf(rich, hire('forOrb', 'Shapeshifter'))).toEqual({
      ...{ [`${who}.orbs`]: -1, ...joined('mercenaryForOrb', 'Shapeshifter') },
    });
  });

  test('is refused without what it asks for', () => {
    expect(refusalOf(having(hiring, { gold: 0 }), hire('forGold'))).toEqual({ code: 'noGold' });
    expect(refusalOf(hiring, hire('forOrb'))).toEqual({ code: 'noOrb' });
  });

  test('is offered only where they are used', () => {
    expect(offeredTo(hiring, who)).toContain('hireMercenary');
    expect(offeredTo(vale(), who)).not.toContain('hireMercenary');
  });

  test('is placed like any unit', () => {
    const ready = play(hiring, hire('forGold'));
    expect(effectOf(ready, took(who, 'placeUnit', { unit: ally }))).toEqual({
      [`${ally}.allyPlace`]: 'onMap',
      ...{ 'happened.placed': true, 'happened.placed.elementalRealm': true },
      ...{ [`happened.placedUnit.${ally}`]: true, turn: `1/${who}/realmAction` },
    });
  });

  test.each(['ready', 'onMap', 'onCard', 'underworld'])(
    'for gold leaves with the next regrouping, wherever it was: %s',
    (place) => {
      const hired = given(play(hiring, hire('forGold')), {
        choices: { [`${ally}.allyPlace`]: place },
      });
      const steps = regrouped(hired);
      expect(steps.state.items[`${who}.allies`]).toEqual([]);
      const atOnce = play(hired, took(who, 'regroupAtOnce'));
      expect(atOnce.state.items[`${who}.allies`]).toEqual([]);
      expect(atOnce.notices).toEqual([
        { id: 'mercenaryLeaves', tone: 'info', params: { ally: { written: 'Minotaur' } } },
      ]);
    },
  );

  test('for gold leaves in its own step of the regrouping', () => {
    const hired = given(play(hiring, hire('forGold')), {
      ...{ turn: `${who}/mercenariesLeave`, happened: ['regrouping'] },
    });
    expect(effectOf(hired, completed(who, 'mercenariesLeave'))).toEqual({
      ...{ ...left, turn: `1/${who}/enterGlory`, notices: ['mercenaryLeaves'] },
    });
  });

  test('for gold stays while it is not back', () => {
    const out = given(play(hiring, hire('forGold')), {
      ...{ turn: `${who}/mercenariesLeave`, happened: ['regrouping'] },
      choices: { [`${ally}.allyPlace`]: 'onMap' },
    });
    expect(effectOf(out, completed(who, 'mercenariesLeave'))).toEqual({
      turn: `1/${who}/enterGlory`,
    });
  });

  test.each(['ready', 'onMap', 'onCard', 'underworld'])('for an Orb stays: %s', (place) => {
    const hired = given(play(having(hiring, { orbs: 1 }), hire('forOrb')), {
      choices: { [`${ally}.allyPlace`]: place },
    });
    for (const after of [regrouped(hired), play(hired, took(who, 'regroupAtOnce'))]) {
      expect(choiceAt(after, `${ally}.allyPlace`)).toBe('ready');
    }
  });

  test('stays while others regroup', () => {
    const hired = given(play(hiring, hire('forGold')), { turn: 'player2/choose' });
    const after = play(hired, took('player2', 'regroupAtOnce'));
    expect(after.state.items[`${who}.allies`]).toEqual(['ally1']);
  });

  test('[ELD-U4] in the Underworld earns a sword and comes back', () => {
    const hired = given(play(hiring, hire('forGold')), {
      choices: { [`${ally}.allyPlace`]: 'onMap' },
    });
    const fall = took(who, 'moveUnits', { units: [ally], from: 'onMap', to: 'underworld' });
    for (const event of [fall, chosen(`${ally}.allyPlace`, 'underworld')]) {
      expect(effectOf(hired, event)).toEqual({
        ...{ [`${ally}.allyPlace`]: 'underworld', [`${who}.sword`]: 1 },
      });
    }
  });

  test('has no place on the tray', () => {
    const hired = play(hiring, hire('forGold'));
    const event = took(who, 'moveUnits', { units: [ally], from: 'ready', to: 'inTray' });
    expect(refusalOf(hired, event)).toEqual({ code: 'allyHasNoTray' });
  });

  test('[ELD-M9] is remembered by name, dice and all, whoever hires it', () => {
    const read = play(hiring, hire('forGold'), setTo(`${ally}.allyDice`, 4));
    const next = vale({ options: ['mercenaries'] }, { known: read.state.known });
    const other = play(next, took('player2', 'hireMercenary', { mercenary: 'ｍinotaur' }));
    expect(valueAt(other, 'player2.ally1.allyDice')).toBe(4);
    expect(fieldOf('mercenary', next, who, 'hireMercenary')).toMatchObject({
      suggestions: ['Minotaur'],
    });
  });
});

describe('[ELD-M6] a monster under control', () => {
  const there = play(atWar(), ...monsterComes('Kraken', 'water', 5));
  const control = took('board', 'controlMonster', { item: monster, controller: who });
  const controlled = play(there, control);

  test('is a ready unit with its dice, and no monster any more', () => {
    expect(effectOf(there, control)).toEqual({
      ...joined('controlledMonster', 'Kraken', 5),
      ...{ 'board.monsters': [], [`${monster}.name`]: 'gone' },
      ...{ [`${monster}.monsterElement`]: 'gone', [`${monster}.monsterDice`]: 'gone' },
      'known.ally.Kraken': '{"allyDice":5}',
    });
    expect(fieldOf('controller', there, 'board', 'controlMonster').start).toBe(who);
  });

  test.each(['ready', 'onMap', 'onCard'])('stays through a regrouping: %s', (place) => {
    const table = given(controlled, { choices: { [`${ally}.allyPlace`]: place } });
    for (const after of [regrouped(table), play(table, took(who, 'regroupAtOnce'))]) {
      expect(choiceAt(after, `${ally}.allyPlace`)).toBe('ready');
      expect(choiceAt(after, `${ally}.allyKind`)).toBe('controlledMonster');
    }
  });

  test('[ELD-X18] in the Underworld leaves the game, with a last sword', () => {
    const onMap = given(controlled, { choices: { [`${ally}.allyPlace`]: 'onMap' } });
    const fall = took(who, 'moveUnits', { units: [ally], from: 'onMap', to: 'underworld' });
    for (const event of [fall, chosen(`${ally}.allyPlace`, 'underworld')]) {
      expect(effectOf(onMap, event)).toEqual({
        ...{ ...left, [`${who}.sword`]: 1, notices: ['controlEnds'] },
      });
      expect(toldBy(onMap, event)).toEqual([
        { id: 'controlEnds', tone: 'loss', params: { ally: { written: 'Kraken' } } },
      ]);
    }
  });

  test('may be anybody’s, whoever has the turn', () => {
    const other = took('board', 'controlMonster', { item: monster, controller: 'player3' });
    const after = play(there, other);
    expect(textAt(after, 'player3.ally1.name')).toBe('Kraken');
    expect(valueAt(after, 'player3.ally1.allyDice')).toBe(5);
    expect(after.state.items[`${who}.allies`]).toEqual([]);
  });
});
