import { useRef, useState } from 'react';
import { StyleSheet, View, type TextInput } from 'react-native';

import { IconButton } from './iconButton';
import { InputBox } from './inputBox';
import { touch } from './theme/tokens';

export type SearchFieldProps = {
  label: string;
  placeholder: string;
  clearLabel: string;
  /** What it starts with. Afterwards only the player writes into it. */
  start: string;
  onChange: (text: string) => void;
  onSubmit?: (() => void) | undefined;
  testID?: string | undefined;
};

/**
 * A box to search with. The text belongs to the input itself: nothing is written back while
 * somebody types, so an input method can compose in peace.
 */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  start,
  onChange,
  onSubmit,
  testID = 'search',
}: SearchFieldProps) {
  const input = useRef<TextInput>(null);
  const [isEmpty, setIsEmpty] = useState(start === '');

  const change = (text: string) => {
    setIsEmpty(text === '');
    onChange(text);
  };
  const clear = () => {
    input.current?.clear();
    input.current?.focus();
    change('');
  };

  return (
    <View accessibilityRole="search" style={styles.search}>
      <View style={styles.box}>
        <InputBox
          ref={input}
          label={label}
          invalid={false}
          defaultValue={start}
          placeholder={placeholder}
          onChangeText={change}
          onSubmitEditing={onSubmit}
          inputMode="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoCorrect={false}
          testID={testID}
        />
      </View>
      {!isEmpty && (
        <View style={styles.clear}>
          <IconButton glyph="✕" label={clearLabel} onPress={clear} testID={`${testID}.clear`} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  search: { flexDirection: 'row', alignItems: 'center' },
  box: { flex: 1 },
  clear: { width: touch.target },
});
