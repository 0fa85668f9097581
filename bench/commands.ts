import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  samplesPerFrame,
  samplesPerSecond,
} from '../packages/domain/src/commands/hearing/speech-parts.ts';
import { readCommands } from '../packages/domain/src/commands/read-commands.ts';
import { seededDice } from '../packages/domain/src/planner/seeded.ts';
import { voiceStyles } from '../packages/domain/src/voice/styles.ts';
import { stockLines } from '../packages/domain/src/voice/warm-up.ts';
import { piperVoices } from '../packages/server/src/platform/speech/data/piper-voices.ts';
import { earFolders } from '../packages/web/build/ear-folders.ts';
import { openEarModel } from '../packages/web/src/platform/audio/ear/ear-model.ts';
import {
  createEarStream,
  type HeardPart,
} from '../packages/web/src/platform/audio/ear/ear-stream.ts';
import { sayings } from './support/commands/sayings.ts';
import { makeMusic, mixed, pinkNoise } from './support/commands/sound.ts';
import { openSpeaker } from './support/commands/speaker.ts';
import { countFrom, percentile } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';
import { coachingLines } from './support/voice/lines.ts';

const rounds = countFrom('ROUNDS', 2);
const musicMinutes = countFrom('MUSIC_MINUTES', 10);
const lines = countFrom('LINES', 120);

const speeds = [0.85, 1, 1.2];
const beforeMs = 1000;
/** The microphone stays open: the pause after a command has to be heard, not given. */
const afterMs = 1600;
const conditions = {
  clean: { bed: pinkNoise, decibelsBelow: 45, least: 0.85 },
  'music, 10 dB below': { bed: makeMusic, decibelsBelow: 10, least: 0.8 },
  'pink noise, 10 dB below': { bed: pinkNoise, decibelsBelow: 10, least: null },
} as const;

const read = (folder: string, name: string) => readFile(join(folder, name));
const model = await openEarModel({
  runtime: await read(earFolders.onnxruntime, 'ort-wasm-simd-threaded.wasm'),
  encoder: await read(earFolders.moonshine, 'encoder_model.onnx'),
  decoder: await read(earFolders.moonshine, 'decoder_model_merged.onnx'),
  detector: await read(earFolders.silero, 'silero_vad_v5.onnx'),
});
const say = await openSpeaker();

interface Heard extends HeardPart {
  /** From the beginning of the sound to the decision, as long as it takes here. */
  decidedMs: number;
}

/** As from a microphone: frame by frame. */
async function hear(sound: Float32Array): Promise<Heard[]> {
  const stream = createEarStream(model);
  const all: Heard[] = [];
  for (let at = 0; at + samplesPerFrame <= sound.length; at += samplesPerFrame) {
    const began = performance.now();
    const parts = await stream.hear(sound.slice(at, at + samplesPerFrame));
    const tookMs = performance.now() - began;
    const soFarMs = (1000 * (at + samplesPerFrame)) / samplesPerSecond;
    all.push(...parts.map((part) => ({ ...part, decidedMs: soFarMs + tookMs })));
  }
  return all;
}

const spoken = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

interface Tally {
  clips: number;
  right: number;
  wrong: string[];
}

async function measureCommands() {
  const tallies = new Map<string, Tally>();
  const waits: number[] = [];
  let clips = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const dice = seededDice(round * 7919);
    for (const text of sayings(dice)) {
      const meant = JSON.stringify(readCommands(text));
      const speed = speeds[Math.floor(speeds.length * dice())] ?? 1;
      const clip = await say(spoken(text), Math.floor(904 * dice()), speed);
      const endMs = beforeMs + (1000 * clip.length) / samplesPerSecond;
      for (const [name, { bed, decibelsBelow }] of Object.entries(conditions)) {
        clips += 1;
        const heard = await hear(mixed(clip, bed, { decibelsBelow, beforeMs, afterMs, dice }));
        const sure = heard.flatMap((part) => (part.sure ? [{ ...part, sure: part.sure }] : []));
        const tally = tallies.get(name) ?? { clips: 0, right: 0, wrong: [] };
        tallies.set(name, tally);
        tally.clips += 1;
        const [only] = sure;
        if (sure.length === 1 && only && JSON.stringify(only.sure.commands) === meant) {
          tally.right += 1;
          waits.push(only.decidedMs - endMs);
        } else if (only) tally.wrong.push(`${text} → ${only.sure.text}`);
      }
    }
  }
  return { tallies, waits, clips };
}

interface Starts {
  minutes: number;
  starts: string[];
}

async function listenTo(sounds: AsyncIterable<Float32Array>): Promise<Starts> {
  let samples = 0;
  const starts: string[] = [];
  for await (const sound of sounds) {
    samples += sound.length;
    for (const { sure } of await hear(sound)) if (sure) starts.push(sure.text);
  }
  return { minutes: samples / samplesPerSecond / 60, starts };
}

async function* pieces() {
  for (let piece = 0; piece < musicMinutes; piece += 1) {
    const sound = makeMusic(60 * samplesPerSecond, seededDice(5000 + piece));
    const loudest = sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    yield sound.map((one) => (0.3 * one) / loudest);
  }
}

/** As if nothing made the ear deaf to it. */
async function* coach() {
  const dice = seededDice(17);
  const texts = voiceStyles.flatMap((style) => stockLines(style).map(({ text }) => text));
  const speakers = Object.values(piperVoices).map(({ speaker }) => speaker);
  for (let line = 0; line < lines; line += 1) {
    const pool = line % 2 === 0 ? texts : coachingLines;
    const text = pool[Math.floor(pool.length * dice())] ?? '';
    const clip = await say(text, speakers[line % speakers.length] ?? 0, 0.95);
    yield mixed(clip, pinkNoise, { decibelsBelow: 45, beforeMs: 500, afterMs: 1000, dice });
  }
}

const { tallies, waits, clips } = await measureCommands();
const music = await listenTo(pieces());
const own = await listenTo(coach());

const mostWaitMs = 1200;
const wait = percentile(waits, 95);
const perHour = ({ minutes, starts }: Starts) => (60 * starts.length) / minutes;
const startsIn = (starts: Starts) =>
  `${perHour(starts).toFixed(1)} in an hour (${starts.starts.length} in ${starts.minutes.toFixed(0)} min)`;

console.log(`${clips} clips by up to 904 speakers at ${speeds.length} speeds`);
printTable([
  ...Object.entries(conditions).map(([name, { least }]): Figure => {
    const { clips: count, right, wrong } = tallies.get(name) ?? { clips: 1, right: 0, wrong: [] };
    const share = right / count;
    return {
      figure: `understood, ${name}`,
      value: `${percent(share)} (${right} of ${count}; as another command ${wrong.length})`,
      ...(least && { bar: { text: `≥ ${percent(least)}`, met: share >= least } }),
    };
  }),
  {
    figure: 'from the end of speech to the decision, p95',
    value: `${Math.round(wait)} ms (median ${Math.round(percentile(waits, 50))} ms)`,
    ratio: wait / mostWaitMs,
    bar: { text: `≤ ${mostWaitMs} ms`, met: wait <= mostWaitMs },
  },
  {
    figure: 'commands heard in music',
    value: startsIn(music),
    bar: { text: '≤ 1 in an hour', met: perHour(music) <= 1 },
  },
  { figure: 'in our coach’s own lines, were it not deaf to them', value: startsIn(own) },
]);
for (const [name, { wrong }] of tallies) {
  for (const one of wrong) console.log(`as another command, ${name}: ${one}`);
}
for (const text of own.starts) console.log(`in a line of the coach: ${text}`);
