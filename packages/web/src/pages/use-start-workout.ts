import { useTimerSettings } from '../features/timer/timer-settings.ts';
import { deviceAudio } from '../platform/audio.ts';
import { usePreload } from '../ui/lazy/use-preload.ts';
import { useNavigate } from '../ui/router/router.tsx';
import { wishStart } from './start-wish.ts';
import { useLoadWorkout } from './use-load-workout.ts';
import { onStart } from './workout-source.ts';

/** One tap from a workout to its running clock. Sound is let on in this tap: later ones may not come. */
export function useStartWorkout(): ReturnType<typeof useLoadWorkout> {
  const navigate = useNavigate();
  usePreload(onStart);
  const { soundEnabled, muted } = useTimerSettings();
  return useLoadWorkout(({ key }) => {
    if (soundEnabled && !muted) deviceAudio.unlock();
    wishStart(key);
    void navigate('/workout');
  });
}
