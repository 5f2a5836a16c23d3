import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Chip } from './chip';
import { NumberField } from './numberField';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { spacing } from './theme/tokens';

export type NumberEntryProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onMove: (by: number) => void;
  /** Steps may go past the upper end; the exact number may not. */
  goesOn?: boolean | undefined;
  onSet: (to: number) => void;
  onClose: () => void;
  texts: { readonly set: string; readonly close: string; readonly by: string };
  testID?: string | undefined;
};

/** What opens from a track: larger steps, and the exact number. */
export function NumberEntry({
  label,
  value,
  min,
  max,
  goesOn = false,
  onMove,
  onSet,
  onClose,
  texts,
  testID = 'numberEntry',
}: NumberEntryProps) {
  const { drawnScale } = useTheme();
  const [target, setTarget] = useState(value);
  const [valid, setValid] = useState(true);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTarget(value);
    setValid(true);
  }

  return (
    <View style={styles.entry}>
      <Text variant="figureLarge" align="center" aria-live="polite">
        {value}
      </Text>
      <View role="group" aria-label={texts.by} style={styles.steps}>
        <Text variant="label" tone="quiet">
          {texts.by}
        </Text>
        {stepRows.map((steps) => (
          <View key={steps.join()} style={styles.row}>
            {steps.map((by) => (
              <View key={by} style={[styles.cell, { minWidth: cellWidth * drawnScale }]}>
                <Chip
                  label={signed(by)}
                  accessibilityLabel={`${label} ${signed(by)}`}
                  disabled={value + by < min || (value + by > max && !goesOn)}
                  onPress={() => onMove(by)}
                  testID={`${testID}.${by > 0 ? 'plus' : 'minus'}${Math.abs(by)}`}
                />
              </View>
            ))}
          </View>
        ))}
      </View>
      <NumberField
        label={label}
        value={target}
        min={min}
        max={max}
        onChange={setTarget}
        onSubmit={() => valid && onSet(target)}
        onValidity={setValid}
        testID={`${testID}.exact`}
      />
      <View style={styles.actions}>
        <Button
          kind="secondary"
          grow
          label={texts.close}
          onPress={onClose}
          testID={`${testID}.close`}
        />
        <Button
          grow
          label={texts.set}
          hint={target === value ? undefined : String(target)}
          disabled={target === value || !valid}
          onPress={() => onSet(target)}
          testID={`${testID}.set`}
        />
      </View>
    </View>
  );
}

const stepRows: readonly (readonly number[])[] = [
  [1, 2, 5, 10],
  [-1, -2, -5, -10],
];

/** Room for a sign and two digits. */
const cellWidth = 68;

function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

const styles = StyleSheet.create({
  entry: { gap: spacing.l },
  steps: { gap: spacing.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
  cell: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
