import type { Joint, LibraryExercise, Muscle } from '../../exercise/types.ts';
import type { Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { isMinor, percentCap } from '../legal/caps.ts';
import { diceFor } from '../seeded.ts';
import { makeItem } from './make-item.ts';
import type { Candidate } from './pool.ts';

/** The stages of a warm-up: raise, activate, mobilise, potentiate. */
export const warmUpStages = ['raise', 'mobilise', 'activate', 'potentiate'] as const;
export type WarmUpStage = (typeof warmUpStages)[number];

/** Gets the pulse up on one's feet; nobody starts cold on hands and knees. */
function isRaising({ patterns, position, traits }: LibraryExercise): boolean {
  const isUpright = position === 'standing' || position === 'seated';
  return isUpright && patterns[0] === 'cyclic' && !traits.includes('palm_load');
}

function stageOf(exercise: LibraryExercise, bodyIds: ReadonlySet<string>): WarmUpStage {
  if (bodyIds.has(exercise.id)) return 'potentiate';
  const [pattern] = exercise.patterns;
  if (isRaising(exercise)) return 'raise';
  if (pattern === 'mobility' || pattern === 'stretch' || pattern === 'breath') return 'mobilise';
  return 'activate';
}

const grainSeconds = 5;

/** Splits a time into parts of about the wanted length, on a grain of 5 s, exactly. */
export function splitTime(totalSeconds: number, parts: number): number[] {
  const each = Math.floor(totalSeconds / parts / grainSeconds) * grainSeconds;
  const lengths = Array.from({ length: parts }, () => each);
  let left = totalSeconds - each * parts;
  for (let i = 0; left > 0; i = (i + 1) % parts) {
    const more = Math.min(grainSeconds, left);
    lengths[i] = (lengths[i] ?? 0) + more;
    left -= more;
  }
  return lengths;
}

function jointsOf(body: readonly Candidate[]): Set<Joint> {
  return new Set(body.flatMap(({ exercise }) => exercise.joints));
}

interface Joints {
  needed: ReadonlySet<Joint>;
  /** Not yet moved. */
  open: Set<Joint>;
}

interface Wanted extends Joints {
  muscles: ReadonlySet<Muscle>;
  seed: number;
}

/** The candidate of the highest worth that is not yet taken. */
function takeBest(
  from: readonly Candidate[],
  taken: readonly Candidate[],
  worth: (candidate: Candidate) => number,
): Candidate | undefined {
  let best: Candidate | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of from) {
    if (taken.some((other) => other.exercise.id === candidate.exercise.id)) continue;
    const score = worth(candidate);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Simple moves first: nobody should learn one while getting warm. */
function easeOf({ exercise, modifications }: Candidate): number {
  return exercise.complexity * 0.5 + modifications.length * 0.5;
}

/** What moves most of the joints not yet moved, and wakes the muscles of today. */
function rateMove(candidate: Candidate, { needed, open, muscles, seed }: Wanted): number {
  const { exercise } = candidate;
  // One move that does it all is no warm-up of several.
  const gain = Math.min(2, exercise.joints.filter((joint) => open.has(joint)).length);
  const use = exercise.joints.filter((joint) => needed.has(joint)).length;
  const aside = exercise.joints.length - use;
  const wakes = exercise.primary.filter((muscle) => muscles.has(muscle)).length;
  const floor = exercise.floor ? 0.4 : 0;
  return (
    gain +
    0.2 * use +
    0.25 * wakes -
    0.3 * aside -
    floor -
    easeOf(candidate) +
    diceFor(seed, exercise.id) * 1.4
  );
}

/** An easy effort to start with, whatever it moves. */
const openingMet = 4.5;

function rateRaise(candidate: Candidate, { needed, seed }: Wanted, first: Candidate | undefined) {
  const { exercise } = candidate;
  const use = exercise.joints.filter((joint) => needed.has(joint)).length;
  const wish = first ? first.exercise.met + 2 : openingMet;
  return (
    0.15 * use -
    0.25 * Math.abs(exercise.met - wish) -
    (exercise.unilateral ? 0.4 : 0) -
    // A chair is for those who need it.
    (exercise.position === 'seated' ? 1 : 0) -
    easeOf(candidate) +
    diceFor(seed, `raise ${exercise.id}`) * 1.8
  );
}

/** Which stages a warm-up of so many moves has, in order: two in five raise, two prepare. */
function stagesFor(count: number): WarmUpStage[] {
  if (count === 1) return ['raise'];
  if (count === 2) return ['raise', 'mobilise'];
  if (count === 3) return ['raise', 'mobilise', 'potentiate'];
  const raises = count < 5 ? 1 : Math.round(count * 0.38);
  const middle = Array.from(
    { length: count - raises - 1 },
    (_, i): WarmUpStage => (i % 2 === 0 ? 'mobilise' : 'activate'),
  );
  return [...Array.from({ length: raises }, (): WarmUpStage => 'raise'), ...middle, 'potentiate'];
}

function withinStage(context: PlanContext, stage: WarmUpStage, bodyIds: ReadonlySet<string>) {
  return context.pool.warmup.filter(({ exercise }) => stageOf(exercise, bodyIds) === stage);
}

/** The first exercise of the body, light; not what lands hard or needs full effort. */
function rehearsal(body: readonly Candidate[]): Candidate | undefined {
  return body.find(({ exercise }) => exercise.impact <= 1 && !exercise.isometric) ?? body[0];
}

/** Before heavy sets: the first lift itself, a little heavier each time. */
const ramp = [
  { percent: 40, reps: 5 },
  { percent: 60, reps: 3 },
  { percent: 75, reps: 2 },
] as const;
const rampSeconds = 45;

function rampFor(context: PlanContext, body: readonly Candidate[], seconds: number): Exercise[] {
  const [first] = body;
  const isHeavy = context.request.goal.value === 'strength';
  if (!first || !isHeavy || first.exercise.loadCount === 0 || seconds < 240) return [];
  // With one pair of weights there is nothing lighter to start from.
  const { equipment } = first.exercise;
  const weights = equipment.flatMap((id) => context.request.loads.value[id]?.kilograms ?? []);
  if (weights.length === 1 && !equipment.includes('barbells')) return [];
  // No shares of a best for those who must not test one.
  if (isMinor(context.request)) return [];
  const allowed = ramp.filter(({ percent }) => percent <= percentCap(context.request));
  return allowed.slice(0, seconds < 360 ? 1 : 3).map(({ percent, reps }) =>
    makeItem(first, {
      type: 'warmup',
      duration: rampSeconds,
      reps,
      rpe: 5,
      phase: 'Warm-up',
      description: `${reps} reps at about ${percent} % of your best.`,
      setScheme: { weightPercentage: percent },
    }),
  );
}

export const easyWords = 'Easy today: half effort, to feel the movement.';

/** About 40 s each; every joint of the body before the first working set. */
export function makeWarmup(
  context: PlanContext,
  body: readonly Candidate[],
  seconds: number,
): Exercise[] {
  const ramped = rampFor(context, body, seconds);
  const moves = makeMoves(context, body, seconds - ramped.length * rampSeconds, ramped.length > 0);
  return [...moves, ...ramped];
}

const stageRank: Record<WarmUpStage, number> = {
  raise: 0,
  mobilise: 1,
  activate: 1,
  potentiate: 2,
};

/** The pulse climbs step by step; then what stands before what lies; the rehearsal last. */
function sortByGrowth(moves: Candidate[], byStage: ReadonlyMap<Candidate, WarmUpStage>): void {
  const rank = (one: Candidate) => stageRank[byStage.get(one) ?? 'activate'];
  moves.sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    if (rank(a) === 0) return a.exercise.met - b.exercise.met;
    return Number(a.exercise.floor) - Number(b.exercise.floor);
  });
}

function makeMoves(
  context: PlanContext,
  body: readonly Candidate[],
  seconds: number,
  isRamped: boolean,
): Exercise[] {
  if (seconds <= 0) return [];
  const bodyIds = new Set(body.map(({ exercise }) => exercise.id));
  const count = Math.max(1, Math.min(12, Math.round(seconds / (seconds <= 120 ? 25 : 45))));
  const needed = jointsOf(body);
  const wanted: Wanted = {
    needed,
    open: new Set(needed),
    muscles: new Set(body.flatMap(({ exercise }) => exercise.primary)),
    seed: context.seed,
  };
  const taken: Candidate[] = [];
  const byStage = new Map<Candidate, WarmUpStage>();
  const easy = new Set<Candidate>();
  for (const stage of stagesFor(count)) {
    if (stage === 'potentiate' && isRamped) continue;
    const rehearsed = stage === 'potentiate' ? rehearsal(body) : undefined;
    const worth = (candidate: Candidate) =>
      stage === 'raise' ? rateRaise(candidate, wanted, taken[0]) : rateMove(candidate, wanted);
    const next =
      rehearsed ??
      takeBest(withinStage(context, stage, bodyIds), taken, worth) ??
      takeBest(context.pool.warmup, taken, (candidate) => rateMove(candidate, wanted));
    if (!next) continue;
    if (rehearsed) easy.add(next);
    taken.push(next);
    byStage.set(next, stage);
    for (const joint of next.exercise.joints) wanted.open.delete(joint);
  }
  sortByGrowth(taken, byStage);
  // Where nothing else is safe, the first exercise itself, light, is the warm-up.
  const [first] = body;
  if (taken.length === 0 && first) {
    taken.push(first);
    easy.add(first);
  }
  const lengths = splitTime(seconds, Math.max(1, taken.length));
  return taken.map((candidate, i) =>
    makeItem(
      easy.has(candidate)
        ? { ...candidate, modifications: [...candidate.modifications, easyWords] }
        : candidate,
      { type: 'warmup', duration: lengths[i] ?? 30, rpe: 4, phase: 'Warm-up' },
    ),
  );
}
