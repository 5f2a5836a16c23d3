import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { ScorePicture } from './scorePicture';
import type { GivenOutcome } from './textFile';

/** Offers a picture of the score to other apps: the sheet as it stands on the screen. */
export async function sharePicture(
  picture: ScorePicture,
  fileName: string,
  sheet: RefObject<View | null>,
): Promise<GivenOutcome> {
  try {
    // Wanted once an evening: loaded when asked for.
    const { captureRef } = await import('react-native-view-shot');
    const { isAvailableAsync, shareAsync } = await import('expo-sharing');
    if (!(await isAvailableAsync())) return 'failed';
    const taken = await captureRef(sheet, {
      format: 'png',
      fileName: fileName.replace(/\.png$/, ''),
    });
    // iOS gives a bare path, Android an address.
    const address = taken.startsWith('file:') ? taken : `file://${taken}`;
    await shareAsync(address, {
      mimeType: 'image/png',
      UTI: 'public.png',
      dialogTitle: picture.title,
    });
    return 'shared';
  } catch {
    return 'failed';
  }
}
