import { Platform, Share } from 'react-native';
import { writeClipboard } from './clipboard';

/** Puts a text on the clipboard; false if the device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    return await writeClipboard(text);
  } catch {
    return false;
  }
}

/** Whether the device has a way to hand a text to another app. */
export function canShare(): boolean {
  return Platform.OS !== 'web' || 'share' in navigator;
}

/** Offers a text to other apps; whoever changes their mind has lost nothing. */
export async function shareText(message: string): Promise<void> {
  await Share.share({ message }).catch(() => undefined);
}
