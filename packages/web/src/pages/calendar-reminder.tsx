import { useEffect } from 'react';
import { startReminder } from '../features/calendar/reminder.ts';

/** Reminds of what is planned while the app is open, whichever page is shown. */
export function CalendarReminder() {
  useEffect(
    () =>
      startReminder({
        // Read when it is due: most visits end before that.
        openOn: async (day) => (await import('./calendar-open-today.ts')).openTitlesOn(day),
      }),
    [],
  );
  return null;
}
