import { listSessions } from '@cadence/contract/analytics/routes';
import { listItems } from '@cadence/contract/profile/routes';
import { readWorkout } from '@cadence/contract/workout/routes';
import { expect, it } from 'vitest';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';
import { say, startTalk } from './test-support/talk.ts';

const ctx = startTestApp();

async function talk(...words: string[]) {
  const user = await createAccount(ctx.app);
  const id = await startTalk(ctx, user);
  const replies = [];
  for (const one of words) replies.push((await say(ctx, user, id, one)).json());
  return { user, replies };
}

async function itemOf({ token }: Account, kind: string, id: string) {
  const { items } = (await request(ctx.app, listItems, { query: {} } as never, token)).json();
  return items.find((item: { kind: string; id: string }) => item.kind === kind && item.id === id);
}

it('sets what is asked for, shows it as a card, and takes it back', async () => {
  const { user, replies } = await talk('use pounds please');
  expect(replies[0].message.act).toMatchObject({ state: 'done', canUndo: true });
  expect(await itemOf(user, 'preference', 'units')).toMatchObject({ value: 'lb' });
  const { user: other, replies: both } = await talk('use pounds please', 'undo');
  expect(both[1].message.act).toMatchObject({ state: 'undone' });
  expect(await itemOf(other, 'preference', 'units')).toMatchObject({ deleted: true });
});

it('keeps the kit that was bought', async () => {
  const { user, replies } = await talk('i bought a kettlebell');
  expect(replies[0].message.act).toMatchObject({ kind: 'set_kit', lines: ['+ kettlebells'] });
  const kit = await itemOf(user, 'equipment_profile', 'own_kit');
  expect(kit.value.equipment).toContain('kettlebells');
});

it('puts a session that is told into the log, and out of it again', async () => {
  const sessionsOf = async ({ token }: Account) =>
    (await request(ctx.app, listSessions, { query: {} } as never, token)).json();
  const { user } = await talk('did 5x5 back squats at 80 kg');
  const [session] = (await sessionsOf(user)).sessions;
  expect(session.exercises[0].actual.sets).toHaveLength(5);
  expect(session.exercises[0].actual.sets[0]).toMatchObject({ reps: 5, weight: 80 });
  const { user: other } = await talk('did 5x5 back squats at 80 kg', 'undo');
  expect((await sessionsOf(other)).sessions).toEqual([]);
});

it('adds a part behind a workout and changes nothing in it', async () => {
  const { user, replies } = await talk('20 min legs with dumbbells', 'add a core finisher');
  const [first, second] = replies;
  const namesOf = async (id: string) => {
    const { workout } = (
      await request(ctx.app, readWorkout, { params: { id } }, user.token)
    ).json();
    return workout.workout.workout
      .filter(({ type }: { type: string }) => type === 'exercise')
      .map(({ name }: { name: string }) => name);
  };
  const before = await namesOf(first.workout_id);
  const after = await namesOf(second.workout_id);
  expect(second.message.replaces).toBe(first.workout_id);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
});
