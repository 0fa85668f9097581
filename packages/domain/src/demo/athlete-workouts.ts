import { dayMs } from '../workout/durations.ts';
import type { Workout } from '../workout/types.ts';
import { demoIdAt, diceFrom } from './athlete-year.ts';
import { coreDay, engineDay, pullDay, squatDay } from './plans.ts';

export interface DemoWorkout {
  workout: Workout & { id: string; generatedAt: string };
  favourite: boolean;
}

/** By how long ago they were made. */
const made = [
  { plan: squatDay, daysAgo: 33, favourite: false },
  { plan: pullDay, daysAgo: 31, favourite: false },
  { plan: engineDay, daysAgo: 30, favourite: true },
  { plan: coreDay, daysAgo: 29, favourite: true },
] as const;

/** The plans of the year, as the athlete's account keeps them. */
export function athleteWorkouts(nowMs: number): DemoWorkout[] {
  const dice = diceFrom(20_263);
  return made.map(({ plan, daysAgo, favourite }) => {
    const madeAtMs = nowMs - daysAgo * dayMs;
    const generatedAt = new Date(madeAtMs).toISOString();
    return { workout: { ...plan.workout, id: demoIdAt(madeAtMs, dice), generatedAt }, favourite };
  });
}
