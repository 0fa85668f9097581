import { isTrained } from '@cadence/domain/analytics/trained';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { readMark } from '@cadence/domain/program/calendar/calendar-marks';
import { addDays } from '@cadence/domain/program/calendar/days';
import type { OpenSession } from '@cadence/domain/program/calendar/reminders';
import { wallIn } from '@cadence/domain/program/calendar/zone';
import { allSessions } from '@cadence/domain/program/progress';
import type { ItemStore } from '../features/profile/store.ts';
import type { ProgramDeps } from '../features/program/deps.ts';
import type { ReminderDeps } from '../features/reminder/deps.ts';

interface Sources {
  program: Pick<ProgramDeps, 'store' | 'standingSign' | 'sessionsSince'>;
  items: Pick<ItemStore, 'listLive'>;
}

/** Whom a reminder may be answered by: whoever runs this server, if that is known. */
export function pushSubject(publicUrl: string, adminEmails: readonly string[]): string {
  if (publicUrl.startsWith('https://')) return publicUrl;
  return `mailto:${adminEmails[0] ?? 'nobody@example.com'}`;
}

/** From the program and from what was put on days by hand, without what was trained. */
export function openAround({ program, items }: Sources): ReminderDeps['openAround'] {
  return async (userId, day, zone) => {
    // Nobody is asked to train whom a sign of danger holds back.
    if (await program.standingSign(userId, [])) return [];
    const current = await program.store.findCurrent(userId, false);
    const kept = await items.listLive(userId, ['preference']);
    const since = `${addDays(day, -3)}T00:00:00.000Z`;
    const trained = (await program.sessionsSince(userId, since)).filter(isTrained);
    const nameOf = ({ date, workoutId }: WorkoutSession) =>
      `${wallIn(zone, Date.parse(date)).day} ${workoutId}`;
    const ids = new Set(trained.map(({ workoutId }) => workoutId));
    const onDays = new Set(trained.map(nameOf));
    const ofProgram = (current ? allSessions(current) : [])
      .filter(({ status, workoutId }) => status === 'planned' && !ids.has(workoutId))
      .map(({ date, title }): OpenSession => ({ day: date, title, ofProgram: true }));
    const byHand = kept.flatMap(({ id, value }): OpenSession[] => {
      const mark = readMark(id, value);
      if (mark?.kind !== 'workout' || onDays.has(`${mark.day} ${mark.workoutId}`)) return [];
      return [{ day: mark.day, title: mark.title, ofProgram: false }];
    });
    return [...ofProgram, ...byHand];
  };
}
