import { StyleSheet, View } from 'react-native';

import { Chip } from './chip';
import { TextField, type TextFieldProps } from './textField';
import { spacing } from './theme/tokens';

export type SuggestedTextProps = TextFieldProps & {
  /** What was written before in such a place: one tap instead of typing. */
  suggestions?: readonly string[] | undefined;
  testID: string;
};

/** A line of text, with what somebody would probably write there. */
export function SuggestedText({ suggestions = [], ...field }: SuggestedTextProps) {
  const { value, onChange, testID } = field;
  const others = [...new Set(suggestions)].filter((text) => text !== value.trim());
  return (
    <View style={styles.field}>
      <TextField {...field} />
      {others.length > 0 && (
        <View style={styles.chips}>
          {others.slice(0, mostShown).map((text, index) => (
            <Chip
              key={text}
              label={text}
              onPress={() => onChange(text)}
              testID={`${testID}.suggestion${index + 1}`}
            />
          ))}
        </View>
      )}
    </View>
  );
}

/** More than this is slower to read than to type. */
const mostShown = 8;

const styles = StyleSheet.create({
  field: { gap: spacing.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
