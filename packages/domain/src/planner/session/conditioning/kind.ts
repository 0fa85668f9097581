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

/** What only blocks can play; a plain EMOM, Tabata, circuit or row of intervals is laid out by its format. */
const byBlocksOnly: readonly FormatId[] = [
  'amrap',
  'for_time',
  'chipper',
  'death_by',
  'ladder',
  'complex',
  'every',
];

/** From here on there is time for strength before the intervals. */
const longMinutes = 40;

const clocked: readonly FormatId[] = ['circuit', 'intervals', 'rounds'];

/** Which way of working against the clock is asked for; null where none is, or none of its own. */
export function conditioningKind(request: Request): FormatId | null {
  const { format, body, goal, written, cardio } = request;
  if (goal.value === 'mobility' || isCareful(request)) return null;
  const isList = written?.value.only === true;
  if (format.source !== 'text') {
    const isLong = request.minutes.value >= longMinutes;
    return goal.value === 'hiit' && isLong && !isList && !cardio ? 'intervals' : null;
  }
  const every = body.value.workSeconds;
  if (format.value === 'emom' && every !== undefined && every !== 60) return 'every';
  if (byBlocksOnly.includes(format.value)) return format.value;
  // So many stations so often: that is the workout, however long it takes.
  const isCounted = request.exerciseCount !== undefined && body.value.rounds !== undefined;
  if (isCounted && !isList && !cardio && clocked.includes(format.value)) return 'intervals';
  // 21-15-9 is done for time whether that is said or not.
  const levels = written?.value.levels ?? body.value.levels ?? [];
  return format.value === 'pyramid' && isList && isFalling(levels) ? 'for_time' : null;
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
