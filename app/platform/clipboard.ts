import * as Clipboard from 'expo-clipboard';

/** Whether the device took the text. */
export function writeClipboard(text: string): Promise<boolean> {
  return Clipboard.setStringAsync(text);
}
