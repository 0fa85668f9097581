import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { serverDist } from '../scripts/paths.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { measureErrors, measureSilentStep } from './support/timer/errors.ts';
import { errorFigures, latenessFigures, pageFigures, unmeasured } from './support/timer/figures.ts';
import { measureLateness } from './support/timer/lateness.ts';
import { measureProductPage } from './support/timer/product-page.ts';
import { servePage } from './support/timer/served-page.ts';
import { pause } from './support/timer/session.ts';

// Throttling of hidden pages is seen from a minute after hiding.
const hiddenMs = countFrom('HIDDEN_SECONDS', 80, 1200) * 1000;
// Time alone tells: a wait of this length cannot be played faster without faking what it is about.
const silentMs = countFrom('SILENT_SECONDS', 1200, 3600) * 1000;
const stoppedMs = countFrom('STOPPED_SECONDS', 32, 600) * 1000;
const beepMs = countFrom('BEEP_SECONDS', 51, 600) * 1000;
const circleMs = countFrom('CIRCLE_SECONDS', 21, 600) * 1000;
const costMs = countFrom('COST_SECONDS', 12, 600) * 1000;

/** One part that fails must not take the figures of the others with it. */
async function part(name: string, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const startedAt = performance.now();
  try {
    const figures = await measure();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${name}: ${seconds} s, load average ${loadavg()[0]?.toFixed(1)}`);
    return figures;
  } catch (error) {
    process.exitCode = 1;
    return [unmeasured(name, error instanceof Error ? error.message : String(error))];
  }
}

endChildrenOnExit();
// Every browser and every folder has one of its own to be gone with this process.
process.setMaxListeners(60);
const page = await servePage();
// Out of sight and idle for most of the time, so that it can wait beside everything else.
const silent = part('silent step', async () =>
  errorFigures([await measureSilentStep(page.url, silentMs)]),
);
await pause(8000);
const productFigures = existsSync(join(serverDist, 'main.js'))
  ? await part('workout route', async () => pageFigures(await measureProductPage(costMs)))
  : [unmeasured('workout route', 'the product is not built yet: npm run build')];
const latenesses = await part('beeps', async () =>
  latenessFigures(await measureLateness(page.url, beepMs, circleMs)),
);
const errors = await part('error after return', async () =>
  errorFigures(await measureErrors(page.url, hiddenMs, stoppedMs)),
);
const silentFigures = await silent;
page.stop();

console.log(
  [
    'Steps of 20 s and 10 s. Errors are of the time shown 3 s after the return; below 0 is behind.',
    'Beeps: ours when the audio thread renders them, the others when they show that second.',
    'Suspended: the processes are stopped; asleep: the monotonic clock stood still as well, which',
    'looks like a clock that was set, so that Cadence asks; the others have nothing to answer.',
    'Other work on the same machine makes every figure worse, none better.',
  ].join('\n'),
);
printTable([...errors, ...silentFigures, ...latenesses, ...productFigures]);
