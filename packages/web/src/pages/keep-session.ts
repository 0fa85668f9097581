import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { create } from 'zustand';
import { saveSession, useUnsent, whenKept } from '../features/analytics/session-log.ts';
import { noteTrainedHere } from '../features/analytics/trained-here.ts';
import type { WhereKept } from '../features/timer/saved-line.tsx';
import { useIdentity } from '../platform/identity.ts';
import { askToPersist } from '../platform/persistence.ts';
import { toast } from '../ui/toast.tsx';

interface Unkept {
  sessionId: string;
  /** The database has not answered yet. */
  maybe: boolean;
}

/** The latest session, where the text storage did not take it. */
const useUnkept = create<{ unkept: Unkept | null }>(() => ({ unkept: null }));

const reasons = { full: 'its storage is full', blocked: 'its storage is blocked' } as const;

async function tellUnlessKept(sessionId: string): Promise<void> {
  const unkept = { sessionId, maybe: true };
  useUnkept.setState({ unkept });
  const result = await whenKept();
  // What was saved since has an answer of its own.
  if (useUnkept.getState().unkept !== unkept) return;
  useUnkept.setState({ unkept: result.ok ? null : { sessionId, maybe: false } });
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
  noteTrainedHere(session);
  if (saveSession(session).ok) {
    useUnkept.setState({ unkept: null });
    void askToPersist();
  } else {
    void tellUnlessKept(session.id);
  }
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
