import { stepsToPlay } from '@cadence/domain/timer/quick';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readRunOf } from '../../features/timer/engine/run-store.ts';
import { primeSound } from '../../features/timer/prime-sound.ts';
import type { Ended } from '../../features/timer/summary/saved-summary.tsx';
import {
  type CurrentWorkout,
  clearCompletedWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
  useCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import { useSafetyLock } from '../../features/workout/safety/safety-lock.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { clearRunOnceSaved, closeCurrent } from '../session/close-current.ts';
import { endStartWish, readStartWish } from '../session/start-wish.ts';

const LoadedWorkout = lazyPart(() => import('./loaded-workout.tsx').then((m) => m.LoadedWorkout));
/** So that a workout under way is there with the page. */
export const preloadClock = LoadedWorkout.preload;
const NoWorkout = lazyPart(() => import('./no-workout.tsx').then((m) => m.NoWorkout));
const SavedWorkout = lazyPart(() => import('./saved-workout.tsx').then((m) => m.SavedWorkout));
const TrainingLock = lazyPart(() => import('./training-lock.tsx').then((m) => m.TrainingLock));

/**
 * Spec §4: a completed workout is cleared before the next is loaded. Not on a reload, for phones
 * drop a page in the background, nor on the browser's Back and Forward: its summary comes back.
 */
function useClearedCurrent(): CurrentWorkout | null {
  const isReturn = useNavigationType() === 'POP';
  useState(() => {
    const current = readCurrentWorkout();
    if (current?.status !== 'completed') return;
    const run = readRunOf(current.key, stepsToPlay(current.workout));
    if (isReturn && run) return;
    clearCompletedWorkout();
    if (run) clearRunOnceSaved();
  });
  return useCurrentWorkout();
}

/** The workout that was there when the browser loaded this page: nobody has just asked for it. */
function useKeyFoundAtLoad(current: CurrentWorkout | null): string | undefined {
  const isFirstPage = useLocation().key === 'default';
  const [key] = useState(isFirstPage ? current?.key : undefined);
  return key;
}

export function WorkoutPage() {
  const current = useClearedCurrent();
  const keyFoundAtLoad = useKeyFoundAtLoad(current);
  const [startKey, setStartKey] = useState(readStartWish);
  useEffect(endStartWish, []);
  // A workout that begins must come to its end without the network.
  useEffect(() => void SavedWorkout.preload(), []);
  const lock = useSafetyLock();
  const [saved, setSaved] = useState<Ended>();

  if (saved) return <SavedWorkout {...saved} />;
  if (lock) return <TrainingLock lock={lock} />;
  if (!current) {
    return (
      <NoWorkout
        onLoad={setCurrentWorkout}
        onStart={(workout) => {
          primeSound();
          setStartKey(setCurrentWorkout(workout).key);
        }}
      />
    );
  }
  return (
    <LoadedWorkout
      key={current.key}
      current={current}
      startNow={startKey === current.key}
      foundAtLoad={keyFoundAtLoad === current.key}
      onSaved={(next) => {
        setSaved(next);
        closeCurrent();
      }}
    />
  );
}
