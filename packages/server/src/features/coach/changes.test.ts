import { putSession } from '@cadence/contract/analytics/routes';
import { adaptSession, restoreSession } from '@cadence/contract/coach/adapt-routes';
import {
  moveProgramSession,
  previewWorkout,
  readCurrentProgress,
  updateSession,
} from '@cadence/contract/program/routes';
import { readWorkout } from '@cadence/contract/workout/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { makeSession } from '../../test-support/session.ts';
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

describe('a session that was changed by the log', () => {
  const stronger = {
    goal_text: 'get stronger with the bench press',
    weeks: 1,
    sessions_per_week: 1,
    minutes_per_session: 45,
    fitness_level: 'beginner',
    equipment: ['barbells', 'bodyweight'],
    props: ['bench', 'rack'],
  } as const;
  const benched = {
    name: 'Bench Press',
    exerciseId: 'bench-press',
    planned: { sets: 2, seconds: 60, reps: 6 },
    actual: { sets: [1, 2].map(() => ({ reps: 6, weight: 40, rpe: 7 })) },
    completed: true,
    personalRecord: false,
  };

  it('is put back as it was, while it is open and for its owner alone', async () => {
    const { account } = await startProgram(ctx, {
      ...stronger,
      equipment: [...stronger.equipment],
      props: [...stronger.props],
    });
    const body = makeSession({ exercises: [benched], notes: '', date: '2026-03-01T07:00:00.000Z' });
    await request(ctx.app, putSession, { params: { id: body.id }, body }, account.token);
    const next = async () => (await request(ctx.app, previewWorkout, {}, account.token)).json();
    const before = await next();
    const given = { body: { workoutId: before.workout_id as string } };
    expect((await request(ctx.app, restoreSession, given, account.token)).statusCode).toBe(404);

    const changed = await request(ctx.app, adaptSession, given, account.token);
    expect(changed.json()).toEqual({ adapted: true });
    expect((await next()).workout.workout).not.toEqual(before.workout.workout);

    const stranger = await createAccount(ctx.app);
    for (const route of [adaptSession, restoreSession]) {
      expect((await request(ctx.app, route, given, stranger.token)).statusCode).toBe(404);
    }
    const back = await request(ctx.app, restoreSession, given, account.token);
    expect(back.json()).toEqual({ adapted: false });
    expect((await next()).workout.workout).toEqual(before.workout.workout);

    const done = { workout_id: before.workout_id as string, completed: true };
    await request(ctx.app, updateSession, { body: done }, account.token);
    expect((await request(ctx.app, restoreSession, given, account.token)).statusCode).toBe(404);
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
    expect(await namesIn(changed.workout_id)).toEqual(expect.arrayContaining(before));

    const back = (await say(ctx, account, id, 'Keep the one before')).json();
    expect(back).toMatchObject({
      workout_id: first.workout_id,
      shouldGenerateWorkout: false,
      message: { workoutId: first.workout_id },
    });
  });
});
