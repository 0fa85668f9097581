import type { Exercise, Workout } from '../../workout/types.ts';
import type { DayPlan, WeekPlan } from '../templates/types.ts';
import { buildAsked } from './asked.ts';
import { type BuiltSession, frameWithout, type SessionFrame } from './frame.ts';
import { buildLift } from './lift.ts';
import { linesIn, noteOf } from './notes.ts';
import { buildRun } from './run.ts';
import { type Steps, withSteps } from './steps.ts';

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

const isWork = ({ role }: Exercise): boolean => role !== 'easy' && role !== 'backoff';

/** 'Bench press 3×6': the first lifts as they are done, and what stays in reserve. */
function toldLifts(workout: Workout, count: number): string {
  const all = linesIn(workout).filter((item) => isWork(item) && item.reps !== undefined);
  // Jumps before the lifts are not what the day is called by.
  const plain = all.filter(({ role }) => role !== 'skill');
  const lifts = (plain.length > 0 ? plain : all).slice(0, count);
  const words = lifts.map(({ name, sets = 1, reps, repsText = reps, rir }, i) => {
    const left = i === lifts.length - 1 && rir !== undefined ? `, ${rir} left` : '';
    return `${name.toLowerCase()} ${sets}×${repsText}${left}`;
  });
  return words.join(', ');
}

function titleOf({ title, tells }: DayPlan, workout: Workout): string {
  const lifts = tells === undefined ? '' : toldLifts(workout, tells);
  return lifts === '' ? title : `${title}: ${lifts}`;
}

/** A day of a program as the workout that the timer plays. */
export function buildDay(
  frame: SessionFrame,
  day: DayPlan,
  place: Place,
  steps: Steps,
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
