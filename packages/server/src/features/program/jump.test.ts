import {
  jumpToSession,
  previewWorkout,
  readCurrentProgress,
  readProgress,
} from '@cadence/contract/program/routes';
import type { RequestOf } from '@cadence/contract/route';
import type { Program } from '@cadence/domain/program/types';
import { beforeEach, expect, it } from 'vitest';
import { type Account, request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { askForProgram, startProgram } from './test-support/programs.ts';

const ctx = startTestApp();
let account: Account;
let program: Program;

beforeEach(async () => {
  ctx.setNow(startOfTime);
  ({ account, program } = await startProgram(ctx));
  // A day later: the devices below have changed something since.
  ctx.setNow(startOfTime + 86_400_000);
});

const minutesAgo = (minutes: number) =>
  new Date(startOfTime + 86_400_000 - minutes * 60_000).toISOString();
const jump = (body: RequestOf<typeof jumpToSession>['body']) =>
  request(ctx.app, jumpToSession, { body }, account.token);
const place = async (id: string) => {
  const response = await request(ctx.app, readProgress, { params: { id } }, account.token);
  const { current_week, current_session } = response.json();
  return [current_week, current_session];
};

it('goes there and leaves the rest open', async () => {
  const jumped = await jump({ week: 2, session: 1 });
  const there = { current_week: 2, current_session: 1, skipped_sessions: 0 };
  expect(jumped.json()).toMatchObject(there);
  const stored = await request(ctx.app, readCurrentProgress, {}, account.token);
  expect(stored.json()).toMatchObject(there);
  const preview = (await request(ctx.app, previewWorkout, {}, account.token)).json();
  const workout_id = program.weeks[1]?.sessions[0]?.workoutId;
  expect(preview).toMatchObject({ workout_id, week: 2, session: 1 });
  expect(preview.workout.workout.length).toBeGreaterThan(2);
});

it('to nowhere is refused', async () => {
  expect((await jump({ week: 2, session: 3 })).statusCode).toBe(404);
});

it('of two devices the one that jumped last stays, whichever is heard first', async () => {
  await jump({ week: 2, session: 2, changed_at: minutesAgo(5) });
  const late = await jump({ week: 2, session: 1, changed_at: minutesAgo(10) });
  expect(late.json()).toMatchObject({ current_week: 2, current_session: 2 });
  expect(await place(program.id)).toEqual([2, 2]);
  await jump({ week: 1, session: 2, changed_at: minutesAgo(1) });
  expect(await place(program.id)).toEqual([1, 2]);
});

it('of a device whose clock is ahead counts as made now', async () => {
  await jump({ week: 2, session: 2, changed_at: minutesAgo(-60) });
  ctx.setNow(startOfTime + 86_400_000 + 1000);
  await jump({ week: 2, session: 1 });
  expect(await place(program.id)).toEqual([2, 1]);
});

it('made without a connection is about the program that was current then', async () => {
  const other = (await askForProgram(ctx, account, { weeks: 1 })).json().program;
  await jump({ week: 2, session: 1, program_id: program.id, changed_at: minutesAgo(5) });
  expect(await place(program.id)).toEqual([2, 1]);
  const current = await request(ctx.app, readCurrentProgress, {}, account.token);
  expect(current.json()).toMatchObject({ program_id: other.id, current_week: 1 });
});

it('in a program of somebody else leads nowhere', async () => {
  const { program: theirs } = await startProgram(ctx);
  const refused = await jump({ week: 1, session: 1, program_id: theirs.id });
  expect(refused.statusCode).toBe(404);
});
