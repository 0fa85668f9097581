import { saveFile } from './save-file.ts';

/** Hands something to the apps of the device. False where the browser cannot, or none was found. */
export async function handOver(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closed by the user: that is an answer.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('It could not be handed over.', error);
    return false;
  }
}

/** To the apps of the device where the browser can, else to the downloads. Says what was done. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<string> {
  const files = [new File([picture], name, { type: 'image/png' })];
  if (await handOver({ files, title })) return '';
  saveFile(name, picture, 'image/png');
  return `Saved as ${name}.`;
}
