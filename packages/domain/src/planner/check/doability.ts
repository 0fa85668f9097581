import { findMentions } from '../../exercise/find.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { repsOf } from '../../timer/lengths.ts';
import { hasStarts } from '../../workout/formats/definitions.ts';
import { secondsFor } from '../dose/reps.ts';
import { levelCaps } from '../legal/caps.ts';
import type { Request } from '../request.ts';
import { easierWay } from '../session/data/scaling.ts';
import type { Problem } from './report.ts';
import type { Subject, SubjectItem } from './subject.ts';

const emomMinWorkSeconds = 20;
const share = { min: 0.5, max: 0.9 };

/** The user's own number stands, however it fills the time. */
function isStated(id: string, reps: number, { written, body }: Request): boolean {
  // In a list that is the whole of it, what stands in for a move keeps its number.
  const isWritten = written?.value.items.some(
    (one) => (one.exerciseId === id || written.value.only) && one.reps === reps,
  );
  return isWritten === true || body.value.reps === reps;
}

/** Reps against the time they are given; a rep-based step ends by Done and needs no judging. */
function pace({ item, index, exercise, steps }: SubjectItem, subject: Subject): Problem[] {
  const reps = repsOf(item);
  const step = steps[0];
  if (!exercise || reps === undefined || !step || step.repBased || step.openEnded) return [];
  if (subject.style === 'pyramid' || isStated(exercise.id, reps, subject.request)) return [];
  const { duration: length } = step;
  const needed = secondsFor(exercise, reps);
  const cap = levelCaps[subject.request.level.value].emomWorkSeconds;
  const kind =
    step.block === undefined ? undefined : subject.workout.play?.blocks[step.block]?.kind;
  // Few of a move that many cannot do yet are enough for a minute.
  const isHeavy = exercise.lift !== undefined && subject.request.goal.value === 'strength';
  if (kind === 'death_by' || isHeavy || easierWay(exercise.id) !== undefined) return [];
  const isEmom =
    subject.style === 'emom' || hasStarts(kind) || (item.phase?.startsWith('EMOM') ?? false);
  const least = isEmom ? emomMinWorkSeconds : share.min * length;
  const most = isEmom ? cap : share.max * length;
  if (needed >= least && needed <= most) return [];
  const how = needed > most ? 'too much' : 'too little';
  return [{ words: `${item.name}: ${reps} reps are ${how} for ${length} s.`, itemIndex: index }];
}

const sureMention = 0.95;
/** 'An easy jog between' is said of how, not of what. */
const isWay = ({ patterns }: LibraryExercise): boolean => patterns[0] === 'cyclic';

/** What the texts name must be in the workout. */
function prose({ workout, items, request }: Subject): Problem[] {
  const said = [
    workout.title,
    workout.workoutReasoning,
    workout.coachingNotes,
    workout.motivationalMessage,
  ]
    .join('\n')
    .replace(/pull-up bars?/gi, 'bar');
  // A cue tells how a move is done: 'big arm swing' names none.
  const cues = new Set(items.flatMap(({ exercise }) => exercise?.cues ?? []));
  const text = [...cues].reduce((left, cue) => left.replaceAll(cue, ''), said);
  const names = items.map(({ item, exercise }) =>
    `${item.name} ${exercise?.name ?? ''}`.toLowerCase(),
  );
  return findMentions(text)
    .filter(({ confidence, exercise }) => confidence >= sureMention && !isWay(exercise))
    .filter(({ exercise, index, length }) => {
      // 'No planks' names what is left out on purpose, 'like a plank' a way to hold oneself,
      // 'estimated from your front squat' the lift whose weight is known.
      if (/\b(?:no|from your|(?:like|in|as) an?) $/i.test(text.slice(0, index))) return false;
      if (request.skillGoals?.value.includes(exercise.id)) return false;
      const name = text.slice(index, index + length).toLowerCase();
      const isPresent = items.some((one) => one.exercise?.id === exercise.id);
      // 'Cleans' are there where a hang power clean is.
      const single = name.replace(/s$/, '');
      return !isPresent && !names.some((one) => one.includes(single));
    })
    .map(({ exercise }) => ({ words: `The text names ${exercise.name}, which is not in it.` }));
}

export function findDoabilityProblems(subject: Subject): Problem[] {
  return [...subject.body.flatMap((item) => pace(item, subject)), ...prose(subject)];
}
