import { dayMs } from '../../workout/durations.ts';
import { countText } from '../../workout/words.ts';
import { addDays, weekdayOfDate } from './days.ts';
import { instantIn, wallIn } from './zone.ts';

export const reminderKinds = ['planned', 'missed', 'week'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** When a device may be reminded, and of what. */
export interface ReminderTimes {
  /** Minutes after midnight, as the clocks of the zone show them. */
  minutes: number;
  /** From then, and up to then, nothing is said; both the same for never quiet. */
  quietFrom: number;
  quietTo: number;
  zone: string;
}

/** Whoever was without a connection is still reminded, but not half a day later. */
const lateMs = 4 * 3_600_000;

export function isQuiet(minutes: number, { quietFrom, quietTo }: Omit<ReminderTimes, 'zone'>) {
  const passed = (from: number, to: number) => (((to - from) % 1440) + 1440) % 1440;
  return passed(quietFrom, minutes) < passed(quietFrom, quietTo);
}

/** The next time of the reminder after an instant, as an instant. */
export function nextReminder({ minutes, zone }: ReminderTimes, afterMs: number): string {
  const { day } = wallIn(zone, afterMs);
  const found = [0, 1, 2]
    .map((days) => instantIn(zone, addDays(day, days), minutes))
    .find((instant) => Date.parse(instant) > afterMs);
  // Within two days every clock shows every minute, or has skipped it and counts on.
  return found ?? new Date(afterMs + dayMs).toISOString();
}

/** For how long a reminder that was due then may still be shown; 0 when it may not any more. */
export function stillSaidMs(times: ReminderTimes, dueAt: string, nowMs: number): number {
  const left = Date.parse(dueAt) + lateMs - nowMs;
  const now = wallIn(times.zone, nowMs);
  if (left <= 0 || isQuiet(now.minutes, times)) return 0;
  if (times.quietFrom === times.quietTo) return left;
  const toQuiet = (((times.quietFrom - now.minutes) % 1440) + 1440) % 1440;
  return Math.min(left, toQuiet * 60_000);
}

/** What stands on a day and is not done. */
export interface OpenSession {
  day: string;
  title: string;
  /** A missed one is spoken of only if a program asked for it. */
  ofProgram: boolean;
}

export interface Reminder {
  title: string;
  text: string;
  /** The day that it leads to. */
  day: string;
}

const longestText = 300;
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const sunday = 0;

const titlesOf = (sessions: readonly OpenSession[]) =>
  [...new Set(sessions.map(({ title }) => title))].join(', ');

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > longestText ? `${letters.slice(0, longestText - 1).join('')}…` : text;
}

/**
 * One message at most for a day: what is planned, else what was missed yesterday, and on Sundays
 * the week ahead. It says titles and counts, nothing else about whoever it is for.
 */
export function reminderFor(
  kinds: readonly ReminderKind[],
  today: string,
  open: readonly OpenSession[],
): Reminder | null {
  const on = (day: string) => open.filter((session) => session.day === day);
  const planned = kinds.includes('planned') ? on(today) : [];
  const yesterday = addDays(today, -1);
  const missed =
    kinds.includes('missed') && on(today).length === 0
      ? on(yesterday).filter(({ ofProgram }) => ofProgram)
      : [];
  const ahead = open
    .filter(({ day }) => today < day && day <= addDays(today, 7))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const [first] = kinds.includes('week') && weekdayOfDate(today) === sunday ? ahead : [];
  const week =
    first &&
    `Next week: ${countText(ahead.length, 'session')}, the first on ${dayNames[weekdayOfDate(first.day)]}.`;

  if (planned.length > 0) {
    const text = [titlesOf(planned), week].filter(Boolean).join('. ');
    return { title: 'Training day', text: shortened(text), day: today };
  }
  if (missed.length > 0) {
    const words = `${titlesOf(missed)}. Do it, move it or leave it out.`;
    const text = [words, week].filter(Boolean).join(' ');
    return { title: 'Still open from yesterday', text: shortened(text), day: yesterday };
  }
  return week ? { title: 'The week ahead', text: week, day: first.day } : null;
}
