import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestFolder } from '../../../test-support/database.ts';
import { caller, callerOf } from '../../caller.ts';
import { createLineQueue } from './line-queue.ts';

const file = fileURLToPath(new URL('../test-support/fake-child.mjs', import.meta.url));
const sound = { speaker: 0, speed: 1, pitch: 1, filters: [], drive: 0 };
const cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

function openQueue({
  lineLimitMs = 20_000,
  waitLimitMs = 60_000,
  idleMs = 60_000,
  suffix = '',
} = {}) {
  const { folder, remove } = createTestFolder();
  const ends: string[] = [];
  const queue = createLineQueue({
    child: { file, execArgv: [] },
    opening: { storeFolder: `${folder}${suffix}`, voiceFolder: null },
    lineLimitMs,
    waitLimitMs,
    idleMs,
    onChildEnd: (detail) => ends.push(detail),
  });
  cleanUp.push(async () => {
    await queue.close();
    remove();
  });
  return { queue, ends, say: (text: string) => queue.speak({ text, ...sound }) };
}

const nobodysOwn = (userId: string) => callerOf(userId, async () => []);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the queue before the child', () => {
  it('starts no process before the first line, and one for many', async () => {
    const { queue, say } = openQueue();
    expect(queue.childPid()).toBeUndefined();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(`line ${index}`)),
    );
    expect(replies.every(({ kind }) => kind === 'ok')).toBe(true);
    expect(queue.childPid()).toBeTypeOf('number');
  });

  it('gives the child neither keys nor addresses', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'secret');
    vi.stubEnv('DATABASE_URL', 'postgres://user:secret@host/name');
    const reply = await openQueue().say('what it was given');
    vi.unstubAllEnvs();
    const names = reply.kind === 'failed' ? reply.detail.split(' ') : [];
    expect(names).toContain('PATH');
    expect(names.filter((name) => /KEY|URL|TOKEN|SECRET/.test(name))).toEqual([]);
  });

  it('speaks one line at a time, in the order of asking', async () => {
    const { say } = openQueue();
    const order: string[] = [];
    const lines = Array.from({ length: 12 }, (_, index) => `slow ${index}`);
    const replies = await Promise.all(
      lines.map(async (line) => {
        const reply = await say(line);
        order.push(line);
        return reply;
      }),
    );
    // The fake child fails a line that comes while another one is under way.
    expect(replies.map(({ kind }) => kind)).toEqual(lines.map(() => 'ok'));
    expect(order).toEqual(lines);
  });

  it('gives every user a turn, however many lines one of them sends', async () => {
    const { say } = openQueue();
    const order: string[] = [];
    const sayAs = (user: string, line: string) =>
      caller.run(nobodysOwn(user), () => say(line)).then(() => order.push(line));
    const many = Array.from({ length: 12 }, (_, index) => sayAs('hostile', `slow ${index}`));
    await Promise.all([...many, sayAs('honest', 'slow mine')]);
    // One is spoken already, and one more may come before.
    expect(order.indexOf('slow mine')).toBeLessThanOrEqual(2);
  });

  it('refuses a line that has waited too long for its turn', async () => {
    const { say } = openQueue({ waitLimitMs: 300, lineLimitMs: 2000 });
    await say('start');
    const [, late] = await Promise.all([say('hang'), say('late')]);
    expect(late).toMatchObject({ kind: 'failed', why: 'busy' });
  });

  it('tells when the voice is loaded ahead of the first line, or that it cannot be', async () => {
    const { queue, say } = openQueue();
    expect(await Promise.all([queue.prime(), queue.prime()])).toEqual([true, true]);
    const pid = queue.childPid();
    expect((await say('one')).kind).toBe('ok');
    expect(queue.childPid()).toBe(pid);
    expect(await openQueue({ suffix: 'broken' }).queue.prime()).toBe(false);
  });

  it('that is closed while the voice loads keeps nobody waiting', async () => {
    const { queue } = openQueue({ suffix: 'endless' });
    const loading = queue.prime();
    await queue.close();
    expect(await loading).toBe(false);
    expect(await queue.prime()).toBe(false);
  });

  it('refuses a line when too many wait already', async () => {
    const { say } = openQueue();
    const replies = await Promise.all(
      Array.from({ length: 402 }, (_, index) => say(`line ${index}`)),
    );
    const refused = replies.filter((reply) => reply.kind === 'failed' && reply.why === 'busy');
    expect(refused).toHaveLength(1);
  });

  it('gives a line to a new child when the first dies over it', async () => {
    const { ends, say } = openQueue();
    const replies = await Promise.all([say('die once'), say('after')]);
    expect(replies.map(({ kind }) => kind)).toEqual(['ok', 'ok']);
    expect(ends).toEqual(['in the middle of a line']);
  });

  it('gives up a line that kills two children, and speaks the next', async () => {
    const { say } = openQueue();
    const [first, second] = await Promise.all([say('die'), say('after')]);
    expect(first).toMatchObject({ kind: 'failed', why: 'silent' });
    expect(second.kind).toBe('ok');
  });

  it('starts a new child when the old one was killed between lines', async () => {
    const { queue, say } = openQueue();
    await say('one');
    const pid = queue.childPid() ?? 0;
    process.kill(pid, 'SIGKILL');
    expect((await say('two')).kind).toBe('ok');
    expect(queue.childPid()).not.toBe(pid);
  });

  it('ends a child that hangs, and speaks the next line', async () => {
    const { say } = openQueue({ lineLimitMs: 300 });
    await say('start');
    expect(await say('hang')).toMatchObject({ kind: 'failed', why: 'slow' });
    expect((await say('after')).kind).toBe('ok');
  });

  it('tells at once that a voice cannot be opened, to all who wait', async () => {
    const { say } = openQueue({ suffix: 'broken' });
    const replies = await Promise.all([say('one'), say('two')]);
    const failed = { kind: 'failed', why: 'broken', detail: 'no such model' };
    expect(replies).toEqual([failed, failed]);
  });

  it('goes on after a line that cannot be spoken', async () => {
    const { say } = openQueue();
    expect(await say('cannot')).toMatchObject({ kind: 'failed', why: 'silent' });
    expect((await say('after')).kind).toBe('ok');
  });

  it('gives the process back when nothing was said for a while', async () => {
    const { queue, say } = openQueue({ idleMs: 50 });
    await say('one');
    const pid = queue.childPid() ?? 0;
    await expect.poll(() => isAlive(pid), { timeout: 120_000 }).toBe(false);
    expect((await say('two')).kind).toBe('ok');
  });

  it('leaves no process and no waiting line behind when it closes', async () => {
    const { queue, say } = openQueue();
    await say('one');
    const pid = queue.childPid() ?? 0;
    const waiting = [say('hang'), say('never')];
    await queue.close();
    expect(isAlive(pid)).toBe(false);
    for (const reply of await Promise.all(waiting)) expect(reply.kind).toBe('failed');
    expect((await say('late')).kind).toBe('failed');
  });
});
