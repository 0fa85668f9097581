import { buildProgram } from '@cadence/domain/program/build';
import { programLimits } from '@cadence/domain/program/types';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '../api.ts';
import { moveBody, upcomingQuery } from './progress-schemas.ts';
import { program, programBody } from './schemas.ts';

const body = {
  goal_text: ' get stronger ',
  weeks: 1,
  sessions_per_week: 1,
  minutes_per_session: 10,
  start_date: '2026-03-02',
};

describe('the body of a program', () => {
  it('is trimmed and filled up with nothing in particular', () => {
    expect(z.parse(programBody, body)).toEqual({
      ...body,
      goal_text: 'get stronger',
      equipment: [],
      props: [],
      preferred_days: [],
      variation: 0,
    });
  });

  it.each([
    [{ goal_text: ' ' }, 'Say in a few words what you want to reach'],
    [{ weeks: 0 }, 'A program takes at least 1 week'],
    [{ weeks: 25 }, 'A program takes at most 24 weeks'],
    [{ weeks: 1.5 }, 'Use whole weeks'],
    [{ sessions_per_week: 8 }, 'A week has 7 days'],
    [{ minutes_per_session: 4 }, 'Duration must be at least 5 minutes'],
    [{ minutes_per_session: 121 }, 'Duration cannot exceed 120 minutes'],
    [{ start_date: '2026-02-29' }, 'Use a day such as 2026-03-02'],
    [{ start_date: '1999-12-31' }, 'Use a day such as 2026-03-02'],
  ])('with %o is refused with a sentence', (changes, message) => {
    const result = z.safeParse(programBody, { ...body, ...changes });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

it('a program as it is built is one as it is sent', () => {
  const outcome = buildProgram(
    {
      goalText: 'get stronger',
      weeks: 1,
      sessionsPerWeek: 1,
      minutesPerSession: 20,
      preferredDays: [],
      startDate: '2026-03-02',
    },
    { id: 'p', seed: 1, madeAt: '2026-03-01T08:00:00.000Z', workoutId: () => 'w' },
  );
  if (outcome.kind !== 'program') throw new Error(outcome.kind);
  expect(z.parse(program, outcome.program)).toEqual(outcome.program);
  const { lines, length } = programLimits.departures;
  for (const departures of [Array(lines + 1).fill('No.'), ['x'.repeat(length + 1)]]) {
    expect(z.safeParse(program, { ...outcome.program, departures }).success).toBe(false);
  }
});

it('upcoming sessions are asked for as the specification writes it', () => {
  expect(z.parse(upcomingQuery, { weeks: '2' })).toEqual({ weeks: 2 });
  expect(z.parse(upcomingQuery, {})).toEqual({ weeks: 2 });
});

it('a move names a place and a day', () => {
  const move = { week: 1, session: 1, date: '2026-03-04' };
  expect(z.safeParse(moveBody, move).success).toBe(true);
  expect(z.safeParse(moveBody, { ...move, date: '2026-03-04T00:00:00Z' }).success).toBe(false);
});

it('the calls of the specification are there', () => {
  const lines = allRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      'GET /program-progress/current',
      'GET /program-progress/{id}',
      'POST /program-progress/update-session',
      'GET /program-progress/upcoming-sessions',
      'POST /program-progress/jump-to',
      'GET /program-progress/workout-preview',
      'POST /program-progress/skip-workout',
      'POST /coach/{product}/enhanced_details',
      'GET /exercises/{id}/progressions',
      'GET /phases/{phaseId}/weeks/{week}/variations',
    ]),
  );
});
