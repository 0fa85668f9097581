import { lanes, sourceSteps, unitStep } from './check.mjs';
import { findJourneyBrowser } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { auditStep, playwrightStep, vitestStep } from './runners.mjs';
import { retellFailures, runStep, runSteps, total } from './steps.mjs';

/** @typedef {import('./steps.mjs').Tally} Tally */

const required = process.env.CI === 'true';
// What changes rarely or takes long: processes, proxies, audits, layouts, and properties with
// random seeds. `npm run test:nightly` runs it together with everything else.
const nightly = process.argv.includes('--nightly');
if (nightly) {
  process.env.NIGHTLY = 'true';
  process.env.PROPERTY_SEED ??= 'random';
}

/**
 * Beside the journeys, which wait for a browser most of the time and must not wait for a processor.
 * @param {import('./steps.mjs').Step} step
 */
const runBeside = (step) => runStep({ ...step, background: true });

/** A PostgreSQL to test on, or the reason why there is none. */
async function tryPostgres() {
  // Imported late: it needs the installed packages.
  const { startPostgres } = await import('./postgres.mjs');
  try {
    return { server: await startPostgres(), reason: '' };
  } catch (error) {
    return { server: undefined, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {boolean} built
 * @returns {Promise<Tally>}
 */
async function serverTests(built) {
  const { server, reason } = await tryPostgres();
  /** @type {Tally[]} */
  const tallies = [];
  try {
    const env = { TEST_DATABASE_URL: server?.url ?? '' };
    if (server) {
      tallies.push(await runBeside(vitestStep('server on PostgreSQL', ['server-postgres'], env)));
    } else {
      console.warn(`${required ? '✗' : '!'} PostgreSQL could not be started: ${reason}`);
      if (!required) console.warn('! The server tests on PostgreSQL were SKIPPED.');
      tallies.push({ passed: 0, failed: required ? 1 : 0 });
    }
    if (nightly && built) {
      tallies.push(await runBeside(vitestStep('processes and deployment', ['nightly'], env)));
    }
  } finally {
    await server?.stop();
  }
  return total(tallies);
}

/** @returns {Promise<Tally>} */
async function journeys() {
  try {
    const step = playwrightStep();
    return await runStep({ ...step, env: { ...step.env, CHROMIUM_PATH: findJourneyBrowser() } });
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {boolean} built
 * @returns {Promise<Tally>}
 */
async function testsWithoutBrowser(built) {
  const audited = nightly ? [await runBeside(auditStep())] : [];
  // Each of them waits now and then: together they leave no processor idle.
  const tested = await Promise.all([serverTests(built), runBeside(unitStep())]);
  return total([...audited, ...tested]);
}

ensureInstalled();
const build = await runStep({ name: 'build', args: ['scripts/build.mjs'] });
const built = build.failed === 0;
if (!built) console.warn('✗ Without a build neither processes nor journeys can be tried.');
const source = await runSteps(sourceSteps(), lanes);
const tested = await Promise.all([
  built ? journeys() : { passed: 0, failed: 0 },
  testsWithoutBrowser(built),
]);

retellFailures();
const { passed, failed } = total([build, source.tally, ...tested]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
