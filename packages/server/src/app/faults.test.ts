import { listSessions, putSession } from '@cadence/contract/analytics/routes';
import { login, me } from '@cadence/contract/auth/routes';
import { readConversation, sendMessage, startConversation } from '@cadence/contract/coach/routes';
import { createProgram, listPrograms } from '@cadence/contract/program/routes';
import { generate } from '@cadence/contract/workout/routes';
import { dayMs } from '@cadence/domain/workout/durations';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../platform/planner/jobs.ts';
import { PlannerUnavailable } from '../platform/planner/planner-threads.ts';
import { createAccount, request, startOfTime, startTestApp } from '../test-support/app.ts';
import { engine } from '../test-support/database.ts';
import { makeSession, sessionId } from '../test-support/session.ts';

const ctx = startTestApp();
afterEach(() => ctx.setNow(startOfTime));

async function put(token: string, number: number, notes = '') {
  const body = makeSession({ id: sessionId(number), notes });
  return request(ctx.app, putSession, { params: { id: body.id }, body }, token);
}

async function storedIds(token: string): Promise<string[]> {
  const { sessions } = (await request(ctx.app, listSessions, {}, token)).json();
  return sessions.map(({ id }: { id: string }) => id);
}

describe.runIf(engine === 'sqlite')('a full disk', () => {
  /** As the engine sees a disk without room: no page more than there are now. */
  async function fillDisk(): Promise<void> {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(ctx.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 1}`).execute(ctx.db);
  }
  const emptyDisk = () => sql`pragma max_page_count = 1000000`.execute(ctx.db);

  it('refuses writes in plain words, serves reads, and goes on by itself once there is room', async () => {
    const { token } = await createAccount(ctx.app);
    const kept: string[] = [];
    await fillDisk();
    // Pages have some room left: sooner or later one is needed.
    let refused: Awaited<ReturnType<typeof put>> | undefined;
    for (let number = 1; !refused; number += 1) {
      const response = await put(token, number, 'x'.repeat(900));
      if (response.statusCode === 200) kept.push(sessionId(number));
      else refused = response;
    }
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json().detail).toBe(
      'Cadence cannot answer right now. Please try again in a moment.',
    );
    expect(await storedIds(token)).toEqual(kept);
    expect((await request(ctx.app, me, {}, token)).statusCode).toBe(200);

    await emptyDisk();
    const again = sessionId(kept.length + 1);
    expect((await put(token, kept.length + 1)).statusCode).toBe(200);
    expect(await storedIds(token)).toEqual([...kept, again]);
  });
});

it('a planning thread that dies is told in plain words, and the next wish is planned', async () => {
  const local = createLocalPlanner();
  let isDead = true;
  const plan: typeof local.plan = async (...args) => {
    if (isDead) throw new PlannerUnavailable('The thread has ended.');
    return local.plan(...args);
  };
  const app = await ctx.startAnother({ planner: { ...local, plan } });
  const { id: userId, token } = await createAccount(ctx.app);
  const body = { user_preferences: 'a short walk', provider: 'local', user_id: userId } as const;
  const refused = await request(app, generate, { body }, token);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  isDead = false;
  expect((await request(app, generate, { body }, token)).statusCode).toBe(200);
});

it('a thread that dies over a program keeps nothing of it, and the same wish is built once it is sent again', async () => {
  const local = createLocalPlanner();
  let isDead = true;
  const buildProgram: typeof local.buildProgram = async (...args) => {
    if (isDead) throw new PlannerUnavailable('The thread has ended.');
    return local.buildProgram(...args);
  };
  const app = await ctx.startAnother({ planner: { ...local, buildProgram } });
  const { token } = await createAccount(ctx.app);
  const body = {
    goal_text: 'move better',
    weeks: 1,
    sessions_per_week: 1,
    minutes_per_session: 10,
    start_date: '2026-03-02',
  };
  const ask = () => request(app, createProgram, { body }, token, { 'idempotency-key': 'one' });
  const names = async () =>
    (await request(app, listPrograms, {}, token))
      .json()
      .programs.map(({ program_name }: { program_name: string }) => program_name);

  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await names()).toEqual([]);
  isDead = false;
  expect((await ask()).statusCode).toBe(201);
  expect(await names()).toHaveLength(1);
});

it.each([
  { job: 'readMessage', next: 'made' },
  { job: 'flagsAfter', next: 'made' },
  { job: 'reply', next: 'held back' },
] as const)(
  'a thread that dies in $job leaves the conversation as it was, a workout is $next, and the same message is answered once it is sent again',
  async ({ job, next }) => {
    const local = createLocalPlanner();
    let isDead = true;
    const app = await ctx.startAnother({
      planner: {
        ...local,
        [job]: async (...args: never[]) => {
          if (isDead) throw new PlannerUnavailable('The thread has ended.');
          return (local[job] as (...args: never[]) => Promise<unknown>)(...args);
        },
      },
    });
    const { id: userId, token } = await createAccount(ctx.app);
    const started = await request(app, startConversation, { body: { userId } }, token);
    const { id } = started.json().conversation;
    const body = { userId, message: 'I have chest pain' };
    const say = () =>
      request(app, sendMessage, { params: { id }, body }, token, { 'idempotency-key': 'one' });
    const contents = async () => {
      const { messages } = (await request(app, readConversation, { params: { id } }, token)).json();
      return messages.map(({ content }: { content: string }) => content);
    };

    const refused = await say();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(await contents()).toHaveLength(1);
    // Danger that was read is kept before anything is answered: it must hold whatever comes next.
    const wish = { user_preferences: 'a short walk', provider: 'local', user_id: userId } as const;
    const made = await request(app, generate, { body: wish }, token);
    expect(made.json().error?.code).toBe(next === 'held back' ? 'SAFETY_HOLD' : undefined);
    isDead = false;
    expect((await say()).json().conversation.pathway).toBe('safety');
    expect(await contents()).toEqual([expect.any(String), body.message, expect.any(String)]);
  },
);

describe('a clock that jumps', () => {
  it.each([
    ['back by a day', -dayMs],
    ['back by ten years', -3650 * dayMs],
    ['ahead by a day', dayMs],
    ['ahead by a month less a day', 29 * dayMs],
  ])('%s loses no session, keeps their order, and signs nobody out', async (_, byMs) => {
    const account = await createAccount(ctx.app);
    const { email, password, token, id: userId } = account;
    await put(token, 1);
    ctx.setNow(startOfTime + byMs);
    await put(token, 2);
    ctx.setNow(startOfTime);
    await put(token, 3);
    expect(await storedIds(token)).toEqual([1, 2, 3].map(sessionId));

    ctx.setNow(startOfTime + byMs);
    const signedIn = await request(ctx.app, login, { body: { email, password } });
    expect(signedIn.statusCode).toBe(200);
    const body = { user_preferences: 'a short walk', provider: 'local', user_id: userId } as const;
    for (const valid of [token, signedIn.json().token]) {
      expect((await request(ctx.app, generate, { body }, valid)).statusCode).toBe(200);
    }
    ctx.setNow(startOfTime);
    expect((await request(ctx.app, me, {}, token)).statusCode).toBe(200);
  });

  it('gives the same answer to the same key, whichever time it says', async () => {
    const { id: userId, token } = await createAccount(ctx.app);
    const body = { user_preferences: 'a short walk', provider: 'local', user_id: userId } as const;
    const ask = () =>
      request(ctx.app, generate, { body }, token, { 'idempotency-key': 'the same' });
    const first = (await ask()).json().workout_id;
    for (const byMs of [-dayMs, -3650 * dayMs, dayMs - 1]) {
      ctx.setNow(startOfTime + byMs);
      expect((await ask()).json().workout_id).toBe(first);
    }
  });
});
