import * as auth from '@cadence/contract/auth/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../platform/passwords.ts';
import {
  cheapHashing,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';

const limits = { perAccountAndAddress: 3, perAccount: 6, perAddress: 8, windowSeconds: 900 };
const real = await createPasswords(cheapHashing);
let verifications = 0;
const ctx = startTestApp({
  attemptLimits: limits,
  passwords: {
    hash: real.hash,
    verify: (password, storedHash) => {
      verifications += 1;
      return real.verify(password, storedHash);
    },
  },
});

const wrong = 'not this one';
let windows = 0;

function guess(email: string, password: string, remoteAddress = '127.0.0.1') {
  const payload = { email, password };
  return ctx.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, remoteAddress });
}

beforeEach(() => {
  windows += 1;
  ctx.setNow(startOfTime + windows * limits.windowSeconds * 1000);
});

describe('guessing passwords', () => {
  it('is stopped per account, with the seconds to wait, even for the right password', async () => {
    const { email, password } = await createAccount(ctx.app);
    for (let attempt = 0; attempt < limits.perAccountAndAddress; attempt += 1) {
      expect((await guess(email, wrong)).statusCode).toBe(401);
    }
    const refused = await guess(email, password);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(refused.headers['retry-after'])).toBe(limits.windowSeconds);
  });

  it('is stopped when all guesses arrive at once', async () => {
    const { email } = await createAccount(ctx.app);
    const answers = await Promise.all(Array.from({ length: 7 }, () => guess(email, wrong)));
    const passed = answers.filter((answer) => answer.statusCode === 401);
    expect(passed).toHaveLength(limits.perAccountAndAddress);
  });

  it('from many addresses is stopped later, and does not lock the owner out at once', async () => {
    const { email, password } = await createAccount(ctx.app);
    for (let attempt = 0; attempt < limits.perAccountAndAddress; attempt += 1) {
      await guess(email, wrong, '127.0.1.1');
    }
    expect((await guess(email, password, '127.0.1.2')).statusCode).toBe(200);
    for (const address of ['127.0.1.3', '127.0.1.4', '127.0.1.5'])
      await guess(email, wrong, address);
    expect((await guess(email, password, '127.0.1.6')).statusCode).toBe(429);
  });

  it('from one address does not lock the owner out elsewhere, however often', async () => {
    const { email, password } = await createAccount(ctx.app);
    for (let attempt = 0; attempt < limits.perAccount * 10; attempt += 1) {
      await guess(email, wrong, '127.0.2.1');
    }
    expect((await guess(email, password, '127.0.2.1')).statusCode).toBe(429);
    expect((await guess(email, password, '127.0.2.2')).statusCode).toBe(200);
  });

  it('is stopped per address over many accounts', async () => {
    for (let attempt = 0; attempt < limits.perAddress; attempt += 1) {
      expect((await guess(`a${attempt}@example.com`, wrong)).statusCode).toBe(401);
    }
    expect((await guess('b@example.com', wrong)).statusCode).toBe(429);
    expect((await guess('b@example.com', wrong, '127.0.0.3')).statusCode).toBe(401);
  });

  it('starts anew when the window has passed', async () => {
    const { email, password } = await createAccount(ctx.app);
    for (let attempt = 0; attempt <= limits.perAccountAndAddress; attempt += 1)
      await guess(email, wrong);
    ctx.setNow(startOfTime + (windows + 1) * limits.windowSeconds * 1000);
    windows += 1;
    expect((await guess(email, password)).statusCode).toBe(200);
  });

  it('is not confused with somebody who signs in often', async () => {
    const { email, password } = await createAccount(ctx.app);
    for (let attempt = 0; attempt < limits.perAddress * 2; attempt += 1) {
      expect((await guess(email, password)).statusCode).toBe(200);
    }
  });

  it('through the change of password is stopped too', async () => {
    const { token } = await createAccount(ctx.app);
    const body = { current_password: wrong, new_password: 'a brand new passphrase' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= limits.perAccountAndAddress; attempt += 1) {
      statuses.push((await request(ctx.app, auth.changePassword, { body }, token)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
  });
});

it('an unknown address costs the same password check as a known one', async () => {
  const { email } = await createAccount(ctx.app);
  verifications = 0;
  await guess(email, wrong);
  await guess('unknown@example.com', wrong);
  expect(verifications).toBe(2);
});
