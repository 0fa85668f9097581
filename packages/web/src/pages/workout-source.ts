import { lazySource } from '../ui/lazy/lazy-source.ts';

export const workoutPage = lazySource(async () => {
  const { WorkoutPage, loadShown } = await import('./workout-page.tsx');
  await loadShown();
  return WorkoutPage;
});

/** From the tap on Start to the running clock nothing is to be fetched. */
const startedWorkout = lazySource(async () => {
  const { loadedWorkout } = await import('./workout-page.tsx');
  return loadedWorkout.load();
});

export const onStart = [workoutPage, startedWorkout];
