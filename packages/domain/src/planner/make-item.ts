import { defined } from '../workout/defined.ts';
import type { Exercise } from '../workout/types.ts';
import type { PlanContext } from './context.ts';
import { loadFor } from './load.ts';
import type { Candidate } from './pool.ts';

type Fields = Omit<Exercise, 'name' | 'type'> & { type?: Exercise['type'] };

/** A general cue may say the opposite of what this athlete must do, so the change stands alone. */
export function wordsFor(
  cues: readonly string[],
  modifications: readonly string[],
): Pick<Exercise, 'cues' | 'modifications'> {
  if (modifications.length === 0) return { cues: [...cues] };
  return { cues: [...modifications], modifications: [...modifications] };
}

/** One playable item from the library's entry, with the words that this athlete needs. */
export function makeItem({ exercise, modifications }: Candidate, fields: Fields): Exercise {
  return defined({
    name: exercise.name,
    type: 'exercise',
    exerciseId: exercise.id,
    secondsPerRep: exercise.secondsPerRep,
    instructions: [exercise.howTo, ...modifications, exercise.breathing].join(' '),
    ...wordsFor(exercise.cues, modifications),
    side: exercise.unilateral ? 'both' : undefined,
    ...fields,
  }) as Exercise;
}

/** The same for the body, where effort and load count. */
export function makeWorkItem(candidate: Candidate, context: PlanContext, fields: Fields): Exercise {
  const { weight, percent, note } = loadFor(candidate, context);
  return makeItem(candidate, {
    ...defined({ weight, description: note }),
    rpe: context.dose.rpe,
    ...(percent === undefined ? {} : { setScheme: { weightPercentage: percent } }),
    ...fields,
  });
}
