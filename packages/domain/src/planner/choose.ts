import { exerciseById } from '../exercise/library.ts';
import type { EquipmentId, LibraryExercise, Pattern } from '../exercise/types.ts';
import { isSenior } from './caps.ts';
import type { PlanContext } from './context.ts';
import {
  focusMusclesOf,
  type Group,
  groupOf,
  isFocused,
  servesFocus,
  shareSeats,
  sharesFor,
} from './groups.ts';
import type { Candidate } from './pool.ts';
import type { Format } from './request.ts';
import { goesByClock, usesKit, worth } from './worth.ts';

/** Formats that count reps cannot use what is only held. */
const countsReps: readonly Format[] = ['emom', 'pyramid', 'compound'];

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

/** What it loses beside one already chosen: sameness. */
function sameness(exercise: LibraryExercise, other: LibraryExercise): number {
  // Two kinds of steps are two moves; two kinds of squat are nearly one.
  const samePattern = exercise.patterns[0] === 'cyclic' ? 0.3 : 0.7;
  let loss = other.patterns[0] === exercise.patterns[0] ? samePattern : 0;
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
  const steps = (skillGoals?.value ?? []).map((id) => nearestLegal(id, byId, true));
  return [
    ...mustInclude.value.map((id) => byId.get(id) ?? nearestLegal(id, byId)),
    ...steps,
  ].filter((candidate) => candidate !== undefined);
}

/** Who cannot do it yet needs a step that is easier, not one of the same kind. */
function nearestLegal(
  id: string,
  byId: Map<string, Candidate>,
  isStep = false,
): Candidate | undefined {
  const wish = exerciseById(id);
  const easier = wish?.easier.flatMap((easierId) => byId.get(easierId) ?? []) ?? [];
  const isEasier = ({ exercise }: Candidate) => exercise.complexity < (wish?.complexity ?? 0);
  return (isStep ? easier.find(isEasier) : undefined) ?? easier[0];
}

const weights: readonly EquipmentId[] = ['barbells', 'kettlebells', 'dumbbells'];

/** A complex is done with one thing in hand from its first rep to its last. */
function forOneTool(candidates: readonly Candidate[], { request }: PlanContext): Candidate[] {
  const tool = weights.find((id) => request.equipment.value.includes(id));
  const wishes = request.mustInclude.value;
  if (!tool || wishes.length > 0) return [...candidates];
  const flows = candidates.filter(
    ({ exercise: { equipment, position, props } }) =>
      equipment.includes(tool) && position === 'standing' && props.length === 0,
  );
  return flows.length >= 5 ? flows : [...candidates];
}

/** Breathing hard takes something to breathe hard for. */
const livelyMet = 4;

/** What this session may choose from, as far as there is enough of it. */
function usableFor(context: PlanContext): Candidate[] {
  const { format, pool, request } = context;
  const fitting = pool.body.filter(({ exercise }) => fitsFormat(exercise, format));
  if (fitting.length < 3) return pool.body;
  if (format === 'compound') return forOneTool(fitting, context);
  const isForBreath =
    (request.goal.value === 'hiit' ||
      format === 'tabata' ||
      request.focus.value.includes('cardio')) &&
    !isSenior(request);
  const isKept = ({ exercise }: Candidate) =>
    exercise.met >= livelyMet || request.mustInclude.value.includes(exercise.id);
  const isWhole = request.focus.value.every((area) => area === 'cardio' || area === 'full_body');
  const lively = isForBreath && isWhole ? fitting.filter(isKept) : fitting;
  return lively.length >= 8 ? lively : fitting;
}

/** Ranks once; picks for any number of exercises. */
export function makeChooser(context: PlanContext): (count: number) => Candidate[] {
  const { request } = context;
  const { value: focus } = request.focus;
  const isNarrow = isFocused(focus);
  const hasParts = focusMusclesOf(focus).size > 0;
  const ranked = usableFor(context).map((candidate) => ({
    candidate,
    worth: worth(candidate, context),
    group: groupOf(candidate.exercise),
    serves: isNarrow && servesFocus(candidate.exercise, focus),
    isLoaded: usesKit(candidate.exercise),
  }));
  const shares = sharesFor(request);
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
      // A leg raise fills no seat of a chest session.
      const isAside = hasParts && group !== 'core' && group !== 'cardio';
      if (isAside && takeBest((entry) => isOf(entry) && entry.serves)) continue;
      if (isAside && takeBest(({ serves }) => serves)) continue;
      if (takeBest(isOf)) continue;
      if (takeBest(({ serves }) => serves)) continue;
      takeBest(() => true);
    }
    return chosen;
  };
}
