import { entriesByDay } from '@cadence/domain/program/calendar/day-entries';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { readMarks } from '../../features/calendar/calendar-marks.ts';
import { readCurrentProgram } from '../../features/program/data/program-store.ts';
import { withTrained } from '../../features/program/data/use-programs.ts';
import { localDay } from '../../platform/dates/local-day.ts';
import { readUnderWay } from '../session/under-way.ts';

/** What is still open on a day, as far as this device knows. */
export function openTitlesOn(day: string): string[] {
  const sessions = sessionTable.read();
  const told = readCurrentProgram();
  const program = told && withTrained(told, sessions);
  const dayOf = (instant: string) => localDay(new Date(instant));
  const underWay = readUnderWay();
  const source = { program, sessions, marks: readMarks(), underWay, today: day, dayOf };
  const entries = entriesByDay(source, { from: day, to: day }).get(day) ?? [];
  return entries.filter(({ kind }) => kind === 'planned').map(({ title }) => title);
}
