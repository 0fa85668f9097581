import { exerciseById } from '../../exercise/library.ts';
import type { Tally } from '../achievement-rules.ts';
import { isDone } from '../completion.ts';
import type { Day, DayOf } from '../days.ts';
import type { RemovedSessions } from '../lasting/removed-sessions.ts';
import type { SessionExercise, WorkoutSession } from '../types.ts';
import { liftKey } from './lift-key.ts';
import type { StrengthRecord } from './records.ts';
import { oneRepMax } from './strength.ts';

/** What only the device knows of an instant. */
export interface LocalTime {
  dayOf: DayOf;
  /** 0–23. */
  hourOf: (instant: string) => number;
}

const earlyHour = 8;
const lateHour = 20;
const awayDays = 14;

/** Begins with what sessions that are gone have counted. */
export function beginTally(
  removed: RemovedSessions | null,
  records: readonly StrengthRecord[],
): Tally {
  return {
    streakDays: 0,
    lifts: new Map(records.map(({ lift, oneRepMax }) => [liftKey(lift), oneRepMax])),
    records: removed?.records ?? 0,
    completed: removed?.completed ?? 0,
    seconds: removed?.seconds ?? 0,
    kilograms: removed?.kilograms ?? 0,
    loggedSets: removed?.loggedSets ?? 0,
    mornings: removed?.mornings ?? 0,
    evenings: removed?.evenings ?? 0,
    exercises: new Set(removed?.exercises),
    patterns: new Set(removed?.patterns),
    weekSessions: 0,
    returns: 0,
  };
}

/** What is known of an exercise, however its name is written. */
interface Known {
  lift: string;
  /** The best so far, in kilograms; undefined before the first load. */
  best: number | undefined;
  /** As which it was counted among those done. */
  doneAs: string | undefined;
}

function knownExercises({ lifts }: Tally): (name: string) => Known {
  const byLift = new Map<string, Known>();
  const spelled = new Map<string, Known>();
  return (name) => {
    const told = spelled.get(name);
    if (told) return told;
    const lift = liftKey(name);
    const known = byLift.get(lift) ?? { lift, best: lifts.get(lift), doneAs: undefined };
    byLift.set(lift, known);
    spelled.set(name, known);
    return known;
  };
}

function countDone(tally: Tally, known: Known, exerciseId: string | undefined): void {
  const exercise = exerciseId ?? known.lift;
  if (known.doneAs === exercise) return;
  known.doneAs = exercise;
  tally.exercises.add(exercise);
  const pattern = exerciseId && exerciseById(exerciseId)?.patterns[0];
  if (pattern) tally.patterns.add(pattern);
}

function tallyExercise(tally: Tally, done: SessionExercise, known: Known): void {
  const { exerciseId, actual, completed } = done;
  let best = 0;
  let kilograms = 0;
  for (const { weight, reps } of actual.sets) {
    if (weight === undefined || reps === undefined || reps < 1) continue;
    kilograms += weight * reps;
    const reached = oneRepMax(weight, reps);
    if (reached > best) best = reached;
  }
  tally.kilograms += kilograms;
  tally.loggedSets += actual.sets.length;
  if (completed) countDone(tally, known, exerciseId);
  if (best <= (known.best ?? 0)) return;
  if (known.best !== undefined) tally.records += 1;
  known.best = best;
  tally.lifts.set(known.lift, best);
}

/** The days that count for a streak and a full week, kept while the sessions go by. */
function dayCounter(tally: Tally) {
  let latest: Day | null = null;
  const week: Day[] = [];
  return (day: Day) => {
    const gap = latest === null ? 0 : day - latest;
    if (latest !== null && gap >= awayDays) tally.returns += 1;
    if (latest === null || gap !== 0) tally.streakDays = gap === 1 ? tally.streakDays + 1 : 1;
    latest = day;
    week.push(day);
    while (week[0] !== undefined && day - week[0] >= 7) week.shift();
    tally.weekSessions = week.length;
  };
}

/** Counts one session after the other, the oldest first. */
export function sessionCounter(tally: Tally, { dayOf, hourOf }: LocalTime) {
  const countDay = dayCounter(tally);
  const knownOf = knownExercises(tally);
  return (session: WorkoutSession) => {
    const { date, completion, duration, exercises } = session;
    if (completion.percentage > 0) countDay(dayOf(date));
    if (completion.status === 'completed') tally.completed += 1;
    tally.seconds += duration.actual;
    const hour = isDone(session) ? hourOf(date) : null;
    if (hour !== null && hour < earlyHour) tally.mornings += 1;
    if (hour !== null && hour >= lateHour) tally.evenings += 1;
    for (const exercise of exercises) tallyExercise(tally, exercise, knownOf(exercise.name));
  };
}
