import { useArriving } from '../../components/useArriving';
import { arriving, forgetFailures } from '../../rules/arriving';
import { bringGame } from '../screens/shared/bringGame';
import { Waiting } from '../screens/shared/waiting';
import { useApp } from '../store/useApp';

/** What is not needed for the first picture. */
export const otherScreens = arriving(() => import('../screens/others'));

/** Fetches what is likely to be wanted next, so that nobody has to wait for it. */
export function bringAhead(game: string | undefined): void {
  void otherScreens.wait().catch(forgetFailures);
  if (game !== undefined) bringGame(game);
}

type Others = NonNullable<ReturnType<typeof otherScreens.now>>;

/** A screen that shows itself when both its code and the records are there. */
export function later(name: keyof Others) {
  return function Later() {
    const Screen = useArriving(otherScreens)[name];
    const open = useApp(({ phase }) => phase.name === 'ready');
    return open ? <Screen /> : <Waiting />;
  };
}
