import { putSession } from '@cadence/contract/analytics/routes';
import { adaptAssessment, submitAssessment } from '@cadence/contract/assessment/routes';
import { login, register } from '@cadence/contract/auth/routes';
import { sendMessage, startConversation } from '@cadence/contract/coach/routes';
import { putItems } from '@cadence/contract/profile/routes';
import { createProgram, skipWorkout, updateSession } from '@cadence/contract/program/routes';
import { routeUrl } from '@cadence/contract/route';
import { putWorkout } from '@cadence/contract/workout/routes';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { athleteProfile } from '@cadence/domain/demo/athlete-profile';
import { athleteTalk } from '@cadence/domain/demo/athlete-talk';
import { athleteTests, type DemoAssessment } from '@cadence/domain/demo/athlete-tests';
import { athleteWorkouts, type DemoWorkout } from '@cadence/domain/demo/athlete-workouts';
import { athleteYear } from '@cadence/domain/demo/athlete-year';
import {
  isMissed,
  programStart,
  trainProgram,
  usedWorkouts,
} from '@cadence/domain/demo/program-weeks';
import { allSessions } from '@cadence/domain/program/progress';
import type { Program } from '@cadence/domain/program/types';
import { dayMs } from '@cadence/domain/workout/durations';
import type { FastifyInstance } from 'fastify';

const athlete = {
  email: 'demo@cadence.example',
  password: 'one year of training',
  name: 'Robin',
};

/**
 * Seeded through the API itself, so that the demo holds nothing that a user could not have made.
 * The server says when an assessment was taken and when something was said, so its clock is set
 * for that; null: back to now.
 */
export async function seedDemo(
  app: FastifyInstance,
  nowMs: number,
  setClock: (ms: number | null) => void,
): Promise<void> {
  const { email, password } = athlete;
  const known = await app.inject({
    method: login.method,
    url: routeUrl(login),
    payload: { email, password },
  });
  if (known.statusCode !== 200) {
    const made = await app.inject({
      method: register.method,
      url: routeUrl(register),
      payload: athlete,
    });
    if (made.statusCode !== 201) throw new Error(`The demo athlete was not made: ${made.body}`);
    const { token, user } = made.json();
    for (const test of athleteTests(nowMs)) {
      setClock(test.atMs);
      await assess(app, token, user.id, test).finally(() => setClock(null));
    }
    const start = programStart(nowMs);
    const year = athleteYear(nowMs).filter(({ date }) => date < start);
    await train(app, token, year);
    await introduce(app, token, nowMs);
    await follow(app, token, start, nowMs);
    await keep(app, token, athleteWorkouts(nowMs));
    setClock(nowMs - athleteTalk.daysAgo * dayMs);
    await talk(app, token, user.id).finally(() => setClock(null));
  }
  console.log(`Sign in as ${email} with the password "${password}"`);
}

async function assess(
  app: FastifyInstance,
  token: string,
  userId: string,
  { answers }: DemoAssessment,
): Promise<void> {
  const send = async (route: typeof adaptAssessment | typeof submitAssessment, payload: object) => {
    const reply = await app.inject({
      method: route.method,
      url: routeUrl(route),
      headers: { authorization: `Bearer ${token}` },
      payload: { userId, ...payload },
    });
    if (reply.statusCode !== 200) throw new Error(`A demo test was refused: ${reply.body}`);
    return reply.json();
  };
  let view = await send(adaptAssessment, {});
  const { sessionId } = view;
  while (view.question) {
    const { id: itemId } = view.question;
    view = await send(adaptAssessment, {
      sessionId,
      answer: { itemId, value: answers[itemId] ?? null },
    });
  }
  await send(submitAssessment, { sessionId });
}

async function train(
  app: FastifyInstance,
  token: string,
  sessions: readonly WorkoutSession[],
): Promise<void> {
  for (const session of sessions) {
    const stored = await app.inject({
      method: putSession.method,
      url: routeUrl(putSession, { id: session.id }),
      headers: { authorization: `Bearer ${token}` },
      payload: session,
    });
    if (stored.statusCode !== 200) throw new Error(`A demo session was refused: ${stored.body}`);
  }
}

/** A program since some weeks ago, trained up to yesterday but for one session. */
async function follow(
  app: FastifyInstance,
  token: string,
  start: string,
  nowMs: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await app.inject({
    method: createProgram.method,
    url: routeUrl(createProgram),
    headers,
    payload: {
      goal_text: 'Squat, bench press and deadlift more',
      weeks: 12,
      sessions_per_week: 4,
      minutes_per_session: 60,
      preferred_days: [1, 3, 5, 6],
      start_date: start,
    },
  });
  if (made.statusCode !== 201) throw new Error(`The demo program was not made: ${made.body}`);
  const program: Program = made.json().program;
  const trained = trainProgram(program, nowMs);
  await train(app, token, trained);
  await keep(app, token, usedWorkouts(program, trained));
  const change = async (route: typeof updateSession | typeof skipWorkout, payload: object) => {
    const url = routeUrl(route);
    const changed = await app.inject({ method: route.method, url, headers, payload });
    if (changed.statusCode !== 200) throw new Error(`A demo session stayed open: ${changed.body}`);
  };
  // They are older than the program, so they do not close its sessions by themselves.
  for (const { workoutId } of trained) {
    await change(updateSession, { workout_id: workoutId, completed: true });
  }
  await change(skipWorkout, { workout_id: allSessions(program).find(isMissed)?.workoutId });
}

async function introduce(app: FastifyInstance, token: string, nowMs: number): Promise<void> {
  const stored = await app.inject({
    method: putItems.method,
    url: routeUrl(putItems),
    headers: { authorization: `Bearer ${token}` },
    payload: { items: athleteProfile(nowMs) },
  });
  if (stored.statusCode !== 200) throw new Error(`The demo profile was refused: ${stored.body}`);
}

/** Done with, so that none of them waits to be trained. */
async function keep(
  app: FastifyInstance,
  token: string,
  workouts: readonly DemoWorkout[],
): Promise<void> {
  for (const { workout, favourite } of workouts) {
    const kept = await app.inject({
      method: putWorkout.method,
      url: routeUrl(putWorkout, { id: workout.id }),
      headers: { authorization: `Bearer ${token}` },
      payload: { workout, favourite, status: 'completed' },
    });
    if (kept.statusCode !== 200) throw new Error(`A demo workout was refused: ${kept.body}`);
  }
}

/** The coach learns from it as from anybody's words. */
async function talk(app: FastifyInstance, token: string, userId: string): Promise<void> {
  const say = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: 'POST', url, headers, payload });
    if (reply.statusCode !== 200) throw new Error(`The demo coach did not answer: ${reply.body}`);
    return reply.json();
  };
  const { conversation } = await say(routeUrl(startConversation), { userId });
  for (const message of athleteTalk.messages) {
    await say(routeUrl(sendMessage, { id: conversation.id }), { userId, message });
  }
}
