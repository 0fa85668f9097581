import { join } from 'node:path';
import { root, serverDist } from '../scripts/paths.mjs';
import { endChildrenOnExit, startUntil } from './support/children.ts';
import { countFrom, median } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

const mostSeconds = 3;
const rounds = countFrom('ROUNDS', 5);
const ready = /Cadence is ready at/;
const main = join(serverDist, 'main.js');
const script = join(root, 'scripts', 'start.mjs');

interface Way {
  args: readonly string[];
  program?: string;
  group?: boolean;
}

/** From the spawn to the line that names the address. */
async function startMs(way: Way, folder: string, mayBuild = false): Promise<number> {
  const env = { CADENCE_DATA: folder, PORT: '0', DATABASE_URL: '', NODE_ENV: 'production' };
  const started = await startUntil({ ...way, cwd: root, env }, ready);
  await started.stop();
  const built = /^(Building|Installing)/m.test(started.output());
  if (built && !mayBuild) throw new Error('The sources changed while starts were measured.');
  return started.ms;
}

function figureOf(figure: string, times: readonly number[]): Figure {
  const range = `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`;
  return { figure, value: `${Math.round(median(times))} ms (${range})` };
}

function withBar(figure: Figure, times: readonly number[]): Figure {
  const ratio = median(times) / (mostSeconds * 1000);
  return { ...figure, ratio, bar: { text: `< ${mostSeconds} s`, met: ratio < 1 } };
}

endChildrenOnExit();
const server = { args: [main] };
const byScript = { args: [script] };
const byNpm = { program: 'npm', args: ['start'], group: true };
const used = tempFolder();
await startMs(byScript, used, true);

const first: number[] = [];
const second: number[] = [];
const scripted: number[] = [];
const commanded: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const folder = tempFolder();
  first.push(await startMs(server, folder));
  second.push(await startMs(server, folder));
  scripted.push(await startMs(byScript, used));
  commanded.push(await startMs(byNpm, used));
}

console.log(`${rounds} starts of each kind, from the spawn to the ready line`);
printTable([
  figureOf('server, empty data folder', first),
  figureOf('server, second start', second),
  withBar(figureOf('scripts/start.mjs, second start', scripted), scripted),
  withBar(figureOf('npm start, second start', commanded), commanded),
]);
