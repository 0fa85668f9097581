import { exerciseById } from '../../exercise/library.ts';
import {
  equipmentIds,
  type LibraryExercise,
  type Muscle,
  type Prop,
} from '../../exercise/types.ts';
import { equipmentCatalogue } from '../../profile/equipment.ts';
import { focusNames } from '../../reading/lexicon/body/focus-names.ts';
import type { Workout } from '../../workout/types.ts';
import { capitalise } from '../../workout/words.ts';
import { hasFocus, servesRequest, trainsAvoided, wantedMuscles } from '../dose/targets.ts';
import { equipmentOf } from '../equipment-of.ts';
import { hasBlocks } from '../layout/block-times.ts';
import { bodyFor } from '../layout/body-for.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { formatFor } from '../layout/format-for.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { isLanding, sparesLandings } from '../legal/landing.ts';
import { isWithinLevel, judge } from '../legal/legal.ts';
import type { Request } from '../request.ts';
import { modeOf } from '../session/endurance/modes.ts';
import { enduranceArchetypes } from '../session/types.ts';
import { isBare, isBareKit } from '../settle/bare-kit.ts';
import { namedKit } from '../settle/named-kit.ts';
import { settleWithNotes } from '../settle/settle-request.ts';
import { beyondReach, otherBlockTime } from './beyond-reach.ts';
import type { Departure } from './departure.ts';
import { muscleNames } from './muscle-names.ts';
import { unanswered } from './unanswered.ts';
import { listWords } from './words.ts';

function bodyOf({ workout }: Workout): LibraryExercise[] {
  const found = workout
    .filter(isWorkItem)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  return [...new Set(found)];
}

/** What speaks against it for this athlete; null where nothing does. */
function reasonAgainst(exercise: LibraryExercise, request: Request): string | null {
  const { reason } = judge(exercise, request);
  if (reason) return reason;
  if (!isWithinLevel(exercise, request)) return `beyond ${request.level.value} level`;
  return isLanding(exercise) ? 'that would be more jumps than is good for you' : null;
}

export function withoutWish(name: string, reason: string): Departure {
  const why = `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`.replace(/\.$/, '');
  const note = `${capitalise(why)}.`;
  return { id: `wish:${name}`, label: `Without ${name}`, note, words: `No ${name}: ${why}.` };
}

/** What was asked for by name and stands in none of these, with what speaks against it. */
export function missedWishes(
  request: Request,
  workouts: readonly Workout[],
): { id: string; name: string; reason: string | null }[] {
  const present = new Set(workouts.flatMap(({ workout }) => workout.map((one) => one.exerciseId)));
  // What is still to be learnt is spoken of by its steps.
  const isAim = (id: string) => request.skillGoals?.value.includes(id) === true;
  return request.mustInclude.value
    .filter((id) => !present.has(id) && !isAim(id))
    .map((id) => {
      const exercise = exerciseById(id);
      return exercise
        ? { id, name: exercise.name, reason: reasonAgainst(exercise, request) }
        : { id, name: id, reason: 'it is not in the library' };
    });
}

/** From here on a session is about what it was asked to be about. */
const focusShare = 0.5;

const hasLimits = (request: Request): boolean =>
  request.injuries.length > 0 ||
  request.conditions.length > 0 ||
  request.excludedAttributes.value.length > 0 ||
  request.excludedExercises.value.length > 0 ||
  request.excludedPatterns.value.length > 0;

function missedFocus(request: Request, body: readonly LibraryExercise[]): Departure[] {
  const { focus, focusMuscles, goal } = request;
  const isOwn = request.named !== undefined || request.sport !== undefined;
  const isAbout = hasFocus(request) && goal.value !== 'mobility' && body.length > 0 && !isOwn;
  const serving = body.filter((exercise) => servesRequest(exercise, request));
  if (!isAbout || serving.length / body.length >= focusShare) return [];
  const names = focusMuscles?.value.length
    ? focusMuscles.value.map((muscle) => muscleNames[muscle])
    : focus.value.map((area) => focusNames[area].toLowerCase());
  const areas = listWords(names);
  // A march with a pack is carried, and for the heart all the same.
  const isWay = body.every(({ id }) => modeOf(id) !== undefined);
  if (isWay && focus.value.every((area) => area === 'cardio')) return [];
  const why = hasLimits(request) ? 'your limits' : 'the rest of what you asked for';
  const note =
    serving.length === 0
      ? `Nothing here is for ${areas}: nothing for it fits ${why}.`
      : `${serving.length} of ${body.length} moves are for ${areas}: more did not fit ${why}.`;
  return [{ id: 'focus', label: 'Less focus', note, words: note }];
}

const families: readonly (readonly Muscle[])[] = [
  ['lats', 'upper_back', 'traps'],
  ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff'],
  ['glutes', 'abductors', 'adductors', 'hip_flexors'],
  ['abs', 'obliques'],
];

/** A muscle that was named and that no move of the main part is for. */
function untrained(request: Request, body: readonly LibraryExercise[]): Departure[] {
  if (!request.focusMuscles || request.goal.value === 'mobility' || body.length === 0) return [];
  const wanted = wantedMuscles(request);
  const isTrained = (muscle: Muscle) =>
    body.some((one) => [...one.primary, ...one.secondary].includes(muscle));
  const missed = request.focusMuscles.value.filter((muscle) => {
    if (!wanted.has(muscle) || isTrained(muscle)) return false;
    // 'Shoulders' asks for the part, not for each of its muscles.
    const family = families.find((one) => one.includes(muscle)) ?? [];
    return !family.some((one) => wanted.has(one) && isTrained(one));
  });
  if (missed.length === 0) return [];
  const note = `Nothing here is for your ${listWords(missed.map((muscle) => muscleNames[muscle]))}.`;
  return [{ id: 'muscles', label: 'Part left out', note, words: note }];
}

function keptDespite(request: Request, body: readonly LibraryExercise[]): Departure[] {
  const trained = body.filter((exercise) => trainsAvoided(exercise, request));
  if (trained.length === 0) return [];
  const names = listWords(trained.slice(0, 3).map(({ name }) => name));
  const note = `${names} still train${trained.length === 1 ? 's' : ''} a part you wanted to leave out.`;
  return [{ id: 'avoided', label: 'Part not left out', note, words: note }];
}

function otherCount({ exerciseCount }: Request, body: readonly LibraryExercise[]): Departure[] {
  if (!exerciseCount || exerciseCount.value === body.length) return [];
  const note = `${body.length} exercises, not ${exerciseCount.value}: more or fewer did not fit.`;
  return [{ id: 'count', label: 'Other number', note, words: note }];
}

/** Where a list that is the whole of the main part was added to, or its amounts are others. */
function otherThanWritten(request: Request, { workout }: Workout): Departure[] {
  const list = request.written?.value;
  if (!list) return [];
  const main = workout.filter(isWorkItem);
  const asked = new Set(list.items.map(({ exerciseId }) => exerciseId));
  const standsIn = (id: string) => {
    const exercise = exerciseById(id);
    return exercise !== undefined && [...asked].some((one) => sparesLandings(one, exercise));
  };
  const isSwapped = list.only && main.length === list.items.length;
  const added =
    list.only && !isSwapped
      ? main.filter(({ exerciseId = '' }) => !asked.has(exerciseId) && !standsIn(exerciseId))
      : [];
  const names = [...new Set(added.map(({ name }) => name))];
  const more = names.length > 0 ? [`Beside your list: ${listWords(names.slice(0, 3))}.`] : [];
  const changed = list.items.flatMap((line, place) => {
    const { exerciseId, reps, seconds, quote } = line;
    // A heavy set, a complex and a range have words of their own.
    if (line.isTop || line.complex || line.repsTo !== undefined) return [];
    const inPlace = isSwapped ? main[place] : undefined;
    const own =
      inPlace?.exerciseId === exerciseId
        ? inPlace
        : main.find((item) => item.exerciseId === exerciseId);
    if (!own || list.levels) return [];
    const isClocked = own.reps === undefined && own.duration !== undefined;
    const isOther =
      (reps !== undefined &&
        (isClocked ||
          (own.reps !== undefined && own.reps !== reps && own.reps * (own.sets ?? 1) !== reps))) ||
      (seconds !== undefined && own.duration !== undefined && own.duration !== seconds);
    return isOther ? [quote.toLowerCase()] : [];
  });
  const amounts =
    changed.length > 0
      ? [`Other amounts than you wrote for ${listWords(changed.slice(0, 3))}.`]
      : [];
  return [...more, ...amounts].map((note, i) => ({
    id: `written:${i}`,
    label: 'Not as written',
    note,
    words: note,
  }));
}

/** A warm-up or cool-down that was not wanted. */
function unwantedEnds({ warmUp, coolDown }: Request, { workout }: Workout): Departure[] {
  const has = (type: string) => workout.some((item) => item.type === type);
  const kept = [
    ...(warmUp?.value.length === 'none' && has('warmup') ? ['warm-up'] : []),
    ...(coolDown?.value.length === 'none' && has('cooldown') ? ['cool-down'] : []),
  ];
  if (kept.length === 0) return [];
  const note = `A short ${listWords(kept)} stays in.`;
  return [{ id: 'ends', label: 'Ends kept', note, words: note }];
}

const timeRoomSeconds = 30;
const minutesWords = (count: number): string => (count === 1 ? 'a minute' : `${count} minutes`);

/** A run, a ride or a swim: its pieces have names of their own. */
const isWay = ({ archetype }: Workout): boolean =>
  enduranceArchetypes.some((one) => one === archetype);

/** A list that is kept to the letter takes the time that it takes. */
function otherTime(request: Request, workout: Workout): Departure[] {
  if (!request.written?.value.only || request.minutes.source === 'default') return [];
  const seconds = expectedSeconds(workout);
  if (Math.abs(seconds - request.minutes.value * 60) <= timeRoomSeconds) return [];
  const { value: asked } = request.minutes;
  const apart = Math.max(1, Math.round(Math.abs(seconds / 60 - asked)));
  const note =
    seconds < asked * 60
      ? `Your list is done about ${minutesWords(apart)} before your ${asked}.`
      : `Your list takes about ${minutesWords(apart)} longer than your ${asked}.`;
  return [{ id: 'time', label: 'Other length', note, words: note }];
}

/** Words that nothing has read are said back. */
function notRead({ unread = [], written }: Request): Departure[] {
  const used = new Set(
    (written?.value.items ?? []).flatMap(({ sets, reps, kilograms }) => [sets, reps, kilograms]),
  );
  // Sets, reps and kilograms that stand in the list were read.
  const isUsed = (words: string) => used.has(Number.parseFloat(words));
  const left = unread.filter((words) => !isUsed(words));
  if (left.length === 0) return [];
  const quoted = listWords(left.map((words) => `"${words}"`));
  const note = `I could not make use of ${quoted}: the workout is built without it.`;
  return [{ id: 'unread', label: 'Not taken in', note, words: note }];
}

/** Of few things that were named each one that was left out; of a whole gym only all of it. */
function unusedKit(request: Request, workout: Workout): Departure[] {
  const { equipment, machines } = request;
  if (equipment.source !== 'text' || isWay(workout)) return [];
  const used = equipmentOf(workout);
  const all = equipment.value.filter((id) => !isBareKit(id));
  const few = namedKit(request).filter((id) => !used.includes(id));
  const told = new Set<string>(machines?.value ?? []);
  const left = (isBare(used) ? all : few).filter((id) => !told.has(id));
  if (left.length === 0) return [];
  const note = `Not used today: ${listWords(left.slice(0, 3).map((id) => equipmentCatalogue[id].words))}.`;
  return [{ id: 'kit', label: 'Without your kit', note, words: note }];
}

/** Weights that were told one by one, and that no line is done with. */
function unusedWeights({ loads, named, parts }: Request, { workout }: Workout): Departure[] {
  if (loads.source !== 'text' || named || parts) return [];
  const done = workout.flatMap(({ exerciseId, weight }) =>
    typeof weight === 'number' ? [{ kit: exerciseById(exerciseId ?? '')?.equipment, weight }] : [],
  );
  const left = equipmentIds.flatMap((id) => {
    const { kilograms = [], isRange = false } = loads.value[id] ?? {};
    const lines = done.filter(({ kit }) => kit?.includes(id));
    // Kit without any line is told of as kit.
    if (isRange || lines.length === 0) return [];
    return kilograms
      .filter((kg) => !lines.some(({ weight }) => Math.abs(weight - kg) < 0.6))
      .map((kg) => `${kg} kg`);
  });
  if (left.length === 0) return [];
  const note = `No line is done with the ${listWords(left.slice(0, 3))}.`;
  return [{ id: 'weights', label: 'A weight not used', note, words: note }];
}

const furniture: Partial<Record<Prop, string>> = {
  bench: 'a bench',
  rack: 'a rack',
  box: 'a box',
  step: 'a step',
  anchor: 'a place to fix the band',
};

/** What is used and nobody said that they have. */
function assumedKit(asked: Request, workout: Workout): Departure[] {
  const { equipment, props, machines } = asked;
  if (equipment.source !== 'default') return [];
  const said = new Set<string>(machines?.value ?? []);
  const isOwn = (id: string) => !isBareKit(id) && !said.has(id);
  const kit = equipmentOf(workout)
    .filter(isOwn)
    .map((id) => equipmentCatalogue[id].words);
  const things =
    props.source === 'default'
      ? [...new Set(bodyOf(workout).flatMap((one) => one.props))].flatMap(
          (prop) => furniture[prop] ?? [],
        )
      : [];
  const all = [...kit, ...things];
  if (all.length === 0) return [];
  const note = `Assumes ${listWords(all)}: say what you have, or "no kit", and it changes.`;
  return [{ id: 'assumed', label: 'Kit assumed', note, words: note }];
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

/** Of a list that is the whole of the main part, what stands in for what, and why. */
function swappedInList(request: Request, { workout }: Workout): Departure[] {
  const list = request.written?.value;
  const main = workout.filter(isWorkItem);
  if (!list?.only || main.length !== list.items.length) return [];
  const seen = new Set<string>();
  return list.items.flatMap(({ exerciseId }, place) => {
    const asked = exerciseById(exerciseId);
    const played = exerciseById(main[place]?.exerciseId ?? '');
    if (!asked || !played || asked.id === played.id || seen.has(asked.id)) return [];
    seen.add(asked.id);
    const reason = reasonAgainst(asked, request) ?? 'it does not fit here';
    const why = `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`.replace(/\.$/, '');
    const words = `${played.name} instead of ${asked.name}: ${why}.`;
    return [{ id: `swap:${asked.id}`, label: `Instead of ${asked.name}`, note: words, words }];
  });
}

/** Several parts are laid out one by one: most of what is said of one format is not theirs. */
function ofLayout(request: Request, workout: Workout, body: readonly LibraryExercise[]) {
  // Blocks have their own words for what they could not keep.
  const isLaidByFormat = workout.play === undefined;
  const format = isLaidByFormat ? formatFor(request).note : null;
  const layout = isLaidByFormat ? bodyFor(request).note : null;
  return [
    ...missedFocus(request, body),
    ...otherCount(request, body),
    ...otherThanWritten(request, workout),
    ...otherTime(request, workout),
    ...(format ? [{ id: 'format', label: 'Format changed', note: format, words: format }] : []),
    ...(layout ? [{ id: 'layout', label: 'Time kept', note: layout, words: layout }] : []),
  ];
}

/** Everything of the request that the workout does not hold as it was asked; the unread first. */
export function findDepartures(asked: Request, workout: Workout): Departure[] {
  const { request, notes } = settleWithNotes(asked);
  const body = bodyOf(workout);
  const swaps = swappedInList(request, workout);
  const answered = new Set(swaps.map(({ id }) => id));
  return [
    ...notRead(request),
    ...(workout.honesty ?? []).map((words, i) => ({
      id: `honesty:${i}`,
      label: 'Changed',
      note: words,
      words,
    })),
    ...notes.map((words, i) => ({
      id: `taken:${i}`,
      label: 'As I took it',
      note: words,
      words,
    })),
    ...missedWishes(request, [workout])
      .filter(
        ({ id, reason }) => !answered.has(`swap:${id}`) && !(reason === null && isWay(workout)),
      )
      .map(({ name, reason }) => withoutWish(name, reason ?? 'it does not fit this format')),
    ...swaps,
    ...(hasBlocks(request) ? otherBlockTime(request, workout) : ofLayout(request, workout, body)),
    ...unanswered(asked, workout),
    ...untrained(request, body),
    ...keptDespite(request, body),
    ...unwantedEnds(request, workout),
    ...unusedKit(request, workout),
    ...unusedWeights(request, workout),
    ...skillSteps(request, body),
    ...beyondReach(request, workout),
    ...assumedKit(asked, workout),
  ];
}
