import { putSession } from '@cadence/contract/analytics/routes';
import { register } from '@cadence/contract/auth/routes';
import {
  acceptClient,
  changeRights,
  endCoach,
  inviteCoach,
  leaveClient,
  listClients,
  listCoaches,
  moveClientSession,
  readClientLog,
  readClientPlan,
  removeComment,
  writeComment,
} from '@cadence/contract/client/routes';
import { type ClientRight, clientLimits, clientRights } from '@cadence/contract/client/schemas';
import { dayMs } from '@cadence/domain/workout/durations';
import { beforeEach, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';
import { makeSession, sessionId } from '../../test-support/session.ts';
import { askForProgram } from '../program/test-support/programs.ts';

const ctx = startTestApp();
let ana: Account;
let ben: Account;

beforeEach(async () => {
  ana = await createAccount(ctx.app);
  ben = await createAccount(ctx.app);
});

const invite = async (rights: readonly ClientRight[] = clientRights) =>
  (await request(ctx.app, inviteCoach, { body: { rights: [...rights] } }, ana.token)).json();

const accept = (code: string, by = ben) =>
  request(ctx.app, acceptClient, { body: { code } }, by.token);

const params = () => ({ athleteId: ana.id });

it('a code works once, however it is typed, and is kept only as its hash', async () => {
  const { code } = await invite();
  expect(code.replace(/-/g, '')).toMatch(/^[0-9A-F]{32}$/);
  expect(JSON.stringify([...(await everythingOf(ctx.db, ana.id))])).not.toContain(code);
  const taken = await accept(code.toLowerCase().replace(/-/g, ' '));
  expect(taken.statusCode, taken.body).toBe(201);
  expect(taken.json().client).toMatchObject({ athlete_id: ana.id, rights: [...clientRights] });
  expect((await accept(code, await createAccount(ctx.app))).statusCode).toBe(404);
  const { coaches } = (await request(ctx.app, listCoaches, {}, ana.token)).json();
  expect(coaches).toMatchObject([{ coach_name: 'Athlete', code_ends_at: null }]);
});

it('has no more coaches and comments than are allowed, however many come at once', async () => {
  const { code } = await invite();
  await accept(code);
  const many = Array.from({ length: 12 }, (_, index) => index);
  // The first round opens the connections.
  for (let round = 0; round < 2; round += 1) await Promise.all(many.map(() => invite()));
  const { coaches } = (await request(ctx.app, listCoaches, {}, ana.token)).json();
  expect(coaches).toHaveLength(clientLimits.coaches);

  const row = { user_id: ana.id, coach: ben.id, coach_name: 'Ben', text: 'Well done' };
  const rows = Array.from({ length: clientLimits.comments - 2 }, (_, index) => ({
    ...row,
    id: `${index}`,
    created_at: new Date(startOfTime).toISOString(),
  }));
  await ctx.db.insertInto('coach_comments').values(rows).execute();
  const write = () =>
    request(ctx.app, writeComment, { params: params(), body: { text: 'Again' } }, ben.token);
  const written = await Promise.all(many.map(write));
  expect(written.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  const { comments } = (await request(ctx.app, listCoaches, {}, ana.token)).json();
  expect(comments).toHaveLength(clientLimits.comments);
});

it('a code is over after a week, and opens nothing for who made it', async () => {
  const { code } = await invite();
  expect((await accept(code, ana)).statusCode).toBe(404);
  ctx.setNow(startOfTime + 7 * dayMs);
  const late = await accept(code);
  ctx.setNow(startOfTime);
  expect(late.json().error.code).toBe('CODE_UNKNOWN');
});

it('a coach sees plan and log, writes and moves a session, through what the athlete has', async () => {
  await askForProgram(ctx, ana);
  const body = makeSession();
  await request(ctx.app, putSession, { params: { id: sessionId(1) }, body }, ana.token);
  await accept((await invite()).code);
  const plan = (await request(ctx.app, readClientPlan, { params: params() }, ben.token)).json();
  expect(plan.sessions.length).toBeGreaterThan(2);
  const { sessions } = (
    await request(ctx.app, readClientLog, { params: params() }, ben.token)
  ).json();
  expect(sessions).toMatchObject([{ id: sessionId(1), title: body.title }]);
  const written = await request(
    ctx.app,
    writeComment,
    { params: params(), body: { text: 'Well done.' } },
    ben.token,
  );
  expect(written.statusCode).toBe(201);
  const { comments } = (await request(ctx.app, listCoaches, {}, ana.token)).json();
  expect(comments).toMatchObject([{ text: 'Well done.', coach_name: 'Athlete' }]);
  const { week, session, date } = plan.sessions[0];
  const later = new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
  const moved = await request(
    ctx.app,
    moveClientSession,
    { params: params(), body: { week, session, date: later } },
    ben.token,
  );
  expect(moved.statusCode, moved.body).toBe(200);
  const isMoved = (one: { week: number; session: number; date: string }) =>
    one.week === week && one.session === session && one.date === later;
  const after = (await request(ctx.app, readClientPlan, { params: params() }, ben.token)).json();
  expect(after.sessions.some(isMoved)).toBe(true);
  const { id } = comments[0];
  const gone = await request(ctx.app, removeComment, { params: { id } }, ana.token);
  expect(gone.statusCode).toBe(204);
});

it('the right to move sessions shows nothing of the plan', async () => {
  await askForProgram(ctx, ana);
  const { code, coach } = await invite();
  await accept(code);
  const plan = (await request(ctx.app, readClientPlan, { params: params() }, ben.token)).json();
  const { week, session, date } = plan.sessions[0];
  const rights: ClientRight[] = ['adjust'];
  await request(ctx.app, changeRights, { params: { id: coach.id }, body: { rights } }, ana.token);
  const given = { params: params(), body: { week, session, date } };
  const moved = await request(ctx.app, moveClientSession, given, ben.token);
  expect(moved.statusCode, moved.body).toBe(200);
  expect(Object.keys(moved.json())).toEqual(['note']);
  expect(moved.body).not.toContain(plan.program_name);
});

it('who has given no name is told by none, and not by the address', async () => {
  const body = { email: 'nameless@example.com', password: 'correct horse battery' };
  const { token, user } = (await request(ctx.app, register, { body })).json();
  const nameless: Account = { ...body, id: user.id, token };
  await accept((await invite()).code, nameless);
  const words = { params: params(), body: { text: 'Well done.' } };
  await request(ctx.app, writeComment, words, token);
  const seen = await request(ctx.app, listCoaches, {}, ana.token);
  expect(seen.body).not.toContain(body.email);
  expect(seen.json()).toMatchObject({
    coaches: [{ coach_name: 'Your coach' }],
    comments: [{ coach_name: 'Your coach' }],
  });
  const rights = [...clientRights];
  const { code } = (await request(ctx.app, inviteCoach, { body: { rights } }, token)).json();
  expect((await accept(code)).json().client.name).toBe('Your athlete');
});

const needs = [
  ['plan', readClientPlan, {}],
  ['log', readClientLog, {}],
  ['comment', writeComment, { body: { text: 'Hello' } }],
  ['adjust', moveClientSession, { body: { week: 1, session: 1, date: '2026-03-05' } }],
] as const;

it.each(needs)('without the right to %s there is nothing', async (right, route, given) => {
  const others = clientRights.filter((one) => one !== right);
  const { code, coach } = await invite(others);
  await accept(code);
  const call = () => request(ctx.app, route, { params: params(), ...given } as never, ben.token);
  const before = await everythingOf(ctx.db, ana.id);
  expect((await call()).statusCode).toBe(404);
  expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  const rights = [...clientRights];
  await request(ctx.app, changeRights, { params: { id: coach.id }, body: { rights } }, ana.token);
  // Without a program there is no session to move.
  expect((await call()).statusCode).toBe(
    right === 'adjust' ? 404 : right === 'comment' ? 201 : 200,
  );
  await request(
    ctx.app,
    changeRights,
    { params: { id: coach.id }, body: { rights: others } },
    ana.token,
  );
  expect((await call()).statusCode).toBe(404);
});

it('the athlete ends it with one call, and so does the coach', async () => {
  const first = await invite();
  await accept(first.code);
  await request(ctx.app, endCoach, { params: { id: first.coach.id } }, ana.token);
  expect((await request(ctx.app, readClientPlan, { params: params() }, ben.token)).statusCode).toBe(
    404,
  );
  expect((await request(ctx.app, listClients, {}, ben.token)).json()).toEqual({ clients: [] });
  await accept((await invite()).code);
  const left = await request(ctx.app, leaveClient, { params: params() }, ben.token);
  expect(left.statusCode).toBe(204);
  expect((await request(ctx.app, listCoaches, {}, ana.token)).json().coaches).toEqual([]);
});

it('another code for the same coach replaces what was allowed before', async () => {
  await accept((await invite()).code);
  await accept((await invite(['log'])).code);
  const { coaches } = (await request(ctx.app, listCoaches, {}, ana.token)).json();
  expect(coaches).toMatchObject([{ rights: ['log'] }]);
});
