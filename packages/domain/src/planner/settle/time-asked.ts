import type { Request } from '../request.ts';

/** Whether somebody said how long the whole session shall be, and not only a part of it. */
export function isTimeAsked({ minutes, body, named, parts }: Request): boolean {
  if (minutes.source === 'default') return false;
  // A workout that is known by its name has its own length, whatever the form's usual minutes are.
  if (named && minutes.source !== 'text') return false;
  const said = [named, parts, body.value.minutes === undefined ? undefined : body];
  return !said.some((slot) => slot?.quote !== undefined && slot.quote === minutes.quote);
}
