import { gameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { setupOf, type GameSummary } from '../../store/gameSummary';
import { momentText } from './dates';

/** What a game is called: as its players call it, or what it is. */
export function useGameName(): (game: { game: string; name: string }) => string {
  const { i18n } = useTranslation();
  return ({ game, name }) =>
    name === '' ? (gameWords(i18n, i18n.language, game).optional('name') ?? game) : name;
}

/** What a game in the list is called, and a line about it. */
export function useGameTitles(): (game: GameSummary) => { title: string; about: string } {
  const { t, i18n } = useTranslation();
  return (game) => {
    const words = gameWords(i18n, i18n.language, game.game);
    const kind = words.optional('name') ?? game.game;
    const date = momentText(game.played, i18n.language);
    const played = t('table.lastPlayed', { date });
    const people = Object.values(setupOf(game).names).filter((name) => name !== '');
    const lines = game.name === '' ? [...people, played] : [kind, ...people, played];
    return { title: game.name === '' ? kind : game.name, about: lines.join(' · ') };
  };
}
