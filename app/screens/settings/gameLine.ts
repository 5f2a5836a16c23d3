import { useTranslation } from '../../i18n/useTranslation';
import type { Preview } from '../../store/recordsStore';
import { momentText } from '../shared/dates';
import { useGameName, useKindName } from '../shared/gameTitle';

type GameRow = Preview['comparison']['onlyHere'][number];

/** A game of a backup or a file: its name, and what tells it from others of that name. */
export function useGameLine(): (row: GameRow, events?: number) => { name: string; about: string } {
  const { t } = useTranslation();
  const nameOf = useGameName();
  const kindOf = useKindName();
  return (row, events) => {
    const kind = kindOf(row.game);
    const about = [
      ...(row.name === '' || kind === undefined ? [] : [kind]),
      t('table.lastPlayed', { date: momentText(row.touched, t) }),
      ...(events === undefined ? [] : [t('records.entries', { count: events })]),
      ...(row.status === 'deleted' ? [t('table.deleted')] : []),
    ];
    return { name: nameOf(row), about: about.join(' · ') };
  };
}
