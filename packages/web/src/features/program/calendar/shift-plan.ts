import { addDays, daysBetween } from '@cadence/domain/program/calendar/days';
import { takeWeekOff, type Unsent } from '../data/program-changes.ts';
import { tellChange } from '../viewer/changes/tell-change.tsx';

/** Weeks that the plan has to shift by so that what was missed lies ahead. */
export const weeksBehind = (since: string, today: string): number =>
  Math.max(1, Math.ceil(daysBetween(since, today) / 7));

/** 'a week', '3 weeks'. */
export const spanText = (weeks: number): string => (weeks === 1 ? 'a week' : `${weeks} weeks`);

/** Every open session from that day on comes as much later as is needed. */
export async function shiftPlan(since: string, today: string): Promise<void> {
  const weeks = weeksBehind(since, today);
  let unsent: Unsent = [];
  for (let week = 0; week < weeks; week += 1) {
    unsent = await takeWeekOff(addDays(since, 7 * week));
    if (unsent === 'failed') return;
  }
  tellChange(`The plan goes on ${spanText(weeks)} later.`, unsent);
}
