import { sessionFrom } from '../analytics/session.ts';
import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import { addDays, weekdayOfDate } from '../program/calendar/days.ts';
import { allSessions } from '../program/progress.ts';
import type { Program, ProgramSession } from '../program/types.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import type { Workout } from '../workout/types.ts';
import type { DemoWorkout } from './athlete-workouts.ts';
import { demoIdAt, diceFrom } from './athlete-year.ts';

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday four weeks before this one: a block is behind the athlete, the next has begun. */
export function programStart(todayMs: number): string {
  const today = isoDay(todayMs);
  return addDays(today, -((weekdayOfDate(today) + 6) % 7) - 28);
}

/** The one that did not take place. */
export const isMissed = ({ week, session }: ProgramSession): boolean => week === 2 && session === 3;

/** As planned, now and then with a rep less. */
function setsOf({ workout }: Workout, steps: readonly TimerStep[], dice: () => number) {
  const sets: Record<string, LoggedSet> = {};
  steps.forEach((step, index) => {
    const name = step.exerciseName ?? step.name;
    const item = workout.find((one) => one.type === 'exercise' && one.name === name);
    if (step.type !== 'exercise' || typeof item?.weight !== 'number') return;
    const tired = dice() < 0.15 ? 1 : 0;
    sets[index] = {
      reps: Math.max(1, (step.reps ?? 8) - tired),
      weight: item.weight,
      rpe: Math.round(item.rpe ?? 7),
    };
  });
  return sets;
}

function train({ date, workout }: ProgramSession, dice: () => number): WorkoutSession {
  const startedAtMs = Date.parse(`${date}T17:00:00Z`) + Math.floor(dice() * 90) * 60_000;
  const steps = buildTimerSteps(workout);
  const plannedSeconds = steps.reduce((sum, { duration }) => sum + duration, 0);
  const activeSeconds = Math.round(plannedSeconds * (0.97 + dice() * 0.06));
  const session = sessionFrom({
    workout,
    steps,
    log: {
      sessionId: demoIdAt(startedAtMs, dice),
      startedAtMs,
      skippedSteps: [],
      sets: setsOf(workout, steps, dice),
    },
    end: {
      stepIndex: steps.length,
      complete: true,
      activeSeconds,
      atMs: startedAtMs + activeSeconds * 1000,
    },
    givenUp: false,
  });
  return {
    ...session,
    userRating: 3 + Math.floor(dice() * 3),
    difficulty: 2 + Math.floor(dice() * 3),
  };
}

/** What the athlete has trained of a program by the day before `todayMs`. */
export function trainProgram(program: Program, todayMs: number): WorkoutSession[] {
  const today = isoDay(todayMs);
  const dice = diceFrom(20_262);
  return allSessions(program)
    .filter((session) => session.date < today && !isMissed(session))
    .map((session) => train(session, dice));
}

/** As many as lists need to show that they are there: each is some 25 kB. */
const keptCount = 2;

/** Its workouts that were trained last, as a device keeps them from the day on which it starts them. */
export function usedWorkouts(program: Program, trained: readonly WorkoutSession[]): DemoWorkout[] {
  const usedAt = new Map(trained.slice(-keptCount).map(({ workoutId, date }) => [workoutId, date]));
  return allSessions(program).flatMap(({ workoutId: id, workout }) => {
    const generatedAt = usedAt.get(id);
    return generatedAt ? { workout: { ...workout, id, generatedAt }, favourite: false } : [];
  });
}
