import type { LibraryExercise, Muscle } from '../exercise/types.ts';
import type { Exercise } from '../workout/types.ts';
import type { PlanContext } from './context.ts';
import { makeItem } from './make-item.ts';
import type { Candidate } from './pool.ts';
import { diceFor } from './seeded.ts';
import { splitTime } from './warmup.ts';

/** The muscles that did most, first ones first; a secondary one counts half. */
export function topMuscles(exercises: readonly LibraryExercise[], count: number): Muscle[] {
  const work = new Map<Muscle, number>();
  for (const { primary, secondary } of exercises) {
    for (const muscle of primary) work.set(muscle, (work.get(muscle) ?? 0) + 1);
    for (const muscle of secondary) work.set(muscle, (work.get(muscle) ?? 0) + 0.5);
  }
  return [...work]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, count)
    .map(([muscle]) => muscle);
}

function reaches(exercise: LibraryExercise, muscle: Muscle): number {
  if (exercise.primary.includes(muscle)) return 2;
  return exercise.secondary.includes(muscle) ? 1 : 0;
}

/** Stretches for what worked most, then breath; about 45 s each. */
export function makeCooldown(
  context: PlanContext,
  body: readonly Candidate[],
  seconds: number,
): Exercise[] {
  if (seconds <= 0) return [];
  const count = Math.max(1, Math.min(10, Math.round(seconds / 45)));
  const wanted = topMuscles(
    body.map(({ exercise }) => exercise),
    Math.max(2, count),
  );
  const open = new Set(wanted);
  const taken: Candidate[] = [];
  while (taken.length < count) {
    const next = takeStretch(context, wanted, open, taken);
    if (!next) break;
    taken.push(next);
    for (const muscle of [...next.exercise.primary, ...next.exercise.secondary])
      open.delete(muscle);
  }
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

function takeStretch(
  context: PlanContext,
  wanted: readonly Muscle[],
  open: ReadonlySet<Muscle>,
  taken: readonly Candidate[],
): Candidate | undefined {
  let best: Candidate | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of context.pool.cooldown) {
    const { exercise } = candidate;
    if (taken.some((other) => other.exercise.id === exercise.id)) continue;
    // What worked most counts most.
    let score = diceFor(context.seed, exercise.id) * 0.5;
    wanted.forEach((muscle, rank) => {
      if (open.has(muscle)) score += reaches(exercise, muscle) / (rank + 1);
    });
    if (exercise.patterns[0] === 'breath') score += 0.3;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}
