import { setTimeout as wait } from 'node:timers/promises';
import { downloadData } from '@cadence/contract/auth/routes';
import {
  createProgram,
  deleteProgram,
  listPrograms,
  makeCurrent,
  readCurrentProgress,
  readProgram,
  restoreProgram,
} from '@cadence/contract/program/routes';
import type { Program } from '@cadence/domain/program/types';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLocalPlanner } from '../../platform/planner/jobs.ts';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { say, startTalk } from '../coach/test-support/talk.ts';
import { askForProgram, startProgram } from './test-support/programs.ts';

const ctx = startTestApp();

const read = (id: string, token: string) =>
  request(ctx.app, readProgram, { params: { id } }, token);
const list = async (token: string) => (await request(ctx.app, listPrograms, {}, token)).json();

describe('making a program', () => {
  it('gives it whole, as it is read back', async () => {
    const { account, program } = await startProgram(ctx);
    expect(program).toMatchObject({
      programName: '2-Week Freer joints',
      totalWeeks: 2,
      currentWeek: 1,
      startDate: '2026-03-02',
      pointer: null,
    });
    expect(program.weeks.map(({ sessions }) => sessions.map(({ date }) => date))).toEqual([
      ['2026-03-02', '2026-03-05'],
      ['2026-03-09', '2026-03-12'],
    ]);
    const stored = (await read(program.id, account.token)).json();
    expect(stored).toEqual({ program });
    expect(z.safeParse(createProgram.reply.body, stored).success).toBe(true);
  });

  it('tells the revision that progress has', async () => {
    const account = await createAccount(ctx.app);
    const { revision } = (await askForProgram(ctx, account)).json();
    const progress = await request(ctx.app, readCurrentProgress, {}, account.token);
    expect(progress.json().revision).toBe(revision);
  });

  it('makes it once for the same key', async () => {
    const account = await createAccount(ctx.app);
    const headers = { 'idempotency-key': 'the-same-key' };
    const ask = (body = {}) => askForProgram(ctx, account, body, headers);
    const answers = await Promise.all([ask(), ask(), ask()]);
    const ids = answers.map((answer) => (answer.json().program as Program).id);
    expect(new Set(ids).size).toBe(1);
    expect((await list(account.token)).programs).toHaveLength(1);
    expect((await ask({ weeks: 3 })).json().error.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('is held back by a sign of danger that was told to the coach, until it is settled', async () => {
    const account = await createAccount(ctx.app);
    await say(ctx, account, await startTalk(ctx, account), 'I have chest pain');
    const held = await askForProgram(ctx, account);
    expect(held.json().error).toMatchObject({
      code: 'SAFETY_HOLD',
      details: { reason: 'chest-pain' },
    });
    expect((await list(account.token)).programs).toEqual([]);
    const cleared = await askForProgram(ctx, account, { cleared: ['chest-pain'] });
    expect(cleared.statusCode, cleared.body).toBe(201);
  });

  it.each([
    ['SAFETY_STOP', 'get fit, though I have chest pressure and my arm hurts'],
    ['SAFETY_HOLD', 'get strong again, I had surgery three weeks ago'],
  ])('answers %s before anything else', async (code, goal_text) => {
    const account = await createAccount(ctx.app);
    const response = await askForProgram(ctx, account, { goal_text });
    expect(response.statusCode).toBe(422);
    expect(response.json().error.code).toBe(code);
    expect((await list(account.token)).programs).toEqual([]);
  });

  it.each([
    ['goal_text', { goal_text: '  ' }],
    ['weeks', { weeks: 25 }],
    ['sessions_per_week', { sessions_per_week: 8 }],
    ['minutes_per_session', { minutes_per_session: 4 }],
    ['start_date', { start_date: '2026-02-30' }],
    ['start_date', { start_date: '0001-01-01' }],
    ['preferred_days.0', { preferred_days: [7] }],
  ])('refuses a bad %s', async (path, body) => {
    const account = await createAccount(ctx.app);
    const response = await askForProgram(ctx, account, body);
    expect(response.statusCode).toBe(422);
    expect(response.json().error.details.fields[0].path).toBe(path);
  });

  it('builds one at a time for an athlete, refuses more than three, and lets others by', async () => {
    const local = createLocalPlanner();
    const building: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const buildProgram: typeof local.buildProgram = async (wish, ...rest) => {
      building.push(wish.goalText);
      if (wish.goalText !== 'theirs') await gate;
      return local.buildProgram(wish, ...rest);
    };
    const app = await ctx.startAnother({ planner: { ...local, buildProgram } });
    const there = { ...ctx, app };
    const account = await createAccount(ctx.app);
    const goals = ['one', 'two', 'three', 'four', 'five'];
    const asked = goals.map((goal_text) => askForProgram(there, account, { goal_text }));
    const refused = await Promise.any(asked);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    const theirs = await askForProgram(there, await createAccount(ctx.app), {
      goal_text: 'theirs',
    });
    expect(theirs.statusCode).toBe(201);
    // Whichever of the two came first.
    await expect.poll(() => building.length).toBe(2);
    expect(building).toContain('theirs');
    open();
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([201, 201, 201, 429, 429]);
    expect((await list(account.token)).programs).toHaveLength(3);
  });

  it('stops at twenty of them, also of those asked for at once', async () => {
    const { account, program } = await startProgram(ctx);
    const row = await ctx.db
      .selectFrom('programs')
      .selectAll()
      .where('id', '=', program.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 18 }, (_, i) => ({
      ...row,
      id: `program ${i}`,
      document: JSON.stringify({}),
    }));
    await ctx.db.insertInto('programs').values(more).execute();
    const local = createLocalPlanner();
    // As long as a thread would take: time for another to look how many there are.
    const buildProgram: typeof local.buildProgram = async (...args) => {
      await wait(100);
      return local.buildProgram(...args);
    };
    const app = await ctx.startAnother({ planner: { ...local, buildProgram } });
    const asked = await Promise.all([1, 2, 3].map(() => askForProgram({ ...ctx, app }, account)));
    const codes = asked.map((answer) => answer.json().error?.code ?? 'made');
    expect(codes.sort()).toEqual(['TOO_MANY_PROGRAMS', 'TOO_MANY_PROGRAMS', 'made']);
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('several programs', () => {
  it('the newest is the current one until another is chosen', async () => {
    const { account, program: first } = await startProgram(ctx);
    ctx.setNow(startOfTime + 1000);
    const second: Program = (await askForProgram(ctx, account, { weeks: 3 })).json().program;
    const current = async () =>
      (await request(ctx.app, readCurrentProgress, {}, account.token)).json().program_id;
    expect(await current()).toBe(second.id);
    ctx.setNow(startOfTime + 2000);
    await request(ctx.app, makeCurrent, { params: { id: first.id } }, account.token);
    expect(await current()).toBe(first.id);
    const { programs } = await list(account.token);
    expect(programs).toMatchObject([
      { id: second.id, isCurrent: false, completionPercentage: 0 },
      { id: first.id, isCurrent: true },
    ]);
    ctx.setNow(startOfTime);
  });

  it('a deleted one is gone and comes back as it was', async () => {
    const { account, program } = await startProgram(ctx);
    const given = { params: { id: program.id } };
    const gone = await request(ctx.app, deleteProgram, given, account.token);
    expect(gone.statusCode).toBe(204);
    expect((await read(program.id, account.token)).statusCode).toBe(404);
    const current = await request(ctx.app, readCurrentProgress, {}, account.token);
    expect(current.statusCode).toBe(404);
    const restored = await request(ctx.app, restoreProgram, given, account.token);
    expect(restored.json()).toEqual({ program });
  });

  it('a deleted one is swept out after thirty days', async () => {
    const { account, program } = await startProgram(ctx);
    await request(ctx.app, deleteProgram, { params: { id: program.id } }, account.token);
    // In two steps, since the token is renewed by use.
    ctx.setNow(startOfTime + 20 * 86_400_000);
    await list(account.token);
    ctx.setNow(startOfTime + 31 * 86_400_000);
    await askForProgram(ctx, account);
    ctx.setNow(startOfTime);
    const given = { params: { id: program.id } };
    expect((await request(ctx.app, restoreProgram, given, account.token)).statusCode).toBe(404);
  });
});

describe('of somebody else', () => {
  it.each([readProgram, deleteProgram, restoreProgram, makeCurrent])(
    '$method $path is not there',
    async (route) => {
      const { program } = await startProgram(ctx);
      const stranger = await createAccount(ctx.app);
      const response = await request(
        ctx.app,
        route,
        { params: { id: program.id } },
        stranger.token,
      );
      expect(response.statusCode).toBe(404);
    },
  );
});

it("the user's download holds the programs, and they go with the account", async () => {
  const { account, program } = await startProgram(ctx);
  const { tables } = (await request(ctx.app, downloadData, {}, account.token)).json();
  expect(tables.programs[0].id).toBe(program.id);
  expect(tables.program_sessions).toHaveLength(4);
  await ctx.db.deleteFrom('users').where('id', '=', account.id).execute();
  const left = await ctx.db
    .selectFrom('program_sessions')
    .select('week')
    .where('user_id', '=', account.id)
    .execute();
  expect(left).toEqual([]);
});
