import { primeSound } from '../features/timer/prime-sound.ts';
import { usePreload } from '../ui/lazy/use-preload.ts';
import { useNavigate } from '../ui/router/router.tsx';
import { wishStart } from './start-wish.ts';
import { useLoadWorkout } from './use-load-workout.ts';
import { onStart } from './workout-source.ts';

/** One tap from a workout to its running clock. Sound is let on in this tap: later ones may not come. */
export function useStartWorkout(): ReturnType<typeof useLoadWorkout> {
  const navigate = useNavigate();
  usePreload(onStart);
  const loading = useLoadWorkout(({ key }) => {
    primeSound();
    wishStart(key);
    void navigate('/workout');
  });
  return {
    ...loading,
    /** Dated anew: a program is made weeks before, and among the recent ones counts when one was used. */
    load: (workout) => loading.load({ ...workout, generatedAt: new Date().toISOString() }),
    confirm() {
      primeSound();
      return loading.confirm();
    },
  };
}
