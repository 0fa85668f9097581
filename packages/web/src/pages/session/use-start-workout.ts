import { useNavigate } from 'react-router';
import { primeSound } from '../../features/timer/prime-sound.ts';
import { wishStart } from './start-wish.ts';
import { useLoadWorkout } from './use-load-workout.ts';

/** One tap from a workout to its running clock. Sound is let on in this tap: later ones may not come. */
export function useStartWorkout(): ReturnType<typeof useLoadWorkout> {
  const navigate = useNavigate();
  const loading = useLoadWorkout(({ key }) => {
    wishStart(key);
    void navigate('/workout');
  });
  return {
    ...loading,
    load(workout) {
      primeSound();
      loading.load(workout);
    },
    confirm() {
      primeSound();
      return loading.confirm();
    },
  };
}
