import { useMemo } from 'react';

import type { Piece } from '../../../components/pieceName';
import { nameAddress, ownerOf, type Game } from '../../../rules/engine/game';
import type { GameState } from '../../../rules/engine/state';
import { useGameWords, type GameWords, type People } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { useOpenGame, usePlay } from '../../store/useApp';

/** The words of the game on the screen; people and things are called by their names. */
export function usePlayWords(): GameWords {
  const game = useOpenGame();
  // Other texts than names are written too; the words stay the same ones then.
  const people = usePlay((state) => namesIn(state.texts));
  return useGameWords(game.definition.id, people);
}

/** The same with the names of another moment. */
export function useWordsWith(game: Game, texts: GameState['texts']): GameWords {
  const people = useMemo(() => namesIn(texts), [texts]);
  return useGameWords(game.definition.id, people);
}

/** Every part on the screen asks for them, and texts change seldom. */
const namesOfTexts = new WeakMap<GameState['texts'], People>();

function namesIn(texts: GameState['texts']): People {
  const known = namesOfTexts.get(texts);
  if (known !== undefined) return known;
  const names = readNames(texts);
  namesOfTexts.set(texts, names);
  return names;
}

function readNames(texts: GameState['texts']): People {
  const named = Object.entries(texts).filter(
    ([at, text]) => at === nameAddress(ownerOf(at)) && text !== '',
  );
  return Object.fromEntries(
    named.map(([at, text]) => {
      const owner = ownerOf(at);
      const isTwice = named.some(([other, same]) => other !== at && same === text);
      // Two of one name are told apart by their numbers.
      return [owner, isTwice ? `${text} ${owner.replace(/^.*\D/, '')}` : text];
    }),
  );
}

/** What somebody or something is called, with the colour of their pieces where they have one. */
export function usePieces(): (of: string) => Piece {
  const game = useOpenGame();
  const words = usePlayWords();
  return (of) => ({ name: words.name(of), color: game.seat(of)?.person?.color });
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
