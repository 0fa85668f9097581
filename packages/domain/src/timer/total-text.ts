import { formatClock } from './format-clock.ts';
import { sumLikelySeconds } from './timeline.ts';
import type { TimerStep } from './types.ts';

/** '20:00', or 'about 19:40' where rounds end when the user ends them. */
export function totalText(steps: readonly TimerStep[]): string {
  const isGuess = steps.some(({ likelySeconds }) => likelySeconds !== undefined);
  return `${isGuess ? 'about ' : ''}${formatClock(sumLikelySeconds(steps))}`;
}
