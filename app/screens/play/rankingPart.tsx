import { memo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { RankingTable, type Ranked } from '../../../components/rankingTable';
import { Snackbar } from '../../../components/snackbar';
import { Text } from '../../../components/text';
import { useTheme } from '../../../components/theme/theme';
import { radius, spacing } from '../../../components/theme/tokens';
import { signed } from '../../../rules/engine/phrase';
import { eventAt } from '../../../rules/engine/timeline';
import { useTranslation } from '../../i18n/useTranslation';
import { canShare, copyText, shareText } from '../../platform/share';
import { sharePicture } from '../../platform/sharePicture';
import { useOpenGame, usePlay, useShownPlay } from '../../store/useApp';
import { dayText } from '../shared/dates';
import { useWithEdition } from '../shared/gameTitle';
import { usePieces, usePlayWords } from './playWords';
import { scoreFileName, scorePicture, scoreText, type ScoreSheet } from './scoreSheet';

/** Everybody's score, to read together and to take home. */
export const RankingPart = memo(function RankingPart() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const game = useOpenGame();
  const { id } = game.definition;
  const view = useRef<View>(null);
  const { sheet, played } = useScoreSheet();
  const [message, setMessage] = useState<string>();
  const [drawing, setDrawing] = useState(false);
  if (sheet.rows.length === 0) return null;

  const giveText = async () => {
    const text = scoreText(sheet, t);
    if (canShare()) await shareText(text);
    else setMessage(t((await copyText(text)) ? 'score.copied' : 'score.notCopied'));
  };
  const givePicture = async () => {
    setDrawing(true);
    const picture = scorePicture(sheet, colors);
    const outcome = await sharePicture(picture, scoreFileName(id, played), view);
    setDrawing(false);
    if (outcome !== 'shared') setMessage(t(`score.${outcome}`));
  };
  return (
    <View style={styles.part}>
      {/* What a picture is taken of: on Android a view that only groups others would not be there. */}
      <View
        ref={view}
        collapsable={false}
        style={[styles.sheet, { backgroundColor: colors.background }]}
      >
        <View>
          <Text variant="heading">{sheet.title}</Text>
          <Text variant="caption" tone="quiet">
            {sheet.about}
          </Text>
        </View>
        <RankingTable label={t('score.title')} rows={sheet.rows} testID="ranking" />
      </View>
      <View style={styles.actions}>
        <Button
          kind="secondary"
          grow
          label={t(canShare() ? 'score.shareText' : 'score.copyText')}
          onPress={() => void giveText()}
          testID="shareScoreText"
        />
        <Button
          kind="secondary"
          grow
          label={t('score.sharePicture')}
          disabled={drawing}
          onPress={() => void givePicture()}
          testID="shareScorePicture"
        />
      </View>
      {message !== undefined && (
        <Snackbar message={message} onDismiss={() => setMessage(undefined)} testID="message" />
      )}
    </View>
  );
});

/** The score as it stands, and when it came about. */
function useScoreSheet(): { sheet: ScoreSheet; played: number } {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const pieceOf = usePieces();
  const [opened] = useState(() => Date.now());
  const name = usePlay((state) => state.name);
  const standings = usePlay((_, view) => game.definition.ranking?.(view) ?? []);
  const last = useShownPlay((play) => play && eventAt(play.timeline, play.timeline.cursor)?.time);
  const played = last ?? opened;
  const kind = useWithEdition()(game.definition.id, words.text('name'));
  const date = dayText(played, t);
  const rows = standings.map(({ seat, place, total, parts, tieBreak }): Ranked => ({
    ...pieceOf(seat),
    id: seat,
    place,
    placeText: t('score.place', { place }),
    total: figure(total),
    parts: parts.map((part) => ({ label: words.phrase(part), amount: figure(part.amount) })),
    tieBreak: tieBreak === undefined ? undefined : words.phrase(tieBreak),
  }));
  const sheet =
    name === ''
      ? { title: kind, about: date, rows }
      : { title: name, about: `${kind} · ${date}`, rows };
  return { sheet, played };
}

/** Points have no sign unless they are lost ones. */
function figure(points: number): string {
  return points < 0 ? signed(points).written : String(points);
}

const styles = StyleSheet.create({
  part: { gap: spacing.m },
  sheet: { gap: spacing.m, padding: spacing.m, borderRadius: radius.large },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
