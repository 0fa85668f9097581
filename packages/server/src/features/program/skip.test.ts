import {
  moveProgramSession,
  previewWorkout,
  readCurrentProgress,
  skipWorkout,
} from '@cadence/contract/program/routes';
import type { Program } from '@cadence/domain/program/types';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { askForProgram, startProgram } from './test-support/programs.ts';

const ctx = startTestApp();
let account: Account;
let program: Program;

beforeEach(async () => {
  ctx.setNow(startOfTime);
  ({ account, program } = await startProgram(ctx));
});

const workoutId = (week: number, session: number) =>
  program.weeks[week - 1]?.sessions[session - 1]?.workoutId ?? '';

describe('skipping a session by its name', () => {
  it('skips that one, whatever is next, and once only', async () => {
    for (const _ of [1, 2]) {
      const body = { workout_id: workoutId(1, 2) };
      const skipped = await request(ctx.app, skipWorkout, { body }, account.token);
      expect(skipped.json()).toMatchObject({ skipped_sessions: 1, current_session: 1 });
    }
  });

  it('an empty body means the next one', async () => {
    const skipped = await request(ctx.app, skipWorkout, { body: {} }, account.token);
    expect(skipped.json()).toMatchObject({ skipped_sessions: 1, current_session: 2 });
  });

  it('there is none of somebody else', async () => {
    const other = await createAccount(ctx.app);
    const body = { workout_id: workoutId(1, 1) };
    expect((await request(ctx.app, skipWorkout, { body }, other.token)).statusCode).toBe(404);
  });
});

it('skipping the next one passes it, to the end of the program', async () => {
  for (let i = 1; i <= 4; i += 1) {
    const skipped = await request(ctx.app, skipWorkout, {}, account.token);
    expect(skipped.json()).toMatchObject({ skipped_sessions: i });
  }
  const progress = (await request(ctx.app, readCurrentProgress, {}, account.token)).json();
  expect(progress.finished.message).toBe('You did 0 of 4 sessions.');
  expect((await request(ctx.app, skipWorkout, {}, account.token)).statusCode).toBe(404);
  expect((await request(ctx.app, previewWorkout, {}, account.token)).statusCode).toBe(404);
});

describe('moving a session of a named program', () => {
  const body = { week: 1, session: 1, date: '2026-03-05' };

  it('moves it there, also when another one is current by then', async () => {
    const newer = (await askForProgram(ctx, account)).json().program;
    const given = { body: { ...body, program_id: program.id } };
    const moved = await request(ctx.app, moveProgramSession, given, account.token);
    expect(moved.json()).toMatchObject({ program_id: program.id });
    expect(moved.json().program_id).not.toBe(newer.id);
  });

  it('there is none of somebody else', async () => {
    const other = await createAccount(ctx.app);
    const given = { body: { ...body, program_id: program.id } };
    const moved = await request(ctx.app, moveProgramSession, given, other.token);
    expect(moved.statusCode).toBe(404);
  });
});
