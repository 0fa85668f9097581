import type { ProgramWish } from '../packages/domain/src/program/types.ts';
import { median } from './support/numbers.ts';
import { builderAsShipped } from './support/program/as-shipped.ts';
import { simulate } from './support/program/athlete.ts';
import { allCases } from './support/program/cases.ts';
import { checks } from './support/program/checks.ts';
import { goldPrograms } from './support/program/gold.ts';
import { printTable } from './support/table.ts';

const longestMs = 400;
const runs = 9;
const warmUps = 3;
const shown = 3;

const { buildProgram } = await builderAsShipped();

/** Processor time of this process alone, in milliseconds: others on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const build = (wish: ProgramWish, seed = 1) =>
  buildProgram(wish, {
    id: 'program',
    seed,
    madeAt: '2026-11-17T08:00:00.000Z',
    workoutId: (week, session) => `${week}.${session}`,
  });

const usual: ProgramWish = {
  goalText: 'build muscle',
  weeks: 12,
  sessionsPerWeek: 4,
  minutesPerSession: 60,
  preferredDays: [1, 2, 4, 5],
  startDate: '2026-11-16',
  fitnessLevel: 'intermediate',
  equipment: ['barbells', 'dumbbells', 'bodyweight', 'pull_up_bar', 'yoga_mat'],
  props: ['bench', 'rack'],
};

const times: number[] = [];
for (let run = 0; run < warmUps + runs; run += 1) {
  const startedAt = processorMs();
  build(usual, run);
  if (run >= warmUps) times.push(processorMs() - startedAt);
}
const middle = median(times);

const results = new Map(
  Object.keys(checks).map((name) => [name, { passed: 0, all: 0, faults: [] as string[] }]),
);
const without: string[] = [];
const only = process.env.GOALS?.split(',');
const cases = allCases(process.env.ALL_DAYS === '1').filter(
  ({ goal }) => !only || only.includes(goal.template),
);
for (const given of cases) {
  const outcome = build(given.wish);
  const words = `${given.goal.template}, ${given.level}, ${given.kit}, ${given.weeks} weeks × ${given.days}`;
  if (outcome.kind !== 'program') {
    without.push(`${words}: ${outcome.kind}`);
    continue;
  }
  for (const [name, check] of Object.entries(checks)) {
    const found = check(outcome.program, given, outcome.requests);
    const result = results.get(name);
    if (found === undefined || !result) continue;
    result.all += 1;
    if (found === null) result.passed += 1;
    else result.faults.push(`${words}: ${found}`);
  }
}

for (const words of without.slice(0, shown)) console.log(`  no program, ${words}`);
for (const [name, { faults }] of results) {
  const most = process.env.FAULTS ? Number(process.env.FAULTS) : shown;
  for (const fault of faults.slice(0, most)) console.log(`  ${name} | ${fault}`);
}

const gold = goldPrograms((wish) => build(wish));
for (const { name, faults } of gold)
  for (const fault of faults) console.log(`  gold ${name} | ${fault}`);
const lived = simulate((wish) => build(wish));
for (const { name, faults } of lived)
  for (const fault of faults) console.log(`  athlete, ${name} | ${fault}`);

const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
const all = (figure: string, part: number, whole: number) => ({
  figure,
  value: `${part} of ${whole} (${share(part, whole).toFixed(2)} %)`,
  bar: { text: '= 100 %', met: part === whole && whole > 0 },
  ratio: share(part, whole) / 100,
});

printTable([
  {
    figure: '12 weeks of 4 sessions, median processor time',
    value: `${middle.toFixed(0)} ms`,
    bar: { text: `≤ ${longestMs} ms`, met: middle <= longestMs },
    ratio: middle / longestMs,
  },
  all('wishes that got a program', cases.length - without.length, cases.length),
  ...[...results].map(([name, { passed, all: count }]) => all(name, passed, count)),
  all(
    'gold programs in substance',
    gold.filter(({ faults }) => faults.length === 0).length,
    gold.length,
  ),
  all(
    'a simulated athlete over 16 weeks',
    lived.filter(({ faults }) => faults.length === 0).length,
    lived.length,
  ),
]);
