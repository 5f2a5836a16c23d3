import { act, fireEvent, screen } from '@testing-library/react-native';

import { dwellingsOfEldervale as english } from '../../../locales/en/games/dwellings-of-eldervale';
import { dwellingsOfEldervale as japanese } from '../../../locales/ja/games/dwellings-of-eldervale';
import { propsOf } from '../../components/hostProps';
import { stateOf } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

type Language = 'ja' | 'en';
const texts = { ja: japanese, en: english };

/** A table of two, started as players do, on the sheet of the first; taps wait for what they bring. */
async function startVale(language: Language = 'ja') {
  const app = await renderApp('/new/dwellings-of-eldervale?players=2');
  const { store } = app;
  await act(() => app.texts.changeLanguage(language));
  fireEvent.changeText(screen.getByTestId('name.player1'), 'アキ');
  fireEvent.changeText(screen.getByTestId('name.player2'), 'Ben');
  const tap = async (...testIDs: readonly string[]) => {
    for (const testID of testIDs) {
      press(testID);
      await settled(store);
    }
  };
  await tap('start', 'sheet.player1');
  const value = (at: string) => stateOf(store).values[at];
  return { ...app, tap, value };
}

type Vale = Awaited<ReturnType<typeof startVale>>;

/** Everybody regroups at once, then the first player places a unit and comes to the battle. */
async function comeToBlows({ tap }: Vale) {
  await tap('player1.regroupAtOnce', 'next', 'sheet.player2');
  await tap('player2.regroupAtOnce', 'next', 'sheet.player1');
  await tap('player1.placeUnit', 'apply', 'next', 'board.battle');
}

const notices = () => screen.queryAllByTestId('notice') as readonly unknown[];
const shown = (testID: string) => screen.queryByTestId(testID) !== null;
const step = () => screen.getByTestId('step') as unknown;
/** The answer, the owners of fields and the button of the form, from the top. */
const order = () =>
  screen
    .getAllByTestId(/^(result|owner\.\w+|input\.\w+|rollAll|apply)$/)
    .map((element: unknown) => String(propsOf(element)['testID']));

describe('a unit is placed', () => {
  it.each(['ja', 'en'] as const)('and its realm’s action follows (%s)', async (language) => {
    const vale = await startVale(language);
    const { steps, actions } = texts[language];
    expect(step()).toHaveTextContent(new RegExp(steps.choose.title));
    expect(screen.getByTestId('player1.placeUnit')).toHaveTextContent(
      new RegExp(actions.placeUnit.label),
    );
    await vale.tap('player1.placeUnit', 'input.realm.fortress', 'apply');
    expect(vale.value('player1.workersOnMap')).toBe(1);
    expect(vale.value('player1.workersReady')).toBe(2);
    expect(step()).toHaveTextContent(new RegExp(steps.realmAction.title));
    // Only what the Fortress offers.
    expect(shown('player1.fortress')).toBe(true);
    expect(shown('player1.mageTower')).toBe(false);

    await vale.tap('undo');
    expect(vale.value('player1.workersOnMap')).toBe(0);
    expect(step()).toHaveTextContent(new RegExp(steps.choose.title));
  });
});

describe('a resource past its cap', () => {
  it.each([
    ['ja', 'アキ：剣は5個まで。1個は失われた', /^▶ アキ：剣 \+1（5）/],
    ['en', 'アキ, Swords?: 5 at most, 1 lost', /^▶ アキ: Swords? \+1 \(5\)/],
  ] as const)('is lost, and the app says so (%s)', async (language, notice, line) => {
    const { phone, store, tap, value } = await startVale(language);
    for (let sword = 2; sword <= 5; sword++) press('player1.sword.plus');
    await settled(store);
    expect(value('player1.sword')).toBe(5);
    expect(notices()).toEqual([]);
    // Later, so that the tap is a change of its own.
    phone.clock.now += 60_000;
    await tap('player1.sword.plus');
    expect(value('player1.sword')).toBe(5);
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toHaveTextContent(new RegExp(`^${notice}`));
    await tap('sheet.history');
    const [last] = screen.getAllByTestId(/^history\.\d+$/) as readonly unknown[];
    expect(last).toHaveTextContent(line);
    expect(last).toHaveTextContent(new RegExp(`${notice}$`));
  });
});

describe('a battle', () => {
  it('is not fought before everybody has regrouped', async () => {
    const { tap } = await startVale();
    await tap('player1.placeUnit', 'apply', 'next');
    expect(step()).toHaveTextContent(new RegExp(japanese.steps.turnEnd.title));
    expect(shown('board.battle')).toBe(false);
  });

  it('asks each side under its name, then answers, and the button says the answer', async () => {
    const vale = await startVale();
    await comeToBlows(vale);
    await vale.tap('input.fighters.player2');
    expect(order()).toEqual([
      'input.fighters',
      'owner.player2',
      'owner.player1',
      'result',
      'apply',
    ]);
    expect(screen.getByTestId('owner.player2')).toHaveTextContent('Ben');
    // Whoever has no unit in it yet has no dice to enter.
    expect(shown('input.player2.faces')).toBe(false);
    expect(screen.getByTestId('result')).toHaveTextContent(/勝ちやすいのはアキ：100 %/);
    await vale.tap('input.player2.fighting.worker');
    expect(screen.getByTestId('result')).toHaveTextContent(/2つの側が互角：41\.7 %ずつ/);
    expect(screen.getAllByRole('meter')).toHaveLength(3);
    expect(screen.getByTestId('apply')).toBeDisabled();
    expect(screen.getByTestId('apply')).toHaveTextContent(new RegExp(japanese.refusals.notRolled));
    await vale.tap('input.player1.faces.face6', 'input.player2.faces.face6');
    expect(screen.getByTestId('apply')).toHaveTextContent(/× 全員の負け$/);
    expect(screen.queryAllByRole('meter')).toEqual([]);
  });

  it.each([
    ['ja', '○ アキの勝ち', 'アキが戦闘に勝った'],
    ['en', '○ アキ wins', 'アキ won the battle'],
  ] as const)(
    'is applied in one tap, and taken back in one (%s)',
    async (language, headline, notice) => {
      const vale = await startVale(language);
      await comeToBlows(vale);
      await vale.tap('input.fighters.player2', 'input.player2.fighting.worker');
      await vale.tap('input.player1.swordsPaid.plus');
      await vale.tap('input.player1.faces.face6', 'input.player1.faces.face1');
      await vale.tap('input.player2.faces.face6');
      expect(screen.getByTestId('apply')).toHaveTextContent(new RegExp(`${headline}$`));
      await vale.tap('apply');
      expect(shown('input.fighters')).toBe(false);
      // What is to be done comes before what is only said.
      expect(notices()[1]).toHaveTextContent(new RegExp(`^${notice}`));
      const after = () =>
        ['player1.glory', 'player1.sword', 'player2.sword', 'player2.workersUnderworld'].map(
          vale.value,
        );
      expect(after()).toEqual([1, 0, 2, 1]);
      expect(vale.value('player1.workersOnMap')).toBe(1);
      await vale.tap('undo');
      expect(after()).toEqual([0, 1, 1, 0]);
      await vale.tap('redo');
      expect(after()).toEqual([1, 0, 2, 1]);
    },
  );

  it('rolls for everybody who has dice', async () => {
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0.99);
    const vale = await startVale();
    await comeToBlows(vale);
    await vale.tap('input.fighters.player2', 'input.player2.fighting.worker');
    await vale.tap('input.player2.effects.plus', 'rollAll');
    chance.mockRestore();
    expect(screen.getByTestId('input.player2.faces.die2')).toHaveTextContent('6');
    expect(screen.getByTestId('input.player1.faces.die1')).toHaveTextContent('6');
    expect(screen.getByTestId('apply')).toHaveTextContent(/○ Benの勝ち$/);
  });
});

describe('the score on a sheet', () => {
  it.each(['ja', 'en'] as const)('is a sum that follows what is told (%s)', async (language) => {
    const { tap } = await startVale(language);
    expect(shown('player1.score')).toBe(false);
    const { sections, tools } = texts[language];
    fireEvent.press(screen.getByText(sections.score));
    const { vpPart, markersPart } = tools['eldervale-score'].answers;
    // A point of the first player, and one of the marker of the own element.
    const score = () => screen.getByTestId('player1.score') as unknown;
    expect(score()).toHaveTextContent(new RegExp(`^2 ?(点|VP)`));
    expect(score()).toHaveTextContent(new RegExp(`${vpPart}\\+1.*${markersPart}\\+1`));
    await tap('player1.vp.plus', 'player1.vp.plus', 'player1.fireDwellings.plus');
    expect(score()).toHaveTextContent(new RegExp(`^6 ?(点|VP)`));
    expect(score()).toHaveTextContent(new RegExp(`${vpPart}\\+3.*${markersPart}\\+1`));
    await tap('undo');
    expect(score()).toHaveTextContent(new RegExp(`^4 ?(点|VP)`));
  });
});

describe('what a notice calls for', () => {
  const offers = () => screen.queryAllByTestId('notice.act') as readonly unknown[];

  it('is gone once it was done, and what else is to be done stays', async () => {
    const { tap, value } = await startVale();
    await tap('player1.gainGlory', 'input.steps.plus', 'apply');
    expect(offers()).toHaveLength(2);
    fireEvent.press(screen.getAllByTestId('notice.act')[0]);
    await tap('input.reward.vp', 'input.amount.plus', 'apply');
    expect(value('player1.vp')).toBe(3);
    // One of the two spaces is copied and paid; the other one still waits.
    expect(offers()).toHaveLength(1);
    fireEvent.press(screen.getAllByTestId('notice.act')[0]);
    await tap('input.reward.gem', 'apply');
    expect(value('player1.gem')).toBe(2);
    expect(offers()).toHaveLength(0);
  });

  it('stays while the turn goes on from step to step, and goes with the turn', async () => {
    const { tap } = await startVale();
    await tap('player1.gainGlory', 'apply');
    expect(offers()).toHaveLength(1);
    await tap('player1.regroupAtOnce');
    expect(offers()).toHaveLength(1);
    await tap('next');
    expect(offers()).toHaveLength(0);
  });
});

describe('a form that was closed', () => {
  it('is as it was when it is opened again, and empty once it was taken', async () => {
    const { tap, value } = await startVale();
    await tap('player1.gainGoods', 'input.gained.gem', 'input.gained.tool', 'sheet.close');
    expect(value('player1.gem')).toBe(1);
    await tap('player1.gainGoods');
    expect(shown('input.gained.chosen2')).toBe(true);
    await tap('apply');
    expect([value('player1.gem'), value('player1.tool')]).toEqual([2, 2]);
    await tap('player1.gainGoods');
    expect(shown('input.gained.chosen1')).toBe(false);
  });
});

describe('a sheet beside the guide', () => {
  it('leaves out only what the guide shows: what another realm offers stays in its section', async () => {
    const { tap } = await startVale();
    await tap('player1.placeUnit', 'input.realm.mill', 'apply');
    // The Mill's own button stands in the guide alone; those of other realms on the sheet.
    expect(screen.getAllByTestId('player1.dwell')).toHaveLength(1);
    expect(screen.getAllByTestId('player1.gainGoods')).toHaveLength(1);
    expect(screen.getAllByTestId('player1.takeCard')).toHaveLength(1);
  });

  it('does not read out a sum that nobody asked for', async () => {
    const { tap } = await startVale();
    const liveIn = (testID: string) => {
      const card = screen.getByTestId(testID) as {
        findAll: (holds: (node: { props: object }) => boolean) => readonly unknown[];
      };
      return card.findAll(({ props }) => 'aria-live' in props).length;
    };
    fireEvent.press(screen.getByText(texts.ja.sections.score));
    expect(liveIn('player1.score')).toBe(0);
    // What a form comes to was asked for.
    await tap('player1.payCost');
    expect(liveIn('result')).toBeGreaterThan(0);
  });
});
