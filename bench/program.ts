import { runGates } from '../packages/domain/src/planner/check/gates.ts';
import { makeSubject } from '../packages/domain/src/planner/check/subject.ts';
import { allSessions } from '../packages/domain/src/program/progress.ts';
import type { ProgramWish } from '../packages/domain/src/program/types.ts';
import { countSets, liftsOf, weeklySets } from '../packages/domain/src/program/volume.ts';
import { countFrom, median } from './support/numbers.ts';
import { builderAsShipped } from './support/program/as-shipped.ts';
import { makeWishes } from './support/program/wishes.ts';
import { printTable } from './support/table.ts';

const count = countFrom('PROGRAMS', 500, 10_000);
const longestMs = 300;
const runs = 9;
const warmUps = 3;

const { buildProgram } = await builderAsShipped();

/** Processor time of this process alone, in milliseconds: others on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function build(wish: ProgramWish, seed: number) {
  return buildProgram(wish, {
    id: 'program',
    seed,
    madeAt: '2026-11-15T08:00:00.000Z',
    workoutId: (week, session) => `${week}.${session}`,
  });
}

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

let sessions = 0;
let passed = 0;
let weeks = 0;
let weeksInBand = 0;
const without: string[] = [];
for (const [seed, wish] of makeWishes(count).entries()) {
  const outcome = build(wish, seed);
  if (outcome.kind !== 'program') {
    without.push(`${outcome.kind}: ${JSON.stringify(wish)}`);
    continue;
  }
  const { program, requests } = outcome;
  for (const { workout, workoutId } of allSessions(program)) {
    const request = requests.get(workoutId);
    const gates = request ? runGates(makeSubject(workout, request)) : [];
    sessions += 1;
    if (gates.length > 0 && gates.every((gate) => gate.passed)) passed += 1;
  }
  for (const week of program.weeks) {
    const sets = countSets(week.sessions.flatMap(({ workout }) => liftsOf(workout)));
    weeks += 1;
    if (Math.max(0, ...Object.values(sets)) <= weeklySets[program.level].max) weeksInBand += 1;
  }
}
for (const words of without.slice(0, 20)) console.log(`  no program, ${words}`);

const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
const all = (figure: string, part: number, whole: number) => ({
  figure,
  value: `${part} of ${whole} (${share(part, whole).toFixed(2)} %)`,
  bar: { text: '= 100 %', met: part === whole && whole > 0 },
  ratio: share(part, whole) / 100,
});
const middle = median(times);

printTable([
  {
    figure: '12 weeks of 4 sessions, median processor time',
    value: `${middle.toFixed(0)} ms`,
    bar: { text: `≤ ${longestMs} ms`, met: middle <= longestMs },
    ratio: middle / longestMs,
  },
  all('wishes that got a program', count - without.length, count),
  all('sessions that pass every gate', passed, sessions),
  all('weeks within the sets of their level', weeksInBand, weeks),
]);
