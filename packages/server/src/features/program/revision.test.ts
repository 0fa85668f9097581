import { putSession } from '@cadence/contract/analytics/routes';
import {
  acceptProposal,
  jumpToSession,
  moveProgramSession,
  readCurrentProgress,
  readProposal,
  updateSession,
} from '@cadence/contract/program/routes';
import { beforeEach, expect, it } from 'vitest';
import { type Account, request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { makeSession } from '../../test-support/session.ts';
import { startProgram } from './test-support/programs.ts';

const ctx = startTestApp();
let account: Account;
let firstId: string;

beforeEach(async () => {
  ctx.setNow(startOfTime);
  const { account: made, program } = await startProgram(ctx, {
    goal_text: 'get stronger with the bench press',
    weeks: 1,
    minutes_per_session: 45,
    fitness_level: 'beginner',
    equipment: ['barbells', 'bodyweight'],
    props: ['bench', 'rack'],
  });
  account = made;
  firstId = program.weeks[0]?.sessions[0]?.workoutId ?? '';
});

const revision = async (): Promise<string> =>
  (await request(ctx.app, readCurrentProgress, {}, account.token)).json().revision;

it('stays while nothing changes, whichever day it is', async () => {
  const before = await revision();
  ctx.setNow(startOfTime + 3 * 86_400_000);
  expect(await revision()).toBe(before);
});

it('is another one after every change', async () => {
  const seen = [await revision()];
  const after = async (change: Promise<{ statusCode: number }>) => {
    expect((await change).statusCode).toBe(200);
    seen.push(await revision());
  };
  const { token } = account;
  await after(request(ctx.app, jumpToSession, { body: { week: 1, session: 2 } }, token));
  const move = { week: 1, session: 2, date: '2026-03-06' };
  await after(request(ctx.app, moveProgramSession, { body: move }, token));
  await after(request(ctx.app, jumpToSession, { body: { week: 1, session: 1 } }, token));

  const done = {
    name: 'Bench Press',
    exerciseId: 'bench-press',
    planned: { sets: 2, seconds: 60, reps: 6 },
    actual: { sets: [1, 2].map(() => ({ reps: 6, weight: 40, rpe: 7 })) },
    completed: true,
    personalRecord: false,
  };
  const session = makeSession({ exercises: [done], notes: '', date: '2026-03-01T07:00:00.000Z' });
  await request(ctx.app, putSession, { params: { id: session.id }, body: session }, token);
  expect((await request(ctx.app, readProposal, {}, token)).json().proposal).not.toBeNull();
  await after(request(ctx.app, acceptProposal, { body: { workout_id: firstId } }, token));
  const tick = { workout_id: firstId, completed: true };
  await after(request(ctx.app, updateSession, { body: tick }, token));
  expect(new Set(seen).size).toBe(seen.length);
});
