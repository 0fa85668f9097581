import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

interface ReminderSetting {
  isOn: boolean;
  /** Minutes after midnight, by this device's clock. */
  minutes: number;
  /** The last day on which a reminder was shown, so that two tabs show one. */
  shownDay: string | null;
}

/** Of this device: a permission is, too. */
export const reminderSetting = createDeviceStore<ReminderSetting>({
  key: 'trainingReminder',
  version: 1,
  schema: z.object({
    isOn: z.boolean(),
    minutes: z.number().check(z.int(), z.gte(0), z.lte(1439)),
    shownDay: z.nullable(z.string()),
  }),
  fallback: { isOn: false, minutes: 18 * 60, shownDay: null },
});
