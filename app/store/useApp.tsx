import { createContext, useContext, useRef, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import type { View } from '../../rules/engine/definition';
import type { Game } from '../../rules/engine/game';
import { viewOf, type GameState } from '../../rules/engine/state';
import type { AppStore } from './appStore';
import { sameContent } from './sameContent';

const StoreContext = createContext<StoreApi<AppStore> | undefined>(undefined);

export function StoreProvider({
  store,
  children,
}: {
  store: StoreApi<AppStore>;
  children: ReactNode;
}) {
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

export function useAppStore(): StoreApi<AppStore> {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('StoreProvider is missing');
  return store;
}

/** Part of the store; the component renders again only when that part is another one. */
export function useApp<T>(select: (state: AppStore) => T): T {
  return useStore(useAppStore(), select);
}

/** The same for a selection made of several values. */
export function useAppParts<T>(select: (state: AppStore) => T): T {
  return useStore(useAppStore(), useShallow(select));
}

/** Part of the game on the screen; only inside the play screen, where there is one. */
export function usePlay<T>(select: (state: GameState, view: View, game: Game) => T): T {
  const last = useRef<{ state: GameState; select: unknown; found: T }>(undefined);
  return useApp(({ play }) => {
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
  return useApp(({ play }) => {
    if (play === undefined) throw new Error('no game is open');
    return play.timeline.game;
  });
}
