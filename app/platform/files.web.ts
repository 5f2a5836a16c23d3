import { largestFile, type GivenOutcome, type PickedFile, type TextFile } from './textFile';
import { giveFile } from './webFiles';

/** Offers a file to other apps, or saves it where the browser saves files. */
export async function shareFile(
  { name, text }: TextFile,
  // Browsers take the title from the page.
  _title: string,
): Promise<GivenOutcome> {
  try {
    return await giveFile(new File([text], name, { type: 'application/json' }));
  } catch {
    return 'failed';
  }
}

/** Lets the player choose a file and reads it. */
export function pickTextFile(): Promise<PickedFile> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,.txt,application/json,text/plain';
    input.style.display = 'none';
    const done = (picked: PickedFile) => {
      input.remove();
      resolve(picked);
    };
    input.addEventListener('cancel', () => done('cancelled'));
    input.addEventListener('change', () => {
      readPicked(input.files?.[0]).then(done, () => done('failed'));
    });
    // Safari forgets an input that is not on the page.
    document.body.append(input);
    input.click();
  });
}

async function readPicked(file: File | undefined): Promise<PickedFile> {
  if (file === undefined) return 'cancelled';
  if (file.size > largestFile) return 'tooLarge';
  return { name: file.name, text: await file.text() };
}
