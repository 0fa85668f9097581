import { putItems } from '@cadence/contract/profile/routes';
import { endReminders, putReminders, readReminders } from '@cadence/contract/reminder/routes';
import { tellSigns } from '@cadence/contract/safety/routes';
import { workoutMarkId } from '@cadence/domain/program/calendar/calendar-marks';
import { reminderKinds } from '@cadence/domain/program/calendar/reminders';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStandingSign } from '../../app/coach.ts';
import { openAround } from '../../app/reminder.ts';
import { createPush } from '../../platform/push.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { startPushService } from '../../platform/test-support/push-service.ts';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';
import { createSessionStore } from '../analytics/store.ts';
import { createItemStore } from '../profile/store.ts';
import { createProgramStore } from '../program/store.ts';
import type { ReminderDeps } from './deps.ts';
import { sendDue } from './send-due.ts';
import { startReminding } from './start-reminding.ts';
import { createReminderStore } from './store.ts';

const secrets = createSecrets(Buffer.alloc(32, 3));
const ctx = startTestApp({ secrets, pushLoopback: true });
const service = await startPushService();
afterAll(() => service.close());

const failures: unknown[] = [];
let nowMs = 0;
const setNow = (instant: string) => {
  nowMs = Date.parse(instant);
  ctx.setNow(nowMs);
};
/** What one more instance on the same database does it with. */
function instance(): ReminderDeps {
  const program = {
    store: createProgramStore(ctx.db),
    standingSign: createStandingSign(ctx.db, () => nowMs),
    sessionsSince: createSessionStore(ctx.db).changedSince,
  };
  return {
    store: createReminderStore(ctx.db),
    push: createPush({ secrets, subject: 'https://cadence.example', loopback: true }),
    openAround: openAround({ program, items: createItemStore(ctx.db) }),
    onFailed: (error) => failures.push(error),
    now: () => nowMs,
  };
}
const look = (deps = instance()) => sendDue(deps, () => false);
const rowsOf = ({ id }: Account) =>
  ctx.db.selectFrom('reminder_devices').selectAll().where('user_id', '=', id).execute();

const settings = {
  kinds: [...reminderKinds],
  minutes: 18 * 60,
  quiet_from: 22 * 60,
  quiet_to: 7 * 60,
  zone: 'UTC',
};
const turnOn = ({ token }: { token: string }, changes: object = {}) =>
  request(
    ctx.app,
    putReminders,
    { body: { ...service.subscribe(), ...settings, ...changes } },
    token,
  );

async function plan({ token }: Account, day: string, title: string): Promise<void> {
  const value = { day, title, workoutId: 'one', strip: 'e40' };
  const item = { kind: 'preference' as const, id: workoutMarkId(title), value, deleted: false };
  const changed = { changedAt: new Date(nowMs).toISOString(), deviceId: 'phone' };
  const stored = await request(
    ctx.app,
    putItems,
    { body: { items: [{ ...item, ...changed }] } },
    token,
  );
  expect(stored.statusCode).toBe(200);
}

async function signInAgain({ email, password }: Account): Promise<string> {
  const payload = { email, password };
  return (await ctx.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).json()
    .token;
}

let ana: Account;
beforeEach(async () => {
  await ctx.db.deleteFrom('reminder_devices').execute();
  service.received.length = 0;
  service.faults.length = 0;
  failures.length = 0;
  service.answerWith(201);
  setNow('2026-03-02T08:00:00Z');
  ana = await createAccount(ctx.app);
});

describe('a device', () => {
  it('is asked about, switched on, changed and off again', async () => {
    const off = (await request(ctx.app, readReminders, {}, ana.token)).json();
    expect(off).toEqual({ public_key: expect.any(String), device: null });
    expect((await turnOn(ana)).json().device).toEqual(settings);
    await turnOn(ana, { kinds: ['week'], minutes: 600 });
    const on = (await request(ctx.app, readReminders, {}, ana.token)).json();
    expect(on.device).toMatchObject({ kinds: ['week'], minutes: 600 });
    expect(JSON.stringify(on)).not.toContain(service.origin);
    expect((await request(ctx.app, endReminders, {}, ana.token)).statusCode).toBe(204);
    expect(await rowsOf(ana)).toEqual([]);
  });

  it.each([
    { endpoint: 'https://10.0.0.1/x' },
    { endpoint: 'http://push.example.com/x' },
    { p256dh: 'no key' },
  ])('with %o is refused', async (changes) => {
    const refused = await turnOn(ana, changes);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.code).toBe('PUSH_ADDRESS_REFUSED');
    expect(await rowsOf(ana)).toEqual([]);
  });

  it('is not reminded within its quiet hours', async () => {
    const refused = await turnOn(ana, { minutes: 23 * 60 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.details.fields[0]).toMatchObject({ path: 'minutes' });
  });

  it('goes with its sign-in, and all go with the account', async () => {
    await turnOn(ana);
    const token = await signInAgain(ana);
    await turnOn({ token });
    expect(await rowsOf(ana)).toHaveLength(2);
    const headers = { authorization: `Bearer ${token}` };
    await ctx.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers });
    expect(await rowsOf(ana)).toHaveLength(1);
    const payload = { password: ana.password };
    const url = '/api/v1/auth/delete-account';
    const own = { authorization: `Bearer ${ana.token}` };
    await ctx.app.inject({ method: 'POST', url, headers: own, payload });
    expect(await rowsOf(ana)).toEqual([]);
  });

  it('belongs to whoever signed in on it last', async () => {
    const address = service.subscribe();
    await turnOn(ana, address);
    const ben = await createAccount(ctx.app);
    await turnOn(ben, address);
    expect(await rowsOf(ana)).toEqual([]);
    expect(await rowsOf(ben)).toHaveLength(1);
  });

  it('is one of ten at most: the one not heard of for longest makes room', async () => {
    await turnOn(ana);
    for (let i = 0; i < 10; i += 1) {
      setNow(`2026-03-02T09:0${i}:00Z`);
      await turnOn({ token: await signInAgain(ana) });
    }
    const rows = await rowsOf(ana);
    expect(rows).toHaveLength(10);
    expect(rows.map(({ changed_at }) => changed_at).toSorted()[0]).toBe('2026-03-02T09:00:00.000Z');
  });

  it('is in the download without what it is woken by', async () => {
    await turnOn(ana);
    const headers = { authorization: `Bearer ${ana.token}` };
    const { body } = await ctx.app.inject({ url: '/api/v1/auth/data', headers });
    expect(body).toContain('reminder_devices');
    for (const { endpoint, p256dh, auth, token_hash } of await rowsOf(ana)) {
      for (const secret of [endpoint, p256dh, auth, token_hash]) expect(body).not.toContain(secret);
    }
  });
});

describe('on a training day', () => {
  beforeEach(async () => {
    await turnOn(ana);
    await plan(ana, '2026-03-02', 'Upper A');
    await look();
    expect(service.received).toEqual([]);
    setNow('2026-03-02T18:00:10Z');
  });

  it('it is said once, with the title and nothing else about whoever it is for', async () => {
    await look();
    await look();
    expect(service.received.map(({ text }) => JSON.parse(text))).toEqual([
      { title: 'Training day', text: 'Upper A', day: '2026-03-02' },
    ]);
    expect(service.faults).toEqual([]);
    expect(await rowsOf(ana)).toMatchObject([{ next_at: '2026-03-03T18:00:00.000Z' }]);
  });

  it('three instances at once say it once', async () => {
    await Promise.all([look(), look(), look()]);
    expect(service.received).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('a server that was away says it late, but not hours later', async () => {
    setNow('2026-03-02T20:00:00Z');
    await look();
    expect(service.received[0]?.headers.ttl).toBe(String(2 * 3600));
    setNow('2026-03-03T23:00:00Z');
    await plan(ana, '2026-03-03', 'Lower A');
    await look();
    expect(service.received).toHaveLength(1);
    expect(await rowsOf(ana)).toMatchObject([{ next_at: '2026-03-04T18:00:00.000Z' }]);
  });

  it.each([404, 410])('a browser that answers %i is forgotten', async (status) => {
    service.answerWith(status);
    await look();
    expect(await rowsOf(ana)).toEqual([]);
  });

  it('a service that fails is asked again, later each time, and not after it succeeded', async () => {
    service.answerWith(503);
    await look();
    await look();
    expect(service.received).toHaveLength(1);
    setNow('2026-03-02T18:02:30Z');
    await look();
    expect(service.received).toHaveLength(2);
    service.answerWith(201);
    setNow('2026-03-02T18:05:00Z');
    await look();
    expect(service.received).toHaveLength(2);
    setNow('2026-03-02T18:07:00Z');
    await look();
    await look();
    expect(service.received).toHaveLength(3);
    expect(await rowsOf(ana)).toMatchObject([{ next_at: '2026-03-03T18:00:00.000Z', attempts: 0 }]);
  });

  it('a start of the app meanwhile neither loses nor doubles it', async () => {
    const [row] = await rowsOf(ana);
    const { endpoint, p256dh, auth } = row ?? {};
    await turnOn(ana, { endpoint, p256dh, auth });
    await look();
    await turnOn(ana, { endpoint, p256dh, auth });
    await look();
    expect(service.received).toHaveLength(1);
  });

  it('whoever is held back by a sign of danger is not asked to train', async () => {
    const signs = [{ id: 'chest-pain', isOpen: true, secondsAgo: 60 }];
    const told = await request(ctx.app, tellSigns, { body: { signs } }, ana.token);
    expect(told.statusCode).toBeLessThan(300);
    await look();
    expect(service.received).toEqual([]);
  });

  it('a sign-in that is over is forgotten', async () => {
    setNow('2026-04-10T18:00:00Z');
    await look();
    expect(service.received).toEqual([]);
    expect(await rowsOf(ana)).toEqual([]);
  });

  it('the server looks by itself, and stops', async () => {
    const stop = startReminding(instance(), 5);
    await expect.poll(() => service.received.length).toBe(1);
    await stop();
    setNow('2026-03-03T18:00:00Z');
    await plan(ana, '2026-03-03', 'Lower A');
    expect(service.received).toHaveLength(1);
  });
});

it('one device that fails keeps no other from being reminded', async () => {
  const ben = await createAccount(ctx.app);
  await turnOn(ana, { endpoint: 'http://127.0.0.1:1/nobody' });
  await turnOn(ben);
  await plan(ana, '2026-03-02', 'Upper A');
  await plan(ben, '2026-03-02', 'Run');
  setNow('2026-03-02T18:00:00Z');
  await look();
  expect(service.received.map(({ text }) => JSON.parse(text).text)).toEqual(['Run']);
  expect(failures).toHaveLength(1);
});
