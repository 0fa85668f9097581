import type { PlanContext } from '../context.ts';
import type { Candidate } from '../layout/pool.ts';
import { makeLoads, type SessionLoads } from '../session/dose/loads.ts';
import { repsFor } from './reps.ts';

export interface ItemLoad {
  /** Kilograms. */
  weight?: number;
  percent?: number;
  /** Where the next weight is too far off, more reps come first. */
  reps?: number;
  /** Where it comes from, for the athlete. */
  note?: string;
}

/** Worked out once for a plan: each layout that is tried asks for the same moves. */
const known = new WeakMap<PlanContext, { loads: SessionLoads; found: Map<Candidate, ItemLoad> }>();

function findLoad(
  { exercise, asked }: Candidate,
  context: PlanContext,
  loads: SessionLoads,
): ItemLoad {
  const { request, dose } = context;
  if (asked?.kilograms !== undefined) return { weight: asked.kilograms };
  if (exercise.loadCount === 0) return {};
  const stated = asked?.reps ?? request.body.value.reps;
  const reps = stated ?? repsFor(exercise, dose.reps);
  const load = loads.of(exercise, { reps, rir: Math.max(0, 10 - dose.rpe) });
  return {
    ...(load.kilograms !== undefined && { weight: load.kilograms, note: load.note }),
    ...(load.percent !== undefined && { percent: load.percent }),
    ...(load.reps !== reps && stated === undefined && { reps: load.reps }),
  };
}

/** The weight of a move in a session that is laid out by its format. */
export function loadInFormat(candidate: Candidate, context: PlanContext): ItemLoad {
  let own = known.get(context);
  if (!own) {
    own = { loads: makeLoads(context), found: new Map() };
    known.set(context, own);
  }
  const before = own.found.get(candidate);
  if (before) return before;
  const load = findLoad(candidate, context, own.loads);
  own.found.set(candidate, load);
  return load;
}
