import { putSession } from '@cadence/contract/analytics/routes';
import { adaptAssessment } from '@cadence/contract/assessment/routes';
import * as auth from '@cadence/contract/auth/routes';
import { joinClass, openClass } from '@cadence/contract/class/routes';
import { acceptClient, inviteCoach, writeComment } from '@cadence/contract/client/routes';
import * as coach from '@cadence/contract/coach/routes';
import { connectModel } from '@cadence/contract/model/routes';
import { putItems } from '@cadence/contract/profile/routes';
import { createProgram, makeCalendarLink } from '@cadence/contract/program/routes';
import { makeShare } from '@cadence/contract/share/routes';
import { updateProfiles } from '@cadence/contract/voice/routes';
import { generate } from '@cadence/contract/workout/routes';
import { describe, expect, it } from 'vitest';
import { tablesInOrder } from '../../platform/database/schema.ts';
import { createAccount, request, startTestApp } from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';
import { makeSession, sessionId } from '../../test-support/session.ts';

const day = '2026-03-01T08:00:00.000Z';
const challenge = { hash: 'asked', created_at: day, expires_at: day };
const remindedDevice = {
  ...{ endpoint_hash: 'hash', endpoint: 'https://a.example', p256dh: 'p', auth: 'a' },
  ...{ kinds: 'planned', minutes: 1080, quiet_from: 1320, quiet_to: 420, zone: 'UTC' },
  ...{ changed_at: day, due_at: day, next_at: day, attempts: 0 },
};
const modelUse = {
  source: 'own',
  provider: 'openai',
  model: 'gpt-6-luna',
  calls: 1,
  input_tokens: 10,
  output_tokens: 10,
  last_at: '2026-03-01T08:00:00.000Z',
};
const passkey = {
  id: 'credential',
  origin: 'http://localhost',
  public_key: 'pQEC',
  counter: '0',
  transports: '',
  name: 'Phone',
  created_at: day,
  last_used_at: null,
};
const shared = {
  title: 'Push-ups',
  content: { kind: 'workout', workout: { source: 'ai', workout: [] } },
  days: 7,
};
const ctx = startTestApp();
const newPassword = 'a brand new passphrase';
const item = {
  kind: 'preference',
  id: 'units',
  value: 'lb',
  changedAt: '2026-03-01T08:00:00.000Z',
  deviceId: 'phone',
  deleted: false,
} as const;

const program = {
  goal_text: 'loosen up',
  weeks: 1,
  sessions_per_week: 1,
  minutes_per_session: 5,
  start_date: '2026-03-02',
};

describe('changing the name', () => {
  it('is seen by the next request', async () => {
    const { token } = await createAccount(ctx.app);
    const changed = await request(ctx.app, auth.changeName, { body: { name: ' Grace ' } }, token);
    expect(changed.json().user.name).toBe('Grace');
    expect((await request(ctx.app, auth.me, {}, token)).json().user.name).toBe('Grace');
  });

  it('refuses a blank one', async () => {
    const { token } = await createAccount(ctx.app);
    const response = await request(ctx.app, auth.changeName, { body: { name: '   ' } }, token);
    expect(response.statusCode).toBe(422);
  });
});

describe('changing the password', () => {
  it('ends all other tokens and keeps this one', async () => {
    const account = await createAccount(ctx.app);
    const other = (await request(ctx.app, auth.login, { body: account })).json().token;
    const body = { current_password: account.password, new_password: newPassword };
    const response = await request(ctx.app, auth.changePassword, { body }, account.token);
    expect(response.statusCode).toBe(204);
    expect((await request(ctx.app, auth.me, {}, account.token)).statusCode).toBe(200);
    expect((await request(ctx.app, auth.me, {}, other)).statusCode).toBe(401);

    const { email, password } = account;
    const old = await request(ctx.app, auth.login, { body: { email, password } });
    expect(old.statusCode).toBe(401);
    const fresh = await request(ctx.app, auth.login, { body: { email, password: newPassword } });
    expect(fresh.statusCode).toBe(200);
  });

  it('also ends a sign-in that began with the old password and ends after it', async () => {
    const { email, password, token } = await createAccount(ctx.app);
    const body = { current_password: password, new_password: newPassword };
    const [login] = await Promise.all([
      request(ctx.app, auth.login, { body: { email, password } }),
      request(ctx.app, auth.changePassword, { body }, token),
    ]);
    if (login.statusCode === 200) {
      const late = await request(ctx.app, auth.me, {}, login.json().token);
      expect(late.statusCode).toBe(401);
    } else {
      expect(login.statusCode).toBe(401);
    }
  });

  it('needs the current one, and says so without ending the session', async () => {
    const { token } = await createAccount(ctx.app);
    const body = { current_password: 'not this one', new_password: newPassword };
    const response = await request(ctx.app, auth.changePassword, { body }, token);
    expect(response.statusCode).toBe(403);
    expect(response.json().error.code).toBe('WRONG_PASSWORD');
    expect((await request(ctx.app, auth.me, {}, token)).statusCode).toBe(200);
  });
});

describe('downloading my data', () => {
  it('has a part for every table and none of the secrets', async () => {
    const account = await createAccount(ctx.app);
    const response = await request(ctx.app, auth.downloadData, {}, account.token);
    const { tables, user } = response.json();
    expect(user.email).toBe(account.email);
    expect(Object.keys(tables).sort()).toEqual([...tablesInOrder].sort());
    expect(tables.users).toHaveLength(1);
    expect(tables.tokens).toHaveLength(1);
    expect(response.body).not.toMatch(/password|argon2|hash/);
  });

  it('holds nothing of anybody else', async () => {
    const [mine, theirs] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const response = await request(ctx.app, auth.downloadData, {}, mine.token);
    expect(response.body).toContain(mine.id);
    expect(response.body).not.toContain(theirs.id);
  });
});

/** Leaves a row in every table of the coach. */
async function talkToCoach(userId: string, token: string): Promise<void> {
  const message = 'I have two kettlebells at home and I love swings';
  const initialGoal = 'I have a fever of 39';
  await request(ctx.app, coach.startConversation, { body: { userId, initialGoal } }, token);
  await request(ctx.app, coach.analyzeGoal, { body: { userId, goalStatement: 'Run 5 km' } }, token);
  await request(ctx.app, coach.learnProfile, { body: { userId, message } }, token);
  await request(ctx.app, coach.storeContext, { body: { userId, key: 'a', value: 1 } }, token);
  await request(ctx.app, coach.unlockFeature, { body: { userId, featureId: 'own-kit' } }, token);
}

describe('deleting the account', () => {
  it('asks for the password', async () => {
    const { token } = await createAccount(ctx.app);
    const body = { password: 'not this one' };
    const response = await request(ctx.app, auth.deleteAccount, { body }, token);
    expect(response.statusCode).toBe(403);
    expect((await request(ctx.app, auth.me, {}, token)).statusCode).toBe(200);
  });

  it('while another request of the user is on its way ends in no 500', async () => {
    const { email, password, token } = await createAccount(ctx.app);
    const session = { params: { id: sessionId(1) }, body: makeSession() };
    const answers = await Promise.all([
      request(ctx.app, auth.deleteAccount, { body: { password } }, token),
      ...[1, 2, 3].map(() => request(ctx.app, auth.login, { body: { email, password } })),
      ...[1, 2, 3].map(() => request(ctx.app, putSession, session, token)),
      ...[1, 2, 3].map(() => request(ctx.app, putItems, { body: { items: [item] } }, token)),
    ]);
    for (const { statusCode } of answers) expect([200, 204, 401]).toContain(statusCode);
  });

  it('leaves nothing of the user in any table, and everything of the others', async () => {
    const [mine, theirs] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    for (const { id, token } of [mine, theirs]) {
      const given = { params: { id: sessionId(1) }, body: makeSession() };
      await request(ctx.app, putSession, given, token);
      const body = { user_preferences: 'legs', provider: 'local' } as const;
      await request(ctx.app, generate, { body }, token, { 'idempotency-key': 'once' });
      const voices = { profiles: { sergeant: { pitch: 0.9 } } };
      await request(ctx.app, updateProfiles, { body: voices }, token);
      await request(ctx.app, putItems, { body: { items: [item] } }, token);
      await request(ctx.app, createProgram, { body: program }, token);
      await request(ctx.app, makeCalendarLink, {}, token);
      await request(ctx.app, makeShare, { body: shared } as never, token);
      await ctx.db
        .insertInto('passkeys')
        .values({ user_id: id, ...passkey })
        .execute();
      await ctx.db
        .insertInto('passkey_challenges')
        .values({ user_id: id, ...challenge })
        .execute();
      await request(ctx.app, inviteCoach, { body: { rights: ['plan'] } }, token);
      const at = '2026-03-01T08:00:00.000Z';
      await ctx.db
        .insertInto('coach_comments')
        .values({
          user_id: id,
          id: 'one',
          coach: 'zoe',
          coach_name: 'Zoë',
          text: 'Well done',
          created_at: at,
        })
        .execute();
      await ctx.db
        .insertInto('coach_changes')
        .values({
          ...{ user_id: id, id: 'one', coach: 'zoe', program_id: 'one', workout_id: 'one' },
          ...{ state: 'waiting', created_at: at, document: '{}' },
        })
        .execute();
      const open = { title: 'Class', created_at: at, expires_at: at, revision: 1, live: '{}' };
      await ctx.db
        .insertInto('classes')
        .values({ user_id: id, id: 'one', hash: `${id} class`, ...open, document: '{}' })
        .execute();
      await ctx.db
        .insertInto('clients')
        .values({ user_id: id, athlete: 'somebody', name: 'Zoë', created_at: at })
        .execute();
      const { hash } = await ctx.db
        .selectFrom('tokens')
        .select('hash')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      await ctx.db
        .insertInto('reminder_devices')
        .values({ user_id: id, token_hash: hash, ...remindedDevice })
        .execute();
      const params = { provider: 'openai' } as const;
      await request(ctx.app, connectModel, { params, body: { api_key: 'sk-a-key' } }, token);
      await ctx.db
        .insertInto('model_usage')
        .values({ user_id: id, ...modelUse })
        .execute();
      await request(ctx.app, adaptAssessment, { body: { userId: id } }, token);
      await talkToCoach(id, token);
    }
    const body = { password: mine.password };
    const response = await request(ctx.app, auth.deleteAccount, { body }, mine.token);
    expect(response.statusCode).toBe(204);
    for (const table of tablesInOrder) {
      const rows = JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(mine.id);
      expect(rows).toContain(theirs.id);
    }
    expect((await request(ctx.app, auth.me, {}, mine.token)).statusCode).toBe(401);
    const again = await request(ctx.app, auth.register, { body: mine });
    expect(again.statusCode).toBe(201);
  });

  it('leaves nothing of the user with their coach, their athlete and the leader of their class', async () => {
    const [mine, theirs] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    for (const [athlete, by] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const rights = { rights: ['plan' as const, 'comment' as const] };
      const { code } = (
        await request(ctx.app, inviteCoach, { body: rights }, athlete.token)
      ).json();
      await request(ctx.app, acceptClient, { body: { code } }, by.token);
      const words = { params: { athleteId: athlete.id }, body: { text: 'Well done' } };
      expect((await request(ctx.app, writeComment, words, by.token)).statusCode).toBe(201);
    }
    const workout = { source: 'ai', workout: [{ name: 'Squat', type: 'exercise', duration: 30 }] };
    const opened = { body: { title: 'Saturday', workout } } as never;
    const { code } = (await request(ctx.app, openClass, opened, theirs.token)).json();
    for (const { token } of [mine, theirs]) {
      const joined = await request(ctx.app, joinClass, { params: { code }, body: {} }, token);
      expect(joined.statusCode, joined.body).toBe(201);
    }
    const about = async () =>
      [...(await everythingOf(ctx.db, theirs.id))]
        .filter(([, rows]) => rows.includes(mine.id))
        .map(([table]) => table);
    expect(await about()).toEqual(['coach_grants', 'coach_comments', 'clients', 'classes']);
    const body = { password: mine.password };
    expect((await request(ctx.app, auth.deleteAccount, { body }, mine.token)).statusCode).toBe(204);
    expect(await about()).toEqual([]);
    const left = await everythingOf(ctx.db, theirs.id);
    for (const table of ['coach_grants', 'coach_comments', 'clients'] as const) {
      expect(left.get(table)).toBe('[]');
    }
    expect(left.get('classes')).toContain(theirs.id);
  });
});
