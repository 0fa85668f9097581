import type { Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import {
  type CurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { clearRunOnceSaved } from './close-current.ts';

type BegunWorkout = typeof import('./begun-workout.ts');

/** The whole timer comes with it, so it is fetched only where something has been begun. */
const loadBegun = () =>
  import('./begun-workout.ts').catch((error: unknown) => {
    console.warn('What is under way could not be looked at.', error);
    return null;
  });

interface Replacing extends Pick<BegunWorkout, 'keepUnfinished'> {
  next: Workout;
  replaced: CurrentWorkout;
}

interface LoadWorkout {
  /** Loads it at once, or asks first when another one is unfinished; one that is goes on. */
  load: (workout: Workout) => void;
  /** What would be replaced, while that is being asked. */
  replaced: CurrentWorkout | null;
  confirm: () => void;
  cancel: () => void;
}

export function useLoadWorkout(onLoaded: (current: CurrentWorkout) => void): LoadWorkout {
  const sessions = useSessions();
  const [asked, setAsked] = useState<Replacing | null>(null);

  function replace(workout: Workout) {
    clearRunOnceSaved();
    onLoaded(setCurrentWorkout(workout));
  }

  async function loadBesideBegun(workout: Workout) {
    const parts = await loadBegun();
    if (!parts) {
      toast('The workout could not be loaded. Try again once you are connected.', {
        tone: 'error',
      });
      return;
    }
    const { begunBeside, keepUnfinished } = parts;
    const beside = begunBeside(workout);
    if (!beside) replace(workout);
    else if (beside.isWanted) onLoaded(beside.begun);
    else setAsked({ next: workout, replaced: beside.begun, keepUnfinished });
  }

  function load(workout: Workout) {
    if (readCurrentWorkout()?.status === 'started') void loadBesideBegun(workout);
    else replace(workout);
  }

  function confirm() {
    if (!asked) return;
    asked.keepUnfinished(asked.replaced, sessions);
    replace(asked.next);
    setAsked(null);
  }

  return { load, replaced: asked?.replaced ?? null, confirm, cancel: () => setAsked(null) };
}
