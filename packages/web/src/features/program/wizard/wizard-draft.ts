import { addDays, weekdayOfDate } from '@cadence/domain/program/calendar/days';
import { type ProgramFrame, readFrame } from '@cadence/domain/program/goal/read-frame';
import type { ProgramWish } from '@cadence/domain/program/types';
import { type FitnessLevel, fitnessLevels } from '@cadence/domain/workout/limits';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { todayHere } from '../../../platform/dates/local-day.ts';
import { createDeviceStore } from '../../../platform/device-store.ts';
import type { ProgramBody } from '../data/program-api.ts';

/** What has been said so far; numbers as typed, for they must not change under the user's hands. */
export interface WizardDraft {
  step: number;
  goal: string;
  /** What hurts, beside what the profile knows. */
  hurts: string;
  weeks: number;
  sessionsPerWeek: number;
  days: number[];
  minutes: string;
  /** Null: the next Monday, whichever that is by then. */
  startDate: string | null;
  /** Null until chosen here: then the profile says. */
  level: FitnessLevel | null;
  gear: string | null;
  /** Holds that were answered, good for these words only. */
  cleared: string[];
  /** Readings of the words above that were not meant. */
  dismissed: string[];
  /** Sent with the same wish the server makes one program of it, however often it is asked. */
  attempt: { key: string; wish: string } | null;
}

const noDraft: WizardDraft = {
  step: 0,
  goal: '',
  hurts: '',
  weeks: 8,
  sessionsPerWeek: 3,
  days: [],
  minutes: '45',
  startDate: null,
  level: null,
  gear: null,
  cleared: [],
  dismissed: [],
  attempt: null,
};

const store = createDeviceStore<WizardDraft>({
  key: 'programDraft',
  version: 1,
  schema: z.object({
    step: z.number(),
    goal: z.string(),
    hurts: z.string(),
    weeks: z.number(),
    sessionsPerWeek: z.number(),
    days: z.array(z.number()),
    minutes: z.string(),
    startDate: z.nullable(z.string()),
    level: z.nullable(z.enum(fitnessLevels)),
    gear: z.nullable(z.string()),
    cleared: z.array(z.string()),
    // A draft of an earlier version has none.
    dismissed: z._default(z.array(z.string()), []),
    attempt: z.nullable(z.object({ key: z.string(), wish: z.string() })),
  }),
  fallback: noDraft,
});

export function useWizardDraft(): WizardDraft {
  return useSyncExternalStore(store.subscribe, store.read);
}

export const readWizardDraft = store.read;

/** What the goal newly says of weeks, days and minutes; what was chosen since stays. */
function newInGoal(before: string, goal: string): Partial<WizardDraft> {
  const today = todayHere();
  const [was, is] = [readFrame(before, today), readFrame(goal, today)];
  const isNew = (name: Exclude<keyof ProgramFrame, 'weekdays'>) =>
    is[name] !== undefined && is[name] !== was[name];
  return {
    ...(isNew('usualWeeks') && { weeks: is.usualWeeks }),
    ...(isNew('weeks') && { weeks: is.weeks }),
    ...(isNew('sessionsPerWeek') && { sessionsPerWeek: is.sessionsPerWeek, days: [] }),
    ...(is.weekdays?.join() !== was.weekdays?.join() && { days: is.weekdays ?? [] }),
    ...(isNew('minutes') && { minutes: String(is.minutes) }),
  };
}

export function changeDraft(some: Partial<WizardDraft>): void {
  const before = store.read();
  // A clearance was given for other words.
  const forgets = some.goal !== undefined || some.hurts !== undefined;
  const said = some.goal === undefined ? {} : newInGoal(before.goal, some.goal);
  store.write({ ...before, ...(forgets && { cleared: [] }), ...said, ...some });
}

export function clearWizardDraft(): void {
  store.remove();
}

/** The same again, from where the last one ended. */
export function draftNextFrom(wish: ProgramWish, weeks: number): void {
  store.write({
    ...noDraft,
    goal: wish.goalText,
    weeks,
    sessionsPerWeek: wish.sessionsPerWeek,
    days: wish.preferredDays,
    minutes: String(wish.minutesPerSession),
    level: wish.fitnessLevel ?? null,
    dismissed: wish.dismissed ?? [],
  });
}

/** Today when it is one. */
export function nextMonday(today: string): string {
  return addDays(today, (8 - weekdayOfDate(today)) % 7);
}

export interface Kit {
  equipment: NonNullable<ProgramBody['equipment']>;
  props: NonNullable<ProgramBody['props']>;
}

const joined = (goal: string, hurts: string) =>
  [goal.trim(), hurts.trim()]
    .filter(Boolean)
    .join('. ')
    .replace(/([.!?])\. /, '$1 ');

/** What the wizard would send now. Minutes that are no number stay wrong, to be told so. */
export function bodyOf(
  draft: WizardDraft,
  { level, kit, today }: { level: FitnessLevel; kit: Kit; today: string },
): ProgramBody {
  return {
    // What hurts alone is no goal.
    goal_text: draft.goal.trim() === '' ? '' : joined(draft.goal, draft.hurts),
    weeks: draft.weeks,
    sessions_per_week: draft.sessionsPerWeek,
    minutes_per_session: /^\s*\d+\s*$/.test(draft.minutes) ? Number(draft.minutes) : Number.NaN,
    fitness_level: level,
    equipment: [...kit.equipment],
    props: [...kit.props],
    preferred_days: [...draft.days],
    start_date: draft.startDate ?? nextMonday(today),
    ...(draft.cleared.length > 0 && { cleared: [...draft.cleared] }),
    ...(draft.dismissed.length > 0 && { dismissed: [...draft.dismissed] }),
  };
}
