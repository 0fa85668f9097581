import { hasCondition } from '../../legal/caps.ts';
import type { Request } from '../../request.ts';

/** Seconds before or after the work. */
export interface EdgeLengths {
  least: number;
  usual: number;
  most: number;
}

const fixed = (seconds: number): EdgeLengths => ({ least: seconds, usual: seconds, most: seconds });

/** 'EMOM 16 min' is nearly the session: its first minutes warm up, too. */
const spareMinutes = 3;
const isAllBlock = ({ body, minutes }: Request): boolean =>
  body.value.minutes !== undefined && minutes.value - body.value.minutes <= spareMinutes;

/** Four to six minutes before work against the clock, less in a short session. */
export function warmUpLengths(request: Request, minutes: number): EdgeLengths {
  const wish = request.warmUp?.value;
  if (wish?.minutes !== undefined) return fixed(wish.minutes * 60);
  if (wish?.length === 'none') return fixed(0);
  if (wish?.length === 'short') return { least: 90, usual: 120, most: 180 };
  if (isAllBlock(request)) return { least: 45, usual: 60, most: 120 };
  const usual =
    minutes <= 8 ? 60 : minutes <= 12 ? 120 : minutes <= 22 ? 225 : minutes <= 35 ? 285 : 345;
  const most = wish?.length === 'long' ? 600 : Math.max(usual, Math.min(360, minutes * 15));
  return { least: minutes <= 8 ? 45 : minutes <= 12 ? 90 : minutes <= 16 ? 120 : 180, usual, most };
}

/** Two to four minutes after it, five where time is left. */
export function coolDownLengths(request: Request, minutes: number): EdgeLengths {
  const wish = request.coolDown?.value;
  if (wish?.minutes !== undefined) return fixed(wish.minutes * 60);
  if (wish?.length === 'none') return fixed(0);
  if (hasCondition(request, ['hypertension', 'heart']) && minutes >= 20) {
    return { least: 300, usual: 300, most: 480 };
  }
  if (isAllBlock(request)) return { least: 0, usual: 0, most: 60 };
  if (minutes <= 8) return { least: 20, usual: 30, most: 60 };
  if (minutes <= 12) return { least: 30, usual: 60, most: 120 };
  return {
    least: 60,
    usual: wish?.length === 'short' ? 75 : 150,
    most: wish?.length === 'long' ? 600 : 300,
  };
}
