import { readSigns, tellSigns } from '@cadence/contract/safety/routes';
import { call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { type SyncLoop, startSyncLoop, whenSent } from '../../../platform/sync-loop.ts';
import { adoptSigns, signOutbox, takeTold, type UntoldSign } from './safety-lock.ts';

function exchangeSigns(untold: readonly UntoldSign[]) {
  if (untold.length === 0) return call(readSigns, {});
  const nowMs = Date.now();
  const signs = untold.map(({ id, isOpen, atMs }) => ({
    id,
    isOpen,
    secondsAgo: Math.max(0, Math.floor((nowMs - atMs) / 1000)),
  }));
  return call(tellSigns, { body: { signs } });
}

async function exchange(isCurrent: () => boolean): Promise<void> {
  const untold = signOutbox.read();
  try {
    const { signs } = await exchangeSigns(untold);
    if (!isCurrent()) return;
    if (untold.length > 0) takeTold(untold);
    adoptSigns(signs);
  } catch (error) {
    // Wrong in itself: sending it again would be refused again.
    if (!(error instanceof ApiFailure) || error.code !== 'VALIDATION_ERROR') throw error;
    console.warn('The server refused what this device told of a sign.', error);
    if (isCurrent()) takeTold(untold);
  }
}

let running: SyncLoop | null = null;

/** Keeps what stands in the way of training the same on the device and in the account, until stopped. */
export function startSafetySync(userId: string): SyncLoop {
  const loop = startSyncLoop({
    userId,
    lockName: 'cadence-safety-sync',
    outbox: signOutbox,
    exchange,
  });
  running = loop;
  return loop;
}

/** Something may have been told or settled elsewhere, such as to the coach. */
export function refreshSigns(): void {
  running?.request();
}

export const areSignsTold = (): boolean => signOutbox.read().length === 0;

/** True once the account knows what was told and settled here, false when it could not be told in time. */
export function whenSignsTold(limitMs: number): Promise<boolean> {
  running?.request();
  return whenSent(signOutbox, limitMs);
}
