import type { ProgramSession } from '@cadence/domain/program/types';
import { asFirstUsed } from '../../features/workout/as-first-used.ts';
import type { UnderWay } from './under-way.ts';
import { useStartWorkout } from './use-start-workout.ts';

type Startable = Pick<ProgramSession, 'workoutId' | 'workout'>;

interface StartSession {
  /** How far its clock is, in words; undefined where it is not under way. */
  underWayIn: (session: Pick<Startable, 'workoutId'>) => string | undefined;
  /** One that is under way goes on as it was begun. */
  start: (session: Startable) => void;
  starting: ReturnType<typeof useStartWorkout>;
}

/** For the sessions of a program, beside what is under way. */
export function useStartSession(
  underWay: Pick<UnderWay, 'current' | 'where'> | null,
): StartSession {
  const starting = useStartWorkout();
  const begun = underWay?.current.workout;
  return {
    underWayIn: ({ workoutId }) => (workoutId === begun?.id ? underWay?.where : undefined),
    start: ({ workout, workoutId }) =>
      starting.load(begun?.id === workoutId ? begun : asFirstUsed(workout)),
    starting,
  };
}
