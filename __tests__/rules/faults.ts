import type { Address } from '../../rules/engine/definition';
import { freeCounter, ownerOf, type Game } from '../../rules/engine/game';
import { bounds, viewOf, type GameState } from '../../rules/engine/state';
import { tidyText } from '../../rules/engine/written';

/**
 * What may never be at a table: a number that is not whole or outside its ends, an option nobody
 * offers, a text nobody could show in a line, a lost address, something of an item that is gone, a
 * score that does not add up.
 */
export function faultsOf(game: Game, state: GameState): readonly string[] {
  const toggles = Object.keys(state.toggles).filter((at) => game.toggle(at) === undefined);
  return [
    ...badNumbers(game, state),
    ...badTexts(game, state),
    ...badOptions(game, state),
    ...toggles.map((at) => `nothing is switched at ${at}`),
    ...leftBehind(game, state),
    ...badRanking(game, state),
  ];
}

function badNumbers(game: Game, state: GameState): readonly string[] {
  const view = viewOf(game, state);
  return Object.entries(state.values).flatMap(([at, value]) => {
    const track = game.track(at);
    if (track === undefined) return [`nothing is at ${at}`];
    const { min, max } = track === freeCounter ? { min: -99, max: 999 } : bounds(track, view, at);
    const whole = Number.isSafeInteger(value) && !Object.is(value, -0);
    if (!whole) return [`${at} is ${value}`];
    return value < min || value > max ? [`${at} is ${value}, not ${min} to ${max}`] : [];
  });
}

function badTexts(game: Game, state: GameState): readonly string[] {
  return Object.entries(state.texts).flatMap(([at, text]) => {
    if (game.text(at) === undefined) return [`nothing is written at ${at}`];
    return text === tidyText(text) ? [] : [`${at} is ${JSON.stringify(text)}`];
  });
}

function badOptions(game: Game, state: GameState): readonly string[] {
  return Object.entries(state.choices).flatMap(([at, option]) => {
    const choice = game.choice(at);
    if (choice === undefined) return [`nothing is chosen at ${at}`];
    return choice.options.includes(option) ? [] : [`${at} is ${option}`];
  });
}

/** What an item did not take with it when it went. */
function leftBehind(game: Game, state: GameState): readonly string[] {
  const view = viewOf(game, state);
  const isGone = (item: Address) => {
    const collection = game.collectionOf(item)?.address;
    return collection !== undefined && !view.items(collection).includes(item);
  };
  return [state.values, state.toggles, state.choices, state.texts]
    .flatMap(Object.keys)
    .filter((at) => isGone(ownerOf(at)))
    .map((at) => `${at} was left behind`);
}

function badRanking(game: Game, state: GameState): readonly string[] {
  const standings = game.definition.ranking?.(viewOf(game, state)) ?? [];
  return standings.flatMap(({ seat, place, total, parts }, index) => {
    const before = standings[index - 1];
    const isNext = place === before?.place || place === index + 1;
    return [
      ...(game.seat(seat) === undefined ? [`${seat} is ranked`] : []),
      ...(parts.reduce((sum, { amount }) => sum + amount, 0) === total
        ? []
        : [`${seat}: ${total}`]),
      ...(isNext && total <= (before?.total ?? total) ? [] : [`${seat} is in place ${place}`]),
    ];
  });
}
