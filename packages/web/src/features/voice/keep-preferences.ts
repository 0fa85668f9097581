import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { addToast } from '../../ui/toast-queue.ts';
import { changeVoicePreferences } from './preferences-store.ts';

let hasToldOnce = false;

/** Takes effect at once; a device that cannot keep it is spoken of once, not at each change. */
export function keepPreferences(change: Partial<VoicePreferences>): void {
  const result = changeVoicePreferences(change);
  if (result.ok || hasToldOnce) return;
  hasToldOnce = true;
  const why = result.problem === 'full' ? 'is full' : 'refuses to store anything';
  addToast(`This device ${why}. Your choice lasts until you close the page.`, { tone: 'error' });
}
