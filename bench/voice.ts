import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { voiceStyles } from '../packages/domain/src/voice/styles.ts';
import { stockLines } from '../packages/domain/src/voice/warm-up.ts';
import { mp3DurationMs } from '../packages/server/src/platform/speech/mp3-duration.ts';
import {
  createPiper,
  type PiperEngine,
} from '../packages/server/src/platform/speech/piper/piper.ts';
import { serverDist } from '../scripts/paths.mjs';
import { startProduct } from '../scripts/product.mjs';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom, median, sum } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';
import { firstLineMs, makeAthlete, originOf } from './support/voice/cold-start.ts';
import { measureIntelligibility, type Understood } from './support/voice/intelligibility.ts';
import { coachingLines } from './support/voice/lines.ts';
import { processorSeconds } from './support/voice/processor-time.ts';
import { measureStyles, nearestStyles, type StyleFigures } from './support/voice/styles.ts';
import { register, signedIn, type VoiceClient } from './support/voice/voice-client.ts';
import { measureReadiness, warmUp } from './support/voice/workout-lines.ts';
import { measureVoiceReadiness } from './support/voice-ready.ts';

const mostFirstMs = 3000;
const mostCachedMs = 5;
const mostDelayMs = 50;
const mostLoudnessSpan = 2;
const leastSteps = 1;
const rounds = countFrom('ROUNDS', 3);
const repeats = countFrom('REPEATS', 300, 10_000);
const sessions = countFrom('SESSIONS', 10);
/** An athlete goes round a few workouts: this many different ones. */
const workouts = 3;
const style = 'instructional';
const env = { HOST: '127.0.0.1', VOICE_ENGINE: 'piper' };

const inMs = (ms: number) => `${Math.round(ms)} ms`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

async function measureFirstLines() {
  const data = tempFolder();
  const token = await makeAthlete(data);
  const [fresh, used]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    fresh.push(await firstLineMs(data, token, true));
    used.push(await firstLineMs(data, token, false));
  }
  return { fresh, used };
}

async function measureLines(client: VoiceClient) {
  const warm: number[] = [];
  for (const text of coachingLines) warm.push((await client.say({ text, style })).ms);
  const cached: number[] = [];
  for (let index = 0; index < repeats; index += 1) {
    const text = coachingLines[index % coachingLines.length] ?? '';
    const heard = await client.say({ text, style });
    if (!heard.hit) throw new Error('A line that was spoken before was made again.');
    cached.push(heard.ms);
  }
  return { warm, cached };
}

async function measureSessions(client: VoiceClient, plans: readonly unknown[]): Promise<number[]> {
  const rates: number[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const id = await client.startSession();
    await warmUp(client, plans[index % plans.length], id);
    rates.push((await client.endSession(id)).hit_rate_percent);
  }
  return rates;
}

/** The engine in this process as the server holds it, so that its event loop can be watched. */
async function measureEngine(piper: PiperEngine) {
  const speak = (text: string) =>
    piper.speak({ text, style, voiceId: 'piper-258', rate: 1, pitch: 1 });
  await speak('Warm up.');
  const pid = piper.childPid() ?? 0;
  const before = processorSeconds(pid);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const spoken = await Promise.all(coachingLines.map(speak));
  delay.disable();
  const after = processorSeconds(pid);
  const audioSeconds = sum(
    spoken.map((one) => (one.kind === 'ok' ? mp3DurationMs(one.bytes) / 1000 : Number.NaN)),
  );
  const used = before === null || after === null ? null : (after - before) / audioSeconds;
  return { used, loading: before, delayMs: delay.percentile(99) / 1e6 };
}

const atMost = (figure: string, value: number, most: number, unit: string, digits = 0): Figure => ({
  figure,
  value: `${value.toFixed(digits)} ${unit}`,
  ratio: value / most,
  bar: { text: `≤ ${most} ${unit}`, met: value <= most },
});

function firstLine(figure: string, times: readonly number[]): Figure {
  const all = times.map((ms) => Math.round(ms)).join(', ');
  const row = atMost(figure, median(times), mostFirstMs, 'ms');
  return { ...row, value: `${row.value} (${all})` };
}

function printStyles(styles: readonly StyleFigures[]): void {
  const loudness = styles.map(({ loudnessLufs }) => loudnessLufs);
  const span = Math.max(...loudness) - Math.min(...loudness);
  const nearest = nearestStyles(styles);
  const apart = [
    `${nearest.semitones.toFixed(1)} semitones`,
    `${nearest.pacePercent.toFixed(0)} % in pace`,
    `${nearest.brightnessPercent.toFixed(0)} % in brightness`,
  ];
  printTable([
    ...styles.map((one) => ({
      figure: one.style,
      value: [
        `${Math.round(one.pitchHertz)} Hz (melody ${one.pitchRangeSemitones.toFixed(1)} semitones)`,
        `${one.lettersPerSecond.toFixed(1)} letters/s`,
        `centroid ${Math.round(one.centroidHertz)} Hz`,
        `${one.loudnessLufs.toFixed(1)} LUFS`,
      ].join(', '),
    })),
    atMost('loudness, between the loudest and the quietest', span, mostLoudnessSpan, 'dB', 1),
    {
      figure: `nearest: ${nearest.pair}`,
      value: `${nearest.steps.toFixed(1)} steps (${apart.join(', ')})`,
      ratio: nearest.steps / leastSteps,
      bar: { text: `≥ ${leastSteps} steps`, met: nearest.steps >= leastSteps },
    },
  ]);
}

function printIntelligibility(understood: readonly Understood[] | null): void {
  if (!understood) {
    console.log(
      '\nIntelligibility: not measured. Debian has a recogniser: pocketsphinx and pocketsphinx-en-us.',
    );
    return;
  }
  console.log('\nIntelligibility: words that a recogniser takes for what they are');
  printTable(
    understood.map(({ voice, lines: count, words, accuracy, chance }) => ({
      figure: `${voice}, ${count} lines, ${words} words`,
      value: `${percent(accuracy)} (against the wrong lines ${percent(chance)})`,
    })),
  );
}

endChildrenOnExit();
const first = await measureFirstLines();

const product = await startProduct({ env });
const client = signedIn(originOf(product.url), await register(originOf(product.url)));
await client.say({ text: 'Warm up.', style });
const lines = await measureLines(client);
const plans: unknown[] = [];
for (let index = 0; index < workouts; index += 1) plans.push(await client.makeWorkout(index));
const rates = await measureSessions(client, plans);
const ready = await measureReadiness(client, await client.makeWorkout(workouts));
await product.stop();

const piper = createPiper({
  child: { file: join(serverDist, 'platform', 'speech', 'piper', 'child.js'), execArgv: [] },
  storeFolder: tempFolder(),
  voiceFolder: null,
  lineLimitMs: 60_000,
  idleMs: 60_000,
  log: console,
});
const engine = await measureEngine(piper);
const styles = await measureStyles(piper);
const understood = await measureIntelligibility(piper);
await piper.close();

const stock = voiceStyles.flatMap((one) => stockLines(one)).length;
console.log(
  `${rounds} starts of each kind, ${coachingLines.length} lines, ${repeats} cached reads, ${sessions} sessions`,
);
printTable([
  firstLine('first call after a start to sound, new voice folder', first.fresh),
  firstLine('first call after a start to sound, used folder', first.used),
  {
    figure: 'warm line, median',
    value: `${inMs(median(lines.warm))} (most ${inMs(Math.max(...lines.warm))})`,
    ratio: median(lines.warm) / median(lines.cached),
  },
  atMost('cached line, median', median(lines.cached), mostCachedMs, 'ms', 1),
  atMost('event-loop delay while speaking, p99', engine.delayMs, mostDelayMs, 'ms', 1),
  {
    figure: 'processor seconds of the voice up to its first sound',
    value: engine.loading === null ? 'not told here' : engine.loading.toFixed(2),
  },
  {
    figure: 'processor seconds per second of sound',
    value: engine.used === null ? 'not told here' : engine.used.toFixed(2),
  },
  {
    figure: `hit rate, ${sessions} sessions of ${workouts} workouts`,
    value: `${(sum(rates) / rates.length).toFixed(1)} % (first ${rates[0]} %, last ${rates.at(-1)} %)`,
  },
  {
    figure: `clips on the server at their moment, ${Math.round(ready.minutes)} min, ${ready.moments} moments`,
    value: percent(ready.readyShare),
    ratio: ready.readyShare,
    bar: { text: '100 %', met: ready.readyShare === 1 },
  },
  {
    figure: `warm-up of its ${ready.lines} lines`,
    value: `${ready.warmUpSeconds.toFixed(1)} s; started at once, ${percent(ready.readyAtOnceShare)} would be ready`,
  },
  { figure: 'of these, longer than the script thinks', value: `${ready.tooLong}` },
]);
console.log(`\nThe four styles, by the clips as a browser decodes them (${stock} lines in stock)`);
printStyles(styles);
printIntelligibility(understood);

const served = await startProduct({ env });
const page = await measureVoiceReadiness(originOf(served.url));
await served.stop();
const share = page.ready / page.lines;
console.log('\nIn the page, a workout of 30 minutes taken from step to step');
printTable([
  {
    figure: `clips laid out before their step began, of ${page.lines}`,
    value: percent(share),
    ratio: share,
    bar: { text: '100 %', met: share === 1 },
  },
  { figure: "from the page's opening to 'Voice ready'", value: inMs(page.warmUpMs) },
]);
for (const missing of page.missing) console.log(`not ready: ${missing}`);
