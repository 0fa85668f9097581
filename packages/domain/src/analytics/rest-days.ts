import { dayNumber } from '../program/calendar/days.ts';
import { allSessions } from '../program/progress.ts';
import type { Program } from '../program/types.ts';
import type { Day } from './days.ts';

/**
 * Which days a plan leaves free: those from its start to its last session that have none. On days
 * outside of it nothing is planned, rest neither.
 */
export function restDaysOf(program: Pick<Program, 'startDate' | 'weeks'>): (day: Day) => boolean {
  const planned = new Set(allSessions(program).flatMap(({ date }) => dayNumber(date) ?? []));
  const first = dayNumber(program.startDate) ?? Number.POSITIVE_INFINITY;
  const last = Math.max(...planned);
  return (day) => day >= first && day <= last && !planned.has(day);
}
