import type { FormatId } from '../../../workout/formats/ids.ts';
import { hasCondition, isSenior } from '../../caps.ts';
import type { Request } from '../../request.ts';
import type { ConditioningArchetype } from '../types.ts';

const isFalling = (levels: readonly number[]): boolean =>
  levels.length > 1 && levels.every((level, i) => i === 0 || level < (levels[i - 1] ?? 0));

/** Other groups have sessions of their own. */
export const isCareful = (request: Request): boolean =>
  isSenior(request) ||
  hasCondition(request, ['pregnancy', 'postpartum', 'heart', 'gentle', 'surgery']);

/** Kept to the letter whatever list they are of. */
const ofAnyList: readonly FormatId[] = [
  'amrap',
  'for_time',
  'chipper',
  'death_by',
  'ladder',
  'complex',
  'emom',
  'every',
];
/** With moves of our own; a list of them is played as it is written. */
const ofOwnMoves: readonly FormatId[] = ['tabata', 'circuit', 'intervals'];

/** Which way of working against the clock is asked for; null where none is. */
export function conditioningKind(request: Request): FormatId | null {
  const { format, body, goal, written, cardio } = request;
  if (goal.value === 'mobility' || isCareful(request)) return null;
  const isList = written?.value.only === true;
  if (format.source !== 'text') {
    if (goal.value !== 'hiit' || isList || cardio) return null;
    return request.level.value === 'beginner' ? 'circuit' : 'intervals';
  }
  const every = body.value.workSeconds;
  if (format.value === 'emom' && every !== undefined && every !== 60) return 'every';
  if (ofAnyList.includes(format.value)) return format.value;
  // 21-15-9 is done for time whether that is said or not.
  const levels = written?.value.levels ?? body.value.levels ?? [];
  if (format.value === 'pyramid') return isList && isFalling(levels) ? 'for_time' : null;
  return ofOwnMoves.includes(format.value) && !isList && !cardio ? format.value : null;
}

const archetypes: Partial<Record<FormatId, ConditioningArchetype>> = {
  amrap: 'amrap',
  for_time: 'for_time',
  chipper: 'for_time',
  emom: 'emom',
  every: 'emom',
  death_by: 'emom',
  ladder: 'ladder',
  tabata: 'tabata',
  intervals: 'hiit',
  circuit: 'circuit',
  complex: 'circuit',
};

export const archetypeOf = (kind: FormatId): ConditioningArchetype => archetypes[kind] ?? 'circuit';
