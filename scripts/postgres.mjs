import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.mjs';
import { postgresPrograms } from './postgres-binaries.mjs';

const readySeconds = 60;

/** PostgreSQL refuses to run as root, so root hands it to the user that owns nothing. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/**
 * The tests need speed and throw the data away; the benches that kill the server need the disk.
 * @param {boolean} durable
 */
function settings(durable) {
  const pace = durable
    ? []
    : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  return [...pace, 'max_connections=200', 'shared_buffers=64MB', 'listen_addresses=127.0.0.1'];
}

/** @param {string} folder */
function ownedFolder(folder) {
  mkdirSync(folder, { mode: 0o700 });
  if (unprivileged) chownSync(folder, unprivileged.uid, unprivileged.gid);
  return folder;
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that is still starting may drop the connection at any moment.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * @param {string} programs
 * @param {string} data
 */
function initialise(programs, data) {
  const { status, error, stdout, stderr } = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'cadence', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...unprivileged, cwd: data, encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`initdb failed: ${error?.message ?? ''} ${stdout ?? ''} ${stderr ?? ''}`);
  }
}

/**
 * A PostgreSQL of our own, on the loopback only, gone with this process.
 * @param {{ durable?: boolean }} [options]
 */
export async function startPostgres({ durable = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'cadence-postgres-'));
  chmodSync(home, 0o755);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let log = '';

  function removeHome() {
    try {
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    } catch {
      // A backend that dies late may still write; the system clears its temporary folder itself.
    }
  }
  function runs() {
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }
  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    if (!child || !runs()) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
  // A leaving process cannot wait for anything.
  function abandon() {
    if (runs()) child?.kill('SIGKILL');
    removeHome();
  }
  /** @param {NodeJS.Signals} signal */
  function leave(signal) {
    abandon();
    process.off(signal, leave);
    process.kill(process.pid, signal);
  }
  process.once('exit', abandon);
  process.on('SIGINT', leave).on('SIGTERM', leave);

  async function stop() {
    // Immediate shutdown: the data is thrown away, a checkpoint would be wasted.
    await end('SIGQUIT');
    process.off('exit', abandon);
    process.off('SIGINT', leave).off('SIGTERM', leave);
    removeHome();
  }

  try {
    const programs = postgresPrograms(home);
    const data = ownedFolder(join(home, 'data'));
    const sockets = ownedFolder(join(home, 'sockets'));
    initialise(programs, data);
    const port = await freePort();
    const url = `postgres://cadence@127.0.0.1:${port}/postgres`;

    const launch = () => {
      log = '';
      const options = [...settings(durable), `unix_socket_directories=${sockets}`];
      child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
        { ...unprivileged, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      child.stderr?.setEncoding('utf8').on('data', (text) => {
        log = `${log}${text}`.slice(-20_000);
      });
      child.once('error', (error) => {
        log += error.message;
      });
    };

    const start = async () => {
      launch();
      const until = Date.now() + readySeconds * 1000;
      while (!(await answers(url))) {
        if (Date.now() > until) throw new Error(`PostgreSQL was not ready in time: ${log}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (runs() && child?.pid !== undefined) continue;
        // After kill() its backends hold the shared memory for a moment longer.
        if (!log.includes('shared memory')) throw new Error(`PostgreSQL did not start: ${log}`);
        launch();
      }
    };

    await start();
    return {
      url,
      stop,
      start,
      /** kill -9 of the postmaster; start() then recovers the same data. */
      kill: () => end('SIGKILL'),
      pid: () => child?.pid,
      log: () => log,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
