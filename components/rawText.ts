import { useState } from 'react';

/**
 * The text of an input exactly as typed. A value coming back from the owner replaces it only if
 * `says` finds that it means something else: rewriting the text while an input method composes
 * would break the composition.
 */
export function useRawText<Value>(
  value: Value,
  show: (value: Value) => string,
  says: (raw: string, value: Value) => boolean,
): [raw: string, setRaw: (raw: string) => void] {
  const [raw, setRaw] = useState(() => show(value));
  const [seen, setSeen] = useState(value);
  if (!Object.is(seen, value)) {
    setSeen(value);
    if (!says(raw, value)) setRaw(show(value));
  }
  return [raw, setRaw];
}
