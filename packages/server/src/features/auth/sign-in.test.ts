import * as auth from '@cadence/contract/auth/routes';
import { dayMs } from '@cadence/domain/workout/durations';
import { describe, expect, it } from 'vitest';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';

const ctx = startTestApp();
const password = 'correct horse battery';

describe('registering', () => {
  it('answers 201 with the user and a token that works', async () => {
    const response = await request(ctx.app, auth.register, {
      body: { email: '  New.Person@Example.COM ', password, name: ' Ada ' },
    });
    expect(response.statusCode).toBe(201);
    const { user, token } = response.json();
    expect(user).toMatchObject({ email: 'new.person@example.com', name: 'Ada' });
    const me = await request(ctx.app, auth.me, {}, token);
    expect(me.json()).toEqual({ user });
  });

  it('refuses an address that is taken, whatever its case, with the text the client looks for', async () => {
    const { email } = await createAccount(ctx.app);
    const response = await request(ctx.app, auth.register, {
      body: { email: email.toUpperCase(), password },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toBe('Email already registered');
  });

  it('lets one of two registrations at the same moment win', async () => {
    const body = { email: 'race@example.com', password };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => request(ctx.app, auth.register, { body })),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([
      201, 400, 400, 400, 400,
    ]);
  });

  it.each([
    ['short', 'Use at least 8 characters'],
    ['long '.repeat(26), 'Use at most 128 characters'],
    ['Password123', 'This password is easy to guess. Choose another'],
    ['12345678', 'This password is easy to guess. Choose another'],
  ])('refuses the password %s', async (bad, message) => {
    const response = await request(ctx.app, auth.register, {
      body: { email: 'weak@example.com', password: bad },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: [{ path: 'password', message }] },
    });
  });
});

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await createAccount(ctx.app);
    const wrong = await request(ctx.app, auth.login, { body: { email, password: 'not this one' } });
    const unknown = await request(ctx.app, auth.login, {
      body: { email: 'nobody@example.com', password: 'not this one' },
    });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().detail).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    );
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('takes the address in any case and with blanks around it', async () => {
    const account = await createAccount(ctx.app);
    const response = await request(ctx.app, auth.login, {
      body: { email: ` ${account.email.toUpperCase()} `, password: account.password },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().user.id).toBe(account.id);
  });
});

describe('a token', () => {
  it('is dead after signing out, and only that one', async () => {
    const account = await createAccount(ctx.app);
    const second = (await request(ctx.app, auth.login, { body: account })).json().token;
    expect((await request(ctx.app, auth.logout, {}, account.token)).statusCode).toBe(204);
    expect((await request(ctx.app, auth.me, {}, account.token)).statusCode).toBe(401);
    expect((await request(ctx.app, auth.me, {}, second)).statusCode).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const { token } = await createAccount(ctx.app);
    const rows = await ctx.db.selectFrom('tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });

  it('ends after 30 days without use', async () => {
    const { token } = await createAccount(ctx.app);
    ctx.setNow(startOfTime + 30 * dayMs);
    expect((await request(ctx.app, auth.me, {}, token)).statusCode).toBe(401);
    ctx.setNow(startOfTime);
  });

  it('is renewed by use', async () => {
    const { token } = await createAccount(ctx.app);
    for (const days of [20, 40, 60]) {
      ctx.setNow(startOfTime + days * dayMs);
      expect((await request(ctx.app, auth.me, {}, token)).statusCode).toBe(200);
    }
    ctx.setNow(startOfTime);
  });

  it.each([
    ['missing', {}],
    ['empty', { authorization: 'Bearer ' }],
    ['of another scheme', { authorization: 'Basic YTpi' }],
    ['made up', { authorization: `Bearer ${'a'.repeat(36)}.${'b'.repeat(43)}` }],
    ['enormous', { authorization: `Bearer ${'a'.repeat(4000)}` }],
  ])('that is %s is answered with 401', async (_, headers) => {
    const response = await ctx.app.inject({ url: '/api/v1/auth/me', headers });
    expect(response.statusCode).toBe(401);
    expect(response.json().detail).toBe('Not authenticated');
  });

  it('of one user with the secret of another is refused', async () => {
    const [one, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const forged = `${one.id}.${other.token.split('.')[1]}`;
    expect((await request(ctx.app, auth.me, {}, forged)).statusCode).toBe(401);
  });
});
