import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { saveFile } from '../../../platform/save-file.ts';
import { currentPreferences } from '../data/preferences.ts';
import { paintSession } from './session-picture.ts';

/** To the apps of the device where the browser can, else to its downloads. Gives what there is to say. */
export async function sharePicture(session: WorkoutSession): Promise<string> {
  const picture = await paintSession(session);
  if (!picture) return 'This browser cannot draw the picture.';
  const { pictureDetails } = currentPreferences().privacy;
  // Its name is shared with it.
  const name = pictureDetails ? `cadence-${session.date.slice(0, 10)}.png` : 'cadence.png';
  const files = [new File([picture], name, { type: 'image/png' })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title: session.title });
      return '';
    } catch (error) {
      // Closed by the user: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
      console.warn('The picture could not be shared and is saved instead.', error);
    }
  }
  saveFile(name, picture, 'image/png');
  return `Saved as ${name}.`;
}
