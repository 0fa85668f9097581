import { startSessionSync } from '../features/analytics/session-sync.ts';
import { startReminder } from '../features/calendar/reminder.ts';
import { startRemovalSync } from '../features/coach/removal-sync.ts';
import { startProgramSync } from '../features/program/send-waiting.ts';
import { startWorkoutSync } from '../features/workout/kept/workout-sync.ts';
import { startSafetySync } from '../features/workout/safety/safety-sync.ts';
import { startItemSync } from '../platform/items/item-sync.ts';

/** Keeps the device and the account in step, and reminds of what is planned, until stopped. */
export function startAccountSync(userId: string): () => void {
  const stops = [
    startSafetySync(userId).stop,
    startSessionSync(userId).stop,
    startWorkoutSync(userId).stop,
    startProgramSync(userId).stop,
    startItemSync(userId).stop,
    startRemovalSync(userId).stop,
    startReminder({
      // Read when it is due: most visits end before that.
      openOn: async (day) => (await import('../pages/calendar-open-today.ts')).openTitlesOn(day),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
