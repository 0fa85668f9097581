import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const reports = join(root, 'test-results', 'reports');

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * The step that runs some Vitest projects.
 * @param {string} name
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 * @returns {import('./steps.mjs').Step}
 */
export function vitestStep(name, projects, env = {}) {
  const file = freshReport(`vitest-${projects.join('-')}`);
  return {
    name,
    args: [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // While something is waited for, the whole page would be printed again and again, for nobody.
    env: { DEBUG_PRINT_LIMIT: '0', ...env },
    count: () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      // A file that does not even load has no tests to count, but it is a failure.
      const broken = report.testResults.filter(
        (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
          result.status === 'failed' &&
          !result.assertionResults.some(({ status }) => status === 'failed'),
      );
      return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
    },
  };
}

/**
 * @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 */

/**
 * The journeys that passed only when they were tried again: to be looked at, by name.
 * @param {Suite} suite
 * @returns {string[]}
 */
function secondTries({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map((spec) => `${title} › ${spec.title}`), ...suites.flatMap(secondTries)];
}

/** @returns {import('./steps.mjs').Step} */
export function playwrightStep() {
  const file = freshReport('playwright');
  return {
    name: 'browser journeys',
    args: [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stream: true,
    count: () => {
      const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
      for (const name of suites.flatMap(secondTries)) {
        console.warn(`! passed only at the second try: ${name}`);
      }
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
    },
  };
}

/**
 * The step that asks the registry for known weaknesses of what is shipped.
 * @returns {import('./steps.mjs').Step}
 */
export function auditStep() {
  const file = freshReport('audit');
  return {
    name: 'known weaknesses',
    args: [join('scripts', 'audit.mjs'), file],
    count: () => {
      const { kind } = JSON.parse(readFileSync(file, 'utf8'));
      if (kind === 'unasked') {
        console.warn('! known weaknesses: not asked: the registry gives no audit');
        return { passed: 0, failed: 0 };
      }
      return kind === 'clean' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}
