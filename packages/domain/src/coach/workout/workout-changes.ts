import { stepsToPlay } from '../../timer/quick.ts';
import { totalText } from '../../timer/total-text.ts';
import type { Exercise, Workout } from '../../workout/types.ts';

interface Turned {
  before: string;
  after: string;
}

/** What a changed workout does differently, in the order of the new one. */
export interface WorkoutChanges {
  /** Null where it takes as long as before. */
  length: Turned | null;
  rounds: Turned | null;
  added: string[];
  removed: string[];
  changed: (Turned & { name: string })[];
  /** Exercises that are as they were. */
  keptCount: number;
}

function doseText({ reps, repsText, sets, setScheme, duration, weight }: Exercise): string {
  const count = repsText ?? reps ?? setScheme?.reps;
  const amount =
    count !== undefined
      ? `${count} ${count === 1 ? 'rep' : 'reps'}`
      : duration !== undefined
        ? `${duration} s`
        : '';
  const times = sets ?? setScheme?.sets ?? 1;
  const load = typeof weight === 'number' ? `${weight} kg` : weight;
  return [times > 1 ? `${times} ×` : '', amount, load ? `at ${load}` : '']
    .filter(Boolean)
    .join(' ');
}

/** Each exercise of the body once: rounds are no news of their own. */
function bodyOf({ workout, phases = [] }: Workout): Map<string, { name: string; dose: string }> {
  const items = workout.length > 0 ? workout : phases.flatMap(({ exercises }) => exercises);
  const body = new Map<string, { name: string; dose: string }>();
  for (const item of items) {
    const key = item.exerciseId ?? item.name.toLowerCase();
    if (item.type === 'exercise' && !body.has(key)) {
      body.set(key, { name: item.name, dose: doseText(item) });
    }
  }
  return body;
}

const turned = (before: string, after: string): Turned | null =>
  before === after ? null : { before, after };

export function workoutChanges(before: Workout, after: Workout): WorkoutChanges {
  const old = bodyOf(before);
  const next = bodyOf(after);
  const stays = [...next].flatMap(([key, { name, dose }]) => {
    const was = old.get(key);
    return was ? [{ name, before: was.dose, after: dose }] : [];
  });
  const changed = stays.filter((one) => one.before !== one.after);
  const rounds = (workout: Workout) => String(workout.totalRounds ?? 1);
  return {
    length: turned(totalText(stepsToPlay(before)), totalText(stepsToPlay(after))),
    rounds: turned(rounds(before), rounds(after)),
    added: [...next].flatMap(([key, { name }]) => (old.has(key) ? [] : [name])),
    removed: [...old].flatMap(([key, { name }]) => (next.has(key) ? [] : [name])),
    changed,
    keptCount: stays.length - changed.length,
  };
}
