import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise, Pattern } from '../exercise/types.ts';
import { isSenior, levelCaps } from './caps.ts';
import type { PlanContext } from './context.ts';
import {
  focusMusclesOf,
  type Group,
  groupOf,
  isFocused,
  servesFocus,
  shareSeats,
  targetShares,
} from './groups.ts';
import type { Candidate } from './pool.ts';
import { tirednessOf } from './recovery.ts';
import type { Format, Request } from './request.ts';
import { diceFor } from './seeded.ts';

/** Formats that count reps cannot use what is only held. */
const countsReps: readonly Format[] = ['emom', 'pyramid', 'compound'];
const goesByClock: readonly Format[] = ['tabata', 'intervals', 'circuit'];

/** Kinds that are done for a time, not for a number. */
const byTime: readonly Pattern[] = ['carry', 'sprint', 'stretch', 'breath', 'balance', 'mobility'];

export function isCountable({ isometric, patterns }: LibraryExercise): boolean {
  return !isometric && !byTime.includes(patterns[0]);
}

function fitsFormat(exercise: LibraryExercise, format: Format): boolean {
  if (countsReps.includes(format)) {
    const repSeconds = exercise.secondsPerRep * (exercise.unilateral ? 2 : 1);
    return isCountable(exercise) && repSeconds >= 0.9 && repSeconds <= 15;
  }
  return !goesByClock.includes(format) || exercise.secondsPerRep <= 8;
}

/** Whether it is done with more than a floor. */
function usesKit({ equipment }: LibraryExercise): boolean {
  return equipment.some((id) => id !== 'bodyweight' && id !== 'yoga_mat');
}

/** For breath: lively, simple moves; nobody balances well when out of it. */
function conditioning({ met, complexity, isometric }: LibraryExercise, request: Request): number {
  const isForBreath =
    ['hiit', 'endurance'].includes(request.goal.value) || request.focus.value.includes('cardio');
  if (!isForBreath) return 0;
  return met / 8 - Math.max(0, complexity - 2) * 0.7 - (isometric ? 0.6 : 0);
}

/** What this exercise is worth to this session, before the others are known. */
function worth({ exercise, modifications }: Candidate, context: PlanContext): number {
  const { request, format, fatigue, recent, seed } = context;
  const { value: goal } = request.goal;
  const cap = levelCaps[request.level.value].complexity;
  let score = diceFor(seed, exercise.id) * 0.6;
  if (exercise.roles.includes('main')) score += 0.4;
  score -= Math.max(0, cap - 1 - exercise.complexity) * 0.25;
  const isLoaded = usesKit(exercise);
  if (goal === 'strength' || goal === 'hypertrophy') score += isLoaded ? 1.2 : -0.4;
  // Who names a kettlebell wants to use it.
  if (isLoaded && request.equipment.source === 'text') score += 1;
  if (goal === 'strength' && exercise.lift) score += 0.6;
  score += conditioning(exercise, request);
  if (isSenior(request)) score -= exercise.complexity * 0.4 + exercise.fallRisk * 0.6;
  if (goal === 'power' && ['jump', 'ballistic', 'throw'].includes(exercise.patterns[0])) score += 1;
  if (format === 'tabata' && exercise.unilateral) score -= 0.6;
  if (goesByClock.includes(format)) score -= exercise.setupSeconds / 20;
  const avoided = focusMusclesOf(request.avoidFocus.value);
  score -= exercise.primary.filter((muscle) => avoided.has(muscle)).length * 2;
  if (isFocused(request.focus.value) && servesFocus(exercise, request.focus.value)) score += 1.2;
  score -= tirednessOf(exercise, fatigue) * 1.5;
  const sore = request.readiness.value.soreMuscles ?? [];
  score -= exercise.primary.filter((muscle) => sore.includes(muscle)).length * 1.5;
  score -= modifications.length * 0.4;
  const place = recent.findIndex((ids) => ids.has(exercise.id));
  const comesBack =
    request.historyWish?.value === 'repeat' || (exercise.lift && goal === 'strength');
  // Something known from before, but not what was done last time.
  if (place === 0) score += comesBack ? 1 : -0.5;
  if (place > 0) score += 0.4;
  return score;
}

/** What it loses beside one already chosen: sameness. */
function sameness(exercise: LibraryExercise, other: LibraryExercise): number {
  let loss = other.patterns[0] === exercise.patterns[0] ? 0.5 : 0;
  loss += other.primary.filter((muscle) => exercise.primary.includes(muscle)).length * 0.15;
  if (exercise.easier.includes(other.id) || other.easier.includes(exercise.id)) loss += 0.4;
  return loss;
}

interface Ranked {
  candidate: Candidate;
  worth: number;
  group: Group;
  serves: boolean;
  isLoaded: boolean;
}

/** Picks one after the other; each pick lowers what is like it. */
function makePicker(ranked: readonly Ranked[]) {
  const scores = ranked.map(({ worth: own }) => own);
  const chosen: Candidate[] = [];

  function take(candidate: Candidate): void {
    chosen.push(candidate);
    ranked.forEach(({ candidate: { exercise } }, i) => {
      const isSame = exercise.id === candidate.exercise.id;
      const loss = isSame ? Number.POSITIVE_INFINITY : sameness(exercise, candidate.exercise);
      scores[i] = (scores[i] ?? 0) - loss;
    });
  }

  function takeBest(suits: (entry: Ranked) => boolean): boolean {
    let best: Candidate | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    ranked.forEach((entry, i) => {
      const score = scores[i] ?? Number.NEGATIVE_INFINITY;
      if (score > bestScore && suits(entry)) {
        best = entry.candidate;
        bestScore = score;
      }
    });
    if (best) take(best);
    return best !== undefined;
  }

  return { chosen, take, takeBest };
}

/** Wished exercises that may be used; a wish that may not is answered by the swap receipt. */
function wished(context: PlanContext): Candidate[] {
  const byId = new Map(context.pool.body.map((candidate) => [candidate.exercise.id, candidate]));
  const { mustInclude, skillGoals } = context.request;
  // A move that is still to be learnt is trained by its easier versions.
  const steps = (skillGoals?.value ?? []).map((id) => nearestLegal(id, byId));
  return [
    ...mustInclude.value.map((id) => byId.get(id) ?? nearestLegal(id, byId)),
    ...steps,
  ].filter((candidate) => candidate !== undefined);
}

function nearestLegal(id: string, byId: Map<string, Candidate>): Candidate | undefined {
  const wish = exerciseById(id);
  return wish?.easier.map((easierId) => byId.get(easierId)).find((found) => found !== undefined);
}

/** Ranks once; picks for any number of exercises. */
export function makeChooser(context: PlanContext): (count: number) => Candidate[] {
  const { request, format, pool } = context;
  const { value: focus } = request.focus;
  const usable = pool.body.filter(({ exercise }) => fitsFormat(exercise, format));
  const isNarrow = isFocused(focus);
  const ranked = (usable.length >= 3 ? usable : pool.body).map((candidate) => ({
    candidate,
    worth: worth(candidate, context),
    group: groupOf(candidate.exercise),
    serves: isNarrow && servesFocus(candidate.exercise, focus),
    isLoaded: usesKit(candidate.exercise),
  }));
  const shares = targetShares(request.goal.value, focus);
  const wantsLoad = request.goal.value === 'strength' && ranked.some(({ isLoaded }) => isLoaded);

  return (count) => {
    const { chosen, take, takeBest } = makePicker(ranked);
    for (const wish of [...new Set(wished(context))].slice(0, count)) take(wish);
    const seats = shareSeats(shares, count);
    for (const { exercise } of chosen) {
      const seat = seats.indexOf(groupOf(exercise));
      seats.splice(seat >= 0 ? seat : seats.length - 1, 1);
    }
    for (const group of seats) {
      const isOf = (entry: Ranked) => entry.group === group;
      // Strength needs load: rather two lifts of a kind than one without a weight.
      const needsLoad = wantsLoad && group !== 'core';
      if (needsLoad && takeBest((entry) => isOf(entry) && entry.isLoaded)) continue;
      const isNewKind = (kind: Group) =>
        !seats.includes(kind) && !chosen.some(({ exercise }) => groupOf(exercise) === kind);
      if (needsLoad && takeBest((entry) => entry.isLoaded && isNewKind(entry.group))) continue;
      if (takeBest(isOf)) continue;
      if (takeBest(({ serves }) => serves)) continue;
      takeBest(() => true);
    }
    return chosen;
  };
}
