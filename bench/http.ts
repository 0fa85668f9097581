import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { endChildrenOnExit, startUntil } from './support/children.ts';
import { type LoadResult, runLoad, type Target } from './support/load.ts';
import { countFrom, median } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';

const path = '/api/v1/auth/me';
const leastRatio = 0.4;
const rounds = countFrom('ROUNDS', 9);
const connections = countFrom('CONNECTIONS', 32);
const measureMs = countFrom('MEASURE_MS', 2000, 60_000);

interface Product extends Target {
  token: string;
  stop: () => Promise<void>;
}

/** A server with one account; its token is what the reads are made with. */
async function startWithAccount(name: string, databaseUrl: string): Promise<Product> {
  const product = await startProduct({
    env: {
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '1000000000',
    },
  });
  const origin = product.url.replace('localhost', '127.0.0.1');
  const reply = await fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'athlete@example.com',
      password: 'correct horse battery',
      name: 'Athlete',
    }),
  });
  if (reply.status !== 201) throw new Error(`${name}: registering gave ${reply.status}`);
  const { token } = (await reply.json()) as { token: string };
  return { name, origin, pid: product.pid ?? 0, token, stop: () => product.stop() };
}

async function readBody(product: Product): Promise<string> {
  const reply = await fetch(product.origin + path, {
    headers: { authorization: `Bearer ${product.token}` },
  });
  if (reply.status !== 200) throw new Error(`${product.name}: reading gave ${reply.status}`);
  return reply.text();
}

function figureOf(name: string, results: LoadResult[], ratio?: number): Figure {
  const middle = (pick: (result: LoadResult) => number) => median(results.map(pick));
  const speeds = results.map((result) => result.perSecond);
  const range = `${Math.round(Math.min(...speeds))}–${Math.round(Math.max(...speeds))}`;
  return {
    figure: name,
    value: [
      `${Math.round(median(speeds))} rps (${range})`,
      `p50 ${middle((result) => result.p50Ms).toFixed(1)} ms`,
      `p99 ${middle((result) => result.p99Ms).toFixed(1)} ms`,
    ].join(', '),
    ...(ratio === undefined ? {} : { ratio }),
  };
}

endChildrenOnExit();
const postgres = await startPostgres({ durable: true });
const sqlite = await startWithAccount('authenticated read, SQLite', '');
const withPostgres = await startWithAccount('authenticated read, PostgreSQL', postgres.url);
const body = await readBody(sqlite);
const started = await startUntil(
  {
    args: [fileURLToPath(new URL('./support/bare-fastify.mjs', import.meta.url)), path, body],
    env: { NODE_ENV: 'production' },
  },
  /ready at (\S+)/,
);
const bare: Product = {
  name: 'bare Fastify route',
  origin: started.match[1] ?? '',
  pid: started.pid,
  token: sqlite.token,
  stop: started.stop,
};
if ((await readBody(bare)) !== body) throw new Error('The bare route answers something else.');
const bodyBytes = Buffer.byteLength(body);

const targets = [bare, sqlite, withPostgres];
const loadOn = (target: Product, ms: number, maxRequests: number) =>
  runLoad(target, {
    path,
    token: target.token,
    bodyBytes,
    connections,
    measureMs: ms,
    maxRequests,
  });
// By count, not by time: on a busy machine a second is not enough to have the code compiled.
for (const target of targets) await loadOn(target, 30_000, 20_000);
const results = new Map<Product, LoadResult[]>(targets.map((target) => [target, []]));
for (let round = 0; round < rounds; round += 1) {
  // The order turns round each time, so that a machine that slows down slows all alike.
  for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
    results.get(target)?.push(await loadOn(target, measureMs, 1_000_000));
  }
}

const resultsOf = (target: Product) => results.get(target) ?? [];
/** Round by round, so that both halves of a ratio saw the same machine. */
const ratioOf = (target: Product) =>
  median(
    resultsOf(target).map(
      (result, round) => result.perSecond / (resultsOf(bare)[round]?.perSecond ?? Number.NaN),
    ),
  );
const ratio = ratioOf(sqlite);
const cpuOf = (target: Product) =>
  median(resultsOf(target).map((result) => result.cpuMicrosecondsEach ?? Number.NaN));
console.log(`${rounds} rounds, ${connections} connections, ${bodyBytes} bytes of body`);
const figures: Figure[] = [
  figureOf(bare.name, resultsOf(bare)),
  {
    ...figureOf(sqlite.name, resultsOf(sqlite), ratio),
    bar: { text: `≥ ${leastRatio}`, met: ratio >= leastRatio },
  },
  figureOf(withPostgres.name, resultsOf(withPostgres), ratioOf(withPostgres)),
];
const [bareCpu, readCpu] = [cpuOf(bare), cpuOf(sqlite)];
if (!Number.isNaN(readCpu)) {
  const value = `${bareCpu.toFixed(0)} of ${readCpu.toFixed(0)} µs`;
  figures.push({ figure: "bare route's processor time", value, ratio: bareCpu / readCpu });
}
printTable(figures);
for (const target of targets) await target.stop();
await postgres.stop();
