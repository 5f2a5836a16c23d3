import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Badge } from '../../../components/badge';
import { MarkedText } from '../../../components/markedText';
import { PressSurface } from '../../../components/pressSurface';
import { Text } from '../../../components/text';
import { AccentProvider, useTheme } from '../../../components/theme/theme';
import { radius, spacing, stroke, touch } from '../../../components/theme/tokens';
import { accentOf } from '../../../rules/games';
import type { Book } from '../../../rules/library/entry';
import type { Lexicon } from '../../../rules/library/lexicon';
import { excerptOf, rangesIn, tokensIn } from '../../../rules/library/marking';
import type { Token } from '../../../rules/library/query';
import { useTranslation } from '../../i18n/useTranslation';
import { placeOf } from '../../store/libraryIndex';
import type { EntryRef } from '../../store/libraryStore';
import { useEntryLink, useLanguages, useSay, useWhereabouts } from './library';
import { useOwnNote } from './ownNote';

type HitRowProps = {
  at: EntryRef;
  books: readonly Book[];
  lexicon: Lexicon;
  tokens: readonly Token[];
  /** Of an edition that is not the one in use. */
  otherEdition?: boolean;
  /** Shown beside the list instead of on a screen of its own. */
  onChoose?: ((at: EntryRef) => void) | undefined;
  chosen?: boolean;
};

/** A rule that was found: its title, the line that answers, and the words found in both. */
export const HitRow = memo(function HitRow(props: HitRowProps) {
  return (
    <AccentProvider accent={accentOf(props.at.game)}>
      <Hit {...props} />
    </AccentProvider>
  );
});

function Hit({
  at,
  books,
  lexicon,
  tokens: all,
  otherEdition = false,
  onChoose,
  chosen = false,
}: HitRowProps) {
  const { t } = useTranslation();
  const say = useSay();
  const { own } = useLanguages();
  const { colors } = useTheme();
  const entryLink = useEntryLink();
  const whereabouts = useWhereabouts();
  const note = useOwnNote(at);
  const place = placeOf(books, at);
  if (place === undefined) return null;
  const { book, entry } = place;
  const tokens = tokensIn(all, book.game);
  const title = say(entry.title);
  const excerpt = excerptOf(lexicon, entry.body, own, tokens);
  const link = entryLink(at);
  const noteText =
    note === undefined ? undefined : `${t(`rules.noteKinds.${note.kind}`)}: ${note.text}`;
  return (
    <PressSurface
      role="link"
      href={link.href}
      onPress={onChoose === undefined ? link.onPress : () => onChoose(at)}
      testID="hit"
      style={[
        styles.hit,
        { borderColor: chosen ? colors.accent : colors.line },
        !otherEdition && { backgroundColor: colors.surface },
      ]}
    >
      <View style={styles.where}>
        {otherEdition && <Badge text={t('editions.otherMark')} testID="otherEdition" />}
        <Text variant="caption" tone="accent">
          {whereabouts(place)}
        </Text>
      </View>
      <MarkedText variant="label" text={title} marks={rangesIn(lexicon, title, tokens)} />
      <View>
        <MarkedText
          variant="caption"
          tone="quiet"
          numberOfLines={3}
          language={excerpt.language}
          text={excerpt.text}
          marks={rangesIn(lexicon, excerpt.text, tokens)}
        />
        {noteText !== undefined && (
          <MarkedText
            variant="caption"
            tone="accent"
            numberOfLines={2}
            text={noteText}
            marks={rangesIn(lexicon, noteText, tokens)}
          />
        )}
      </View>
    </PressSurface>
  );
}

const styles = StyleSheet.create({
  where: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  hit: {
    minHeight: touch.target,
    gap: spacing.xs,
    padding: spacing.m,
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
});
