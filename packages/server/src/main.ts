import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { collectDefaultMetrics } from 'prom-client';
import { openCoachBus } from './app/coach-bus.ts';
import { seedDemo } from './app/demo.ts';
import { buildApp, defaultAttemptLimits } from './app.ts';
import { createBackups } from './platform/backups.ts';
import { type MailConfig, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { createEncoder } from './platform/encoder/encoder.ts';
import { fetchInPlace } from './platform/fetch-in-place.ts';
import { createLog } from './platform/log.ts';
import { createMetrics, readGauge, secondsHistogram } from './platform/metrics.ts';
import { createModels } from './platform/models/models.ts';
import { findLocalServers } from './platform/models/vendors/local-servers.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPlannerThreads } from './platform/planner/planner-threads.ts';
import { programsApart } from './platform/planner/programs-apart.ts';
import { createSecrets, readRootKey } from './platform/secrets.ts';
import { openSpeech } from './platform/speech/open-speech.ts';
import { createTraces } from './platform/traces.ts';

const sweepMs = 100;
const remindEveryMs = 30_000;
/** By then the first pages have been served, which matter more. */
const preparePlannerMs = 5000;
/** In the same place beside the source and beside the bundle. */
const extension = extname(import.meta.url);
const fileOf = (program: string) => fileURLToPath(new URL(program + extension, import.meta.url));

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const port = 'port' in error ? error.port : '';
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what is using it, or set PORT to another number.`;
  }
  return error.message || String(code);
}

/** Redis' library is loaded only where there is one. */
async function openSharedCounts(url: string | null, log: ReturnType<typeof createLog>) {
  if (url === null) return null;
  const { createRedisCounts } = await import('./platform/counts/counts-redis.ts');
  return createRedisCounts({ url, log });
}

/** The mail library is loaded only where mail is sent. */
async function openMail(config: MailConfig | null) {
  if (config === null) return null;
  const { createMail } = await import('./platform/mail.ts');
  return createMail(config);
}

function openPlanner(log: ReturnType<typeof createLog>) {
  // Node 20 runs no TypeScript in a thread: from the source, plans are made between the requests.
  if (extension !== '.js') return null;
  const open = (limits: { count: number; limitMs: number; maxWaiting: number }) =>
    createPlannerThreads({
      file: fileOf('./platform/planner/thread'),
      ...limits,
      onEnd: (detail) => log.warn({ detail }, 'a planning thread ended; the next plan starts one'),
    });
  // Where there are more, one processor is left to the requests themselves. Never fewer than two: a
  // user holds one at a time, so that there is another for everybody else.
  const count = Math.max(2, Math.min(4, availableParallelism() - 1));
  const threads = open({ count, limitMs: 30_000, maxWaiting: 500 });
  const programs = open({ count: 2, limitMs: 80_000, maxWaiting: 20 });
  return {
    planner: programsApart(threads, programs),
    prepare: threads.prepare,
    close: () => Promise.all([threads.close(), programs.close()]),
  };
}

function openEncoder(log: ReturnType<typeof createLog>) {
  if (extension !== '.js') return null;
  return createEncoder({
    file: fileOf('./platform/encoder/thread'),
    limitMs: 1000,
    maxWaiting: 50,
    onOff: (detail) => log.warn({ detail }, 'the learned reader is off; rules read without it'),
  });
}

/** In a process of its own, as on the command line: a long copy must keep nobody waiting. */
const writeBackupApart = async (file: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [fileOf('./commands/backup'), file]);
};

/** Said once, where somebody has started a server of models beside this one. */
async function offerLocalModels(): Promise<void> {
  for (const { name, models } of await findLocalServers(fetchInPlace)) {
    const having = models.length > 0 ? ` with ${models.slice(0, 3).join(', ')}` : '';
    console.log(`${name} runs here${having}: connect it on the page Models.`);
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics });
  const queries = secondsHistogram(metrics, 'cadence_database_query_seconds', 'Time of a query.', [
    'outcome',
  ]);
  const database = await openDatabase(
    config,
    (err) => log.warn({ err }, 'database connection lost'),
    (seconds, failed) => queries.observe({ outcome: failed ? 'failed' : 'done' }, seconds),
  );

  const speech = openSpeech(config.speech, { file: fileOf('./platform/speech/piper/child') }, log);
  const planning = openPlanner(log);
  const encoder = openEncoder(log);
  const bus = await openCoachBus(config.redisUrl, log);
  const sharedCounts = await openSharedCounts(config.redisUrl, log);
  readGauge(metrics, 'cadence_bus_up', 'Whether other instances are told.', () =>
    Number(bus.isUp()),
  );
  const traces =
    config.traces &&
    createTraces({
      ...config.traces,
      onFailure: (err) => log.warn({ err }, 'spans are lost: the collector cannot be reached'),
    });
  let isStopping = false;
  let demoMs: number | null = null;
  const app = await buildApp({
    ...config,
    db: database.db,
    engine: database.engine,
    log,
    passwords: await createPasswords(),
    models: createModels(config.models, log),
    backups: config.databaseUrl
      ? null
      : createBackups(join(config.dataFolder, 'backups'), writeBackupApart),
    secrets: createSecrets(readRootKey(config.dataFolder, config.secretKey)),
    speech,
    remindEveryMs,
    mail: await openMail(config.mailServer),
    ...(planning && { planner: planning.planner }),
    ...(encoder && { hear: encoder.hear }),
    bus,
    metrics,
    traces,
    isStopping: () => isStopping,
    now: () => demoMs ?? Date.now(),
    // Beside the source and beside the bundle alike: packages/server/{src,dist} → packages/web/dist.
    webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    attemptLimits: defaultAttemptLimits,
    ...(sharedCounts && { openCounts: sharedCounts.open }),
  });

  const stop = async () => {
    // Asked twice, or waiting too long for somebody's request: then without them.
    if (isStopping) process.exit(1);
    isStopping = true;
    const { drainSeconds, stopSeconds } = config;
    setTimeout(() => process.exit(1), (drainSeconds + stopSeconds) * 1000).unref();
    // Not ready any more, but still serving: whoever spreads the load has time to see it.
    await wait(drainSeconds * 1000);
    // One whose last answer was still on its way is kept open for a next request, which is not served.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    await app.close();
    clearInterval(sweeping);
    await traces?.close();
    await bus.close();
    await sharedCounts?.close();
    await speech.close();
    await planning?.close();
    await encoder?.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (err: unknown) => {
          log.fatal({ err }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }

  // After a restart every tab is back at the same second: they wait in line instead of being turned away.
  await app.listen({ port: config.port, host: config.host, backlog: 4096 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`Cadence is ready at http://${host}:${port}`);
  if (config.models.providers.local.baseUrl === '') void offerLocalModels();
  if (config.speech.warmUp) {
    speech.prepare().catch((err: unknown) => log.warn({ err }, 'the voice is not ready ahead'));
  }
  const preparePlanner = () =>
    planning?.prepare().catch((err: unknown) => {
      if (!isStopping) log.warn({ err }, 'planning is not ready ahead');
    });
  setTimeout(() => {
    void preparePlanner();
    encoder?.prepare();
  }, preparePlannerMs).unref();
  if (config.demo) {
    await seedDemo(app, Date.now(), (ms) => {
      demoMs = ms;
    });
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
