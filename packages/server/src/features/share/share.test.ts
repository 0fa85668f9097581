import { putItems } from '@cadence/contract/profile/routes';
import { listPrograms, readProgram } from '@cadence/contract/program/routes';
import { tellSigns } from '@cadence/contract/safety/routes';
import {
  endShare,
  listShares,
  makeShare,
  readShared,
  takeShared,
} from '@cadence/contract/share/routes';
import { readWorkout } from '@cadence/contract/workout/routes';
import { contentOf } from '@cadence/domain/share/shareable';
import { shareLimits } from '@cadence/domain/share/types';
import { newCustomTimer } from '@cadence/domain/timer/custom';
import { dayMs } from '@cadence/domain/workout/durations';
import type { Workout } from '@cadence/domain/workout/types';
import { expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';
import { askForProgram } from '../program/test-support/programs.ts';
import { createShareStore } from './store.ts';

const ctx = startTestApp();

const workout: Workout = {
  id: '01920000-0000-7000-8000-00000000a0a0',
  userId: 'somebody',
  source: 'ai',
  coachingNotes: 'Mind the knee.',
  workout: ['Squat Jump', 'Push-Up', 'Forearm Plank'].map((name) => ({
    name,
    type: 'exercise' as const,
    duration: 40,
    restAfter: 20,
    sets: 3,
    weight: 62.5,
  })),
};

async function share(account: Account, content: object, title = 'For you', days = 7) {
  const response = await request(
    ctx.app,
    makeShare,
    { body: { title, content, days } } as never,
    account.token,
  );
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const take = (account: Account, token: string, body: object = {}) =>
  request(ctx.app, takeShared, { params: { token }, body } as never, account.token);

async function tellKnee({ token }: Account): Promise<void> {
  const common = { changedAt: '2026-03-01T07:00:00.000Z', deviceId: 'phone', deleted: false };
  const items = [
    { kind: 'fact', id: 'health_consent', value: true, ...common },
    {
      kind: 'injury',
      id: '1',
      value: { region: 'knee', side: 'left', status: 'active' },
      ...common,
    },
  ];
  const response = await request(ctx.app, putItems, { body: { items } } as never, token);
  expect(response.statusCode, response.body).toBe(200);
}

it('a link opens without an account and shows nothing about whose it is', async () => {
  const ana = await createAccount(ctx.app);
  const { token, share: made } = await share(ana, { kind: 'workout', workout });
  const response = await request(ctx.app, readShared, { params: { token } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ title: 'For you', content: { kind: 'workout' } });
  for (const personal of [ana.id, ana.email, 'knee', '62.5', 'somebody', workout.id as string]) {
    expect(response.body).not.toContain(personal);
  }
  expect(token).not.toContain(ana.id);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const list = (await request(ctx.app, listShares, {}, ana.token)).json();
  expect(list).toEqual({ shares: [made] });
  expect(JSON.stringify(list)).not.toContain(token);
});

it('only the hash of a link is kept', async () => {
  const ana = await createAccount(ctx.app);
  const { token } = await share(ana, { kind: 'workout', workout });
  expect(JSON.stringify([...(await everythingOf(ctx.db, ana.id))])).not.toContain(token);
});

it('nobody but its owner ends a link', async () => {
  const ana = await createAccount(ctx.app);
  const ben = await createAccount(ctx.app);
  const { token, share: made } = await share(ana, { kind: 'workout', workout });
  const end = (by: Account) =>
    request(ctx.app, endShare, { params: { id: made.id } }, by.token).then((r) => r.statusCode);
  expect(await end(ben)).toBe(404);
  expect((await request(ctx.app, readShared, { params: { token } })).statusCode).toBe(200);
  expect(await end(ana)).toBe(204);
  expect((await request(ctx.app, readShared, { params: { token } })).statusCode).toBe(404);
});

it('there is an end to how much one user shares', async () => {
  const ana = await createAccount(ctx.app);
  for (let i = 0; i < shareLimits.count; i += 1) await share(ana, { kind: 'workout', workout });
  const body = { title: 'One more', content: { kind: 'workout', workout }, days: 7 };
  const response = await request(ctx.app, makeShare, { body } as never, ana.token);
  expect(response.statusCode).toBe(409);
});

it('of many that are made at once no more are kept than there may be', async () => {
  const ana = await createAccount(ctx.app);
  const timer = contentOf({ kind: 'timer', timer: newCustomTimer('t') });
  for (let i = 5; i < shareLimits.count; i += 1) await share(ana, { kind: 'workout', workout });
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const all = { body: { title: 'At once', content: timer, days: 7 } } as never;
      return (await request(ctx.app, makeShare, all, ana.token)).statusCode;
    }),
  );
  expect(statuses.sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(409)]);
});

it('what is over is neither found nor kept', async () => {
  const ana = await createAccount(ctx.app);
  const rows = async () =>
    (await ctx.db.selectFrom('shares').select('id').where('user_id', '=', ana.id).execute()).length;
  const store = createShareStore(ctx.db);
  const later = startOfTime + 2 * dayMs;
  const { token, share: made } = await share(ana, { kind: 'workout', workout }, 'One day', 1);
  expect(await store.find(ana.id, made.id, new Date(startOfTime).toISOString())).not.toBeNull();
  expect(await store.find(ana.id, made.id, new Date(later).toISOString())).toBeNull();
  ctx.setNow(later);
  expect((await request(ctx.app, readShared, { params: { token } })).statusCode).toBe(404);
  expect(await rows()).toBe(0);
  ctx.setNow(startOfTime);
  await share(ana, { kind: 'workout', workout }, 'One day', 1);
  ctx.setNow(later);
  expect((await request(ctx.app, listShares, {}, ana.token)).json()).toEqual({ shares: [] });
  expect(await rows()).toBe(0);
  ctx.setNow(startOfTime);
});

it('a program of endless sessions is not shared', async () => {
  const ana = await createAccount(ctx.app);
  const item = { name: 'Squat', type: 'exercise' };
  const day = {
    day: 0,
    title: 'A',
    focus: '',
    workout: { source: 'x', workout: Array(200).fill(item) },
  };
  const variation = { type: 'build', volume: 1, intensity: 1 };
  const week = { label: '', variation, sessions: Array(3).fill(day) };
  const send = (weeks: number) => {
    const program = { goalKind: 'strength', weeks: Array(weeks).fill(week) };
    const body = { title: 'Long', content: { kind: 'program', program }, days: 7 };
    return request(ctx.app, makeShare, { body } as never, ana.token);
  };
  expect((await send(1)).statusCode).toBe(201);
  const response = await send(18);
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('too many exercises');
});

it('a program that is taken over counts by its size, not by that of the question', async () => {
  const ana = await createAccount(ctx.app);
  const ben = await createAccount(ctx.app);
  const { program } = (await askForProgram(ctx, ana)).json();
  const { token } = await share(ana, contentOf({ kind: 'program', program }));
  const app = await ctx.startAnother({ accountBytes: 40 * 1024 });
  const before = await everythingOf(ctx.db, ben.id);
  const taken = await request(app, takeShared, { params: { token }, body: {} } as never, ben.token);
  expect(taken.json().error.code).toBe('ACCOUNT_FULL');
  expect(await everythingOf(ctx.db, ben.id)).toEqual(before);
});

it('a workout that is taken over is the taker’s own, made safe for their knee', async () => {
  const ana = await createAccount(ctx.app);
  const ben = await createAccount(ctx.app);
  await tellKnee(ben);
  const { token } = await share(ana, { kind: 'workout', workout });
  const response = await take(ben, token);
  expect(response.statusCode, response.body).toBe(201);
  const { workout: own, changes } = response.json();
  const names = own.workout.map(({ name }: { name: string }) => name);
  expect(names).toContain('Push-Up');
  expect(names).not.toContain('Squat Jump');
  expect(changes).toContainEqual(expect.objectContaining({ from: 'Squat Jump' }));
  const kept = await request(ctx.app, readWorkout, { params: { id: own.id } }, ben.token);
  expect(kept.json().workout.workout.title ?? kept.json().workout.title).toBe('For you');
  const hers = await request(ctx.app, readWorkout, { params: { id: own.id } }, ana.token);
  expect(hers.statusCode).toBe(404);
});

it('a sign of danger that stands holds back what is taken over as well', async () => {
  const ana = await createAccount(ctx.app);
  const ben = await createAccount(ctx.app);
  const signs = [{ id: 'chest-pain', isOpen: true, secondsAgo: 60 }];
  const told = await request(ctx.app, tellSigns, { body: { signs } } as never, ben.token);
  expect(told.statusCode, told.body).toBe(200);
  const { token } = await share(ana, { kind: 'workout', workout });
  const before = await everythingOf(ctx.db, ben.id);
  const response = await take(ben, token);
  expect(response.statusCode, response.body).toBe(422);
  expect(response.json().error.code).toMatch(/^SAFETY_/);
  expect(await everythingOf(ctx.db, ben.id)).toEqual(before);
});

it('a timer comes back with its times', async () => {
  const ana = await createAccount(ctx.app);
  const ben = await createAccount(ctx.app);
  const timer = newCustomTimer('t');
  const { token } = await share(ana, contentOf({ kind: 'timer', timer }));
  const { timer: own } = (await take(ben, token)).json();
  expect(own.intervals).toEqual(timer.intervals);
});

it('a program that is taken over begins on the day that was chosen and is the current one', async () => {
  const ana = await createAccount(ctx.app);
  const ben = await createAccount(ctx.app);
  const made = await askForProgram(ctx, ana);
  const { program } = made.json();
  const { token } = await share(ana, contentOf({ kind: 'program', program }));
  const response = await take(ben, token, { start_date: '2026-04-06' });
  expect(response.statusCode, response.body).toBe(201);
  const { program_id: id } = response.json();
  const listed = (await request(ctx.app, listPrograms, {}, ben.token)).json().programs;
  expect(listed).toHaveLength(1);
  const own = (await request(ctx.app, readProgram, { params: { id } }, ben.token)).json().program;
  expect(own.startDate).toBe('2026-04-06');
  expect(own.programName).toBe('For you');
  expect(own.weeks).toHaveLength(program.weeks.length);
  expect(JSON.stringify(own)).not.toContain(program.goal);
});
