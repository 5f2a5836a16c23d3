import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { nameAddress, type Game } from '../../../rules/engine/game';
import type { GameState } from '../../../rules/engine/state';
import { useGameWords, type GameWords, type People } from '../../i18n/gameWords';
import { useOpenGame, usePlay } from '../../store/useApp';

/** The words of the game on the screen; people and things are called by their names. */
export function usePlayWords(): GameWords {
  const game = useOpenGame();
  const texts = usePlay((state) => state.texts);
  return useWordsWith(game, texts);
}

/** The same with the names of another moment. */
export function useWordsWith(game: Game, texts: GameState['texts']): GameWords {
  const people = useMemo(() => namesIn(texts), [texts]);
  return useGameWords(game.definition.id, people);
}

function namesIn(texts: GameState['texts']): People {
  const slot = nameAddress('');
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([at, text]) => at.endsWith(slot) && text !== '')
      .map(([at, text]) => [at.slice(0, -slot.length), text]),
  );
}

/** What a seat is called: its role, with the player's name where one was given. */
export function useSeatNames(): (seat: string) => string {
  return useSeatNamesIn(usePlayWords());
}

export function useSeatNamesIn(words: GameWords): (seat: string) => string {
  const { t } = useTranslation();
  const game = useOpenGame();
  return (seat) => {
    const role = words.name(seat);
    const name = game.setup.names[seat];
    const isRole = game.seat(seat)?.person === undefined;
    return isRole && name !== undefined ? t('play.players', { name, seat: role }) : role;
  };
}

/** Whose turn it is; where people share the steps of a round, what they share. */
export function useTurnTitle(seat: string): { caption: string; way: string } {
  const { t } = useTranslation();
  const game = useOpenGame();
  const name = useSeatNames()(seat);
  const isShared =
    game.seat(seat)?.person === undefined && game.seats.some(({ person }) => person !== undefined);
  return isShared
    ? { caption: name, way: t('play.goToRound', { seat: name }) }
    : { caption: t('play.turnOf', { seat: name }), way: t('play.goToTurn', { seat: name }) };
}

/** Where in the game the table is: a round by its name, or by its number. */
export function useRoundName(): string {
  const { t } = useTranslation();
  const words = usePlayWords();
  const round = usePlay((state) => state.turn.round);
  const name = usePlay((_, view, game) => game.definition.roundName?.(view));
  return name === undefined ? t('play.round', { round }) : words.phrase(name);
}
