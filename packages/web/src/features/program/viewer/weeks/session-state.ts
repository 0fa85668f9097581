import { daysBetween } from '@cadence/domain/program/calendar/days';
import type { ProgramSession } from '@cadence/domain/program/types';
import { dayText, weekdayText } from '../../program-words.ts';

/** 'Done Tue', 'Skipped', 'Missed Thu', 'Thu 12 Mar'. */
export function stateText({ status, date }: ProgramSession, today: string): string {
  const ahead = daysBetween(today, date);
  const day = Math.abs(ahead) < 7 ? weekdayText(date) : dayText(date);
  if (status === 'completed') return `Done ${day}`;
  if (status === 'skipped') return 'Skipped';
  if (ahead < 0) return `Missed ${day}`;
  return ahead === 0 ? 'Today' : day;
}

export const underWayText = 'Under way';

/** The same without its day. */
export function stateWord(session: ProgramSession, today: string): string {
  const isPast = daysBetween(today, session.date) < 0;
  const words = { planned: isPast ? 'Missed' : 'Open', completed: 'Done', skipped: 'Skipped' };
  return words[session.status];
}
