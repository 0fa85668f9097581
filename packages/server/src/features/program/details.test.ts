import { putItems } from '@cadence/contract/profile/routes';
import {
  deleteCalendarLink,
  makeCalendarLink,
  readEnhancedDetails,
  readProgressions,
  readWeekVariations,
  updateSession,
} from '@cadence/contract/program/routes';
import type { SyncItem } from '@cadence/domain/sync/types';
import { describe, expect, it } from 'vitest';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { startProgram } from './test-support/programs.ts';

const ctx = startTestApp();

describe('enhanced details', () => {
  const ask = (token: string, body: { userId: string; weekNumber: number; phaseName?: string }) =>
    request(ctx.app, readEnhancedDetails, { params: { product: 'cadence' }, body }, token);

  it('give the program and the asked week', async () => {
    const { account, program } = await startProgram(ctx);
    const body = { userId: account.id, weekNumber: 2, phaseName: program.phases[0]?.name ?? '' };
    const response = await ask(account.token, body);
    expect(response.json()).toMatchObject({
      programName: program.programName,
      totalWeeks: 2,
      currentPhase: program.phases[0]?.name,
      week: { week: 2, variation: { type: 'peak', volume: 0.9, intensity: 1.2 } },
    });
    expect(response.json().exerciseLibrary).toEqual(program.exerciseLibrary);
  });

  it('are of nobody else, and of no week or phase that is not there', async () => {
    const { account } = await startProgram(ctx);
    const other = await createAccount(ctx.app);
    const userId = account.id;
    expect((await ask(other.token, { userId, weekNumber: 1 })).statusCode).toBe(403);
    expect((await ask(account.token, { userId, weekNumber: 3 })).statusCode).toBe(404);
    const unknown = { userId, weekNumber: 1, phaseName: 'Nowhere' };
    expect((await ask(account.token, unknown)).statusCode).toBe(404);
    expect((await ask(other.token, { userId: other.id, weekNumber: 1 })).statusCode).toBe(404);
  });
});

describe('progressions', () => {
  it('name easier and harder versions and ways to get there', async () => {
    const { token } = await createAccount(ctx.app);
    const given = { params: { id: 'push-up' } };
    const body = (await request(ctx.app, readProgressions, given, token)).json();
    expect(body.exercise).toMatchObject({
      id: 'push-up',
      movement_patterns: ['push_h', 'anti_ext'],
    });
    expect(body.easier.length).toBeGreaterThan(0);
    expect(body.harder.length).toBeGreaterThan(0);
    expect(body.ways.length).toBeGreaterThan(1);
    const unknown = { params: { id: 'no-such-thing' } };
    expect((await request(ctx.app, readProgressions, unknown, token)).statusCode).toBe(404);
  });

  it('tell nobody with a bad knee to go deeper or heavier', async () => {
    const { token } = await createAccount(ctx.app);
    const given = { params: { id: 'air-squat' } };
    const ways = async () =>
      (await request(ctx.app, readProgressions, given, token)).json().ways.join(' ');
    expect(await ways()).toMatch(/Go deeper.*Hold a weight/);
    const changedAt = new Date(startOfTime).toISOString();
    const told = { changedAt, deviceId: 'phone', deleted: false } as const;
    const items = [
      { ...told, kind: 'fact', id: 'health_consent', value: true },
      { ...told, kind: 'injury', id: '1', value: { region: 'knee', status: 'active' } },
    ] as SyncItem[];
    await request(ctx.app, putItems, { body: { items } }, token);
    expect(await ways()).not.toMatch(/Go deeper|weight/);
  });
});

describe('week variations', () => {
  it.each([
    [1, 'build', 0, 0],
    [2, 'peak', 5, 1],
  ])('of week %i say that it is a %s week', async (week, type, percentPoints, effortPoints) => {
    const { account, program } = await startProgram(ctx);
    const phaseId = program.weeks[week - 1]?.phaseId ?? '';
    const response = await request(
      ctx.app,
      readWeekVariations,
      { params: { phaseId, week } },
      account.token,
    );
    expect(response.json()).toMatchObject({
      phaseId,
      week,
      variation: { type },
      percentPoints,
      effortPoints,
    });
    expect(response.json().sessions).toHaveLength(2);
  });

  it('of a phase of somebody else are not there', async () => {
    const { program } = await startProgram(ctx);
    const { token } = await createAccount(ctx.app);
    const params = { phaseId: program.phases[0]?.id ?? '', week: 1 };
    const response = await request(ctx.app, readWeekVariations, { params }, token);
    expect(response.statusCode).toBe(404);
  });
});

describe('the private calendar', () => {
  const link = async (token: string): Promise<string> =>
    (await request(ctx.app, makeCalendarLink, {}, token)).json().url;

  it('can be read by whoever has its address, without a token', async () => {
    const { account, program } = await startProgram(ctx);
    const url = await link(account.token);
    expect(url).toMatch(/^\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    const response = await ctx.app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/calendar/);
    expect(response.body).toContain('BEGIN:VCALENDAR');
    expect(response.body.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(response.body).toContain(`UID:${program.weeks[0]?.sessions[0]?.workoutId}@cadence`);
    const timed = await ctx.app.inject({ url: `${url}?start=1080` });
    expect(timed.body).toContain('DTSTART:20260302T180000');
  });

  it('follows what is done', async () => {
    const { account, program } = await startProgram(ctx);
    const url = await link(account.token);
    const body = { workout_id: program.weeks[0]?.sessions[0]?.workoutId ?? '', completed: true };
    await request(ctx.app, updateSession, { body }, account.token);
    expect((await ctx.app.inject({ url })).body).toContain('SUMMARY:Done: Mobility');
  });

  it('is empty while there is no program', async () => {
    const { token } = await createAccount(ctx.app);
    const response = await ctx.app.inject({ url: await link(token) });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('VEVENT');
  });

  it('is dead once renewed or ended', async () => {
    const { account } = await startProgram(ctx);
    const first = await link(account.token);
    const second = await link(account.token);
    expect((await ctx.app.inject({ url: first })).statusCode).toBe(404);
    expect((await ctx.app.inject({ url: second })).statusCode).toBe(200);
    const ended = await request(ctx.app, deleteCalendarLink, {}, account.token);
    expect(ended.statusCode).toBe(204);
    expect((await ctx.app.inject({ url: second })).statusCode).toBe(404);
  });

  it('leaves its secret neither in the log nor in the database', async () => {
    const { account } = await startProgram(ctx);
    const url = await link(account.token);
    await ctx.app.inject({ url });
    const secret = /calendar\/([\w-]{43})/.exec(url)?.[1] ?? 'none';
    expect(ctx.logged()).toContain('/calendar/');
    expect(ctx.logged()).not.toContain(secret);
    const rows = await ctx.db.selectFrom('calendar_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
