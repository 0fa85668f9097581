import type { Workout } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import type { Candidate } from '../layout/pool.ts';
import { assemble } from './assemble.ts';
import { buildBenchmark } from './benchmarks/build.ts';
import { buildConditioning } from './conditioning/build.ts';
import { buildBlocks } from './conditioning/several.ts';
import { buildEndurance } from './endurance/build.ts';
import { buildLifting } from './lifting.ts';
import { buildMobility } from './mobility/build.ts';
import type { BuildSession } from './parts.ts';
import { buildTheme } from './themes/build.ts';
import { buildWarmOnly } from './warm-only.ts';

/** In the order in which they are asked; the first that can build the session does. */
const builders: readonly BuildSession[] = [
  buildWarmOnly,
  buildBenchmark,
  buildBlocks,
  buildTheme,
  buildMobility,
  buildEndurance,
  buildConditioning,
  buildLifting,
];

/** A session by its archetype; null where none fits and the layouts by format take over. */
export function buildSession(context: PlanContext, given: readonly Candidate[]): Workout | null {
  const preferred = new Set(given.map(({ exercise }) => exercise.id));
  const own = preferred.size > 0 ? { ...context, preferred } : context;
  for (const build of builders) {
    const parts = build(own);
    if (parts) return assemble(own, parts);
  }
  return null;
}
