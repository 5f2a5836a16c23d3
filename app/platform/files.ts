import { largestFile, type GivenOutcome, type PickedFile, type TextFile } from './textFile';

/** Offers a file to other apps, the device's own folders among them. */
export async function shareFile({ name, text }: TextFile, title: string): Promise<GivenOutcome> {
  try {
    // Wanted once an evening: loaded when asked for.
    const { File, Paths } = await import('expo-file-system');
    const { isAvailableAsync, shareAsync } = await import('expo-sharing');
    if (!(await isAvailableAsync())) return 'failed';
    // Whoever gets it may read it later: the system tidies this folder by itself.
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, {
      mimeType: 'application/json',
      UTI: 'public.json',
      dialogTitle: title,
    });
    return 'shared';
  } catch {
    return 'failed';
  }
}

/** Lets the player choose a file and reads it. */
export async function pickTextFile(): Promise<PickedFile> {
  try {
    const { getDocumentAsync } = await import('expo-document-picker');
    const { File } = await import('expo-file-system');
    // Mail programs and clouds forget what kind of file it was: what is inside decides.
    const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
    const [chosen] = picked.assets ?? [];
    if (chosen === undefined) return 'cancelled';
    const file = new File(chosen.uri);
    if ((chosen.size ?? file.size) > largestFile) return 'tooLarge';
    return { name: chosen.name, text: await file.text() };
  } catch {
    return 'failed';
  }
}
