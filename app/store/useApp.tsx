import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import type { Address, View } from '../../rules/engine/definition';
import type { Game } from '../../rules/engine/game';
import { viewOf, type GameState } from '../../rules/engine/state';
import type { AppStore } from './appStore';
import type { Play } from './play';
import { sameContent } from './sameContent';
import { atOnce, followPlay, type Later, type ShownPlay } from './shownPlay';

type Stores = { app: StoreApi<AppStore>; shown: StoreApi<ShownPlay>; later: Later };

const StoreContext = createContext<Stores | undefined>(undefined);

type StoreProviderProps = {
  store: StoreApi<AppStore>;
  /** When that is shown which need not be there first; at once where nothing is said. */
  later?: Later;
  children: ReactNode;
};

export function StoreProvider({ store, later = atOnce, children }: StoreProviderProps) {
  const [stores] = useState(() => ({ app: store, shown: followPlay(store, later), later }));
  return <StoreContext.Provider value={stores}>{children}</StoreContext.Provider>;
}

function useStores(): Stores {
  const stores = useContext(StoreContext);
  if (stores === undefined) throw new Error('StoreProvider is missing');
  return stores;
}

export function useAppStore(): StoreApi<AppStore> {
  return useStores().app;
}

/** Part of the store; the component renders again only when that part is another one. */
export function useApp<T>(select: (state: AppStore) => T): T {
  return useStore(useAppStore(), select);
}

/** Part of what is shown of the game on the screen, with its notices and its history. */
export function useShownPlay<T>(select: (play: Play | undefined) => T): T {
  return useStore(
    useStores().shown,
    useShallow(({ play }: ShownPlay) => select(play)),
  );
}

/** Of a number of the game, the newest: right after a tap it is ahead of all that follows from it. */
export function useNewest<T>(at: Address, select: (value: number) => T): T {
  return useStore(
    useAppStore(),
    useShallow(({ play }) => select(play?.timeline.state.values[at] ?? 0)),
  );
}

/** False until what was drawn first is seen: then comes what nobody sees without scrolling. */
export function useFirstSeen(): boolean {
  const { later } = useStores();
  const [seen, setSeen] = useState(false);
  useEffect(() => later(() => setSeen(true)), [later]);
  return seen;
}

/** Part of the game on the screen; only inside the play screen, where there is one. */
export function usePlay<T>(select: (state: GameState, view: View, game: Game) => T): T {
  const last = useRef<{ state: GameState; select: unknown; found: T }>(undefined);
  return useStore(useStores().shown, ({ play }) => {
    if (play === undefined) throw new Error('no game is open');
    const { game, state } = play.timeline;
    const before = last.current;
    // React asks several times for every render, and the store tells of much that is not the game.
    if (before?.state === state && before.select === select) return before.found;
    const next = select(state, viewAt(game, state), game);
    // Rules build small objects anew each time; what says the same is the same.
    const found = before !== undefined && sameContent(before.found, next) ? before.found : next;
    last.current = { state, select, found };
    return found;
  });
}

/** A tap is followed by a hundred looks at the state it made; one window is enough for all of them. */
const views = new WeakMap<GameState, View>();

function viewAt(game: Game, state: GameState): View {
  const known = views.get(state);
  if (known !== undefined) return known;
  const view = viewOf(game, state);
  views.set(state, view);
  return view;
}

/** Looks at the game on the screen when something happens, without following it. */
export function usePlayNow(): { view: () => View } {
  const store = useAppStore();
  return {
    view: () => {
      const { play } = store.getState();
      if (play === undefined) throw new Error('no game is open');
      return viewAt(play.timeline.game, play.timeline.state);
    },
  };
}

/** The game on the screen: its rules and set-up, which never change while it is open. */
export function useOpenGame(): Game {
  return useShownPlay((play) => {
    if (play === undefined) throw new Error('no game is open');
    return play.timeline.game;
  });
}
