import { asFailure, isAnswer } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
import { type SyncLoop, startSyncLoop } from '../../platform/sync-loop.ts';
import { toast } from '../../ui/toast.tsx';
import { jump, move, skip, tick } from './program-api.ts';
import { forgetSent, programOutbox, type WaitingChange } from './program-outbox.ts';
import { failedTo } from './program-words.ts';

function send(change: WaitingChange) {
  const { programId, workoutId, week, session, at, status, date } = change;
  if (change.jump) return jump({ week, session, program_id: programId, changed_at: at });
  if (date !== undefined) {
    return move({ week, session, date, program_id: programId, changed_at: at });
  }
  if (status === 'skipped') return skip(workoutId, at);
  return tick(workoutId, status === 'completed', at);
}

function failedWords({ jump: isJump, date }: WaitingChange): string {
  if (isJump) return failedTo.jump;
  return date === undefined ? failedTo.update : failedTo.move;
}

/** One after the other. What the server refuses is told; where it cannot be asked the rest stays. */
async function sendAll(isCurrent: () => boolean): Promise<void> {
  for (
    let [change] = programOutbox.read();
    change && isCurrent();
    [change] = programOutbox.read()
  ) {
    try {
      await send(change);
    } catch (error) {
      const failure = asFailure(error);
      if (!isAnswer(failure) || failure.status >= 500 || failure.status === 429) throw failure;
      if (!isCurrent()) return;
      toast(`${failedWords(change)}. ${failureText(failure)}`, { tone: 'error' });
    }
    if (isCurrent()) forgetSent(change);
  }
}

let sending: { owner: string | null; done: Promise<void> } | null = null;

/** Once for all who ask at the same time: a refusal is told once. */
function sendOnce(): Promise<void> {
  const owner = storageOwner();
  if (sending?.owner === owner) return sending.done;
  const done = sendAll(() => storageOwner() === owner).finally(() => {
    if (sending?.done === done) sending = null;
  });
  sending = { owner, done };
  return done;
}

/** Before the server is asked, so that it answers with what was changed here. */
export async function sendWaiting(): Promise<void> {
  try {
    await sendOnce();
  } catch (error) {
    // It goes on waiting: the sync tries again.
    asFailure(error);
  }
}

/** Sends what waits as soon as the server can be reached, for one user, until stopped. */
export function startProgramSync(userId: string): SyncLoop {
  return startSyncLoop({
    userId,
    lockName: 'cadence-program-sync',
    outbox: programOutbox,
    exchange: sendOnce,
  });
}
