import type { EquipmentId } from '../../exercise/types.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Request } from '../request.ts';
import { movesWish } from './body-for.ts';
import { isSteady } from './cardio.ts';
import { formatFor } from './format-for.ts';

const weights: readonly EquipmentId[] = ['barbells', 'dumbbells', 'kettlebells'];

/** Sitting, few muscles do each move: fewer moves than these would tire the same arms. */
const fewestSeated = 4;
const shortestMinutes = 15;

/** The fewest different moves, where a layout could do with so many. */
export function fewestMoves(request: Request, usual: number): number {
  const { excludedAttributes, minutes, cardio, mustInclude } = request;
  const isSeated = excludedAttributes.value.includes('standing') && !cardio;
  const fewest = isSeated && minutes.value >= shortestMinutes ? fewestSeated : usual;
  return Math.max(fewest, mustInclude.value.length);
}

/** How many different moves suit a session of this length and format. */
export function expectedMoves(request: Request): number {
  const { value: minutes } = request.minutes;
  const stated = movesWish(request);
  if (stated !== undefined) return stated;
  if (isSteady(request)) return 3;
  const { format } = formatFor(request);
  const { usualMoves, moves } = formatDefinitions[format];
  if (usualMoves) return clamp(Math.round(usualMoves(minutes)), moves);
  if (format === 'sets') {
    // Short rests leave room for one move more.
    const isHeavy = request.goal.value === 'strength' || request.goal.value === 'power';
    const hasWeights = request.equipment.value.some((id) => weights.includes(id));
    const more = isHeavy && (hasWeights || minutes < 25) ? 0 : 1;
    return clamp(Math.round(2.4 + minutes / 17) + more, { min: 2, max: 10 });
  }
  return clamp(Math.round(2.5 + minutes / 10), { min: 3, max: 9 });
}
