import type { SessionScore, WorkoutSession } from '../types.ts';
import { bestScore, compareScores } from './compare-scores.ts';

export interface ScoreStanding {
  /** The latest before it of the same workout, done in the same way. */
  last: SessionScore | null;
  /** The best before it. */
  best: SessionScore | null;
  /** Better than all before it, where there are any. */
  isRecord: boolean;
}

type Scored = Pick<WorkoutSession, 'id' | 'date' | 'title' | 'benchmark'>;

/** A named workout is the same under any title. */
function isSameWorkout(one: Scored, other: Scored): boolean {
  return one.benchmark !== undefined || other.benchmark !== undefined
    ? one.benchmark === other.benchmark
    : one.title === other.title;
}

/** How a score stands beside those of earlier sessions; other scalings do not count. */
export function standingOf(
  score: SessionScore,
  session: Scored,
  sessions: readonly WorkoutSession[],
): ScoreStanding {
  const before = sessions
    .filter(
      (one) => one.id !== session.id && one.date < session.date && isSameWorkout(one, session),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ scores = [] }) => scores)
    .filter((one) => one.title === score.title && compareScores(one, score) !== null);
  const best = bestScore(before, score);
  return {
    last: before.at(-1) ?? null,
    best,
    isRecord: best !== null && (compareScores(score, best) ?? 0) > 0,
  };
}
