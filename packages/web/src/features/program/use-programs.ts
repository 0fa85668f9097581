import { isDoneForGood } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { applyChanges, markSession } from '@cadence/domain/program/change-progress';
import type { Program } from '@cadence/domain/program/types';
import { useEffect, useMemo } from 'react';
import { useReconnect } from '../../platform/use-reconnect.ts';
import type { ProgramSummary } from './program-api.ts';
import { refreshPrograms, useProgramStore } from './program-store.ts';

export interface ProgramsView {
  status: 'loading' | 'ready' | 'failed';
  /** Why the server could not be asked. With `ready` it is an older state that is shown. */
  problem: string | null;
  programs: readonly ProgramSummary[];
  /** With all its sessions; what was trained on this device counts before it has been sent. */
  current: Program | null;
  retry: () => void;
}

/** The server does the same when a session reaches it, so nothing is counted twice. */
export function withTrained(program: Program, trained: readonly WorkoutSession[]): Program {
  const marks = trained.filter(isDoneForGood).flatMap(({ workoutId, updatedAt }) => {
    return workoutId ? (markSession(program, workoutId, 'completed', updatedAt) ?? []) : [];
  });
  return marks.length === 0 ? program : applyChanges(program, marks);
}

const retry = () => void refreshPrograms();

/** The programs of the user, in step with the other devices whenever the page is looked at. */
export function usePrograms(trained: readonly WorkoutSession[]): ProgramsView {
  const { status, problem, programs, current: told } = useProgramStore();
  useReconnect(retry);
  const current = useMemo(() => told && withTrained(told, trained), [told, trained]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshPrograms();
    };
    refresh();
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);

  return { status, problem, programs, current, retry };
}
