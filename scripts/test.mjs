import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { playwrightStep, vitestStep } from './runners.mjs';
import { runStep, total } from './steps.mjs';

/** @typedef {import('./steps.mjs').Tally} Tally */

/** @returns {Promise<Tally>} */
async function serverOnPostgres() {
  // Imported late: it needs the installed packages.
  const { startPostgres } = await import('./postgres.mjs');
  let postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const required = process.env.CI === 'true';
    console.warn(`${required ? '✗' : '!'} PostgreSQL could not be started: ${reason}`);
    if (!required) console.warn('! The server tests on PostgreSQL were SKIPPED.');
    return { passed: 0, failed: required ? 1 : 0 };
  }
  try {
    return await runStep(
      vitestStep('server on PostgreSQL', ['server-postgres'], { TEST_DATABASE_URL: postgres.url }),
    );
  } finally {
    await postgres.stop();
  }
}

/** @returns {Promise<Tally>} */
async function journeys() {
  const { findChromium } = await import('./chromium.mjs');
  try {
    const step = playwrightStep();
    return await runStep({ ...step, env: { ...step.env, CHROMIUM_PATH: findChromium() } });
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

ensureInstalled();
const checked = await check();
const onPostgres = await serverOnPostgres();
const built = await runStep({ name: 'build', args: ['scripts/build.mjs'] });
const driven = built.failed === 0 ? await journeys() : { passed: 0, failed: 0 };

const { passed, failed } = total([checked.tally, onPostgres, built, driven]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
