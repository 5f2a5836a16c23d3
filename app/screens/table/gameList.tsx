import { useState } from 'react';
import { View } from 'react-native';

import { IconButton } from '../../../components/iconButton';
import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { useTranslation } from '../../i18n/useTranslation';
import type { GameSummary } from '../../store/gameSummary';
import { useGameTitles } from '../shared/gameTitle';

type GameListProps = {
  title: string;
  hint?: string;
  games: readonly GameSummary[];
  onOpen: (game: GameSummary) => void;
  onMenu: (game: GameSummary) => void;
  /** Shows only its title until it is opened. */
  folded?: boolean;
};

/** Games under a title; nothing at all where there are none. */
export function GameList({ title, hint, games, onOpen, onMenu, folded = false }: GameListProps) {
  const { t } = useTranslation();
  const titleOf = useGameTitles();
  const [open, setOpen] = useState(!folded);
  if (games.length === 0) return null;
  return (
    <View>
      {folded ? (
        <ListRow
          title={`${title} (${games.length})`}
          onPress={() => setOpen(!open)}
          expanded={open}
        />
      ) : (
        <SectionTitle title={title} hint={hint} />
      )}
      {open &&
        games.map((game) => {
          const { title: name, about } = titleOf(game);
          return (
            <ListRow
              key={game.id}
              title={name}
              subtitle={about}
              onPress={() => onOpen(game)}
              testID={`game.${game.id}`}
              beside={
                <IconButton
                  glyph="⋯"
                  label={`${name} ${t('common.more')}`}
                  onPress={() => onMenu(game)}
                  testID={`menu.${game.id}`}
                />
              }
            />
          );
        })}
    </View>
  );
}
