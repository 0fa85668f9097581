import type { Day, DayOf } from '../days.ts';
import type { WorkoutSession } from '../types.ts';

export interface HeatDay {
  day: Day;
  seconds: number;
  /** 0 for none, 1–4 by quarters of what this athlete does on a day. */
  level: 0 | 1 | 2 | 3 | 4;
}

/** Every day from the first to the last, those without training too. */
export function heatDays(
  sessions: readonly WorkoutSession[],
  { from, to, dayOf }: { from: Day; to: Day; dayOf: DayOf },
): HeatDay[] {
  const seconds = new Map<Day, number>();
  for (const { date, duration } of sessions) {
    const day = dayOf(date);
    if (day < from || day > to) continue;
    seconds.set(day, (seconds.get(day) ?? 0) + duration.actual);
  }
  const sorted = [...seconds.values()].filter((value) => value > 0).sort((a, b) => a - b);
  const quarters = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => {
    const spent = seconds.get(from + offset) ?? 0;
    const level = spent === 0 ? 0 : 1 + quarters.filter((quarter) => spent >= quarter).length;
    return { day: from + offset, seconds: spent, level: level as HeatDay['level'] };
  });
}
