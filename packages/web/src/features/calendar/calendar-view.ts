import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

const names = ['month', 'week'] as const;
export type CalendarView = (typeof names)[number];

export const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const;

export const shownView = createDeviceStore<CalendarView>({
  key: 'calendarView',
  version: 1,
  schema: z.enum(names),
  fallback: 'month',
});
