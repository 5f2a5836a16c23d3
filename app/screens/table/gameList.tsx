import { useState } from 'react';
import { View } from 'react-native';

import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import type { GameSummary } from '../../store/gameSummary';
import { GameRow } from './gameRow';
import { useGrowing } from './growing';

type GameListProps = {
  title: string;
  hint?: string;
  games: readonly GameSummary[];
  /** The day it is: what was played today is told by the hour. */
  day: string;
  onOpen: (game: GameSummary) => void;
  onMenu: (game: GameSummary) => void;
  /** Shows only its title until it is opened. */
  folded?: boolean;
};

/** Games under a title; nothing at all where there are none. */
export function GameList({ title, hint, games, folded = false, ...row }: GameListProps) {
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
      {open && <GameRows games={games} {...row} />}
    </View>
  );
}

type GameRowsProps = Pick<GameListProps, 'games' | 'day' | 'onOpen' | 'onMenu'>;

function GameRows({ games, ...row }: GameRowsProps) {
  const drawn = useGrowing(games.length);
  return games.slice(0, drawn).map((game) => <GameRow key={game.id} game={game} {...row} />);
}
