import { listSessions } from '@cadence/contract/analytics/routes';
import { listResults } from '@cadence/contract/assessment/routes';
import { login } from '@cadence/contract/auth/routes';
import { listConversations, profileState } from '@cadence/contract/coach/routes';
import { listItems } from '@cadence/contract/profile/routes';
import { listPrograms, readCurrentProgress } from '@cadence/contract/program/routes';
import { listWorkouts } from '@cadence/contract/workout/routes';
import { expect, it, vi } from 'vitest';
import { request, startOfTime, startTestApp } from '../test-support/app.ts';
import { seedDemo } from './demo.ts';

const ctx = startTestApp();

type Score = { dimension: string; score: number };

it('the demo athlete has a year of sessions and assessments, a profile, a program, workouts and a coach who knows them, and seeding again adds none', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const setClock = (ms: number | null) => ctx.setNow(ms ?? startOfTime);
  await seedDemo(ctx.app, startOfTime, setClock);
  await seedDemo(ctx.app, startOfTime, setClock);
  const body = { email: 'demo@cadence.example', password: 'one year of training' };
  const { token, user } = (await request(ctx.app, login, { body })).json();
  const page = (await request(ctx.app, listSessions, { query: { limit: 500 } }, token)).json();
  expect(page.more).toBe(false);
  expect(page.sessions.length).toBeGreaterThan(150);
  expect(page.sessions.length).toBeLessThan(260);
  const told = (await request(ctx.app, listItems, { query: {} }, token)).json();
  const kinds = new Set(told.items.map(({ kind }: { kind: string }) => kind));
  expect([...kinds].sort()).toEqual(['best_lift', 'body_weight', 'fact', 'goal', 'preference']);
  const { programs } = (await request(ctx.app, listPrograms, {}, token)).json();
  expect(programs).toMatchObject([{ isCurrent: true, totalWeeks: 12, currentWeek: 6 }]);
  const progress = (await request(ctx.app, readCurrentProgress, {}, token)).json();
  expect(progress).toMatchObject({ skipped_sessions: 1, missed_sessions: [] });
  expect(progress.completed_sessions).toBeGreaterThanOrEqual(15);
  const query = { userId: user.id };
  const { results } = (await request(ctx.app, listResults, { query }, token)).json();
  const strength = results.map(({ dimensions }: { dimensions: Score[] }) =>
    dimensions.find(({ dimension }) => dimension === 'strength'),
  );
  expect(strength).toHaveLength(3);
  expect(strength[0].score).toBeGreaterThan(strength[2].score);
  expect(results[2].submittedAt < results[0].submittedAt).toBe(true);
  const params = { userId: user.id };
  const listed = await request(ctx.app, listWorkouts, { params, query: { limit: 50 } }, token);
  const workouts: { favourite: boolean; status: string; generated_at: string }[] =
    listed.json().workouts;
  expect(workouts).toHaveLength(4 + 2);
  expect(new Set(workouts.map(({ status }) => status))).toEqual(new Set(['completed']));
  expect(workouts.filter(({ favourite }) => favourite)).toHaveLength(2);
  // The session that was trained last is the first of the recent workouts.
  const trainedLast = page.sessions
    .map(({ date }: { date: string }) => date)
    .sort()
    .at(-1);
  expect(workouts[0]?.generated_at).toBe(trainedLast);
  const talks = (await request(ctx.app, listConversations, { query: {} }, token)).json();
  expect(talks.conversations).toHaveLength(1);
  const state = await request(ctx.app, profileState, { body: { userId: user.id } }, token);
  const { learned } = state.json();
  const slots = new Set(learned.map(({ slot }: { slot: string }) => slot));
  expect([...slots].sort()).toEqual([
    'barrier',
    'dislike',
    'goal',
    'lift',
    'like',
    'time_window',
    'why',
  ]);
  log.mockRestore();
});
