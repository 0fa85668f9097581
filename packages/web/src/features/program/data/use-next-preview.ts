import { isDoneForGood } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { currentSession } from '@cadence/domain/program/progress';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../../platform/api/query.ts';
import { todayHere } from '../../../platform/dates/local-day.ts';
import { storageOwner } from '../../../platform/storage.ts';
import { failedTo } from '../program-words.ts';
import { hasNext } from './has-next.ts';
import {
  findPreview,
  hasCurrent,
  listAll,
  listUpcomingSessions,
  type Preview,
  type SessionLine,
} from './program-api.ts';
import { programQueries } from './program-queries.ts';
import { readCurrentProgram } from './program-store.ts';
import { sendWaiting } from './send-waiting.ts';
import { withTrained } from './use-programs.ts';

/** What this device knows of it, where the server cannot be asked. */
function previewHere(trained: readonly WorkoutSession[]): Preview | null {
  const program = readCurrentProgram();
  const next = program && currentSession(withTrained(program, trained));
  if (!next || next.workout.workout.length === 0) return null;
  const { workoutId, week, session, date, title, workout } = next;
  const { totalWeeks } = program;
  return { workout_id: workoutId, week, total_weeks: totalWeeks, session, date, title, workout };
}

type Place = Pick<Preview, 'week' | 'session'>;

const comesAfter = (one: Place, other: Place) =>
  one.week > other.week || (one.week === other.week && one.session > other.session);

async function readPreview(): Promise<Preview | null> {
  const owner = storageOwner();
  await sendWaiting();
  const found = hasNext.read() || hasCurrent(await listAll()) ? await findPreview() : null;
  if (storageOwner() === owner) hasNext.write(found !== null);
  return found;
}

interface NextPreview {
  /** Nobody has answered yet. */
  isAsking: boolean;
  preview: Preview | null;
  /** What comes after it within two weeks, as far as the server could say. */
  after: SessionLine | null;
  /** Why it could not, in the words of the specification. */
  afterProblem: string | null;
  /** Neither the server nor the device could tell. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The next session of the current program; none where there is no program. `onTold` hears of it
 * from the server alone: what the device knows may be older.
 */
export function useNextPreview(
  trained: readonly WorkoutSession[],
  unsentCount: number,
  onTold: (preview: Preview) => void,
): NextPreview {
  const { data, isError, isFetching, isSuccess, refetch } = useQuery(
    {
      // What was sent may be the session that was next.
      queryKey: [...programQueries.preview(), unsentCount],
      queryFn: readPreview,
      placeholderData: (before: Preview | null | undefined) => before,
      meta: { isKept: false },
    },
    queryClient,
  );
  const upcoming = useQuery(
    {
      queryKey: [...programQueries.upcoming(), unsentCount],
      queryFn: () => listUpcomingSessions(todayHere()),
      placeholderData: (before: SessionLine[] | undefined) => before,
      enabled: Boolean(data),
      meta: { isKept: false },
    },
    queryClient,
  );
  useEffect(() => {
    if (data && isSuccess) onTold(data);
  }, [data, isSuccess, onTold]);
  // Until the server has answered, and where it cannot.
  const isOpen = data === undefined && hasNext.read() !== false;
  const here = isOpen || isError ? previewHere(trained) : null;
  const isKnownHere = here !== null;
  useEffect(() => {
    if (isError && hasNext.read() === null) hasNext.write(isKnownHere);
  }, [isError, isKnownHere]);

  const preview = data ?? here;
  // Just trained, and the server has not heard of it yet.
  const isOver = trained.some(
    (session) => session.workoutId === preview?.workout_id && isDoneForGood(session),
  );
  return {
    isAsking: data === undefined && here === null && isFetching,
    preview: isOver ? null : preview,
    after: upcoming.data?.find((one) => preview && comesAfter(one, preview)) ?? null,
    afterProblem: upcoming.isError && !upcoming.isFetching ? failedTo.upcoming : null,
    hasFailed: isError && !isFetching && preview === null,
    retry: () => void refetch(),
  };
}
