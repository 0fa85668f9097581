import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Workout } from '../workout/types.ts';

/** What an easy finish is made of. */
export interface CalmMoves {
  stretches: readonly Exercise[];
  /** Easy steps, to be kept up for minutes; none where nothing of that kind may be done. */
  steps: readonly Exercise[];
}

const calmSeconds = { min: 30, max: 90 };
const stepsSeconds = 150;
/** Nobody stretches for half an hour: what is longer begins with easy steps. */
const stretchingSeconds = 300;

/** Items that take exactly these seconds, one after the other and around again. */
function inTurn(moves: readonly Exercise[], seconds: number, most: number, rpe: number) {
  const count = Math.ceil(seconds / most);
  const each = Math.floor(seconds / count / 5) * 5;
  return Array.from({ length: count }, (_, i): Exercise => {
    const duration = i === 0 ? seconds - each * (count - 1) : each;
    const {
      reps: _reps,
      sets: _sets,
      restAfter: _rest,
      ...item
    } = moves[i % moves.length] as Exercise;
    return { ...item, type: 'cooldown' as const, phase: 'Cool-down', rpe, duration };
  });
}

function easyFinish({ stretches, steps }: CalmMoves, seconds: number): Exercise[] {
  const isLong = steps.length > 0 && seconds > 2 * stretchingSeconds;
  const stretching = isLong ? stretchingSeconds : seconds;
  return [
    ...inTurn(steps, seconds - stretching, stepsSeconds, 3),
    ...inTurn(stretches, stretching, calmSeconds.max, 2),
  ];
}

/** Before the planned cool-down, which ends in the calmest. */
function insertFinish(workout: Workout, items: readonly Exercise[]): Workout {
  if (!workout.phases) {
    const at = workout.workout.findIndex(({ type }) => type === 'cooldown');
    const place = at < 0 ? workout.workout.length : at;
    return { ...workout, workout: workout.workout.toSpliced(place, 0, ...items) };
  }
  const has = workout.phases.some(({ name }) => name === 'Cool-down');
  const phases = has
    ? workout.phases.map((phase) =>
        phase.name === 'Cool-down'
          ? { ...phase, exercises: [...items, ...phase.exercises] }
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
export function fillTime(workout: Workout, missingSeconds: number, calm: () => CalmMoves): Workout {
  let missing = missingSeconds;
  let filled = workout;
  if (missing > calmSeconds.min + firstMoveSeconds.max - 30 && calm().stretches.length > 0) {
    filled = insertFinish(workout, easyFinish(calm(), missing));
    missing = 0;
  }
  const first = filled.workout[0];
  if (missing === 0 || first?.type !== 'warmup') return filled;
  const duration = Math.max(firstMoveSeconds.min, (first.duration ?? 30) + missing);
  return mapItems(filled, (item, i) => (i === 0 ? { ...item, duration } : item));
}
