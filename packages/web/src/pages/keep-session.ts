import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { saveSession, whenKept } from '../features/analytics/session-log.ts';
import { askToPersist } from '../platform/persistence.ts';
import { hasDatabase } from '../platform/row-database.ts';
import { toast } from '../ui/toast.tsx';

const reasons = { full: 'its storage is full', blocked: 'its storage is blocked' } as const;

async function tellUnlessKept(): Promise<void> {
  const result = await whenKept();
  if (result.ok) return;
  toast(
    `This device could not keep the session: ${reasons[result.problem]}. It is sent to your account while this page stays open.`,
    { tone: 'error' },
  );
}

/**
 * Whether the device keeps the session. Where the text storage has no room the database mostly
 * has, and answers a moment later: only if it refuses too is the user told.
 */
export function keepSession(session: WorkoutSession): boolean {
  if (saveSession(session).ok) {
    void askToPersist();
    return true;
  }
  void tellUnlessKept();
  return hasDatabase();
}
