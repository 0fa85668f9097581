import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { saved } from '../../platform/database/database.ts';
import type { WriteResult } from '../../platform/storage.ts';
import { addToast } from '../../ui/overlay/toast-queue.ts';
import { changeVoicePreferences } from './preferences-store.ts';

let hasToldOnce = false;

/** Takes effect at once; a device that cannot keep it is spoken of once, not at each change. */
export function keepPreferences(change: Partial<VoicePreferences>): void {
  changeVoicePreferences(change);
  void saved().then(tellUnlessKept);
}

function tellUnlessKept(result: WriteResult): void {
  if (result.ok || hasToldOnce) return;
  hasToldOnce = true;
  const why = result.problem === 'full' ? 'is full' : 'refuses to store anything';
  addToast(`This device ${why}. Your choice lasts until you close the page.`, { tone: 'error' });
}
