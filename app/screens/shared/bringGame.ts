import { forgetFailures } from '../../../rules/arriving';
import { loadGame } from '../../../rules/games';
import { textsOf } from '../../i18n/gameTexts';

/** Fetches a game that is about to be shown, its rules and its texts side by side. */
export function bringGame(game: string): void {
  void Promise.all([loadGame(game), textsOf(game)?.wait()])
    // Whoever really needs it asks again, and says what is wrong.
    .catch(forgetFailures);
}
