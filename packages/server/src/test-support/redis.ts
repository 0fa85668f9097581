import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './debian-program.ts';

const readySeconds = 20;
export const findRedis = (): string | null =>
  process.env.REDIS_SERVER_PATH ?? findProgram('redis-server');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (text) => {
      socket.destroy();
      resolve(text.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}

/** A Redis of our own, on the loopback only, that keeps nothing and is gone with this process. */
export async function startRedis(program: string) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'cadence-redis-'));
  let child: ChildProcess | undefined;
  const abandon = () => child?.kill('SIGKILL');
  process.once('exit', abandon);

  async function start(): Promise<void> {
    const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    child = spawn(program, args, { stdio: 'ignore' });
    child.once('error', () => undefined);
    const until = Date.now() + readySeconds * 1000;
    while (!(await answers(port))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('Redis did not start.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** kill -9; start() then begins with nothing. */
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    /** It keeps its connections and answers nothing. */
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    stop: async () => {
      await kill();
      process.off('exit', abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
