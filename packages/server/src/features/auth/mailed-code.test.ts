import type { AddressInfo } from 'node:net';
import { mailCode, recover } from '@cadence/contract/auth/recovery-routes';
import * as auth from '@cadence/contract/auth/routes';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMail } from '../../platform/mail.ts';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';

interface Received {
  to: string[];
  text: string;
}

const ctx = startTestApp();
const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, text: Buffer.concat(pieces).toString() });
      done();
    });
  },
});
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const from = 'Cadence <cadence@example.com>';
  const mail = createMail({ url, from, publicUrl: 'https://cadence.example' });
  app = await ctx.startAnother({ mail });
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const ask = (email: string, at = app) => request(at, mailCode, { body: { email } });
const messageTo = (email: string) =>
  vi.waitUntil(() => received.find(({ to }) => to.includes(email)), { timeout: 120_000 });

it('goes to the owner, works once and sets the password', async () => {
  const { email } = await createAccount(ctx.app);
  expect((await request(app, auth.readOptions)).json().mail).toBe(true);
  expect((await ask(email)).statusCode).toBe(204);
  const { text } = await messageTo(email);
  expect(text).toContain('https://cadence.example/recover');
  const code = /Your code: (\S+)/.exec(text)?.[1] ?? '';
  const body = { email, code, new_password: 'a brand new passphrase' };
  expect((await request(app, recover, { body })).statusCode).toBe(200);
  expect((await request(app, recover, { body })).statusCode).toBe(403);
  expect(ctx.logged()).not.toContain(code);
});

it('ends after half an hour', async () => {
  const { email } = await createAccount(ctx.app);
  await ask(email);
  const code = /Your code: (\S+)/.exec((await messageTo(email)).text)?.[1] ?? '';
  ctx.setNow(startOfTime + 30 * 60_000);
  const body = { email, code, new_password: 'a brand new passphrase' };
  const late = await request(app, recover, { body });
  ctx.setNow(startOfTime);
  expect(late.statusCode).toBe(403);
});

it('is not sent to somebody without an account, and the answer is the same', async () => {
  const { email } = await createAccount(ctx.app);
  const [known, unknown] = [await ask(email), await ask('nobody-here@example.com')];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  await messageTo(email);
  expect(received.flatMap(({ to }) => to)).not.toContain('nobody-here@example.com');
});

it('is asked for only so often', async () => {
  const limits = { perAccountAndAddress: 2, perAccount: 4, perAddress: 100, windowSeconds: 900 };
  const mail = { publicUrl: '', send: async () => {} };
  const strict = await ctx.startAnother({ mail, attemptLimits: limits });
  const { email } = await createAccount(ctx.app);
  const answers = [await ask(email, strict), await ask(email, strict), await ask(email, strict)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429]);
});

it('that cannot be sent is logged without its code', async () => {
  const send = vi.fn().mockRejectedValue(new Error('the mail server is away'));
  const broken = await ctx.startAnother({ mail: { publicUrl: '', send } });
  const { email } = await createAccount(ctx.app);
  expect((await ask(email, broken)).statusCode).toBe(204);
  await expect.poll(() => ctx.logged()).toContain('a recovery code was not mailed');
  const code = /Your code: (\S+)/.exec(send.mock.calls[0]?.[0].text)?.[1] ?? '';
  expect(code).not.toBe('');
  expect(ctx.logged()).not.toContain(code);
});

it('is not there where no mail server is set', async () => {
  expect((await ask('somebody@example.com', ctx.app)).statusCode).toBe(404);
});
