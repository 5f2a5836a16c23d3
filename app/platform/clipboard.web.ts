/** Rejects where the browser does not allow it, which is also what it is like without encryption. */
export async function writeClipboard(text: string): Promise<boolean> {
  await navigator.clipboard.writeText(text);
  return true;
}
