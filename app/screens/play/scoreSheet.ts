import type { TFunction } from 'i18next';

import type { Ranked } from '../../../components/rankingTable';
import type { ThemeColors } from '../../../components/theme/theme';
import { pieceColors } from '../../../components/theme/tokens';
import type { ScorePicture } from '../../platform/scorePicture';

/** What a score sheet says: which game, when, and who has how much of what. */
export type ScoreSheet = { title: string; about: string; rows: readonly Ranked[] };

/** The sheet as a message: a line for everybody. */
export function scoreText({ title, about, rows }: ScoreSheet, t: TFunction): string {
  const lines = rows.map((row) => {
    const line = `${row.place}. ${row.name} ${row.total}`;
    const parts = [...partTexts(row), ...(row.tieBreak === undefined ? [] : [row.tieBreak])];
    return parts.length === 0 ? line : t('score.withParts', { line, parts: parts.join(' · ') });
  });
  return [title, about, ...lines].join('\n');
}

/** The sheet as a picture. */
export function scorePicture(
  { title, about, rows }: ScoreSheet,
  colors: ThemeColors,
): ScorePicture {
  return {
    title,
    about,
    rows: rows.map((row) => ({
      place: row.placeText,
      name: row.name,
      dot: row.color === undefined ? undefined : pieceColors[row.color],
      total: row.total,
      parts: partTexts(row),
      note: row.tieBreak,
    })),
    colors: {
      ground: colors.background,
      surface: colors.surface,
      edge: colors.lineStrong,
      text: colors.text,
      quiet: colors.textQuiet,
    },
  };
}

/** What a file with the sheet is called: by the game and the day, in letters any system takes. */
export function scoreFileName(game: string, time: number): string {
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `${game}-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.png`;
}

function partTexts({ parts }: Ranked): readonly string[] {
  return parts.map(({ label, amount }) => `${label} ${amount}`);
}
