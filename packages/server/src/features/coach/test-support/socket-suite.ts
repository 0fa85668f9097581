import { request as httpRequest } from 'node:http';
import { adaptAssessment } from '@cadence/contract/assessment/routes';
import { login, logout } from '@cadence/contract/auth/routes';
import { type CoachEvent, closeCodes, coachEvent } from '@cadence/contract/coach/events';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  type TestApp,
} from '../../../test-support/app.ts';
import { openSocket } from '../../../test-support/socket-client.ts';
import { say, startTalk } from './talk.ts';

interface Instances {
  ctx: TestApp;
  /** Filled before the tests run. */
  addresses: readonly string[];
}

/** The same over any number of instances: sockets are spread over them, requests go to the first. */
export function describeSocket(name: string, { ctx, addresses }: Instances): void {
  let next = 0;
  const address = () => {
    next += 1;
    return addresses[next % addresses.length] ?? '';
  };
  const urlOf = (userId: string, token: string) =>
    `${address()}/api/v1/coach/ws/${userId}?token=${encodeURIComponent(token)}`;
  const connect = ({ id, token }: Account) => openSocket(urlOf(id, token));
  const assess = ({ id: userId, token }: Account) =>
    request(ctx.app, adaptAssessment, { body: { userId } as never }, token);

  describe(name, () => {
    it('greets with a session of its own', async () => {
      const account = await createAccount(ctx.app);
      const [first, second] = [await connect(account), await connect(account)];
      const greetings = [await first.next(), await second.next()];
      for (const greeting of greetings) {
        expect(z.parse(coachEvent, greeting)).toMatchObject({ type: 'connected' });
      }
      expect(greetings[0]?.sessionId).not.toBe(greetings[1]?.sessionId);
      first.end();
      second.end();
    });

    it('tells every tab of the user what happened, and nobody else', async () => {
      const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
      const [phone, desk, other] = [await connect(ana), await connect(ana), await connect(ben)];
      for (const socket of [phone, desk, other]) await socket.next();
      await assess(ana);
      await assess(ben);
      const told = await phone.next();
      expect(z.parse(coachEvent, told)).toMatchObject({ type: 'assessment_progress', progress: 0 });
      expect(await desk.next()).toEqual(told);
      expect((await other.next()).sessionId).not.toBe(told.sessionId);
      for (const socket of [phone, desk, other]) socket.end();
    });

    it('keeps two tabs in step with a conversation, in order and from what is stored', async () => {
      const account = await createAccount(ctx.app);
      const [phone, desk] = [await connect(account), await connect(account)];
      for (const tab of [phone, desk]) expect((await tab.next()).type).toBe('connected');
      const id = await startTalk(ctx, account);
      const { conversation } = (await say(ctx, account, id, 'I love kettlebells.')).json();
      for (const tab of [phone, desk]) {
        const heard: CoachEvent[] = [];
        while (!heard.some((event) => event.type === 'coach_typing' && !event.isTyping)) {
          heard.push(z.parse(coachEvent, await tab.next()));
        }
        const said = heard.flatMap((event) => (event.type === 'chat_message' ? event.message : []));
        expect(said).toEqual(conversation.messages);
        expect(heard.map(({ type }) => type)).toEqual([
          'chat_message',
          'coach_typing',
          'profile_update',
          'chat_message',
          'chat_message',
          'coach_typing',
        ]);
        tab.end();
      }
    });

    it('tells every tab to look again when a message comes a second time under its key', async () => {
      const account = await createAccount(ctx.app);
      const id = await startTalk(ctx, account);
      const again = { 'idempotency-key': 'said-once' };
      const stored = (await say(ctx, account, id, 'I love kettlebells.', again)).json();
      const [phone, desk] = [await connect(account), await connect(account)];
      for (const tab of [phone, desk]) expect((await tab.next()).type).toBe('connected');
      expect((await say(ctx, account, id, 'I love kettlebells.', again)).json()).toEqual(stored);
      for (const tab of [phone, desk]) {
        expect(await tab.next()).toMatchObject({ type: 'connected' });
        tab.end();
      }
    });

    it.each([
      ['no token', () => ''],
      ['a made-up token', ({ id }: Account) => `${id}.${'x'.repeat(43)}`],
      ['something that is no token', () => '../../etc/passwd%00'],
    ])('refuses %s', async (_, tokenFor) => {
      const account = await createAccount(ctx.app);
      const token = tokenFor(account).replace('%00', '');
      const socket = await openSocket(urlOf(account.id, token));
      expect(await socket.next()).toMatchObject({ type: 'error' });
      expect(await socket.closed).toBe(closeCodes.notAuthenticated);
    });

    it('refuses an expired token and one that was signed out', async () => {
      const [old, gone] = [await createAccount(ctx.app), await createAccount(ctx.app)];
      await request(ctx.app, logout, {}, gone.token);
      expect(await (await connect(gone)).closed).toBe(closeCodes.notAuthenticated);
      ctx.setNow(startOfTime + 31 * 86_400_000);
      expect(await (await connect(old)).closed).toBe(closeCodes.notAuthenticated);
      ctx.setNow(startOfTime);
    });

    it('closes the sockets of a token that signs out, and keeps those of the others', async () => {
      const account = await createAccount(ctx.app);
      const { token } = (await request(ctx.app, login, { body: account })).json();
      const [leaving, staying] = [await connect(account), await connect({ ...account, token })];
      for (const tab of [leaving, staying]) expect((await tab.next()).type).toBe('connected');
      await request(ctx.app, logout, {}, account.token);
      expect(await leaving.closed).toBe(closeCodes.notAuthenticated);
      expect(await staying.next()).toMatchObject({ type: 'connected' });
      staying.end();
    });

    it("refuses another user's channel", async () => {
      const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
      const socket = await openSocket(urlOf(ben.id, ana.token));
      expect(await socket.next()).toMatchObject({ type: 'error', error: { code: 'FORBIDDEN' } });
      expect(await socket.closed).toBe(closeCodes.forbidden);
    });

    it('answers a plain request with the one error body', async () => {
      const account = await createAccount(ctx.app);
      const response = await fetch(urlOf(account.id, account.token));
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    });

    it('is no other address: there an upgrade is answered as any request, and the connection ends', async () => {
      const { token } = await createAccount(ctx.app);
      for (const path of ['/api/v1/auth/me', '/api/v1/nothing', '/anything']) {
        await expect(openSocket(`${address()}${path}?token=${token}`)).rejects.toThrow(
          'refused with',
        );
      }
    });

    it('leaves nobody waiting who sends a body and asks for an upgrade at once', async () => {
      const sent = httpRequest(`${address()}/api/v1/auth/login`, {
        method: 'POST',
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'content-type': 'application/json',
          'content-length': '2',
        },
      });
      const ended = new Promise((resolve) => {
        sent.on('close', resolve);
        sent.on('error', resolve);
      });
      sent.end('{}');
      await ended;
    });

    it('writes no token into the log', async () => {
      const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
      const socket = await connect(ana);
      await socket.next();
      socket.end();
      await (await openSocket(urlOf(ana.id, ben.token))).closed;
      await fetch(urlOf(ana.id, ana.token));
      await openSocket(`${address()}/api/v1/nothing?token=${ana.token}`).catch(() => {});
      expect(ctx.logged()).toContain(`/coach/ws/${ana.id}`);
      for (const { token } of [ana, ben]) {
        expect(ctx.logged()).not.toContain(token.split('.')[1]);
      }
    });
  });
}
