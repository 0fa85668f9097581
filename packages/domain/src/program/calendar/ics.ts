import { allSessions } from '../progress.ts';
import type { Program, ProgramSession } from '../types.ts';
import { addDays } from './days.ts';
import { instantIn } from './zone.ts';

export interface IcsOptions {
  /** When this copy is made, as an instant. */
  madeAt: string;
  /** Minutes after midnight; absent for all-day entries. */
  startMinutes?: number;
  /** Whose clocks the start is meant by; without one, those of wherever the reader is. */
  zone?: string;
}

const maxOctets = 75;

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545 §3.1: no line above 75 octets, and no character of several octets cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxOctets) {
      lines.push(current);
      // The space that marks a continuation counts.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** RFC 5545 §3.3.11. Other control characters have no place in a calendar. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
}

const compactDay = (day: string): string => day.replaceAll('-', '');
const compactInstant = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A time without a zone: it is meant where the reader is. */
function floating(day: string, minutes: number): string {
  const date = addDays(day, Math.floor(minutes / 1440));
  const within = ((minutes % 1440) + 1440) % 1440;
  const hours = String(Math.floor(within / 60)).padStart(2, '0');
  return `${compactDay(date)}T${hours}${String(within % 60).padStart(2, '0')}00`;
}

function timesOf(
  { date }: ProgramSession,
  minutes: number,
  { startMinutes, zone }: IcsOptions,
): string[] {
  if (startMinutes === undefined) {
    return [
      `DTSTART;VALUE=DATE:${compactDay(date)}`,
      `DTEND;VALUE=DATE:${compactDay(addDays(date, 1))}`,
    ];
  }
  if (zone !== undefined) {
    // In UTC, so that no reader needs to know the zone, and a session over a change is no longer.
    const start = instantIn(zone, date, startMinutes);
    const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
    return [`DTSTART:${compactInstant(start)}`, `DTEND:${compactInstant(end)}`];
  }
  return [
    `DTSTART:${floating(date, startMinutes)}`,
    `DTEND:${floating(date, startMinutes + minutes)}`,
  ];
}

const statusWords: Record<ProgramSession['status'], string> = {
  planned: '',
  completed: 'Done: ',
  skipped: 'Skipped: ',
};

function eventOf(program: Program, session: ProgramSession, options: IcsOptions): string[] {
  const { workoutId, title, week, status, moves, workout, focus } = session;
  const minutes = program.wish.minutesPerSession;
  const moved = [session.dateAt, session.statusAt].toSorted().at(-1) ?? options.madeAt;
  const names = workout.workout.filter(({ type }) => type === 'exercise').map(({ name }) => name);
  const about = [
    `${program.programName}, week ${week} of ${program.totalWeeks}, ${minutes} minutes, ${focus}.`,
    [...new Set(names)].join(', '),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${workoutId}@cadence`,
    `DTSTAMP:${compactInstant(options.madeAt)}`,
    `LAST-MODIFIED:${compactInstant(moved)}`,
    `SEQUENCE:${moves}`,
    ...timesOf(session, minutes, options),
    `SUMMARY:${escapeText(statusWords[status] + title)}`,
    `DESCRIPTION:${escapeText(about.join('\n'))}`,
    `STATUS:${status === 'skipped' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * The sessions as a calendar (RFC 5545) that keeps its entries when it is read again. No rule of
 * recurrence: every session is another one, and may move without the others.
 */
export function toIcs(program: Program, options: IcsOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadence//Program//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(program.programName)}`,
    // RFC 7986 §5.7: how often a subscription is worth reading.
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...allSessions(program).flatMap((session) => eventOf(program, session, options)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
