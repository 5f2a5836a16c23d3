import { AppState } from 'react-native';

/** Tells when the players put the app away; it may not come back. */
export function whenLeft(left: () => void): () => void {
  const listening = AppState.addEventListener('change', (state) => {
    if (state === 'background') left();
  });
  return () => listening.remove();
}
