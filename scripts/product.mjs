import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, serverDist } from './paths.mjs';
import { freePort } from './ports.mjs';

const readySeconds = 600;
const stopSeconds = 10;

/** @param {string} url */
async function answers(url) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await reply.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * The built product on a free port with a data folder of its own, for journeys, pictures, benches.
 * @param {{ env?: Record<string, string>, port?: number, data?: string }} [options]
 */
export async function startProduct({ env = {}, port, data } = {}) {
  const main = join(serverDist, 'main.js');
  if (!existsSync(main)) throw new Error('The product is not built yet: npm run build');
  const folder = data ?? mkdtempSync(join(tmpdir(), 'cadence-data-'));
  const chosen = port ?? (await freePort());
  const url = `http://localhost:${chosen}`;
  let log = '';

  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(chosen),
      CADENCE_DATA: folder,
      // A developer's own database is not for tests.
      DATABASE_URL: '',
      // One browser makes in a minute what a hundred people would.
      RATE_LIMIT_PER_MINUTE: '100000',
      // Loading a voice takes a processor for seconds; who measures speech asks for it.
      VOICE_WARM_UP: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);

  /** @param {NodeJS.Signals} [signal] */
  async function stop(signal = 'SIGTERM') {
    child.kill(signal);
    const late = setTimeout(abandon, stopSeconds * 1000);
    await ended;
    clearTimeout(late);
    process.off('exit', abandon);
    if (data === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  const until = Date.now() + readySeconds * 1000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The product did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, data: folder, pid: child.pid, log: () => log, stop };
}
