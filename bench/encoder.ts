import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { asks } from '../packages/domain/src/coach/cards/data/asks.ts';
import { createEncoder } from '../packages/server/src/platform/encoder/encoder.ts';
import { root } from '../scripts/paths.mjs';
import { countFrom, percentile } from './support/numbers.ts';

/** How long a message waits for the learned reader, and whether it ever holds its caller up. */
const count = countFrom('MESSAGES', 200, 5000);
const bars = { p50: 40, p99: 150, held: 50 };
const file = join(root, 'packages/server/dist/platform/encoder/thread.js');
if (!existsSync(file)) throw new Error('npm run build comes first.');

const all = Object.values(asks).flatMap((lines) => lines.split('\n').filter(Boolean));
const messages = Array.from({ length: count }, (_, at) => all[(at * 37) % all.length] ?? '');
const offs: string[] = [];
const encoder = createEncoder({
  file,
  limitMs: 60_000,
  maxWaiting: 50,
  onOff: (detail) => offs.push(detail),
});
await encoder.hear('a first message');

const usedBefore = process.cpuUsage();
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
const times: number[] = [];
let unheard = 0;
for (const message of messages) {
  const startedAt = performance.now();
  const heard = await encoder.hear(message);
  times.push(performance.now() - startedAt);
  if (heard.length === 0) unheard += 1;
}
loop.disable();
const used = process.cpuUsage(usedBefore);
await encoder.close();

const processorMs = (used.user + used.system) / 1000 / count;
const held = loop.max / 1e6 - 5;
console.log(offs.length > 0 ? `off: ${offs.join(' ')}` : `${count} messages, ${unheard} unheard`);
console.log(
  `p50 ${percentile(times, 50).toFixed(1)} ms (bar ${bars.p50}), p99 ${percentile(times, 99).toFixed(1)} ms (bar ${bars.p99}), caller held ${held.toFixed(1)} ms at most (bar ${bars.held}), ${processorMs.toFixed(1)} ms of processors a message`,
);
