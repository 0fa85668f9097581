import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { mp3DurationMs } from '../packages/server/src/platform/speech/mp3-duration.ts';
import { createPiper } from '../packages/server/src/platform/speech/piper/piper.ts';
import { serverDist } from '../scripts/paths.mjs';
import { startProduct } from '../scripts/product.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom, median, sum } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';
import { coachingLines, stockLines } from './support/voice/lines.ts';
import { processorSeconds } from './support/voice/processor-time.ts';
import { signUp, type VoiceClient } from './support/voice/voice-client.ts';

const mostFirstMs = 3000;
const mostCachedMs = 5;
const mostDelayMs = 50;
const repeats = countFrom('REPEATS', 300, 10_000);
const sessions = countFrom('SESSIONS', 10);
/** An athlete goes round a few workouts: this many different ones. */
const workouts = 3;
const env = { HOST: '127.0.0.1', VOICE_ENGINE: 'piper', RATE_LIMIT_PER_MINUTE: '1000000000' };

const originOf = (url: string) => url.replace('localhost', '127.0.0.1');
const inMs = (ms: number) => `${Math.round(ms)} ms`;

/** From the first wish after a start to the sound, on a data folder that is new or was used before. */
async function firstLineMs(data: string): Promise<number> {
  const product = await startProduct({ data, env: { ...env, DATABASE_URL: '' } });
  const reply = await fetch(`${originOf(product.url)}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${Date.now()}@example.com`, password: 'correct horse battery' }),
  });
  const { token } = (await reply.json()) as { token: string };
  const startedAt = performance.now();
  const sound = await fetch(`${originOf(product.url)}/api/v1/voice/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: `The first line of ${Date.now()}.` }),
  });
  if (sound.status !== 200) throw new Error(`Speaking gave ${sound.status}`);
  await sound.arrayBuffer();
  const ms = performance.now() - startedAt;
  await product.stop();
  return ms;
}

async function measureSessions(client: VoiceClient): Promise<number[]> {
  const plans: string[][] = [];
  for (let index = 0; index < workouts; index += 1) plans.push(await client.makeWorkout(index));
  const rates: number[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const id = await client.startSession();
    const names = plans[index % workouts] ?? [];
    for (const name of names) {
      await client.say(`Next up, ${name}.`, id);
      for (const line of stockLines) await client.say(line, id);
    }
    rates.push((await client.endSession(id)).hit_rate_percent);
  }
  return rates;
}

/** The engine as the server holds it, in this process, so that its event loop can be watched. */
async function measureEngine() {
  const piper = createPiper({
    child: { file: join(serverDist, 'platform', 'speech', 'piper', 'child.js'), execArgv: [] },
    storeFolder: tempFolder(),
    voiceFolder: null,
    lineLimitMs: 60_000,
    idleMs: 60_000,
    log: console,
  });
  const say = (text: string) =>
    piper.speak({ text, style: 'instructional', voiceId: 'piper-258', rate: 1, pitch: 1 });
  await say('Warm up.');
  const pid = piper.childPid() ?? 0;
  const before = processorSeconds(pid);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const spoken = await Promise.all(coachingLines.map(say));
  delay.disable();
  const after = processorSeconds(pid);
  const audioSeconds = sum(
    spoken.map((one) => (one.kind === 'ok' ? mp3DurationMs(one.bytes) / 1000 : Number.NaN)),
  );
  await piper.close();
  const used = before === null || after === null ? null : (after - before) / audioSeconds;
  return { used, audioSeconds, delayMs: delay.percentile(99) / 1e6 };
}

endChildrenOnExit();
const folder = tempFolder();
const newFolderMs = await firstLineMs(folder);
const usedFolderMs = await firstLineMs(folder);

const product = await startProduct({ env: { ...env, DATABASE_URL: '' } });
const client = await signUp(originOf(product.url));
await client.say('Warm up.');
const warm: number[] = [];
for (const line of coachingLines) warm.push((await client.say(line)).ms);
const cached: number[] = [];
for (let index = 0; index < repeats; index += 1) {
  const heard = await client.say(coachingLines[index % coachingLines.length] ?? '');
  if (!heard.hit) throw new Error('A line that was spoken before was made again.');
  cached.push(heard.ms);
}
const rates = await measureSessions(client);
await product.stop();
const engine = await measureEngine();

const withBar = (figure: string, ms: number, most: number, digits = 0): Figure => ({
  figure,
  value: `${ms.toFixed(digits)} ms`,
  ratio: ms / most,
  bar: { text: `≤ ${most} ms`, met: ms <= most },
});
console.log(`${coachingLines.length} lines, ${repeats} cached reads, ${sessions} sessions`);
printTable([
  withBar('first line after a start, new data folder', newFolderMs, mostFirstMs),
  withBar('first line after a start, used data folder', usedFolderMs, mostFirstMs),
  { figure: 'warm line, median', value: `${inMs(median(warm))} (most ${inMs(Math.max(...warm))})` },
  withBar('cached line, median', median(cached), mostCachedMs, 1),
  withBar('event-loop delay while speaking, p99', engine.delayMs, mostDelayMs, 1),
  {
    figure: 'processor seconds per second of sound',
    value: engine.used === null ? 'not told here' : engine.used.toFixed(2),
  },
  {
    figure: `hit rate, ${sessions} sessions of ${workouts} workouts`,
    value: `${(sum(rates) / rates.length).toFixed(1)} % (first ${rates[0]} %, last ${rates.at(-1)} %)`,
  },
]);
