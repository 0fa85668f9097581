import type { FormatId } from '../../../workout/formats/ids.ts';
import { hasCondition, isSenior } from '../../legal/caps.ts';
import type { Request } from '../../request.ts';
import type { ConditioningArchetype } from '../types.ts';

const isFalling = (levels: readonly number[]): boolean =>
  levels.length > 1 && levels.every((level, i) => i === 0 || level < (levels[i - 1] ?? 0));

/** Other groups have sessions of their own. */
export const isCareful = (request: Request): boolean =>
  isSenior(request) ||
  hasCondition(request, ['pregnancy', 'postpartum', 'heart', 'gentle', 'surgery']);

/** What a whole session in a format is built as; circuits are laid out so that they can be edited whole. */
const builtAs: Partial<Record<FormatId, FormatId>> = {
  amrap: 'amrap',
  for_time: 'for_time',
  chipper: 'chipper',
  emom: 'emom',
  every: 'every',
  death_by: 'death_by',
  ladder: 'ladder',
  pyramid: 'ladder',
  complex: 'complex',
  compound: 'complex',
  tabata: 'tabata',
  intervals: 'intervals',
  fight_rounds: 'intervals',
};

/** Done as rounds of stations whose number of rounds and stations may be said. */
const clocked: readonly FormatId[] = ['circuit', 'intervals', 'rounds'];

const byGoal = ({ goal, cardio }: Request): FormatId | null =>
  goal.value === 'hiit' && !cardio ? 'intervals' : null;

const minute = 60;

function ofFormat({ format, body, exerciseCount, cardio }: Request): FormatId | null {
  const own = builtAs[format.value];
  if (!own || cardio) return null;
  // 21-15-9 is done for time whether that is said or not.
  if (own === 'ladder' && isFalling(body.value.levels ?? [])) return 'for_time';
  const every = body.value.workSeconds;
  if (own === 'emom' && every !== undefined && every !== minute) return 'every';
  // So many stations so often: that is the workout, however long it takes.
  const isCounted = exerciseCount !== undefined && body.value.rounds !== undefined;
  return isCounted && clocked.includes(format.value) ? 'intervals' : own;
}

/** Lists that blocks play; others are laid out as they were written. */
const ofLists: readonly FormatId[] = [
  'amrap',
  'for_time',
  'chipper',
  'death_by',
  'ladder',
  'complex',
  'every',
  'emom',
];

function ofList({ format, written, body }: Request): FormatId | null {
  if (ofLists.includes(format.value)) return format.value;
  const levels = written?.value.levels ?? body.value.levels ?? [];
  return format.value === 'pyramid' && isFalling(levels) ? 'for_time' : null;
}

/** Which way of working against the clock is asked for; null where none is. */
export function conditioningKind(request: Request): FormatId | null {
  const { format, goal, written } = request;
  if (goal.value === 'mobility') return null;
  const isSaid = format.source === 'text';
  if (written?.value.only) return isSaid && !isCareful(request) ? ofList(request) : null;
  const kind = isSaid ? ofFormat(request) : byGoal(request);
  // Nobody races who should not: their rounds have no clock to beat.
  return kind && isCareful(request) ? 'circuit' : kind;
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
