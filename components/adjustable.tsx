import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { PressSurface } from './pressSurface';
import { radius } from './theme/tokens';

/** What a track and a counter share. */
export type AdjustableProps = {
  testID: string;
  label: string;
  value: number;
  min: number;
  /** Infinity where there is no end. */
  max: number;
  onMove: (by: number) => void;
  /** Something comes of going on past the upper end: it takes taps there too. */
  goesOn?: boolean | undefined;
  /** The highest number is no more than an end for those who mistype. */
  hidesMax?: boolean | undefined;
  /** The number as it is read, where that is not its digits. */
  shown?: string | undefined;
  /** It stands at an end already, although the value given is a moment behind. */
  ends?: { readonly least: boolean; readonly most: boolean } | undefined;
  /** Opens the exact entry. */
  onOpen?: (() => void) | undefined;
  hint?: string | undefined;
  /** Spoken names of the two buttons. */
  spoken?: { readonly plus: string; readonly minus: string } | undefined;
};

/** What the figure in the middle needs of it. */
export type FigureProps = Omit<AdjustableProps, 'hint' | 'spoken' | 'hidesMax' | 'ends'>;

type AdjustableFigureProps = FigureProps & {
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
};

/**
 * The figure in the middle: a slider to the browser, an adjustable to VoiceOver and TalkBack.
 * The buttons stand beside it, not in it, because a slider's children are not reachable.
 */
export function AdjustableFigure({
  testID,
  label,
  value,
  min,
  max,
  goesOn = false,
  shown,
  onMove,
  onOpen,
  style,
  children,
}: AdjustableFigureProps) {
  function moveWithin(by: number) {
    const top = goesOn ? Infinity : max;
    const reachable = Math.min(top, Math.max(min, value + by)) - value;
    if (reachable !== 0) onMove(reachable);
  }

  function handleKey(key: string): boolean {
    const by = keySteps[key];
    if (by === undefined) return false;
    moveWithin(by);
    return true;
  }

  return (
    <PressSurface
      testID={testID}
      accessibilityRole="adjustable"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      // Without a text VoiceOver would speak a percentage.
      aria-valuetext={shown ?? String(value)}
      accessibilityActions={stepActions}
      onAccessibilityAction={({ nativeEvent }) => {
        if (nativeEvent.actionName === 'increment') moveWithin(1);
        if (nativeEvent.actionName === 'decrement') moveWithin(-1);
      }}
      onKey={handleKey}
      onPress={onOpen}
      style={[styles.figure, style]}
    >
      {children}
    </PressSurface>
  );
}

/** Whether a track can go no further, either way. */
export function endsOf({ value, min, max }: Pick<AdjustableProps, 'value' | 'min' | 'max'>) {
  return { least: value <= min, most: value >= max };
}

const stepActions = [{ name: 'increment' }, { name: 'decrement' }] as const;

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

const styles = StyleSheet.create({
  figure: { borderRadius: radius.medium, alignItems: 'center', justifyContent: 'center' },
});
