import type { LinkValue } from '../../rules/engine/fields';

/** Parameters of every screen, as they stand in its link. */
type LinkTexts = Readonly<Record<string, LinkValue>>;

/** The screens behind the tabs. */
export type TabRoutes = {
  Table: undefined;
  /** A search; `game` is `all` or a game's id. */
  Rules: { q?: LinkValue; game?: string; role?: string } | undefined;
  Tools: undefined;
  Settings: undefined;
};
export type Tab = keyof TabRoutes;

export type Routes = {
  Tabs: { screen?: Tab; params?: TabRoutes[Tab] } | undefined;
  NewGame: undefined;
  SetUp: { game: string } & LinkTexts;
  Play: { session: string; sheet?: string };
  Entry: { game: string; entry: string };
  Tool: { tool: string } & LinkTexts;
  NotFound: undefined;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React Navigation takes types
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- only interfaces merge
    interface RootParamList extends Routes {}
  }
}
