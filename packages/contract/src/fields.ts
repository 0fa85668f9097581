import { isTimeZone } from '@cadence/domain/program/calendar/zone';
import * as z from 'zod/mini';

/** Longer than any that is given out; whether it is the caller's own is checked against the token. */
export const userId = z.string().check(z.maxLength(100));

/** With room for fractions of a second and an offset. */
const maxInstantLength = 40;
const error = 'Use an instant such as 2026-03-01T08:00:00Z';
export const instant = z.iso.datetime(error).check(z.maxLength(maxInstantLength));
export const instantWithOffset = z.iso
  .datetime({ offset: true, error })
  .check(z.maxLength(maxInstantLength));

/** Opaque: where a reader of changes got to. No longer than the database's integers. */
export const cursor = z.string().check(z.maxLength(9), z.regex(/^\d{1,9}$/));

export const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), 'Use a time zone such as Europe/Berlin'),
);
