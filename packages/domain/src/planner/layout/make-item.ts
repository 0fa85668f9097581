import { defined } from '../../workout/defined.ts';
import type { Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { distanceName, distanceText, isDistanceExercise, timeText } from '../dose/distance.ts';
import { loadInFormat } from '../dose/load.ts';
import { hasTrait } from '../legal/traits.ts';
import { isCardioMove } from './cardio.ts';
import type { Candidate } from './pool.ts';

type Fields = Omit<Exercise, 'name' | 'type'> & Partial<Pick<Exercise, 'name' | 'type'>>;

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

/** '400 m run', and the pace or the beat to keep to. */
function targetFields(
  { exercise, modifications, asked }: Candidate,
  { request }: PlanContext,
): Partial<Exercise> {
  const isOwn = asked?.metres !== undefined && asked.exerciseId === exercise.id;
  const pace = request.pace && isDistanceExercise(exercise.id) ? request.pace.value : undefined;
  const beat = isCardioMove(exercise) ? request.heartRate?.value : undefined;
  if (!isOwn && pace === undefined && beat === undefined) return {};
  const targets = [
    ...(isOwn && asked?.metres !== undefined && asked.seconds !== undefined
      ? [`Cover ${distanceText(asked.metres)}: about ${timeText(asked.seconds)}.`]
      : []),
    ...(pace === undefined ? [] : [`Pace: ${pace}.`]),
    ...(beat === undefined ? [] : [`Heart rate: about ${beat}.`]),
  ];
  const said = [...targets, exercise.howTo, ...modifications, exercise.breathing].join(' ');
  const isNamed = isOwn && asked?.metres !== undefined;
  return {
    instructions: said,
    ...(isNamed
      ? { name: distanceName(asked.metres ?? 0, exercise, hasTrait(request, 'hills')) }
      : {}),
  };
}

/** The same for the body, where effort and load count. */
export function makeWorkItem(candidate: Candidate, context: PlanContext, fields: Fields): Exercise {
  const { weight, percent, note } = loadInFormat(candidate, context);
  return makeItem(candidate, {
    ...defined({ weight, description: note }),
    rpe: context.dose.rpe,
    ...targetFields(candidate, context),
    ...(percent === undefined ? {} : { setScheme: { weightPercentage: percent } }),
    ...fields,
  });
}
