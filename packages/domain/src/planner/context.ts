import type { BodyWish, Format } from '../reading/vocabulary.ts';
import { type Dose, doseFor } from './dose/dose.ts';
import { bodyFor } from './layout/body-for.ts';
import { makePool, type Pool } from './layout/pool.ts';
import { type Fatigue, fatigueAt, hardDaysRunning, recentExerciseIds } from './legal/recovery.ts';
import type { Request } from './request.ts';

/** All that one plan is made from, worked out once. */
export interface PlanContext {
  request: Request;
  format: Format;
  /** What was stated of the layout and can be kept. */
  body: BodyWish;
  readonly pool: Pool;
  dose: Dose;
  fatigue: Fatigue;
  /** Exercises of the last three sessions, the latest first. */
  recent: Set<string>[];
  nowMs: number;
  seed: number;
  totalSeconds: number;
  /** How often another workout was asked for. */
  variation?: number;
  /** Moves that somebody else chose for this plan: they come first where they fit. */
  preferred?: ReadonlySet<string>;
}

export function makeContext(
  request: Request,
  format: Format,
  nowMs: number,
  seed: number,
): PlanContext {
  const { history } = request;
  return {
    request,
    format,
    body: bodyFor(request).body,
    // Sessions that are built by their archetype choose from lists of their own.
    get pool() {
      return makePool(request);
    },
    dose: doseFor(request, hardDaysRunning(history, nowMs)),
    fatigue: fatigueAt(history, nowMs),
    recent: recentExerciseIds(history, nowMs),
    nowMs,
    seed,
    totalSeconds: Math.round(request.minutes.value * 60),
  };
}
