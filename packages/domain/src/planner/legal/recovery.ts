import { doneSetsOf } from '../../analytics/session-exercises.ts';
import type { LoggedSet, WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise, Muscle } from '../../exercise/types.ts';
import { dayMs, hourMs } from '../../workout/durations.ts';
import type { TrainingHistory } from '../request.ts';

/** Fatigue halves in a day and a half. */
const halfLifeHours = 36;
const lookBackHours = 28 * 24;
/** A secondary muscle counts half, as in the best-fitting way of counting sets. */
const secondaryShare = 0.5;
const usualRpe = 7;

export type Fatigue = Partial<Record<Muscle, number>>;

function hoursBefore(session: WorkoutSession, nowMs: number): number {
  return (nowMs - Date.parse(session.date)) / hourMs;
}

/** Newest first, none from the future or from long ago. */
function recentSessions(history: TrainingHistory, nowMs: number): WorkoutSession[] {
  return history.sessions
    .filter((session) => {
      const hours = hoursBefore(session, nowMs);
      return hours >= 0 && hours <= lookBackHours;
    })
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** What is left in each muscle of the hard sets of the last days. */
export function fatigueAt(history: TrainingHistory, nowMs: number): Fatigue {
  const fatigue: Fatigue = {};
  for (const session of recentSessions(history, nowMs)) {
    const fade = 0.5 ** (hoursBefore(session, nowMs) / halfLifeHours);
    for (const done of session.exercises) {
      const exercise = done.exerciseId ? exerciseById(done.exerciseId) : undefined;
      const sets = doneSetsOf(done);
      if (!exercise || sets === 0) continue;
      const rpe = averageRpe(done.actual.sets) ?? usualRpe;
      const load = sets * (rpe / 8) * fade;
      for (const muscle of exercise.primary) fatigue[muscle] = (fatigue[muscle] ?? 0) + load;
      for (const muscle of exercise.secondary) {
        fatigue[muscle] = (fatigue[muscle] ?? 0) + load * secondaryShare;
      }
    }
  }
  return fatigue;
}

function averageRpe(sets: readonly LoggedSet[]): number | undefined {
  const told = sets.map(({ rpe }) => rpe).filter((rpe) => rpe !== undefined);
  return told.length > 0 ? told.reduce((sum, rpe) => sum + rpe, 0) / told.length : undefined;
}

/** 0 fresh – 1 spent, over the muscles that do the work. */
export function tirednessOf(exercise: LibraryExercise, fatigue: Fatigue): number {
  const worst = exercise.primary.map((muscle) => Math.min(1, (fatigue[muscle] ?? 0) / 6));
  return worst.length > 0 ? Math.max(...worst) : 0;
}

/** Days in a row, up to yesterday, that had a session. */
export function hardDaysRunning(history: TrainingHistory, nowMs: number): number {
  const days = new Set(
    recentSessions(history, nowMs)
      .filter(({ completion }) => completion.percentage >= 50)
      .map(({ date }) => Math.floor(Date.parse(date) / dayMs)),
  );
  const today = Math.floor(nowMs / dayMs);
  let count = 0;
  while (days.has(today - 1 - count)) count += 1;
  return count;
}

/** Names of the exercises of the last three sessions. */
export function recentExerciseIds(history: TrainingHistory, nowMs: number): Set<string>[] {
  return recentSessions(history, nowMs)
    .slice(0, 3)
    .map(({ exercises }) => new Set(exercises.map(({ exerciseId, name }) => exerciseId ?? name)));
}

interface LastTime {
  daysAgo: number;
  sets: LoggedSet[];
  plannedReps?: number;
}

/** The latest time this exercise was logged with a load. */
export function lastTimeOf(id: string, history: TrainingHistory, nowMs: number): LastTime | null {
  for (const session of recentSessions(history, nowMs)) {
    const done = session.exercises.find(({ exerciseId }) => exerciseId === id);
    const sets = done?.actual.sets.filter(({ weight }) => weight !== undefined) ?? [];
    if (done && sets.length > 0) {
      const daysAgo = hoursBefore(session, nowMs) / 24;
      return done.planned.reps === undefined
        ? { daysAgo, sets }
        : { daysAgo, sets, plannedReps: done.planned.reps };
    }
  }
  return null;
}
