import { fileURLToPath } from 'node:url';
import { startProduct } from '../scripts/product.mjs';
import { endChildrenOnExit, runToEnd } from './support/children.ts';
import { type BesideWishes, readBesideWishes } from './support/load-profile/long-wish.ts';
import { errorCount, type MixResult, runMix } from './support/load-profile/run-mix.ts';
import { type Person, seedSessions } from './support/load-profile/seed.ts';
import { countFrom, median } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

/** 70 % reads, 20 % sessions, 10 % generation by the planner, held for so long. */
const heldSeconds = countFrom('LOAD_SECONDS', 300, 86_400);
const stepSeconds = countFrom('LOAD_STEP_SECONDS', 10, 3600);
const heldClients = countFrom('LOAD_CLIENTS', 16);
const mostSessions = countFrom('LOAD_MAX_SESSIONS', 1_000_000, 10_000_000);
/** The one figure that shows what an attack costs the others, within a minute or two. */
const onlyHostile = process.env.LOAD_ONLY === 'hostile';
/** What one request may hold all others up. */
const mostHeldMs = 100;
const hostileClients = 8;
const curve = [1, 2, 4, 8, 16, 32, 64, 128];

const env = { HOST: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '1000000000', VOICE_ENGINE: 'none' };

/** The product on so many stored sessions, for as long as it is measured. */
async function withProduct<T>(
  sessions: number,
  measure: (origin: string, people: Person[]) => Promise<T>,
): Promise<T> {
  const data = tempFolder();
  const people = await seedSessions(data, sessions);
  const product = await startProduct({ data, env });
  try {
    return await measure(product.url.replace('localhost', '127.0.0.1'), people);
  } finally {
    await product.stop();
  }
}

function figureOf(figure: string, result: MixResult): Figure {
  const { perSecond, p50Ms, p99Ms, p99Of } = result;
  const errors = errorCount(result);
  const parts = [
    `${perSecond.toFixed(0)} rps`,
    `p50 ${p50Ms.toFixed(1)} ms`,
    `p99 ${p99Ms.toFixed(0)} ms`,
    `(read ${p99Of.read.toFixed(0)}, session ${p99Of.session.toFixed(0)}, generation ${p99Of.generation.toFixed(0)})`,
    errors === 0 ? '0 errors' : `errors ${JSON.stringify(result.errors)}`,
  ];
  return { figure, value: parts.join(', '), bar: { text: '0 errors', met: errors === 0 } };
}

function besideFigure({ wishMs, readP99Ms, readMaxMs, wishes, reads }: BesideWishes): Figure {
  return {
    figure: 'a small read beside wishes of 10,000 characters',
    value: `p99 ${readP99Ms.toFixed(0)} ms, most ${readMaxMs.toFixed(0)} ms of ${reads} reads; a wish ${wishMs.toFixed(0)} ms, ${wishes} of them`,
    bar: { text: `p99 ≤ ${mostHeldMs} ms`, met: readP99Ms <= mostHeldMs },
    ratio: readP99Ms / mostHeldMs,
  };
}

/** What the default rate limit lets through from one address. */
const hostilePerSecond = 10;
const attack = fileURLToPath(new URL('./support/load-profile/attack.mjs', import.meta.url));

/** The same crowd without and with one hostile account beside it, in turns: machines have moods. */
async function besideHostile(origin: string, [hostile, ...honest]: Person[]): Promise<Figure> {
  if (!hostile) throw new Error('There is nobody.');
  const times = { alone: [] as number[], beside: [] as number[] };
  let errors = 0;
  let answers = '';
  const crowd = async () => {
    const result = await runMix(origin, honest, hostileClients, stepSeconds);
    errors += errorCount(result);
    return result.p99Ms;
  };
  for (let round = 0; round < 3; round += 1) {
    times.alone.push(await crowd());
    const forMs = stepSeconds * 1000 + 1500;
    const orders = { origin, person: hostile, forMs, perSecond: hostilePerSecond };
    const attacking = runToEnd({ args: [attack, JSON.stringify(orders)] });
    times.beside.push(await crowd());
    answers = (await attacking).trim();
  }
  const [alone, beside] = [median(times.alone), median(times.beside)];
  return {
    figure: `${hostileClients} honest clients beside one hostile account`,
    value: `p99 ${beside.toFixed(0)} ms, without it ${alone.toFixed(0)} ms, ${errors} errors; it got ${answers}`,
    bar: { text: 'p99 at most doubled', met: beside <= 2 * alone && errors === 0 },
    ratio: beside / alone,
  };
}

endChildrenOnExit();
const figures: Figure[] = [];
await withProduct(10_000, async (origin, people) => {
  await runMix(origin, people, 8, 2);
  figures.push(await besideHostile(origin, people));
});
if (onlyHostile) {
  printTable(figures);
  process.exit();
}
await withProduct(1000, async (origin, [person]) => {
  if (!person) throw new Error('There is nobody.');
  await readBesideWishes(origin, person, 3);
  figures.push(besideFigure(await readBesideWishes(origin, person, stepSeconds)));
});
await withProduct(10_000, async (origin, people) => {
  await runMix(origin, people, 8, 2);
  for (const clients of curve) {
    const result = await runMix(origin, people, clients, stepSeconds);
    figures.push(figureOf(`${clients} clients`, result));
  }
});
for (let sessions = 1000; sessions <= mostSessions; sessions *= 10) {
  await withProduct(sessions, async (origin, people) => {
    await runMix(origin, people, 8, 2);
    const result = await runMix(origin, people, heldClients, stepSeconds);
    figures.push(figureOf(`${sessions.toLocaleString('en')} stored sessions`, result));
  });
}
await withProduct(10_000, async (origin, people) => {
  await runMix(origin, people, 8, 2);
  const result = await runMix(origin, people, heldClients, heldSeconds);
  figures.push(figureOf(`${heldClients} clients for ${heldSeconds} s`, result));
});
console.log('70 % reads, 20 % sessions, 10 % generation by the planner; SQLite, one process');
printTable(figures);
