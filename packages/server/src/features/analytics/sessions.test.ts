import {
  changeSessions,
  deleteSession,
  listSessions,
  putSession,
} from '@cadence/contract/analytics/routes';
import { downloadData } from '@cadence/contract/auth/routes';
import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { describe, expect, it } from 'vitest';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { makeSession, sessionId } from '../../test-support/session.ts';
import { createSessionStore } from './store.ts';

const ctx = startTestApp();

function put(session: WorkoutSession, token: string) {
  return request(ctx.app, putSession, { params: { id: session.id }, body: session }, token);
}

async function list(token: string, query: Record<string, unknown> = {}) {
  return (await request(ctx.app, listSessions, { query } as never, token)).json();
}

describe('storing a session', () => {
  it('gives it back whole', async () => {
    const { token } = await createAccount(ctx.app);
    const response = await put(makeSession(), token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ session: makeSession() });
    expect((await list(token)).sessions).toEqual([makeSession()]);
  });

  it('twice stores it once', async () => {
    const { token } = await createAccount(ctx.app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(makeSession(), token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await list(token)).sessions).toHaveLength(1);
  });

  it('keeps the version that was changed last, whichever arrives last', async () => {
    const { token } = await createAccount(ctx.app);
    const newer = makeSession({ notes: 'newer', updatedAt: '2026-03-01T09:00:00Z' });
    await put(newer, token);
    const late = await put(makeSession({ notes: 'older' }), token);
    expect(late.json().session.notes).toBe('newer');
    expect((await list(token)).sessions[0].notes).toBe('newer');
  });

  it('refuses one whose id is not that of the address', async () => {
    const { token } = await createAccount(ctx.app);
    const given = { params: { id: sessionId(2) }, body: makeSession() };
    const response = await request(ctx.app, putSession, given, token);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('SESSION_ID_MISMATCH');
  });

  it.each([
    ['a rating of 6', { userRating: 6 }],
    [
      'a status that does not exist',
      { completion: { ...makeSession().completion, status: 'done' } },
    ],
    ['endless notes', { notes: 'x'.repeat(4001) }],
    [
      'a negative weight',
      { exercises: [{ ...makeSession().exercises[0], actual: { sets: [{ weight: -1 }] } }] },
    ],
  ])('refuses %s', async (_, changes) => {
    const { token } = await createAccount(ctx.app);
    const response = await put({ ...makeSession(), ...changes } as WorkoutSession, token);
    expect(response.statusCode).toBe(422);
    expect((await list(token)).sessions).toEqual([]);
  });
});

describe('many sessions at once', () => {
  const change = (body: unknown, token: string) =>
    request(ctx.app, changeSessions, { body } as never, token);
  const byId = (one: WorkoutSession, other: WorkoutSession) => one.id.localeCompare(other.id);
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => makeSession({ id: sessionId(index + 1) }));

  it('are stored and deleted as if each had come alone, however often they are sent', async () => {
    const { token } = await createAccount(ctx.app);
    await put(makeSession({ id: sessionId(9) }), token);
    const newer = makeSession({ id: sessionId(2), updatedAt: '2026-03-01T09:00:00Z' });
    await put(newer, token);
    const body = { sessions: numbered(3), deleted: [sessionId(9)] };
    for (const _ of [1, 2]) expect((await change(body, token)).statusCode).toBe(204);
    const { sessions, deleted } = await list(token);
    expect(sessions).toHaveLength(3);
    expect(sessions).toContainEqual(newer);
    expect(deleted).toEqual([sessionId(9)]);
  });

  it('of which one comes twice are stored with its later version', async () => {
    const { token } = await createAccount(ctx.app);
    const [first, second] = numbered(2);
    const later = { ...second, notes: 'later', updatedAt: '2026-03-01T09:00:00.000Z' };
    await change({ sessions: [later, first, second], deleted: [] }, token);
    const { sessions, cursor } = await list(token);
    expect(sessions.toSorted(byId)).toEqual([first, later]);
    const gone = { sessions: [], deleted: [sessionId(1), sessionId(2), sessionId(1)] };
    expect((await change(gone, token)).statusCode).toBe(204);
    const { deleted } = await list(token, { since: cursor });
    expect(deleted.toSorted()).toEqual([sessionId(1), sessionId(2)]);
  });

  it('with a wrong one among them change nothing', async () => {
    const { token } = await createAccount(ctx.app);
    const sessions = [...numbered(2), { ...makeSession({ id: sessionId(3) }), userRating: 6 }];
    expect((await change({ sessions, deleted: [] }, token)).statusCode).toBe(422);
    expect((await list(token)).sessions).toEqual([]);
  });

  it('are no more than the limit', async () => {
    const { token } = await createAccount(ctx.app);
    const sessions = numbered(sessionLimits.batch + 1);
    expect((await change({ sessions, deleted: [] }, token)).statusCode).toBe(422);
  });
});

describe('two users', () => {
  it('may have sessions of one id and see only their own', async () => {
    const [one, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    await put(makeSession({ notes: 'mine' }), one.token);
    await put(makeSession({ notes: 'theirs' }), other.token);
    await request(ctx.app, deleteSession, { params: { id: sessionId(1) } }, other.token);
    expect((await list(one.token)).sessions.map(({ notes }: WorkoutSession) => notes)).toEqual([
      'mine',
    ]);
    expect((await list(other.token)).sessions).toEqual([]);
  });
});

describe('reading sessions', () => {
  it('page by page misses none and repeats none, even of one instant', async () => {
    const { token } = await createAccount(ctx.app);
    for (let number = 1; number <= 7; number += 1)
      await put(makeSession({ id: sessionId(number) }), token);
    const seen: string[] = [];
    let since: string | undefined;
    for (;;) {
      const page = await list(token, { limit: 3, ...(since ? { since } : {}) });
      seen.push(...page.sessions.map(({ id }: WorkoutSession) => id));
      since = page.cursor;
      if (!page.more) break;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map(sessionId));
  });

  it('since a cursor gives only what changed after it, deletions included', async () => {
    const { token } = await createAccount(ctx.app);
    await put(makeSession({ id: sessionId(1) }), token);
    await put(makeSession({ id: sessionId(2) }), token);
    const { cursor } = await list(token);
    expect(await list(token, { since: cursor })).toEqual({
      sessions: [],
      deleted: [],
      cursor,
      more: false,
    });

    ctx.setNow(startOfTime + 60_000);
    await request(ctx.app, deleteSession, { params: { id: sessionId(1) } }, token);
    await put(makeSession({ id: sessionId(3) }), token);
    const later = await list(token, { since: cursor });
    expect(later.deleted).toEqual([sessionId(1)]);
    expect(later.sessions.map(({ id }: WorkoutSession) => id)).toEqual([sessionId(3)]);
    ctx.setNow(startOfTime);
  });

  it('misses nothing that was stored while the clock of the server was set back', async () => {
    const { token } = await createAccount(ctx.app);
    await put(makeSession({ id: sessionId(1) }), token);
    const { cursor } = await list(token);
    ctx.setNow(startOfTime - 3_600_000);
    await put(makeSession({ id: sessionId(2) }), token);
    ctx.setNow(startOfTime);
    const later = await list(token, { since: cursor });
    expect(later.sessions.map(({ id }: WorkoutSession) => id)).toEqual([sessionId(2)]);
  });

  it('misses nothing that is being stored meanwhile', async () => {
    const { token } = await createAccount(ctx.app);
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    let storing = true;
    const stored = Promise.all(
      numbers.map((number) => put(makeSession({ id: sessionId(number) }), token)),
    ).finally(() => {
      storing = false;
    });
    const seen: string[] = [];
    let since: string | undefined;
    for (let last = false; !last; ) {
      // Without a pause the readers would leave the writers no turn.
      await new Promise((resolve) => setImmediate(resolve));
      last = !storing;
      const page = await list(token, since ? { since } : {});
      seen.push(...page.sessions.map(({ id }: WorkoutSession) => id));
      since = page.cursor ?? undefined;
    }
    const answers = await stored;
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(seen.toSorted()).toEqual(numbers.map(sessionId));
  });

  it.each(["' or 1=1", '-1', '1e3', '4000000000'])(
    'refuses a cursor that it has not given out: %s',
    async (since) => {
      const { token } = await createAccount(ctx.app);
      const query = { since };
      const response = await request(ctx.app, listSessions, { query } as never, token);
      expect(response.statusCode).toBe(422);
    },
  );
});

it('what was trained last is found behind years of sessions that were imported after it', async () => {
  const { id: userId } = await createAccount(ctx.app);
  const store = createSessionStore(ctx.db);
  const at = new Date(startOfTime).toISOString();
  const today = makeSession({ id: sessionId(900), date: '2026-03-01T07:00:00.000Z' });
  const imported = Array.from({ length: 120 }, (_, index) =>
    makeSession({
      id: sessionId(index + 1),
      date: new Date(startOfTime - (index + 20) * 86_400_000).toISOString(),
      updatedAt: '2026-03-01T12:00:00.000Z',
    }),
  );
  await store.change(userId, { sessions: [today, ...imported], deleted: [] }, at);
  const found = await store.changedSince(userId, '2026-02-01T00:00:00.000Z');
  expect(found[0]?.id).toBe(today.id);
  // The ninth and the days before it, down to the first of the month.
  expect(found).toHaveLength(1 + 9);
});

describe('deleting a session', () => {
  it('is not undone by an older version that arrives later, but by a newer one', async () => {
    const { token } = await createAccount(ctx.app);
    await put(makeSession(), token);
    const gone = await request(ctx.app, deleteSession, { params: { id: sessionId(1) } }, token);
    expect(gone.statusCode).toBe(204);
    await put(makeSession({ notes: 'from a phone that was offline' }), token);
    expect((await list(token)).sessions).toEqual([]);
    const restored = makeSession({ updatedAt: new Date(startOfTime + 1).toISOString() });
    await put(restored, token);
    expect((await list(token)).sessions).toEqual([restored]);
  });
});

describe('a session that was thrown away', () => {
  it('before it had arrived is not stored by the copy that arrives later', async () => {
    const { token } = await createAccount(ctx.app);
    await request(ctx.app, deleteSession, { params: { id: sessionId(1) } }, token);
    await put(makeSession(), token);
    expect(await list(token)).toMatchObject({ sessions: [], deleted: [sessionId(1)] });
  });

  it('on a device whose clock is ahead stays away', async () => {
    const { token } = await createAccount(ctx.app);
    const ahead = (seconds: number) => new Date(startOfTime + seconds * 1000).toISOString();
    await put(makeSession({ updatedAt: ahead(300) }), token);
    await request(ctx.app, deleteSession, { params: { id: sessionId(1) } }, token);
    await put(makeSession({ updatedAt: ahead(299) }), token);
    expect((await list(token)).sessions).toEqual([]);
  });
});

it('a session under way is stored as partial, and as completed under the same id', async () => {
  const { token } = await createAccount(ctx.app);
  const { completion } = makeSession();
  const partial = makeSession({ completion: { ...completion, status: 'partial', percentage: 20 } });
  await put(partial, token);
  expect((await list(token)).sessions).toEqual([partial]);
  const done = makeSession({ updatedAt: '2026-03-01T07:45:00.000Z' });
  await put(done, token);
  expect((await list(token)).sessions).toEqual([done]);
});

it('a session is in the download of my data, as what it is', async () => {
  const { token } = await createAccount(ctx.app);
  await put(makeSession(), token);
  const { tables } = (await request(ctx.app, downloadData, {}, token)).json();
  expect(tables.sessions).toHaveLength(1);
  expect(tables.sessions[0].document).toEqual(makeSession());
});
