import { moveProgramSession, readCurrentProgress } from '@cadence/contract/program/routes';
import { readWorkout } from '@cadence/contract/workout/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { startProgram } from '../program/test-support/programs.ts';
import { say, startTalk } from './test-support/talk.ts';

const ctx = startTestApp();
const wish = 'Make me a 20 minute bodyweight workout';

beforeEach(() => ctx.setNow(startOfTime));

const progressOf = async ({ token }: Account) =>
  (await request(ctx.app, readCurrentProgress, {}, token)).json();

describe('a wish about the program', () => {
  it.each([
    ['Skip my next session please', { kind: 'skip_next' }],
    ['I need a week off', { kind: 'week_off' }],
    ['Move my next session to 2026-03-05', { kind: 'move_next', to: '2026-03-05' }],
  ])('"%s" is put before the user, and nothing is changed', async (text, proposal) => {
    const { account } = await startProgram(ctx);
    const before = await progressOf(account);
    const id = await startTalk(ctx, account);
    const { message, conversation } = (await say(ctx, account, id, text)).json();
    expect(message.proposal).toMatchObject(proposal);
    expect(conversation.messages.at(-1).proposal).toEqual(message.proposal);
    expect(message.content).not.toMatch(/skipped|moved|noted/i);
    expect(await progressOf(account)).toEqual(before);
  });

  it('can be carried out as it was put', async () => {
    const { account } = await startProgram(ctx);
    const id = await startTalk(ctx, account);
    const text = 'Move my next session to 2026-03-05';
    const { week, session, to } = (await say(ctx, account, id, text)).json().message.proposal;
    const body = { week, session, date: to };
    await request(ctx.app, moveProgramSession, { body }, account.token);
    expect((await progressOf(account)).next_session).toMatchObject({ date: '2026-03-05' });
  });

  it('without a program proposes nothing', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const { message } = (await say(ctx, account, id, 'Skip my next session')).json();
    expect(message.proposal).toBeUndefined();
  });

  it('for a day that has gone by says so', async () => {
    const { account } = await startProgram(ctx);
    const id = await startTalk(ctx, account);
    const { message } = (await say(ctx, account, id, 'Move my next session to 2020-01-01')).json();
    expect(message.content).toContain('has gone by');
    expect(message.proposal).toBeUndefined();
  });
});

describe('a changed workout', () => {
  it('names the one it was made of, and can be taken back in the conversation', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const first = (await say(ctx, account, id, wish)).json();
    expect(first.message.replaces).toBeUndefined();
    const changed = (await say(ctx, account, id, 'Make it 30 minutes')).json();
    expect(changed.workout_id).not.toBe(first.workout_id);
    expect(changed.message.replaces).toBe(first.workout_id);
    expect(changed.message.quickReplies).toContain('Keep the one before');
    const namesIn = async (workoutId: string) => {
      const given = { params: { id: workoutId } };
      const { workout } = (await request(ctx.app, readWorkout, given, account.token)).json();
      const items: { name: string; type: string }[] = workout.workout.workout;
      return items.filter(({ type }) => type === 'exercise').map(({ name }) => name);
    };
    const before = await namesIn(first.workout_id);
    const after = await namesIn(changed.workout_id);
    // A longer one may bring an easier version of a move; the session stays the same one.
    const kept = before.filter((name) => after.includes(name));
    expect(kept.length, `${before} / ${after}`).toBeGreaterThan(before.length / 2);

    const back = (await say(ctx, account, id, 'Keep the one before')).json();
    expect(back).toMatchObject({
      workout_id: first.workout_id,
      shouldGenerateWorkout: false,
      message: { workoutId: first.workout_id },
    });
  });
});
