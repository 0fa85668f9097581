import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { saveSession } from '../features/analytics/session-log.ts';
import { toast } from '../ui/toast.tsx';

const reasons = { full: 'its storage is full', blocked: 'its storage is blocked' } as const;

/** Whether the device holds the session now. If not, the user is told. */
export function keepSession(session: WorkoutSession): boolean {
  const result = saveSession(session);
  if (!result.ok) {
    toast(
      `This device could not keep the session: ${reasons[result.problem]}. It is sent to your account while this page stays open.`,
      { tone: 'error' },
    );
  }
  return result.ok;
}
