import { check } from '../packages/domain/src/planner/check/check.ts';
import type { Report } from '../packages/domain/src/planner/check/report.ts';
import { expectedSeconds } from '../packages/domain/src/planner/layout/expected.ts';
import { formatFor } from '../packages/domain/src/planner/layout/format-for.ts';
import { plan } from '../packages/domain/src/planner/plan.ts';
import { adaptationSummary } from '../packages/domain/src/planner/receipts/receipts.ts';
import { understand } from '../packages/domain/src/planner/understand.ts';
import type { Format } from '../packages/domain/src/reading/vocabulary.ts';
import { laidFormats } from '../packages/domain/src/workout/formats/ids.ts';
import { countFrom, median } from './support/numbers.ts';
import { findMissed } from './support/planner/intent.ts';
import { makeSamples } from './support/planner/requests.ts';
import { printTable } from './support/table.ts';

const count = countFrom('REQUESTS', 5000, 100_000);
const seedOfRequests = countFrom('SEED', 20_261_115, Number.MAX_SAFE_INTEGER);
const date = '2026-11-15T08:00:00.000Z';
const unchanged = 'Built as you asked.';

interface Outcome {
  asked: Format;
  report: Report;
  /** Planned against the minutes meant by who wrote the request. */
  offSeconds: number;
  planMs: number;
  understandMs: number;
  isFormatKept: boolean;
  /** All that was meant by who wrote the request, not only what was read of it. */
  isKept: boolean;
  /** Where it is not, the plan says that something is not as asked. */
  isSaid: boolean;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Processor time of this process alone, in milliseconds: others on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const samples = makeSamples(count, Date.parse(date), seedOfRequests);
const outcomes: Outcome[] = [];
const failures: string[] = [];
const misses: string[] = [];
const stopped: string[] = [];
for (const [seed, sample] of samples.entries()) {
  const { text, form, intent, sessions } = sample;
  const { format, minutes } = intent;
  const readAt = processorMs();
  const understood = understand(text, form, {}, { sessions });
  const understandMs = processorMs() - readAt;
  if (understood.kind !== 'request') {
    stopped.push(text);
    continue;
  }
  const { request } = understood;
  const startedAt = processorMs();
  const workout = plan(request, date, seed);
  const planMs = processorMs() - startedAt;
  const report = check(workout, request);
  // A written list takes the time it takes.
  const offSeconds = intent.list ? 0 : Math.abs(expectedSeconds(workout) - minutes * 60);
  const missed = findMissed(intent, workout);
  const isSaid =
    missed.length > 0 && !adaptationSummary(request, workout, []).startsWith(unchanged);
  const played = formatFor(request);
  const isFormatKept = played.format === format || played.note !== null;
  outcomes.push({
    asked: format,
    report,
    offSeconds,
    planMs,
    understandMs,
    isFormatKept,
    isKept: isFormatKept && missed.length === 0,
    isSaid,
  });
  if (missed.length > 0)
    misses.push(`${missed.join(', ')} ${isSaid ? 'said' : 'NOT SAID'}: ${text}`);
  for (const { id, passed, problems } of report.gates) {
    if (!passed) failures.push(`${id} ${JSON.stringify(text)}: ${problems[0]?.words}`);
  }
}

console.log(
  `${count} requests, ${outcomes.length} planned, ${stopped.length} stopped for safety as they should`,
);
for (const text of stopped) console.log(`  stopped: ${text}`);
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
for (const miss of misses.slice(0, 20)) console.log(`  missed ${miss}`);

const shareOf = (list: readonly Outcome[], holds: (one: Outcome) => boolean) =>
  (100 * list.filter(holds).length) / list.length;

function rowOf(format: Format) {
  const own = outcomes.filter(({ asked }) => asked === format);
  const passed = own.filter(({ report }) => report.passed).length;
  const value = [
    `gates ${((100 * passed) / own.length).toFixed(1)} %`,
    `off p95 ${percentile(
      own.map(({ offSeconds }) => offSeconds),
      0.95,
    )} s`,
    `median ${median(own.map(({ planMs }) => planMs)).toFixed(1)} ms`,
    `understood ${shareOf(own, ({ isFormatKept }) => isFormatKept).toFixed(0)} %`,
    `intent kept ${shareOf(own, ({ isKept }) => isKept).toFixed(1)} %`,
  ].join(', ');
  return { figure: format, value };
}

const passedShare = shareOf(outcomes, ({ report }) => report.passed);
const offs = outcomes.map(({ offSeconds }) => offSeconds);
const times = outcomes.map(({ planMs }) => planMs);

function bar(figure: string, value: number, unit: string, most: number, atLeast = false) {
  const met = atLeast ? value >= most : value <= most;
  const text = `${atLeast ? '≥' : '≤'} ${most}${unit}`;
  const ratio = value / most;
  return { figure, value: `${value.toFixed(1)}${unit}`, bar: { text, met }, ratio };
}

printTable([
  ...laidFormats.map(rowOf),
  bar('hard gates', passedShare, ' %', 100, true),
  bar(
    'intent kept',
    shareOf(outcomes, ({ isKept }) => isKept),
    ' %',
    98,
    true,
  ),
  bar(
    'intent kept or said',
    shareOf(outcomes, ({ isKept, isSaid }) => isKept || isSaid),
    ' %',
    99,
    true,
  ),
  bar('planned against asked, p95', percentile(offs, 0.95), ' s', 10),
  bar('plan, median processor time', median(times), ' ms', 15),
  bar('plan, p99 processor time', percentile(times, 0.99), ' ms', 60),
  {
    figure: 'understand, median',
    value: `${median(outcomes.map((one) => one.understandMs)).toFixed(2)} ms`,
  },
]);
