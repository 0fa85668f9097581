import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';

/** Only what is still open and not from the log. */
export const isMovable = ({ kind }: CalendarEntry): boolean =>
  kind === 'planned' || kind === 'missed';

/** Of a program as this device keeps it: its far sessions are there without their workouts. */
export const isNotHere = (entry: CalendarEntry): boolean =>
  entry.source === 'program' && isMovable(entry) && entry.segments.length === 0;
