import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { create } from 'zustand';
import { saveSession, useUnsent } from '../../features/analytics/sessions/session-log.ts';
import type { WhereKept } from '../../features/timer/summary/saved-line.tsx';
import { saved } from '../../platform/database/database.ts';
import { useIdentity } from '../../platform/identity.ts';
import { askToPersist } from '../../platform/persistence.ts';
import { toast } from '../../ui/overlay/toast.tsx';

interface Unkept {
  sessionId: string;
  /** The database has not answered yet. */
  maybe: boolean;
}

/** The latest session, until the database has it. */
const useUnkept = create<{ unkept: Unkept | null }>(() => ({ unkept: null }));

const reasons = { full: 'its storage is full', blocked: 'its storage is blocked' } as const;

/** Sent in any case; where the device refuses to keep it the user is told. */
export function keepSession(session: WorkoutSession): void {
  saveSession(session);
  void tellUnlessKept(session.id);
}

async function tellUnlessKept(sessionId: string): Promise<void> {
  const unkept = { sessionId, maybe: true };
  useUnkept.setState({ unkept });
  const result = await saved();
  // What was saved since has an answer of its own.
  if (useUnkept.getState().unkept !== unkept) return;
  useUnkept.setState({ unkept: result.ok ? null : { sessionId, maybe: false } });
  if (result.ok) {
    await askToPersist();
    return;
  }
  toast(
    `This device could not keep the session: ${reasons[result.problem]}. It is sent to your account while this page stays open.`,
    { tone: 'error' },
  );
}

/** What holds the latest of a session by now; undefined until that is known. */
export function useWhereKept(): (sessionId: string) => WhereKept | undefined {
  const unsent = useUnsent();
  const unkept = useUnkept((state) => state.unkept);
  const isOffline = useIdentity(({ offline }) => offline);
  return (id) => {
    const state = unsent(id);
    if (state === null) return 'account';
    if (unkept?.sessionId === id) return unkept.maybe ? undefined : 'page';
    if (state === 'refused') return 'refused';
    return isOffline ? 'waiting' : 'device';
  };
}
