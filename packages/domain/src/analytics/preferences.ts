import { oneOf } from '../sync/read-fields.ts';
import { isRecord } from '../workout/read-value.ts';

/** How far back Analytics looks, in weeks. */
export const shownWeeks = ['4', '12', '26', '52', 'all'] as const;

/** Spec §3, Analytics preferences. How long sessions are kept has its own (retention.ts). */
export interface AnalyticsPreferences {
  notifications: { goals: boolean; achievements: boolean };
  /** `pictureDetails`: whether a shared picture shows the day and the figures. */
  privacy: { pictureDetails: boolean };
  /** `tables`: charts are tables at first. */
  display: { weeks: (typeof shownWeeks)[number]; tables: boolean };
}

export const analyticsPreferencesId = 'analytics';

const fallback: AnalyticsPreferences = {
  notifications: { goals: true, achievements: true },
  privacy: { pictureDetails: true },
  display: { weeks: '12', tables: false },
};

const groupOf = (value: unknown, name: keyof AnalyticsPreferences): Record<string, unknown> => {
  const group = isRecord(value) ? value[name] : null;
  return isRecord(group) ? group : {};
};

const choice = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** What cannot be made out is as if it had never been chosen. */
export function readAnalyticsPreferences(value: unknown): AnalyticsPreferences {
  const notifications = groupOf(value, 'notifications');
  const privacy = groupOf(value, 'privacy');
  const display = groupOf(value, 'display');
  return {
    notifications: {
      goals: choice(notifications.goals, fallback.notifications.goals),
      achievements: choice(notifications.achievements, fallback.notifications.achievements),
    },
    privacy: { pictureDetails: choice(privacy.pictureDetails, fallback.privacy.pictureDetails) },
    display: {
      weeks: oneOf(display.weeks, shownWeeks) ?? fallback.display.weeks,
      tables: choice(display.tables, fallback.display.tables),
    },
  };
}
