import { StyleSheet, View } from 'react-native';

import { FieldFrame } from './fieldFrame';
import { InputBox } from './inputBox';
import { useRawText } from './rawText';
import { StepButton } from './stepButton';
import { spacing } from './theme/tokens';
import { readWholeNumber } from './wholeNumber';

export type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Called with whole numbers from `min` to `max` only. */
  onChange: (value: number) => void;
  error?: string | undefined;
  hint?: string | undefined;
  testID?: string | undefined;
  onSubmit?: (() => void) | undefined;
  /** Whether what stands in the field is a number that fits; whoever confirms has to know. */
  onValidity?: ((valid: boolean) => void) | undefined;
};

/** A number to type or to step. What was typed stays as it is, right or wrong. */
export function NumberField({
  label,
  value,
  min,
  max,
  onChange,
  error,
  hint,
  testID,
  onSubmit,
  onValidity,
}: NumberFieldProps) {
  const [raw, setRaw] = useRawText(
    value,
    String,
    (text, number) => readWholeNumber(text) === number,
  );
  const typed = readWholeNumber(raw);
  const fits = typed !== undefined && typed >= min && typed <= max;
  const shownError = fits ? error : (error ?? rangeText(min, max));

  function type(text: string) {
    setRaw(text);
    const number = readWholeNumber(text);
    const valid = number !== undefined && number >= min && number <= max;
    onValidity?.(valid);
    if (valid && number !== value) onChange(number);
  }

  function step(by: number) {
    const next = Math.min(max, Math.max(min, value + by));
    setRaw(String(next));
    onValidity?.(true);
    if (next !== value) onChange(next);
  }

  return (
    <FieldFrame label={label} error={shownError} hint={hint} testID={testID}>
      <View style={styles.row}>
        <StepButton
          direction="minus"
          label={`${label} −1`}
          testID={testID === undefined ? undefined : `${testID}.minus`}
          disabled={value <= min}
          onStep={step}
        />
        <InputBox
          figures
          label={label}
          invalid={shownError !== undefined}
          testID={testID}
          value={raw}
          onChangeText={type}
          onSubmitEditing={onSubmit}
          selectTextOnFocus
          // The number pad of iOS has no minus.
          keyboardType={min < 0 ? 'numbers-and-punctuation' : 'number-pad'}
        />
        <StepButton
          direction="plus"
          label={`${label} +1`}
          testID={testID === undefined ? undefined : `${testID}.plus`}
          disabled={value >= max}
          onStep={step}
        />
      </View>
    </FieldFrame>
  );
}

/** Figures only: it reads the same in every language. */
function rangeText(min: number, max: number): string {
  return Number.isFinite(max) ? `${min} – ${max}` : `≥ ${min}`;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', gap: spacing.s },
});
