import { isSenior } from '../../legal/caps.ts';
import { hasTrait } from '../../legal/traits.ts';
import type { Request } from '../../request.ts';
import type { FlowManner } from './data.ts';

export const hasStiffBack = ({ injuries }: Request): boolean =>
  injuries.some(({ region, status }) => region === 'low_back' && status === 'active');

/** From here on nobody is put into a deep squat cold. */
const olderAge = 50;

/** Late in the day it is done lying; the stiff and the new have a chair and a wall. */
export function mannerOf(request: Request): FlowManner {
  if (request.situations?.value.includes('bedtime')) return 'late';
  if (hasStiffBack(request)) return 'back';
  const isUntried = hasTrait(request, 'untried');
  const isYoga = hasTrait(request, 'yoga') || isUntried;
  const isNew = request.level.value === 'beginner' || isUntried;
  const isCareful = request.difficulty.value === 'easy' && request.difficulty.source === 'text';
  const isOlder = (request.age?.value ?? 0) >= olderAge;
  const isStiff = hasTrait(request, 'stiff_body') || isUntried;
  const isGentle = isYoga && (isStiff || isCareful || isSenior(request));
  if (isGentle || isOlder || isStiff) return 'gentle';
  return isYoga && isNew ? 'yoga' : 'full';
}
