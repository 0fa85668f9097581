import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Figure, formatTable } from './table.ts';

/** The figures of all benches as one table. Each file of the folder holds those of one bench. */
const [, , folder = '.'] = process.argv;
const figures = readdirSync(folder)
  .toSorted()
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Figure => {
        const one: Figure = JSON.parse(line);
        return { ...one, figure: `${basename(file, '.jsonl')}: ${one.figure}` };
      }),
  );
const bars = figures.flatMap(({ bar }) => bar ?? []);
const met = bars.filter((bar) => bar.met).length;
console.log(`${formatTable(figures)}\n\n${met} of ${bars.length} bars met`);
