import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { endChildrenOnExit } from './support/children.ts';
import {
  addWriter,
  changeNames,
  registerUsers,
  type Session,
  verifyLogins,
  verifyNames,
  verifyTokens,
} from './support/crash-client.ts';
import { emptyLedger, type Ledger } from './support/ledger.ts';
import { countFrom } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

const rounds = countFrom('ROUNDS', 30);
const nameWriters = 4;
const registrars = 2;
const leastWrites = 10;
const mostMs = 1000;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

interface Outcome {
  engine: string;
  ledger: Ledger;
  kills: number;
  databaseKills: number;
  goodStarts: number;
}

/** A kill before the first answer shows nothing; a busy machine may need a moment for it. */
async function acknowledgedMore(ledger: Ledger, count: number): Promise<void> {
  const wanted = ledger.acknowledged + count;
  for (let waits = 0; waits < 1000 && ledger.acknowledged < wanted; waits += 1) await sleep(10);
}

async function runEngine(engine: string, postgres: Postgres | undefined): Promise<Outcome> {
  const data = tempFolder();
  const ledger = emptyLedger();
  const outcome = { engine, ledger, kills: 0, databaseKills: 0, goodStarts: 0 };
  const start = async () => {
    const product = await startProduct({
      data,
      env: {
        HOST: '127.0.0.1',
        DATABASE_URL: postgres?.url ?? '',
        RATE_LIMIT_PER_MINUTE: '1000000000',
        TRUST_PROXY: '1',
      },
    });
    const origin = product.url.replace('localhost', '127.0.0.1');
    const session: Session = { origin, ledger, killed: false, databaseKilled: false };
    return { product, session };
  };

  let { product, session } = await start();
  for (let index = 0; index < nameWriters; index += 1) {
    await addWriter(session, `writer-${index}@example.com`);
  }
  for (let round = 1; round <= rounds; round += 1) {
    const known = ledger.registrations.length;
    const before = ledger.acknowledged;
    const writing = Promise.all([
      ...ledger.writers.map((writer) => changeNames(session, writer)),
      ...Array.from({ length: registrars }, (_, index) =>
        registerUsers(session, `round-${round}-${index}`),
      ),
    ]);
    // Awaited below; until then a failure must not end this process before its children.
    writing.catch(() => undefined);
    await acknowledgedMore(ledger, leastWrites);
    await sleep(Math.random() * mostMs);
    const killDatabase = postgres !== undefined && round % 3 === 0;
    if (killDatabase) {
      session.databaseKilled = true;
      await postgres.kill();
      outcome.databaseKills += 1;
      await sleep(Math.random() * 200);
    }
    session.killed = true;
    await product.stop('SIGKILL');
    outcome.kills += 1;
    try {
      await writing;
    } catch (error) {
      throw new Error(`The server failed before its kill:\n${product.log()}`, { cause: error });
    }

    if (killDatabase) await postgres.start();
    ({ product, session } = await start());
    outcome.goodStarts += 1;
    await verifyNames(session);
    await verifyLogins(session, ledger.registrations.slice(known));
    const written = ledger.acknowledged - before;
    const what = killDatabase ? 'server and database' : 'server';
    console.log(`${engine} ${round}/${rounds}: ${what} killed after ${written} writes`);
  }
  await verifyTokens(session);
  await product.stop();
  return outcome;
}

function figuresOf({ engine, ledger, kills, databaseKills, goodStarts }: Outcome): Figure[] {
  const name = (text: string) => `${engine}: ${text}`;
  const registered = ledger.registrations.length;
  const renamed = ledger.acknowledged - registered;
  return [
    { figure: name('kills of the server'), value: String(kills) },
    ...(databaseKills > 0
      ? [{ figure: name('of them with the database'), value: String(databaseKills) }]
      : []),
    {
      figure: name('acknowledged writes'),
      value: `${ledger.acknowledged} (${renamed} names, ${registered} accounts)`,
    },
    { figure: name('unanswered at a kill'), value: String(ledger.unanswered) },
    {
      figure: name('acknowledged and lost'),
      value: String(ledger.lost.length),
      bar: { text: '0', met: ledger.lost.length === 0 },
    },
    {
      figure: name('next starts that worked'),
      value: String(goodStarts),
      bar: { text: String(kills), met: goodStarts === kills },
      ratio: goodStarts / kills,
    },
  ];
}

/** `npm run bench -- crash postgres` is about one engine alone. */
const [, , only] = process.argv;
const isWanted = (engine: string) => only === undefined || only === engine;

/** Told at once: what one engine showed stands, whatever the other does. */
function report(outcome: Outcome): void {
  printTable(figuresOf(outcome));
  for (const text of outcome.ledger.lost) console.error(`LOST ${text}`);
  if (outcome.ledger.lost.length > 0) process.exitCode = 1;
}

endChildrenOnExit();
if (!['sqlite', 'postgres'].some(isWanted)) throw new Error('Known engines: sqlite, postgres.');
if (isWanted('sqlite')) report(await runEngine('SQLite', undefined));
if (isWanted('postgres')) {
  const postgres = await startPostgres({ durable: true });
  report(await runEngine('PostgreSQL', postgres));
  await postgres.stop();
}
