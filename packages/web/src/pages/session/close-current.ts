import { clearRun, readRun } from '../../features/timer/engine/run-store.ts';
import { clearCurrentWorkout } from '../../features/workout/current-workout.ts';
import { saved } from '../../platform/database/database.ts';

/** The run goes once the device has what became of it: a crash in between loses nothing. */
export function clearRunOnceSaved(): void {
  const run = readRun();
  void saved().then(({ ok }) => {
    if (ok && run && readRun()?.runKey === run.runKey) clearRun();
  });
}

export function closeCurrent(): void {
  clearCurrentWorkout();
  clearRunOnceSaved();
}
