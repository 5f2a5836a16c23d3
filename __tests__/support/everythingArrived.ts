import { textsOf } from '../../app/i18n/gameTexts';
import { otherScreens } from '../../app/navigation/otherScreens';
import { shelf } from '../../rules/games';
import { toolGroups } from '../../rules/games/toolGroups';

/** Tests look at once; that a screen waits for its parts is tested in a browser. */
export async function everythingArrived(): Promise<void> {
  await otherScreens.wait();
  await toolGroups.wait();
  for (const { id } of shelf) await textsOf(id)?.wait();
}
