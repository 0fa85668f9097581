import { join } from 'node:path';
import { login, register } from '../packages/contract/src/auth/routes.ts';
import { type Route, routeUrl } from '../packages/contract/src/route.ts';
import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { openSqlite } from '../packages/server/src/platform/database/engines.ts';
import { migrate } from '../packages/server/src/platform/database/migrate.ts';
import { createLog } from '../packages/server/src/platform/log.ts';
import { createModels } from '../packages/server/src/platform/models/models.ts';
import { createPasswords } from '../packages/server/src/platform/passwords.ts';
import { createSpeech } from '../packages/server/src/platform/speech/speech.ts';
import { countFrom, median } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

const attempts = countFrom('ATTEMPTS', 100);
const known = 'athlete@example.com';
const [least, most] = [0.9, 1.1];

const db = openSqlite(join(tempFolder(), 'cadence.db'));
await migrate(db);
// In this process, since the limits on attempts can be raised nowhere else.
const log = createLog('silent');
const app = await buildApp({
  db,
  engine: 'sqlite',
  log,
  passwords: await createPasswords(),
  models: createModels(readConfig({}).models, log),
  speech: createSpeech(readConfig({}).speech, { engines: [], now: Date.now, log }),
  now: Date.now,
  webFolder: 'no such folder',
  trustProxy: 0,
  corsOrigins: [],
  rateLimitPerMinute: 1_000_000,
  attemptLimits: {
    perAccountAndAddress: 1_000_000,
    perAccount: 1_000_000,
    perAddress: 1_000_000,
    windowSeconds: 900,
  },
  modelCallsPerHour: 0,
});

async function post(route: Route, payload: Record<string, string>, status: number) {
  const startedAt = performance.now();
  const reply = await app.inject({ method: route.method, url: routeUrl(route), payload });
  const ms = performance.now() - startedAt;
  if (reply.statusCode !== status) throw new Error(`${route.path} gave ${reply.body}`);
  return ms;
}
const refused = (email: string) => post(login, { email, password: 'not the password' }, 401);

await post(register, { email: known, password: 'correct horse battery' }, 201);
for (let index = 0; index < 10; index += 1) {
  await refused(known);
  await refused(`warm-up${index}@example.com`);
}

const wrongPassword: number[] = [];
const unknownEmail: number[] = [];
for (let index = 0; index < attempts; index += 1) {
  // Each goes first as often as the other.
  if (index % 2 === 0) wrongPassword.push(await refused(known));
  unknownEmail.push(await refused(`nobody${index}@example.com`));
  if (index % 2 === 1) wrongPassword.push(await refused(known));
}
await app.close();
await db.destroy();

const ratio = median(unknownEmail) / median(wrongPassword);
console.log(`${attempts} refused logins of each kind, in turns`);
printTable([
  { figure: 'wrong password', value: `${median(wrongPassword).toFixed(2)} ms` },
  {
    figure: 'unknown e-mail',
    value: `${median(unknownEmail).toFixed(2)} ms`,
    bar: { text: `${least}–${most}`, met: ratio >= least && ratio <= most },
    ratio,
  },
]);
