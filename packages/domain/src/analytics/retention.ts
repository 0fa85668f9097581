import type { WorkoutSession } from './types.ts';

/** Spec §3 and §9: how long sessions are kept. */
export const retentions = ['3_months', '6_months', '1_year', '2_years', 'forever'] as const;
export type Retention = (typeof retentions)[number];
const defaultRetention: Retention = '1_year';

export const retentionPreferenceId = 'retention';

/** A year unless the user has chosen another. */
export function readRetention(value: unknown): Retention {
  return retentions.find((one) => one === value) ?? defaultRetention;
}

/** Whether the user has said so: before that nothing is removed. */
export const isRetention = (value: unknown): value is Retention =>
  retentions.some((one) => one === value);

const months: Record<Exclude<Retention, 'forever'>, number> = {
  '3_months': 3,
  '6_months': 6,
  '1_year': 12,
  '2_years': 24,
};

/** The first instant that is kept; null where nothing ever goes. */
export function keptSince(retention: Retention, nowMs: number): number | null {
  if (retention === 'forever') return null;
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months[retention]);
  // The 31st of a month with 30 days is its last.
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** What a cleanup would remove, to be told before and after. */
export function expiredSessions(
  sessions: readonly WorkoutSession[],
  nowMs: number,
  retention: Retention = defaultRetention,
): WorkoutSession[] {
  const since = keptSince(retention, nowMs);
  return since === null ? [] : sessions.filter(({ date }) => Date.parse(date) < since);
}
