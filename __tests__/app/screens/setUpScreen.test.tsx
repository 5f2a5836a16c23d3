import { fireEvent, screen, within } from '@testing-library/react-native';

import { propsOf } from '../../components/hostProps';
import { manor } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const killSpider = '最後の蜘蛛の子を除く';
const sevenPoltergeists = 'ポルターガイストを7体倒す';
const fivePoltergeists = 'ポルターガイストを5体倒す';
const escape = '恐怖12以上でエントランスから出る';

const goals = () =>
  [killSpider, sevenPoltergeists, fivePoltergeists, escape].filter(
    (goal) => screen.queryByText(goal) !== null,
  );

const checkedRoles = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((chip: unknown) => (chip as { props: { testID: string } }).props.testID)
    .map((testID) => testID.replace('setup.roles.', ''));

describe('the set-up of a game', () => {
  it('lists how to win with the roles at the table, and changes with them', async () => {
    await renderApp(`/new/${manor}`);
    expect(goals()).toEqual([killSpider, escape]);
    press('setup.roles.spider');
    expect(goals()).toEqual([sevenPoltergeists]);
    press('setup.roles.manor');
    expect(goals()).toEqual([fivePoltergeists]);
    press('setup.roles.spider');
    expect(goals()).toEqual([killSpider, escape]);
  });

  it('does not start without a role, and says why', async () => {
    await renderApp(`/new/${manor}?players=1`);
    expect(screen.getByTestId('start')).toBeEnabled();
    press('setup.roles.paladin');
    expect(screen.getByTestId('start')).toBeDisabled();
    expect(screen.getByTestId('start')).toHaveTextContent(/ロールを1つ以上選ぶ/);
  });

  it('does not start while a number is out of its range', async () => {
    await renderApp(`/new/${manor}`);
    press('setup.details');
    fireEvent.changeText(screen.getByTestId('setup.healthEnd'), '99');
    expect(screen.getByTestId('setup.healthEnd.error')).toHaveTextContent(/7 – 20/);
    // Folding it away hides the mistake but does not lose it, and the button says why it waits.
    fireEvent.press(screen.getByTestId('setup.details'));
    fireEvent.press(screen.getByTestId('setup.details'));
    expect(screen.getByTestId('setup.healthEnd.error')).toHaveTextContent(/7 – 20/);
    expect(screen.getByTestId('start')).toHaveTextContent(/使えない値/);
    expect(screen.getByTestId('start')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('setup.healthEnd'), '9');
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('takes its fields from the link', async () => {
    await renderApp(`/new/${manor}?players=5&leavePerceptionCubes=1`);
    expect(checkedRoles()).toEqual(['paladin', 'skeletons', 'spider', 'manor', 'enchanter']);
    press('setup.details');
    expect(screen.getByTestId('setup.leavePerceptionCubes')).toBeChecked();
  });

  it('shows a bad value of the link at its field, and can start all the same', async () => {
    await renderApp(`/new/${manor}?leavePerceptionCubes=maybe`);
    expect(screen.getByTestId('setup.leavePerceptionCubes.error')).toHaveTextContent(/「maybe」/);
    expect(screen.getByTestId('setup.leavePerceptionCubes')).not.toBeChecked();
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('says which numbers of players there are where the link asks for another', async () => {
    await renderApp(`/new/${manor}?players=9`);
    expect(screen.getByTestId('setup.players.error')).toHaveTextContent(/「9」は範囲外です/);
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('starts with the set-up of the last play', async () => {
    await renderApp(async (store) => {
      const values = { roles: ['spider', 'manor'], spiderlings: 8 };
      await store.getState().startGame(manor, { values, names: { spider: 'ゆう' } });
      return `/new/${manor}`;
    });
    expect(checkedRoles()).toEqual(['spider', 'manor']);
    press('setup.details');
    expect(screen.getByTestId('setup.spiderlings')).toHaveDisplayValue('8');
    press('setup.names');
    expect(screen.getByTestId('name.spider')).toHaveDisplayValue('ゆう');
  });

  it('opens the game on the table with the checklist, for the roles and names chosen', async () => {
    const { store, routes } = await renderApp(`/new/${manor}`);
    press('setup.roles.spider');
    press('setup.names');
    fireEvent.changeText(screen.getByTestId('name.paladin'), 'あき');
    press('start');
    await settled(store);

    expect(routes()).toEqual(['Tabs', 'Play']);
    expect(screen.getByTestId('checklist')).toHaveTextContent(/準備 0\//);
    expect(screen.getByTestId('check.abyssToBox')).toBeOnTheScreen();
    expect(screen.queryByTestId('check.abyss')).toBeNull();
    expect(screen.getByTestId('seat.paladin')).toHaveTextContent(/あき（パラディン）/);
    expect(screen.queryByTestId('seat.spider')).toBeNull();
    expect(within(screen.getByTestId('goals')).getByText(sevenPoltergeists)).toBeOnTheScreen();

    press('check.abyssToBox');
    expect(screen.getByTestId('check.abyssToBox')).toBeChecked();
    expect(screen.getByTestId('checklist')).toHaveTextContent(/準備 1\//);
  });

  it('starts one game however often the button is pressed', async () => {
    const { store } = await renderApp(`/new/${manor}`);
    press('start');
    press('start');
    await settled(store);
    expect(store.getState().games).toHaveLength(1);
  });
});

describe('options that do not go with the rest of the set-up are not offered', () => {
  /** The options of a field, those that are chosen with a tick. */
  const offered = (field: string): readonly string[] =>
    screen
      .getAllByTestId(new RegExp(`^setup\\.${field}\\.(?!error)\\w+$`))
      .map(propsOf)
      .map(({ testID, accessibilityState }) => {
        const { checked } = accessibilityState as { checked: boolean };
        return `${checked ? '✓' : ''}${String(testID).replace(`setup.${field}.`, '')}`;
      });

  it.each([['dwellings-of-eldervale'], ['dungeon-lords']])(
    'whoever does not play does not start: %s',
    async (game) => {
      const { store } = await renderApp(`/new/${game}?players=3`);
      expect(offered('starter')).toEqual(['✓player1', 'player2', 'player3']);
      press('setup.players.plus');
      expect(offered('starter')).toEqual(['✓player1', 'player2', 'player3', 'player4']);
      press('setup.starter.player4');
      expect(offered('starter').at(-1)).toBe('✓player4');
      // Who leaves does not start either, and the game can begin all the same.
      press('setup.players.minus');
      press('setup.players.minus');
      expect(offered('starter')).toEqual(['✓player1', 'player2']);
      expect(screen.getByTestId('start')).toBeEnabled();
      press('start');
      await settled(store);
      expect(screen.getByTestId('checklist')).toBeOnTheScreen();
    },
  );

  it('elements of the players are not among the extra ones of Eldervale', async () => {
    await renderApp('/new/dwellings-of-eldervale?players=3');
    expect(offered('extraElements')).toEqual(['air', '✓light', '✓dark', 'order', 'chaos']);
    // Somebody more has an element more.
    press('setup.players.plus');
    expect(offered('extraElements')).toEqual(['✓light', '✓dark', 'order', 'chaos']);
    // Another element for somebody: theirs goes, the former one comes back.
    press('setup.player1Element.order');
    expect(offered('extraElements')).toEqual(['fire', '✓light', '✓dark', 'chaos']);
    // One that was chosen gives way to another.
    press('setup.player2Element.dark');
    expect(offered('extraElements')).toEqual(['✓fire', 'water', '✓light', 'chaos']);
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('an extra element that is taken off leaves its place open, and the button says so', async () => {
    await renderApp('/new/dwellings-of-eldervale?players=3');
    press('setup.extraElements.dark');
    expect(offered('extraElements')).toEqual(['air', '✓light', 'dark', 'order', 'chaos']);
    expect(screen.getByTestId('start')).toBeDisabled();
    press('setup.extraElements.order');
    expect(offered('extraElements')).toEqual(['air', '✓light', 'dark', '✓order', 'chaos']);
    expect(screen.getByTestId('start')).toBeEnabled();
  });

  it('fields without such a rule offer everything', async () => {
    await renderApp('/new/dwellings-of-eldervale?players=3');
    expect(offered('player1Element')).toHaveLength(8);
    expect(offered('options')).toHaveLength(7);
  });

  it('one that a link names all the same is there to be taken off', async () => {
    await renderApp(
      '/new/dwellings-of-eldervale?players=3&extraElements=fire,dark&starter=player5',
    );
    expect(offered('extraElements')).toEqual([
      ...['air', '✓fire', 'light', '✓dark', 'order', 'chaos'],
    ]);
    expect(offered('starter')).toEqual(['player1', 'player2', 'player3', '✓player5']);
    expect(screen.getByTestId('start')).toBeDisabled();
    press('setup.extraElements.fire');
    press('setup.extraElements.light');
    press('setup.starter.player2');
    expect(offered('starter')).toEqual(['player1', '✓player2', 'player3']);
    expect(offered('extraElements')).toEqual(['air', '✓light', '✓dark', 'order', 'chaos']);
    expect(screen.getByTestId('start')).toBeEnabled();
  });
});

it('leads from the table to a new game in two choices', async () => {
  const { store } = await renderApp('/');
  press('newGame');
  await settled(store);
  press(`choose.${manor}`);
  await settled(store);
  press('start');
  await settled(store);
  expect(screen.getByTestId('checklist')).toBeOnTheScreen();
});
