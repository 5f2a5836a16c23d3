import type { Action, Change, View } from '../../engine/definition';
import { numberIn, textIn } from '../../engine/fields';
import { nameKey } from '../../engine/written';
import { investigatorToggles } from './investigatorToggles';
import { attributes, investigatorsIn, isDead, type Investigator } from './table';
import { printedStart } from './printed';

/** Those who play, and those who died: a new investigator is none of them [MOM-S9]. */
function isUsed(view: View, name: string): boolean {
  const key = nameKey(name);
  const all = [...view.items('keeper.fallen'), ...investigatorsIn(view.setup)];
  return key !== '' && all.some((at) => nameKey(view.text(`${at}.name`)) === key);
}

/** Dead before the objective was known: somebody else will come, as long as there is somebody [MOM-S9]. */
export function isAwaited(view: View, who: Investigator): boolean {
  return isDead(view, who) && view.isOn(`${who}.awaited`);
}

/** Whether somebody steps in for a dead investigator this turn, the one after the death [MOM-S9]. */
export function isNewcomer(view: View, who: Investigator): boolean {
  const isMissing = isAwaited(view, who) && !view.happened(`died.${who}`);
  return isMissing || view.happened(`newcomer.${who}`);
}

/** Cards stay in the room, spells leave the game [MOM-S11]. */
function leaveBehind(view: View, who: Investigator): readonly Change[] {
  return [...view.items(`${who}.items`), ...view.items(`${who}.spells`)].map((item) => ({
    kind: 'remove',
    item,
  }));
}

/** The name of whoever died goes to the list of the fallen. */
function bury(view: View, who: Investigator): readonly Change[] {
  const name = view.text(`${who}.name`);
  if (name === '') return [];
  return [
    { kind: 'add', to: 'keeper.fallen' },
    {
      kind: 'then',
      rule: (after) => {
        const newest = after.items('keeper.fallen').at(-1);
        return newest === undefined ? [] : [{ kind: 'write', at: `${newest}.name`, text: name }];
      },
    },
  ];
}

/** Nothing of the dead investigator is left on the sheet. */
function cleanSheet(who: Investigator): readonly Change[] {
  return [
    // Out of the room first: what is so there stays so for the others.
    ...['room', 'physicalCard', 'mentalCard'].map((id): Change => ({
      kind: 'write',
      at: `${who}.${id}`,
      text: '',
    })),
    ...investigatorToggles.map(({ id }): Change => ({
      kind: 'switch',
      at: `${who}.${id}`,
      on: false,
    })),
    ...['stun', 'curse', 'puzzleActions'].map((id): Change => ({
      kind: 'set',
      at: `${who}.${id}`,
      to: 0,
    })),
    { kind: 'choose', at: `${who}.puzzle`, option: 'none' },
  ];
}

/** Printed numbers of nobody yet; the name that follows brings its own if it is known [MOM-B3]. */
function blankCard(who: Investigator): readonly Change[] {
  const start = (id: string, to: number): Change => ({ kind: 'set', at: `${who}.${id}`, to });
  return [
    ...attributes.map((id) => start(id, printedStart.attribute)),
    start('maxHealth', printedStart.health),
    start('maxSanity', printedStart.sanity),
  ];
}

/** A new card is laid out: nobody gained or lost anything by it. */
function fill(view: View, at: string, maximum: string): Change {
  return { kind: 'move', at, by: view.value(maximum) - view.value(at), paid: true };
}

/** Somebody new takes the place of the dead and is done for this turn [MOM-S9]. */
export function newInvestigator(who: Investigator): Action {
  return {
    id: 'newInvestigator',
    when: (view) => isDead(view, who) && view.turn.seat === who && view.turn.step === 'newcomer',
    inputs: (view) => [
      {
        kind: 'text',
        id: 'newName',
        start: '',
        suggestions: view.knownNames(who).filter((name) => !isUsed(view, name)),
      },
    ],
    refusal: (view, inputs) =>
      isUsed(view, textIn(inputs, 'newName')) ? { code: 'nameUsed' } : undefined,
    run: (view, inputs) => [
      ...leaveBehind(view, who),
      ...bury(view, who),
      ...cleanSheet(who),
      ...blankCard(who),
      { kind: 'write', at: `${who}.name`, text: textIn(inputs, 'newName') },
      {
        kind: 'then',
        rule: (after) => [
          fill(after, `${who}.health`, `${who}.maxHealth`),
          fill(after, `${who}.sanity`, `${who}.maxSanity`),
          { kind: 'set', at: `${who}.skillPoints`, to: numberIn(after.setup, 'skillPoints') },
        ],
      },
      { kind: 'happen', what: `newcomer.${who}` },
      { kind: 'notice', notice: { id: 'newcomer', tone: 'info', params: { who } } },
    ],
  };
}

/** No investigator is left to choose from: this player is out of the game [MOM-S9]. */
export function nobodyFollows(who: Investigator): Action {
  return {
    id: 'nobodyFollows',
    when: (view) => isAwaited(view, who),
    run: () => [{ kind: 'switch', at: `${who}.awaited`, on: false }],
  };
}
