import { isAnswer } from '../../../platform/api/api.ts';
import { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { isAnyRefusal } from '../../../platform/outbox/lane.ts';
import { defineSender, whenSent } from '../../../platform/outbox/senders.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { failedTo } from '../program-words.ts';
import { jump, move, skip, tick } from './program-api.ts';
import type { WaitingChange } from './program-outbox.ts';

function send(change: WaitingChange) {
  const { programId, workoutId, week, session, at, status, date } = change;
  if (change.jump) return jump({ week, session, program_id: programId, changed_at: at });
  if (date !== undefined) {
    return move({ week, session, date, program_id: programId, changed_at: at });
  }
  if (status === 'skipped') return skip(workoutId, at);
  return tick(workoutId, status === 'completed', at);
}

function failedWords({ jump: isJump, date, status }: WaitingChange): string {
  if (isJump) return failedTo.jump;
  if (date !== undefined) return failedTo.move;
  return status === 'skipped' ? failedTo.skip : failedTo.update;
}

let onSent: (change: WaitingChange) => void = () => {};

/** Who shows the program hears of what the server has taken. */
export function hearSent(hear: (change: WaitingChange) => void): void {
  onSent = hear;
}

/** What the server would not take, since the app was opened. */
const refused = new Set<string>();

const nameOf = ({ at, workoutId, programId }: WaitingChange) => `${at} ${workoutId} ${programId}`;

export const wasRefused = (change: WaitingChange): boolean => refused.has(nameOf(change));

/** What the server failed at, so that it is told once, however often it is tried. */
const troubled = new Set<string>();

export const wasTroubled = (change: WaitingChange): boolean => troubled.has(nameOf(change));

/** Spec §8: a failure is told in its words. Nothing is lost by it: the change waits and is tried again. */
function tellTrouble(change: WaitingChange): void {
  if (wasTroubled(change)) return;
  troubled.add(nameOf(change));
  toast(`${failedWords(change)}. It waits on this device and is tried again.`, { tone: 'error' });
}

const isFailing = (error: unknown): boolean =>
  error instanceof ApiFailure && isAnswer(error) && error.status >= 500;

defineSender<WaitingChange>('program', {
  async send(rows) {
    for (const { payload } of rows) {
      try {
        await send(payload);
      } catch (error) {
        if (isFailing(error)) tellTrouble(payload);
        throw error;
      }
      onSent(payload);
    }
  },
  isRefusal: isAnyRefusal,
  // The server's own state is shown again: what is refused has no place to wait at.
  onRefused: ({ payload }, failure) => {
    refused.add(nameOf(payload));
    toast(`${failedWords(payload)}. ${failureText(failure)}`, { tone: 'error' });
  },
});

/** As long as a question may wait for what was changed here to reach the server. */
const limitMs = 3000;

/** Before the server is asked, so that it answers with what was changed here. */
export async function sendWaiting(): Promise<void> {
  await whenSent('program', limitMs);
}
