import { useRef } from 'react';

import { FieldFrame } from './fieldFrame';
import { InputBox } from './inputBox';
import { useRawText } from './rawText';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  testID?: string | undefined;
  autoFocus?: boolean | undefined;
  onSubmit?: (() => void) | undefined;
  maxLength?: number | undefined;
  /** Room for several lines. */
  multiline?: boolean | undefined;
};

const shownLines = 4;

/** A line of text, or a few. Shows what is typed, not what the owner makes of it, so that input methods work. */
export function TextField({
  label,
  value,
  onChange,
  placeholder,
  error,
  hint,
  testID,
  autoFocus = false,
  onSubmit,
  maxLength,
  multiline = false,
}: TextFieldProps) {
  const sent = useRef(value);
  const [raw, setRaw] = useRawText(value, String, (_, next) => next === sent.current);

  function type(text: string) {
    sent.current = text;
    setRaw(text);
    onChange(text);
  }

  return (
    <FieldFrame label={label} error={error} hint={hint} testID={testID}>
      <InputBox
        label={label}
        invalid={error !== undefined}
        testID={testID}
        value={raw}
        onChangeText={type}
        onSubmitEditing={onSubmit}
        placeholder={placeholder}
        autoFocus={autoFocus}
        maxLength={maxLength}
        multiline={multiline}
        numberOfLines={multiline ? shownLines : undefined}
        autoCapitalize="none"
        autoCorrect={false}
      />
    </FieldFrame>
  );
}
