import type { EdgeWish } from '../../reading/vocabulary.ts';
import { clamp } from '../../workout/read-value.ts';
import type { PlanContext } from '../context.ts';
import { hasCondition } from '../legal/caps.ts';
import type { Request } from '../request.ts';

/** Seconds before and after the body. */
export interface LayoutFrame {
  warmupSeconds: number;
  cooldownSeconds: number;
  /** The user gave the warm-up a length of its own. */
  isWarmupFixed?: boolean;
}

const shortSessionMinutes = 8;

/** What the user says about an end of the session stands before the usual share. */
function wishedEdge(wish: EdgeWish | undefined, usualSeconds: number): number {
  if (!wish) return usualSeconds;
  if (wish.minutes !== undefined) return wish.minutes * 60;
  const factor = { none: 0, short: 0.5, long: 2 }[wish.length];
  return Math.round((usualSeconds * factor) / 5) * 5;
}

/** Shares of the session: about an eighth to warm up, less to come down. */
export function wishedFrame({ request, totalSeconds }: PlanContext): LayoutFrame {
  return edgeSeconds(request, totalSeconds);
}

/** The same for a session that is not laid out yet. */
function edgeSeconds(request: Request, totalSeconds: number): LayoutFrame {
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
  return {
    warmupSeconds: wishedEdge(request.warmUp?.value, warmupSeconds),
    cooldownSeconds: wishedEdge(request.coolDown?.value, cooldownSeconds),
    isWarmupFixed: request.warmUp?.value.minutes !== undefined,
  };
}

const minWarmupSeconds = 30;

/** The seconds that are left beside the body, shared as wished; null when there are too few. */
export function splitFrame(wish: LayoutFrame, leftSeconds: number): LayoutFrame | null {
  const { warmupSeconds, cooldownSeconds, isWarmupFixed } = wish;
  const least = (warmupSeconds > 0 ? minWarmupSeconds : 0) + (cooldownSeconds > 0 ? 30 : 0);
  if (leftSeconds < least) return null;
  // Both ends left out: what a body does not fill goes into its rests.
  if (least === 0) return { warmupSeconds: 0, cooldownSeconds: 0 };
  if (cooldownSeconds === 0) return { warmupSeconds: leftSeconds, cooldownSeconds: 0 };
  const share = warmupSeconds / (warmupSeconds + cooldownSeconds);
  const shared = Math.round((leftSeconds * share) / 5) * 5;
  const warm = isWarmupFixed ? Math.min(warmupSeconds, leftSeconds - 30) : shared;
  return { warmupSeconds: warm, cooldownSeconds: leftSeconds - warm };
}
