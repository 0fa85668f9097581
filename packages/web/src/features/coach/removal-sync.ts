import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { type SyncLoop, startSyncLoop } from '../../platform/sync-loop.ts';
import { toast } from '../../ui/toast.tsx';
import { sendRemoval } from './coach-calls.ts';
import { mayPass } from './may-pass.ts';
import { dropRemoval, noteSent, type Removal, waitingRemovals } from './removal-outbox.ts';

const deedOf = { fact: 'forgotten', conversation: 'deleted' };

async function settle(removal: Removal, isCurrent: () => boolean): Promise<void> {
  const { kind, name } = removal;
  try {
    await sendRemoval(removal);
  } catch (error) {
    const failure = asFailure(error);
    if (mayPass(failure)) throw failure;
    if (failure.status !== 404) {
      if (!isCurrent()) return;
      dropRemoval(removal);
      toast(`“${name}” was not ${deedOf[kind]}. ${failureText(failure)}`, { tone: 'error' });
      return;
    }
  }
  if (isCurrent()) noteSent(removal);
}

async function sendAll(isCurrent: () => boolean): Promise<void> {
  for (let [next] = waitingRemovals.read(); next && isCurrent(); [next] = waitingRemovals.read()) {
    await settle(next, isCurrent);
  }
}

/** Tells the server what was deleted here, for one user, until stopped. */
export function startRemovalSync(userId: string): SyncLoop {
  return startSyncLoop({
    userId,
    lockName: `coach-removals-${userId}`,
    outbox: waitingRemovals,
    exchange: sendAll,
  });
}
