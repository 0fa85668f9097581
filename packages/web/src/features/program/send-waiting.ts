import { asFailure, isAnswer } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
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
export async function sendWaiting(): Promise<void> {
  const owner = storageOwner();
  for (let change = programOutbox.read()[0]; change; change = programOutbox.read()[0]) {
    try {
      await send(change);
    } catch (error) {
      const failure = asFailure(error);
      if (!isAnswer(failure) || failure.status >= 500 || failure.status === 429) return;
      if (storageOwner() !== owner) return;
      toast(`${failedWords(change)}. ${failureText(failure)}`, { tone: 'error' });
    }
    if (storageOwner() !== owner) return;
    forgetSent(change);
  }
}
