import type { LoggedSet, SessionExercise, WorkoutSession } from '../analytics/types.ts';
import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { dayMs } from '../workout/durations.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise } from '../workout/types.ts';
import { repsFor } from './adapt-reps.ts';
import { stepKgOf, toStep } from './loads.ts';
import { currentSession } from './progress.ts';
import { daysAgoOf, meanEffort, speaksOfPain } from './read-log.ts';
import type { MainLift, Program, ProgramSession, ProgressionMethod } from './types.ts';
import { effortPoints, percentPoints, type Variation, variationOf } from './weeks.ts';

export interface ProposedChange {
  exerciseId: string;
  name: string;
  unit: 'kg' | 'reps';
  /** Null when no load was written. */
  from: number | null;
  to: number;
  reason: string;
}

/** What the log suggests for the next session. Nothing of it is done before it is accepted. */
export interface Proposal {
  week: number;
  session: number;
  workoutId: string;
  changes: ProposedChange[];
  /** After four weeks away: back to the first session of the block. */
  restartAt: { week: number; session: number } | null;
  summary: string;
}

interface LoggedLift {
  daysAgo: number;
  sets: LoggedSet[];
  planned: SessionExercise['planned'];
  notes: string;
  workoutId: string | undefined;
}

/** Newest first; only sets that carry a load. */
function logOf(id: string, sessions: readonly WorkoutSession[], nowMs: number): LoggedLift[] {
  return sessions.flatMap((session) => {
    const done = session.exercises.find(({ exerciseId }) => exerciseId === id);
    const sets = done?.actual.sets.filter(({ weight = 0 }) => weight > 0) ?? [];
    const daysAgo = daysAgoOf(session, nowMs);
    if (!done || sets.length === 0 || daysAgo < 0) return [];
    const { notes, workoutId } = session;
    return [{ daysAgo, sets, planned: done.planned, notes, workoutId }];
  });
}

const topWeight = ({ sets }: LoggedLift): number =>
  Math.max(...sets.map(({ weight = 0 }) => weight));

/** A set at the top weight that fell short of what was planned. */
function failed(lift: LoggedLift, least: number): boolean {
  const goal = Math.min(lift.planned.reps ?? least, least);
  return lift.sets.some(
    ({ weight, reps }) => weight === topWeight(lift) && reps !== undefined && reps < goal,
  );
}

interface Verdict {
  to: number;
  reason: string;
}

interface Case {
  log: readonly LoggedLift[];
  last: LoggedLift;
  item: Exercise;
  step: number;
  lift: MainLift | undefined;
  method: ProgressionMethod;
  /** The week of the last time, and the one to come. */
  then: Variation;
  now: Variation;
}

function afterBreak({ last, step }: Case): Verdict | null {
  const weight = topWeight(last);
  const days = Math.floor(last.daysAgo);
  if (days > 14) {
    return { to: toStep(weight * 0.8, step), reason: `${days} days away: start 20 % lighter.` };
  }
  if (days < 8) return null;
  return { to: toStep(weight * 0.9, step), reason: `${days} days away: start 10 % lighter.` };
}

function afterFailing({ log, last, item, step, lift }: Case): Verdict | null {
  const least = lift?.reps.min ?? item.reps ?? 1;
  const [, before] = log;
  if (!before || !failed(last, least) || !failed(before, least)) return null;
  const to = toStep(topWeight(last) * 0.9, step);
  return { to, reason: 'Short of your reps twice: 10 % less, then build up again.' };
}

/** The effort that was wished last time: each week has its own. */
function aimOfLast({ item, then, now }: Case): number | null {
  return item.rpe === undefined ? null : item.rpe - effortPoints(now) + effortPoints(then);
}

/** Each point of effort off its aim is worth about 3.5 % of the load; never more than a step up. */
function byEffort(one: Case): Verdict | null {
  const { last, step } = one;
  const effort = meanEffort(last.sets);
  const aim = aimOfLast(one);
  if (effort === null || aim === null) return null;
  const off = aim - effort;
  const weight = topWeight(last);
  if (Math.abs(off) < 0.75) return null;
  const wished = weight * (1 + 0.035 * off);
  const to =
    off > 0 ? Math.min(weight + step, toStep(wished + step / 2, step)) : toStep(wished, step);
  if (to === weight) return null;
  const how = off > 0 ? 'easier' : 'harder';
  return { to, reason: `Last time felt ${how} than planned.` };
}

function byReps(one: Case): Verdict | null {
  const { last, item, step, lift, method } = one;
  const weight = topWeight(last);
  const most =
    method === 'linear'
      ? (last.planned.reps ?? item.reps ?? 1)
      : (lift?.reps.max ?? item.reps ?? 1);
  const isFull = last.sets.every(({ reps = 0 }) => reps >= most);
  const effort = meanEffort(last.sets);
  const aim = aimOfLast(one);
  const wasHard = effort !== null && aim !== null && effort > aim + 0.5;
  if (!isFull || wasHard || last.sets.length < last.planned.sets) return null;
  return { to: weight + step, reason: `All sets at ${most} reps: ${step} kg more.` };
}

const sameWords = 'The same as last time.';

function judge(one: Case): Verdict {
  const down = afterBreak(one) ?? afterFailing(one);
  if (down) return down;
  const up = one.method === 'effort' ? byEffort(one) : (byReps(one) ?? byEffort(one));
  const weight = topWeight(one.last);
  if (up && up.to > weight && speaksOfPain(one.last.notes)) {
    return { to: weight, reason: 'You noted pain last time: no more weight for now.' };
  }
  return up ?? { to: weight, reason: sameWords };
}

/** About where a set of eight at a steady effort lies: what points of load are measured against. */
const middlePercent = 75;

/** An easy week takes less of what was lifted, a peak week more. */
function forWeek({ to, reason }: Verdict, { then, now, step }: Case): Verdict {
  const from = middlePercent + percentPoints(then);
  const shifted = toStep((to * (middlePercent + percentPoints(now))) / from, step);
  if (percentPoints(then) === percentPoints(now) || shifted === to) return { to, reason };
  const how = shifted < to ? 'lighter' : 'heavier';
  const ground = reason === sameWords ? 'Goes by what you lifted last time.' : reason;
  return { to: shifted, reason: `${ground} This week is ${how} by plan.` };
}

function weekOf(program: Program, workoutId: string | undefined): Variation | undefined {
  return program.weeks.find(({ sessions }) =>
    sessions.some((session) => session.workoutId === workoutId),
  )?.variation;
}

interface Told {
  program: Program;
  week: number;
  /** Newest first. */
  sessions: readonly WorkoutSession[];
  nowMs: number;
}

function changeFor(
  item: Exercise,
  exercise: LibraryExercise,
  { program, week, sessions, nowMs }: Told,
): ProposedChange | null {
  const step = stepKgOf(exercise);
  const phase = program.phases.find((one) => one.startWeek <= week && week <= one.endWeek);
  const lift = phase?.mainLifts.find(({ exerciseId }) => exerciseId === exercise.id);
  const named = { exerciseId: exercise.id, name: exercise.name };
  const now = variationOf(week);
  if (step === null) {
    const weekOfLog = (workoutId: string | undefined) => weekOf(program, workoutId) ?? now;
    const change = lift && repsFor({ item, lift, sessions, nowMs, weekOfLog, now });
    return change ? { ...named, unit: 'reps', from: item.reps ?? null, ...change } : null;
  }
  const log = logOf(exercise.id, sessions, nowMs);
  const [last] = log;
  if (!last) return null;
  const method = lift?.method ?? (program.level === 'beginner' ? 'linear' : 'double');
  const then = weekOf(program, last.workoutId) ?? now;
  const one: Case = { log, last, item, step, lift, method, then, now };
  const { to, reason } = forWeek(judge(one), one);
  const from = typeof item.weight === 'number' ? item.weight : null;
  if (to === from) return null;
  return { ...named, unit: 'kg', from, to, reason };
}

const longBreakDays = 28;

function restartFor(
  program: Program,
  next: ProgramSession,
  sessions: readonly WorkoutSession[],
  nowMs: number,
): Proposal['restartAt'] {
  const latest = Math.max(
    Number.NEGATIVE_INFINITY,
    ...sessions.map(({ date }) => Date.parse(date)).filter((ms) => ms <= nowMs),
  );
  const isLong = Number.isFinite(latest) && nowMs - latest > longBreakDays * dayMs;
  const phase = program.phases.find(
    (one) => one.startWeek <= next.week && next.week <= one.endWeek,
  );
  if (!isLong || !phase || (next.week === phase.startWeek && next.session === 1)) return null;
  return { week: phase.startWeek, session: 1 };
}

function summaryOf(changes: readonly ProposedChange[], restartAt: Proposal['restartAt']): string {
  if (restartAt) return 'More than four weeks away: start this block again, a little lighter.';
  const count = (wanted: ProposedChange['unit'], isUp: boolean, words: string) => {
    const found = changes.filter(
      ({ unit, from, to }) => unit === wanted && from !== null && to !== from && to > from === isUp,
    ).length;
    return found > 0 ? [`${found} ${words}`] : [];
  };
  const parts = [
    ...count('kg', true, 'heavier'),
    ...count('kg', false, 'lighter'),
    ...count('reps', true, 'with more reps'),
    ...count('reps', false, 'with fewer reps'),
  ];
  if (parts.length === 0) return 'Loads from your log for the next session.';
  return `Next session: ${parts.join(', ')}.`;
}

/** What the log says about the next session; null when it says nothing new. */
export function proposeChange(
  program: Program,
  sessions: readonly WorkoutSession[],
  nowMs: number,
): Proposal | null {
  const next = currentSession(program);
  if (!next) return null;
  const newestFirst = sessions.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const told: Told = { program, week: next.week, sessions: newestFirst, nowMs };
  const changes = next.workout.workout.flatMap((item) => {
    const exercise = item.type === 'exercise' ? exerciseById(item.exerciseId ?? '') : undefined;
    if (!exercise) return [];
    return changeFor(item, exercise, told) ?? [];
  });
  const restartAt = restartFor(program, next, sessions, nowMs);
  if (changes.length === 0 && !restartAt) return null;
  const { week, session, workoutId } = next;
  return { week, session, workoutId, changes, restartAt, summary: summaryOf(changes, restartAt) };
}

/** The session as accepted: only its loads and its reps differ. */
export function applyProposal(session: ProgramSession, { changes }: Proposal): ProgramSession {
  const workout = mapItems(session.workout, (item) => {
    const change = changes.find(({ exerciseId }) => exerciseId === item.exerciseId);
    if (!change || item.type !== 'exercise') return item;
    const { unit, to, reason } = change;
    return { ...item, ...(unit === 'kg' ? { weight: to } : { reps: to }), description: reason };
  });
  return { ...session, workout };
}
