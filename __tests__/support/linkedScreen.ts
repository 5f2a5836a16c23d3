import {
  createPathConfigForStaticNavigation,
  getStateFromPath,
  type PartialState,
  type NavigationState,
} from '@react-navigation/native';

import { Root } from '../../app/navigation/navigation';

const config = {
  initialRouteName: 'Tabs' as const,
  screens: createPathConfigForStaticNavigation(Root, { initialRouteName: 'Tabs' }, true) ?? {},
};

type Leaf = { name: string; params?: object | undefined };
type Nested = { routes: readonly (Leaf & { state?: Nested })[] };

/** Where a link leads: the screens for the navigator, and the one on top with what it is given. */
export function linkedScreen(link: string): { state: PartialState<NavigationState>; top: Leaf } {
  const state = getStateFromPath(link, config) ?? { routes: [{ name: 'NotFound' }] };
  let top: Leaf = { name: 'NotFound' };
  for (let inside: Nested | undefined = state; inside !== undefined;) {
    const last: Nested['routes'][number] | undefined = inside.routes.at(-1);
    top = last ?? top;
    inside = last?.state;
  }
  return { state, top };
}
