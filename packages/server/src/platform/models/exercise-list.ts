import type { LibraryExercise } from '@cadence/domain/exercise/types';
import type { Candidate, Pool } from '@cadence/domain/planner/layout/pool';
import type { Request } from '@cadence/domain/planner/request';

const most = { body: 150, warmup: 40, cooldown: 30 } as const;

/** In turn from each kind, so that a short list is still a varied one. */
function spread(exercises: readonly LibraryExercise[], limit: number): LibraryExercise[] {
  const kinds = new Map<string, LibraryExercise[]>();
  for (const exercise of exercises) {
    const kind = `${exercise.patterns[0]} ${exercise.equipment[0] ?? ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), exercise]);
  }
  const queues = [...kinds.values()];
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  const chosen: LibraryExercise[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const queue of queues) chosen.push(...queue.slice(round, round + 1));
  }
  return chosen.slice(0, limit);
}

function line({ id, name, secondsPerRep, unilateral, holdRange, primary }: LibraryExercise) {
  const marks = [
    holdRange ? `hold ${holdRange[0]}–${holdRange[1]} s` : `${secondsPerRep} s/rep`,
    unilateral ? 'per side' : '',
    primary.slice(0, 2).join(' '),
  ];
  return `${id} | ${name} | ${marks.filter(Boolean).join(', ')}`;
}

function pick(candidates: readonly Candidate[], limit: number, first: readonly string[]): string[] {
  const all = candidates.map(({ exercise }) => exercise);
  const wished = all.filter(({ id }) => first.includes(id));
  const others = all.filter(({ id }) => !first.includes(id));
  return [...wished, ...spread(others, limit)].slice(0, limit).map(line);
}

/** What may stand in this athlete's plan; nothing else may. */
export function listExercises(pool: Pool, request: Request): string {
  const wished = [...request.mustInclude.value, ...(request.skillGoals?.value ?? [])];
  return [
    'MAIN PART (type "exercise")',
    ...pick(pool.body, most.body, wished),
    'WARM-UP (type "warmup")',
    ...pick(pool.warmup, most.warmup, []),
    'COOL-DOWN (type "cooldown")',
    ...pick(pool.cooldown, most.cooldown, []),
  ].join('\n');
}
