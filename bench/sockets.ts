import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverDist } from '../scripts/paths.mjs';
import { freePort } from '../scripts/ports.mjs';
import { endChildrenOnExit, startUntil } from './support/children.ts';
import { countFrom } from './support/numbers.ts';
import {
  type CoachAccount,
  createCoachAccount,
  sayUntilAnswered,
} from './support/sockets/coach-account.ts';
import { type Follower, followCoach } from './support/sockets/follower.ts';
import { restartUnderLoad } from './support/sockets/restart-under-load.ts';
import { printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

/** As many as one user may have. */
const tabsEach = 20;
const users = countFrom('USERS', 100);
/** More at once would measure how long answers take, not how they are told. */
const talkers = countFrom('TALKERS', 20);
const messagesEach = countFrom('MESSAGES', 6);
const mostBytes = 64 * 1024;
const mostDeliveryMs = 500;

/** In bytes, as Linux counts what a process really holds. */
function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** In milliseconds, from the hundredths of a second that Linux counts. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const port = await freePort();
const data = tempFolder();
/** Ready when it says so: a probe would have to stand in line with two thousand tabs. */
const start = () =>
  startUntil(
    {
      args: [join(serverDist, 'main.js')],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        CADENCE_DATA: data,
        DATABASE_URL: '',
        REDIS_URL: '',
        RATE_LIMIT_PER_MINUTE: '1000000000',
        TRUST_PROXY: '1',
        VOICE_ENGINE: 'none',
        VOICE_WARM_UP: 'false',
      },
    },
    /ready at/,
  );
endChildrenOnExit();
let product = await start();
const server = { origin: `http://127.0.0.1:${port}` };

const accounts: CoachAccount[] = [];
for (let number = 1; number <= users; number += 1) {
  accounts.push(await createCoachAccount(server, number));
}

const followers: Follower[] = [];
const deliveries: number[] = [];
let isMeasuring = false;
const count = users * tabsEach;
const emptyBytes = residentBytes(product.pid);
const busyMs = processorMs(product.pid);
const openedAt = performance.now();
for (const account of accounts) {
  for (let tab = 0; tab < tabsEach; tab += 1) {
    followers.push(
      followCoach(server, account, (message, receivedAtMs) => {
        if (isMeasuring && message.type === 'coach') {
          deliveries.push(receivedAtMs - Date.parse(message.timestamp));
        }
      }),
    );
  }
  // A household at a time, as they would come: the listen queue of a system is short.
  while (followers.some((follower) => follower.status() !== 'connected')) await sleep(5);
}
const openSeconds = (performance.now() - openedAt) / 1000;
const openingMs = (processorMs(product.pid) - busyMs) / count;
await sleep(1000);
const bytesEach = (residentBytes(product.pid) - emptyBytes) / count;

isMeasuring = true;
for (const account of accounts) {
  await sayUntilAnswered(server, account, 'I love rowing.', async () => {
    throw new Error('A server that is well did not answer.');
  });
}
await sleep(500);
isMeasuring = false;
const sorted = deliveries.toSorted((a, b) => a - b);

const outcome = await restartUnderLoad({
  server,
  accounts: accounts.slice(0, talkers),
  followers,
  messagesEach,
  restart: async () => {
    process.kill(product.pid, 'SIGKILL');
    await product.stop();
    product = await start();
  },
});
for (const follower of followers) follower.close();
await product.stop();

console.log(`${users} users with ${tabsEach} tabs each, one process`);
const p99 = quantile(sorted, 0.99);
printTable([
  { figure: 'connections', value: `${count}, open after ${openSeconds.toFixed(1)} s` },
  { figure: 'processor time of the server for each', value: `${openingMs.toFixed(2)} ms` },
  {
    figure: 'memory of the server for each',
    value: `${(bytesEach / 1024).toFixed(1)} KiB`,
    bar: { text: `≤ ${mostBytes / 1024} KiB`, met: bytesEach <= mostBytes },
  },
  {
    figure: 'answer written → heard by a tab, p50',
    value: `${quantile(sorted, 0.5).toFixed(0)} ms of ${sorted.length}`,
  },
  {
    figure: 'answer written → heard by a tab, p99',
    value: `${p99.toFixed(0)} ms`,
    bar: { text: `≤ ${mostDeliveryMs} ms`, met: p99 <= mostDeliveryMs },
  },
  {
    figure: 'kill -9 under load: said, sent again',
    value: `${outcome.said}, ${outcome.unanswered}`,
  },
  {
    figure: 'messages lost',
    value: String(outcome.lost.length),
    bar: { text: '0', met: outcome.lost.length === 0 },
  },
  {
    figure: 'messages doubled',
    value: String(outcome.doubled.length),
    bar: { text: '0', met: outcome.doubled.length === 0 },
  },
  {
    figure: 'tabs whose 3 attempts were over before it was back',
    value: String(outcome.givenUp),
  },
  {
    figure: 'start again → every tab knows every message',
    value: `${(outcome.caughtUpMs / 1000).toFixed(1)} s`,
  },
]);
for (const text of [...outcome.lost, ...outcome.doubled].slice(0, 20)) console.error(text);
if (outcome.lost.length + outcome.doubled.length > 0) process.exitCode = 1;
