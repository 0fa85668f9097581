import { listSessions } from '@cadence/contract/analytics/routes';
import { login } from '@cadence/contract/auth/routes';
import { listItems } from '@cadence/contract/profile/routes';
import { listPrograms, readCurrentProgress } from '@cadence/contract/program/routes';
import { expect, it, vi } from 'vitest';
import { request, startOfTime, startTestApp } from '../test-support/app.ts';
import { seedDemo } from './demo.ts';

const ctx = startTestApp();

it('the demo athlete has a year of sessions, a profile and a program, and seeding again adds none', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await seedDemo(ctx.app, startOfTime);
  await seedDemo(ctx.app, startOfTime);
  const body = { email: 'demo@cadence.example', password: 'one year of training' };
  const { token } = (await request(ctx.app, login, { body })).json();
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
  log.mockRestore();
});
