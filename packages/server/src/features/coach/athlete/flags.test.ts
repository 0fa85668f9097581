import { loadInTimer, makeWorkout } from '@cadence/contract/coach/routes';
import { readSigns, tellSigns } from '@cadence/contract/safety/routes';
import { generate } from '@cadence/contract/workout/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../../test-support/app.ts';
import { say, startTalk } from '../test-support/talk.ts';

const ctx = startTestApp();
const wish = 'Make me a 20 minute bodyweight workout';
const hourMs = 3_600_000;

beforeEach(() => ctx.setNow(startOfTime));

const sayAnew = async (account: Account, text: string) =>
  (await say(ctx, account, await startTalk(ctx, account), text)).json();
const commission = ({ id: userId, token }: Account) =>
  request(ctx.app, makeWorkout, { body: { userId, message: wish } }, token);

const load = ({ id: userId, token }: Account, workoutId: string) =>
  request(ctx.app, loadInTimer, { body: { userId, workoutId } }, token);
const generateFor = ({ id: user_id, token }: Account, more: object = {}) => {
  const body = { user_id, user_preferences: wish, provider: 'local', ...more };
  return request(ctx.app, generate, { body } as never, token);
};

describe('a sign of danger', () => {
  it('stands in every conversation, and in the way of a workout, until a doctor has cleared it', async () => {
    const account = await createAccount(ctx.app);
    await sayAnew(account, 'I have chest pain');
    ctx.setNow(startOfTime + 48 * hourMs);
    expect((await sayAnew(account, wish)).workout_id).toBeUndefined();
    const refused = await commission(account);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.code).toBe('SAFETY_STOP');

    ctx.setNow(startOfTime + 72 * hourMs);
    await sayAnew(account, 'My doctor cleared me');
    expect((await commission(account)).statusCode).toBe(200);
    expect((await sayAnew(account, wish)).workout_id).toBeDefined();
  });

  it('that passes by itself is gone after its time', async () => {
    const account = await createAccount(ctx.app);
    await sayAnew(account, 'I have a fever of 39');
    expect((await sayAnew(account, wish)).workout_id).toBeUndefined();
    ctx.setNow(startOfTime + 72 * hourMs);
    expect((await sayAnew(account, wish)).workout_id).toBeDefined();
  });

  it('is kept without any of the words, and of nobody else', async () => {
    const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    await sayAnew(ana, 'I have chest pain under my left shoulder');
    const rows = await ctx.db
      .selectFrom('coach_flags')
      .selectAll()
      .where('user_id', '=', ana.id)
      .execute();
    expect(rows).toMatchObject([{ kind: 'stop', lifted_at: null }]);
    expect(JSON.stringify(rows)).not.toContain('shoulder');
    expect((await sayAnew(ben, wish)).workout_id).toBeDefined();
  });

  it('keeps what was made before from being loaded, until it is settled', async () => {
    const account = await createAccount(ctx.app);
    const { workout_id } = await sayAnew(account, wish);
    expect((await load(account, workout_id)).statusCode).toBe(200);
    const { message } = await sayAnew(account, 'I fainted during my last set today');
    expect(message.stop).toMatchObject({ id: expect.any(String) });
    const refused = await load(account, workout_id);
    expect(refused.json().error).toMatchObject({
      code: 'SAFETY_STOP',
      details: { reason: message.stop.id },
    });
    expect((await sayAnew(account, 'My doctor cleared me')).message.stop).toBeUndefined();
    expect((await load(account, workout_id)).statusCode).toBe(200);
  });

  it('is asked about where a workout is wanted without the coach, and settled by the answer', async () => {
    const account = await createAccount(ctx.app);
    expect((await generateFor(account)).statusCode).toBe(200);
    await sayAnew(account, 'I have chest pain');
    const held = await generateFor(account);
    expect(held.statusCode).toBe(422);
    expect(held.json().error).toMatchObject({
      code: 'SAFETY_HOLD',
      suggestion: expect.stringContaining('You told your coach about this.'),
      details: { reason: 'chest-pain' },
    });
    expect((await generateFor(account, { cleared: ['chest-pain'] })).statusCode).toBe(200);
    expect((await sayAnew(account, wish)).workout_id).toBeDefined();
  });

  it('about harming oneself is settled by no button', async () => {
    const account = await createAccount(ctx.app);
    const { message } = await sayAnew(account, 'I want to kill myself');
    const cleared = [message.stop.id];
    const refused = await generateFor(account, { cleared });
    expect(refused.json().error).toMatchObject({ code: 'SAFETY_STOP' });
    ctx.setNow(startOfTime + 30 * hourMs);
    expect((await generateFor(account)).statusCode).toBe(200);
  });

  it('of somebody else stops nobody', async () => {
    const account = await createAccount(ctx.app);
    const { workout_id } = await sayAnew(account, wish);
    const { message } = await sayAnew(account, 'My mum has chest pain');
    expect(message.stop).toBeUndefined();
    expect((await load(account, workout_id)).statusCode).toBe(200);
  });
});

describe('on every page', () => {
  const standing = async ({ token }: Account) =>
    (await request(ctx.app, readSigns, {}, token)).json().signs.map(({ id }: { id: string }) => id);
  const tell = ({ token }: Account, id: string, isOpen: boolean, secondsAgo = 0) =>
    request(ctx.app, tellSigns, { body: { signs: [{ id, isOpen, secondsAgo }] } }, token);

  it('what the coach was told is known, and settled for all of them at once', async () => {
    const account = await createAccount(ctx.app);
    const { workout_id } = await sayAnew(account, wish);
    const { message } = await sayAnew(account, 'I have chest pain');
    const { id, suggestion } = message.stop;
    const told = await request(ctx.app, readSigns, {}, account.token);
    expect(told.json().signs).toEqual([{ kind: 'stop', ...message.stop }]);
    expect(suggestion).not.toBe('');
    ctx.setNow(startOfTime + hourMs);
    expect((await tell(account, id, false)).json()).toEqual({ signs: [] });
    expect(await standing(account)).toEqual([]);
    expect((await generateFor(account)).statusCode).toBe(200);
    expect((await load(account, workout_id)).statusCode).toBe(200);
    expect((await sayAnew(account, wish)).message.stop).toBeUndefined();
  });

  it('what is told anew stands, though an older settling arrives after it', async () => {
    const account = await createAccount(ctx.app);
    await sayAnew(account, 'I have chest pain');
    ctx.setNow(startOfTime + 2 * hourMs);
    await sayAnew(account, 'I have chest pain again');
    await tell(account, 'chest-pain', false, 3600);
    expect(await standing(account)).toEqual(['chest-pain']);
  });

  it('what was told beside the prompt holds the coach as well, and of nobody else', async () => {
    const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    await tell(ana, 'self-harm', true);
    expect((await sayAnew(ana, wish)).message.stop).toMatchObject({ id: 'self-harm' });
    expect(await standing(ben)).toEqual([]);
    await tell(ana, 'self-harm', false);
    expect((await sayAnew(ana, wish)).workout_id).toBeDefined();
  });
});
