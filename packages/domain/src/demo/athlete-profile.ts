import type { ItemKind, ItemValues, SyncItem } from '../sync/types.ts';
import { dayMs } from '../workout/durations.ts';

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Kilograms, a month apart, the latest last. */
const weights = [74.2, 74.0, 73.5, 73.8, 73.1, 72.8, 72.9, 72.4, 72.6, 72.1, 71.9, 72.0];

/** What the athlete of the year has told about themselves, and wants to reach. */
export function athleteProfile(nowMs: number): SyncItem[] {
  const changedAt = new Date(nowMs).toISOString();
  const item = <K extends ItemKind>(kind: K, id: string, value: ItemValues[K]): SyncItem => ({
    kind,
    id,
    value,
    changedAt,
    deviceId: 'demo',
    deleted: false,
  });
  const goal = {
    currentValue: 0,
    status: 'active',
    createdAt: changedAt,
    completedAt: null,
  } as const;
  return [
    item('fact', 'level', 'intermediate'),
    item('fact', 'goal', 'strength'),
    item('fact', 'days_per_week', 3),
    item('fact', 'birth_year', new Date(nowMs).getUTCFullYear() - 34),
    item('fact', 'height_cm', 176),
    item('fact', 'health_consent', true),
    item('preference', 'equipment_profile', 'full_home_gym'),
    item('best_lift', 'back-squat', {
      lift: 'Back Squat',
      kilograms: 100,
      reps: 5,
      day: isoDay(nowMs - 30 * dayMs),
    }),
    item('goal', 'weekly', {
      ...goal,
      kind: 'weekly_sessions',
      title: '4 sessions a week',
      targetValue: 4,
    }),
    item('goal', 'deadlift', {
      ...goal,
      kind: 'lift',
      lift: 'Conventional Deadlift',
      title: 'Conventional Deadlift 160 kg',
      targetValue: 160,
    }),
    ...weights.map((kilograms, index) =>
      item('body_weight', isoDay(nowMs - (weights.length - 1 - index) * 30 * dayMs), {
        kilograms,
      }),
    ),
  ];
}
