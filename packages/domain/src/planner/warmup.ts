import type { Joint, LibraryExercise } from '../exercise/types.ts';
import type { Exercise } from '../workout/types.ts';
import { percentCap } from './caps.ts';
import type { PlanContext } from './context.ts';
import { makeItem } from './make-item.ts';
import type { Candidate } from './pool.ts';
import { diceFor } from './seeded.ts';

/** The stages of a warm-up: raise, activate, mobilise, potentiate. */
export const stages = ['raise', 'mobilise', 'activate', 'potentiate'] as const;
export type Stage = (typeof stages)[number];

export function stageOf(exercise: LibraryExercise, bodyIds: ReadonlySet<string>): Stage {
  if (bodyIds.has(exercise.id)) return 'potentiate';
  const [pattern] = exercise.patterns;
  if (pattern === 'cyclic' || pattern === 'crawl' || exercise.met >= 5) return 'raise';
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

/** Takes the candidate that moves most of the joints not yet moved. */
function takeNext(
  from: readonly Candidate[],
  { needed, open }: Joints,
  taken: readonly Candidate[],
  seed: number,
): Candidate | undefined {
  let best: Candidate | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of from) {
    const { exercise } = candidate;
    if (taken.some((other) => other.exercise.id === exercise.id)) continue;
    const gain = exercise.joints.filter((joint) => open.has(joint)).length;
    const use = exercise.joints.filter((joint) => needed.has(joint)).length;
    const aside = exercise.joints.length - use;
    // Simple moves first: nobody should learn one while getting warm.
    const ease = exercise.complexity * 0.5 + candidate.modifications.length * 0.5;
    const score = gain + 0.4 * use - 0.3 * aside - ease + diceFor(seed, exercise.id) * 0.9;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Which stages a warm-up of so many moves has, in order. */
function stagesFor(count: number): Stage[] {
  if (count === 1) return ['raise'];
  if (count === 2) return ['raise', 'mobilise'];
  if (count === 3) return ['raise', 'mobilise', 'potentiate'];
  const middle = Array.from(
    { length: count - 3 },
    (_, i): Stage => (i % 2 === 0 ? 'mobilise' : 'activate'),
  );
  return ['raise', ...middle.slice(0, 1), 'activate', ...middle.slice(1), 'potentiate'];
}

function withinStage(context: PlanContext, stage: Stage, bodyIds: ReadonlySet<string>) {
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
  const joints: Joints = { needed, open: new Set(needed) };
  const taken: Candidate[] = [];
  const easy = new Set<Candidate>();
  for (const stage of stagesFor(count)) {
    if (stage === 'potentiate' && isRamped) continue;
    const rehearsed = stage === 'potentiate' ? rehearsal(body) : undefined;
    const next =
      rehearsed ??
      takeNext(withinStage(context, stage, bodyIds), joints, taken, context.seed) ??
      takeNext(context.pool.warmup, joints, taken, context.seed);
    if (!next) continue;
    if (rehearsed) easy.add(next);
    taken.push(next);
    for (const joint of next.exercise.joints) joints.open.delete(joint);
  }
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
