import { asFailure, isAnswer } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { move, skip, tick } from './program-api.ts';
import { programOutbox, type WaitingChange } from './program-outbox.ts';
import { failedTo } from './program-words.ts';

function send({ programId, workoutId, week, session, at, status, date }: WaitingChange) {
  if (date !== undefined) {
    return move({ week, session, date, program_id: programId, changed_at: at });
  }
  if (status === 'skipped') return skip(workoutId, at);
  return tick(workoutId, status === 'completed', at);
}

/** One after the other. What the server refuses is told; where it cannot be asked the rest stays. */
export async function sendWaiting(): Promise<void> {
  const owner = storageOwner();
  for (let change = programOutbox.read()[0]; change; change = programOutbox.read()[0]) {
    const { at } = change;
    try {
      await send(change);
    } catch (error) {
      const failure = asFailure(error);
      if (!isAnswer(failure) || failure.status >= 500 || failure.status === 429) return;
      if (storageOwner() !== owner) return;
      toast(`${failedTo.update}. ${failureText(failure)}`, { tone: 'error' });
    }
    if (storageOwner() !== owner) return;
    // A change made while this one was on its way stays.
    programOutbox.write(programOutbox.read().filter((one) => one.at !== at));
  }
}
