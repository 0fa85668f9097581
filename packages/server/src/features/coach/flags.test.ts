import { makeWorkout } from '@cadence/contract/coach/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { say, startTalk } from './test-support/talk.ts';

const ctx = startTestApp();
const wish = 'Make me a 20 minute bodyweight workout';
const hourMs = 3_600_000;

beforeEach(() => ctx.setNow(startOfTime));

const sayAnew = async (account: Account, text: string) =>
  (await say(ctx, account, await startTalk(ctx, account), text)).json();
const commission = ({ id: userId, token }: Account) =>
  request(ctx.app, makeWorkout, { body: { userId, message: wish } }, token);

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
});
