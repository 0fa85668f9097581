import { putSession } from '@cadence/contract/analytics/routes';
import {
  acknowledgeFeature,
  analyzeGoal,
  analyzeMessage,
  availableFeatures,
  editFact,
  forgetFact,
  learnProfile,
  loadInTimer,
  makeWorkout,
  profileProgress,
  profileState,
  readConversation,
  readGoal,
  refineGoal,
  retrieveContext,
  storeContext,
  unlockFeature,
} from '@cadence/contract/coach/routes';
import type { Route } from '@cadence/contract/route';
import { listWorkouts, putWorkout, readWorkout } from '@cadence/contract/workout/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../../test-support/app.ts';
import { makeSession, sessionId } from '../../../test-support/session.ts';
import { agree, say, startTalk } from '../test-support/talk.ts';

const ctx = startTestApp();
beforeEach(() => ctx.setNow(startOfTime));

function post(route: Route, { id: userId, token }: Account, body: object = {}, params = {}) {
  return request(ctx.app, route, { params, body: { userId, ...body } }, token);
}

function get(route: Route, { id: userId, token }: Account, query: object = {}, params = {}) {
  return request(ctx.app, route, { params, query: { userId, ...query } }, token);
}

async function stateOf(account: Account) {
  return (await post(profileState, account)).json();
}

const valuesOf = (facts: { value: string }[]) => facts.map(({ value }) => value);
const at = (minutes: number) => new Date(startOfTime + minutes * 60_000).toISOString();

describe('what a message tells', () => {
  it('is stored with its source, and said again it is still one fact', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    await say(ctx, account, id, 'I love kettlebells.');
    await say(ctx, account, id, 'Really, I love Kettlebells.');
    const { learned, updates } = await stateOf(account);
    const likes = learned.filter(({ slot }: { slot: string }) => slot === 'like');
    expect(likes).toMatchObject([
      { value: 'kettlebells', source: expect.stringContaining('I love') },
    ]);
    expect(updates).toEqual(learned);
  });

  it('can be corrected and forgotten', async () => {
    const account = await createAccount(ctx.app);
    const { learned } = (await post(learnProfile, account, { message: 'I love rowing.' })).json();
    const params = { id: learned[0].id };
    const body = { value: ' indoor rowing ' };
    const edited = await request(ctx.app, editFact, { params, body }, account.token);
    expect(edited.json()).toMatchObject({ id: params.id, value: 'indoor rowing', confidence: 1 });
    expect(valuesOf((await stateOf(account)).learned)).toEqual(['indoor rowing']);
    const forget = () => request(ctx.app, forgetFact, { params }, account.token);
    expect((await forget()).statusCode).toBe(204);
    expect((await forget()).statusCode).toBe(404);
    expect((await stateOf(account)).learned).toEqual([]);
  });

  it('shows the latest twenty as updates', async () => {
    const account = await createAccount(ctx.app);
    for (let kilograms = 60; kilograms < 85; kilograms += 1) {
      ctx.setNow(startOfTime + kilograms * 60_000);
      await post(learnProfile, account, { message: `I deadlift ${kilograms} kg.` });
    }
    const { learned, updates } = await stateOf(account);
    expect(learned).toHaveLength(25);
    expect(updates).toEqual(learned.slice(0, 20));
    expect(updates[0].value).toContain('84');
  });

  it('about health is kept only with consent, and goes when that is taken back', async () => {
    const account = await createAccount(ctx.app);
    const message = 'My left knee hurts when I squat. I love rowing.';
    await post(learnProfile, account, { message });
    expect((await stateOf(account)).learned).toMatchObject([{ slot: 'like' }]);
    await agree(ctx, account, true, at(0));
    await post(learnProfile, account, { message });
    const slots = (await stateOf(account)).learned.map(({ slot }: { slot: string }) => slot);
    expect(slots.sort()).toEqual(['injury', 'like']);
    expect((await agree(ctx, account, false, at(1))).statusCode).toBe(200);
    const rows = await ctx.db
      .selectFrom('learned_facts')
      .select('slot')
      .where('user_id', '=', account.id)
      .execute();
    expect(rows).toEqual([{ slot: 'like' }]);
  });

  it('is only read by an analysis, not stored', async () => {
    const account = await createAccount(ctx.app);
    const message = 'Make me a 20 minute bodyweight workout, I love rowing';
    const analysed = (await post(analyzeMessage, account, { message })).json();
    expect(analysed).toMatchObject({
      shouldGenerateWorkout: true,
      intent: 'ask_workout',
      safety: null,
      slots: { minutes: 20 },
    });
    expect((await stateOf(account)).learned).toEqual([]);
    const alarm = { message: 'I have crushing chest pain right now' };
    expect((await post(analyzeMessage, account, alarm)).json()).toMatchObject({
      shouldGenerateWorkout: false,
      safety: { kind: 'stop' },
    });
  });
});

describe('the state of the profile', () => {
  it('says how much is known and what is missing', async () => {
    const account = await createAccount(ctx.app);
    const before = await stateOf(account);
    expect(before).toMatchObject({ completion: 0, profile: { name: 'Athlete' } });
    expect(before.missing).toContain('Injuries and limits');
    await agree(ctx, account, true, at(0));
    const after = await stateOf(account);
    expect(after.completion).toBeGreaterThan(0);
    expect(after.missing).not.toContain('Injuries and limits');
  });
});

describe('a goal', () => {
  it('is analysed, kept, refined and read again', async () => {
    const account = await createAccount(ctx.app);
    const goalStatement = 'I want to run 10 km';
    const goal = (await post(analyzeGoal, account, { goalStatement })).json();
    expect(goal).toMatchObject({ goalText: goalStatement, nextSteps: expect.any(Array) });
    const params = { id: goal.id };
    expect((await get(readGoal, account, {}, params)).json()).toEqual(goal);
    const refinement = 'By the end of June, three days a week';
    const refined = (await post(refineGoal, account, { refinement }, params)).json();
    expect(refined.id).toBe(goal.id);
    expect(refined).not.toEqual(goal);
    expect((await get(readGoal, account, {}, params)).json()).toEqual(refined);
  });

  it('has its progress counted from what was trained', async () => {
    const account = await createAccount(ctx.app);
    expect((await get(profileProgress, account)).json()).toEqual({
      completion: 0,
      goal: null,
      sessions: 0,
      minutes: 0,
    });
    const { id } = (await post(analyzeGoal, account, { goalStatement: 'Run 10 km' })).json();
    const session = makeSession({ id: sessionId(7), date: at(60), updatedAt: at(90) });
    await request(
      ctx.app,
      putSession,
      { params: { id: session.id }, body: session },
      account.token,
    );
    const progress = (await get(profileProgress, account, { goalAnalysisId: id })).json();
    expect(progress).toMatchObject({ sessions: 1, minutes: 30, goal: { id } });
    expect(progress.completion).toBeGreaterThan(0);
  });
});

describe('what is kept for the coach under a key', () => {
  it.each([['a text'], [null], [{ deep: [1, 'two'] }], [0], [false]])(
    'comes back as it was: %j',
    async (value) => {
      const account = await createAccount(ctx.app);
      await post(storeContext, account, { key: 'mood', value: 'another' });
      await post(storeContext, account, { key: 'mood', value });
      const kept = await get(retrieveContext, account, { key: 'mood' });
      expect(kept.json()).toEqual({ key: 'mood', value });
    },
  );

  it('is not there under a key that was never used, and not without bounds', async () => {
    const account = await createAccount(ctx.app);
    expect((await get(retrieveContext, account, { key: 'none' })).statusCode).toBe(404);
    const long = await post(storeContext, account, { key: 'k', value: 'a'.repeat(20_001) });
    expect(long.statusCode).toBe(422);
  });
});

describe('features', () => {
  const find = (features: { id: string; unlocked: boolean; acknowledged: boolean }[], id: string) =>
    features.find((feature) => feature.id === id);

  it('unlock by what is known, are acknowledged once seen, and stay', async () => {
    const account = await createAccount(ctx.app);
    const { features } = (await get(availableFeatures, account)).json();
    expect(features.length).toBeGreaterThan(2);
    const open = features.find((feature: { unlocked: boolean }) => feature.unlocked);
    expect(open).toMatchObject({ acknowledged: false });
    const seen = (await post(acknowledgeFeature, account, {}, { id: open.id })).json().features;
    expect(find(seen, open.id)).toMatchObject({ unlocked: true, acknowledged: true });
    const later = (await get(availableFeatures, account)).json().features;
    expect(find(later, open.id)).toMatchObject({ unlocked: true, acknowledged: true });
  });

  it('whose requirement is not met stay locked, and unknown ones are not there', async () => {
    const account = await createAccount(ctx.app);
    const { features } = (await get(availableFeatures, account)).json();
    const { id } = features.find((feature: { unlocked: boolean }) => !feature.unlocked);
    const after = (await post(unlockFeature, account, { featureId: id })).json().features;
    expect(find(after, id)).toMatchObject({ unlocked: false });
    expect((await post(acknowledgeFeature, account, {}, { id })).statusCode).toBe(404);
    expect((await post(unlockFeature, account, { featureId: 'wings' })).statusCode).toBe(404);
  });
});

describe('a workout asked for outright', () => {
  const message = 'A 20 minute bodyweight workout';

  it('is made and kept, told in its conversation, and can be loaded', async () => {
    const account = await createAccount(ctx.app);
    const conversationId = await startTalk(ctx, account);
    const made = (await post(makeWorkout, account, { message, conversationId })).json();
    const talk = await get(readConversation, account, {}, { id: conversationId });
    expect(talk.json().messages[1]).toMatchObject({
      workoutId: made.workout_id,
      content: expect.stringContaining(made.title),
    });
    const loaded = await post(loadInTimer, account, { workoutId: made.workout_id });
    expect(loaded.json()).toEqual({ loaded: true, redirectUrl: '/workout' });
  });

  async function listed({ id: userId, token }: Account): Promise<string[][]> {
    const ask = (query: object) =>
      request(ctx.app, listWorkouts, { params: { userId }, query } as never, token);
    const answers = [await ask({}), await ask({ status: 'generated' })];
    return answers.map((one) => one.json().workouts.map(({ id }: { id: string }) => id));
  }

  it('stands among the workouts of the user once it is loaded', async () => {
    const account = await createAccount(ctx.app);
    const { workout_id: workoutId } = (await post(makeWorkout, account, { message })).json();
    expect(await listed(account)).toEqual([[], []]);
    await post(loadInTimer, account, { workoutId });
    expect(await listed(account)).toEqual([[workoutId], [workoutId]]);
  });

  it('or once it is kept, and can be read before', async () => {
    const account = await createAccount(ctx.app);
    const { workout_id: id } = (await post(makeWorkout, account, { message })).json();
    const { workout } = (await get(readWorkout, account, {}, { id })).json();
    expect(workout.status).toBe('generated');
    const body = { workout: workout.workout, favourite: true };
    await request(ctx.app, putWorkout, { params: { id }, body }, account.token);
    expect(await listed(account)).toEqual([[id], [id]]);
  });

  it('keeps what was said of noise in its conversation', async () => {
    const account = await createAccount(ctx.app);
    const conversationId = await startTalk(ctx, account);
    await say(ctx, account, conversationId, 'Neighbours below, nothing loud');
    const made = (await post(makeWorkout, account, { message, conversationId })).json();
    const stored = await get(readWorkout, account, {}, { id: made.workout_id });
    const { asked, checks } = stored.json().workout.context;
    expect(asked.user_preferences).toBe(message);
    expect(checks).toContainEqual(expect.objectContaining({ label: 'Quiet' }));
  });

  it('is refused with the words of the case when there is a red flag', async () => {
    const account = await createAccount(ctx.app);
    const alarm = `${message}, I have crushing chest pain right now`;
    const response = await post(makeWorkout, account, { message: alarm });
    expect(response.statusCode).toBe(422);
    expect(response.json().error.code).toBe('SAFETY_STOP');
    expect(response.json().error.message).not.toBe('');
  });
});
