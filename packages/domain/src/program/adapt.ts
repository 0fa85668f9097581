import type { LoggedSet, SessionExercise, WorkoutSession } from '../analytics/types.ts';
import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { understand } from '../planner/understand.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise } from '../workout/types.ts';
import { stepKgOf, toStep } from './loads.ts';
import { currentSession } from './progress.ts';
import type { MainLift, Program, ProgramSession, ProgressionMethod } from './types.ts';
import { effortPoints, percentPoints, type Variation, variationOf } from './weeks.ts';

export interface LoadChange {
  exerciseId: string;
  name: string;
  /** Kilograms; null when none was written. */
  from: number | null;
  to: number;
  reason: string;
}

/** What the log suggests for the next session. Nothing of it is done before it is accepted. */
export interface Proposal {
  week: number;
  session: number;
  workoutId: string;
  changes: LoadChange[];
  /** After four weeks away: back to the first session of the block. */
  restartAt: { week: number; session: number } | null;
  summary: string;
}

const dayMs = 86_400_000;

interface LoggedLift {
  daysAgo: number;
  sets: LoggedSet[];
  planned: SessionExercise['planned'];
  notes: string;
  workoutId: string | undefined;
}

/** Whether what was noted speaks of pain: then nothing goes up. */
function speaksOfPain(notes: string): boolean {
  if (notes.trim() === '') return false;
  const read = understand(notes, {}, {}, { sessions: [] });
  if (read.kind !== 'request') return true;
  return read.request.injuries.some(({ status }) => status === 'active');
}

/** Newest first; only sets that carry a load. */
function logOf(id: string, sessions: readonly WorkoutSession[], nowMs: number): LoggedLift[] {
  return sessions
    .filter(({ date }) => Date.parse(date) <= nowMs)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .flatMap(({ date, exercises, notes, workoutId }) => {
      const done = exercises.find(({ exerciseId }) => exerciseId === id);
      const sets = done?.actual.sets.filter(({ weight = 0 }) => weight > 0) ?? [];
      if (!done || sets.length === 0) return [];
      const daysAgo = (nowMs - Date.parse(date)) / dayMs;
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

function meanEffort({ sets }: LoggedLift): number | null {
  const told = sets.flatMap(({ rpe }) => rpe ?? []);
  return told.length === 0 ? null : told.reduce((sum, rpe) => sum + rpe, 0) / told.length;
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
  const effort = meanEffort(last);
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
  const effort = meanEffort(last);
  const aim = aimOfLast(one);
  const wasHard = effort !== null && aim !== null && effort > aim + 0.5;
  if (!isFull || wasHard || last.sets.length < last.planned.sets) return null;
  return { to: weight + step, reason: `All sets at ${most} reps: ${step} kg more.` };
}

function judge(one: Case): Verdict {
  const down = afterBreak(one) ?? afterFailing(one);
  if (down) return down;
  const up = one.method === 'effort' ? byEffort(one) : (byReps(one) ?? byEffort(one));
  const weight = topWeight(one.last);
  if (up && up.to > weight && speaksOfPain(one.last.notes)) {
    return { to: weight, reason: 'You noted pain last time: no more weight for now.' };
  }
  return up ?? { to: weight, reason: 'The same as last time.' };
}

/** About where a set of eight at a steady effort lies: what points of load are measured against. */
const middlePercent = 75;

/** An easy week takes less of what was lifted, a peak week more. */
function forWeek({ to, reason }: Verdict, { then, now, step }: Case): Verdict {
  const from = middlePercent + percentPoints(then);
  const shifted = toStep((to * (middlePercent + percentPoints(now))) / from, step);
  if (percentPoints(then) === percentPoints(now) || shifted === to) return { to, reason };
  const how = shifted < to ? 'lighter' : 'heavier';
  return { to: shifted, reason: `${reason} This week is ${how} by plan.` };
}

function weekOf(program: Program, workoutId: string | undefined): Variation | undefined {
  return program.weeks.find(({ sessions }) =>
    sessions.some((session) => session.workoutId === workoutId),
  )?.variation;
}

function changeFor(
  item: Exercise,
  exercise: LibraryExercise,
  program: Program,
  week: number,
  log: readonly LoggedLift[],
): LoadChange | null {
  const step = stepKgOf(exercise);
  const [last] = log;
  if (step === null || !last) return null;
  const phase = program.phases.find((one) => one.startWeek <= week && week <= one.endWeek);
  const lift = phase?.mainLifts.find(({ exerciseId }) => exerciseId === exercise.id);
  const method = lift?.method ?? (program.level === 'beginner' ? 'linear' : 'double');
  const now = variationOf(week);
  const then = weekOf(program, last.workoutId) ?? now;
  const one: Case = { log, last, item, step, lift, method, then, now };
  const { to, reason } = forWeek(judge(one), one);
  const from = typeof item.weight === 'number' ? item.weight : null;
  if (to === from) return null;
  return { exerciseId: exercise.id, name: exercise.name, from, to, reason };
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

function summaryOf(changes: readonly LoadChange[], restartAt: Proposal['restartAt']): string {
  if (restartAt) return 'More than four weeks away: start this block again, a little lighter.';
  const up = changes.filter(({ from, to }) => from !== null && to > from).length;
  const down = changes.filter(({ from, to }) => from !== null && to < from).length;
  if (up + down === 0) return 'Loads from your log for the next session.';
  const parts = [up > 0 ? `${up} heavier` : '', down > 0 ? `${down} lighter` : ''];
  return `Next session: ${parts.filter(Boolean).join(', ')}.`;
}

/** What the log says about the next session; null when it says nothing new. */
export function proposeChange(
  program: Program,
  sessions: readonly WorkoutSession[],
  nowMs: number,
): Proposal | null {
  const next = currentSession(program);
  if (!next) return null;
  const changes = next.workout.workout.flatMap((item) => {
    const exercise = item.type === 'exercise' ? exerciseById(item.exerciseId ?? '') : undefined;
    if (!exercise) return [];
    const log = logOf(exercise.id, sessions, nowMs);
    return changeFor(item, exercise, program, next.week, log) ?? [];
  });
  const restartAt = restartFor(program, next, sessions, nowMs);
  if (changes.length === 0 && !restartAt) return null;
  const { week, session, workoutId } = next;
  return { week, session, workoutId, changes, restartAt, summary: summaryOf(changes, restartAt) };
}

/** The session as accepted: only its loads differ. */
export function applyProposal(session: ProgramSession, { changes }: Proposal): ProgramSession {
  const workout = mapItems(session.workout, (item) => {
    const change = changes.find(({ exerciseId }) => exerciseId === item.exerciseId);
    if (!change || item.type !== 'exercise') return item;
    return { ...item, weight: change.to, description: change.reason };
  });
  return { ...session, workout };
}
