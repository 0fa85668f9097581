import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './install.mjs';
import { whenParentIsGone } from './parent.mjs';
import { root } from './paths.mjs';

ensureInstalled();

const apiPort = process.env.API_PORT ?? '3001';
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(name, cwd, args, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: process.env.NO_COLOR ? '0' : '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: one signal then stops the tool and whatever the tool has started.
    detached: !windows,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  child.on('close', (code) => {
    running.delete(child);
    if (!stopping) {
      console.error(`${name} │ ended with code ${code}; stopping the rest.`);
      process.exitCode = 1;
      stop();
    }
  });
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    if (windows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    else {
      try {
        process.kill(-pid, signal);
      } catch {
        // The group is already gone.
      }
    }
  }
}

function stop() {
  if (stopping) return;
  stopping = true;
  signalAll('SIGTERM');
  setTimeout(() => signalAll('SIGKILL'), 5000).unref();
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, stop);
}
whenParentIsGone(stop);
process.on('exit', () => signalAll('SIGKILL'));

run(
  'api',
  root,
  [join(modules, 'tsx', 'dist', 'cli.mjs'), 'watch', 'packages/server/src/main.ts'],
  {
    PORT: apiPort,
    CADENCE_DATA: process.env.CADENCE_DATA ?? join(root, 'data', 'dev'),
    // A database left in the environment is meant in earnest: unfinished code must not migrate it.
    DATABASE_URL: '',
  },
);
run(
  'web',
  join(root, 'packages', 'web'),
  [join(modules, 'vite', 'bin', 'vite.js'), '--port', '5173'],
  {
    API_PORT: apiPort,
  },
);
