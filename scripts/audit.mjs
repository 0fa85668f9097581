import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isEntry, root } from './paths.mjs';

/**
 * @typedef {{ title?: string }} Advisory
 * @typedef {{ name: string, severity: string, via: (string | Advisory)[] }} Finding
 * @typedef {{ kind: 'clean' } | { kind: 'found', lines: string[] } | { kind: 'unasked' }} Audit
 */

const limitMs = 30_000;
const grave = ['high', 'critical'];

/** @param {Finding} finding */
function lineOf({ name, severity, via }) {
  const why = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : cause.title));
  return `${name} (${severity}): ${why.join('; ')}`;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words would repeat the text.
    return {};
  }
}

/**
 * What `npm audit --json` has found. A registry that cannot be reached, or that gives no audit,
 * leaves only a message; its text names the registry and is told to nobody.
 * @param {string} text
 * @returns {Audit}
 */
export function readAudit(text) {
  const report = parse(text);
  if (report.vulnerabilities) {
    const found = /** @type {Finding[]} */ (Object.values(report.vulnerabilities));
    const lines = found.filter(({ severity }) => grave.includes(severity)).map(lineOf);
    return lines.length > 0 ? { kind: 'found', lines } : { kind: 'clean' };
  }
  // With a code it is npm that could not ask, for example for want of a lockfile.
  if (typeof report.message === 'string' && report.error?.code === undefined) {
    return { kind: 'unasked' };
  }
  throw new Error(`npm gave no audit: ${report.error?.code ?? 'its report is of another form'}.`);
}

/** @returns {Promise<string | null>} null when no answer came in time */
function askRegistry() {
  // From a cache, as a machine may be set to, npm reports nothing found without having asked.
  const options = ['--omit=dev', '--json', '--offline=false', '--fetch-retries=0'];
  const npm = spawn('npm', ['audit', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
    timeout: limitMs,
  });
  let text = '';
  npm.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  return new Promise((resolve, reject) => {
    npm.on('error', reject);
    npm.on('close', (_, signal) => resolve(signal ? null : text));
  });
}

if (isEntry(import.meta.url)) {
  const text = await askRegistry();
  /** @type {Audit} */
  const audit = text === null ? { kind: 'unasked' } : readAudit(text);
  const [, , file] = process.argv;
  if (file) writeFileSync(file, JSON.stringify(audit));
  if (audit.kind === 'found') {
    console.error(audit.lines.join('\n'));
    process.exitCode = 1;
  }
}
