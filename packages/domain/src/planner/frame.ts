import { clamp } from '../workout/read-value.ts';
import { hasCondition } from './caps.ts';
import type { PlanContext } from './context.ts';

/** Seconds before and after the body. */
export interface Frame {
  warmupSeconds: number;
  cooldownSeconds: number;
}

const shortSessionMinutes = 8;

/** Shares of the session: about an eighth to warm up, less to come down. */
export function wishedFrame({ request, totalSeconds }: PlanContext): Frame {
  const isHeavy = request.goal.value === 'strength' || request.goal.value === 'power';
  const warmupSeconds = clamp(Math.round((totalSeconds * (isHeavy ? 0.17 : 0.12)) / 5) * 5, {
    min: totalSeconds < shortSessionMinutes * 60 ? 60 : 75,
    max: 600,
  });
  const needsLongEnd = hasCondition(request, ['hypertension', 'heart']) && totalSeconds >= 1200;
  const cooldownSeconds =
    totalSeconds < shortSessionMinutes * 60
      ? 0
      : clamp(Math.round((totalSeconds * 0.08) / 5) * 5, {
          min: needsLongEnd ? 300 : 45,
          max: 480,
        });
  return { warmupSeconds, cooldownSeconds };
}

const minWarmupSeconds = 30;

/** The seconds that are left beside the body, shared as wished; null when there are too few. */
export function splitFrame(wish: Frame, leftSeconds: number): Frame | null {
  const { warmupSeconds, cooldownSeconds } = wish;
  const least = minWarmupSeconds + (cooldownSeconds > 0 ? 30 : 0);
  if (leftSeconds < least) return null;
  const share = warmupSeconds / (warmupSeconds + cooldownSeconds);
  const warm = cooldownSeconds === 0 ? leftSeconds : Math.round((leftSeconds * share) / 5) * 5;
  return { warmupSeconds: warm, cooldownSeconds: leftSeconds - warm };
}
