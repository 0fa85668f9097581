import type { APIRequestContext } from '@playwright/test';
import type { Athlete } from './athlete.ts';
import { expect } from './server.ts';

export const bearer = ({ token }: Athlete) => ({ authorization: `Bearer ${token}` });

/** Short easy sessions, so that a whole one can be played. */
export async function makeProgram(
  request: APIRequestContext,
  athlete: Athlete,
  changes: object = {},
) {
  const startDate = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
  const response = await request.post('/api/v1/programs', {
    // Planning weeks takes as long as the machine needs.
    timeout: 0,
    headers: bearer(athlete),
    data: {
      goal_text: 'move better and loosen up',
      weeks: 4,
      sessions_per_week: 2,
      minutes_per_session: 10,
      equipment: ['bodyweight', 'yoga_mat'],
      start_date: startDate.toISOString().slice(0, 10),
      ...changes,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).program;
}
