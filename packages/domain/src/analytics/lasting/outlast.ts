import { type AchievementRule, achievementRules, type Tally } from '../achievement-rules.ts';
import { achievementsOf } from '../achievements.ts';
import { liftHistories } from '../lifts/lifts.ts';
import { beginTally, type LocalTime, sessionCounter } from '../lifts/tally.ts';
import { timedBests } from '../lifts/timed-bests.ts';
import { longestStreak, trainedDays } from '../streaks.ts';
import { isTrained } from '../trained.ts';
import type { WorkoutSession } from '../types.ts';
import { inOrder } from './in-order.ts';
import type { Lasting, Reached } from './lasting.ts';
import { isAfterRemoved, type RemovedSessions } from './removed-sessions.ts';

interface Cleanup {
  /** All that are there before it. */
  sessions: readonly WorkoutSession[];
  expired: readonly WorkoutSession[];
  /** The first instant that is kept. */
  until: string;
  /** Of the cleanups before. */
  lasting: Lasting;
  localTime: LocalTime;
}

/** Characters of all names together: the value has to fit into an item. */
const namesLength = 1500;

/** As many as an achievement asks for: more would only be stored. */
function fewOf(names: ReadonlySet<string>, type: AchievementRule['type']): string[] {
  const most = achievementRules.find((rule) => rule.type === type)?.value ?? 0;
  let length = 0;
  return [...names].slice(0, most).filter((name) => {
    length += name.length;
    return length <= namesLength;
  });
}

function removedAfter(tally: Tally, cleanup: Cleanup): RemovedSessions {
  const { sessions, until, lasting, localTime } = cleanup;
  const { records, completed, seconds, kilograms, loggedSets, mornings, evenings } = tally;
  const longest = longestStreak(trainedDays(sessions, localTime.dayOf));
  return {
    until,
    longestStreakDays: Math.max(longest, lasting.removed?.longestStreakDays ?? 0),
    records,
    completed,
    seconds,
    kilograms,
    loggedSets,
    mornings,
    evenings,
    exercises: fewOf(tally.exercises, 'exercises_50'),
    patterns: fewOf(tally.patterns, 'patterns_8'),
  };
}

/**
 * A cleanup takes sessions, not what was reached with them. What is unlocked is taken from all
 * sessions, for a streak may lie across the day from which they are kept.
 */
export function outlast(cleanup: Cleanup): Lasting {
  const { sessions, expired, lasting, localTime } = cleanup;
  const isNew = isAfterRemoved(lasting.removed);
  const tally = beginTally(lasting.removed, lasting.records);
  const taken = inOrder(expired.filter((session) => isTrained(session) && isNew(session.date)));
  taken.forEach(sessionCounter(tally, localTime));
  const reached = achievementsOf(sessions, localTime, lasting).flatMap(
    ({ type, progress, unlockedAt }): [string, Reached][] =>
      progress > 0 ? [[type, { progress, unlockedAt }]] : [],
  );
  return {
    removed: removedAfter(tally, cleanup),
    reached: new Map(reached),
    records: liftHistories(taken, lasting.records).flatMap(({ records }) => records.at(-1) ?? []),
    timedBests: timedBests(taken, lasting.timedBests),
  };
}
