import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const tag = 'play';

/** Keeps the screen on while it is mounted; where the device refuses, it just dims as usual. */
export function KeepAwake(): null {
  useEffect(() => {
    activateKeepAwakeAsync(tag).catch(() => undefined);
    return () => {
      deactivateKeepAwake(tag).catch(() => undefined);
    };
  }, []);
  return null;
}
