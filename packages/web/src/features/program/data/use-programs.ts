import { isDoneForGood } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { applyChanges, markSession } from '@cadence/domain/program/change-progress';
import type { Program } from '@cadence/domain/program/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { asFailure } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { useOutboxRows } from '../../../platform/outbox/outbox.ts';
import { failedTo } from '../program-words.ts';
import type { ProgramSummary } from './program-api.ts';
import { withWaiting } from './program-outbox.ts';
import { programsQuery } from './program-store.ts';

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

const none: readonly ProgramSummary[] = [];

/**
 * The programs of the user, in step with the other devices whenever the page is looked at.
 * `onTold` hears of the current one from the server alone: what is shown may be older.
 */
export function usePrograms(
  trained: readonly WorkoutSession[],
  onTold?: (program: Program) => void,
): ProgramsView {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    { ...programsQuery(), refetchOnWindowFocus: 'always' },
    queryClient,
  );
  const rows = useOutboxRows('program');
  const told = data?.current ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is read from the outbox itself.
  const current = useMemo(
    () => told && withTrained(withWaiting(told), trained),
    [told, trained, rows],
  );
  useEffect(() => {
    if (isFetchedAfterMount && told) onTold?.(withWaiting(told));
  }, [isFetchedAfterMount, told, onTold]);

  const problem =
    error && !isFetching ? `${failedTo.fetch}. ${failureText(asFailure(error))}` : null;
  return {
    status: data ? 'ready' : problem ? 'failed' : 'loading',
    problem,
    programs: data?.programs ?? none,
    current,
    retry: () => void refetch(),
  };
}
