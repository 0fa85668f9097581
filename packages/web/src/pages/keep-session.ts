import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { create } from 'zustand';
import { saveSession, useUnsent, whenKept } from '../features/analytics/session-log.ts';
import type { WhereKept } from '../features/timer/saved-line.tsx';
import { useIdentity } from '../platform/identity.ts';
import { askToPersist } from '../platform/persistence.ts';
import { toast } from '../ui/toast.tsx';

/** The session that the device could not keep. */
const useUnkept = create<{ id: string | null }>(() => ({ id: null }));

const reasons = { full: 'its storage is full', blocked: 'its storage is blocked' } as const;

async function tellUnlessKept(id: string): Promise<void> {
  const result = await whenKept();
  useUnkept.setState({ id: result.ok ? null : id });
  if (result.ok) return;
  toast(
    `This device could not keep the session: ${reasons[result.problem]}. It is sent to your account while this page stays open.`,
    { tone: 'error' },
  );
}

/**
 * Where the text storage has no room the database mostly has, and answers a moment later: only if
 * it refuses too is the user told.
 */
export function keepSession(session: WorkoutSession): void {
  if (saveSession(session).ok) {
    useUnkept.setState({ id: null });
    void askToPersist();
  } else {
    void tellUnlessKept(session.id);
  }
}

/** What holds the latest of a session by now. */
export function useWhereKept(): (sessionId: string) => WhereKept {
  const unsent = useUnsent();
  const unkept = useUnkept(({ id }) => id);
  const isOffline = useIdentity(({ offline }) => offline);
  return (id) => {
    const state = unsent(id);
    if (state === null) return 'account';
    if (unkept === id) return 'page';
    return state === 'waiting' && isOffline ? 'waiting' : 'device';
  };
}
