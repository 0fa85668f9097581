import type { FitnessLevel } from '../../workout/limits.ts';
import type { Request } from '../request.ts';
import { conditioningKind } from '../session/conditioning/kind.ts';
import { decideLifting, wrapOf } from '../session/decide.ts';
import { isEnduranceRequest } from '../session/endurance/kind.ts';
import { themeOf } from '../session/themes/build.ts';
import type { EnduranceArchetype, LiftingArchetype } from '../session/types.ts';
import { isBare } from './bare-kit.ts';

/** How long such a session takes with full rests, a warm-up and all that belongs to it. */
const liftingMinutes: Record<LiftingArchetype, number | null> = {
  max_strength: 50,
  top_set_backoff: 55,
  five_by_five: 55,
  heavy_singles: 55,
  upper: 50,
  lower: 50,
  push: 50,
  pull: 50,
  legs: 50,
  specialise: 45,
  full_body: 45,
  beginner_machines: 45,
  machines: 50,
  olympic: 60,
  power: 45,
  skill: 40,
  kettlebell: 35,
  sport: 45,
  senior: 35,
  prenatal: 30,
  postpartum: 30,
  travel: 25,
  youth: 35,
  // The moves that were named set their own length.
  list: null,
};

const enduranceMinutes: Record<EnduranceArchetype, number | null> = {
  steady: 40,
  tempo: 55,
  vo2: 50,
  sprint: 50,
  long: 80,
  brick: 60,
  hyrox: null,
};

/** Newcomers and the tired stop sooner. */
const lessFor: Record<FitnessLevel, number> = { beginner: 10, intermediate: 0, advanced: 0 };
const shortest = 30;
const bareMinutes = 30;
const tired = 0.5;

function isSpent({ readiness, difficulty }: Request): boolean {
  const { tiredness = 0, sleepHours = 8 } = readiness.value;
  return difficulty.value === 'easy' || tiredness >= tired || sleepHours < 5;
}

function naturalMinutes(request: Request): number | null {
  if (request.named || request.parts || request.distances || request.written?.value.only) {
    return null;
  }
  if (themeOf(request)) return null;
  const way = isEnduranceRequest(request);
  if (way) return enduranceMinutes[way];
  const lifting = conditioningKind(request) === null ? decideLifting(request) : null;
  if (!lifting || wrapOf(request)) return null;
  const own = liftingMinutes[lifting];
  return own !== null && isBare(request.equipment.value) ? Math.min(own, bareMinutes) : own;
}

/** Where nobody says how long, the work does: a heavy day is not pressed into half an hour. */
export function withNaturalLength(request: Request): Request {
  const { minutes, level } = request;
  if (minutes.source !== 'default' || isSpent(request)) return request;
  const own = naturalMinutes(request);
  if (own === null) return request;
  const value = own <= shortest ? own : Math.max(shortest, own - lessFor[level.value]);
  return { ...request, minutes: { ...minutes, value } };
}
