import { hasEditions } from '../../../rules/games/editions';
import { gameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { setupOf, type GameSummary } from '../../store/gameSummary';
import { momentText } from './dates';

/** The edition of a game in a word; nothing where its name alone says which game it is. */
export function useEditionMark(): (game: string) => string | undefined {
  const { i18n } = useTranslation();
  return (game) => {
    if (!hasEditions(game)) return undefined;
    const { text, optional } = gameWords(i18n, i18n.language, game);
    return optional('mark') ?? text('edition');
  };
}

/** The name of a game, which says the edition too where there are several. */
export function useWithEdition(): (game: string, name: string) => string {
  const { t } = useTranslation();
  const markOf = useEditionMark();
  return (game, name) => {
    const edition = markOf(game);
    return edition === undefined ? name : t('editions.named', { name, edition });
  };
}

/** What a kind of game is called; nothing for one this version does not know. */
export function useKindName(): (game: string) => string | undefined {
  const { i18n } = useTranslation();
  const withEdition = useWithEdition();
  return (game) => {
    const name = gameWords(i18n, i18n.language, game).optional('name');
    return name === undefined ? undefined : withEdition(game, name);
  };
}

/** What a game is called: as its players call it, or what it is. */
export function useGameName(): (game: { game: string; name: string }) => string {
  const kindOf = useKindName();
  return ({ game, name }) => (name === '' ? (kindOf(game) ?? game) : name);
}

/** What a game in the list is called, and a line about it. */
export function useGameTitles(): (game: GameSummary) => { title: string; about: string } {
  const { t } = useTranslation();
  const kindOf = useKindName();
  return (game) => {
    const kind = kindOf(game.game) ?? game.game;
    const date = momentText(game.played, t);
    const played = t('table.lastPlayed', { date });
    const people = Object.values(setupOf(game).names).filter((name) => name !== '');
    const lines = game.name === '' ? [...people, played] : [kind, ...people, played];
    return { title: game.name === '' ? kind : game.name, about: lines.join(' · ') };
  };
}
