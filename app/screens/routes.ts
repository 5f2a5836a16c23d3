import type { LinkValue } from '../../rules/engine/fields';

/** Parameters of every screen, as they stand in its link. */
type LinkTexts = Readonly<Record<string, LinkValue>>;

export type Routes = {
  Tabs: { screen?: 'Table' | 'Tools' | 'Settings' } | undefined;
  NewGame: undefined;
  SetUp: { game: string } & LinkTexts;
  Play: { session: string; sheet?: string };
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
