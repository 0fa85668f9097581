import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { type SyncLoop, startSyncLoop } from '../../platform/sync-loop.ts';
import { toast } from '../../ui/toast.tsx';
import { dropThread } from './chat-outbox.ts';
import { sendRemoval } from './coach-calls.ts';
import { dropConversation } from './conversation-store.ts';
import { mayPass } from './may-pass.ts';
import { dropRemoval, noteSent, type Removal, waitingRemovals } from './removal-outbox.ts';
import { releaseLeftBehind } from './undo-toast.ts';

const deedOf = { fact: 'forgotten', conversation: 'deleted' };

async function settle(removal: Removal, isCurrent: () => boolean): Promise<void> {
  const { kind, id, name } = removal;
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
  if (!isCurrent()) return;
  noteSent(removal);
  if (kind === 'conversation') {
    dropConversation(id);
    dropThread(id);
  }
}

async function sendAll(isCurrent: () => boolean): Promise<void> {
  for (let [next] = waitingRemovals.read(); next && isCurrent(); [next] = waitingRemovals.read()) {
    await settle(next, isCurrent);
  }
}

/** Tells the server what was deleted here, for one user, until stopped. */
export function startRemovalSync(userId: string): SyncLoop {
  releaseLeftBehind();
  return startSyncLoop({
    userId,
    lockName: `coach-removals-${userId}`,
    outbox: waitingRemovals,
    exchange: sendAll,
  });
}
