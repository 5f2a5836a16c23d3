import { Fragment } from 'react';
import { Text as NativeText, StyleSheet, View } from 'react-native';

import { followLink } from './linkPress';
import { Text, type TextProps } from './text';
import { useTheme } from './theme/theme';
import { typeScale } from './theme/tokens';
import { webProps } from './theme/webOnly';

export type RuleSpan = {
  readonly text: string;
  readonly reading?: string | undefined;
  readonly link?: { readonly href: string; readonly onPress: () => void } | undefined;
};

/** A text whose terms are links. */
export function RuleText({
  spans,
  ...rest
}: Omit<TextProps, 'children'> & { spans: readonly RuleSpan[] }) {
  return (
    <Text selectable {...rest}>
      <Spans spans={spans} />
    </Text>
  );
}

/** The same inside another text. */
export function Spans({ spans }: { spans: readonly RuleSpan[] }) {
  return spans.map((span, index) => (
    <Fragment key={index}>
      {span.link === undefined ? span.text : <LinkText text={span.text} link={span.link} />}
    </Fragment>
  ));
}

function LinkText({ text, link }: { text: string; link: NonNullable<RuleSpan['link']> }) {
  const { colors } = useTheme();
  return (
    <NativeText
      role="link"
      {...webProps({ href: link.href })}
      onPress={(event) => followLink(event, link.onPress)}
      style={[styles.link, { color: colors.accent, textDecorationColor: colors.accent }]}
    >
      {text}
    </NativeText>
  );
}

/**
 * A Japanese text with readings above its words. Phrase stands beside phrase, so that a line never
 * breaks inside one.
 */
export function ReadingText({
  phrases,
  variant = 'body',
  ...rest
}: Omit<TextProps, 'children' | 'role' | 'level'> & {
  phrases: readonly (readonly RuleSpan[])[];
}) {
  const { textScale } = useTheme();
  const size = typeScale[variant].size * readingShare * textScale;
  const heading = variant === 'title' ? 1 : variant === 'heading' ? 2 : undefined;
  return (
    <View
      style={styles.phrases}
      {...(heading === undefined
        ? {}
        : { role: 'heading' as const, ...webProps({ 'aria-level': heading }) })}
    >
      {phrases.map((phrase, index) => (
        <View key={index} style={styles.phrase}>
          {phrase.map((span, place) => (
            <View key={place} style={styles.word}>
              <Text
                variant="caption"
                tone="quiet"
                aria-hidden
                style={{ fontSize: size, lineHeight: size * readingLine, letterSpacing: 0 }}
              >
                {span.reading ?? ' '}
              </Text>
              {/* The whole is the heading, not each of its words. */}
              <RuleText {...rest} variant={variant} role="presentation" spans={[span]} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Readings are small, as in print: about half the size of what they stand above. */
const readingShare = 0.56;
const readingLine = 1.3;

const styles = StyleSheet.create({
  link: { textDecorationLine: 'underline' },
  phrases: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end' },
  phrase: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', maxWidth: '100%' },
  word: { alignItems: 'center', maxWidth: '100%' },
});
