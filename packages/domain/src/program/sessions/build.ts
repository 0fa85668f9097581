import type { Exercise, Workout } from '../../workout/types.ts';
import type { DayPlan, WeekPlan } from '../templates/types.ts';
import { buildAsked } from './asked.ts';
import { type BuiltSession, frameWithout, type SessionFrame } from './frame.ts';
import { buildLift } from './lift.ts';
import { linesIn, noteOf } from './notes.ts';
import { buildRun } from './run.ts';
import { type SetSteps, withSteps } from './steps.ts';
import { toldLifts } from './told-lifts.ts';

interface Place {
  week: number;
  weeks: number;
  plan: WeekPlan;
  /** Of one session, as wished. */
  minutes: number;
}

const leastMinutes = 5;

function workOf(told: SessionFrame, day: DayPlan, { week, minutes, plan }: Place): BuiltSession {
  const { work } = day;
  const frame = frameWithout(told, day.lifted ?? []);
  const long = Math.max(leastMinutes, day.minutes ?? minutes);
  const own =
    work.kind === 'lift'
      ? buildLift(frame, day, work, long, plan.kind)
      : work.kind === 'run'
        ? buildRun(frame, day, work)
        : buildAsked(frame, day, work.session, week);
  if (own && own.workout.workout.length > 0) return own;
  // Where a body allows none of it, it moves as far as it may.
  const gentle = Math.max(10, Math.min(30, minutes));
  const loose = buildAsked(told, day, { goal: 'mobility', minutes: gentle, easy: true }, week);
  if (loose.workout.workout.length > 0) return { ...loose, title: `Mobility ${gentle} min` };
  return { ...buildAsked(told, day, { minutes: gentle, easy: true }, week), title: 'What you can' };
}

/** Names of lifts that a title has, what shows that they are there, and what the day has else. */
const namedLifts: readonly (readonly [name: RegExp, shows: RegExp, instead: string])[] = [
  [/\bdeadlift\b/i, /deadlift/, 'hinge'],
  [/\bbench\b/i, /bench|chest-press|floor-press/, 'push'],
  [/\bsquat\b/i, /squat|leg-press|pistol/, 'legs'],
];

const inCaseOf = (found: string, words: string): string =>
  /^[A-Z]/.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** A title names no lift that a body or a kit has left out. */
function withoutAbsent(title: string, lines: readonly Exercise[]): string {
  return namedLifts.reduce((words, [name, shows, instead]) => {
    const isThere = lines.some(({ exerciseId = '' }) => shows.test(exerciseId));
    return isThere ? words : words.replace(name, (found) => inCaseOf(found, instead));
  }, title);
}

/** Of what a skill is practised with nothing may be done: the day is called by what is done. */
function isWithoutSkill({ work }: DayPlan, lines: readonly Exercise[]): boolean {
  if (work.kind !== 'lift' || work.archetype !== 'skill') return false;
  const own = work.rows.filter(({ role, moves }) => role === 'skill' && moves);
  const done = new Set(lines.map(({ exerciseId }) => exerciseId));
  return own.length > 0 && !own.some(({ moves = [] }) => moves.some((id) => done.has(id)));
}

function titleOf(day: DayPlan, workout: Workout): string {
  const lines = linesIn(workout);
  if (isWithoutSkill(day, lines)) return `Instead of it: ${toldLifts(workout, 2)}`;
  const { tells } = day;
  const title = day.work.kind === 'lift' ? withoutAbsent(day.title, lines) : day.title;
  const lifts = tells === undefined ? '' : toldLifts(workout, tells);
  return lifts === '' ? title : `${title}: ${lifts}`;
}

/** A day of a program as the workout that the timer plays. */
export function buildDay(
  frame: SessionFrame,
  day: DayPlan,
  place: Place,
  steps: SetSteps,
): BuiltSession {
  const built = workOf(frame, day, place);
  const workout = withSteps(built.workout, day, place.plan.kind, steps);
  const named: Workout = {
    ...workout,
    title: built.title ?? titleOf(day, workout),
    periodizationPhase: place.plan.phase,
    coachingNotes: noteOf(
      day.notes ?? [],
      built.coaching ?? [workout.coachingNotes ?? ''],
      workout,
    ),
    workoutReasoning:
      `Week ${place.week} of ${place.weeks}: ${place.plan.label}. ${workout.workoutReasoning ?? ''}`.trim(),
  };
  return { ...built, workout: named };
}
