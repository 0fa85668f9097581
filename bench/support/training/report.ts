import { percentile, sum } from '../numbers.ts';
import type { Verdict } from './judge.ts';
import { inOneLine } from './view.ts';

const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
const scoresOf = (verdicts: readonly Verdict[]) => verdicts.map(({ score }) => score);
const points = (value: number) => value.toFixed(2);

interface Figures {
  mean: number;
  p10: number;
  least: number;
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const scores = scoresOf(verdicts);
  return { mean: mean(scores), p10: percentile(scores, 10), least: Math.min(...scores) };
}

const reasons = ({ faults }: Verdict, most: number): string[] =>
  faults
    .filter(({ cost }) => cost >= 0.02)
    .slice(0, most)
    .map(({ cause, detail, cost }) => `−${points(cost)} ${cause}${detail ? ` (${detail})` : ''}`);

/** Each gold example: asked, made, score and what it lost points for. */
export function printGold(verdicts: readonly Verdict[]): void {
  console.log('Gold examples');
  for (const verdict of verdicts) {
    const { one, made, score } = verdict;
    console.log(`\n${one.id}  ${points(score)}  asked: ${one.text}`);
    console.log(`     made: ${made ? inOneLine(made) : 'nothing'}`);
    for (const reason of reasons(verdict, 8)) console.log(`     ${reason}`);
  }
}

/** The gold examples as rows of the table in docs/training.md. */
export function printGoldTable(verdicts: readonly Verdict[]): void {
  console.log('\n| | asked | made | score |\n|---|---|---|---|');
  for (const { one, made, score } of verdicts) {
    console.log(
      `| ${one.id} | ${one.text} | ${made ? inOneLine(made, 4) : 'nothing'} | ${score.toFixed(1)} |`,
    );
  }
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

export function printByArchetype(verdicts: readonly Verdict[]): void {
  console.log('\nGenerated, by archetype\n\narchetype    n   mean    P10    min');
  for (const [code, own] of groupBy(verdicts, ({ one }) => one.expect.code)) {
    const { mean: middle, p10, least } = figuresOf(own);
    const cells = [`${own.length}`, points(middle), points(p10), points(least)];
    console.log(code.padEnd(10) + cells.map((cell) => cell.padStart(7)).join(''));
  }
}

export function printLowest(verdicts: readonly Verdict[], count: number): void {
  console.log(`\nLowest ${count}`);
  const sorted = [...verdicts].sort((a, b) => a.score - b.score);
  for (const verdict of sorted.slice(0, count)) {
    const { one, made, score } = verdict;
    console.log(`\n${one.id} ${one.expect.code}  ${points(score)}  asked: ${one.text}`);
    if (Object.keys(one.form).length > 0) console.log(`     form: ${JSON.stringify(one.form)}`);
    console.log(`     made: ${made ? inOneLine(made) : 'nothing'}`);
    for (const reason of reasons(verdict, 5)) console.log(`     ${reason}`);
  }
}

/** All faults by cause, the dearest first, with the worst example of each. */
export function printCauses(verdicts: readonly Verdict[], most: number): void {
  const faults = verdicts.flatMap((verdict) =>
    verdict.faults.map((fault) => ({ ...fault, one: verdict.one })),
  );
  const groups = groupBy(faults, ({ cause }) => cause).map(([cause, own]) => ({
    cause,
    cost: sum(own.map(({ cost }) => cost)),
    cases: new Set(own.map(({ one }) => one.id)).size,
    worst: own.reduce((a, b) => (b.cost > a.cost ? b : a)),
  }));
  groups.sort((a, b) => b.cost - a.cost);
  console.log(`\nFaults by cause, points lost over ${verdicts.length} sessions\n`);
  for (const { cause, cost, cases, worst } of groups.slice(0, most)) {
    console.log(`${cost.toFixed(1).padStart(6)}  ${String(cases).padStart(3)} sessions  ${cause}`);
    console.log(`        ${worst.one.id} “${worst.one.text}”: ${worst.detail}`);
  }
}

export function printBreaches(verdicts: readonly Verdict[]): void {
  const broken = verdicts.filter(({ breaches }) => breaches.length > 0);
  console.log(`\nGates failed in ${broken.length} sessions`);
  for (const { one, breaches } of broken) {
    for (const { gate, cause, detail } of breaches) {
      console.log(`  ${gate} ${one.id} “${one.text}”: ${cause} (${detail})`);
    }
  }
}
