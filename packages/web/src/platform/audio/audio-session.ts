/**
 * How this page's sounds live with those of other apps, where a browser lets a page choose:
 * `transient` lowers the user's music for a beep and stops on a locked screen, `playback` stops
 * the music and goes on.
 */
type Manner = 'transient' | 'playback';

let manner: Manner = 'transient';
let isOpen = false;

function apply(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = isOpen ? manner : 'auto';
}

export function openAudioSession(): void {
  isOpen = true;
  apply();
}

export function closeAudioSession(): void {
  isOpen = false;
  apply();
}

export function setAudioManner(next: Manner): void {
  manner = next;
  apply();
}
