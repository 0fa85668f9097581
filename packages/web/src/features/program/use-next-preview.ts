import { isDoneForGood } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { currentSession } from '@cadence/domain/program/progress';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { todayHere } from '../../platform/local-day.ts';
import { storageOwner } from '../../platform/storage.ts';
import { hasNext } from './has-next.ts';
import {
  findPreview,
  hasCurrent,
  listAll,
  listUpcomingSessions,
  type Preview,
  type SessionLine,
} from './program-api.ts';
import { readCopy } from './program-copy.ts';
import { withWaiting } from './program-outbox.ts';
import { failedTo } from './program-words.ts';
import { sendWaiting } from './send-waiting.ts';
import { withTrained } from './use-programs.ts';

/** What this device knows of it, where the server cannot be asked. */
function previewHere(trained: readonly WorkoutSession[]): Preview | null {
  const copy = readCopy();
  const next = copy && currentSession(withTrained(withWaiting(copy), trained));
  if (!next || next.workout.workout.length === 0) return null;
  const { workoutId, week, session, date, title, workout } = next;
  return { workout_id: workoutId, week, session, date, title, workout };
}

type Place = Pick<Preview, 'week' | 'session'>;

const comesAfter = (one: Place, other: Place) =>
  one.week > other.week || (one.week === other.week && one.session > other.session);

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
  userId: string,
  trained: readonly WorkoutSession[],
  unsentCount: number,
  onTold: (preview: Preview) => void,
): NextPreview {
  const [isAsking, setAsking] = useState(true);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [upcoming, setUpcoming] = useState<readonly SessionLine[]>([]);
  const [afterProblem, setAfterProblem] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent may be the session that was next.
  useEffect(() => {
    let isShown = true;
    const isCurrent = () => isShown && storageOwner() === userId;
    function askForMore() {
      listUpcomingSessions(todayHere()).then(
        (found) => {
          if (!isCurrent()) return;
          setUpcoming(found);
          setAfterProblem(null);
        },
        (error: unknown) => {
          asFailure(error);
          if (isCurrent()) setAfterProblem(failedTo.upcoming);
        },
      );
    }
    void sendWaiting()
      .then(async () => (hasNext.read() || hasCurrent(await listAll()) ? findPreview() : null))
      .then(
        (found) => {
          if (!isCurrent()) return;
          // It brings a strip of its own, made in slices.
          startTransition(() => {
            setPreview(found);
            setAsking(false);
          });
          setFailed(false);
          hasNext.write(found !== null);
          if (!found) return;
          onTold(found);
          askForMore();
        },
        (error: unknown) => {
          asFailure(error);
          if (!isCurrent()) return;
          const known = previewHere(trained);
          setPreview(known);
          setAsking(false);
          setFailed(known === null);
          if (hasNext.read() === null) hasNext.write(known !== null);
        },
      );
    return () => {
      isShown = false;
    };
  }, [userId, round, unsentCount]);

  // Just trained, and the server has not heard of it yet.
  const isOver = trained.some(
    (session) => session.workoutId === preview?.workout_id && isDoneForGood(session),
  );
  return {
    isAsking,
    preview: isOver ? null : preview,
    after: upcoming.find((one) => preview && comesAfter(one, preview)) ?? null,
    afterProblem,
    hasFailed,
    retry: useCallback(() => setRound((before) => before + 1), []),
  };
}
