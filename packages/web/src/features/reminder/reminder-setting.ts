import { reminderKinds } from '@cadence/domain/program/calendar/reminders';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

const minutes = z.number().check(z.int(), z.gte(0), z.lte(1439));

const setting = z.object({
  isOn: z.boolean(),
  kinds: z.array(z.enum(reminderKinds)),
  /** After midnight, by the clock on the wall. */
  minutes,
  quietFrom: minutes,
  quietTo: minutes,
  /** The address that the server was given; another one must be told. */
  endpoint: z.nullable(z.string()),
});

export type ReminderSetting = z.infer<typeof setting>;

/** Of this device: a permission is, too. */
export const reminderSetting = createDeviceStore<ReminderSetting>({
  key: 'reminders',
  version: 1,
  schema: setting,
  fallback: {
    isOn: false,
    kinds: [...reminderKinds],
    minutes: 18 * 60,
    quietFrom: 22 * 60,
    quietTo: 7 * 60,
    endpoint: null,
  },
});
