import { memo } from 'react';

import { IconButton } from '../../../components/iconButton';
import { ListRow } from '../../../components/listRow';
import { useTranslation } from '../../i18n/useTranslation';
import type { GameSummary } from '../../store/gameSummary';
import { useGameTitles } from '../shared/gameTitle';

type GameRowProps = {
  game: GameSummary;
  /** The day it is: another one, and the row tells anew when the game was played. */
  day: string;
  onOpen: (game: GameSummary) => void;
  onMenu: (game: GameSummary) => void;
};

/** A game in the list: it is drawn again only when something happened to it. */
export const GameRow = memo(function GameRow({ game, onOpen, onMenu }: GameRowProps) {
  const { t } = useTranslation();
  const { title, about } = useGameTitles()(game);
  return (
    <ListRow
      title={title}
      subtitle={about}
      onPress={() => onOpen(game)}
      testID={`game.${game.id}`}
      beside={
        <IconButton
          glyph="⋯"
          label={`${title} ${t('common.more')}`}
          onPress={() => onMenu(game)}
          testID={`menu.${game.id}`}
        />
      }
    />
  );
});
