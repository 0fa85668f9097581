import { clearRun } from '../features/timer/engine/run-store.ts';
import { clearCurrentWorkout } from '../features/workout/current-workout.ts';

export function closeCurrent(): void {
  clearRun();
  clearCurrentWorkout();
}
