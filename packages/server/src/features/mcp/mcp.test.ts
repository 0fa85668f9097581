import { putSession } from '@cadence/contract/analytics/routes';
import { makeToken } from '@cadence/contract/auth/token-routes';
import { readConversation } from '@cadence/contract/coach/routes';
import { createProgram, listUpcoming } from '@cadence/contract/program/routes';
import { tellSigns } from '@cadence/contract/safety/routes';
import { type Scope, scopes } from '@cadence/contract/scopes';
import { listWorkouts } from '@cadence/contract/workout/routes';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';
import { makeSession, sessionId } from '../../test-support/session.ts';

const ctx = startTestApp();
let url: URL;

beforeAll(async () => {
  url = new URL('/api/v1/mcp', await ctx.app.listen({ port: 0, host: '127.0.0.1' }));
});

async function connectWith(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }) as never);
  return client;
}

async function connect(account: Account, allowed: readonly Scope[] = scopes): Promise<Client> {
  const body = { name: 'Notebook', scopes: [...allowed], days: 7, password: account.password };
  const { token } = (await request(ctx.app, makeToken, { body }, account.token)).json();
  return connectWith(token);
}

async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }];
  return { text, isError: isError === true, value: isError ? null : JSON.parse(text) };
}

async function createAthlete() {
  const account = await createAccount(ctx.app);
  const session = { params: { id: sessionId(1) }, body: makeSession() };
  await request(ctx.app, putSession, session, account.token);
  const body = {
    goal_text: 'get stronger',
    weeks: 2,
    sessions_per_week: 2,
    minutes_per_session: 20,
    start_date: '2026-03-02',
  };
  await request(ctx.app, createProgram, { body }, account.token);
  return account;
}

describe('the MCP server', () => {
  it('lists its tools to whoever has a token', async () => {
    const client = await connect(await createAccount(ctx.app), ['log:read']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'read_plan',
      'read_next_workout',
      'read_log',
      'read_numbers',
      'propose_workout',
      'propose_program_move',
      'read_suggested_changes',
    ]);
    for (const { inputSchema, description } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(description?.length).toBeGreaterThan(20);
    }
    await client.close();
  });

  it('answers nobody without one', async () => {
    await expect(connectWith('nobody')).rejects.toThrow();
    const response = await fetch(url, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });

  it('reads plan, log and numbers', async () => {
    const client = await connect(await createAthlete());
    const plan = (await use(client, 'read_plan')).value;
    expect(plan.progress.total_weeks).toBe(2);
    expect(plan.upcoming.length).toBeGreaterThan(1);
    const next = (await use(client, 'read_next_workout')).value;
    expect(next.workout.workout.length).toBeGreaterThan(0);
    const log = (await use(client, 'read_log', { days: 7 })).value;
    expect(log).toMatchObject({ count: 1, left_out: 0 });
    expect(log.sessions[0].exercises[0].sets).toEqual([{ reps: 12, weight: 16, rpe: 7 }]);
    const numbers = (await use(client, 'read_numbers', { weeks: 4 })).value;
    expect(numbers.now).toMatchObject({ sessions: 1, minutes: 30 });
    expect((await use(client, 'read_suggested_changes')).isError).toBe(false);
    await client.close();
  });

  it('puts a workout before the athlete, who does not have it until they take it', async () => {
    const athlete = await createAthlete();
    const client = await connect(athlete);
    const wish = '20 minutes of legs without equipment';
    const { value } = await use(client, 'propose_workout', { wish });
    expect(value.title).not.toBe('');
    const params = { id: value.conversation_id };
    const talk = (
      await request(ctx.app, readConversation, { params, query: {} }, athlete.token)
    ).json();
    expect(talk.messages).toHaveLength(1);
    expect(talk.messages[0]).toMatchObject({ workoutId: value.workout_id, type: 'coach' });
    expect(talk.messages[0].content).toContain('Notebook proposes');
    const own = { params: { userId: athlete.id }, query: {} };
    const kept = (await request(ctx.app, listWorkouts, own, athlete.token)).json();
    expect(JSON.stringify(kept)).not.toContain(value.workout_id);
    await client.close();
  });

  it('proposes a move of the program and changes nothing of it', async () => {
    const athlete = await createAthlete();
    const client = await connect(athlete);
    const upcoming = async () =>
      (await request(ctx.app, listUpcoming, { query: {} }, athlete.token)).json();
    const before = await upcoming();
    const move = { change: 'move_next', to: '2026-03-04' };
    const { value } = await use(client, 'propose_program_move', move);
    expect(value.proposal).toMatchObject({ kind: 'move_next', to: '2026-03-04' });
    expect(await upcoming()).toEqual(before);
    const late = await use(client, 'propose_program_move', { ...move, to: '2026-02-01' });
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining('gone by') });
    await client.close();
  });

  it.each([
    ['log:read', 'read_log'],
    ['log:read', 'read_numbers'],
    ['plan:read', 'read_plan'],
    ['propose', 'propose_workout'],
    ['propose', 'propose_program_move'],
  ] as const)('without the scope %s refuses %s', async (scope, name) => {
    const athlete = await createAthlete();
    const client = await connect(
      athlete,
      scopes.filter((one) => one !== scope),
    );
    const given = { wish: 'legs', change: 'skip_next' };
    const refused = await use(client, name, given);
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('This token is not allowed to do that.');
    await client.close();
  });

  it('holds what keeps the athlete from training, told in the wish or before', async () => {
    const athlete = await createAthlete();
    const client = await connect(athlete);
    const wish = 'I have chest pain and want a hard workout';
    const told = await use(client, 'propose_workout', { wish });
    expect(told.isError).toBe(true);
    expect(told.text).toMatch(/emergency|doctor/i);
    const body = { signs: [{ id: 'chest-pain', isOpen: true, secondsAgo: 10 }] };
    const signs = await request(ctx.app, tellSigns, { body }, athlete.token);
    expect(signs.statusCode).toBeLessThan(300);
    const later = await use(client, 'propose_workout', { wish: '20 minutes of legs' });
    expect(later.isError).toBe(true);
    await client.close();
  });

  it('says what is wrong with what it was given, and that a tool is unknown', async () => {
    const client = await connect(await createAccount(ctx.app));
    expect((await use(client, 'read_log', { days: 0 })).isError).toBe(true);
    expect((await use(client, 'drop_tables')).text).toBe('There is no tool drop_tables.');
    expect((await use(client, 'read_plan')).isError).toBe(true);
    await client.close();
  });
});
