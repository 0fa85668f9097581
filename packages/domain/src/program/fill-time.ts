import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Workout } from '../workout/types.ts';

const calmSeconds = { min: 30, max: 90 };

/** Items of an easy finish that take exactly these seconds, one after the other and around again. */
function easyFinish(calm: readonly Exercise[], seconds: number): Exercise[] {
  const count = Math.ceil(seconds / calmSeconds.max);
  const each = Math.floor(seconds / count / 5) * 5;
  return Array.from({ length: count }, (_, i) => {
    const duration = i === 0 ? seconds - each * (count - 1) : each;
    const {
      reps: _reps,
      sets: _sets,
      restAfter: _rest,
      ...item
    } = calm[i % calm.length] as Exercise;
    return { ...item, type: 'cooldown' as const, phase: 'Cool-down', rpe: 2, duration };
  });
}

function append(workout: Workout, items: readonly Exercise[]): Workout {
  if (!workout.phases) return { ...workout, workout: [...workout.workout, ...items] };
  const has = workout.phases.some(({ name }) => name === 'Cool-down');
  const phases = has
    ? workout.phases.map((phase) =>
        phase.name === 'Cool-down'
          ? { ...phase, exercises: [...phase.exercises, ...items] }
          : phase,
      )
    : [...workout.phases, { name: 'Cool-down', exercises: [...items] }];
  return { ...workout, phases, workout: phases.flatMap(({ exercises }) => exercises) };
}

/** Longest first move of a warm-up that still makes sense. */
const firstMoveSeconds = { min: 10, max: 150 };

/**
 * Brings a session to its minutes: what is left becomes an easy finish, a few
 * seconds go into the first move.
 */
export function fillTime(
  workout: Workout,
  missingSeconds: number,
  calm: () => readonly Exercise[],
): Workout {
  let missing = missingSeconds;
  let filled = workout;
  if (missing > calmSeconds.min + firstMoveSeconds.max - 30 && calm().length > 0) {
    filled = append(workout, easyFinish(calm(), missing));
    missing = 0;
  }
  const first = filled.workout[0];
  if (missing === 0 || first?.type !== 'warmup') return filled;
  const duration = Math.max(firstMoveSeconds.min, (first.duration ?? 30) + missing);
  return mapItems(filled, (item, i) => (i === 0 ? { ...item, duration } : item));
}
