import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../packages/server/src/test-support/database.ts';
import { makeSession, sessionId } from '../../packages/server/src/test-support/session.ts';
import { openSocket } from '../../packages/server/src/test-support/socket-client.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { callApi, createAthlete, createRuns } from '../support/server-process.ts';

const { folder, remove } = createTestFolder();
const { startServer, endAll } = createRuns(folder);
const quiet = { VOICE_ENGINE: 'none' };
/** Processes are started and killed beside other tests. */
const patient = { timeout: 60_000, interval: 50 };
const patienceMs = 180_000;

afterAll(() => {
  endAll();
  remove();
});

const statusOf = async (url: string) => {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
};

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL that is killed', () => {
  it('is missed in plain words, and found again by the same process', {
    timeout: patienceMs,
  }, async () => {
    // Durable: what it confirmed before it is killed must be there afterwards.
    const postgres = await startPostgres({ durable: true });
    const server = await startServer({ ...quiet, DATABASE_URL: postgres.url });
    const athlete = await createAthlete(server.url, 'ana@example.com');
    const readMe = () => callApi(server.url, '/auth/me', athlete);
    expect((await readMe()).status).toBe(200);
    expect(await statusOf(`${server.url}/health/ready`)).toBe(200);

    await postgres.kill();
    const refused = await readMe();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      detail: 'Cadence cannot answer right now. Please try again in a moment.',
    });
    expect(await statusOf(`${server.url}/health/live`)).toBe(200);
    expect(await statusOf(`${server.url}/health/ready`)).toBe(503);

    await postgres.start();
    await expect.poll(() => statusOf(`${server.url}/health/ready`), patient).toBe(200);
    expect((await readMe()).status).toBe(200);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await postgres.stop();
  });
});

describe('a server that is killed', () => {
  const sessions = 40;
  const workouts = 8;

  it('in the middle of generating and syncing has kept what it answered, and doubles nothing', {
    timeout: patienceMs,
  }, async () => {
    const first = await startServer(quiet);
    const athlete = await createAthlete(first.url, 'ben@example.com');
    const kept = new Set<string>();
    const made = new Map<string, string>();
    let answered = () => {};

    const sync = async (url: string, number: number) => {
      const body = makeSession({ id: sessionId(number) });
      const response = await callApi(url, `/sessions/${body.id}`, athlete, { method: 'PUT', body });
      if (response.status === 200) kept.add(body.id);
      answered();
    };
    const generate = async (url: string, number: number) => {
      const body = { user_preferences: 'a walk', provider: 'local', user_id: athlete.id };
      const headers = { 'idempotency-key': `workout ${number}` };
      const options = { method: 'POST', body, headers };
      const response = await callApi(url, '/workouts/generate-intelligent', athlete, options);
      const { workout_id: id } = (await response.json()) as { workout_id: string };
      const before = made.get(`workout ${number}`);
      if (before !== undefined) expect(id).toBe(before);
      made.set(`workout ${number}`, id);
      answered();
    };
    const everything = (url: string) =>
      Promise.allSettled([
        ...Array.from({ length: sessions }, (_, number) => sync(url, number + 1)),
        ...Array.from({ length: workouts }, (_, number) => generate(url, number)),
      ]);

    const some = new Promise<void>((resolve) => {
      let count = 0;
      answered = () => {
        count += 1;
        if (count === 10) resolve();
      };
    });
    const underWay = everything(first.url);
    await some;
    first.child.kill('SIGKILL');
    await underWay;
    await first.ended;

    const second = await startServer(quiet);
    const list = async () => {
      const page = await callApi(second.url, '/sessions?limit=500', athlete);
      return ((await page.json()) as { sessions: { id: string }[] }).sessions.map(({ id }) => id);
    };
    const before = await list();
    expect([...kept].filter((id) => !before.includes(id))).toEqual([]);
    // As a device does that got no answer: the same again.
    const again = await everything(second.url);
    expect(again.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await list()).sort()).toEqual(
      Array.from({ length: sessions }, (_, number) => sessionId(number + 1)),
    );
    const shown = await callApi(second.url, `/workouts/user/${athlete.id}?limit=50`, athlete);
    const ids = ((await shown.json()) as { workouts: { id: string }[] }).workouts;
    expect(ids).toHaveLength(workouts);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

describe('a server that is asked to stop', () => {
  it('finishes the workout under way, says goodbye to its sockets, and ends well', {
    timeout: patienceMs,
  }, async () => {
    let asked = () => {};
    let release = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const mayAnswer = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A model that takes its time, and then does not help: Cadence writes the workout itself.
    const model = createServer(async (_request, response) => {
      asked();
      await mayAnswer;
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{}}');
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const { port } = model.address() as AddressInfo;
    // Less than the 72 seconds that a connection is kept for a next request.
    const env = { LOCAL_MODEL_URL: `http://127.0.0.1:${port}/v1`, STOP_SECONDS: '60' };
    const server = await startServer({ ...quiet, ...env });
    const athlete = await createAthlete(server.url, 'cleo@example.com');
    const address = `${server.url}/api/v1/coach/ws/${athlete.id}?token=${athlete.token}`;
    const socket = await openSocket(address);
    expect((await socket.next()).type).toBe('connected');

    const body = { user_preferences: 'a walk', provider: 'local', user_id: athlete.id };
    const path = '/workouts/generate-intelligent';
    const workout = callApi(server.url, path, athlete, { method: 'POST', body });
    await isAsked;
    server.child.kill('SIGTERM');
    expect(await socket.closed).toBe(1001);
    await expect.poll(() => statusOf(`${server.url}/health/live`), patient).not.toBe(200);
    expect(server.child.exitCode).toBeNull();
    release();
    const response = await workout;
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ workout_id: expect.any(String) });
    expect(await server.ended).toBe(0);
    model.close();
  });
});
