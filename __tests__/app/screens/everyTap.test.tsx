import { drawnBy } from '../../support/drawn';

import { act, screen } from '@testing-library/react-native';

import { sameContent } from '../../../app/store/sameContent';
import type { Setup } from '../../../rules/engine/game';
import { playOf, stateOf, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

type Table = {
  game: string;
  values: Setup['values'];
  items?: readonly string[];
  /** Some of what is tapped, one of each kind: a number, a switch, an option, a number of a thing. */
  among: readonly string[];
};

/** A full table of each game; things that come and go are there. */
const tables: readonly Table[] = [
  {
    game: 'vast-mysterious-manor',
    values: {},
    items: ['spider.eggs', 'spider.eggs'],
    among: ['paladin.health.minus', 'spider.tended', 'spider.form.giant', 'spider.egg2.blood.plus'],
  },
  {
    game: 'vast-mysterious-manor-published',
    values: { players: 5, roles: 'allRoles' },
    items: ['spider.eggs', 'warlock.cursed'],
    among: ['paladin.health.minus', 'manor.wallsPortent', 'spider.form.sorcerer'],
  },
  {
    game: 'vast-crystal-caverns',
    values: { players: 5 },
    among: ['goblins.tribe2.plus', 'dragon.surfaced', 'ghoul.rage.plus'],
  },
  {
    game: 'mansions-of-madness',
    values: { players: 4 },
    items: ['keeper.monsters', 'keeper.monsters', 'keeper.monsters'],
    among: ['investigator2.strength.minus', 'investigator1.dark', 'keeper.monster3.wounds.plus'],
  },
  {
    game: 'dwellings-of-eldervale',
    values: { players: 4 },
    among: ['player2.gold.minus', 'player1.onGlory', 'player1.darkCards.plus'],
  },
  {
    game: 'dungeon-lords',
    values: { scope: 'wholeTable', players: 4 },
    among: ['board.roomsOnOffer.minus', 'player1.evil.plus', 'player2.monsters.plus'],
  },
];

const start = ({ game, values, items = [] }: Table) =>
  renderApp(async (store) => {
    const id = await store.getState().startGame(game, { values, names: {} });
    await store.getState().openGame(id);
    for (const to of items) store.getState().dispatch({ type: 'itemAdded', v: 1, to });
    return `/play/${id}/table`;
  });

/** What nobody needs to draw again while the turn, the names and the things on the table stay. */
const frames = [
  'SheetView',
  'TableView',
  'SeatTabs',
  'PlayHeader',
  'PlayFooter',
  'OpenPlay',
  'Pane',
];

type Shown = {
  props: Readonly<Record<string, unknown>>;
  children: readonly (Shown | string)[] | null;
};

/** Everything to be seen and heard on the screen, by the names it stands under. */
function looksNow(): ReadonlyMap<string, string> {
  const looks = new Map<string, string>();
  const look = (node: Shown | string): string => {
    if (typeof node === 'string') return node;
    const { testID } = node.props;
    const all = `${JSON.stringify(node.props)}(${(node.children ?? []).map(look).join()})`;
    if (typeof testID === 'string') looks.set(testID, all);
    return all;
  };
  look(screen.toJSON() as Shown);
  return looks;
}

/** A part and the controls in it, which are called like it. */
function lookOf(part: string, looks: ReadonlyMap<string, string>): string {
  return [...looks]
    .filter(([id]) => id === part || id.startsWith(`${part}.`))
    .map(([, look]) => look)
    .join();
}

/** Controls that change the game by one tap: steps of a number, switches, options. */
function controlsIn(looks: ReadonlyMap<string, string>): readonly string[] {
  return [...looks]
    .filter(
      ([id, look]) =>
        /\.(plus|minus)$/.test(id) ||
        /"role":"(switch|radio)"/.test(look.slice(0, look.indexOf('('))),
    )
    .map(([id]) => id);
}

/** The seats of a table; of those that are alike the one whose turn it is and one that waits. */
function seatsOf(store: Store): readonly string[] {
  const { seats } = playOf(store).timeline.game;
  return seats
    .filter(({ like }, at) => {
      return like === undefined || seats.findIndex((seat) => seat.like === like) === at;
    })
    .map(({ id }) => id);
}

it.each(tables)('draws for a tap only what looks another way after it: $game', async (table) => {
  const { store } = await start(table);
  const tapped: string[] = [];
  for (const sheet of seatsOf(store)) {
    press(`sheet.${sheet}`);
    await settled(store);
    const looks = looksNow();
    for (const control of controlsIn(looks)) {
      const before = stateOf(store);
      const drawn = drawnBy(() => press(control));
      const now = stateOf(store);
      if (now === before) continue;
      tapped.push(control);
      const after = looksNow();
      const parts = drawn.filter(
        ({ name, testID }) => name.endsWith('Part') && testID !== undefined,
      );
      const ids = parts.map(({ testID = '' }) => testID);
      const sameItems = sameContent(now.items, before.items);
      const stays = sameItems && now.turn === before.turn && now.texts === before.texts;
      expect({
        control,
        needless: parts.filter(
          ({ name, testID = '' }) =>
            lookOf(testID, looks) === lookOf(testID, after) &&
            // Its things have names of their own.
            (sameItems || name !== 'CollectionPart'),
        ),
        twice: ids.filter((id, at) => ids.indexOf(id) !== at),
        frames: drawn.filter(({ name }) => stays && frames.includes(name)),
      }).toEqual({ control, needless: [], twice: [], frames: [] });
      act(() => store.getState().undo());
    }
  }
  expect(tapped).toEqual(expect.arrayContaining([...table.among]));
});

it('draws on the sheet of the table only the card of the seat whose number changed', async () => {
  const { store } = await start({ game: 'vast-mysterious-manor', values: {}, among: [] });
  const drawn = drawnBy(() => act(() => store.getState().tapTrack('spider.terror', 1)));
  const cards = drawn.filter(({ name }) => name === 'SeatCard' || frames.includes(name));
  expect(cards.map(({ name }) => name)).toEqual(['SeatCard']);
});
