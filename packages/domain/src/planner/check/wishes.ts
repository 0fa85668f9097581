import { exerciseById } from '../../exercise/library.ts';
import { bodyFor } from '../body-for.ts';
import { isCountable } from '../choose.ts';
import { formatFor } from '../format-for.ts';
import { isWithinLevel, judge } from '../legal.ts';
import type { Problem } from './report.ts';
import type { Subject } from './subject.ts';

/** Rounds as the timer plays them: the highest number a step carries. */
function playedRounds({ style, steps, workout }: Subject): number {
  if (style === 'tabata') {
    const work = steps.filter(({ type }) => type === 'exercise');
    const names = new Set(work.map(({ exerciseName }) => exerciseName));
    return names.size === 0 ? 0 : Math.round(work.length / names.size);
  }
  const played = Math.max(0, ...steps.map(({ totalRounds }) => totalRounds ?? 0));
  return played || (workout.totalRounds ?? 1);
}

function roundProblems(subject: Subject): Problem[] {
  const { rounds, minutes } = bodyFor(subject.request).body;
  const { format } = formatFor(subject.request);
  if (format === 'emom') {
    const played = subject.steps.filter(({ type }) => type === 'exercise').length;
    if (minutes === undefined || played === minutes) return [];
    return [{ words: `The EMOM has ${played} minutes, not ${minutes}.` }];
  }
  const roundless = format === 'sets' || format === 'pyramid';
  if (rounds === undefined || roundless) return [];
  const played = playedRounds(subject);
  return played === rounds ? [] : [{ words: `It has ${played} rounds, not ${rounds}.` }];
}

const bodyTypes = ['exercise', 'rest'];

/** A block of a stated length, as near as whole rounds and blocks come to it. */
function blockProblems({ request, steps, style }: Subject): Problem[] {
  const { minutes } = bodyFor(request).body;
  if (minutes === undefined || style === 'emom' || style === 'compound') return [];
  const played = steps
    .filter(({ type }) => bodyTypes.includes(type))
    .reduce((sum, { duration }) => sum + duration, 0);
  const isNear = Math.abs(played - minutes * 60) <= Math.max(75, minutes * 9);
  return isNear
    ? []
    : [{ words: `Its block has ${Math.round(played / 60)} minutes, not ${minutes}.` }];
}

function levelProblems(subject: Subject): Problem[] {
  const { levels } = bodyFor(subject.request).body;
  if (!levels || formatFor(subject.request).format !== 'pyramid') return [];
  const first = subject.body[0];
  const played = first?.steps.map(({ reps }) => reps) ?? [];
  const same = played.length === levels.length && levels.every((level, i) => played[i] === level);
  return same ? [] : [{ words: `Its levels are not ${levels.join(', ')}.` }];
}

const countedFormats = ['emom', 'pyramid', 'compound'];

/** A wish that is unsafe, out of reach or beyond the format is answered by a swap instead. */
function canBeIncluded(id: string, { request }: Subject): boolean {
  const exercise = exerciseById(id);
  if (!exercise || judge(exercise, request).offence !== null) return false;
  if (!isWithinLevel(exercise, request)) return false;
  return !countedFormats.includes(formatFor(request).format) || isCountable(exercise);
}

function wishedProblems(subject: Subject): Problem[] {
  const present = new Set(subject.items.map(({ exercise }) => exercise?.id));
  return subject.request.mustInclude.value
    .filter((id) => !present.has(id) && canBeIncluded(id, subject))
    .map((id) => ({ words: `${exerciseById(id)?.name ?? id} was asked for and is missing.` }));
}

export function findWishProblems(subject: Subject): Problem[] {
  return [
    ...roundProblems(subject),
    ...blockProblems(subject),
    ...levelProblems(subject),
    ...wishedProblems(subject),
  ];
}
