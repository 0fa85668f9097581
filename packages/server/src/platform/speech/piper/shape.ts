import type { Filter } from '../data/piper-voices.ts';

const butterworth = Math.SQRT1_2;
/** What the drive expects: the same bend for every speaker. */
const drivenLevel = 0.12;
/** LUFS of every clip. */
const targetLoudness = -17;
const ceiling = 0.95;
/** Below it the limiter leaves the sound alone. */
const knee = 0.7;

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Robert Bristow-Johnson, Audio EQ Cookbook. */
function coefficients({ kind, hertz, gain }: Filter, sampleRate: number): Coefficients {
  const w = (2 * Math.PI * hertz) / sampleRate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * butterworth);
  const a = 10 ** (gain / 40);
  const scale = (a0: number, ...rest: number[]) =>
    rest.map((value) => value / a0) as unknown as Coefficients;
  if (kind === 'highpass') {
    const b = (1 + cos) / 2;
    return scale(1 + alpha, b, -2 * b, b, -2 * cos, 1 - alpha);
  }
  if (kind === 'peak') {
    return scale(1 + alpha / a, 1 + alpha * a, -2 * cos, 1 - alpha * a, -2 * cos, 1 - alpha / a);
  }
  const root = 2 * Math.sqrt(a) * alpha;
  return scale(
    a + 1 - (a - 1) * cos + root,
    a * (a + 1 + (a - 1) * cos + root),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - root),
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - root,
  );
}

function filtered(samples: Float32Array, filter: Filter, sampleRate: number): Float32Array {
  const [b0, b1, b2, a1, a2] = coefficients(filter, sampleRate);
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[index] = y;
  }
  return out;
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Bent by the drive as a raised voice is; what is loudest is bent most. */
function driven(samples: Float32Array, drive: number): Float32Array {
  if (drive === 0) return samples;
  const gain = (drivenLevel / Math.max(1e-6, rootMeanSquare(samples))) * (1 + 4 * drive);
  return samples.map((sample) => Math.tanh(sample * gain));
}

/** ITU-R BS.1770: what the ear hears of each frequency. */
const earFilters: readonly Filter[] = [
  { kind: 'highshelf', hertz: 1500, gain: 4 },
  { kind: 'highpass', hertz: 38, gain: 0 },
];
const blockSeconds = 0.1;

/** LUFS, of the parts with speech in them. */
function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const heard = earFilters.reduce((sound, one) => filtered(sound, one, sampleRate), samples);
  const size = Math.round(blockSeconds * sampleRate);
  const powers: number[] = [];
  for (let at = 0; at < heard.length; at += size) {
    powers.push(rootMeanSquare(heard.subarray(at, at + size)) ** 2);
  }
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spoken = powers.filter((power) => power > mean(powers) / 10);
  return -0.691 + 10 * Math.log10(Math.max(1e-12, mean(spoken)));
}

function limited(sample: number): number {
  const above = Math.abs(sample) - knee;
  if (above <= 0) return sample;
  const room = ceiling - knee;
  return Math.sign(sample) * (knee + room * Math.tanh(above / room));
}

/** All styles equally loud, whatever their filters took away, and nothing above full scale. */
function levelled(samples: Float32Array, sampleRate: number): Float32Array {
  const gain = 10 ** ((targetLoudness - loudnessOf(samples, sampleRate)) / 20);
  return samples.map((sample) => limited(sample * gain));
}

/** Read faster or slower: higher or lower. The speaker's pace makes up for the length. */
export function repitched(samples: Float32Array, pitch: number): Float32Array {
  if (pitch === 1) return samples;
  const out = new Float32Array(Math.floor(samples.length / pitch));
  for (let index = 0; index < out.length; index += 1) {
    const at = index * pitch;
    const before = Math.floor(at);
    const here = samples[before] ?? 0;
    out[index] = here + ((samples[before + 1] ?? here) - here) * (at - before);
  }
  return out;
}

export function shaped(
  samples: Float32Array,
  sampleRate: number,
  { filters, drive }: { filters: readonly Filter[]; drive: number },
): Float32Array {
  const equalised = filters.reduce((sound, filter) => filtered(sound, filter, sampleRate), samples);
  return levelled(driven(equalised, drive), sampleRate);
}
