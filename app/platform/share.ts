import * as Clipboard from 'expo-clipboard';

/** Puts a text on the clipboard; false if the device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    return await Clipboard.setStringAsync(text);
  } catch {
    return false;
  }
}
