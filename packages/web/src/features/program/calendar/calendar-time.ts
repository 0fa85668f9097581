import { isTimeZone } from '@cadence/domain/program/calendar/zone';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

/** As typed, '18:30'; empty for whole days. Zone null: the one of this device. */
interface CalendarTime {
  time: string;
  zone: string | null;
}

const store = createDeviceStore<CalendarTime>({
  key: 'calendarTime',
  version: 1,
  schema: z.object({ time: z.string(), zone: z.nullable(z.string()) }),
  fallback: { time: '', zone: null },
  broken: 'discard',
});

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All that the browser knows, the device's own among them. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), zoneHere()]),
].sort();

export interface StartTime {
  startMinutes: number;
  zone: string;
}

function startOf({ time, zone }: CalendarTime): StartTime | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const known = zone !== null && isTimeZone(zone) ? zone : zoneHere();
  return { startMinutes: Number(hours) * 60 + Number(minutes), zone: known };
}

/** When sessions begin in the calendar that the user looks at; kept, so that the address stays the same. */
export function useCalendarTime() {
  const value = useSyncExternalStore(store.subscribe, store.read);
  return { time: value.time, start: startOf(value) };
}

export function changeCalendarTime(some: Partial<CalendarTime>): void {
  store.write({ ...store.read(), ...some });
}
