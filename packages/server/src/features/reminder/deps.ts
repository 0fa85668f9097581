import type { OpenSession } from '@cadence/domain/program/calendar/reminders';
import type { Push } from '../../platform/push.ts';
import type { ReminderStore } from './store.ts';

export interface ReminderDeps {
  store: ReminderStore;
  push: Push;
  /** What is open around a day; nothing while a sign of danger holds the athlete back. */
  openAround: (userId: string, day: string, zone: string) => Promise<OpenSession[]>;
  onFailed: (error: unknown) => void;
  now: () => number;
}
