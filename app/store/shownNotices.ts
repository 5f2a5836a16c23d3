import type { Notice } from '../../rules/engine/definition';
import type { GameEvent } from '../../rules/engine/events';

/** A notice on screen, with the event that caused it. */
export type ShownNotice = { key: string; seq: number; notice: Notice };

const mostNotices = 4;

/**
 * News replaces older news; taps of one change belong together; what is still to be done stays for the
 * turn, and how the game ended until somebody waves it away.
 */
export function keptNotices(
  shown: readonly ShownNotice[],
  event: GameEvent,
  fresh: readonly ShownNotice[],
  passedOn: boolean,
): readonly ShownNotice[] {
  const joined = event.type === 'trackMoved' && event.joined === true;
  if (joined || (fresh.length === 0 && event.type !== 'stepCompleted')) return shown;
  const isOpen = ({ notice }: ShownNotice) => notice.offers !== undefined && !passedOn;
  const isEnd = ({ notice }: ShownNotice) =>
    notice.tone === 'victory' || notice.id.startsWith('victory.');
  return shown.filter((one) => isEnd(one) || isOpen(one));
}

/** The newest few; whatever is still to be done is not pushed out by what is only said. */
export function fewEnough(notices: readonly ShownNotice[]): readonly ShownNotice[] {
  const said = notices.filter(({ notice }) => notice.offers === undefined);
  const room = Math.max(1, mostNotices - (notices.length - said.length));
  const newest = said.slice(-room);
  return notices.filter((one) => one.notice.offers !== undefined || newest.includes(one));
}
