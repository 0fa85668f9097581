import type { Workout } from '../../workout/types.ts';
import { emomTimes } from '../constants.ts';
import { makeWindow } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';

/** Spec §4: one step a minute for estimatedDuration minutes, cycling through the exercises. */
export function buildEmom(workout: Workout, body: PlanItem[]): TimerStep[] {
  const exercises = body.filter((item) => !isRestItem(item));
  const totalRounds = Math.max(
    1,
    Math.round(workout.estimatedDuration ?? emomTimes.defaultMinutes),
  );
  const steps: TimerStep[] = [];
  for (let minute = 0; minute < totalRounds; minute++) {
    const item = exercises[minute % exercises.length];
    if (item === undefined) break;
    steps.push(makeWindow(item, emomTimes.minuteSeconds, { round: minute + 1, totalRounds }));
  }
  return steps;
}
