import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * One thing to run. `count` reads how many tests it ran; a step without tests counts as one. One in
 * the background takes the time of a processor that nothing else wants.
 * @typedef {{
 *   name: string,
 *   args: string[],
 *   env?: Record<string, string>,
 *   stream?: boolean,
 *   background?: boolean,
 *   count?: () => Tally,
 * }} Step
 * @typedef {{ passed: number, failed: number }} Tally
 */

// The tools write into a pipe, which must not decide whether the reader gets colours.
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0' };

/** @type {{ name: string, output: string }[]} */
const failed = [];

/** What the failed steps printed, once more and shortened: a log is mostly read from its end. */
export function retellFailures() {
  for (const { name, output } of failed) {
    console.log(`\n✗ ${name}\n${output.trimEnd().split('\n').slice(-80).join('\n')}`);
  }
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function total(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * What runs `node ...args` below everything else. Set from outside, a priority would reach some of
 * its threads only.
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
function yielding(args) {
  if (process.platform === 'win32') return [process.execPath, ...args];
  return ['nice', '-n', '10', process.execPath, ...args];
}

/**
 * Runs `node ...args`; its output is shown only when it fails, unless the step streams.
 * @param {Step} step
 * @returns {Promise<Tally>}
 */
export function runStep({ name, args, env = {}, stream = false, background = false, count }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const [program, ...rest] = background ? yielding(args) : [process.execPath, ...args];
    const child = spawn(program, rest, {
      cwd: root,
      env: { ...process.env, ...color, ...env },
      stdio: stream ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const pipe of [child.stdout, child.stderr]) {
      pipe?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const tally = outcome(code === 0, count);
      const good = tally.failed === 0;
      const tests = count ? `  ${tally.passed} passed, ${tally.failed} failed` : '';
      if (!good) {
        failed.push({ name, output });
        console.log(output.trimEnd());
      }
      console.log(`${good ? '✓' : '✗'} ${name.padEnd(26)} ${seconds.padStart(6)} s${tests}`);
      resolve(tally);
    });
  });
}

/**
 * @param {boolean} good
 * @param {Step['count']} count
 * @returns {Tally}
 */
function outcome(good, count) {
  if (!count) return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let tally = { passed: 0, failed: 0 };
  try {
    tally = count();
  } catch {
    // A runner that wrote no report has failed, whatever its exit code.
    good = false;
  }
  return good || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/**
 * Runs the steps in their order, at most `parallel` at a time.
 * @param {Step[]} steps
 * @param {number} parallel
 * @returns {Promise<{ tally: Tally, failures: string[] }>}
 */
export async function runSteps(steps, parallel) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failures = [];
  /** @type {Tally[]} */
  const tallies = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const tally = await runStep(step);
      tallies.push(tally);
      if (tally.failed > 0) failures.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return { tally: total(tallies), failures };
}
