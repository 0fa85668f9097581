import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import type { Workout } from '../workout/types.ts';
import { bodyFor } from './body-for.ts';
import { equipmentOf } from './equipment-of.ts';
import { formatFor } from './format-for.ts';
import { isFocused, servesFocus } from './groups.ts';
import { isWithinLevel, judge } from './legal.ts';
import type { Request } from './request.ts';
import { equipmentWords, focusWords, listWords } from './words.ts';

/** Where a workout is not what was asked for, and why. */
interface Departure {
  id: string;
  label: string;
  note: string;
  /** As a sentence of its own. */
  words: string;
}

function bodyOf({ workout }: Workout): LibraryExercise[] {
  const found = workout
    .filter(({ type }) => type === 'exercise')
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  return [...new Set(found)];
}

function whyNot(exercise: LibraryExercise, request: Request): string {
  const { reason } = judge(exercise, request);
  if (reason) return reason;
  if (!isWithinLevel(exercise, request)) return `beyond ${request.level.value} level`;
  return 'it does not fit this format';
}

function missedWishes(request: Request, workout: Workout): Departure[] {
  const present = new Set(workout.workout.map(({ exerciseId }) => exerciseId));
  return request.mustInclude.value
    .filter((id) => !present.has(id))
    .map((id) => {
      const exercise = exerciseById(id);
      const name = exercise?.name ?? id;
      const why = exercise ? whyNot(exercise, request) : 'it is not in the library';
      const note = `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
      return { id: `wish:${name}`, label: `Without ${name}`, note, words: `No ${name}: ${why}.` };
    });
}

/** From here on a session is about what it was asked to be about. */
const focusShare = 0.5;

function missedFocus({ focus, goal }: Request, body: readonly LibraryExercise[]): Departure[] {
  const isAbout = isFocused(focus.value) && goal.value !== 'mobility' && body.length > 0;
  const serving = body.filter((exercise) => servesFocus(exercise, focus.value));
  if (!isAbout || serving.length / body.length >= focusShare) return [];
  const areas = listWords(focus.value.map((area) => focusWords[area].toLowerCase()));
  const note = `Only ${serving.length} of ${body.length} moves are for ${areas}: more did not fit your limits.`;
  return [{ id: 'focus', label: 'Less focus', note, words: note }];
}

function unusedKit({ equipment }: Request, workout: Workout): Departure[] {
  const isBare = (id: string) => id === 'bodyweight' || id === 'yoga_mat';
  const named = equipment.value.filter((id) => !isBare(id));
  if (equipment.source !== 'text' || named.length === 0) return [];
  if (!equipmentOf(workout).every(isBare)) return [];
  const note = `Nothing with ${listWords(named.slice(0, 3).map((id) => equipmentWords[id]))} fits here.`;
  return [{ id: 'kit', label: 'Without your kit', note, words: note }];
}

/** A move that is still to be learnt is trained by its easier versions. */
function skillSteps({ skillGoals }: Request, body: readonly LibraryExercise[]): Departure[] {
  return (skillGoals?.value ?? []).flatMap((id) => {
    const goal = exerciseById(id);
    const step = body.find((exercise) => goal?.easier.includes(exercise.id));
    if (!goal || body.includes(goal)) return [];
    const note = step
      ? `${step.name} is a step towards it.`
      : 'No step towards it fits your limits today.';
    const words = step
      ? `${step.name} is a step towards the ${goal.name}.`
      : `No step towards the ${goal.name} fits your limits today.`;
    return [{ id: `skill:${id}`, label: `Towards ${goal.name}`, note, words }];
  });
}

/** Everything of the request that the workout does not hold as it was asked. */
export function findDepartures(request: Request, workout: Workout): Departure[] {
  const body = bodyOf(workout);
  const format = formatFor(request).note;
  const layout = bodyFor(request).note;
  return [
    ...missedWishes(request, workout),
    ...missedFocus(request, body),
    ...unusedKit(request, workout),
    ...skillSteps(request, body),
    ...(format ? [{ id: 'format', label: 'Format changed', note: format, words: format }] : []),
    ...(layout ? [{ id: 'layout', label: 'Time kept', note: layout, words: layout }] : []),
  ];
}
