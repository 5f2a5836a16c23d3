/**
 * Hands a file over to other apps, or keeps it as a download where there is no way to.
 * For the web's versions of what is beside it.
 */
export async function giveFile(file: File): Promise<'shared' | 'saved'> {
  if (await offered(file)) return 'shared';
  save(file);
  return 'saved';
}

/** Whether the browser took it; whoever changed their mind there wants no file either. */
async function offered(file: File): Promise<boolean> {
  const shared = { files: [file] };
  if (!('canShare' in navigator) || !navigator.canShare(shared)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has to begin first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
