import type { TFunction } from 'i18next';

import type { Address } from '../../../rules/engine/definition';
import type { GameEvent } from '../../../rules/engine/events';
import { freeCounterId, seatOf, type Game } from '../../../rules/engine/game';
import type { HistoryEntry } from '../../../rules/engine/history';
import { signed } from '../../../rules/engine/phrase';
import { unreachable } from '../../../rules/engine/result';
import { viewOf, type GameState } from '../../../rules/engine/state';
import { tidyText } from '../../../rules/engine/written';
import type { GameWords } from '../../i18n/gameWords';

type Words = { t: TFunction; words: GameWords; seatName: (seat: string) => string; game: Game };

/** What happened, as a sentence in the current language. */
export function sentenceOf(entry: HistoryEntry, speech: Words): string {
  const { t, words, seatName, game } = speech;
  const { event } = entry.logged;
  const at = (address: Address) => ({ seat: seatName(seatOf(address)) });
  switch (event.type) {
    case 'trackMoved':
      return t('history.trackMoved', {
        ...at(event.at),
        name: trackName(event.at, entry.before, speech),
        by: signed(entry.by).written,
        to: entry.after.values[event.at] ?? 0,
      });
    case 'trackSet':
      return t('history.trackSet', {
        ...at(event.at),
        name: trackName(event.at, entry.before, speech),
        to: event.to,
      });
    case 'toggleSwitched':
      return t(event.on ? 'history.toggleOn' : 'history.toggleOff', {
        ...at(event.at),
        name: words.labelled('toggles', event.at),
      });
    case 'optionChosen':
      return t('history.optionChosen', {
        ...at(event.at),
        name: words.labelled('choices', event.at),
        option: words.name(event.option),
      });
    case 'textWritten':
      return t('history.textWritten', {
        ...at(event.at),
        name: words.labelled('texts', event.at),
        text: named(entry.after.texts[event.at] ?? '', t),
      });
    case 'orderChanged':
      return t('history.orderChanged', { ...at(event.at), name: words.label('orders', event.at) });
    case 'itemAdded':
      return t('history.itemAdded', {
        ...at(event.to),
        name: words.text(`collections.${lastPart(event.to)}.item`),
      });
    case 'itemRemoved':
      return t('history.itemRemoved', { ...at(event.item), name: words.name(event.item) });
    case 'actionTaken':
      return t('history.actionTaken', {
        seat: seatName(event.seat),
        name: [
          words.text(`actions.${event.action}.label`),
          ...(entry.secret ? [] : chosenNames(event, entry.before, speech)),
        ].join(' · '),
      });
    case 'stepCompleted':
    case 'turnMoved':
      return t(`history.${event.type}`, {
        seat: seatName(event.seat),
        name: words.text(`steps.${event.step}.title`),
      });
    case 'itemTicked':
      return t(event.on ? 'history.itemTicked' : 'history.itemUnticked', {
        name: words.text(
          `checklist.${event.item}.label`,
          game.definition.checklistFigures?.(game.setup.values),
        ),
      });
    case 'counterAdded':
      return t('history.counterAdded', { seat: seatName(event.seat), name: named(event.name, t) });
    case 'counterRenamed':
      return t('history.counterRenamed', { ...at(event.at), name: named(event.name, t) });
    case 'counterRemoved':
      return t('history.counterRemoved', {
        ...at(event.at),
        name: trackName(event.at, entry.before, speech),
      });
    case 'gameRenamed':
      return t('history.gameRenamed', { name: named(event.name, t) });
    case 'gameReset':
      return t('history.gameReset');
    case 'unreadable':
      return t('history.unreadable');
    default:
      return unreachable(event);
  }
}

/** The numbers an entry changed, apart from one its sentence already tells; others' with their name. */
export function changesOf(entry: HistoryEntry, speech: Words): readonly string[] {
  const { event } = entry.logged;
  const told = event.type === 'trackMoved' || event.type === 'trackSet' ? event.at : undefined;
  const actor = actorOf(event);
  const others = entry.changed.filter(({ at }) => at !== told);
  return others.map(({ at, from, to }) => {
    const name = trackName(at, entry.after, speech);
    const seat = seatOf(at);
    const whose = seat === actor ? name : `${speech.seatName(seat)} ${name}`;
    return speech.t('history.change', { name: whose, from, to });
  });
}

/** The seat an event is about; its sentence says so already. */
function actorOf(event: HistoryEntry['logged']['event']): string | undefined {
  if ('seat' in event) return event.seat;
  if ('at' in event) return seatOf(event.at);
  if ('to' in event) return seatOf(event.to);
  return 'item' in event && event.type === 'itemRemoved' ? seatOf(event.item) : undefined;
}

function trackName(address: Address, state: GameState, { t, words }: Words): string {
  const id = address.slice(address.indexOf('.') + 1);
  if (!freeCounterId.test(id)) return words.labelled('tracks', address);
  const counter = state.counters[seatOf(address)]?.find((other) => other.id === id);
  return counter === undefined || counter.name === '' ? t('play.counterDefault') : counter.name;
}

/** What was chosen for an action, as far as it has a name; numbers show in what they changed. */
function chosenNames(
  { seat, action, inputs }: Extract<GameEvent, { type: 'actionTaken' }>,
  before: GameState,
  { words, game }: Words,
): readonly string[] {
  const known = game.seat(seat)?.actions?.find(({ id }) => id === action);
  const fields = known?.inputs?.(viewOf(game, before), inputs) ?? [];
  return Object.entries(inputs).flatMap(([id, value]) => {
    // What each side brought shows in what it changed; in one line nobody could tell whose it is.
    if (id.includes('.')) return [];
    const field = fields.find((other) => other.id === id);
    const unsaid = field !== undefined && 'unsaid' in field ? field.unsaid : '';
    return [value]
      .flat()
      .filter((one) => typeof one === 'string' && one !== '' && one !== unsaid)
      .map((one) => (field?.kind === 'text' ? tidyText(String(one)) : words.name(String(one))));
  });
}

function named(given: string, t: TFunction): string {
  const name = tidyText(given);
  return name === '' ? t('history.unnamed') : name;
}

function lastPart(address: Address): string {
  return address.slice(address.lastIndexOf('.') + 1);
}
