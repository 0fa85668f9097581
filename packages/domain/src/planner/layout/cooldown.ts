import type { LibraryExercise, Muscle } from '../../exercise/types.ts';
import type { Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { hasCondition } from '../legal/caps.ts';
import { diceFor } from '../seeded.ts';
import { makeItem } from './make-item.ts';
import type { Candidate } from './pool.ts';
import { splitTime } from './warmup.ts';

/** How much each muscle did; a secondary one counts half. */
function workOf(exercises: readonly LibraryExercise[]): Map<Muscle, number> {
  const work = new Map<Muscle, number>();
  for (const { primary, secondary } of exercises) {
    for (const muscle of primary) work.set(muscle, (work.get(muscle) ?? 0) + 1);
    for (const muscle of secondary) work.set(muscle, (work.get(muscle) ?? 0) + 0.5);
  }
  return work;
}

/** The muscles that did most, first ones first. */
export function topMuscles(exercises: readonly LibraryExercise[], count: number): Muscle[] {
  return [...workOf(exercises)]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, count)
    .map(([muscle]) => muscle);
}

const isBreath = ({ patterns }: LibraryExercise): boolean => patterns[0] === 'breath';
/** Easy steps that bring the pulse down. */
const isStroll = ({ patterns }: LibraryExercise): boolean => patterns[0] === 'cyclic';
/** A stretch, or a slow move that asks nothing of strength or balance. */
function isRelease({ patterns, traits }: LibraryExercise): boolean {
  if (patterns[0] === 'stretch') return true;
  const isWork = ['cyclic', 'push_h', 'lunge', 'balance'].some((kind) =>
    patterns.some((own) => own === kind),
  );
  return patterns[0] === 'mobility' && !isWork && !traits.includes('belly_pressure');
}

const secondsEach = 40;

/** What a stretch leaves to do for a muscle that it reaches. */
const leftAfter = { primary: 0.15, secondary: 0.6 };

const reaches = ({ primary, secondary }: LibraryExercise, muscle: Muscle): boolean =>
  primary.includes(muscle) || secondary.includes(muscle);

function takeStretch(
  context: PlanContext,
  from: readonly Candidate[],
  open: ReadonlyMap<Muscle, number>,
): Candidate | undefined {
  let best: Candidate | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of from) {
    const { exercise, modifications } = candidate;
    const gains = [
      ...exercise.primary.map((muscle) => open.get(muscle) ?? 0),
      ...exercise.secondary.map((muscle) => 0.4 * (open.get(muscle) ?? 0)),
    ].sort((a, b) => b - a);
    // One stretch cannot do justice to more than two parts.
    const gain = (gains[0] ?? 0) + 0.6 * (gains[1] ?? 0);
    const score =
      gain +
      (exercise.patterns[0] === 'stretch' ? 0.4 : 0) -
      0.3 * (exercise.complexity - 1 + modifications.length) +
      diceFor(context.seed, exercise.id) * 0.9;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** The one of a kind that the dice like best. */
function takeOne(
  { pool, seed }: PlanContext,
  suits: (exercise: LibraryExercise) => boolean,
): Candidate[] {
  const [first] = pool.cooldown
    .filter(({ exercise }) => suits(exercise))
    .toSorted((a, b) => diceFor(seed, b.exercise.id) - diceFor(seed, a.exercise.id));
  return first ? [first] : [];
}

/** Up from the floor only once: standing ones first. */
function standingFirst(stretches: readonly Candidate[]): Candidate[] {
  return stretches.toSorted((a, b) => Number(a.exercise.floor) - Number(b.exercise.floor));
}

/** Easy steps after hard breathing, stretches for what was trained, then breath. */
export function makeCooldown(
  context: PlanContext,
  body: readonly Candidate[],
  seconds: number,
): Exercise[] {
  if (seconds <= 0) return [];
  const { request } = context;
  const count = Math.max(1, Math.min(10, Math.round(seconds / secondsEach)));
  const isForBreath =
    ['hiit', 'endurance'].includes(request.goal.value) || hasCondition(request, ['hypertension']);
  const strolls = isForBreath && count >= 3 ? takeOne(context, isStroll) : [];
  const isCalmDown = request.goal.value === 'mobility';
  const breaths = count >= (isCalmDown ? 1 : 4) ? takeOne(context, isBreath) : [];
  const open = workOf(body.map(({ exercise }) => exercise));
  const done = new Set(body.map(({ exercise }) => exercise.id));
  const releases = context.pool.cooldown.filter(
    ({ exercise }) => isRelease(exercise) && !done.has(exercise.id),
  );
  const top = topMuscles(
    body.map(({ exercise }) => exercise),
    2,
  );
  const stretches: Candidate[] = [];
  while (stretches.length < count - strolls.length - breaths.length) {
    const left = releases.filter((one) => !stretches.includes(one));
    // What did most is never left out, even where few stretches reach it.
    const due = top.find((muscle) => !stretches.some(({ exercise }) => reaches(exercise, muscle)));
    const forIt = due ? left.filter(({ exercise }) => reaches(exercise, due)) : [];
    const next = takeStretch(context, forIt.length > 0 ? forIt : left, open);
    if (!next) break;
    stretches.push(next);
    for (const rank of ['primary', 'secondary'] as const) {
      for (const muscle of next.exercise[rank]) {
        open.set(muscle, (open.get(muscle) ?? 0) * leftAfter[rank]);
      }
    }
  }
  const chosen = [...strolls, ...standingFirst(stretches), ...breaths];
  const taken = chosen.length > 0 ? chosen : takeOne(context, () => true);
  const lengths = splitTime(seconds, Math.max(1, taken.length));
  return taken.map((candidate, i) =>
    makeItem(candidate, {
      type: 'cooldown',
      duration: lengths[i] ?? 30,
      rpe: 2,
      phase: 'Cool-down',
    }),
  );
}
