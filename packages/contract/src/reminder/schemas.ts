import { isQuiet, reminderKinds } from '@cadence/domain/program/calendar/reminders';
import * as z from 'zod/mini';
import { timeZone } from '../fields.ts';

const minutes = z.int().check(z.gte(0), z.lte(1439));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const settings = {
  kinds: z.array(z.enum(reminderKinds)).check(z.minLength(1), z.maxLength(reminderKinds.length)),
  /** After midnight, by the clocks of the zone. */
  minutes,
  quiet_from: minutes,
  quiet_to: minutes,
  zone: timeZone,
};

/** As the browser hands it out: where it is woken, and what for it alone is locked with. */
export const reminderRequest = z
  .object({ ...settings, endpoint: text(2000), p256dh: text(100), auth: text(40) })
  .check(
    z.refine(
      (given) =>
        !isQuiet(given.minutes, { ...given, quietFrom: given.quiet_from, quietTo: given.quiet_to }),
      { path: ['minutes'], error: 'This is within your quiet hours' },
    ),
  );

export const reminderState = z.object({
  /** What a browser lets push to it. */
  public_key: z.string(),
  /** Of the sign-in that asks; null while it is off there. */
  device: z.nullable(z.object({ ...settings, zone: z.string() })),
});
