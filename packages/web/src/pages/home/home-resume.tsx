import { ResumeCard } from '../../features/timer/preview/resume-card.tsx';
import { primeSound } from '../../features/timer/prime-sound.ts';
import type { CurrentWorkout } from '../../features/workout/current-workout.ts';
import { wishStart } from '../session/start-wish.ts';

interface HomeResumeProps {
  current: CurrentWorkout;
}

/** What is loaded. Picked up here it goes on at once, as from the calendar and the program. */
export function HomeResume({ current: { key, workout } }: HomeResumeProps) {
  function goOn() {
    primeSound();
    wishStart(key);
  }
  return <ResumeCard runKey={key} workout={workout} onResume={goOn} />;
}
