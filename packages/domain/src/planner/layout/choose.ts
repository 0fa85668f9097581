import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId, LibraryExercise, Muscle, Pattern } from '../../exercise/types.ts';
import type { Format } from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { PlanContext } from '../context.ts';
import {
  hasFocus,
  helpsRequest,
  muscleSeats,
  namesMuscles,
  servesRequest,
  sharesAround,
  wantedMuscles,
} from '../dose/targets.ts';
import { isSenior } from '../legal/caps.ts';
import { suitsCardio } from './cardio.ts';
import { type Group, groupOf, shareSeats } from './groups.ts';
import type { Candidate } from './pool.ts';
import { fillQuotas, quotasFor } from './quotas.ts';
import { goesByClock, usesKit, worth } from './worth.ts';

/** Kinds that are done for a time, not for a number. */
const byTime: readonly Pattern[] = ['carry', 'sprint', 'stretch', 'breath', 'balance', 'mobility'];

export function isCountable({ isometric, patterns }: LibraryExercise): boolean {
  return !isometric && !byTime.includes(patterns[0]);
}

export function fitsFormat(exercise: LibraryExercise, format: Format): boolean {
  // Formats that count reps cannot use what is only held.
  if (formatDefinitions[format].traits.work === 'reps') {
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

/** What every ranked exercise loses beside one; worked out once for all numbers of exercises. */
function makeLosses(ranked: readonly Ranked[]): (chosen: LibraryExercise) => readonly number[] {
  const known = new Map<LibraryExercise, readonly number[]>();
  return (chosen) => {
    const before = known.get(chosen);
    if (before) return before;
    const losses = ranked.map(({ candidate: { exercise } }) =>
      exercise.id === chosen.id ? Number.POSITIVE_INFINITY : sameness(exercise, chosen),
    );
    known.set(chosen, losses);
    return losses;
  };
}

/** Picks one after the other; each pick lowers what is like it. */
function makePicker(ranked: readonly Ranked[], lossesBeside: ReturnType<typeof makeLosses>) {
  const scores = ranked.map(({ worth: own }) => own);
  const chosen: Candidate[] = [];

  function take(candidate: Candidate): void {
    chosen.push(candidate);
    const losses = lossesBeside(candidate.exercise);
    for (let i = 0; i < scores.length; i += 1) {
      scores[i] = (scores[i] ?? 0) - (losses[i] ?? 0);
    }
  }

  function takeBest(suits: (entry: Ranked) => boolean): boolean {
    let best: Candidate | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [i, entry] of ranked.entries()) {
      const score = scores[i] ?? Number.NEGATIVE_INFINITY;
      if (score > bestScore && suits(entry)) {
        best = entry.candidate;
        bestScore = score;
      }
    }
    if (best) take(best);
    return best !== undefined;
  }

  /** How many of the chosen are of that kind. */
  function countOf(suits: (entry: Ranked) => boolean): number {
    const ids = new Set(chosen.map(({ exercise }) => exercise.id));
    return ranked.filter((entry) => ids.has(entry.candidate.exercise.id) && suits(entry)).length;
  }

  return { chosen, take, takeBest, countOf };
}

/** Wished exercises that may be used; a wish that may not is answered by the swap receipt. */
function wished(context: PlanContext): Candidate[] {
  const byId = new Map(context.pool.body.map((candidate) => [candidate.exercise.id, candidate]));
  const { mustInclude, skillGoals, written } = context.request;
  // A move that is still to be learnt is trained by its easier versions.
  const steps = (skillGoals?.value ?? []).flatMap((id) => stepsTowards(id, byId));
  const asked = new Map((written?.value.items ?? []).map((item) => [item.exerciseId, item]));
  const wishes = mustInclude.value.map((id) => {
    const found = byId.get(id) ?? nearestLegal(id, byId);
    const item = asked.get(id);
    return found && item ? { ...found, asked: item } : found;
  });
  return [...wishes, ...steps].filter((candidate) => candidate !== undefined);
}

function easierThan(id: string, byId: Map<string, Candidate>): Candidate[] {
  return exerciseById(id)?.easier.flatMap((easierId) => byId.get(easierId) ?? []) ?? [];
}

function nearestLegal(id: string, byId: Map<string, Candidate>): Candidate | undefined {
  return easierThan(id, byId)[0];
}

/** Who cannot do it yet needs steps that are easier, not ones of the same kind. */
function stepsTowards(id: string, byId: Map<string, Candidate>): Candidate[] {
  const all = easierThan(id, byId);
  const complexity = exerciseById(id)?.complexity ?? 0;
  const easier = all.filter(({ exercise }) => exercise.complexity < complexity);
  return (easier.length > 0 ? easier : all).slice(0, 2);
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
  const serving = flows.filter(({ exercise }) => servesRequest(exercise, request)).length;
  const isEnough = flows.length >= 5 && (!hasFocus(request) || serving >= 4);
  return isEnough ? flows : [...candidates];
}

/** Breathing hard takes something to breathe hard for. */
const livelyMet = 4;

/** What this session may choose from, as far as there is enough of it. */
function usableFor(context: PlanContext): Candidate[] {
  const { format, pool, request } = context;
  // What somebody cannot do yet is no move of today.
  const cannot = request.skillGoals?.value ?? [];
  const fitting = pool.body.filter(
    ({ exercise }) => fitsFormat(exercise, format) && !cannot.includes(exercise.id),
  );
  if (request.cardio) {
    const kept = fitting.filter(({ exercise }) => suitsCardio(exercise, request));
    if (kept.length > 0) return kept;
  }
  if (fitting.length < 3) return [...pool.body];
  if (format === 'compound') return forOneTool(fitting, context);
  const isLively =
    (request.goal.value === 'hiit' ||
      format === 'tabata' ||
      request.focus.value.includes('cardio')) &&
    !isSenior(request) &&
    !request.excludedAttributes.value.includes('standing');
  const isKept = ({ exercise }: Candidate) =>
    exercise.met >= livelyMet || request.mustInclude.value.includes(exercise.id);
  const isWhole = request.focus.value.every((area) => area === 'cardio' || area === 'full_body');
  const lively = isLively && isWhole && !namesMuscles(request) ? fitting.filter(isKept) : fitting;
  return lively.length >= 8 ? lively : fitting;
}

type Picker = ReturnType<typeof makePicker>;

/** The exercise that trains a muscle first, then one that trains it at all, then one that helps. */
function fillMuscle({ takeBest }: Picker, muscle: Muscle, wantsLoad: boolean): void {
  const leadsWith = ({ candidate: { exercise } }: Ranked) => exercise.primary[0] === muscle;
  const trains = ({ candidate: { exercise } }: Ranked) => exercise.primary.includes(muscle);
  if (wantsLoad && takeBest((entry) => leadsWith(entry) && entry.isLoaded)) return;
  if (takeBest(leadsWith) || takeBest(trains)) return;
  if (takeBest(({ serves }) => serves)) return;
  takeBest(({ candidate: { exercise } }) => exercise.secondary.includes(muscle));
}

/** What was asked for by name has the seats of what it trains first. */
function seatsLeft(seats: readonly Muscle[], chosen: readonly Candidate[]): Muscle[] {
  const left = [...seats];
  for (const { exercise } of chosen) {
    const seat = exercise.primary[0] === undefined ? -1 : left.indexOf(exercise.primary[0]);
    if (seat >= 0) left.splice(seat, 1);
  }
  return left;
}

interface Needs {
  wantsLoad: boolean;
  /** The session is about parts of the body. */
  hasParts: boolean;
  /** One of them is the core. */
  isOfCore: boolean;
  /** All kinds that have a seat. */
  seats: readonly Group[];
}

function fillGroup({ chosen, takeBest }: Picker, group: Group, needs: Needs): void {
  const isOf = (entry: Ranked) => entry.group === group;
  // Strength needs load: rather two lifts of a kind than one without a weight.
  const needsLoad = needs.wantsLoad && group !== 'core';
  // A leg raise fills no seat of a chest session, and a carry none of a session for the core.
  const isAside = needs.hasParts && (group !== 'core' || needs.isOfCore) && group !== 'cardio';
  const isRight = ({ serves }: Ranked) => serves || !isAside;
  if (needsLoad && takeBest((entry) => isOf(entry) && entry.isLoaded && isRight(entry))) return;
  const isNewKind = (kind: Group) =>
    !needs.seats.includes(kind) && !chosen.some(({ exercise }) => groupOf(exercise) === kind);
  const isNewLoad = (entry: Ranked) => entry.isLoaded && isNewKind(entry.group) && isRight(entry);
  if (needsLoad && takeBest(isNewLoad)) return;
  if (isAside && takeBest((entry) => isOf(entry) && entry.serves)) return;
  if (isAside && takeBest(({ serves }) => serves)) return;
  if (takeBest(isOf)) return;
  if (takeBest(({ serves }) => serves)) return;
  takeBest(() => true);
}

/** Ranks once; picks for any number of exercises. */
export function makeChooser(context: PlanContext): (count: number) => Candidate[] {
  const { request } = context;
  const isNarrow = hasFocus(request);
  const hasParts = wantedMuscles(request).size > 0;
  const ranked = usableFor(context).map((candidate) => ({
    candidate,
    worth: worth(candidate, context),
    group: groupOf(candidate.exercise),
    serves: isNarrow && servesRequest(candidate.exercise, request),
    isLoaded: usesKit(candidate.exercise),
  }));
  const shares = sharesAround(request);
  const isOfCore = request.focus.value.includes('core');
  // Breath and balance are trained by their own moves, loaded or not.
  const isOfParts = !isNarrow || hasParts;
  const wantsLoad =
    request.goal.value === 'strength' && isOfParts && ranked.some(({ isLoaded }) => isLoaded);
  const isNamed = namesMuscles(request);
  const helps = ({ candidate }: Ranked) => helpsRequest(candidate.exercise, request);
  const wishes = [...new Set(wished(context))];
  const quotas = quotasFor(request);
  const lossesBeside = makeLosses(ranked);

  return (count) => {
    const picker = makePicker(ranked, lossesBeside);
    const { chosen } = picker;
    for (const wish of wishes.slice(0, count)) picker.take(wish);
    fillQuotas(picker, quotas, count);
    for (const muscle of seatsLeft(muscleSeats(request, count), chosen)) {
      if (chosen.length < count) fillMuscle(picker, muscle, wantsLoad);
    }
    // Few moves are for a small muscle alone: what helps it comes before what does not.
    while (isNamed && chosen.length < count && picker.takeBest(helps));
    const seats = shareSeats(shares, count);
    for (const { exercise } of chosen) {
      const seat = seats.indexOf(groupOf(exercise));
      seats.splice(seat >= 0 ? seat : seats.length - 1, 1);
    }
    for (const group of seats) fillGroup(picker, group, { wantsLoad, hasParts, isOfCore, seats });
    return chosen;
  };
}
