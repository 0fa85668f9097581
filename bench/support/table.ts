import { appendFileSync } from 'node:fs';

export interface Figure {
  figure: string;
  value: string;
  /** What was promised; figures without a promise are there to compare. */
  bar?: { text: string; met: boolean };
  ratio?: number;
}

/** Where the runner of all benches gathers what each of them prints. */
const gathered = process.env.BENCH_FIGURES;

const heads = ['figure', 'value', 'bar', 'ratio'] as const;

function cells({ figure, value, bar, ratio }: Figure): string[] {
  const promise = bar ? `${bar.text} ${bar.met ? 'met' : 'MISSED'}` : '–';
  return [figure, value, promise, ratio === undefined ? '–' : ratio.toFixed(2)];
}

export function formatTable(figures: readonly Figure[]): string {
  const rows = [[...heads], ...figures.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd();
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-');
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** A promise that was not kept fails the run, which goes on for the figures that follow. */
export function printTable(figures: readonly Figure[]): void {
  if (figures.some(({ bar }) => bar?.met === false)) process.exitCode = 1;
  if (gathered) appendFileSync(gathered, figures.map((one) => `${JSON.stringify(one)}\n`).join(''));
  console.log(formatTable(figures));
}
