import { countFrom } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { eyeWishes } from './support/training/coach-eye/cases.ts';
import { eyeFaults } from './support/training/coach-eye/checks.ts';
import { generatedCases } from './support/training/generated-cases.ts';
import { goldCases } from './support/training/gold-cases.ts';
import { judge } from './support/training/judge.ts';
import {
  figuresOf,
  printBreaches,
  printByArchetype,
  printCauses,
  printGold,
  printGoldTable,
  printLowest,
} from './support/training/report.ts';
import { sanityChecks } from './support/training/sanity.ts';

/**
 * How good the workouts are to a coach who knows the training model and nothing of the planner:
 * its gold examples and two hundred drawn requests, each scored from 0 to 10. Another `SEED` draws
 * other requests; `npm run bench training -- table` prints the gold examples for docs/training.md.
 */
const seed = countFrom('SEED', 20_261_117, Number.MAX_SAFE_INTEGER);
const nowMs = Date.parse('2026-11-15T08:00:00.000Z');

const gold = goldCases().map((one, at) => judge(one, at));
const generated = generatedCases(seed, nowMs).map((one, at) => judge(one, at));
const all = [...gold, ...generated];
const checks = sanityChecks(all);
const seen = eyeWishes().map((wish, at) => ({ wish, faults: eyeFaults(wish, at) }));
const clean = seen.filter(({ faults }) => faults.length === 0).length;

printGold(gold);
if (process.argv.includes('table')) printGoldTable(gold);
printByArchetype(generated);
printLowest(generated, 10);
printBreaches(all);
printCauses(all, countFrom('CAUSES', 40));
console.log('\nWhat a strict coach would mark');
for (const { wish, faults } of seen) {
  for (const { kind, detail } of faults) console.log(`  ${kind}: “${wish.text}”: ${detail}`);
}
console.log();

const atLeast = (figure: string, value: number, least: number) => ({
  figure,
  value: value.toFixed(2),
  bar: { text: `≥ ${least}`, met: value >= least },
  ratio: value / least,
});
const golden = figuresOf(gold);
const drawn = figuresOf(generated);
printTable([
  atLeast('gold examples, mean of 10', golden.mean, 8),
  atLeast('gold examples, lowest', golden.least, 6),
  atLeast('generated, mean of 10', drawn.mean, 8),
  atLeast('generated, P10', drawn.p10, 7),
  atLeast('generated, lowest', drawn.least, 6),
  {
    figure: 'gates failed',
    value: `${all.filter(({ breaches }) => breaches.length > 0).length} of ${all.length}`,
  },
  {
    figure: 'wishes without a mark of a strict coach',
    value: `${clean} of ${seen.length}`,
    bar: { text: '≥ 95 %', met: clean / seen.length >= 0.95 },
    ratio: clean / seen.length,
  },
  ...checks.map(({ name, passed, detail }) => ({
    figure: name,
    value: passed ? 'yes' : `no: ${detail}`.slice(0, 90),
    bar: { text: 'yes', met: passed },
  })),
]);
