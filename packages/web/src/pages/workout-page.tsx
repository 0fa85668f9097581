import { isStopwatch, stepsToPlay } from '@cadence/domain/timer/quick';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';
import { useEffect, useMemo, useState } from 'react';
import { clearRun, readRunOf } from '../features/timer/engine/run-store.ts';
import { Preview, titleOf } from '../features/timer/preview.tsx';
import { primeSound } from '../features/timer/prime-sound.ts';
import { runParts } from '../features/timer/run-parts.ts';
import type { Ended } from '../features/timer/saved-summary.tsx';
import { useTimerSettings } from '../features/timer/timer-settings.ts';
import { VoiceReadiness } from '../features/voice/player/voice-readiness.tsx';
import {
  type CurrentWorkout,
  clearCompletedWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
  useCurrentWorkout,
} from '../features/workout/current-workout.ts';
import { readSafetyLock, useSafetyLock } from '../features/workout/safety/safety-lock.ts';
import { Later } from '../ui/lazy/later.tsx';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { usePreload } from '../ui/lazy/use-preload.ts';
import { breath } from '../ui/pace/breath.ts';
import { useLocation, useNavigationType } from '../ui/router/router.tsx';
import { closeCurrent } from './close-current.ts';
import { endStartWish, readStartWish } from './start-wish.ts';
import { useArrival } from './use-arrival.ts';

const playedWorkout = lazySource(() => import('./loaded-workout.tsx').then((m) => m.LoadedWorkout));
const savedWorkout = lazySource(() => import('./saved-workout.tsx').then((m) => m.SavedWorkout));
/** With all that follows: a workout that begins must come to its end without the network. */
export const loadedWorkout = lazySource(async () => {
  const parts = [...runParts, savedWorkout].map((part) => part.load());
  const [LoadedWorkout] = await Promise.all([playedWorkout.load(), ...parts]);
  return LoadedWorkout;
});
const unplayable = lazySource(() => import('./unplayable.tsx').then((m) => m.Unplayable));
const noWorkout = lazySource(() => import('./no-workout.tsx').then((m) => m.NoWorkout));
const trainingLock = lazySource(() => import('./training-lock.tsx').then((m) => m.TrainingLock));

export const workoutParts = [loadedWorkout, noWorkout, trainingLock, unplayable];

/** What this device is about to show, so that it is there with the page. */
export async function loadShown(): Promise<void> {
  const current = readCurrentWorkout();
  await breath();
  await Promise.all(partsToShow(current).map((part) => part.preload()));
}

function partsToShow(current: CurrentWorkout | null) {
  if (readSafetyLock()) return [trainingLock];
  if (!current) return [noWorkout];
  const part = partUnderWay(current);
  return part ? [part] : [];
}

/** Where there is more to show of it than what it consists of. */
function partUnderWay({ key, workout, status }: CurrentWorkout) {
  if (status === 'completed') return loadedWorkout;
  // Its seconds go on: the clock is shown before what may be asked of it.
  if (readRunOf(key, stepsToPlay(workout))) return playedWorkout;
  return readStartWish() === key ? loadedWorkout : null;
}

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
    if (run) clearRun();
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
  usePreload(workoutParts);
  const current = useClearedCurrent();
  const keyFoundAtLoad = useKeyFoundAtLoad(current);
  const [startKey, setStartKey] = useState(readStartWish);
  useEffect(endStartWish, []);
  const lock = useSafetyLock();
  const [saved, setSaved] = useState<Ended>();

  if (saved) return <Later source={savedWorkout} props={saved} />;
  if (lock) return <Later source={trainingLock} props={{ lock }} />;
  if (!current) {
    return (
      <Later
        source={noWorkout}
        props={{
          onLoad: setCurrentWorkout,
          onStart(workout: Workout) {
            primeSound();
            setStartKey(setCurrentWorkout(workout).key);
          },
        }}
      />
    );
  }
  return (
    <Loaded
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

interface LoadedProps {
  current: CurrentWorkout;
  startNow: boolean;
  foundAtLoad: boolean;
  onSaved: (saved: Ended) => void;
}

/** What it consists of can be read while the clock is on its way; a tap on Start waits for it. */
function Loaded({ startNow, ...props }: LoadedProps) {
  const { current } = props;
  const steps = useMemo(() => stepsToPlay(current.workout), [current.workout]);
  const [isTapped, setTapped] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const [isOnStart, setOnStart] = useState(false);
  const [partAtFirst] = useState(() => partUnderWay(current));
  if (steps.length === 0) return <Later source={unplayable} props={{ current }} />;
  return (
    <Later
      source={partAtFirst ?? loadedWorkout}
      // Whoever has come to Start by key would lose it between the way there and the press.
      isHeld={isInUse || (isOnStart && !isTapped)}
      props={{ ...props, startNow: startNow || isTapped }}
      waiting={
        !partAtFirst &&
        !startNow && (
          <FirstLook
            workout={current.workout}
            steps={steps}
            onSettings={setInUse}
            onStartFocus={setOnStart}
            onStart={() => {
              primeSound();
              setTapped(true);
            }}
          />
        )
      }
    />
  );
}

interface FirstLookProps {
  workout: Workout;
  steps: readonly TimerStep[];
  onSettings: (open: boolean) => void;
  onStartFocus: (isFocused: boolean) => void;
  onStart: () => void;
}

function FirstLook({ workout, steps, ...on }: FirstLookProps) {
  const heading = useArrival('Smart Timer');
  const { voiceEnabled } = useTimerSettings();
  return (
    <Preview
      workout={workout}
      title={titleOf(workout)}
      steps={steps}
      countsUp={isStopwatch(workout)}
      heading={heading}
      voiceReadiness={voiceEnabled && <VoiceReadiness />}
      startWaits
      onChooseOther={closeCurrent}
      {...on}
    />
  );
}
