import * as routes from '@cadence/contract/coach/routes';
import type { Route } from '@cadence/contract/route';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';
import { say, startTalk } from './test-support/talk.ts';

const ctx = startTestApp();
let ana: Account;
let ben: Account;
/** What belongs to Ana: the id of one thing of each kind. */
const owned = { conversation: '', goal: '', fact: '', workout: '' };

beforeAll(async () => {
  [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
  owned.conversation = await startTalk(ctx, ana);
  await say(ctx, ana, owned.conversation, 'I love kettlebells');
  const asAna = (route: Route, body: object) =>
    request(ctx.app, route, { body: { userId: ana.id, ...body } }, ana.token);
  owned.goal = (await asAna(routes.analyzeGoal, { goalStatement: 'Run 10 km' })).json().id;
  owned.fact = (await asAna(routes.profileState, {})).json().learned[0].id;
  const wish = 'A 20 minute bodyweight workout';
  owned.workout = (await asAna(routes.makeWorkout, { message: wish })).json().workout_id;
});

/** A body that would do for any of the routes. */
const wellFormed = () => ({
  message: 'Hello there',
  goalStatement: 'Run 10 km',
  refinement: 'By June',
  key: 'k',
  value: 'v',
  featureId: 'f',
  workoutId: owned.workout,
  conversationId: owned.conversation,
});

const all = Object.entries(routes) as [string, Route][];

function idFor(route: Route): string {
  if (route.path.includes('/goals/')) return owned.goal;
  return route.path.includes('/facts/') ? owned.fact : owned.conversation;
}

describe("another user's", () => {
  const naming = all.filter(([, { owner }]) => owner !== 'token');

  it.each(naming)('id is refused by %s', async (_, route) => {
    const given = {
      params: { id: idFor(route) },
      ...(route.query ? { query: { userId: ana.id, key: 'k' } } : {}),
      ...(route.body ? { body: { ...wellFormed(), userId: ana.id } } : {}),
    };
    const response = await request(ctx.app, route, given, ben.token);
    expect(response.json().error.code).toBe('FORBIDDEN');
  });

  const byId = all.filter(([, { path }]) => path.includes('{id}') && !path.includes('features'));

  it.each(byId)('thing is not there for %s', async (_, route) => {
    const given = {
      params: { id: idFor(route) },
      ...(route.body ? { body: { ...wellFormed(), userId: ben.id } } : {}),
    };
    const response = await request(ctx.app, route, given, ben.token);
    expect(response.json().error.code).toBe('NOT_FOUND');
  });

  it('workout, conversation and goal are not there in a body or a query either', async () => {
    const body = { ...wellFormed(), userId: ben.id };
    const query = { userId: ben.id, goalAnalysisId: owned.goal };
    for (const response of [
      await request(ctx.app, routes.loadInTimer, { body }, ben.token),
      await request(ctx.app, routes.makeWorkout, { body }, ben.token),
      await request(ctx.app, routes.profileProgress, { query }, ben.token),
    ]) {
      expect(response.json().error.code).toBe('NOT_FOUND');
    }
  });

  it('things are all still there afterwards', async () => {
    const given = { params: { id: owned.conversation } };
    const kept = await request(ctx.app, routes.readConversation, given, ana.token);
    expect(kept.json().messages).toHaveLength(3);
    const state = await request(
      ctx.app,
      routes.profileState,
      { body: { userId: ana.id } },
      ana.token,
    );
    expect(state.json().learned[0]).toMatchObject({ id: owned.fact, value: 'kettlebells' });
  });
});
