import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { useArriving } from '../../../components/useArriving';
import { arrivingGame } from '../../../rules/games';
import { generalTools, toolIn } from '../../../rules/games/toolGroups';
import type { Seat } from '../../../rules/engine/definition';
import { makeGame } from '../../../rules/engine/game';
import { useGameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import type { Place } from '../../store/libraryIndex';
import { setupOf } from '../../store/gameSummary';
import { useApp } from '../../store/useApp';

/** A rule about more numbers than this is about a whole sheet. */
const mostRows = 3;

/** The tracks and collections that stand on a seat's own sheet, and where their names are. */
function shownTracks({ id, sheet }: Seat) {
  return sheet
    .flatMap(({ parts }) => parts)
    .flatMap((part) =>
      part.kind === 'track' || part.kind === 'collection'
        ? [{ at: `${id}.${part.id}`, group: `${part.kind}s` }]
        : [],
    );
}

/** The tracks and steps of the running game that a rule is about, and its tools. */
export function AtTheTable({ place }: { place: Place }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const gameId = place.book.game;
  const words = useGameWords(gameId);
  const running = useApp(({ games, play }) => {
    const active = games.filter(({ status, game }) => status === 'active' && game === gameId);
    return active.find(({ id }) => id === play?.id) ?? active[0];
  });
  const definition = useArriving(arrivingGame(gameId));
  const { tracks = [], steps = [], tools = [] } = place.entry.links ?? {};

  const rows: { key: string; title: string; href: string; onPress: () => void }[] = [];
  if (running !== undefined && definition !== undefined) {
    const { seats } = makeGame(definition, setupOf(running));
    const open = (seat: string, key: string, title: string) =>
      rows.push({
        key,
        title,
        href: `/play/${running.id}/${seat}`,
        // Whoever came from the game goes back to it, not on to a copy of it.
        onPress: () =>
          navigation.navigate('Play', { session: running.id, sheet: seat }, { pop: true }),
      });
    for (const seat of seats) {
      const shown = shownTracks(seat).filter(({ at }) => tracks.includes(at));
      // More than a few lead to the same place: then the place itself is named.
      if (shown.length > mostRows) {
        open(seat.id, seat.id, t('rules.openTrack', { name: words.name(seat.id) }));
      }
      for (const { at, group } of shown.length > mostRows ? [] : shown) {
        open(seat.id, at, t('rules.openTrack', { name: words.label(group, at) }));
      }
      // Those who are alike have the same steps: one of them is enough.
      for (const { id } of seat.like === undefined ? seat.steps : []) {
        if (!steps.includes(id)) continue;
        open(seat.id, id, t('rules.openStep', { name: words.text(`steps.${id}.title`) }));
      }
    }
  }
  const groups = definition === undefined ? [generalTools] : [definition, generalTools];
  for (const tool of tools.filter((id) => toolIn(groups, id) !== undefined)) {
    rows.push({
      key: tool,
      title: t('rules.openTool', { name: words.text(`tools.${tool}.name`) }),
      href: `/tools/${tool}`,
      onPress: () => navigation.navigate('Tool', { tool }),
    });
  }
  if (rows.length === 0) return null;
  return (
    <View>
      <SectionTitle title={t('rules.atTheTable')} />
      {rows.map(({ key, ...row }) => (
        <ListRow key={key} {...row} testID={`use.${key}`} />
      ))}
    </View>
  );
}
